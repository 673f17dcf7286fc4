"""The ranking of the players at the end of a game."""

from __future__ import annotations

from collections.abc import Collection
from typing import get_args

from wanli.core.play import Play
from wanli.table.entries import Stop

NO_RESULT = ("", *get_args(Stop))  # endings without places


def places(play: Play, ending: str, resigned: Collection[int]) -> list[int]:
    """Return the places by seat, 1 the best; seats that share a place have the same number.

    `resigned` has the seats that resigned, in that order.
    """
    ranks = [_rank(play, ending, list(resigned), seat) for seat in range(play.setup.players)]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def _rank(play: Play, ending: str, resigned: list[int], seat: int) -> tuple[int, int, int]:
    """Rank by victory, then points; below them those who resigned, the first one last."""
    if seat in resigned:
        return (0, resigned.index(seat), 0)
    if ending != "played":
        return (1, 0, 0)
    return (1, int(seat in play.winners), int(play.state.score(seat)))
