"""The bot that follows its own move to its end and plays the one whose position looks best.

In some games a move is one decision, in others a row of them: a disc, a tile, regions, cubes. Until
another seat or luck has to decide, the bot goes on with the few that look best so far.
"""

from __future__ import annotations

from typing import NamedTuple

from wanli.bots.evaluate import guide_of
from wanli.core.rng import Rng
from wanli.core.state import CHANCE, State
from wanli.core.view import View
from wanli.games import game_of
from wanli.search.guide import Guide

POSITIONS = 3  # imagined, so that no hidden card is taken for granted
FOLLOWED = 5  # of the moves that do not end a row of decisions, those that are thought on
WIDTH = 2  # ways to go on that are kept at each further decision
LONGEST = 24  # decisions in a row
NOT_FOLLOWED = -10_000.0  # worse than any position


class Ahead(NamedTuple):
    """A position in thought."""

    looks: float
    state: State
    goes_on: bool  # the same seat decides again, and no luck was drawn


class GreedyBot:
    """A quick bot without a search: it plays the move whose position looks best.

    It never looks at an answer to its move.

    Args:
        seed: The seed of its random source.
    """

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, view: View) -> str:
        """Return the legal move that looks best over a few imagined positions.

        Args:
            view: What the bot's seat may know.
        """
        if len(view.legal) == 1:
            return view.legal[0]
        rules = game_of(view)
        look = guide_of(rules)
        totals = [0.0] * len(view.legal)
        for _ in range(POSITIONS if rules.hides else 1):
            state = rules.imagine(view, self._rng)
            actions = [rules.read(state, text) for text in view.legal]
            for i, value in enumerate(self._values(state, actions, look)):
                totals[i] += value
        best = max(totals)
        ties = [text for text, total in zip(view.legal, totals, strict=True) if total == best]
        return ties[self._rng.below(len(ties))]

    def _values(self, state: State, actions: list[int], look: Guide) -> list[float]:
        """What each action leads to, as far as the seat decides alone."""
        ahead = [self._after(state, action, look) for action in actions]
        unfinished = [i for i, one in enumerate(ahead) if one.goes_on]
        unfinished.sort(key=lambda i: ahead[i].looks, reverse=True)
        values = [NOT_FOLLOWED if one.goes_on else one.looks for one in ahead]
        for i in unfinished[:FOLLOWED]:
            values[i] = self._to_the_end(ahead[i], look)
        return values

    def _to_the_end(self, begun: Ahead, look: Guide) -> float:
        """The best that was found to come of a row of decisions."""
        kept, best = [begun], NOT_FOLLOWED
        for _ in range(LONGEST):
            ahead = [
                self._after(one.state, action, look)
                for one in kept
                for action in one.state.actions()
            ]
            best = max([best, *(one.looks for one in ahead if not one.goes_on)])
            unfinished = [one for one in ahead if one.goes_on]
            if not unfinished:
                return best
            kept = sorted(unfinished, key=lambda one: one.looks, reverse=True)[:WIDTH]
        return max(best, kept[0].looks)

    def _after(self, state: State, action: int, look: Guide) -> Ahead:
        """The position after an action, the luck that follows at once drawn."""
        after, seat = state.clone(), int(state.current)
        after.apply(action)
        goes_on = not after.over and after.current == seat
        while not after.over and after.current == CHANCE:
            after.apply(after.draw(self._rng))
        return Ahead(look.lead(after, seat), after, goes_on)
