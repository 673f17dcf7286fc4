"""The bot that searches: from positions it imagines, for as many iterations as its level has."""

from __future__ import annotations

import wanli
from wanli.core.rng import Rng
from wanli.core.view import View
from wanli.games import game
from wanli.search.tree import search

INTERPRETED_SHARE = 16  # without compiled rules only one iteration in so many, to answer in time


class SearchBot:
    """A player that thinks; a fixed number of iterations makes its games repeatable."""

    def __init__(self, seed: int, iterations: int) -> None:
        self._rng = Rng(seed)
        self._iterations = iterations if wanli.compiled() else iterations // INTERPRETED_SHARE

    def choose(self, view: View) -> str:
        """The legal move that did best in the search."""
        if len(view.legal) == 1:
            return view.legal[0]
        rules = game(view.game)
        root = rules.imagine(view, self._rng)
        choices = search(root, self._iterations, self._rng.below(1 << 30))
        return rules.write(root, int(choices[0].action))
