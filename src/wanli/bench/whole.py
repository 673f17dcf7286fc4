"""The whole benchmark: rounds of all games and peers in turns, then step times and memory."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import wanli
from wanli.bench.figure import Figure
from wanli.bench.interpreted import interpreted_figures
from wanli.bench.peers import playout_peers, search_peers
from wanli.bench.runs import Playouts, memory, pin, step_times
from wanli.bench.searches import Searches
from wanli.bench.twins import compiled_twin
from wanli.core.game import Game

ROUNDS = 11


def steps(games: list[Game]) -> int:
    """Return the number of steps that `run` yields, for a progress bar."""
    counts = sum(len(game.players) for game in games)
    return ROUNDS + counts + 1 + len(games) * int(wanli.compiled())


def run(games: list[Game]) -> Iterator[list[Figure]]:
    """Measure; after each step yield the figures that are ready."""
    pin()
    with TemporaryDirectory() as folder:
        yield from _beside_peers(games, Path(folder))
    if wanli.compiled():
        for game in games:
            yield list(interpreted_figures(game.id))


def _beside_peers(games: list[Game], folder: Path) -> Iterator[list[Figure]]:
    peers, peers_of_search = playout_peers(), search_peers()
    playouts: list[Playouts] = []
    for game in games:
        twin = compiled_twin(game.id, folder)
        playouts += [Playouts(game, players, twin) for players in game.players]
    searches = [Searches(game, min(game.players)) for game in games]
    for seed in range(ROUNDS):  # in turns, so that a busy moment of the machine affects all alike
        for peer in [*peers, *peers_of_search]:
            peer.measure()
        for one in playouts:
            one.measure(seed)
        for search in searches:
            search.measure(seed)
        yield []
    for one in playouts:
        figures = list(one.figures(peers))
        figures += step_times(one.game, one.players)
        figures.append(memory(one.game, one.players))
        yield figures
    yield [figure for search in searches for figure in search.figures(peers_of_search)]
