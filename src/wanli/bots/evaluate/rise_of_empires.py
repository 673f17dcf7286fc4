"""What a position of Rise of Empires looks worth: VP, what the VP phases to come give, goods.

All is in VP and looks to the end of the game: a tile is worth what it gives in each turn left, a
good what it may still buy. An action half done counts as what it is going to be.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, cast

from wanli.core.state import State
from wanli.games.rise_of_empires.rules import effects
from wanli.games.rise_of_empires.rules.food import land_income, upkeep
from wanli.games.rise_of_empires.rules.game import RiseOfEmpires
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
    TRADE,
    TURNS,
    VP,
    WONDER,
    Content,
)
from wanli.games.rise_of_empires.rules.position import (
    HOW_MANY,
    KEEP_IT,
    KEPT,
    PAYMENT,
    WHICH_PLACE,
    WHICH_REGION,
)

# goods: what one may still buy, by the turns that are left, and the row where it buys something
WORTH: Final = {
    GOLD: (0.0, 0.45, 0.7, 0.8, 0.9, 1.0, 1.1),
    CUBES: (0.0, 0.4, 0.7, 0.75, 0.8, 0.8, 0.8),
    RESOURCES: (0.0, 0.6, 1.0, 1.1, 1.2, 1.3, 1.4),
}
ROW_OF: Final = {GOLD: CITY, CUBES: EMPIRE, RESOURCES: TRADE}
PLENTY: Final = {GOLD: 16, CUBES: 12, RESOURCES: 10}  # what is beyond it counts a third
USELESS: Final = 0.05  # a good that nothing can be bought with any more
OWED: Final = 0.4  # what is still to be paid for a disc, in the good of one's choice
FOOD_KEPT: Final = 0.1  # food that nobody will eat
HUNGER: Final = 0.85  # food that will be missing
# the map
LASTING: Final = ((1.0, 0.4, 0.25, 0.15, 0.1, 0.1), (1.0, 0.65, 0.3, 0.2, 0.1, 0.1))  # B, A turn
SAFE: Final = (0.75, 0.85, 0.92, 0.97, 1.0)  # how sure a lead is, by its margin beyond 1
SYMBOL: Final = 1.3  # times that the symbol of a region led comes, but in the last turns
FOOTHOLD: Final = 0.2  # for a region with cubes: reach
TO_PLACE: Final = 0.3  # for a region that the empire tile still allows
# tiles
HELD: Final = (0.6, 0.75, 0.85, 0.9)  # how sure a wonder is, by the holder's cubes around it
SKILL: Final = 0.35  # what a tile that only opens ways is worth in a turn
# discs in the rows: an action of the B turn, as far as it can be paid, by era
DISC: Final = (1.0, 1.0, 2.0, 2.0, 0.7)
PRICE: Final = {CITY: (4, 6, 8), EMPIRE: (3, 3, 3), TRADE: (3, 3, 3)}
GOOD_OF: Final = {row: good for good, row in ROW_OF.items()}
FREE_ACTIONS: Final = 3.0  # of a row that needs no goods, those that find a good tile
JUMP: Final = 0.2  # for each disc to the left of one's own


def evaluate(state: State, seat: int) -> float:
    """A seat's worth beyond the mean of the others': who hurts one of them helps the rest.

    Of the others only VP and regions are looked at: nothing else of theirs changes in a move.
    """
    t = cast(RiseOfEmpires, state)
    worth = [float(t.of(other, VP)) for other in range(t.players)]
    if not t.over:
        turns = _turns(t)
        symbols = _regions(t, turns, worth)[seat]
        worth[seat] += _goods(t, seat, turns, symbols) + _food(t, seat, turns, symbols[FOOD])
        worth[seat] += _tiles(t, seat, turns) + _wonders(t, seat, turns) + _under_way(t, seat)
    others = sum(worth) - worth[seat]
    return worth[seat] - others / (len(worth) - 1)


def _turns(t: RiseOfEmpires) -> int:
    """How many VP phases are to come; the turn order is chosen after one (RE-2.1)."""
    return int(TURNS - t.turn) - (t.question == WHICH_PLACE)


# ---- the map ---------------------------------------------------------------------------------
class Board(NamedTuple):
    """What is printed in the regions, as plain numbers."""

    regions: int
    first: list[int]
    second: list[int]
    income: list[list[tuple[int, int]]]  # region -> good, how many


@lru_cache(maxsize=8)
def _board(c: Content) -> Board:
    goods, regions = range(int(GOODS)), range(int(c.regions))
    income = [
        [(g, int(c.income[r * GOODS + g])) for g in goods if c.income[r * GOODS + g]]
        for r in regions
    ]
    first, second = [int(c.first[r]) for r in regions], [int(c.second[r]) for r in regions]
    return Board(len(regions), first, second, income)


def _cubes(t: RiseOfEmpires) -> list[int]:
    """The cubes on the map as they will score: after a B turn halved, a chosen region taken."""
    cubes = [int(n) for n in t.cubes]
    if t.question == WHICH_PLACE and t.is_b():
        return [n // 2 for n in cubes]
    if t.question == HOW_MANY:
        regions, here = int(t.content.regions), int(t.about)
        others = [cubes[s * regions + here] for s in range(t.players) if s != t.active]
        mine = int(t.active) * regions + here
        cubes[mine] += min(int(t.of(t.active, CUBES)), max(1, max(others) + 1 - cubes[mine]))
    return cubes


def _regions(t: RiseOfEmpires, turns: int, worth: list[float]) -> list[list[int]]:
    """Adds to each seat's worth what the regions will score; the symbols it takes, by good."""
    board, cubes = _board(t.content), _cubes(t)
    lasting = sum(LASTING[not t.is_b()][:turns])
    foothold = FOOTHOLD if turns > 1 else 0.0
    symbols = [[0] * int(GOODS) for _ in worth]
    for region in range(board.regions):
        here = cubes[region :: board.regions]
        next_most = sorted(here)[-2]
        for seat, n in enumerate(here):
            if n == 0:
                continue
            worth[seat] += foothold
            if n > next_most:
                first, second = board.first[region], board.second[region]
                sure = SAFE[min(n - next_most - 1, 4)]
                worth[seat] += (second + sure * (first - second)) * lasting
                for good, number in board.income[region]:
                    symbols[seat][good] += number
            elif n == next_most:
                worth[seat] += board.second[region] * lasting
    return symbols


