"""One match: who plays, the games they play, and what share of the victories each had."""

from __future__ import annotations

from dataclasses import dataclass, field

from wanli.arena.intervals import Deal, interval
from wanli.bots import Bot, bot
from wanli.bots.programs import USUAL_TERMS, Failure, ProgramBot, Terms, hello, is_program, seed_for
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.games import game

APART = 100_000  # deals between one seed and the next: two matches share none


@dataclass(frozen=True)
class Fixture:
    """One game of a match: everything that decides how it goes."""

    game: str
    seats: tuple[str, ...]  # the bot in each seat
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    programs: Terms = USUAL_TERMS  # what holds for the bots that are programs


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    fixture: Fixture
    scores: tuple[int, ...]
    shares: tuple[float, ...]  # of the victory, by seat
    moves: int
    failures: tuple[Failure, ...] = ()  # of programs


@dataclass
class Standing:
    """What a bot has reached."""

    bot: str
    seats: int = 0  # games times seats it had
    share: float = 0.0  # victories, shared ones in part
    points: int = 0
    failures: dict[str, int] = field(default_factory=dict)  # by the code of the reason
    deals: dict[int, Deal] = field(default_factory=dict)  # by their seeds

    def add(self, deal: int, share: float, points: int) -> None:
        """Count a seat it had."""
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
        """The 95 % interval of that share."""
        return interval(list(self.deals.values()))


@dataclass
class Table:
    """The standings of a match while it is played."""

    standings: dict[str, Standing] = field(default_factory=dict)
    games: int = 0

    def add(self, outcome: Outcome) -> None:
        """Count one game."""
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
    programs: Terms = USUAL_TERMS,
) -> list[Fixture]:
    """The games of a match; each deal is played once from every seat order before the next one.

    No game is in it twice: of easy, random, easy, random there are two orders, not four.
    """
    chosen = tuple(sorted(options.items()))
    turns = list(dict.fromkeys(tuple(bots[i:] + bots[:i]) for i in range(len(bots))))
    return [
        Fixture(game_id, turns[i % len(turns)], seed * APART + i // len(turns), chosen, programs)
        for i in range(games)
    ]


def play(fixture: Fixture) -> Outcome:
    """Play one game; the same fixture gives the same game."""
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
    """The bot of a seat, with luck of its own."""
    name = fixture.seats[seat]
    if not is_program(name):
        return bot(name, (fixture.seed * 8 + seat) * 2 + 1)
    first = hello(at.game, at.setup, seat, seed_for(fixture.seed % APART, seat))
    return ProgramBot(name, first, fixture.programs.seconds)


def shares(at: Play, lost: set[int]) -> tuple[float, ...]:
    """The victory by seat; who has lost it by failing leaves it to the best of the others."""
    players = at.setup.players
    if not lost:
        return tuple(float(at.state.result(seat)) for seat in range(players))
    ranks = {seat: (seat in at.winners, at.scores[seat]) for seat in range(players)}
    best = max((rank for seat, rank in ranks.items() if seat not in lost), default=None)
    first = [seat for seat, rank in ranks.items() if seat not in lost and rank == best]
    return tuple(1 / len(first) if seat in first else 0.0 for seat in range(players))
