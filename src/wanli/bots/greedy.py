"""The greedy bot: it evaluates the position after each of its moves and plays the best.

In some games a turn is one decision, in others a sequence of them: a disc, a tile, regions, cubes.
The bot follows such a sequence by beam search until another seat has to decide or luck is drawn.
"""

from __future__ import annotations

from typing import NamedTuple

from wanli.bots.evaluate import guide_of
from wanli.core.rng import Rng
from wanli.core.state import CHANCE, State
from wanli.core.view import View
from wanli.games import game_of
from wanli.search.guide import Guide

IMAGINED = 3  # determinizations per move, so that the choice does not rely on one guess
EXPANDED = 5  # first decisions whose sequence is followed to its end
BEAM_WIDTH = 2  # sequences that are kept after each further decision
MAX_DECISIONS = 24  # in one sequence
NOT_EXPANDED = -10_000.0  # worse than any position


class Candidate(NamedTuple):
    """A position that the bot can reach by its own decisions."""

    value: float
    state: State
    unfinished: bool  # the same seat decides again, and no luck was drawn


class GreedyBot:
    """A fast bot that plays the move after which it evaluates its position best.

    It never considers the replies of other seats.

    Args:
        seed: The seed of its random source.
    """

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, view: View) -> str:
        """Return the move with the best evaluation, averaged over a few imagined positions.

        Args:
            view: What the bot's seat may know.
        """
        if len(view.legal) == 1:
            return view.legal[0]
        rules = game_of(view)
        guide = guide_of(rules)
        totals = [0.0] * len(view.legal)
        for _ in range(IMAGINED if rules.hides else 1):
            state = rules.imagine(view, self._rng)
            actions = [rules.read(state, text) for text in view.legal]
            for i, value in enumerate(self._values(state, actions, guide)):
                totals[i] += value
        best = max(totals)
        ties = [text for text, total in zip(view.legal, totals, strict=True) if total == best]
        return ties[self._rng.below(len(ties))]

    def _values(self, state: State, actions: list[int], guide: Guide) -> list[float]:
        """Return the value of each action at the end of the sequence that it starts."""
        candidates = [self._after(state, action, guide) for action in actions]
        unfinished = [i for i, one in enumerate(candidates) if one.unfinished]
        unfinished.sort(key=lambda i: candidates[i].value, reverse=True)
        values = [NOT_EXPANDED if one.unfinished else one.value for one in candidates]
        for i in unfinished[:EXPANDED]:
            values[i] = self._beam_search(candidates[i], guide)
        return values

    def _beam_search(self, start: Candidate, guide: Guide) -> float:
        """Return the value of the best finished sequence that the beam search found."""
        beam, best = [start], NOT_EXPANDED
        for _ in range(MAX_DECISIONS):
            candidates = [
                self._after(one.state, action, guide)
                for one in beam
                for action in one.state.actions()
            ]
            best = max([best, *(one.value for one in candidates if not one.unfinished)])
            unfinished = [one for one in candidates if one.unfinished]
            if not unfinished:
                return best
            beam = sorted(unfinished, key=lambda one: one.value, reverse=True)[:BEAM_WIDTH]
        return max(best, beam[0].value)

    def _after(self, state: State, action: int, guide: Guide) -> Candidate:
        """Return the position after an action and the draws that follow at once."""
        after, seat = state.clone(), int(state.current)
        after.apply(action)
        unfinished = not after.over and after.current == seat
        while not after.over and after.current == CHANCE:
            after.apply(after.draw(self._rng))
        return Candidate(guide.lead(after, seat), after, unfinished)
