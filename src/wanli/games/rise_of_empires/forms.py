"""The forms of the content files, one struct for each file of a set.

`prov` (the source of a value) and `note` are for readers of the files; the program ignores them.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from wanli.games.rise_of_empires.rules.material import COUNTS, ERAS, MOST_CIRCLES
from wanli.games.rise_of_empires.rules.wonders import site_allowed

Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$", max_length=40)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Count = Annotated[int, msgspec.Meta(ge=0, lt=int(COUNTS))]
Positive = Annotated[int, msgspec.Meta(ge=1, lt=int(COUNTS))]
Circles = Annotated[int, msgspec.Meta(ge=1, le=int(MOST_CIRCLES))]
Era = Annotated[int, msgspec.Meta(ge=1, le=int(ERAS))]
Turn = Literal["1A", "1B", "2A", "2B", "3A", "3B"]
Good = Literal["food", "gold", "resources", "cubes"]
Row = Literal["progress", "territory", "city", "empire", "trade"]
Effect = Literal[
    "gold", "resources", "cubes", "food", "plains_food", "plains_resources", "island_any",
    "war_defender_loss", "empire_regions", "all_tiles_water", "navigation", "mercenaries",
    "free_jumps_per_turn", "vp", "vp_flat", "vp_per_3_regions_with_cubes", "vp_per_city",
    "alliance",
]  # fmt: skip


class Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """A part of a set, with optional notes for readers."""

    prov: str = ""
    note: str = ""


# ---- setup.json ------------------------------------------------------------------------------
class Start(Part, frozen=True):
    """The goods and pieces of a player at the start (RE-1.2)."""

    gold: Count
    resources: Count
    food: Count
    vp: Count
    pool: Count


class BoxCounts(Part, frozen=True):
    """The numbers of boxes (RE-1.4)."""

    progress: Positive
    territory: Positive


class Rates(Part, frozen=True):
    """The proceeds of 0, 1, 2 ... resource discs (RE-3.12)."""

    gold: list[Count]
    vp: list[Count]


class SetupFile(Part, frozen=True):
    """Numbers of the set-up and of the sequence of play."""

    start: Start
    cubes_per_player: Positive
    action_discs: Positive
    resource_discs: int
    boxes: BoxCounts
    circles: dict[Literal["2", "3", "4", "5"], dict[Row, Circles]]
    jump_cost: Count
    surcharge_per_era: Count
    discard_up_to_players: Count
    famine_vp: Count
    food_max: Positive
    trade: Rates
    name: Name = "Own set"


# ---- map.json --------------------------------------------------------------------------------
class Region(Part, frozen=True):
    """A region of the map."""

    id: Id
    name: Name
    era: Era
    area: Literal["old", "newworld", "fareast"]
    vp: tuple[Count, Count]  # for most cubes, for second most
    sea: bool = False
    income: dict[Good, Count] = {}
    wonder_zone: bool = False  # Europe, Africa or the Middle East (WW-2)


class MapFile(Part, frozen=True):
    """The map."""

    regions: list[Region]
    adjacency: list[tuple[str, str]]


# ---- the tiles -------------------------------------------------------------------------------
class Face(Part, frozen=True):
    """One face of an empire tile (RE-3.8)."""

    id: Id
    tile: Count
    era: Era
    regions: Positive
    water: bool
    attacker_loss: Count
    defender_loss: Count


class EmpireFile(Part, frozen=True):
    """The empire tiles."""

    faces: list[Face]
    max_defender_loss: Count


class Price(Part, frozen=True):
    """The price of a tile."""

    gold: Count = 0
    resources: Count = 0


class LandUpkeep(Part, frozen=True):
    """The food that a territory needs."""

    food: Count = 0


class Land(Part, frozen=True):
    """A kind of territory tile (RE-3.6)."""

    id: Id
    name: Name
    count: Positive
    income: dict[Good, Count] = {}
    upkeep: LandUpkeep = LandUpkeep()
    cost: Price = Price()
    red_stripe: bool = False


class TerritoryFile(Part, frozen=True):
    """The territory tiles."""

    tiles: list[Land]


class Progress(Part, frozen=True):
    """A progress tile (RE-3.5)."""

    id: Id
    name: Name
    era: Era
    count: Positive
    effect: dict[Effect, Positive]
    red_stripe: bool = False


class ProgressFile(Part, frozen=True):
    """The progress tiles."""

    tiles: list[Progress]


class CityTile(Part, frozen=True):
    """A settlement, a city or a wonder (RE-3.7)."""

    id: Id
    name: Name
    turn: Turn
    kind: Literal["settlement", "city", "wonder"]
    cost: Price
    food: Count
    vp: Count
    upkeep_gold: Count = 0  # in the variant (WW-9)
    red_stripe: bool = False


class CityFile(Part, frozen=True):
    """The city tiles."""

    tiles: list[CityTile]


# ---- wonders.json ----------------------------------------------------------------------------
class SiteRule(Part, frozen=True):
    """The possible sites of wonders of one printed turn (WW-2)."""

    eras: list[Era]
    zone_only: bool = False

    def allows(self, era: int, in_zone: bool) -> bool:
        """Return whether a wonder may stand in a region of an era, inside or outside the zone."""
        return site_allowed(sum(1 << one for one in set(self.eras)), self.zone_only, era, in_zone)


class WondersFile(Part, frozen=True):
    """The wonders of the variant."""

    sites: dict[Turn, SiteRule]


class ContentSet(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A whole set: each file under its name without `.json`."""

    setup: SetupFile
    map: MapFile
    empire_tiles: EmpireFile
    territory_tiles: TerritoryFile
    progress_tiles: ProgressFile
    city_tiles: CityFile
    wonders: WondersFile
