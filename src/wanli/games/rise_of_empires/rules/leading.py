"""The sole leader of a region; markers do not count (RE-4.2, WW-3)."""

from __future__ import annotations

from mypy_extensions import i64

from wanli.games.rise_of_empires.rules.position import (
    NOBODY,
    Position,
)


def sole_leader(t: Position, region: i64) -> i64:
    """RE-4.2: return the seat with most cubes in a region, or NOBODY if none leads alone."""
    cubes, regions = t.cubes, t.content.regions
    most: i64 = 0
    leader = NOBODY
    for seat in range(t.players):
        n = i64(cubes[seat * regions + region])
        if n > most:
            most = n
            leader = seat
        elif n == most:
            leader = NOBODY
    return leader
