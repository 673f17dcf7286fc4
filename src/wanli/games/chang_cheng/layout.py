"""The open part of a position (CC-15.1) as plain data.

A view adds what its seat may know; a position's text adds all that is hidden. Both become a full
position again through `restore`, so what is open is listed in one place only.
"""

from __future__ import annotations

from typing import Final

import msgspec

from wanli.games.chang_cheng.rules.cards import GONE, HAND, REVEALED, Cards
from wanli.games.chang_cheng.rules.counters import NOT_DRAWN
from wanli.games.chang_cheng.rules.game import ChangCheng
from wanli.games.chang_cheng.rules.material import (
    BOARD_SQUARES,
    BROKEN,
    COLOURS,
    DOUBLE,
    KINDS,
    SINGLE,
    TOWER,
)
from wanli.games.chang_cheng.rules.names import CARD_NAMES, COLOUR_NAMES, EVENT_NAMES, FACE_NAMES
from wanli.games.chang_cheng.rules.position import ABOUT, STEP_BITS
from wanli.games.chang_cheng.rules.steps import STEP_NAMES, TURN
from wanli.games.chang_cheng.rules.wall import BOARD_LETTERS

MARKS: Final = {SINGLE: "", BROKEN: "/", DOUBLE: "=", TOWER: "^"}
INITIALS: Final = "rgbv"
LIES: Final = ["none", "down", "up", "removed", "removed-open"]
QUESTIONS: Final = [
    "none",
    "opening",
    "first-half",
    "second-half",
    "neutral",
    "which-first",
    "warrior",
    "traitor",
    "flood",
    "builder",
    "mandarin",
    "join-board",
    "draw-start",
    "draw-letter",
    "draw-event",
    "draw-board",
    "draw-reputation",
    "draw-threat",
]

AFTER_ACTION: Final = [
    STEP_NAMES[int(step)] for step in reversed(list(TURN))
]  # the last comes first


class TowerLine(msgspec.Struct, forbid_unknown_fields=True):
    """A tower, in the order they were built, and the neighbours it was promised one of (CC-5.2)."""

    square: str
    colour: str
    promised: int  # 1: the left one, 2: the right one, 3: one of both; 0: no reservation


