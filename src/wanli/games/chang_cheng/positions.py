"""Position files: the open and the hidden part of a position as a small JSON file."""

from __future__ import annotations

import msgspec

from wanli.core import positions
from wanli.core.options import resolve_options
from wanli.core.questions import LUCK, OTHER
from wanli.core.state import CHANCE
from wanli.games.chang_cheng.conservation import faults
from wanli.games.chang_cheng.layout import Open, Secrets
from wanli.games.chang_cheng.options import OPTIONS, canonical
from wanli.games.chang_cheng.restore import restore
from wanli.games.chang_cheng.rules import questions
from wanli.games.chang_cheng.rules.cards import REVEALED
from wanli.games.chang_cheng.rules.counters import NOT_DRAWN
from wanli.games.chang_cheng.rules.game import ChangCheng
from wanli.games.chang_cheng.rules.material import COLOURS, KINDS, TOWER
from wanli.games.chang_cheng.rules.questions import QUESTIONS
from wanli.games.chang_cheng.rules.scoring import asked_kind
from wanli.games.chang_cheng.rules.steps import PAIR
from wanli.games.chang_cheng.views.open import open_of, secrets_of


class PositionFile(Open, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The contents of a position file."""

    game: str
    hidden: Secrets = msgspec.field(default_factory=Secrets)


def write_position(t: ChangCheng) -> str:
    """Return a position as JSON text, one line for each part."""
    table = msgspec.structs.asdict(open_of(t))
    data = PositionFile(game="chang-cheng", hidden=secrets_of(t), **table)
    return positions.write(data)


def read_position(text: str) -> ChangCheng:
    """Parse a position; raise BadPosition."""
    return positions.read(text, PositionFile, _build)


def _build(data: PositionFile) -> ChangCheng:
    positions.check_header(data, "chang-cheng", (2, 3, 4))
    data.options = resolve_options(OPTIONS, canonical(data.options), data.players)
    state = restore(data, data.hidden)
    positions.refuse_first([*faults(state), *_contradictions(state, data)])
    if not state.over and not state.actions():
        raise positions.wrong("nothing can be done")
    return state


def _contradictions(t: ChangCheng, data: PositionFile) -> list[str]:
    """Return the faults that cannot occur in a game even though the material is complete."""
    return [
        *_turn_faults(t, data),
        *_board_faults(t),
        *_counter_faults(t, data),
        *_stated_faults(t, data),
    ]


def _turn_faults(t: ChangCheng, data: PositionFile) -> list[str]:
    """Return the faults of the deciding seat, the question and the pending steps."""
    wrong: list[str] = []
    places = range(-1, t.wall.provinces())
    if not 0 <= t.active < t.players or not 0 <= t.colour < COLOURS:
        wrong.append("the turn is nobody's")
    if any(place not in places for place in (t.here, t.there, t.scored)):
        wrong.append("the turn is about a province that is not in play")
    if data.question == "second-half" and t.here < 0:
        wrong.append("the first half of the turn was done nowhere")
    if t.over != (data.question == "none"):
        wrong.append("only a finished game asks nothing")
    elif not t.over and t.current != _who_decides(t):
        wrong.append(f"seat {t.current + 1} is not asked this: {data.question}")
    if not t.over and data.todo[:1] not in (["action"], ["end-test"], ["event-cards"]):
        wrong.append("nothing follows this turn")
    return wrong


def _who_decides(t: ChangCheng) -> int | None:
    """Return the seat that answers the question; None if the question is impossible here."""
    asked = QUESTIONS[t.question].asked
    if asked == LUCK:
        return int(CHANCE) if 0 <= t.about < max(2, t.wall.provinces()) else None
    if asked == OTHER:
        card = t.about * KINDS + asked_kind(t)
        revealed = t.about in range(COLOURS) and t.cards.place[card] == REVEALED
        return int(t.settings.seat_of[t.about]) if revealed else None
    if t.question == questions.WHICH_FIRST:
        scored = (t.about // PAIR, t.about % PAIR)
        complete = all(0 <= p < t.wall.provinces() and t.wall.left[p] == 0 for p in scored)
        return int(t.active) if complete else None
    return int(t.active)


def _board_faults(t: ChangCheng) -> list[str]:
    """Return the faults of boards, Emperor cards and towers (CC-2.1, CC-5.1)."""
    wrong: list[str] = []
    wall = t.wall
    letters = {int(wall.face[b]) % 2 for b in range(wall.boards)}
    if not t.settings.mixed_faces and letters - {int(t.letter)}:
        wrong.append("letter: all boards show the same letter, which is named")
    if wall.boards > t.settings.boards:
        wrong.append(f"boards: no more than {t.settings.boards} come into play here")
    if t.emperors < 0:
        wrong.append("emperors: there cannot be less than none")
    for s in range(wall.low, wall.high):
        if wall.block[s] == wall.block[s + 1] == TOWER:
            wrong.append(f"a tower stands next to the tower on {wall.square_name(s)}")
    return wrong


def _counter_faults(t: ChangCheng, data: PositionFile) -> list[str]:
    """Return the faults of counters."""
    wrong: list[str] = []
    for area in range(t.wall.provinces()):
        coming = data.question == "draw-reputation" and t.about == area
        coming = coming or f"lay-reputation{f':{area}' if area else ''}" in data.todo
        if (t.counters.reputation[area] == NOT_DRAWN) != coming:
            wrong.append(f"{t.wall.province_name(area)} has no counter, or one too early")
        if t.counters.open_to_all(area) and t.counters.threat[area] == NOT_DRAWN:
            wrong.append(f"the counter of {t.wall.region_name(area)} is turned up without a value")
        if int(t.counters.scouts[area]) >> t.players:
            wrong.append(f"{t.wall.region_name(area)} was scouted by a seat that nobody has")
    return wrong


def _stated_faults(t: ChangCheng, data: PositionFile) -> list[str]:
    """Return contradictions between values that the file states twice."""
    now = open_of(t)
    wrong = [
        f"{name} does not agree with the rest"
        for name, given, true in (
            ("in_hand", data.in_hand, now.in_hand),
            ("lying", data.lying, now.lying),
            ("drawn", sorted(data.drawn), sorted(now.drawn)),
            ("revealed", sorted(data.revealed), sorted(now.revealed)),
            ("gone", sorted(data.gone), sorted(now.gone)),
        )
        if given and given != true
    ]
    if len(data.events) > 2 or len(set(data.events)) < len(data.events):
        wrong.append("up to two different event cards are in play")
    if not data.scores.keys() <= now.scores.keys():
        wrong.append("a colour that nobody has scored points")
    return wrong
