"""A ladder: every bot plays every other from every seat, and the games give their ratings."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, islice, permutations
from typing import TypeVar

import msgspec

import wanli
from wanli.arena.match import APART, Fixture, Outcome
from wanli.arena.ratings import Rating, Result, ratings
from wanli.bots import BASELINES, INTERPRETED_DIVISOR, LEVELS, bot
from wanli.bots.openspiel import OPENSPIEL
from wanli.bots.programs import DEFAULT_TERMS, ProgramTerms, is_program
from wanli.bots.searcher import SearchBot
from wanli.core.errors import BadOption
from wanli.core.rng import Rng

T = TypeVar("T")

GAMES = 200
BUDGETS = {  # iterations a move, so that a ladder takes minutes
    "medium": 50,
    "strong": 200,
    "master": 800,
    "plain": 800,
    OPENSPIEL: 25,  # slow: each step of its games is a call of ours
}
CONSIDERED = 500  # companies, for the next deal
SHOWN = 12  # characters of a checksum


def contestants() -> list[str]:
    """Return the names of the bots that play if none are named.

    These are the baselines and the levels, with small budgets for those that search.
    """
    makers = {make: name for name, make in [*BASELINES.items(), *LEVELS.items()]}  # each bot once
    names = [_with_budget(name) for name in (*makers.values(), OPENSPIEL)]
    return [name for name in names if _there(name)]


def _with_budget(name: str) -> str:
    """The bot as fast as the others of a ladder; without compiled rules it gets less to do."""
    if name not in BUDGETS:
        return name
    share = 1 if wanli.compiled() else INTERPRETED_DIVISOR
    return f"{name}@{max(1, BUDGETS[name] // share)}"


def timed(name: str) -> bool:
    """Return whether a clock limits a bot's search, so that its games do not repeat.

    Args:
        name: The name of the bot.
    """
    player = None if is_program(name) else bot(name, 0)
    return isinstance(player, SearchBot) and player.seconds > 0


def _there(name: str) -> bool:
    """Whether such a bot can play here; OpenSpiel's needs OpenSpiel."""
    try:
        bot(name, 0)
    except BadOption:
        return False
    return True


# ---- who meets whom ------------------------------------------------------------------------------
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

    Each deal is played once from every seat before the next one. No game is in it twice. With more
    games the same seed goes on where fewer games would have ended.

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
        Fixture(game_id, seats, seed * APART + deal, chosen, programs)
        for deal, seats in islice(_seatings(bots, players, Rng(seed)), games)
    ]


def _seatings(bots: Sequence[str], players: int, rng: Rng) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Deals and who sits where: each company in every turn of an order that was rare so far."""
    follows: Counter[tuple[int, int]] = Counter()
    for deal, table in enumerate(_tables(len(bots), players, rng)):
        orders = _shuffled(list(permutations(table)), rng)
        order = min(orders, key=lambda one: sum(follows[pair] for pair in _neighbours(one)))
        follows.update(_neighbours(order))
        names = tuple(bots[i] for i in order)
        for turned in dict.fromkeys(names[turn:] + names[:turn] for turn in range(players)):
            yield deal, turned


def _neighbours(order: tuple[int, ...]) -> list[tuple[int, int]]:
    return list(zip(order, order[1:] + order[:1], strict=True))


def _tables(count: int, players: int, rng: Rng) -> Iterator[tuple[int, ...]]:
    """Who sits together, without end: every company once before any comes again.

    Next are always those who have played least and met each other least. If there are more seats
    than bots, all of them sit there, and those who sit twice change.
    """
    whole, rest = divmod(players, count)
    companies = [(*range(count),) * whole + some for some in combinations(range(count), rest)]
    played: Counter[int] = Counter()
    met: Counter[tuple[int, int]] = Counter()
    while True:
        left = _shuffled(companies, rng)
        while left:
            table = min(
                left[:CONSIDERED],
                key=lambda one: (
                    sum(played[i] for i in one),
                    sum(met[pair] for pair in permutations(one, 2)),
                ),
            )
            left.remove(table)
            played.update(table)
            met.update(permutations(table, 2))
            yield table


def _shuffled(values: Sequence[T], rng: Rng) -> list[T]:
    return sorted(values, key=lambda _: rng.below(1 << 30))


# ---- what came of it -----------------------------------------------------------------------------
@dataclass
class Ladder:
    """The games played so far, in whatever order they end.

    Attributes:
        outcomes: The results, by the number of the fixture.

    Examples:
        >>> from wanli.arena.ladder import Ladder, fixtures
        >>> from wanli.arena.match import play
        >>> ladder = Ladder()
        >>> for number, one in enumerate(fixtures("great-wall", 2, ["novice", "random"], 4, 2, {})):
        ...     ladder.add(number, play(one))
        >>> [rating.bot for rating in ladder.ratings()]
        ['novice', 'random']
    """

    outcomes: dict[int, Outcome] = field(default_factory=dict)

    def add(self, number: int, outcome: Outcome) -> None:
        """Count a game; the same game again does not count twice.

        Args:
            number: The number of the fixture.
            outcome: Its result.
        """
        self.outcomes.setdefault(number, outcome)

    @property
    def games(self) -> int:
        """How many games were counted."""
        return len(self.outcomes)

    def ratings(self) -> list[Rating]:
        """Return the rating of every bot, the strongest first."""
        won = [one for one in self.in_order() if any(one.shares)]
        return ratings([Result(one.fixture.seats, one.shares, one.fixture.seed) for one in won])

    def checksum(self) -> str:
        """Return a checksum of the games, to compare two runs."""
        kept = [
            (one.fixture.seats, one.fixture.seed, one.scores, one.shares, one.moves)
            for one in self.in_order()
        ]
        return hashlib.sha256(msgspec.json.encode(kept)).hexdigest()[:SHOWN]

    def failures(self) -> dict[str, dict[str, int]]:
        """Return how often each program failed, by its name and the code of the reason."""
        found: dict[str, Counter[str]] = {}
        for one in self.in_order():
            for failure in one.failures:
                found.setdefault(one.fixture.seats[failure.seat], Counter())[failure.code] += 1
        return {name: dict(reasons) for name, reasons in found.items()}

    def in_order(self) -> list[Outcome]:
        """Return the results in the order of the fixtures."""
        return [self.outcomes[number] for number in sorted(self.outcomes)]
