"""The bot that searches: from positions it imagines, for as many iterations as its level has."""

from __future__ import annotations

import wanli
from wanli.bots.advice import Advice, Chance
from wanli.core.rng import Rng
from wanli.core.view import View
from wanli.games import game
from wanli.search.tree import search

INTERPRETED_SHARE = 16  # without compiled rules only one iteration in so many, to answer in time

BEST = 3  # moves that it gives reasons for


class SearchBot:
    """A player that thinks; a fixed number of iterations makes its games repeatable."""

    def __init__(self, seed: int, iterations: int) -> None:
        self._rng = Rng(seed)
        self._iterations = iterations if wanli.compiled() else iterations // INTERPRETED_SHARE

    def choose(self, view: View) -> str:
        """The legal move that did best in the search."""
        return self.advise(view).text

    def advise(self, view: View) -> Advice:
        """The same, with what the search found out about it and the next best moves."""
        if len(view.legal) == 1:
            return Advice(view.legal[0])
        rules = game(view.game)
        root = rules.imagine(view, self._rng)
        choices = search(root, self._iterations, self._rng.below(1 << 30))
        tries = sum(int(one.visits) for one in choices)
        chances = tuple(
            Chance(rules.write(root, int(one.action)), one.visits / tries, one.share)
            for one in choices[:BEST]
        )
        return Advice(chances[0].text, tries, chances)
