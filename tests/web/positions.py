"""Positions where a wanted sort of move can be made, out of games that were played beforehand."""

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
class Moment:
    """A decision in a game that is over."""

    version: int  # of the table before it
    seat: int
    move: str  # that can be made there


@dataclass(frozen=True)
class Past:
    """A whole game as a record, with the first moment for each sort of move."""

    record: str
    moments: Mapping[str, Moment]
    made: tuple[tuple[Moment, tuple[str, ...]], ...]  # every move, with the codes of its notes


@dataclass(frozen=True)
class Played:
    """A game that bots have played with sense: as a record, and every decision of it."""

    record: str
    decisions: tuple[Moment, ...]

    @property
    def middle(self) -> Moment:
        """A decision in the middle of the game."""
        return self.decisions[len(self.decisions) // 2]

    @property
    def late(self) -> Moment:
        """A decision shortly before the end."""
        return self.decisions[len(self.decisions) * 9 // 10]


@cache
def past(game: str, players: int, options: tuple[tuple[str, str], ...], seed: int) -> Past:
    """A game of random moves, the same every time."""
    rules = rules_of(game)
    words = ("", *(["rain"] * (players - 1)))
    play = Play(rules, rules.setup(players, dict(options)), FairLuck(SECRET, words))
    rng, moments, made = Rng(seed), dict[str, Moment](), list[tuple[Moment, tuple[str, ...]]]()
    for version in itertools.count(1):  # the start is the first version, each decision one more
        if play.over:
            break
        legal = play.legal()
        for text in legal:
            moments.setdefault(kind(game, text), Moment(version, play.current, text))
        before, seat, text = len(play.moves), play.current, legal[int(rng.below(len(legal)))]
        play.move(text)
        codes = tuple(note.code for note in play.moves[before].notes)
        made.append((Moment(version, seat, text), codes))
    return Past(fair_record(play, SECRET, words).write(), moments, tuple(made))


@cache
def played(game: str, players: int, seed: int = 3, level: str = "easy") -> Played:
    """A game between bots of the house, the same every time."""
    rules = rules_of(game)
    words = ("", *(["rain"] * (players - 1)))
    play = Play(rules, rules.setup(players), FairLuck(SECRET, words))
    bots = [bot(level, 10 * seed + seat) for seat in range(players)]
    decisions = list[Moment]()
    while not play.over:
        seat = play.current
        move = bots[seat].choose(play.view(seat))
        decisions.append(Moment(len(decisions) + 1, seat, move))
        play.move(move, seat)
    return Played(fair_record(play, SECRET, words).write(), tuple(decisions))


def pasts_with(game: str, wanted: Set[str], players: int = 2, **options: str) -> list[Past]:
    """A few games, so that each wanted sort of move could be made in one of them."""
    found, missing = [], set(wanted)
    for seed in range(400):
        one = past(game, players, tuple(sorted(options.items())), seed)
        if missing & one.moments.keys():
            found.append(one)
            missing -= one.moments.keys()
        if not missing:
            return found
    raise AssertionError(f"no game offers {missing}")


def bring_in(visitor: Visitor, record: str) -> str:
    """A record as a table of the server that is over; gives its id."""
    made: str = visitor.post("/api/records", {"record": record})["table"]
    return made


def go_on_from(visitor: Visitor, table: str, moment: Moment, bots: str = "random") -> str:
    """A new table at that moment, the visitor on the seat that has to decide; gives its id."""
    wish = {"version": moment.version, "seat": moment.seat, "level": bots}
    made: str = visitor.post(f"/api/tables/{table}/fork", wish)["table"]
    return made
