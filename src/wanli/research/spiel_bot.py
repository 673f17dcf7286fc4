"""OpenSpiel's information-set search as a bot, to compare ours with on the ladder.

It uses `open_spiel.python.algorithms.ismcts`, because the search in C++ cannot resample a game that
is written in Python. The random playouts, which take most of the time, are our compiled loop. The
search starts from an imagined position, so it knows only what its seat may know.
"""

from __future__ import annotations

import numpy as np
from open_spiel.python.algorithms.ismcts import (  # pyright: ignore[reportMissingImports]
    ISMCTSBot,
    ISMCTSFinalPolicyType,
)

from wanli.core.rng import Rng
from wanli.core.view import View
from wanli.games import game
from wanli.research.spiel import SpielState, spiel_game
from wanli.search.results import rollout

EXPLORE = 0.7
SEEDS = 1 << 30


class Rollouts:
    """The evaluator of OpenSpiel's search: random playouts and uniform priors."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def evaluate(self, state: SpielState) -> list[float]:
        """Return the shares of the victory after one random game."""
        return rollout(state.held.state, self._rng)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Return every legal action with the same probability."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class SpielBot:
    """A bot that searches with OpenSpiel, with a number of simulations a move."""

    def __init__(self, seed: int, simulations: int) -> None:
        self._rng = Rng(seed)
        self._simulations = simulations

    def choose(self, view: View) -> str:
        """Return the legal move with the most visits."""
        if len(view.legal) == 1:
            return view.legal[0]
        rules = game(view.game)
        with_defaults = spiel_game(view.game, view.players)  # the position has the real options
        root = SpielState(with_defaults, rules.imagine(view, self._rng))
        return rules.write(root.held.state, self._search(root))

    def _search(self, root: SpielState) -> int:
        search = ISMCTSBot(
            game=root.get_game(),
            evaluator=Rollouts(self._rng),
            uct_c=EXPLORE,
            max_simulations=self._simulations,
            random_state=np.random.RandomState(self._rng.below(SEEDS)),
            final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        search.set_resampler(lambda state, player: state.resampled(player, self._rng))
        return int(search.step(root))
