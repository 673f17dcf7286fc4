"""The material of the game (RE-1): goods, rows, kinds of tiles, and all that the content says.

No number of the content is in the code: `content.py` reads it from files, checks it and fills
`Content`, which all positions of a game share.
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

# goods; a seat has each of the first five, and cubes that are not yet his to use (RE-1.2)
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

# room that a content may take: sets are bits of one number, counts are part of an action's
MOST: Final[i64] = 48  # regions, kinds of progress, city tiles
MOST_FACES: Final[i64] = 16
MOST_LANDS: Final[i64] = 16
MOST_BOXES: Final[i64] = 16
MOST_WONDERS: Final[i64] = 16
MOST_CIRCLES: Final[i64] = 16
COUNTS: Final[i64] = 64  # a number of cubes, discs or things to pay is below this

NOTHING: Final = zeros(0)


@final
class Sizes:
    """How many of each thing a content has."""

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
    """What is printed on board and tiles; shared by all positions of a game."""

    def __init__(self, sizes: Sizes) -> None:
        self.name: str = ""
        self.text: str = ""  # of an owner's set; empty for the shipped one
        self.names: dict[str, str] = {}  # region-gaul, tile-ur: as the owner calls them, if he does
        # set-up
        self.start: vec[i64] = zeros(GOODS + 1)  # by good, the stock last
        self.cubes: i64 = 0  # of each player
        self.discs: i64 = 0  # action discs of each player
        self.bank: i64 = 0  # resource discs of all
        self.circles: vec[i64] = zeros((SEATS + 1) * ROWS)  # players * ROWS + row
        self.jump_cost: i64 = 1  # RE-3.4
        self.surcharge: i64 = 1  # RE-3.5
        self.discard_up_to: i64 = 0  # players (RE-2.3)
        self.famine: i64 = 1  # RE-4.1
        self.food_max: i64 = 0
        self.most_traded: i64 = 0  # RE-3.12
        self.trade: vec[i64] = zeros(GOODS * COUNTS)  # good * COUNTS + discs -> what they fetch
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
        self.open: vec[i64] = zeros(ERAS + 1)  # era -> regions of it and earlier ones, as bits
        self.overseas: vec[i64] = zeros(AREAS)  # area -> its regions; none for the old world
        # progress tiles, in the order of their eras
        n = sizes.kinds
        self.kinds: i64 = n
        self.kind_ids: list[str] = []
        self.kind_era: vec[i64] = zeros(n)
        self.kind_count: vec[i64] = zeros(n)
        self.kind_stripe: vec[i64] = zeros(n)
        self.era_kinds: vec[i64] = zeros(ERAS + 2)  # era -> its first kind; ERAS + 1 -> all
        self.effect: vec[i64] = zeros(n * EFFECTS)  # kind * EFFECTS + key
        self.progress_boxes: i64 = 0
        self.per_box: i64 = 0  # tiles of one era in a box
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
        self.wonder_of: vec[i64] = filled(n, -1)  # city tile -> its number among wonders, or -1
        self.city_of: vec[i64] = zeros(sizes.wonders)  # and back
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
