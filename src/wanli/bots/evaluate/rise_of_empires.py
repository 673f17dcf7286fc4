"""The guide of Rise of Empires: playouts finish the current action, then the position is evaluated.

A player's action is a sequence of small decisions, so only positions between two actions are quiet.
"""

from __future__ import annotations

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
from wanli.core.state import State
from wanli.games.rise_of_empires.rules import questions
from wanli.games.rise_of_empires.rules.game import RiseOfEmpires
from wanli.games.rise_of_empires.rules.material import TURNS
from wanli.search.weighted import Weighted, Weights

IN_TENS: Final = 10.0  # features are in tens of VP, so that their weights are near 1


@final
class RiseOfEmpiresGuide(Weighted):
    """Features and tastes of Rise of Empires."""

    def __init__(self, learnt: dict[int, Weights]) -> None:
        super().__init__(FEATURES, TASTES, learnt)
        self.horizon = 0  # longer playouts gave worse results
        self.sharpness = 3.0
        self.worth = Worth()
        self.moves = Moves(self.worth)

    def quiet(self, state: State) -> bool:
        """Return whether the position is between two actions."""
        return cast(RiseOfEmpires, state).question == questions.CHOOSE_ROW

    def write_features(self, state: State, out: vec[float]) -> float:
        t = cast(RiseOfEmpires, state)
        self.worth.write_features(t, out)
        for i in range(t.players * FEATURES):
            out[i] = out[i] / IN_TENS
        return float(TURNS - turns_left(t)) / float(TURNS - 1)

    def lead(self, state: State, seat: i64) -> float:
        """Return a seat's expected VP minus the mean of the others', without learnt weights.

        The learnt weights predict the winner; they are unsuitable for comparing single moves.
        """
        if state.over:
            return super().lead(state, seat)
        values = self.values
        for i in range(state.players * FEATURES):
            values[i] = 0.0
        self.worth.write_features(cast(RiseOfEmpires, state), values)
        own = 0.0
        others = 0.0
        for i in range(state.players * FEATURES):
            feature = i % FEATURES
            if feature == ON_MAP or feature == BARE or feature == IN_STOCK:
                continue
            if i // FEATURES == seat:
                own += values[i]
            else:
                others += values[i]
        return own - others / float(state.players - 1)

    def score_moves(self, state: State, moves: vec[i64], n: i64, out: vec[float]) -> None:
        t = cast(RiseOfEmpires, state)
        scorer, tastes = self.moves, self.tastes
        scorer.prepare(t)
        seems = tastes[SEEMS + t.question]
        for i in range(n):
            out[i] = seems * scorer.score(t, moves[i]) + scorer.taste(t, moves[i], tastes)


guide = RiseOfEmpiresGuide  # the name that `bots.evaluate` imports
