"""A guide with linear evaluation and priors, whose weights are learnt from games.

The value of a position for a seat is a weighted sum of its features; each weight is interpolated
between a value for the start of the game and one for its end. The score of a move is a weighted
sum of its tastes, which are the features of a move. `tools/learn.py` fits the weights to positions,
results and search choices of many games.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wanli.core.rng import Rng
from wanli.core.state import MAX_MOVES, State, zeros
from wanli.search.guide import SEATS, Guide, reals

PRECISION: Final[i64] = 1 << 24  # steps of a random number between 0 and 1


class Weights:
    """The weights for one number of players: features early and late in the game, and tastes."""

    def __init__(self, early: list[float], late: list[float], tastes: list[float]) -> None:
        self.early = early
        self.late = late
        self.tastes = tastes


def exponentials(scores: vec[float], n: i64, sharpness: float) -> float:
    """Replace n scores by their exponentials, relative to the highest score; return the sum."""
    most = scores[0]
    for i in range(1, n):
        most = max(most, scores[i])
    total = 0.0
    for i in range(n):
        scores[i] = exp((scores[i] - most) * sharpness)
        total += scores[i]
    return total


@mypyc_attr(allow_interpreted_subclasses=True)
class Weighted(Guide):
    """A guide whose subclasses extract features and tastes; the weights are data."""

    def __init__(self, features: int, tastes: int, learnt: dict[int, Weights]) -> None:
        super().__init__()
        self.sharpness: float = 1.0  # of playouts: factor of the differences between scores
        self.features: i64 = features
        self.learnt = learnt
        self.players: i64 = 0  # number of players of the loaded weights
        self.early: vec[float] = reals(features)
        self.late: vec[float] = reals(features)
        self.tastes: vec[float] = reals(tastes)
        self.values: vec[float] = reals(features * SEATS)  # at seat * features + feature
        self.scores: vec[float] = reals(MAX_MOVES)  # of moves

    def write_features(self, state: State, out: vec[float]) -> float:
        """Add the features at seat * features + feature; return the game's progress, 0 to 1."""
        raise NotImplementedError

    def score_moves(self, state: State, moves: vec[i64], n: i64, out: vec[float]) -> None:
        """Write the score of each move, the weighted sum of its tastes: the log of its prior."""
        raise NotImplementedError

    # ---- derived from the methods above ------------------------------------------------------
    def load_weights(self, state: State) -> None:
        """Load the weights for the number of players of a position."""
        if self.players == state.players:
            return
        self.players = state.players
        weights = self.learnt[int(state.players)]
        for i in range(self.features):
            self.early[i] = weights.early[i]
            self.late[i] = weights.late[i]
        for i in range(len(self.tastes)):
            self.tastes[i] = weights.tastes[i]

    def evaluate(self, state: State, out: vec[float]) -> None:
        self.load_weights(state)
        values, early, late, n = self.values, self.early, self.late, self.features
        for i in range(state.players * n):
            values[i] = 0.0
        progress = self.write_features(state, values)
        remaining = 1.0 - progress
        for seat in range(state.players):
            out[seat] = 0.0
        for i in range(n):
            weight = remaining * early[i] + progress * late[i]
            for seat in range(state.players):
                out[seat] = out[seat] + weight * values[seat * n + i]

    def priors(self, state: State, moves: vec[i64], n: i64, out: vec[float]) -> None:
        self.load_weights(state)
        self.score_moves(state, moves, n, out)
        exponentials(out, n, 1.0)

    def sample(self, state: State, moves: vec[i64], rng: Rng) -> i64:
        n = state.legal(moves)
        if n == 1:
            return moves[0]
        self.load_weights(state)
        weights = self.scores
        self.score_moves(state, moves, n, weights)
        total = exponentials(weights, n, self.sharpness)
        left = total * float(rng.below(PRECISION)) / float(PRECISION)
        for i in range(n):
            left -= weights[i]
            if left < 0.0:
                return moves[i]
        return moves[n - 1]

    # ---- for tools/learn.py ------------------------------------------------------------------
    def features_of(self, state: State) -> tuple[float, list[list[float]]]:
        """Return the progress of the game and the features of every seat."""
        n = self.features
        for i in range(len(self.values)):
            self.values[i] = 0.0
        progress = self.write_features(state, self.values)
        seats = [[self.values[seat * n + i] for i in range(n)] for seat in range(state.players)]
        return progress, seats

    def tastes_of(self, state: State) -> list[list[float]]:
        """Return the tastes of every legal move, each measured with all other weights at 0."""
        self.players = 0
        moves = zeros(MAX_MOVES)
        n = state.legal(moves)
        found: list[list[float]] = [[] for _ in range(n)]
        for taste in range(len(self.tastes)):
            for i in range(len(self.tastes)):
                self.tastes[i] = 1.0 if i == taste else 0.0
            self.score_moves(state, moves, n, self.scores)
            for i in range(n):
                found[i].append(self.scores[i])
        return found
