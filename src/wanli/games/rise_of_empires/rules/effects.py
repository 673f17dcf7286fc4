"""The effects of progress tiles (RE-3.15): one small function for each effect key, named after it.

A position stores the sum over each seat's tiles; these functions turn the sums into amounts.
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
    """Extra gold in the income phase."""
    return t.effect(seat, E_GOLD)


def resources(t: Position, seat: i64) -> i64:
    """Extra resource discs in the income phase."""
    return t.effect(seat, E_RESOURCES)


def cubes(t: Position, seat: i64) -> i64:
    """Extra cubes in the income phase."""
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
    """Number of Islands that give a good of their owner's choice instead of food."""
    if t.effect(seat, E_ISLAND_ANY) == 0:
        return 0
    return t.lands(seat, t.content.island)


def war_defender_loss(t: Position, seat: i64) -> i64:
    """Extra losses of the enemy in this seat's wars (RE-3.11)."""
    return t.effect(seat, E_WAR)


def empire_regions(t: Position, seat: i64) -> i64:
    """Extra regions on every empire tile (RE-3.8)."""
    return t.effect(seat, E_REGIONS)


def all_tiles_water(t: Position, seat: i64) -> bool:
    """Return whether every empire tile has water (RE-3.10)."""
    return t.effect(seat, E_WATER) > 0


def navigation(t: Position, seat: i64) -> bool:
    """Return whether ships may go overseas in era 2 already (RE-3.10)."""
    return t.effect(seat, E_NAVIGATION) > 0


def mercenaries(t: Position, seat: i64) -> i64:
    """Gold for one region anywhere, the lowest price of several tiles; 0 without Mercenaries."""
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
    """Number of payments that may still be waived in this B turn (RE-3.4)."""
    return t.effect(seat, E_FREE_JUMPS) - t.of(seat, WAIVED)


def vp(t: Position, seat: i64) -> i64:
    """VP in the VP phase."""
    return t.effect(seat, E_VP)


def vp_flat(t: Position, seat: i64) -> i64:
    """VP in the VP phase from tiles that also have another effect."""
    return t.effect(seat, E_VP_FLAT)


def vp_per_3_regions_with_cubes(t: Position, seat: i64) -> i64:
    """VP in the VP phase for every full three regions with cubes, not counting markers (WW-3)."""
    n = t.effect(seat, E_VP_REGIONS)
    if n == 0:
        return 0
    regions: i64 = 0
    for region in range(t.content.regions):
        if t.cubes_in(seat, region) > 0:
            regions += 1
    return n * (regions // 3)


def vp_per_city(t: Position, seat: i64) -> i64:
    """VP in the VP phase for each settlement or city of this seat."""
    n = t.effect(seat, E_VP_CITIES)
    if n == 0:
        return 0
    kept: i64 = 0
    for tile in range(t.content.cities):
        if t.city[tile] == KEPT + seat and t.content.city_kind[tile] != WONDER:
            kept += 1
    return n * kept


def alliance(t: Position, seat: i64) -> bool:
    """Return whether a seat has an alliance piece to give (RE-3.13)."""
    return t.effect(seat, E_ALLIANCE) > 0
