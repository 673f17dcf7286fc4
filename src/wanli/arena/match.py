"""A match between bots: its games, and each bot's share of the victories."""

from __future__ import annotations

from collections.abc import Iterator
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

SEED_DISTANCE = 100_000  # deals between two seeds of matches, so that matches share no deal


@dataclass(frozen=True)
class Fixture:
    """One game of a match: everything that determines its course.

    Attributes:
        game: The id of the game.
        seats: The name of the bot in each seat.
        seed: The seed of the draws; the seed of each bot is derived from it and the seat.
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
        failures: The failures of programs.
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
        share: Its victories; a victory shared by n counts 1/n.
        points: The sum of its points.
        failures: The number of failures by error code.
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
class Standings:
    """The standings of a match.

    Attributes:
        by_bot: The standing of each bot, by its name.
        games: The number of games counted.
    """

    by_bot: dict[str, Standing] = field(default_factory=dict)
    games: int = 0

    def add(self, outcome: Outcome) -> None:
        """Count one game.

        Args:
            outcome: Its result.
        """
        self.games += 1
        for seat, name in enumerate(outcome.fixture.seats):
            standing = self.by_bot.setdefault(name, Standing(name))
            standing.add(outcome.fixture.seed, outcome.shares[seat], outcome.scores[seat])
        for failure in outcome.failures:
            reasons = self.by_bot[outcome.fixture.seats[failure.seat]].failures
            reasons[failure.code] = reasons.get(failure.code, 0) + 1


def rotations_of(seats: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield the rotations of the seats, each once.

    Args:
        seats: The name of the bot in each seat.
    """
    yield from dict.fromkeys(seats[i:] + seats[:i] for i in range(len(seats)))


def fixtures(
    game_id: str,
    bots: list[str],
    games: int,
    seed: int,
    options: dict[str, str],
    programs: ProgramTerms = DEFAULT_TERMS,
) -> list[Fixture]:
    """Return the games of a match.

    Each deal is played once with every rotation of the seats before the next deal. No game occurs
    twice: `easy, random, easy, random` has two rotations, not four.

    Args:
        game_id: The id of the game.
        bots: The name of the bot in each seat.
        games: The number of games.
        seed: The seed of the match; different seeds have different deals.
        options: The table options.
        programs: The terms for bots that are programs.

    Examples:
        >>> from wanli.arena.match import fixtures
        >>> match = fixtures("great-wall", ["easy", "random"], games=4, seed=1, options={})
        >>> [(one.seats, one.seed) for one in match][:3]
        [(('easy', 'random'), 100000), (('random', 'easy'), 100000), (('easy', 'random'), 100001)]
    """
    chosen = tuple(sorted(options.items()))
    rotations = list(rotations_of(tuple(bots)))
    deals, first = len(rotations), seed * SEED_DISTANCE
    return [
        Fixture(game_id, rotations[i % deals], first + i // deals, chosen, programs)
        for i in range(games)
    ]


def play(fixture: Fixture) -> Outcome:
    """Play one game of a match.

    The same fixture gives the same game, unless a bot is limited by time or is a program.

    Args:
        fixture: The game.

    Raises:
        BadOption: There is no such bot or option.

    Examples:
        >>> from wanli.arena.match import Standings, fixtures, play
        >>> standings = Standings()
        >>> for one in fixtures("great-wall", ["novice", "random"], games=2, seed=2, options={}):
        ...     standings.add(play(one))
        >>> {name: standing.share for name, standing in standings.by_bot.items()}
        {'novice': 2.0, 'random': 0.0}
    """
    rules = game(fixture.game)
    players = len(fixture.seats)
    game_play = Play(rules, rules.setup(players, dict(fixture.options)), Rng(fixture.seed))
    bots = [bot_of_seat(fixture, game_play, seat) for seat in range(players)]
    programs = [one for one in bots if isinstance(one, ProgramBot)]
    try:
        while not game_play.over:
            game_play.move(bots[game_play.current].choose(game_play.view(game_play.current)))
        for program in programs:
            program.over(game_play.scores, game_play.winners)
    finally:
        for program in programs:
            program.close()
    failures = tuple(program.failure for program in programs if program.failure)
    lost = {one.seat for one in failures} if fixture.programs.on_failure == "lose" else set[int]()
    scores = tuple(game_play.scores)
    return Outcome(fixture, scores, shares(game_play, lost), len(game_play.moves), failures)


def bot_of_seat(fixture: Fixture, play: Play, seat: int) -> Bot:
    """Return the bot of a seat, with a seed that no other seat has.

    Args:
        fixture: The game.
        play: The game in progress.
        seat: The seat, from 0.
    """
    name = fixture.seats[seat]
    if not is_program(name):
        return bot(name, (fixture.seed * 8 + seat) * 2 + 1)
    seed = program_seed(fixture.seed % SEED_DISTANCE, seat)
    return ProgramBot(name, hello(play.game, play.setup, seat, seed), fixture.programs.seconds)


def shares(play: Play, lost: set[int]) -> tuple[float, ...]:
    """Return the share of the victory by seat.

    Args:
        play: The finished game.
        lost: Seats that lost by a failure; the best of the others wins instead.
    """
    players = play.setup.players
    if not lost:
        return tuple(float(play.state.result(seat)) for seat in range(players))
    ranks = {seat: (seat in play.winners, play.scores[seat]) for seat in range(players)}
    best = max((rank for seat, rank in ranks.items() if seat not in lost), default=None)
    first = [seat for seat, rank in ranks.items() if seat not in lost and rank == best]
    return tuple(1 / len(first) if seat in first else 0.0 for seat in range(players))
