"""The material of the game (RE-1): goods, rows, kinds of tiles, and the data of a content set.

The code contains no numbers of a content set: `content.py` reads them from files, checks them and
fills `Content`, which all positions of a game share.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.state import filled, zeros
from wanli.games.rise_of_empires.rules.wonders import WonderSet

SEATS: Final[i64] = 5
ERAS: Final[i64] = 3
TURNS: Final[i64] = 6  # 1A 1B 2A 2B 3A 3B (RE-1.3)

# goods: a seat has the first five, and a stock of cubes that it cannot use yet (RE-1.2)
GOLD: Final[i64] = 0
CUBES: Final[i64] = 1  # in the pool
FOOD: Final[i64] = 2
VP: Final[i64] = 3
RESOURCES: Final[i64] = 4
STOCK: Final[i64] = 5
GOODS: Final[i64] = 5
PAYABLE: Final[i64] = 4  # RE-3.4: gold, cubes, food, VP

# the rows of action circles (RE-3.1)
ROWS: Final[i64] = 5
PROGRESS: Final[i64] = 0
TERRITORY: Final[i64] = 1
CITY: Final[i64] = 2
EMPIRE: Final[i64] = 3
TRADE: Final[i64] = 4

# kinds of city tiles (RE-3.7)
WONDER: Final[i64] = 2

AREAS: Final[i64] = 3  # the old world, the New World, the Far East
OLD_WORLD: Final[i64] = 0  # the area that needs no ship (RE-3.10)

# effect keys (RE-3.15)
EFFECTS: Final[i64] = 18
E_GOLD: Final[i64] = 0
E_RESOURCES: Final[i64] = 1
E_CUBES: Final[i64] = 2
E_FOOD: Final[i64] = 3
E_PLAINS_FOOD: Final[i64] = 4
E_PLAINS_RESOURCES: Final[i64] = 5
E_ISLAND_ANY: Final[i64] = 6
E_WAR: Final[i64] = 7
E_REGIONS: Final[i64] = 8
E_WATER: Final[i64] = 9
E_NAVIGATION: Final[i64] = 10
E_MERCENARIES: Final[i64] = 11
E_FREE_JUMPS: Final[i64] = 12
E_VP: Final[i64] = 13
E_VP_FLAT: Final[i64] = 14
E_VP_REGIONS: Final[i64] = 15
E_VP_CITIES: Final[i64] = 16
E_ALLIANCE: Final[i64] = 17

# limits of a content set: sets are bits of one number, and counts are encoded in actions
MOST: Final[i64] = 48  # regions, kinds of progress, city tiles
MOST_FACES: Final[i64] = 16
MOST_LANDS: Final[i64] = 16
MOST_BOXES: Final[i64] = 16
MOST_WONDERS: Final[i64] = 16
MOST_CIRCLES: Final[i64] = 16
COUNTS: Final[i64] = 64  # above every number of cubes, discs or goods in an action

NOTHING: Final = zeros(0)


@final
class Sizes:
    """The numbers of regions, tiles and wonders in a content set."""

    def __init__(
        self, regions: i64, kinds: i64, lands: i64, cities: i64, faces: i64, wonders: i64
    ) -> None:
        self.regions = regions
        self.kinds = kinds
        self.lands = lands
        self.cities = cities
        self.faces = faces
        self.wonders = wonders


@final
class Content:
    """The data of board and tiles; shared by all positions of a game."""

    def __init__(self, sizes: Sizes) -> None:
        self.name: str = ""
        self.text: str = ""  # of an owner's set; empty for the shipped set
        self.names: dict[str, str] = {}  # region-gaul, tile-ur: an owner's own names, if any
        # set-up
        self.start: vec[i64] = zeros(GOODS + 1)  # by good; the stock comes last
        self.cubes: i64 = 0  # of each player
        self.discs: i64 = 0  # action discs of each player
        self.bank: i64 = 0  # resource discs of all players
        self.circles: vec[i64] = zeros((SEATS + 1) * ROWS)  # players * ROWS + row
        self.jump_cost: i64 = 1  # RE-3.4
        self.surcharge: i64 = 1  # RE-3.5
        self.discard_up_to: i64 = 0  # players (RE-2.3)
        self.famine: i64 = 1  # RE-4.1
        self.food_max: i64 = 0
        self.most_traded: i64 = 0  # RE-3.12
        self.trade: vec[i64] = zeros(GOODS * COUNTS)  # good * COUNTS + discs -> proceeds
        # the map
        n = sizes.regions
        self.regions: i64 = n
        self.region_ids: list[str] = []
        self.era: vec[i64] = zeros(n)
        self.sea: i64 = 0  # regions, as bits
        self.area: vec[i64] = zeros(n)
        self.first: vec[i64] = zeros(n)  # VP for most cubes (RE-4.3)
        self.second: vec[i64] = zeros(n)
        self.income: vec[i64] = zeros(n * GOODS)  # region * GOODS + good (RE-4.2)
        self.next_to: vec[i64] = zeros(n)  # regions, as bits
        self.open: vec[i64] = zeros(ERAS + 1)  # era -> its regions and earlier ones, as bits
        self.overseas: vec[i64] = zeros(AREAS)  # area -> its regions, as bits; 0 for the old world
        # progress tiles, sorted by era
        n = sizes.kinds
        self.kinds: i64 = n
        self.kind_ids: list[str] = []
        self.kind_era: vec[i64] = zeros(n)
        self.kind_count: vec[i64] = zeros(n)
        self.kind_stripe: vec[i64] = zeros(n)
        self.era_kinds: vec[i64] = zeros(ERAS + 2)  # era -> its first kind; ERAS + 1 -> kinds
        self.effect: vec[i64] = zeros(n * EFFECTS)  # kind * EFFECTS + key
        self.progress_boxes: i64 = 0
        self.per_box: i64 = 0  # tiles of each era in a box
        # territory tiles
        n = sizes.lands
        self.lands: i64 = n
        self.land_ids: list[str] = []
        self.land_count: vec[i64] = zeros(n)
        self.land_income: vec[i64] = zeros(n * GOODS)  # land * GOODS + good
        self.land_food: vec[i64] = zeros(n)  # upkeep
        self.land_gold: vec[i64] = zeros(n)  # price
        self.land_stripe: vec[i64] = zeros(n)
        self.plains: i64 = -1
        self.island: i64 = -1
        self.territory_boxes: i64 = 0
        # city tiles
        n = sizes.cities
        self.cities: i64 = n
        self.city_ids: list[str] = []
        self.city_turn: vec[i64] = zeros(n)
        self.city_kind: vec[i64] = zeros(n)
        self.city_gold: vec[i64] = zeros(n)
        self.city_resources: vec[i64] = zeros(n)
        self.city_food: vec[i64] = zeros(n)
        self.city_vp: vec[i64] = zeros(n)
        self.city_stripe: vec[i64] = zeros(n)
        self.wonder_of: vec[i64] = filled(n, -1)  # city tile -> wonder, or -1
        self.city_of: vec[i64] = zeros(sizes.wonders)  # wonder -> city tile
        self.wonders: WonderSet = WonderSet(sizes.wonders)
        # empire tiles
        n = sizes.faces
        self.faces: i64 = n
        self.face_ids: list[str] = []
        self.face_era: vec[i64] = zeros(n)
        self.face_regions: vec[i64] = zeros(n)
        self.face_water: vec[i64] = zeros(n)
        self.face_attacker: vec[i64] = zeros(n)
        self.face_defender: vec[i64] = zeros(n)
        self.max_loss: i64 = 0
