"""Restore a full position from its open and hidden parts: the inverse of `views/open.py`."""

from __future__ import annotations

from wanli.core.questions import number_of
from wanli.core.stack import read_steps
from wanli.games.chang_cheng import content as content_file
from wanli.games.chang_cheng.layout import INITIALS, LIES, MARKS, Open, Secrets
from wanli.games.chang_cheng.options import settings_of
from wanli.games.chang_cheng.rules.cards import GONE, REVEALED
from wanli.games.chang_cheng.rules.game import ChangCheng
from wanli.games.chang_cheng.rules.material import (
    BOARD_SQUARES,
    BROKEN,
    COLOURS,
    COUNTER_VALUES,
    DOUBLE,
    DOUBLES,
    KINDS,
    PIECES,
    SINGLE,
    SINGLES,
    TOWER,
    TOWERS,
)
from wanli.games.chang_cheng.rules.names import CARD_NAMES, COLOUR_NAMES, EVENT_NAMES, FACE_NAMES
from wanli.games.chang_cheng.rules.position import set_up
from wanli.games.chang_cheng.rules.questions import QUESTIONS
from wanli.games.chang_cheng.rules.steps import STEP_NAMES
from wanli.games.chang_cheng.rules.wall import BOARD_LETTERS, LEFT, RIGHT


def restore(data: Open, secrets: Secrets) -> ChangCheng:
    """Return the full position of an open and a hidden part; raise ValueError for a bad name."""
    content = content_file.load(data.content)
    t = ChangCheng(settings_of(data.players, data.options), content)
    set_up(t)
    _restore_wall(t, data)
    _restore_counters(t, data, secrets)
    _restore_cards(t, data, secrets)
    for name, points in data.scores.items():
        t.points[COLOUR_NAMES.index(name)] = points
    for name in data.events:  # in addition to those that the table chose
        t.events |= 1 << EVENT_NAMES.index(name)
    t.emperors = data.emperors
    t.letter = "AB".index(data.letter) if data.letter else -1
    t.next_face = FACE_NAMES.index(data.next_face) if data.next_face else -1
    _restore_turn(t, data)
    t.question = number_of(QUESTIONS, data.question)
    t.about = data.about
    t.current = data.current
    read_steps(t, STEP_NAMES, data.todo)
    t.reveals = data.shown
    t.over = data.over
    t.close_squares()
    return t


def _restore_wall(t: ChangCheng, data: Open) -> None:
    line = data.line or BOARD_LETTERS[: len(data.boards)]
    if sorted(line) != list(BOARD_LETTERS[: len(data.boards)]):
        raise ValueError(f"line {line!r} does not name the {len(data.boards)} boards")
    for board, face in enumerate(data.boards):
        letter = BOARD_LETTERS[board]
        earlier = [line.index(x) for x in BOARD_LETTERS[:board]]
        to_the_left = bool(earlier) and line.index(letter) < min(earlier)
        if earlier and not to_the_left and line.index(letter) < max(earlier):
            raise ValueError(f"line {line!r} has board {letter} between boards that came before")
        t.wall.join(FACE_NAMES.index(face), LEFT if to_the_left else RIGHT, t.content)
        t.boxed &= ~(1 << FACE_NAMES.index(face) // 2)
        _restore_row(t, board, data.rows.get(letter, ". " * BOARD_SQUARES).split())
    for tower in data.towers:
        i = int(t.towers.count)
        t.towers.at[i] = square_of(t, tower.square)
        t.towers.colour[i] = COLOUR_NAMES.index(tower.colour)
        t.towers.near[i] = tower.promised
        t.towers.count = i + 1
        t.towers.promises += int(tower.promised != 0)


def _restore_row(t: ChangCheng, board: int, marks: list[str]) -> None:
    if len(marks) != BOARD_SQUARES:
        raise ValueError(f"row {BOARD_LETTERS[board]} has {len(marks)} squares, not 13")
    blocks = {mark: block for block, mark in MARKS.items()}
    for place, mark in enumerate(marks):
        if mark == ".":
            continue
        colour, block = INITIALS.index(mark[0]), blocks[mark[1:]]
        t.wall.put(int(t.wall.start[board]) + place, colour, block)
        piece = {SINGLE: SINGLES, BROKEN: SINGLES, DOUBLE: DOUBLES, TOWER: TOWERS}[block]
        t.stock[colour * PIECES + piece] -= 1
    for colour in range(COLOURS):  # a double wall was placed as two halves
        t.stock[colour * PIECES + DOUBLES] = max(t.stock[colour * PIECES + DOUBLES], 0)


def _restore_counters(t: ChangCheng, data: Open, secrets: Secrets) -> None:
    counters = t.counters
    for region in range(t.wall.provinces()):
        counters.lies[region] = LIES.index("down")
    for name, lies in data.lies.items():
        counters.lies[region_of(t, name)] = LIES.index(lies)
    for name, seats in data.scouts.items():
        counters.scouts[region_of(t, name)] = sum(1 << (seat - 1) for seat in seats)
    for name, value in data.reputation.items():
        counters.draw_reputation(province_of(t, name), _counter(name, value))
    for name, value in {**secrets.threat, **data.threat}.items():
        counters.draw_threat(region_of(t, name), _counter(name, value))


def _counter(name: str, value: int) -> int:
    """Return a counter's value; raise ValueError if no counter has this value."""
    if not 0 <= value < COUNTER_VALUES:
        raise ValueError(f"{name}: no counter has the value {value}")
    return value


def _restore_cards(t: ChangCheng, data: Open, secrets: Secrets) -> None:
    for place, names in ((REVEALED, data.revealed), (GONE, data.gone)):
        for name in names:
            t.cards.place[_card_of(name)] = place
    for colour_name, kinds in secrets.cards.items():
        for kind, where in kinds.items():
            if where != "hand":
                card = _card_of(f"{colour_name} {kind}")
                t.cards.place[card] = province_of(t, where)
    t.cards.count()


def _restore_turn(t: ChangCheng, data: Open) -> None:
    turn, scoring = data.turn, data.scoring
    t.active = turn.active
    t.colour = turn.colour
    t.opening = turn.opening
    t.passes = turn.passes
    t.began_with_card = turn.began_with_card
    t.near_only = turn.near_only
    t.here = turn.here
    t.there = turn.there
    t.scored = scoring.province
    t.change = scoring.change
    for name, blocks in scoring.virtual.items():
        t.virtual[COLOUR_NAMES.index(name)] = blocks


def _card_of(name: str) -> int:
    colour, _, kind = name.partition(" ")
    return COLOUR_NAMES.index(colour) * KINDS + CARD_NAMES.index(kind)


def square_of(t: ChangCheng, name: str) -> int:
    """Return the square with a name."""
    return _named(name, {t.wall.square_name(s): s for s in range(t.wall.low, t.wall.high)})


def province_of(t: ChangCheng, name: str) -> int:
    """Return the province with a name."""
    return _named(name, {t.wall.province_name(p): p for p in range(t.wall.provinces())})


def region_of(t: ChangCheng, name: str) -> int:
    """Return the region with a name."""
    return _named(name, {t.wall.region_name(r): r for r in range(t.wall.provinces())})


def _named(name: str, places: dict[str, int]) -> int:
    if name not in places:
        raise ValueError(f"no place {name!r} on these boards")
    return places[name]
