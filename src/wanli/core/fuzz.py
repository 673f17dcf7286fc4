"""Many random games under the eyes of the laws, here or by whoever does the work.

Game i is played with seed + i, so that one game of a long run can be played again alone. What a
worker gets and gives back is plain data: positions of compiled rules cannot be sent to another
process, a game (which has no state) and a record can.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, field

from wanli.core.game import Game, Setup
from wanli.core.laws import QUICK, LawBroken, Thoroughness, check_game
from wanli.core.laws.covering import accepted, any_setup
from wanli.core.rng import Rng

CHUNK = 20  # games a worker plays before it tells


@dataclass(frozen=True)
class Breach:
    """A game that broke a law."""

    seed: int
    law: int
    message: str
    record: str  # its text, to be saved and opened
    players: int
    options: dict[str, str]


@dataclass(frozen=True)
class Progress:
    """How far it has come; `breaches` are those found since the last progress."""

    games: int
    moves: int
    breaches: list[Breach] = field(default_factory=list)


@dataclass(frozen=True)
class Order:
    """What is to be played."""

    game: Game
    players: int | None = None  # None: every number in turn
    options: Mapping[str, str] | None = None  # None: random ones
    thoroughness: Thoroughness = QUICK
    clauses: frozenset[str] = frozenset()

    def setup(self, seed: int) -> Setup:
        """The table of one game; raises BadOption if the options cannot be."""
        counts = self.game.players
        players = self.players or counts[seed % len(counts)]
        if self.options is None:
            setup = any_setup(self.game, players, Rng(seed))
        else:
            setup = accepted(self.game, players, self.options)
        return setup or self.game.setup(players, self.options)


def fuzz(order: Order, games: int, seed: int, pool: Executor | None = None) -> Iterator[Progress]:
    """Play games with the seeds seed, seed + 1, ... and tell of each part of them."""
    order.game.new(order.setup(seed))  # a wrong option is refused here, not in a worker
    chunks = [(i, min(i + CHUNK, seed + games)) for i in range(seed, seed + games, CHUNK)]
    if pool is None:
        yield from _add_up(play_games(order, first, end) for first, end in chunks)
        return
    futures = [pool.submit(play_games, order, first, end) for first, end in chunks]
    yield from _add_up(future.result() for future in futures)


def play_games(order: Order, first: int, end: int) -> Progress:
    """Play some of the games."""
    moves = 0
    breaches: list[Breach] = []
    for seed in range(first, end):
        setup = order.setup(seed)
        try:
            report = check_game(
                order.game,
                setup,
                seed,
                thoroughness=order.thoroughness,
                clauses=order.clauses,
            )
            moves += report.moves
        except LawBroken as broken:
            options = dict(setup.options)
            breach = (seed, broken.law, broken.message, broken.record, setup.players, options)
            breaches.append(Breach(*breach))
    return Progress(end - first, moves, breaches)


def _add_up(parts: Iterator[Progress]) -> Iterator[Progress]:
    games = moves = 0
    for part in parts:
        games += part.games
        moves += part.moves
        yield Progress(games, moves, part.breaches)
