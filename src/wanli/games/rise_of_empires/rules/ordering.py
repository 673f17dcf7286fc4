"""The first turn order, choosing the next one, and the end of an era (RE-1.4, RE-4.4, RE-4.5)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wanli.games.rise_of_empires.rules.actions import (
    CHOOSE_PLACE,
    FIRST,
)
from wanli.games.rise_of_empires.rules.material import (
    STOCK,
    VP,
)
from wanli.games.rise_of_empires.rules.position import (
    FIELDS,
    NOBODY,
    Position,
)
from wanli.games.rise_of_empires.rules.war import maybe_leave


def next_chooser(t: Position) -> i64:
    """RE-4.4: return the seat without a place that has fewest VP; if tied, the later one."""
    chooser = NOBODY
    for place in range(t.players):
        seat = i64(t.order[place])
        if has_place(t.new_order, seat):
            continue
        if chooser == NOBODY or t.of(seat, VP) <= t.of(chooser, VP):
            chooser = seat
    return chooser


def has_place(order: vec[i64], seat: i64) -> bool:
    """Return whether a seat has a place in an order."""
    for place in range(i64(len(order))):
        if order[place] == seat:
            return True
    return False


def legal_places(t: Position, out: vec[i64]) -> i64:
    """RE-4.4: write the free places."""
    n: i64 = 0
    for place in range(t.players):
        if t.new_order[place] == NOBODY:
            out[n] = CHOOSE_PLACE + place
            n += 1
    return n


def halve(t: Position) -> None:
    """RE-4.5: move half of each player's cubes in every region, rounded up, to their stock.

    Markers stay (WW-3).
    """
    regions = t.content.regions
    if t.journal is not None:
        t.note("era-ends", "RE-4.5", {"era": int(t.era())})
    for seat in range(t.players):
        for region in range(regions):
            lost = (i64(t.cubes[seat * regions + region]) + 1) // 2
            t.cubes[seat * regions + region] -= lost
            t.has[seat * FIELDS + STOCK] += lost
            if lost > 0:
                maybe_leave(t, seat, region)


def legal_first(t: Position, out: vec[i64]) -> i64:
    """RE-1.4: write the seats that can be drawn for the next place of the first order."""
    n: i64 = 0
    for seat in range(t.players):
        if not has_place(t.order, seat):
            out[n] = FIRST + seat
            n += 1
    return n
