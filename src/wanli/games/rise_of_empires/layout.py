"""The open part of a position as plain data; `views/open.py` builds it from a position.

All of a position is open (RE-5.1), as unseen tiles have no order yet. So views and position files
both contain it, and `restore` turns it into a position again.
"""

from __future__ import annotations

from typing import Final

import msgspec

from wanli.games.rise_of_empires.rules.steps import STEP_NAMES, TURN

AFTER_ACTION: Final = [  # pending steps at a turn's first action, in stack order
    *(STEP_NAMES[int(step)] for step in reversed(list(TURN)[3:])),
    "action:1",
]


class Seat(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The goods, pieces and tiles of a player."""

    gold: int = 0
    food: int = 0
    resources: int = 0
    vp: int = 0
    pool: int = 0
    stock: int | None = None  # default: all other cubes
    cubes: dict[str, int] = {}  # region -> cubes, without markers
    progress: list[str] = []
    territory: dict[str, int] = {}
    cities: list[str] = []  # kept settlements, cities and wonders
    ally: str = ""  # the colour that has this player's alliance piece (RE-3.13)
    waived: int = 0  # payments waived in this turn
    islands: dict[str, int] = {}  # good -> what Islands give with the income


class WonderLine(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A wonder on the map."""

    site: str
    holder: str
    marked: bool = True
    builder: str = ""  # the colour that built it in this turn
    beyond_reach: bool = False  # it cannot be taken any more (WW-5)


class BoxLine(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The boxes of progress or territory tiles."""

    shown: list[str]  # by box; empty: nothing is shown
    left: list[int]  # by box
    unseen: dict[str, int]  # kind -> number of unseen tiles
    gone: dict[str, int] = {}  # kind -> number of discarded tiles


class Doing(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The current action, or the rest of the last one."""

    active: int = 0
    owed: int = 0
    face: str = ""
    regions_left: int = 0
    reach: list[str] = []
    anywhere: bool = False
    placed: list[str] = []
    overseas: str = ""
    hired: bool = False
    fronts: list[str] = []
    front: str = ""
    enemy: int = 0
    losses: int = 0


class Open(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The public part of a position. Defaults are omitted, so that an example is a small file."""

    players: int
    options: dict[str, str] = {}
    content: str = ""  # the text of an owner's set
    turn: str = "1A"
    order: list[str] = []  # colours; default: by seat
    new_order: list[str] = []  # places chosen for the next turn; empty: free
    seats: dict[str, Seat] = {}
    bank: int | None = None  # default: all discs without an owner
    progress: BoxLine | None = None  # default: nothing shown, nothing discarded
    territory: BoxLine | None = None
    shown_cities: list[str] = []
    gone_cities: list[str] = []
    rows: dict[str, list[str]] = {}  # row -> colours from the right-most circle on; empty: lifted
    wonders: dict[str, WonderLine] = {}
    doing: Doing = msgspec.field(default_factory=Doing)
    question: str = "choose-row"
    about: int = 0
    current: int = 0
    todo: list[str] = msgspec.field(default_factory=lambda: [*AFTER_ACTION])  # the next one last
    over: bool = False
