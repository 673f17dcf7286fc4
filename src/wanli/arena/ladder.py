"""A ladder: every bot plays every other from every seat, and the results give their ratings."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, islice, permutations
from typing import TypeVar

import msgspec

import wanli
from wanli.arena.match import SEED_DISTANCE, Fixture, Outcome, rotations_of
from wanli.arena.ratings import Rating, Result, ratings
from wanli.bots import BASELINES, INTERPRETED_DIVISOR, LEVELS, bot
from wanli.bots.openspiel import OPENSPIEL
from wanli.bots.programs import DEFAULT_TERMS, ProgramTerms, is_program
from wanli.bots.searcher import SearchBot
from wanli.core.errors import BadOption
from wanli.core.rng import Rng

T = TypeVar("T")

GAMES = 200
BUDGETS = {  # iterations a move, small enough for a ladder in minutes
    "medium": 50,
    "strong": 200,
    "master": 800,
    "plain": 800,
    OPENSPIEL: 25,  # slow: OpenSpiel calls Python for every step of a game
}
MAX_CANDIDATES = 500  # lineups considered for the next deal
CHECKSUM_LENGTH = 12  # characters


def contestants() -> list[str]:
    """Return the names of the bots that play by default.

    These are the baselines and the levels, with small budgets for those that search.
    """
    # Each bot once: a level can be the same as a baseline.
    names = {factory: name for name, factory in [*BASELINES.items(), *LEVELS.items()]}
    budgeted = [_with_budget(name) for name in (*names.values(), OPENSPIEL)]
    return [name for name in budgeted if _available(name)]


def _with_budget(name: str) -> str:
    """Add a ladder's budget to the name of a bot; smaller without compiled rules."""
    if name not in BUDGETS:
        return name
    share = 1 if wanli.compiled() else INTERPRETED_DIVISOR
    return f"{name}@{max(1, BUDGETS[name] // share)}"


def timed(name: str) -> bool:
    """Return whether a time limits a bot's search, so that its games are not reproducible.

    Args:
        name: The name of the bot.
    """
    player = None if is_program(name) else bot(name, 0)
    return isinstance(player, SearchBot) and player.seconds > 0


def _available(name: str) -> bool:
    """Return whether a bot can play here; OpenSpiel's bot needs OpenSpiel."""
    try:
        bot(name, 0)
    except BadOption:
        return False
    return True


# ---- pairings ------------------------------------------------------------------------------------
def fixtures(
    game_id: str,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: dict[str, str],
    programs: ProgramTerms = DEFAULT_TERMS,
) -> list[Fixture]:
    """Return the games of a ladder.

    Each deal is played with every rotation of the seats before the next deal. No game occurs twice.
    A longer ladder with the same seed begins with the games of a shorter one.

    Args:
        game_id: The id of the game.
        players: The number of seats.
        bots: The names of the bots.
        games: The number of games.
        seed: The seed of the ladder.
        options: The table options.
        programs: The terms for bots that are programs.
    """
    chosen = tuple(sorted(options.items()))
    return [
        Fixture(game_id, seats, seed * SEED_DISTANCE + deal, chosen, programs)
        for deal, seats in islice(_seatings(bots, players, Rng(seed)), games)
    ]


def _seatings(bots: Sequence[str], players: int, rng: Rng) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Yield deals with their seatings: a lineup in a rare order of neighbours, in all rotations."""
    neighbours: Counter[tuple[int, int]] = Counter()
    for deal, lineup in enumerate(_lineups(len(bots), players, rng)):
        orders = _shuffled(list(permutations(lineup)), rng)
        order = min(orders, key=lambda one: sum(neighbours[pair] for pair in _neighbours(one)))
        neighbours.update(_neighbours(order))
        names = tuple(bots[i] for i in order)
        for rotated in rotations_of(names):
            yield deal, rotated


def _neighbours(order: tuple[int, ...]) -> list[tuple[int, int]]:
    return list(zip(order, order[1:] + order[:1], strict=True))


def _lineups(count: int, players: int, rng: Rng) -> Iterator[tuple[int, ...]]:
    """Yield lineups (the bots of a game) without end, every lineup once before any repeats.

    The next lineup is that of the bots that have played and met each other least. With more seats
    than bots all bots play, and the bots with an additional seat change.
    """
    whole, rest = divmod(players, count)
    lineups = [(*range(count),) * whole + some for some in combinations(range(count), rest)]
    played: Counter[int] = Counter()
    met: Counter[tuple[int, int]] = Counter()
    while True:
        left = _shuffled(lineups, rng)
        while left:
            lineup = min(
                left[:MAX_CANDIDATES],
                key=lambda one: (
                    sum(played[i] for i in one),
                    sum(met[pair] for pair in permutations(one, 2)),
                ),
            )
            left.remove(lineup)
            played.update(lineup)
            met.update(permutations(lineup, 2))
            yield lineup


def _shuffled(values: Sequence[T], rng: Rng) -> list[T]:
    return sorted(values, key=lambda _: rng.below(1 << 30))


# ---- results -------------------------------------------------------------------------------------
@dataclass
class Ladder:
    """The results so far; games may end in any order.

    Attributes:
        outcomes: The results, by the number of the fixture.

    Examples:
        >>> from wanli.arena.ladder import Ladder, fixtures
        >>> from wanli.arena.match import play, rotations_of
        >>> ladder = Ladder()
        >>> for number, one in enumerate(fixtures("great-wall", 2, ["novice", "random"], 4, 2, {})):
        ...     ladder.add(number, play(one))
        >>> [rating.bot for rating in ladder.ratings()]
        ['novice', 'random']
    """

    outcomes: dict[int, Outcome] = field(default_factory=dict)

    def add(self, number: int, outcome: Outcome) -> None:
        """Count a game; counting the same game again has no effect.

        Args:
            number: The number of the fixture.
            outcome: Its result.
        """
        self.outcomes.setdefault(number, outcome)

    @property
    def games(self) -> int:
        """The number of games counted."""
        return len(self.outcomes)

    def ratings(self) -> list[Rating]:
        """Return the rating of every bot, the strongest first."""
        decided = [one for one in self.in_order() if any(one.shares)]
        return ratings([Result(one.fixture.seats, one.shares, one.fixture.seed) for one in decided])

    def checksum(self) -> str:
        """Return a checksum of the games, to compare two runs."""
        rows = [
            (one.fixture.seats, one.fixture.seed, one.scores, one.shares, one.moves)
            for one in self.in_order()
        ]
        return hashlib.sha256(msgspec.json.encode(rows)).hexdigest()[:CHECKSUM_LENGTH]

    def failures(self) -> dict[str, dict[str, int]]:
        """Return the number of failures of each program, by its name and the error code."""
        found: dict[str, Counter[str]] = {}
        for one in self.in_order():
            for failure in one.failures:
                found.setdefault(one.fixture.seats[failure.seat], Counter())[failure.code] += 1
        return {name: dict(reasons) for name, reasons in found.items()}

    def in_order(self) -> list[Outcome]:
        """Return the results in the order of the fixtures."""
        return [self.outcomes[number] for number in sorted(self.outcomes)]
