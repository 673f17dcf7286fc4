"""Check the laws in many random games, in this process or in a worker pool.

Game i has the seed `seed + i`, so that one game of a long run can be repeated alone. Tasks and
results are plain data: positions of compiled rules cannot be pickled, but games (which have no
state) and records can.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, field

from wanli.core.game import Game, Setup
from wanli.core.laws import QUICK, LawBroken, Thoroughness, check_game
from wanli.core.laws.covering import accepted, any_setup
from wanli.core.rng import Rng

CHUNK = 20  # games that a worker plays before it reports


@dataclass(frozen=True)
class Breach:
    """A game that broke a law."""

    seed: int
    law: int
    message: str
    record: str  # the text of its record
    players: int
    options: dict[str, str]


@dataclass(frozen=True)
class Progress:
    """The games and moves so far, and the breaches since the last report."""

    games: int
    moves: int
    breaches: list[Breach] = field(default_factory=list)


@dataclass(frozen=True)
class FuzzTask:
    """The game, the set-ups and the thoroughness of a fuzz run."""

    game: Game
    players: int | None = None  # None: all numbers in turn
    options: Mapping[str, str] | None = None  # None: random ones
    thoroughness: Thoroughness = QUICK
    clauses: frozenset[str] = frozenset()

    def setup(self, seed: int) -> Setup:
        """Return the set-up of one game; raise BadOption for impossible options."""
        counts = self.game.players
        players = self.players or counts[seed % len(counts)]
        if self.options is None:
            setup = any_setup(self.game, players, Rng(seed))
        else:
            setup = accepted(self.game, players, self.options)
        return setup or self.game.setup(players, self.options)


def fuzz(task: FuzzTask, games: int, seed: int, pool: Executor | None = None) -> Iterator[Progress]:
    """Check games with the seeds seed, seed + 1, ... and yield the progress after each chunk."""
    task.game.new(task.setup(seed))  # a wrong option is refused here, not in a worker
    chunks = [(i, min(i + CHUNK, seed + games)) for i in range(seed, seed + games, CHUNK)]
    if pool is None:
        yield from _add_up(play_games(task, first, end) for first, end in chunks)
        return
    futures = [pool.submit(play_games, task, first, end) for first, end in chunks]
    yield from _add_up(future.result() for future in futures)


def play_games(task: FuzzTask, first: int, end: int) -> Progress:
    """Check the games with the seeds from `first` to `end` - 1."""
    moves = 0
    breaches: list[Breach] = []
    for seed in range(first, end):
        setup = task.setup(seed)
        try:
            report = check_game(
                task.game,
                setup,
                seed,
                thoroughness=task.thoroughness,
                clauses=task.clauses,
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
