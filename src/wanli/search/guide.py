"""What a game tells the search beyond its rules: what looks likely, what looks good, where to stop.

A guide sees positions that the search has imagined, never the true one. Everything has a default
that holds for every game, so a game says only what it knows better.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wanli.core.rng import Rng
from wanli.core.state import State

SEATS: Final[i64] = 8  # more than any game has
NEVER: Final[i64] = 1_000_000
DECIDED: Final = 1000.0  # a game that is won, beside what a position may look worth


def reals(n: i64) -> vec[float]:
    """n zeros, not whole numbers."""
    return vec[float]([0.0] * n)


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """The search asks; these are the answers for a game nobody knows anything about."""

    def __init__(self) -> None:
        self.horizon: i64 = NEVER  # decisions of a playout, then `shares` says who will win
        self.explore: float = 1.5  # how far the search trusts the weights against what it found
        self.width: float = 2.0  # of n tries below a decision, its best width * sqrt(n) moves
        self.luck_after: i64 = 0  # tries below a draw, then the tree tells its outcomes apart
        self.room: vec[float] = reals(SEATS)

    def sample(self, state: State, moves: vec[i64], rng: Rng) -> i64:
        """A move of a playout; `moves` is room to write in."""
        return state.sample(moves, rng)

    def weigh(self, state: State, moves: vec[i64], n: i64, out: vec[float]) -> None:
        """How likely each of the n legal moves is to be the best: weights above 0, of any sum."""
        for i in range(n):
            out[i] = 1.0

    def worths(self, state: State, out: vec[float]) -> None:
        """What each seat looks worth: one more makes its victory e times as likely."""
        for seat in range(state.players):
            out[seat] = float(state.score(seat))

    def calm(self, state: State) -> bool:
        """Whether a position may be judged now; in the middle of an exchange it may not."""
        return True

    # ---- what follows from these -------------------------------------------------------------
    def shares(self, state: State, out: vec[float]) -> None:
        """Each seat's share of the victory: the result of a finished game, or what is expected."""
        if state.over:
            for seat in range(state.players):
                out[seat] = state.result(seat)
            return
        self.worths(state, out)
        most = out[0]
        for seat in range(1, state.players):
            most = max(most, out[seat])
        total = 0.0
        for seat in range(state.players):
            out[seat] = exp(out[seat] - most)
            total += out[seat]
        for seat in range(state.players):
            out[seat] = out[seat] / total

    def lead(self, state: State, seat: i64) -> float:
        """A seat's worth beyond the best other seat's."""
        room = self.room
        if state.over:
            for other in range(state.players):
                room[other] = DECIDED * state.result(other) + float(state.score(other))
        else:
            self.worths(state, room)
        best = -2.0 * DECIDED
        for other in range(state.players):
            if other != seat:
                best = max(best, room[other])
        return room[seat] - best
