"""A guide whose numbers are weighted sums, so that the weights can be learnt from games.

What a seat looks worth is a sum over its features; each weight has a value for the beginning of the
game and one for its end, and goes from one to the other. How good a move looks is a sum over the
tastes that it meets. `tools/learn.py` writes down many positions, who won in the end and what a
search chose, and finds the weights that would have foretold it best.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wanli.core.rng import Rng
from wanli.core.state import MAX_MOVES, State, zeros
from wanli.search.guide import SEATS, Guide, reals

PRECISE: Final[i64] = 1 << 24


class Weights:
    """What was learnt, by the number of players: features early and late, and tastes."""

    def __init__(self, early: list[float], late: list[float], tastes: list[float]) -> None:
        self.early = early
        self.late = late
        self.tastes = tastes


@mypyc_attr(allow_interpreted_subclasses=True)
class Weighted(Guide):
    """Says what a position and a move are like; the weights say what that is worth."""

    def __init__(self, features: int, tastes: int, learnt: dict[int, Weights]) -> None:
        super().__init__()
        self.features: i64 = features
        self.learnt = learnt
        self.players: i64 = 0  # those whose weights these are
        self.early: vec[float] = reals(features)
        self.late: vec[float] = reals(features)
        self.tastes: vec[float] = reals(tastes)
        self.found: vec[float] = reals(features * SEATS)  # seat * features + feature
        self.liked: vec[float] = reals(MAX_MOVES)

    def describe(self, state: State, out: vec[float]) -> float:
        """How far the game is; writes the features, at seat * features + feature, over zeros."""
        raise NotImplementedError

    def like(self, state: State, moves: vec[i64], n: i64, out: vec[float]) -> None:
        """How good each move looks, a sum of tastes: one more makes it e times as likely."""
        raise NotImplementedError

    # ---- what follows from these -------------------------------------------------------------
    def settle(self, state: State) -> None:
        """Take the weights for so many players."""
        if self.players == state.players:
            return
        self.players = state.players
        weights = self.learnt[int(state.players)]
        for i in range(self.features):
            self.early[i] = weights.early[i]
            self.late[i] = weights.late[i]
        for i in range(len(self.tastes)):
            self.tastes[i] = weights.tastes[i]

    def worths(self, state: State, out: vec[float]) -> None:
        self.settle(state)
        found, early, late, n = self.found, self.early, self.late, self.features
        for i in range(state.players * n):
            found[i] = 0.0
        gone = self.describe(state, found)
        to_come = 1.0 - gone
        for seat in range(state.players):
            out[seat] = 0.0
        for i in range(n):
            weight = to_come * early[i] + gone * late[i]
            for seat in range(state.players):
                out[seat] = out[seat] + weight * found[seat * n + i]

    def weigh(self, state: State, moves: vec[i64], n: i64, out: vec[float]) -> None:
        self.settle(state)
        self.like(state, moves, n, out)
        most = out[0]
        for i in range(1, n):
            most = max(most, out[i])
        for i in range(n):
            out[i] = exp(out[i] - most)

    def sample(self, state: State, moves: vec[i64], rng: Rng) -> i64:
        n = state.legal(moves)
        if n == 1:
            return moves[0]
        liked = self.liked
        self.weigh(state, moves, n, liked)
        total = 0.0
        for i in range(n):
            total += liked[i]
        left = total * float(rng.below(PRECISE)) / float(PRECISE)
        for i in range(n):
            left -= liked[i]
            if left < 0.0:
                return moves[i]
        return moves[n - 1]

    # ---- for whoever learns ------------------------------------------------------------------
    def described(self, state: State) -> tuple[float, list[list[float]]]:
        """How far the game is, and the features of every seat."""
        n = self.features
        for i in range(len(self.found)):
            self.found[i] = 0.0
        gone = self.describe(state, self.found)
        seats = [[self.found[seat * n + i] for i in range(n)] for seat in range(state.players)]
        return gone, seats

    def tasted(self, state: State) -> list[list[float]]:
        """The tastes of every move: what it looks like to who has only one of them."""
        self.players = 0
        moves = zeros(MAX_MOVES)
        n = state.legal(moves)
        found: list[list[float]] = [[] for _ in range(n)]
        for taste in range(len(self.tastes)):
            for i in range(len(self.tastes)):
                self.tastes[i] = 1.0 if i == taste else 0.0
            self.like(state, moves, n, self.liked)
            for i in range(n):
                found[i].append(self.liked[i])
        return found
