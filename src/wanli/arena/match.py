"""One match: its games, and each bot's share of the victories."""

from __future__ import annotations

from dataclasses import dataclass, field

from wanli.arena.intervals import Deal, interval
from wanli.bots import Bot, bot
from wanli.bots.programs import (
    DEFAULT_TERMS,
    ProgramBot,
    ProgramFailure,
    ProgramTerms,
    hello,
    is_program,
    program_seed,
)
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.games import game

APART = 100_000  # deals between one seed and the next: two matches share none


@dataclass(frozen=True)
class Fixture:
    """One game of a match: everything that decides how it goes.

    Attributes:
        game: The id of the game.
        seats: The name of the bot in each seat.
        seed: The seed of the draws, and with the seat that of each bot.
        options: The table options, as pairs of name and value.
        programs: The terms for bots that are programs.
    """

    game: str
    seats: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    programs: ProgramTerms = DEFAULT_TERMS


@dataclass(frozen=True)
class Outcome:
    """The result of a game.

    Attributes:
        fixture: The game that was played.
        scores: The points by seat.
        shares: The share of the victory by seat.
        moves: The number of moves, draws included.
        failures: The programs that failed, and why.
    """

    fixture: Fixture
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    moves: int
    failures: tuple[ProgramFailure, ...] = ()


@dataclass
class Standing:
    """The results of one bot in a match.

    Attributes:
        bot: The name of the bot.
        seats: The seats it played, over all games.
        share: Its victories; a shared one counts in part.
        points: The sum of its points.
        failures: How often it failed, by the code of the reason.
        deals: Its share and its seats in each deal, by the seed of the deal.
    """

    bot: str
    seats: int = 0
    share: float = 0.0
    points: int = 0
    failures: dict[str, int] = field(default_factory=dict)
    deals: dict[int, Deal] = field(default_factory=dict)

    def add(self, deal: int, share: float, points: int) -> None:
        """Count one seat of one game.

        Args:
            deal: The seed of the deal.
            share: The share of the victory.
            points: The points.
        """
        self.seats += 1
        self.share += share
        self.points += points
        before, seats = self.deals.get(deal, (0.0, 0))
        self.deals[deal] = (before + share, seats + 1)

    @property
    def mean(self) -> float:
        """The share of the victories per seat."""
        return self.share / self.seats

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% confidence interval of `mean`."""
        return interval(list(self.deals.values()))


@dataclass
class Table:
    """The standings of a match while it is played.

    Attributes:
        standings: The standing of each bot, by its name.
        games: How many games were counted.
    """

    standings: dict[str, Standing] = field(default_factory=dict)
    games: int = 0

    def add(self, outcome: Outcome) -> None:
        """Count one game.

        Args:
            outcome: Its result.
        """
        self.games += 1
        for seat, name in enumerate(outcome.fixture.seats):
            standing = self.standings.setdefault(name, Standing(name))
            standing.add(outcome.fixture.seed, outcome.shares[seat], outcome.scores[seat])
        for failure in outcome.failures:
            reasons = self.standings[outcome.fixture.seats[failure.seat]].failures
            reasons[failure.code] = reasons.get(failure.code, 0) + 1


def fixtures(
    game_id: str,
    bots: list[str],
    games: int,
    seed: int,
    options: dict[str, str],
    programs: ProgramTerms = DEFAULT_TERMS,
) -> list[Fixture]:
    """Return the games of a match.

    Each deal is played once with every rotation of the seats before the next deal. No game is in
    it twice: `easy, random, easy, random` has two rotations, not four.

    Args:
        game_id: The id of the game.
        bots: The name of the bot in each seat.
        games: The number of games.
        seed: The seed of the match; other seeds have other deals.
        options: The table options.
        programs: The terms for bots that are programs.

    Examples:
        >>> from wanli.arena.match import fixtures
        >>> match = fixtures("great-wall", ["easy", "random"], games=4, seed=1, options={})
        >>> [(one.seats, one.seed) for one in match][:3]
        [(('easy', 'random'), 100000), (('random', 'easy'), 100000), (('easy', 'random'), 100001)]
    """
    chosen = tuple(sorted(options.items()))
    turns = list(dict.fromkeys(tuple(bots[i:] + bots[:i]) for i in range(len(bots))))
    return [
        Fixture(game_id, turns[i % len(turns)], seed * APART + i // len(turns), chosen, programs)
        for i in range(games)
    ]


def play(fixture: Fixture) -> Outcome:
    """Play one game of a match.

    The same fixture gives the same game, unless a bot's budget is a time or a program differs.

    Args:
        fixture: The game.

    Raises:
        BadOption: There is no such bot or option.

    Examples:
        >>> from wanli.arena.match import Table, fixtures, play
        >>> table = Table()
        >>> for one in fixtures("great-wall", ["novice", "random"], games=2, seed=2, options={}):
        ...     table.add(play(one))
        >>> {name: standing.share for name, standing in table.standings.items()}
        {'novice': 2.0, 'random': 0.0}
    """
    rules = game(fixture.game)
    players = len(fixture.seats)
    at = Play(rules, rules.setup(players, dict(fixture.options)), Rng(fixture.seed))
    bots = [seated(fixture, at, seat) for seat in range(players)]
    programs = [one for one in bots if isinstance(one, ProgramBot)]
    try:
        while not at.over:
            at.move(bots[at.current].choose(at.view(at.current)))
        for program in programs:
            program.over(at.scores, at.winners)
    finally:
        for program in programs:
            program.close()
    failures = tuple(program.failure for program in programs if program.failure)
    lost = {one.seat for one in failures} if fixture.programs.on_failure == "lose" else set[int]()
    return Outcome(fixture, tuple(at.scores), shares(at, lost), len(at.moves), failures)


def seated(fixture: Fixture, at: Play, seat: int) -> Bot:
    """Return the bot of a seat, with a seed of its own.

    Args:
        fixture: The game.
        at: Its table.
        seat: The seat, from 0.
    """
    name = fixture.seats[seat]
    if not is_program(name):
        return bot(name, (fixture.seed * 8 + seat) * 2 + 1)
    first = hello(at.game, at.setup, seat, program_seed(fixture.seed % APART, seat))
    return ProgramBot(name, first, fixture.programs.seconds)


def shares(at: Play, lost: set[int]) -> tuple[float, ...]:
    """Return the share of the victory by seat.

    Args:
        at: The finished game.
        lost: Seats that lost by failing; the best of the others wins instead.
    """
    players = at.setup.players
    if not lost:
        return tuple(float(at.state.result(seat)) for seat in range(players))
    ranks = {seat: (seat in at.winners, at.scores[seat]) for seat in range(players)}
    best = max((rank for seat, rank in ranks.items() if seat not in lost), default=None)
    first = [seat for seat, rank in ranks.items() if seat not in lost and rank == best]
    return tuple(1 / len(first) if seat in first else 0.0 for seat in range(players))
