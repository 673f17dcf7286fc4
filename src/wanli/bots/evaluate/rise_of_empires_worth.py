"""The features of a position of Rise of Empires: VP, income in the remaining turns, goods.

All values are in VP until the end of the game: a tile is worth its yield in each remaining turn,
a good what it can still buy. An unfinished action counts as if it were finished.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.state import ints, zeros
from wanli.games.rise_of_empires.rules import effects, questions
from wanli.games.rise_of_empires.rules.food import land_income
from wanli.games.rise_of_empires.rules.material import (
    CITY,
    CUBES,
    EMPIRE,
    FOOD,
    GOLD,
    GOODS,
    MOST_CIRCLES,
    RESOURCES,
    ROWS,
    SEATS,
    STOCK,
    TRADE,
    TURNS,
    VP,
    WONDER,
)
from wanli.games.rise_of_empires.rules.position import KEPT, Position
from wanli.search.guide import reals


def floats(values: list[float]) -> vec[float]:
    """Return numbers as a packed array."""
    out = reals(len(values))
    for i in range(len(values)):
        out[i] = values[i]
    return out


BY_TURNS: Final[i64] = 7  # row length of tables by the number of VP phases left, 0 to 6
# the value of one unit of a good, at good * BY_TURNS + turns left; food and VP are separate
RATE: Final = floats([
    0.0, 0.45, 0.7, 0.8, 0.9, 1.0, 1.1,
    0.0, 0.4, 0.7, 0.75, 0.8, 0.8, 0.8,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.6, 1.0, 1.1, 1.2, 1.3, 1.4,
])  # fmt: skip
# the value of one more unit in each remaining turn: the sum of the rates after each income
EACH_TURN: Final = floats([
    0.0, 0.0, 0.45, 1.15, 1.95, 2.85, 3.85,
    0.0, 0.0, 0.4, 1.1, 1.85, 2.65, 3.45,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.6, 1.6, 2.7, 3.9, 5.2,
])  # fmt: skip
NO_ROW: Final[i64] = -1
ROW_OF: Final = ints([CITY, EMPIRE, NO_ROW, NO_ROW, TRADE])  # the row in which a good is spent
GOOD_OF: Final = ints([-1, -1, GOLD, CUBES, RESOURCES])  # the good that is spent in a row
PLENTY: Final = floats([16.0, 12.0, 0.0, 0.0, 10.0])  # each unit beyond this counts a third
USELESS: Final = 0.05  # a good that can no longer be spent
OWED: Final = 0.4  # one unit of any good still owed for a disc
FOOD_KEPT: Final = 0.1  # one surplus food
HUNGER: Final = 0.85  # one missing food
# the map
LASTS_B: Final = floats([0.0, 1.0, 1.4, 1.65, 1.8, 1.9, 2.0])  # by the turns left, in a B turn
LASTS_A: Final = floats([0.0, 1.0, 1.65, 1.95, 2.15, 2.25, 2.35])  # the same in an A turn
SAFE: Final = floats([0.75, 0.85, 0.92, 0.97, 1.0])  # chance to keep a lead, by margin beyond 1
SYMBOL: Final = 1.3  # expected incomes from a led region's symbol, except in the last turns
FOOTHOLD: Final = 0.2  # a region with cubes, because it extends the seat's reach
TO_PLACE: Final = 0.3  # a region that the empire tile still allows
# tiles
HELD: Final = floats([0.6, 0.75, 0.85, 0.9])  # chance to keep a wonder, by the cubes around it
SKILL: Final = 0.35  # a tile that only gives new options, in each turn
# discs in the rows: an action of the B turn, as far as the seat can pay for it, by row
DISC_WORTH: Final = floats([1.0, 1.0, 2.0, 2.0, 0.7])
PRICE: Final = floats([0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 6.0, 8.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0])
FREE_ACTIONS: Final = 3.0  # useful actions of a row that needs no goods
JUMP: Final = 0.2  # the cost of each disc to the left of an own disc


def turns_left(t: Position) -> i64:
    """Return the number of VP phases left; the turn order is chosen after one (RE-2.1)."""
    return TURNS - t.turn - (1 if t.question == questions.WHICH_PLACE else 0)


def lasting(t: Position, turns: i64) -> float:
    """Return the expected number of times that the cubes on the map will score in place."""
    return LASTS_B[turns] if t.is_b() else LASTS_A[turns]


def income_of(t: Position, seat: i64, good: i64) -> i64:
    """Return a seat's income of a good from tiles in each turn."""
    tiles = land_income(t, seat, good)
    if good == GOLD:
        return tiles + effects.gold(t, seat)
    if good == CUBES:
        return tiles + effects.cubes(t, seat)
    return tiles + effects.resources(t, seat) + effects.plains_resources(t, seat)


