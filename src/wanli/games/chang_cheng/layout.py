"""The open part of a position (CC-15.1) as plain data; `views/open.py` builds it from a position.

A view adds what its seat may know, a position file everything hidden. `restore` turns both into a
full position again, so the open part is defined in one place only.
"""

from __future__ import annotations

from typing import Final

import msgspec

from wanli.games.chang_cheng.rules.material import BROKEN, DOUBLE, SINGLE, TOWER
from wanli.games.chang_cheng.rules.steps import STEP_NAMES, TURN

MARKS: Final = {SINGLE: "", BROKEN: "/", DOUBLE: "=", TOWER: "^"}
INITIALS: Final = "rgbv"
LIES: Final = ["none", "down", "up", "removed", "removed-open"]

AFTER_ACTION: Final = [
    STEP_NAMES[int(step)] for step in reversed(list(TURN))
]  # the last comes first


class TowerLine(msgspec.Struct, forbid_unknown_fields=True):
    """A tower, in building order, and the neighbouring squares reserved for its wall (CC-5.2)."""

    square: str
    colour: str
    promised: int  # 1: the left one, 2: the right one, 3: one of both; 0: no reservation


class Turn(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The current turn."""

    active: int = 0
    colour: int = 0
    opening: bool = False
    passes: int = 0
    began_with_card: bool = False
    near_only: bool = False
    here: int = -1
    there: int = -1


class Scoring(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The current scoring (CC-7)."""

    province: int = -1
    change: int = 0
    virtual: dict[str, int] = {}


class Open(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The public part of a position. Defaults are omitted, so that an example is a small file."""

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
    drawn: list[str] = []  # regions whose counter has been seen by a player
    towers: list[TowerLine] = []
    scores: dict[str, int] = {}  # by colour
    in_hand: dict[str, int] = {}  # cards, by colour
    lying: dict[str, dict[str, int]] = {}  # province -> colour -> face-down cards
    revealed: list[str] = []  # "red flood": open cards of the province being scored
    gone: list[str] = []  # cards that left the game openly
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
    """The hidden part: the places of all cards still in the game, and drawn counters."""

    cards: dict[str, dict[str, str]] = {}  # colour -> kind -> hand or a province
    threat: dict[str, int] = {}  # region -> value
