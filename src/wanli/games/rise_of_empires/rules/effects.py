"""The effect keys of progress tiles (RE-3.15): one small function for each, named after its key.

A position keeps for each seat what its tiles add up to; these functions say what that is worth.
"""

from __future__ import annotations

from mypy_extensions import i64

from wanli.games.rise_of_empires.rules.material import (
    E_ALLIANCE,
    E_CUBES,
    E_FOOD,
    E_FREE_JUMPS,
    E_GOLD,
    E_ISLAND_ANY,
    E_MERCENARIES,
    E_NAVIGATION,
    E_PLAINS_FOOD,
    E_PLAINS_RESOURCES,
    E_REGIONS,
    E_RESOURCES,
    E_VP,
    E_VP_CITIES,
    E_VP_FLAT,
    E_VP_REGIONS,
    E_WAR,
    E_WATER,
    EFFECTS,
    WONDER,
)
from wanli.games.rise_of_empires.rules.position import FIELDS, KEPT, KINDS_HAD, WAIVED, Position


def gold(t: Position, seat: i64) -> i64:
    """More gold in the income phase."""
    return t.effect(seat, E_GOLD)


def resources(t: Position, seat: i64) -> i64:
    """More resource discs in the income phase."""
    return t.effect(seat, E_RESOURCES)


def cubes(t: Position, seat: i64) -> i64:
    """More cubes in the income phase."""
    return t.effect(seat, E_CUBES)


def food(t: Position, seat: i64) -> i64:
    """Food in the food phase."""
    return t.effect(seat, E_FOOD)


def plains_food(t: Position, seat: i64) -> i64:
    """Food in the food phase for each Plains."""
    return t.effect(seat, E_PLAINS_FOOD) * t.lands(seat, t.content.plains)


def plains_resources(t: Position, seat: i64) -> i64:
    """Resource discs in the income phase for each Plains."""
    return t.effect(seat, E_PLAINS_RESOURCES) * t.lands(seat, t.content.plains)


def island_any(t: Position, seat: i64) -> i64:
    """How many Islands give what their owner says instead of their food."""
    if t.effect(seat, E_ISLAND_ANY) == 0:
        return 0
    return t.lands(seat, t.content.island)


def war_defender_loss(t: Position, seat: i64) -> i64:
    """What the other side loses more in this seat's wars (RE-3.11)."""
    return t.effect(seat, E_WAR)


def empire_regions(t: Position, seat: i64) -> i64:
    """More regions on every empire tile (RE-3.8)."""
    return t.effect(seat, E_REGIONS)


def all_tiles_water(t: Position, seat: i64) -> bool:
    """Whether every empire tile has water (RE-3.10)."""
    return t.effect(seat, E_WATER) > 0


def navigation(t: Position, seat: i64) -> bool:
    """Whether ships go overseas in era 2 already (RE-3.10)."""
    return t.effect(seat, E_NAVIGATION) > 0


def mercenaries(t: Position, seat: i64) -> i64:
    """The price of one region anywhere, the lowest of several; 0 if he has none to hire."""
    if t.effect(seat, E_MERCENARIES) == 0:
        return 0
    had = i64(t.has[seat * FIELDS + KINDS_HAD])
    price: i64 = 0
    for kind in range(t.content.kinds):
        asked = i64(t.content.effect[kind * EFFECTS + E_MERCENARIES])
        if had >> kind & 1 != 0 and asked > 0 and (price == 0 or asked < price):
            price = asked
    return price


def free_jumps_per_turn(t: Position, seat: i64) -> i64:
    """How many payments of this B turn may still be waived (RE-3.4)."""
    return t.effect(seat, E_FREE_JUMPS) - t.of(seat, WAIVED)


def vp(t: Position, seat: i64) -> i64:
    """VP in the VP phase."""
    return t.effect(seat, E_VP)


def vp_flat(t: Position, seat: i64) -> i64:
    """VP in the VP phase, of tiles that give more than these."""
    return t.effect(seat, E_VP_FLAT)


def vp_per_3_regions_with_cubes(t: Position, seat: i64) -> i64:
    """VP in the VP phase for every full three regions with cubes; markers are none (WW-3)."""
    n = t.effect(seat, E_VP_REGIONS)
    if n == 0:
        return 0
    regions: i64 = 0
    for region in range(t.content.regions):
        if t.cubes_in(seat, region) > 0:
            regions += 1
    return n * (regions // 3)


def vp_per_city(t: Position, seat: i64) -> i64:
    """VP in the VP phase for each settlement or city kept."""
    n = t.effect(seat, E_VP_CITIES)
    if n == 0:
        return 0
    kept: i64 = 0
    for tile in range(t.content.cities):
        if t.city[tile] == KEPT + seat and t.content.city_kind[tile] != WONDER:
            kept += 1
    return n * kept


def alliance(t: Position, seat: i64) -> bool:
    """Whether a seat has a piece to give (RE-3.13)."""
    return t.effect(seat, E_ALLIANCE) > 0
