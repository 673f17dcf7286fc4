"""The whole benchmark: ours and the peers' rounds taken in turns, then the parts of a decision."""

from __future__ import annotations

from collections.abc import Iterator

import wanli
from wanli.bench.figure import Figure
from wanli.bench.interpreted import interpreted_figures
from wanli.bench.peers import installed_peers
from wanli.bench.runs import Playouts, memory, parts, pin
from wanli.core.game import Game

ROUNDS = 11


def steps(games: list[Game]) -> int:
    """How many steps `run` takes, for a progress bar."""
    counts = sum(len(game.players) for game in games)
    return ROUNDS + counts + len(games) * int(wanli.compiled())


def run(games: list[Game]) -> Iterator[list[Figure]]:
    """Measure; after each step the figures that are ready."""
    pin()
    peers = installed_peers()
    playouts = [Playouts(game, players) for game in games for players in game.players]
    for seed in range(ROUNDS):  # in turns, so that a busy moment of the machine meets all alike
        for peer in peers:
            peer.measure()
        for one in playouts:
            one.measure(seed)
        yield []
    for one in playouts:
        figures = list(one.figures(peers))
        figures += parts(one.game, one.players)
        figures.append(memory(one.game, one.players))
        yield figures
    if wanli.compiled():
        for game in games:
            yield list(interpreted_figures(game.id))
