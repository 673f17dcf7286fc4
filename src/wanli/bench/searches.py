"""Our plain search, without any knowledge of a game, beside OpenSpiel's in games of its own."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from time import perf_counter

import wanli
from wanli.bench.figure import Figure
from wanli.bench.peers import SIMULATIONS, Peer
from wanli.bench.runs import beside, start, variant
from wanli.core.game import Game
from wanli.search.tree import search

INTERPRETED = 100  # iterations a round without compiled rules
METRIC = "plain search iterations"


class Searches:
    """Searches of whole games from one position: as many iterations a round as the peers."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.start = start(game, players)
        self.iterations = SIMULATIONS if wanli.compiled() else INTERPRETED
        self.rates: list[float] = []  # iterations a second, by round

    def measure(self, seed: int) -> None:
        """One round."""
        begun = perf_counter()
        search(self.start, self.iterations, seed)
        self.rates.append(self.iterations / (perf_counter() - begun))

    def figures(self, peers: list[Peer]) -> Iterator[Figure]:
        """What the rounds showed, alone and beside each peer's rounds."""
        yield self._figure()
        for peer in peers:
            yield beside(self._figure(), self.rates, peer)

    def _figure(self) -> Figure:
        return Figure(
            game=self.game.id,
            players=self.players,
            metric=METRIC,
            value=round(median(self.rates)),
            unit="iterations/s",
            variant=variant(),
        )
