"""A table: the game with its seats, its version and all that has been asked and answered.

A command checks, changes the table and gives the entry for the log. Whoever calls it works on a
`draft` and puts that in place of the table when the entry is safely kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from wanli.bots.levels import STAND_IN, Level
from wanli.core.errors import NotYourTurn, NoUndo, WanliError
from wanli.core.game import Game, Setup
from wanli.core.luck import FairLuck
from wanli.core.play import Play
from wanli.core.state import CHANCE, State
from wanli.core.view import View
from wanli.table import entries
from wanli.table.clock import Clock
from wanli.table.entries import (
    Answered,
    AnyEntry,
    Ask,
    Asked,
    Ended,
    Ending,
    HandedBack,
    Moved,
    Resigned,
    Started,
    TakenOver,
    Undone,
    Why,
)
from wanli.table.ranking import NO_RESULT, places
from wanli.table.seat import Seat
from wanli.table.terms import Terms

NOBODY = -1
E = TypeVar("E", bound=AnyEntry)


class NotNow(WanliError):
    """The table cannot do this now."""


class Table:
    """One game being played by people and bots."""

    def __init__(
        self, game: Game, setup: Setup, terms: Terms, seats: Sequence[Seat], secret: bytes
    ) -> None:
        self.game = game
        self.setup = setup
        self.terms = terms
        self.seats = tuple(seats)
        self.secret = secret
        self.play: Play[State, View] | None = None  # before the start there is none
        self.version = 0
        self.position_version = 0  # of the last entry that changed what can be decided
        self.lengths = [0]  # how many moves there were at each version
        self.drawn = 0  # by its own luck
        self.inherited = 0  # so many moves were made in the game it was forked from
        self.clock = Clock.new(terms.clock, setup.players)
        self.asked: Asked | None = None
        self.agreed: frozenset[int] = frozenset()
        self.stand_ins: dict[int, Level] = {}  # seat -> level of the bot that plays for it
        self.helped: frozenset[int] = frozenset()  # people's seats for which a bot has decided
        self.resigned: dict[int, Why] = {}  # in this order
        self.ending: Ending = ""
        self._fair: FairLuck | None = None

    # ---- what is so --------------------------------------------------------------------------
    @property
    def over(self) -> bool:
        """Whether the game has ended, one way or another."""
        return self.ending != ""

    @property
    def turn(self) -> int:
        """The seat that has to decide, or NOBODY."""
        return NOBODY if self.ending or self.play is None else self.play.current

    @property
    def started(self) -> Play[State, View]:
        """The game; raises NotNow before the start."""
        if self.play is None:
            raise NotNow("not-started", {})
        return self.play

    def bot_of(self, seat: int) -> Level | None:
        """Return the level of the bot that decides for a seat; None if its person does."""
        return self.stand_ins.get(seat) or self.seats[seat].level

    def view(self, viewer: int) -> View:
        """What a seat or a watcher may know of the position."""
        return self.started.view(viewer)

    def views(self, viewers: Sequence[int]) -> list[View]:
        """What each of several may know."""
        return self.game.views(self.started.state, viewers)

    def known_from(self, version: int) -> int:
        """How many moves somebody who has seen a version need not be told again."""
        return min(self.lengths[max(0, version) :], default=0) if version > 0 else 0

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last move without asking."""
        return (  # what is seldom so comes first: it is asked for everybody after every move
            self.started.moved_last(seat)
            and self.turn != NOBODY
            and seat not in self.resigned
            and self.terms.undo != "never"
            and self.seats[seat].kind == "person"
            and self._can_undo(seat)
        )

    def may_ask_undo(self, seat: int) -> bool:
        """Whether a seat may ask the others to take back its last move."""
        return (
            self.terms.undo == "ask"
            and self.asked is None
            and self.turn != NOBODY
            and seat not in self.resigned
            and self.undo_to(seat) >= 0
        )

    def undo_to(self, seat: int) -> int:
        """Where an undo that all agree to would lead; -1 if luck stands in the way."""
        moves = self.started.moves
        for index in range(len(moves) - 1, self.inherited - 1, -1):
            mover = moves[index].seat
            if mover == seat:
                return index
            if mover == CHANCE:
                break
        return -1

    def to_answer(self) -> list[int]:
        """The seats that have not yet answered what was asked."""
        if self.asked is None:
            return []
        by = self.seats[self.asked.seat].person
        return [seat for seat in self._with_a_say() if self.seats[seat].person != by]

    def places(self) -> list[int | None]:
        """Return the places at the end by seat, 1 the best; None without a result."""
        if self.ending in NO_RESULT:
            return [None] * self.setup.players
        return [*places(self.started, self.ending, self.resigned)]

    # ---- commands: each gives the entry for the log ---------------------------------------------
    def draft(self) -> Table:
        """A copy to try a command on."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.play = self.play and self.play.copy()
        twin.lengths = list(self.lengths)
        twin.stand_ins = dict(self.stand_ins)
        twin.resigned = dict(self.resigned)
        return twin

    def start(self, inherited: Sequence[str] = ()) -> Started:
        """Begin, or go on from where these moves of another game lead; no seat may be open."""
        if self.play is not None:
            raise NotNow("already-started", {})
        for number, seat in enumerate(self.seats, 1):
            if seat.kind == "open":
                raise NotNow("seat-still-open", {"seat": number})
        play = self._inherit(inherited)
        play.draw_from(self._luck())
        draws = [move.text for move in play.moves[self.inherited :]]
        return self._done(Started(draws, list(inherited)))

    def move(self, seat: int, text: str, seconds: float = 0.0, by_bot: bool = False) -> Moved:
        """Decide; raises why not, with the clause."""
        play = self._running()
        if play.current != seat:
            raise NotYourTurn(seat, play.current)
        if not by_bot:
            self._has_not_resigned(seat)
        spent = self.clock.spent(seat, seconds)
        before = len(play.moves)
        play.luck = self._luck()
        play.move(text, seat)
        draws = [move.text for move in play.moves[before + 1 :]]
        return self._done(Moved(seat, play.moves[before].text, draws, spent, by_bot))

    def check(self, seat: int, text: str) -> None:
        """Raise what is wrong with a move now, if anything."""
        self._running().check(text, seat)

    def undo(self, seat: int, seconds: float = 0.0) -> Undone:
        """Take back the seat's last move, as the law allows."""
        self._undo_is_allowed()
        play = self._running()
        self._has_not_resigned(seat)
        if not self._can_undo(seat):
            raise NoUndo("no-undo", {"seat": seat + 1})
        spent = self.clock.spent(seat, seconds) if self.turn == seat else 0
        return self._undone(Undone(seat, len(play.moves) - 1, spent=spent))

    def ask(self, seat: int, what: Ask) -> Asked | Undone | Ended:
        """Ask the others for an undo or for the end; with nobody to ask it is granted."""
        self._running()
        self._has_not_resigned(seat)
        if self.asked is not None:
            raise NotNow("already-asked", {"seat": self.asked.seat + 1})
        to = 0
        if what == "undo":
            self._undo_is_allowed()
            to = self.undo_to(seat)
            if to < 0:
                raise NoUndo("undo-crosses-luck", {"seat": seat + 1})
            if self.terms.undo != "ask":
                raise NoUndo("undo-not-asked-for", {})
        asked = Asked(seat, what, to)
        self.asked = asked
        return self._done(asked) if self.to_answer() else self._granted(seat)

    def answer(self, seat: int, agrees: bool) -> Answered | Undone | Ended:
        """Answer what was asked; it is granted when the last one agrees."""
        self._running()
        if seat not in self.to_answer():
            raise NotNow("nothing-asked", {"seat": seat + 1})
        person = self.seats[seat].person
        same = {s for s in self.to_answer() if self.seats[s].person == person}
        if agrees and not set(self.to_answer()) - same:
            return self._granted(seat)
        return self._done(Answered(seat, agrees))

    def resign(self, seat: int, seconds: float = 0.0, out_of_time: bool = False) -> Resigned:
        """Give up, or run out of time: of two the other wins, of more a bot plays on."""
        self._running()
        self._has_not_resigned(seat)
        why = Resigned(seat, "time" if out_of_time else "resigned", self.clock.spent(seat, seconds))
        return self._done(why)

    def take_over(self, seat: int, level: Level) -> TakenOver:
        """A bot plays for a seat until its person is back."""
        self._running()
        if self.bot_of(seat):
            raise NotNow("bot-already", {"seat": seat + 1})
        return self._done(TakenOver(seat, level))

    def hand_back(self, seat: int) -> HandedBack:
        """The person plays again."""
        self._running()
        if seat not in self.stand_ins or seat in self.resigned:
            raise NotNow("no-stand-in", {"seat": seat + 1})
        return self._done(HandedBack(seat))

    # ---- the log -----------------------------------------------------------------------------
    def replay(self, entry: AnyEntry) -> None:
        """Go on by an entry that was read from the log."""
        if isinstance(entry, Started):
            self._inherit(entry.inherited)
            self._replay_moves(entry.draws)
        elif isinstance(entry, Moved):
            self.started.luck = None
            self._replay_moves([entry.text, *entry.draws])
        elif isinstance(entry, Undone):
            self._undone(entry)
            return
        self._done(entry)

    def _replay_moves(self, texts: Sequence[str]) -> None:
        for text in texts:
            self.started.move(text)

    def _inherit(self, texts: Sequence[str]) -> Play[State, View]:
        """The game after what was played before this table; without luck of its own so far."""
        self.play = Play(self.game, self.setup)
        self._replay_moves(texts)
        self.inherited = len(texts)
        return self.play

    # ---- inside ------------------------------------------------------------------------------
    def _done(self, entry: E) -> E:
        """What an entry changes, but for the moves themselves."""
        self.version += 1
        if isinstance(entry, entries.CHANGES_THE_POSITION):
            self.position_version = self.version
            self.asked, self.agreed = None, frozenset()
        match entry:
            case Moved() | Started():
                self.drawn += len(entry.draws)
            case Asked():
                self.asked, self.agreed = entry, frozenset()
            case Answered():
                self._answered(entry)
            case TakenOver():
                self.stand_ins[entry.seat] = entry.level
            case HandedBack():
                del self.stand_ins[entry.seat]
            case Resigned():
                self.clock = self.clock.given_up(entry.seat, entry.spent)
                self.resigned[entry.seat] = entry.why
                self.stand_ins[entry.seat] = STAND_IN
        self._maybe_ended(entry)
        if isinstance(entry, Moved):
            if entry.by_bot and self.seats[entry.seat].kind == "person":
                self.helped |= {entry.seat}
            self.clock = self.clock.after(entry.seat, entry.spent)
            if self.turn not in (entry.seat, NOBODY):
                self.clock = self.clock.renewed(self.turn)
        self.lengths.append(len(self.started.moves))
        return entry

    def _answered(self, entry: Answered) -> None:
        if not entry.agrees:
            self.asked, self.agreed = None, frozenset()
            return
        person = self.seats[entry.seat].person
        same = {s for s, seat in enumerate(self.seats) if seat.person == person}
        self.agreed |= same

    def _maybe_ended(self, entry: AnyEntry) -> None:
        if self.started.over:
            self.ending = "played"
        elif isinstance(entry, Ended):
            self.ending = entry.why
        elif self.resigned and len(self.resigned) >= self.setup.players - 1:
            self.ending = list(self.resigned.values())[-1]  # as the last of them went
        else:
            self.ending = ""

    def _granted(self, seat: int) -> Undone | Ended:
        asked = self.asked
        assert asked is not None
        if asked.what == "end":
            return self._done(Ended(seat))
        return self._undone(Undone(asked.seat, asked.to, agreed=True))

    def _running(self) -> Play[State, View]:
        play = self.started
        if self.over:
            raise NotNow("game-over", {})
        return play

    def _can_undo(self, seat: int) -> bool:
        play = self.started
        return len(play.moves) > self.inherited and play.can_undo(seat)

    def _undone(self, entry: Undone) -> Undone:
        """Undo, and with each decision what its seat's clock was given for it."""
        self.clock = self.clock.given_up(entry.seat, entry.spent)
        undone = [move.seat for move in self.started.moves[entry.to :] if move.seat != CHANCE]
        self.started.take_back(entry.to)
        for seat in undone:
            self.clock = self.clock.undone(seat)
        if entry.agreed:  # nobody can stall the game so
            self.clock = self.clock.renewed(self.turn)
        return self._done(entry)

    def _has_not_resigned(self, seat: int) -> None:
        if seat in self.resigned:
            raise NotNow("already-resigned", {"seat": seat + 1})

    def _undo_is_allowed(self) -> None:
        if self.terms.undo == "never":
            raise NoUndo("undo-never", {})

    def _with_a_say(self) -> list[int]:
        """The seats of people who have not answered yet; a bot that stands in agrees to nothing."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and number not in self.resigned and number not in self.agreed
        ]

    def _luck(self) -> FairLuck:
        if self._fair is None:
            self._fair = FairLuck(self.secret, [seat.word for seat in self.seats])
        return self._fair.at(self.drawn)
