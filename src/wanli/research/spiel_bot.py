"""OpenSpiel's own information-set search as a bot of ours: a peer for the ladder.

Its search is the one in `open_spiel.python.algorithms.ismcts`: the one in C++ cannot resample a
game that is written in Python. What costs most of the time, the random games behind its estimates,
is our compiled loop. It starts from an imagined position, so it sees what its seat may see.
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
    """What OpenSpiel's search asks about a state: one random game, and no move before another."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def evaluate(self, state: SpielState) -> list[float]:
        """How one random game ended."""
        return rollout(state.held.state, self._rng)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Every legal action with the same chance."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class SpielBot:
    """A player that thinks with OpenSpiel; so many simulations a move, and a seed, are its game."""

    def __init__(self, seed: int, simulations: int) -> None:
        self._rng = Rng(seed)
        self._simulations = simulations

    def choose(self, view: View) -> str:
        """The legal move that OpenSpiel's search tried most."""
        if len(view.legal) == 1:
            return view.legal[0]
        rules = game(view.game)
        played = spiel_game(view.game, view.players)  # options are the position's own matter
        root = SpielState(played, rules.imagine(view, self._rng))
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
