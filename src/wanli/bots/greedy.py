"""The bot that looks one move ahead: it plays what leaves the position that looks best."""

from __future__ import annotations

from wanli.bots.evaluate import evaluation
from wanli.core.rng import Rng
from wanli.core.state import CHANCE, State
from wanli.core.view import View
from wanli.games import game

POSITIONS = 3  # imagined, so that no hidden card is taken for granted


class GreedyBot:
    """Quick, and no fool; it never looks at an answer to its move."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, view: View) -> str:
        """The legal move that looks best over a few imagined positions."""
        rules, look = game(view.game), evaluation(view.game)
        totals = [0.0] * len(view.legal)
        for _ in range(POSITIONS):
            state = rules.imagine(view, self._rng)
            for i, text in enumerate(view.legal):
                after = self._after(state, rules.read(state, text))
                totals[i] += look(after, view.viewer)
        best = max(totals)
        ties = [text for text, total in zip(view.legal, totals, strict=True) if total == best]
        return ties[self._rng.below(len(ties))]

    def _after(self, state: State, action: int) -> State:
        """The position after a move, the luck that follows at once drawn."""
        after = state.clone()
        after.apply(action)
        while not after.over and after.current == CHANCE:
            after.apply(after.draw(self._rng))
        return after
