"""Rise of Empires as a searcher sees it: an action to its end, then what the position looks worth.

A player's action is a row of small decisions, so positions are judged between two actions only.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.bots.evaluate.rise_of_empires_moves import SEEMS, TASTES, Moves
from wanli.bots.evaluate.rise_of_empires_worth import (
    BARE,
    FEATURES,
    IN_STOCK,
    ON_MAP,
    Worth,
    turns_left,
)
from wanli.core.rng import Rng
from wanli.core.state import State
from wanli.games.rise_of_empires.rules.game import RiseOfEmpires
from wanli.games.rise_of_empires.rules.material import TURNS
from wanli.games.rise_of_empires.rules.position import CHOOSE_ROW
from wanli.search.weighted import PRECISE, Weighted, Weights

IN_TENS: Final = 10.0  # features are in tens of VP, so that their weights are of the size of 1


@final
class RiseOfEmpiresGuide(Weighted):
    """What the search likes to know about Rise of Empires."""

    def __init__(self, learnt: dict[int, Weights]) -> None:
        super().__init__(FEATURES, TASTES, learnt)
        self.horizon = 0  # an action is played to its end, then judged: longer playouts did worse
        self.sharp: float = 3.0  # a playout goes rather by what it likes
        self.worth = Worth()
        self.moves = Moves(self.worth)

    def calm(self, state: State) -> bool:
        """Between two actions."""
        return cast(RiseOfEmpires, state).question == CHOOSE_ROW

    def describe(self, state: State, out: vec[float]) -> float:
        t = cast(RiseOfEmpires, state)
        self.worth.describe(t, out)
        for i in range(t.players * FEATURES):
            out[i] = out[i] / IN_TENS
        return float(TURNS - turns_left(t)) / float(TURNS - 1)

    def lead(self, state: State, seat: i64) -> float:
        """A seat's VP beyond the mean of the others', every feature at its face value.

        What was learnt tells who will win; it is no price list for who looks at one move only.
        """
        if state.over:
            return super().lead(state, seat)
        found = self.found
        for i in range(state.players * FEATURES):
            found[i] = 0.0
        self.worth.describe(cast(RiseOfEmpires, state), found)
        own = 0.0
        others = 0.0
        for i in range(state.players * FEATURES):
            feature = i % FEATURES
            if feature == ON_MAP or feature == BARE or feature == IN_STOCK:
                continue
            if i // FEATURES == seat:
                own += found[i]
            else:
                others += found[i]
        return own - others / float(state.players - 1)

    def like(self, state: State, moves: vec[i64], n: i64, out: vec[float]) -> None:
        t = cast(RiseOfEmpires, state)
        look, tastes = self.moves, self.tastes
        look.look(t)
        seems = tastes[SEEMS + t.question]
        for i in range(n):
            out[i] = seems * look.like(t, moves[i]) + look.bias(t, moves[i], tastes)

    def sample(self, state: State, moves: vec[i64], rng: Rng) -> i64:
        n = state.legal(moves)
        if n == 1:
            return moves[0]
        self.settle(state)
        liked = self.liked
        self.like(state, moves, n, liked)
        most = liked[0]
        for i in range(1, n):
            most = max(most, liked[i])
        total = 0.0
        for i in range(n):
            liked[i] = exp((liked[i] - most) * self.sharp)
            total += liked[i]
        left = total * float(rng.below(PRECISE)) / float(PRECISE)
        for i in range(n):
            left -= liked[i]
            if left < 0.0:
                return moves[i]
        return moves[n - 1]


guide = RiseOfEmpiresGuide  # the name by which `bots.evaluate` finds it
