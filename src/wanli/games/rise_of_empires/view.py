"""The form of a view of Rise of Empires; `views/build.py` builds it."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from wanli.core.view import View
from wanli.games.rise_of_empires.layout import Open


class RegionView(msgspec.Struct):
    """A region with its majorities."""

    id: str
    era: int
    area: str
    sea: bool
    open: bool  # in this era (RE-3.10)
    vp: tuple[int, int]
    income: dict[str, int]
    cubes: dict[str, int]  # by colour, without markers
    leader: str  # the colour that leads alone (RE-4.2), or empty
    wonders: list[str]


class ProgressView(msgspec.Struct):
    """A progress tile in a box."""

    box: int
    id: str
    era: int
    gold: int  # its price now (RE-3.5)
    effect: dict[str, int]


class LandView(msgspec.Struct):
    """A territory tile in a box."""

    box: int
    id: str
    gold: int
    income: dict[str, int]
    food: int  # upkeep


class CityView(msgspec.Struct):
    """A city tile on offer or owned."""

    id: str
    turn: str
    kind: str
    owner: str  # empty: on offer
    gold: int
    resources: int
    food: int
    vp: int
    kept: bool  # scores in every turn (RE-3.7, WW-11), not only when it is built
    upkeep: int = 0  # of a wonder on the map, in gold (WW-9)


class FaceView(msgspec.Struct):
    """An empire tile of this era."""

    id: str
    regions: int
    water: bool
    attacker_loss: int
    defender_loss: int


class WonderView(msgspec.Struct):
    """A wonder on the map, with its upkeep and points due now (WW-9, WW-11)."""

    id: str
    number: int  # its place among the wonders of the set, from 1
    site: str
    holder: str
    marked: bool
    beyond_reach: bool  # it cannot be taken any more (WW-5)
    upkeep_due: int
    vp_due: int


class RiseOfEmpiresView(View, kw_only=True):
    """A position of Rise of Empires as a seat or a spectator may know it."""

    open_parts: ClassVar[tuple[str, ...]] = (
        "table", "regions", "progress", "territory", "cities", "faces", "wonders", "effects",
        "names", "prices",
    )  # fmt: skip

    set_name: str  # of the content, with its checksum
    phase: str
    table: Open
    circles: dict[str, int]  # by row
    regions: list[RegionView]
    progress: list[ProgressView]
    territory: list[LandView]
    cities: list[CityView]
    faces: list[FaceView]
    wonders: list[WonderView]
    upkeep: dict[str, int]  # colour -> food needed in the food phase (RE-4.1)
    food_max: int  # the end of the food track: more cannot be stored
    # kind -> effect of the progress tiles that players own
    effects: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)
    # good -> proceeds of 0, 1, 2 ... resource discs (RE-3.12)
    trade: dict[str, list[int]] = msgspec.field(default_factory=dict)
    # in a B turn: row -> price to take each disc off, in the order of table.rows (RE-3.4)
    prices: dict[str, list[int]] = msgspec.field(default_factory=dict)