def fed(left: i64) -> float:
    """Return the value of surplus food, or the cost of missing food."""
    if left > 0:
        return FOOD_KEPT * float(min(left, 12))
    return HUNGER * float(left)


# features of a seat, most of them in VP
HAS_VP: Final[i64] = 0
PLACES: Final[i64] = 1  # VP still to come from regions
FOOTHOLDS: Final[i64] = 2  # regions with cubes
ON_MAP: Final[i64] = 3  # cubes in regions
AT_HAND: Final[i64] = 4  # + good: the value of goods
EARNS: Final[i64] = 9  # + good: the value of the income from tiles
SYMBOLS: Final[i64] = 14  # the value of the symbols of led regions
FOOD_OVER: Final[i64] = 15
FOOD_SHORT: Final[i64] = 16
TILES: Final[i64] = 17  # VP from progress tiles in the remaining turns
SKILLS: Final[i64] = 18
CITIES: Final[i64] = 19  # VP from cities in the remaining turns
WONDERS: Final[i64] = 20  # VP of wonders less their upkeep
BARE: Final[i64] = 21  # the same where the holder has no cube beside the wonder
DISCS: Final[i64] = 22  # + row: actions of the B turn
JUMPS: Final[i64] = 27  # the cost of jumps
UNDER_WAY: Final[i64] = 28  # payments due, regions still to choose
IN_STOCK: Final[i64] = 29  # cubes in stock, which income can bring
FEATURES: Final[i64] = 30


