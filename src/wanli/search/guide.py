"""The guide: the knowledge of a game that search adds to its rules (priors, evaluation, quietness).

A guide sees only positions that the search has imagined, never the real one. Every method has a
default that works for any game; a game overrides those for which it has better knowledge.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wanli.core.rng import Rng
from wanli.core.state import State

SEATS: Final[i64] = 8  # an upper bound for all games
NEVER: Final[i64] = 1_000_000
DECIDED: Final = 1000.0  # the value of a victory, far above any evaluation


def reals(n: i64) -> vec[float]:
    """Return n zeros as floats."""
    return vec[float]([0.0] * n)


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """The default guide, which knows nothing about the game except the points."""

    def __init__(self) -> None:
        self.horizon: i64 = NEVER  # decisions of a playout before the position is evaluated
        self.explore: float = 1.5  # weight of the priors against the results of the playouts
        self.width: float = 2.0  # progressive widening: after n visits width * sqrt(n) moves
        self.draw_threshold: i64 = 0  # visits of a draw before its outcomes get nodes of their own
        self.scratch: vec[float] = reals(SEATS)

    def sample(self, state: State, moves: vec[i64], rng: Rng) -> i64:
        """Return a move for a playout; `moves` is a scratch buffer."""
        return state.sample(moves, rng)

    def priors(self, state: State, moves: vec[i64], n: i64, out: vec[float]) -> None:
        """Write the prior of each of the n legal moves being the best: above 0, not normalized."""
        for i in range(n):
            out[i] = 1.0

    def evaluate(self, state: State, out: vec[float]) -> None:
        """Write the value of the position for each seat, as its log odds of winning."""
        for seat in range(state.players):
            out[seat] = float(state.score(seat))

    def quiet(self, state: State) -> bool:
        """Return whether the position is stable enough to evaluate, not amid an exchange."""
        return True

    # ---- derived from the methods above ------------------------------------------------------
    def shares(self, state: State, out: vec[float]) -> None:
        """Write each seat's share of the victory: the result, or the softmax of the evaluation."""
        if state.over:
            for seat in range(state.players):
                out[seat] = state.result(seat)
            return
        self.evaluate(state, out)
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
        """Return a seat's value minus that of the best other seat."""
        values = self.scratch
        if state.over:
            for other in range(state.players):
                values[other] = DECIDED * state.result(other) + float(state.score(other))
        else:
            self.evaluate(state, values)
        best = -2.0 * DECIDED
        for other in range(state.players):
            if other != seat:
                best = max(best, values[other])
        return values[seat] - best
