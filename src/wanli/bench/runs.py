"""The benchmark of one game: random playouts, the steps of a decision, memory."""

from __future__ import annotations

import os
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter

import wanli
from wanli.bench.figure import Figure, nanoseconds
from wanli.bench.peers import Peer
from wanli.bench.twins import Twin
from wanli.core.game import Game
from wanli.core.state import State
from wanli.search.playout import repeat_playouts
from wanli.search.timing import (
    after_set_up,
    clone_all,
    clone_and_apply_all,
    decision_positions,
    legal_all,
)

ROUND_SECONDS = 0.15
COPIES = 1000
REPEATS = 9


def variant() -> str:
    """Return how the rules run in this process."""
    return "compiled" if wanli.compiled() else "interpreted"


def pin() -> None:
    """Pin this process to one core where the system allows it: moving to another costs time."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def start(game: Game, players: int) -> State:
    """Return a position after the set-up, as the peers begin after their deal."""
    return after_set_up(game.new(game.setup(players)), 1)


class Playouts:
    """Random games from one position, in rounds of about the same time."""

    def __init__(self, game: Game, players: int, twin: Path | None = None) -> None:
        self.game = game
        self.players = players
        self.start = start(game, players)
        self.games = self._games_a_round()
        self.peers: list[Peer] = [Twin(twin, players, self.games)] if twin else []  # for this game
        self.decisions: list[float] = []
        self.rate_of_games: list[float] = []

    def _games_a_round(self) -> int:
        games, seconds = 1, 0.0
        while seconds < ROUND_SECONDS / 4:
            games *= 4
            started = perf_counter()
            repeat_playouts(self.start, games, 1)
            seconds = perf_counter() - started
        return max(1, round(games * ROUND_SECONDS / seconds))

    def measure(self, seed: int) -> None:
        """Measure one round, also of the peers for this game."""
        for peer in self.peers:
            peer.measure()
        started = perf_counter()
        decisions, _ = repeat_playouts(self.start, self.games, seed)
        seconds = perf_counter() - started
        self.decisions.append(decisions / seconds)
        self.rate_of_games.append(self.games / seconds)

    def figures(self, peers: list[Peer]) -> Iterator[Figure]:
        """Yield the medians of the rounds, alone and beside each peer."""
        yield self._figure("playout games", median(self.rate_of_games), "games/s")
        yield self._figure("playout decisions", median(self.decisions), "decisions/s")
        for peer in [*peers, *self.peers]:
            figure = self._figure("playout decisions", median(self.decisions), "decisions/s")
            yield beside(figure, self.decisions, peer)

    def _figure(self, metric: str, value: float, unit: str) -> Figure:
        return Figure(
            game=self.game.id,
            players=self.players,
            metric=metric,
            value=round(value),
            unit=unit,
            variant=variant(),
        )


def beside(figure: Figure, rates: list[float], peer: Peer) -> Figure:
    """Add a peer's value and the median of the ratios, round by round, to a figure."""
    figure.peer = peer.name
    figure.peer_value = round(median(peer.rates))
    pairs = zip(rates, peer.rates, strict=True)
    figure.ratio = round(median(ours / theirs for ours, theirs in pairs), 3)
    return figure


def step_times(game: Game, players: int) -> Iterator[Figure]:
    """Measure `clone`, `legal` and `apply` over the positions of random games."""
    first = start(game, players)
    positions = [state for seed in range(5) for state in decision_positions(first, seed)]
    actions = [state.actions()[-1] for state in positions]
    rounds = 200 if wanli.compiled() else 4
    times = rounds * len(positions)
    legal, clone, apply = [], [], []
    for _ in range(REPEATS):  # in turns: `apply` is a difference, so both need the same conditions
        legal.append(nanoseconds(lambda: legal_all(positions, rounds), times))
        clone.append(nanoseconds(lambda: clone_all(positions, rounds), times))
        both = nanoseconds(lambda: clone_and_apply_all(positions, actions, rounds), times)
        apply.append(both - clone[-1])
    for metric, value in (
        ("clone", median(clone)),
        ("legal", median(legal)),
        ("apply", max(0.0, median(apply))),
    ):
        yield Figure(
            game=game.id,
            players=players,
            metric=metric,
            value=round(value, 1),
            unit="ns",
            variant=variant(),
        )


def memory(game: Game, players: int) -> Figure:
    """Measure the memory of one position, when others of the same game exist."""
    state = start(game, players)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [state.clone() for _ in range(COPIES)]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return Figure(
        game=game.id,
        players=players,
        metric="memory",
        value=round(used / len(copies)),
        unit="bytes/state",
        variant=variant(),
    )