@final
class Worth:
    """Computes the features; the intermediate counts stay available to callers."""

    def __init__(self) -> None:
        self.symbols: vec[i64] = zeros(SEATS * GOODS)  # of the regions that a seat leads
        self.city_vp: vec[i64] = zeros(SEATS)  # of kept cities, in each turn
        self.city_food: vec[i64] = zeros(SEATS)
        self.cities: vec[i64] = zeros(SEATS)  # kept
        self.here: vec[i64] = zeros(SEATS)  # cubes in a region
        self.discs: vec[i64] = zeros(ROWS * SEATS)  # row * SEATS + seat

    def write_features(self, t: Position, out: vec[float]) -> None:
        """Add the features of each seat at seat * FEATURES + feature."""
        turns = turns_left(t)
        self.count_cities(t)
        self.count_discs(t, out)
        self.add_regions(t, turns, out)
        for seat in range(t.players):
            at = seat * FEATURES
            out[at + HAS_VP] = float(t.of(seat, VP))
            out[at + IN_STOCK] = float(t.of(seat, STOCK)) / 10.0
            self.goods(t, seat, turns, out)
            left = self.food_left(t, seat, turns)
            out[at + (FOOD_OVER if left > 0 else FOOD_SHORT)] = fed(left)
            self.tiles(t, seat, turns, out)
            self.rows(t, seat, out)
        self.add_wonders(t, turns, out)
        if t.question == questions.PAYMENT:
            out[t.active * FEATURES + UNDER_WAY] = -OWED * float(t.owed)
        elif t.question == questions.WHICH_REGION:
            out[t.active * FEATURES + UNDER_WAY] = TO_PLACE * float(t.regions_left)

    # ---- features of the whole table ---------------------------------------------------------
    def count_cities(self, t: Position) -> None:
        """Count the cities of every seat, their VP and their food."""
        c, city = t.content, t.city
        for seat in range(t.players):
            self.city_vp[seat] = 0
            self.city_food[seat] = 0
            self.cities[seat] = 0
        for tile in range(c.cities):
            place = i64(city[tile])
            if place < KEPT:
                continue
            self.city_food[place - KEPT] += i64(c.city_food[tile])
            if c.city_kind[tile] != WONDER:
                self.city_vp[place - KEPT] += i64(c.city_vp[tile])
                self.cities[place - KEPT] += 1

    def count_discs(self, t: Position, out: vec[float]) -> None:
        """Count the discs of every seat, and write the cost of the discs to the left of them."""
        discs, disc = self.discs, t.rows.disc
        for i in range(ROWS * SEATS):
            discs[i] = 0
        for row in range(ROWS):
            end = row * MOST_CIRCLES + i64(t.rows.laid[row])
            left: i64 = 0
            for i in range(t.rows.laid[row]):
                whose = i64(disc[end - 1 - i])
                if whose >= 0:
                    discs[row * SEATS + whose] += 1
                    out[whose * FEATURES + JUMPS] -= JUMP * float(left)
                    left += 1

    def cubes_here(self, t: Position, region: i64) -> None:
        """Count a region's cubes as they will score, with halving and an unfinished placement."""
        here, cubes, regions = self.here, t.cubes, t.content.regions
        for seat in range(t.players):
            here[seat] = cubes[seat * regions + region]
        if t.question == questions.WHICH_PLACE:
            if t.is_b():
                for seat in range(t.players):
                    here[seat] = i64(here[seat]) >> 1
        elif t.question == questions.HOW_MANY and t.about == region:
            best: i64 = 0
            for seat in range(t.players):
                if seat != t.active:
                    best = max(best, i64(here[seat]))
            wanted = max(1, best + 1 - i64(here[t.active]))
            here[t.active] += min(t.of(t.active, CUBES), wanted)

    def add_regions(self, t: Position, turns: i64, out: vec[float]) -> None:
        """Write the expected VP of the regions, and count the symbols of led ones."""
        c, here, symbols = t.content, self.here, self.symbols
        times = lasting(t, turns)
        foothold = FOOTHOLD if turns > 1 else 0.0
        for i in range(t.players * GOODS):
            symbols[i] = 0
        for region in range(c.regions):
            self.cubes_here(t, region)
            most: i64 = 0
            next_most: i64 = 0
            for seat in range(t.players):
                n = i64(here[seat])
                if n > most:
                    next_most, most = most, n
                elif n > next_most:
                    next_most = n
            if most == 0:
                continue
            first, second = float(i64(c.first[region])), float(i64(c.second[region]))
            for seat in range(t.players):
                n = i64(here[seat])
                if n == 0:
                    continue
                at = seat * FEATURES
                out[at + FOOTHOLDS] += foothold
                out[at + ON_MAP] += float(n) / 10.0
                if n > next_most:
                    sure = SAFE[min(n - next_most - 1, 4)]
                    out[at + PLACES] += (second + sure * (first - second)) * times
                    for good in range(GOODS):
                        symbols[seat * GOODS + good] += i64(c.income[region * GOODS + good])
                elif n == next_most:
                    out[at + PLACES] += second * times

    def add_wonders(self, t: Position, turns: i64, out: vec[float]) -> None:
        """Write the VP of wonders less their upkeep, where that is positive (WW-9, WW-11)."""
        printed, gold = t.content.wonders, RATE[GOLD * BY_TURNS + turns - 1]
        for wonder in range(t.wonders.count):
            if not t.wonders.marked(wonder):
                continue
            seat = t.wonders.holder(wonder)
            left = float(turns - (1 if t.wonders.exempt(wonder) else 0))
            around = t.cubes_in(seat, t.wonders.site(wonder))
            gives = float(i64(printed.vp[wonder])) - gold * float(i64(printed.upkeep[wonder]))
            if gives > 0.0:
                out[seat * FEATURES + WONDERS] += HELD[min(around, 3)] * left * gives
                if around == 0:
                    out[seat * FEATURES + BARE] += left * gives

    # ---- features of one seat ----------------------------------------------------------------
    def goods(self, t: Position, seat: i64, turns: i64, out: vec[float]) -> None:
        """Write the value of the available goods and of the income in the remaining turns."""
        first = seat * FEATURES
        often = SYMBOL if turns > 2 else 1.0
        for good in range(GOODS):
            row = i64(ROW_OF[good])
            if row == NO_ROW:
                continue
            at = good * BY_TURNS + turns
            useful = float(t.of(seat, good))
            if useful > PLENTY[good]:
                useful = PLENTY[good] + (useful - PLENTY[good]) / 3.0
            useless = turns == 1 and self.discs[row * SEATS + seat] == 0
            out[first + AT_HAND + good] = (USELESS if useless else RATE[at]) * useful
            out[first + EARNS + good] = EACH_TURN[at] * float(income_of(t, seat, good))
            led = float(i64(self.symbols[seat * GOODS + good]))
            out[first + SYMBOLS] += RATE[at - 1] * led * often

    def food_left(self, t: Position, seat: i64, turns: i64) -> i64:
        """Return the food left at the end if nothing changes; negative if food is missing."""
        c = t.content
        each = land_income(t, seat, FOOD) + effects.food(t, seat) + effects.plains_food(t, seat)
        each += effects.island_any(t, seat) - i64(self.city_food[seat])
        for land in range(c.lands):
            each -= i64(c.land_food[land]) * i64(t.land[seat * c.lands + land])
        led = i64(self.symbols[seat * GOODS + FOOD]) * min(turns, 2)
        return t.of(seat, FOOD) + each * turns + led

    def tiles(self, t: Position, seat: i64, turns: i64, out: vec[float]) -> None:
        """Write the VP from cities and tiles in the remaining turns, and the skills."""
        at = seat * FEATURES
        each = effects.vp(t, seat) + effects.vp_flat(t, seat) + effects.vp_per_city(t, seat)
        each += effects.vp_per_3_regions_with_cubes(t, seat)
        skills = effects.war_defender_loss(t, seat) + 2 * effects.empire_regions(t, seat)
        skills += 2 * effects.free_jumps_per_turn(t, seat)
        if effects.all_tiles_water(t, seat):
            skills += 1
        if effects.navigation(t, seat):
            skills += 2
        if effects.mercenaries(t, seat) > 0:
            skills += 1
        if effects.alliance(t, seat):
            skills += 1
        out[at + CITIES] = float(i64(self.city_vp[seat]) * turns)
        out[at + TILES] = float(each * turns)
        out[at + SKILLS] = SKILL * float(skills * (turns - 1))

    def rows(self, t: Position, seat: i64, out: vec[float]) -> None:
        """Write the value of the discs in the rows, which are actions of the B turn."""
        for row in range(ROWS):
            mine = float(i64(self.discs[row * SEATS + seat]))
            if mine > 0.0:
                worth = DISC_WORTH[row] * min(mine, payable(t, seat, row))
                out[seat * FEATURES + DISCS + row] = worth


def payable(t: Position, seat: i64, row: i64) -> float:
    """Return how many actions of a row a seat can pay for in the B turn, possibly a fraction."""
    good = i64(GOOD_OF[row])
    if good < 0:
        return FREE_ACTIONS
    have = t.of(seat, good)
    if not t.is_b():
        have += income_of(t, seat, good)
    return float(have) / PRICE[row * 3 + t.era() - 1]
