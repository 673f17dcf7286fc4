"""The benchmark of the plain search, without a guide, beside OpenSpiel's search."""

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

INTERPRETED_ITERATIONS = 100  # a round, without compiled rules
METRIC = "plain search iterations"


class Searches:
    """Searches from one position, with as many iterations a round as the peers."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.start = start(game, players)
        self.iterations = SIMULATIONS if wanli.compiled() else INTERPRETED_ITERATIONS
        self.rates: list[float] = []  # iterations a second, by round

    def measure(self, seed: int) -> None:
        """Measure one round."""
        started = perf_counter()
        search(self.start, self.iterations, seed)
        self.rates.append(self.iterations / (perf_counter() - started))

    def figures(self, peers: list[Peer]) -> Iterator[Figure]:
        """Yield the medians of the rounds, alone and beside each peer."""
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
