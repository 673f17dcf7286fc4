"""Who came where at the end of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from wanli.table.entries import Stop

if TYPE_CHECKING:
    from wanli.table.table import Table


def places(table: Table) -> list[int | None]:
    """The places by seat, 1 the best; who shares a place has the same number."""
    seats = range(table.setup.players)
    if table.ending in ("", *get_args(Stop)):
        return [None for _ in seats]
    ranks = [_rank(table, seat) for seat in seats]
    return [1 + sum(other > ranks[seat] for other in ranks) for seat in seats]


def _rank(table: Table, seat: int) -> tuple[int, int, int]:
    """Who played to the end comes first, then who won, then by points; the first to go is last."""
    if seat in table.resigned:
        return (0, list(table.resigned).index(seat), 0)
    if table.ending != "played":
        return (1, 0, 0)
    play = table.started
    return (1, int(seat in play.winners), int(play.state.score(seat)))
