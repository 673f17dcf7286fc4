"""Positions in which a certain kind of move is legal, taken from games played beforehand."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Set
from dataclasses import dataclass
from functools import cache

from tests.web.drivers import kind
from tests.web.visitor import Visitor
from wanli.bots import bot
from wanli.core.luck import FairLuck, fair_record
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.games import game as rules_of

SECRET = bytes(range(32))


@dataclass(frozen=True)
class Decision:
    """A decision in a finished game."""

    version: int  # of the table before the decision
    seat: int
    move: str  # one that is legal there


@dataclass(frozen=True)
class RandomGame:
    """A record of a random game, with the first decision at which each kind of move was legal."""

    record: str
    moments: Mapping[str, Decision]
    made: tuple[tuple[Decision, tuple[str, ...]], ...]  # every move, with the codes of its notes


@dataclass(frozen=True)
class BotGame:
    """A record of a game between bots, with all its decisions."""

    record: str
    decisions: tuple[Decision, ...]

    @property
    def middle(self) -> Decision:
        """A decision in the middle of the game."""
        return self.decisions[len(self.decisions) // 2]

    @property
    def late(self) -> Decision:
        """A decision shortly before the end."""
        return self.decisions[len(self.decisions) * 9 // 10]


@cache
def random_game(
    game: str, players: int, options: tuple[tuple[str, str], ...], seed: int
) -> RandomGame:
    """Play a game of random moves, the same every time."""
    rules = rules_of(game)
    words = ("", *(["rain"] * (players - 1)))
    play = Play(rules, rules.setup(players, dict(options)), FairLuck(SECRET, words))
    rng, moments, made = Rng(seed), dict[str, Decision](), list[tuple[Decision, tuple[str, ...]]]()
    for version in itertools.count(1):  # version 1 is the start
        if play.over:
            break
        legal = play.legal()
        for text in legal:
            moments.setdefault(kind(game, text), Decision(version, play.current, text))
        before, seat, text = len(play.moves), play.current, legal[int(rng.below(len(legal)))]
        play.move(text)
        codes = tuple(note.code for note in play.moves[before].notes)
        made.append((Decision(version, seat, text), codes))
    return RandomGame(fair_record(play, SECRET, words).write(), moments, tuple(made))


@cache
def bot_game(game: str, players: int, seed: int = 3, level: str = "easy") -> BotGame:
    """Play a game between built-in bots, the same every time."""
    rules = rules_of(game)
    words = ("", *(["rain"] * (players - 1)))
    play = Play(rules, rules.setup(players), FairLuck(SECRET, words))
    bots = [bot(level, 10 * seed + seat) for seat in range(players)]
    decisions = list[Decision]()
    while not play.over:
        seat = play.current
        move = bots[seat].choose(play.view(seat))
        decisions.append(Decision(len(decisions) + 1, seat, move))
        play.move(move, seat)
    return BotGame(fair_record(play, SECRET, words).write(), tuple(decisions))


def random_games_with(
    game: str, wanted: Set[str], players: int = 2, **options: str
) -> list[RandomGame]:
    """Return a few games such that each wanted kind of move was legal in one of them."""
    found, missing = [], set(wanted)
    for seed in range(400):
        one = random_game(game, players, tuple(sorted(options.items())), seed)
        if missing & one.moments.keys():
            found.append(one)
            missing -= one.moments.keys()
        if not missing:
            return found
    raise AssertionError(f"no game offers {missing}")


def import_record(visitor: Visitor, record: str) -> str:
    """Import a record; return the id of the finished table."""
    made: str = visitor.post("/api/records", {"record": record})["table"]
    return made


def fork_at(visitor: Visitor, table: str, moment: Decision, bots: str = "random") -> str:
    """Fork a table at a decision, with the visitor in the seat to decide; return the new id."""
    wish = {"version": moment.version, "seat": moment.seat, "level": bots}
    made: str = visitor.post(f"/api/tables/{table}/fork", wish)["table"]
    return made