class Turn(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The turn under way."""

    active: int = 0
    colour: int = 0
    opening: bool = False
    passes: int = 0
    began_with_card: bool = False
    near_only: bool = False
    here: int = -1
    there: int = -1


class Scoring(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The scoring under way (CC-7)."""

    province: int = -1
    change: int = 0
    virtual: dict[str, int] = {}


class Open(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What everybody may know. Defaults are left out, so that an example is a small file."""

    players: int
    options: dict[str, str] = {}
    content: str = ""  # the text of an owner's file
    boards: list[str] = []  # faces in the order they came: board a, b, c, d
    line: str = ""  # their letters from left to right
    rows: dict[str, str] = {}  # letter -> 13 squares: . or r, r/ broken, r= double, r^ tower
    reputation: dict[str, int] = {}  # province -> value
    lies: dict[str, str] = {}  # region -> up, removed or removed-open; else it lies face down
    threat: dict[str, int] = {}  # region -> value, of those all have seen
    scouts: dict[str, list[int]] = {}  # region -> seats from 1
    drawn: list[str] = []  # regions whose counter somebody has seen
    towers: list[TowerLine] = []
    scores: dict[str, int] = {}  # by colour
    in_hand: dict[str, int] = {}  # cards, by colour
    lying: dict[str, dict[str, int]] = {}  # province -> colour -> face-down cards
    revealed: list[str] = []  # "red flood": open cards of the province being scored
    gone: list[str] = []  # cards that everybody saw leave
    events: list[str] = []
    emperors: int = 0
    letter: str = ""
    next_face: str = ""
    turn: Turn = msgspec.field(default_factory=Turn)
    scoring: Scoring = msgspec.field(default_factory=Scoring)
    question: str = "first-half"
    about: int = 0
    current: int = 0
    todo: list[str] = msgspec.field(default_factory=lambda: [*AFTER_ACTION])  # the next one last
    shown: int = 0
    over: bool = False


class Secrets(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is hidden from somebody: where each card is that is not gone, and drawn counters."""

    cards: dict[str, dict[str, str]] = {}  # colour -> kind -> hand or a province
    threat: dict[str, int] = {}  # region -> value


def open_of(t: ChangCheng) -> Open:
    """The open part of a position."""
    wall, counters, cards = t.wall, t.counters, t.cards
    count = wall.provinces()
    areas = range(count)
    provinces = [wall.province_name(p) for p in areas]
    regions = [wall.region_name(r) for r in areas]
    threat = counters.threat[:count]
    colours = colours_in_play(t)
    return Open(
        players=t.players,
        options=t.settings.options,
        content=t.content.text,
        boards=[FACE_NAMES[wall.face[b]] for b in range(wall.boards)],
        line="".join(sorted(BOARD_LETTERS[: wall.boards], key=lambda x: _start(t, x))),
        rows={BOARD_LETTERS[b]: _row(t, b) for b in range(wall.boards)},
        reputation={
            name: int(value)
            for name, value in zip(provinces, counters.reputation[:count], strict=True)
            if value != NOT_DRAWN
        },
        lies={
            name: LIES[how]
            for name, how in zip(regions, counters.lies[:count], strict=True)
            if how > 1
        },
        threat={regions[r]: int(threat[r]) for r in areas if counters.open_to_all(r)},
        scouts={
            name: [s + 1 for s in range(t.players) if who >> s & 1]
            for name, who in zip(regions, counters.scouts[:count], strict=True)
            if who
        },
        drawn=[name for name, n in zip(regions, threat, strict=True) if n != NOT_DRAWN],
        towers=[_tower_line(t, i) for i in range(t.towers.count)],
        scores={COLOUR_NAMES[c]: int(t.points[c]) for c in colours},
        in_hand={COLOUR_NAMES[c]: int(cards.hand[c]) for c in colours},
        lying=_lying(t, colours, provinces),
        revealed=_cards_at(cards, REVEALED, colours),
        gone=_cards_at(cards, GONE, colours),
        events=[EVENT_NAMES[e] for e in range(len(EVENT_NAMES)) if t.events >> e & 1],
        emperors=t.emperors,
        letter="" if t.letter < 0 else "AB"[t.letter],
        next_face="" if t.next_face < 0 else FACE_NAMES[t.next_face],
        turn=_turn(t),
        scoring=_scoring(t),
        question=QUESTIONS[t.question],
        about=t.about,
        current=t.current,
        todo=[_step_name(int(t.todo[i])) for i in range(t.waiting)],
        shown=t.shown,
        over=t.over,
    )


def secrets_of(t: ChangCheng) -> Secrets:
    """All that is hidden from somebody."""
    return Secrets(
        cards={COLOUR_NAMES[c]: kinds_of(t, c) for c in colours_in_play(t)},
        threat={
            t.wall.region_name(r): int(t.counters.threat[r])
            for r in range(t.wall.provinces())
            if t.counters.threat[r] != NOT_DRAWN and not t.counters.open_to_all(r)
        },
    )


def kinds_of(t: ChangCheng, colour: int) -> dict[str, str]:
    """Where the hidden cards of a colour are."""
    kinds: dict[str, str] = {}
    for kind, name in enumerate(CARD_NAMES):
        place = int(t.cards.place[colour * KINDS + kind])
        if place == HAND:
            kinds[name] = "hand"
        elif place >= 0:
            kinds[name] = t.wall.province_name(place)
    return kinds


def colours_in_play(t: ChangCheng) -> list[int]:
    """The colours that belong to a player."""
    return [c for c in range(COLOURS) if t.settings.seat_of[c] >= 0]


def _start(t: ChangCheng, letter: str) -> int:
    return int(t.wall.start[BOARD_LETTERS.index(letter)])


def _row(t: ChangCheng, board: int) -> str:
    start = int(t.wall.start[board])
    end = start + BOARD_SQUARES
    squares = zip(t.wall.square[start:end], t.wall.block[start:end], strict=True)
    return " ".join(["." if c < 0 else INITIALS[c] + MARKS[block] for c, block in squares])


def _tower_line(t: ChangCheng, i: int) -> TowerLine:
    towers = t.towers
    name = t.wall.square_name(towers.at[i])
    return TowerLine(name, COLOUR_NAMES[towers.colour[i]], int(towers.near[i]))


def _lying(t: ChangCheng, colours: list[int], provinces: list[str]) -> dict[str, dict[str, int]]:
    """Province -> colour -> face-down cards; the provinces in their order."""
    counts: list[dict[str, int]] = [{} for _ in provinces]
    for c in colours:
        colour = COLOUR_NAMES[c]
        for place in t.cards.place[c * KINDS : (c + 1) * KINDS]:
            if place >= 0:
                counts[place][colour] = counts[place].get(colour, 0) + 1
    return {name: here for name, here in zip(provinces, counts, strict=True) if here}


def _cards_at(cards: Cards, place: int, colours: list[int]) -> list[str]:
    return [
        f"{COLOUR_NAMES[c]} {CARD_NAMES[k]}"
        for c in colours
        for k, lies in enumerate(cards.place[c * KINDS : (c + 1) * KINDS])
        if lies == place
    ]


def _turn(t: ChangCheng) -> Turn:
    return Turn(
        active=t.active,
        colour=t.colour,
        opening=t.opening,
        passes=t.passes,
        began_with_card=t.began_with_card,
        near_only=t.near_only,
        here=t.here,
        there=t.there,
    )


def _scoring(t: ChangCheng) -> Scoring:
    virtual = {COLOUR_NAMES[c]: int(t.virtual[c]) for c in range(COLOURS) if t.virtual[c]}
    return Scoring(t.scored, t.change, virtual)


def _step_name(step: int) -> str:
    name, about = STEP_NAMES[step >> STEP_BITS], step & ABOUT
    return f"{name}:{about}" if about else name