# ---- what a seat has -------------------------------------------------------------------------
def _goods(t: RiseOfEmpires, seat: int, turns: int, symbols: list[int]) -> float:
    """Goods at hand, and the income of the turns to come."""
    paydays = turns - (t.question == KEEP_IT)
    worth = -OWED * int(t.owed) if t.question == PAYMENT and t.active == seat else 0.0
    for good, rates in WORTH.items():
        useless = turns == 1 and not _has_disc(t, seat, ROW_OF[good])
        have, plenty = int(t.of(seat, good)), PLENTY[good]
        useful = have if have <= plenty else plenty + (have - plenty) / 3
        worth += (USELESS if useless else rates[turns]) * useful
        worth += sum(rates[max(0, turns - 1 - k)] for k in range(paydays)) * _income(t, seat, good)
        if paydays:
            worth += rates[turns - 1] * symbols[good] * (SYMBOL if turns > 2 else 1.0)
    return worth


def _income(t: RiseOfEmpires, seat: int, good: int) -> int:
    """What tiles give in each turn."""
    tiles = land_income(t, seat, good)
    if good == GOLD:
        return int(tiles + effects.gold(t, seat))
    if good == CUBES:
        return int(tiles + effects.cubes(t, seat))
    return int(tiles + effects.resources(t, seat) + effects.plains_resources(t, seat))


def _has_disc(t: RiseOfEmpires, seat: int, row: int) -> bool:
    first = row * int(MOST_CIRCLES)
    return any(t.rows.disc[first + circle] == seat for circle in range(t.rows.laid[row]))


def _food(t: RiseOfEmpires, seat: int, turns: int, symbols: int) -> float:
    """Hunger that is to come, or what food is left over."""
    grown = land_income(t, seat, FOOD) + effects.food(t, seat) + effects.plains_food(t, seat)
    each = int(grown + effects.island_any(t, seat) - upkeep(t, seat))
    left = int(t.of(seat, FOOD)) + each * turns + symbols * min(turns, 2)
    return FOOD_KEPT * min(left, 12) if left > 0 else HUNGER * left


def _tiles(t: RiseOfEmpires, seat: int, turns: int) -> float:
    """VP that cities and tiles give in the turns to come, and the skills."""
    c, mine = t.content, KEPT + seat
    each = int(effects.vp(t, seat) + effects.vp_flat(t, seat) + effects.vp_per_city(t, seat))
    each += int(effects.vp_per_3_regions_with_cubes(t, seat))
    for tile, place in enumerate(t.city):
        if place == mine and c.city_kind[tile] != WONDER:
            each += int(c.city_vp[tile])
    skills = (
        effects.war_defender_loss(t, seat) + 2 * effects.empire_regions(t, seat)
        + int(effects.all_tiles_water(t, seat)) + 2 * int(effects.navigation(t, seat))
        + int(effects.mercenaries(t, seat) > 0) + 2 * effects.free_jumps_per_turn(t, seat)
        + int(effects.alliance(t, seat))
    )  # fmt: skip
    return each * turns + SKILL * int(skills) * (turns - 1)


def _wonders(t: RiseOfEmpires, seat: int, turns: int) -> float:
    """What the wonders held give beyond their upkeep, as long as that is worth it (WW-9, WW-11)."""
    worth, gold, one = 0.0, WORTH[GOLD][max(0, turns - 1)], t.content.wonders
    for wonder in range(t.wonders.count):
        if t.wonders.holder(wonder) == seat and t.wonders.marked(wonder):
            left = turns - int(t.wonders.exempt(wonder))
            sure = HELD[min(int(t.cubes_in(seat, t.wonders.site(wonder))), 3)]
            worth += sure * left * max(0.0, int(one.vp[wonder]) - gold * int(one.upkeep[wonder]))
    return worth


# ---- what is under way -----------------------------------------------------------------------
def _under_way(t: RiseOfEmpires, seat: int) -> float:
    """Discs in the rows: the actions of the B turn less what they cost; regions still to choose."""
    worth = 0.0
    for row in range(int(ROWS)):
        left = mine = 0
        first = row * int(MOST_CIRCLES)
        for circle in range(first + int(t.rows.laid[row]) - 1, first - 1, -1):
            whose = t.rows.disc[circle]
            if whose == seat:
                mine += 1
                worth -= JUMP * left
            left += whose >= 0
        if mine:
            worth += DISC[row] * min(mine, _payable(t, seat, row))
    if t.question == WHICH_REGION and t.active == seat:
        worth += TO_PLACE * int(t.regions_left)
    return worth


def _payable(t: RiseOfEmpires, seat: int, row: int) -> float:
    """How many actions of a row a seat can pay in the B turn, parts included."""
    if row not in PRICE:
        return FREE_ACTIONS
    good = GOOD_OF[row]
    have = int(t.of(seat, good)) + (0 if t.is_b() else _income(t, seat, good))
    return have / PRICE[row][t.era() - 1]
