"""The VP phase: VP for regions, cities, tiles and wonders (RE-4.3, WW-11)."""

from __future__ import annotations

from mypy_extensions import i64

from wanli.games.rise_of_empires.rules import effects
from wanli.games.rise_of_empires.rules.material import (
    VP,
    WONDER,
)
from wanli.games.rise_of_empires.rules.position import (
    KEPT,
    Position,
)


def score_all(t: Position) -> None:
    """Score regions, cities, progress tiles and wonders."""
    for region in range(t.content.regions):
        score_region(t, region)
    for place in range(t.players):
        score_tiles(t, i64(t.order[place]))
    for wonder in range(t.wonders.count):
        score_wonder(t, wonder)


def score_region(t: Position, region: i64) -> None:
    """RE-4.3: score the first value for most cubes, the second value for second most.

    Players tied for most score the second value each.
    """
    most: i64 = 0
    next_most: i64 = 0
    leaders: i64 = 0
    for seat in range(t.players):
        n = t.cubes_in(seat, region)
        if n > most:
            next_most = most
            most = n
            leaders = 1
        elif n == most:
            leaders += 1
        elif n > next_most:
            next_most = n
    if most == 0:
        return
    first, second = i64(t.content.first[region]), i64(t.content.second[region])
    for seat in range(t.players):
        n = t.cubes_in(seat, region)
        if n == most:
            score_cubes(t, seat, region, first if leaders == 1 else second, n)
        elif leaders == 1 and n == next_most and n > 0:
            score_cubes(t, seat, region, second, n)


def score_cubes(t: Position, seat: i64, region: i64, won: i64, n: i64) -> None:
    """Score VP for a seat's cubes in a region."""
    t.gain(seat, VP, won)
    if t.journal is not None and won > 0:
        facts: dict[str, str | int] = {
            "seat": int(seat) + 1,
            "points": int(won),
            "region": t.content.region_ids[region],
            "cubes": int(n),
        }
        t.note("region-scores", "RE-4.3", facts)


def score_tiles(t: Position, seat: i64) -> None:
    """RE-4.3: score the cities and VP tiles of a seat."""
    kept: i64 = 0
    for tile in range(t.content.cities):
        if t.city[tile] == KEPT + seat and t.content.city_kind[tile] != WONDER:
            kept += i64(t.content.city_vp[tile])
    worth = effects.vp(t, seat) + effects.vp_flat(t, seat)
    worth += effects.vp_per_3_regions_with_cubes(t, seat) + effects.vp_per_city(t, seat)
    t.gain(seat, VP, kept + worth)
    if t.journal is None:
        return
    if kept > 0:
        t.note("cities-score", "RE-4.3", {"seat": int(seat) + 1, "points": int(kept)})
    if worth > 0:
        t.note("tiles-score", "RE-4.3", {"seat": int(seat) + 1, "points": int(worth)})


def score_wonder(t: Position, wonder: i64) -> None:
    """WW-11: score a wonder for its holder if it is marked and they did not build it this turn."""
    won = t.wonders.points_due(wonder, t.content.wonders)
    if won == 0:
        return
    seat = t.wonders.holder(wonder)
    t.gain(seat, VP, won)
    if t.journal is not None:
        facts: dict[str, str | int] = {
            "seat": int(seat) + 1,
            "points": int(won),
            "wonder": t.content.wonders.ids[wonder],
        }
        t.note("wonder-scores", "WW-11", facts)
