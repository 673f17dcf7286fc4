"""What a position of Rise of Empires looks worth: VP, what the next VP phases give, goods."""

from __future__ import annotations

from typing import Final, cast

from wanli.core.state import State
from wanli.games.rise_of_empires.rules import effects
from wanli.games.rise_of_empires.rules.food import land_income, upkeep
from wanli.games.rise_of_empires.rules.game import RiseOfEmpires
from wanli.games.rise_of_empires.rules.leading import sole_leader
from wanli.games.rise_of_empires.rules.material import (
    CUBES,
    FOOD,
    GOLD,
    GOODS,
    RESOURCES,
    TURNS,
    VP,
    WONDER,
)
from wanli.games.rise_of_empires.rules.position import KEPT

WORTH: Final = {GOLD: 0.45, CUBES: 0.5, FOOD: 0.12, RESOURCES: 0.9}  # in VP, of what is at hand
INCOME: Final = {GOLD: 0.35, CUBES: 0.4, FOOD: 0.2, RESOURCES: 0.7}  # of what each turn brings
FADING: Final = 0.85  # what a later turn counts against the one before
HUNGER: Final = 0.8  # VP for each food that will be missing
SKILL: Final = 0.4  # what a tile that only opens ways is worth in a turn
TAKEN: Final = 0.3  # VP for each cube on the map beyond those that lead


def evaluate(state: State, seat: int) -> float:
    """A seat's worth beyond the best other seat's."""
    t = cast(RiseOfEmpires, state)
    worth = [float(t.of(other, VP)) for other in range(t.players)]
    if not t.over:
        turns = sum(FADING**turn for turn in range(int(TURNS - t.turn)))
        regions = _regions(t)
        for other in range(t.players):
            worth[other] += regions[other] * min(turns, 1.6) + _goods(t, other)
            worth[other] += _each_turn(t, other) * turns
    return worth[seat] - max(w for other, w in enumerate(worth) if other != seat)


def _regions(t: RiseOfEmpires) -> list[float]:
    """What the regions would score now, and a little for every cube there."""
    c = t.content
    worth = [0.0] * int(t.players)
    for region in range(c.regions):
        cubes = [int(t.cubes_in(seat, region)) for seat in range(t.players)]
        most = max(cubes)
        if most == 0:
            continue
        tied = cubes.count(most) > 1
        second = max([n for n in cubes if n < most], default=0)
        for seat, n in enumerate(cubes):
            if n == most:
                worth[seat] += int(c.second[region] if tied else c.first[region])
            elif n == second and n > 0 and not tied:
                worth[seat] += int(c.second[region])
            worth[seat] += TAKEN * min(n, 4)
        leader = int(sole_leader(t, region))
        if leader >= 0:
            worth[leader] += sum(
                rate * int(c.income[region * GOODS + good]) for good, rate in INCOME.items()
            )
    return worth


def _goods(t: RiseOfEmpires, seat: int) -> float:
    """What a seat has at hand, and the hunger that is to come."""
    stored = sum(rate * int(t.of(seat, good)) for good, rate in WORTH.items())
    missing = max(0, int(upkeep(t, seat)) - int(t.of(seat, FOOD)) - _grown(t, seat))
    return stored - HUNGER * missing


def _grown(t: RiseOfEmpires, seat: int) -> int:
    food = land_income(t, seat, FOOD) + effects.food(t, seat) + effects.plains_food(t, seat)
    return int(food + effects.island_any(t, seat))


def _each_turn(t: RiseOfEmpires, seat: int) -> float:
    """What tiles, cities and wonders give in a turn."""
    c = t.content
    worth = float(effects.vp(t, seat) + effects.vp_flat(t, seat) + effects.vp_per_city(t, seat))
    worth += int(effects.vp_per_3_regions_with_cubes(t, seat))
    for tile in range(c.cities):
        if t.city[tile] == KEPT + seat and c.city_kind[tile] != WONDER:
            worth += int(c.city_vp[tile]) - INCOME[FOOD] * int(c.city_food[tile])
    for wonder in range(t.wonders.count):
        if t.wonders.holder(wonder) == seat and t.wonders.marked(wonder):
            worth += int(c.wonders.vp[wonder]) - WORTH[GOLD] * int(c.wonders.upkeep[wonder])
    worth += sum(rate * int(land_income(t, seat, good)) for good, rate in INCOME.items())
    worth += INCOME[GOLD] * int(effects.gold(t, seat)) + INCOME[CUBES] * int(effects.cubes(t, seat))
    discs = effects.resources(t, seat) + effects.plains_resources(t, seat)
    worth += INCOME[RESOURCES] * int(discs) + INCOME[FOOD] * _grown(t, seat)
    skills = (
        effects.war_defender_loss(t, seat) + effects.empire_regions(t, seat)
        + int(effects.all_tiles_water(t, seat)) + int(effects.navigation(t, seat))
        + int(effects.alliance(t, seat)) + int(effects.mercenaries(t, seat) > 0)
        + effects.free_jumps_per_turn(t, seat)
    )  # fmt: skip
    return worth + SKILL * int(skills)
