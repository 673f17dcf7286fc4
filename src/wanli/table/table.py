"""The table aggregate: one game with its seats, version, clocks and pending request.

A command checks that it is allowed, changes the table and returns the entry for the log. The caller
runs it on a `draft`, and replaces the table by the draft once the entry is in the log.
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

NO_SEAT = -1
E = TypeVar("E", bound=AnyEntry)


class NotNow(WanliError):
    """The table cannot do this now."""


class Table:
    """One game with its seats, clocks and pending request."""

    def __init__(
        self, game: Game, setup: Setup, terms: Terms, seats: Sequence[Seat], secret: bytes
    ) -> None:
        self.game = game
        self.setup = setup
        self.terms = terms
        self.seats = tuple(seats)
        self.secret = secret
        self.play: Play[State, View] | None = None  # None before the start
        self.version = 0
        self.position_version = 0  # version of the last entry that changed the position
        self.lengths = [0]  # number of moves at each version
        self.drawn = 0  # number of draws by the table's own luck
        self.inherited = 0  # number of moves from the game that it was forked from
        self.clock = Clock.new(terms.clock, setup.players)
        self.asked: Asked | None = None
        self.agreed: frozenset[int] = frozenset()
        self.stand_ins: dict[int, Level] = {}  # seat -> level of its stand-in
        self.helped: frozenset[int] = frozenset()  # seats of people for which a bot has moved
        self.resigned: dict[int, Why] = {}  # in the order of resigning
        self.ending: Ending = ""
        self._fair: FairLuck | None = None

    # ---- state -------------------------------------------------------------------------------
    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ending != ""

    @property
    def turn(self) -> int:
        """The seat that has to decide, or NO_SEAT."""
        return NO_SEAT if self.ending or self.play is None else self.play.current

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
        """Return the view of a seat or a spectator."""
        return self.started.view(viewer)

    def views(self, viewers: Sequence[int]) -> list[View]:
        """Return the views of several seats or spectators."""
        return self.game.views(self.started.state, viewers)

    def moves_known_at(self, version: int) -> int:
        """Return how many moves of the current game a client at an earlier version has."""
        return min(self.lengths[max(0, version) :], default=0) if version > 0 else 0

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last move without asking."""
        return (  # cheap and rarely true conditions first: called for every viewer after each move
            self.started.moved_last(seat)
            and self.turn != NO_SEAT
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
            and self.turn != NO_SEAT
            and seat not in self.resigned
            and self.takeback_target(seat) >= 0
        )

    def takeback_target(self, seat: int) -> int:
        """Return how many moves would remain after a takeback; -1 if a draw prevents it."""
        moves = self.started.moves
        for index in range(len(moves) - 1, self.inherited - 1, -1):
            mover = moves[index].seat
            if mover == seat:
                return index
            if mover == CHANCE:
                break
        return -1

    def seats_to_answer(self) -> list[int]:
        """Return the seats that have not answered the pending request yet."""
        if self.asked is None:
            return []
        by = self.seats[self.asked.seat].person
        return [seat for seat in self._undecided() if self.seats[seat].person != by]

    def places(self) -> list[int | None]:
        """Return the places at the end by seat, 1 the best; None without a result."""
        if self.ending in NO_RESULT:
            return [None] * self.setup.players
        return [*places(self.started, self.ending, self.resigned)]

    # ---- commands: each returns the entry for the log -------------------------------------------
    def draft(self) -> Table:
        """Return a copy to try a command on."""
        draft = Table.__new__(Table)
        draft.__dict__.update(self.__dict__)
        draft.play = self.play and self.play.copy()
        draft.lengths = list(self.lengths)
        draft.stand_ins = dict(self.stand_ins)
        draft.resigned = dict(self.resigned)
        return draft

    def start(self, inherited: Sequence[str] = ()) -> Started:
        """Start the game, after the moves of another one for a fork; no seat may be open."""
        if self.play is not None:
            raise NotNow("already-started", {})
        for number, seat in enumerate(self.seats, 1):
            if seat.kind == "open":
                raise NotNow("seat-still-open", {"seat": number})
        play = self._inherit(inherited)
        play.draw_from(self._luck())
        draws = [move.text for move in play.moves[self.inherited :]]
        return self._applied(Started(draws, list(inherited)))

    def move(self, seat: int, text: str, seconds: float = 0.0, by_bot: bool = False) -> Moved:
        """Play a move; raises a refusal with the clause if it is not legal."""
        play = self._require_running()
        if play.current != seat:
            raise NotYourTurn(seat, play.current)
        if not by_bot:
            self._require_not_resigned(seat)
        spent = self.clock.spent(seat, seconds)
        before = len(play.moves)
        play.luck = self._luck()
        play.move(text, seat)
        draws = [move.text for move in play.moves[before + 1 :]]
        return self._applied(Moved(seat, play.moves[before].text, draws, spent, by_bot))

    def check(self, seat: int, text: str) -> None:
        """Raise the refusal that a move would get now, if any."""
        self._require_running().check(text, seat)

    def undo(self, seat: int, seconds: float = 0.0) -> Undone:
        """Take back the seat's last move, if the rules and the terms allow it."""
        self._require_undo_allowed()
        play = self._require_running()
        self._require_not_resigned(seat)
        if not self._can_undo(seat):
            raise NoUndo("no-undo", {"seat": seat + 1})
        spent = self.clock.spent(seat, seconds) if self.turn == seat else 0
        return self._apply_undo(Undone(seat, len(play.moves) - 1, spent=spent))

    def ask(self, seat: int, what: Ask) -> Asked | Undone | Ended:
        """Ask the other people for a takeback or to end the game; granted if there are none."""
        self._require_running()
        self._require_not_resigned(seat)
        if self.asked is not None:
            raise NotNow("already-asked", {"seat": self.asked.seat + 1})
        to = 0
        if what == "undo":
            self._require_undo_allowed()
            to = self.takeback_target(seat)
            if to < 0:
                raise NoUndo("undo-crosses-luck", {"seat": seat + 1})
            if self.terms.undo != "ask":
                raise NoUndo("undo-not-asked-for", {})
        asked = Asked(seat, what, to)
        self.asked = asked
        return self._applied(asked) if self.seats_to_answer() else self._grant(seat)

    def answer(self, seat: int, agrees: bool) -> Answered | Undone | Ended:
        """Answer the pending request; it is granted when all have agreed."""
        self._require_running()
        if seat not in self.seats_to_answer():
            raise NotNow("nothing-asked", {"seat": seat + 1})
        person = self.seats[seat].person
        same = {s for s in self.seats_to_answer() if self.seats[s].person == person}
        if agrees and not set(self.seats_to_answer()) - same:
            return self._grant(seat)
        return self._applied(Answered(seat, agrees))

    def resign(self, seat: int, seconds: float = 0.0, out_of_time: bool = False) -> Resigned:
        """Resign or run out of time: of two players the other wins, of more a bot plays on."""
        self._require_running()
        self._require_not_resigned(seat)
        why = Resigned(seat, "time" if out_of_time else "resigned", self.clock.spent(seat, seconds))
        return self._applied(why)

    def take_over(self, seat: int, level: Level) -> TakenOver:
        """Let a stand-in play for a seat until its person is back."""
        self._require_running()
        if self.bot_of(seat):
            raise NotNow("bot-already", {"seat": seat + 1})
        return self._applied(TakenOver(seat, level))

    def hand_back(self, seat: int) -> HandedBack:
        """Let the person play again instead of the stand-in."""
        self._require_running()
        if seat not in self.stand_ins or seat in self.resigned:
            raise NotNow("no-stand-in", {"seat": seat + 1})
        return self._applied(HandedBack(seat))

    # ---- the log -----------------------------------------------------------------------------
    def replay(self, entry: AnyEntry) -> None:
        """Apply an entry from the log."""
        if isinstance(entry, Started):
            self._inherit(entry.inherited)
            self._replay_moves(entry.draws)
        elif isinstance(entry, Moved):
            self.started.luck = None
            self._replay_moves([entry.text, *entry.draws])
        elif isinstance(entry, Undone):
            self._apply_undo(entry)
            return
        self._applied(entry)

    def _replay_moves(self, texts: Sequence[str]) -> None:
        for text in texts:
            self.started.move(text)

    def _inherit(self, texts: Sequence[str]) -> Play[State, View]:
        """Begin the game with the moves of the forked one; the table's own luck comes later."""
        self.play = Play(self.game, self.setup)
        self._replay_moves(texts)
        self.inherited = len(texts)
        return self.play

    # ---- inside ------------------------------------------------------------------------------
    def _applied(self, entry: E) -> E:
        """Apply an entry, except for its moves, and return it."""
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
                self._apply_answer(entry)
            case TakenOver():
                self.stand_ins[entry.seat] = entry.level
            case HandedBack():
                del self.stand_ins[entry.seat]
            case Resigned():
                self.clock = self.clock.without(entry.seat, entry.spent)
                self.resigned[entry.seat] = entry.why
                self.stand_ins[entry.seat] = STAND_IN
        self._set_ending(entry)
        if isinstance(entry, Moved):
            if entry.by_bot and self.seats[entry.seat].kind == "person":
                self.helped |= {entry.seat}
            self.clock = self.clock.after(entry.seat, entry.spent)
            if self.turn not in (entry.seat, NO_SEAT):
                self.clock = self.clock.renewed(self.turn)
        self.lengths.append(len(self.started.moves))
        return entry

    def _apply_answer(self, entry: Answered) -> None:
        if not entry.agrees:
            self.asked, self.agreed = None, frozenset()
            return
        person = self.seats[entry.seat].person
        same = {s for s, seat in enumerate(self.seats) if seat.person == person}
        self.agreed |= same

    def _set_ending(self, entry: AnyEntry) -> None:
        if self.started.over:
            self.ending = "played"
        elif isinstance(entry, Ended):
            self.ending = entry.why
        elif self.resigned and len(self.resigned) >= self.setup.players - 1:
            self.ending = list(self.resigned.values())[-1]  # that of the last to resign
        else:
            self.ending = ""

    def _grant(self, seat: int) -> Undone | Ended:
        asked = self.asked
        assert asked is not None
        if asked.what == "end":
            return self._applied(Ended(seat))
        return self._apply_undo(Undone(asked.seat, asked.to, agreed=True))

    def _require_running(self) -> Play[State, View]:
        play = self.started
        if self.over:
            raise NotNow("game-over", {})
        return play

    def _can_undo(self, seat: int) -> bool:
        play = self.started
        return len(play.moves) > self.inherited and play.can_undo(seat)

    def _apply_undo(self, entry: Undone) -> Undone:
        """Take back moves, and the clock increments that they earned."""
        self.clock = self.clock.without(entry.seat, entry.spent)
        undone = [move.seat for move in self.started.moves[entry.to :] if move.seat != CHANCE]
        self.started.take_back(entry.to)
        for seat in undone:
            self.clock = self.clock.undone(seat)
        if entry.agreed:  # no one can stall the game this way, because the others have to agree
            self.clock = self.clock.renewed(self.turn)
        return self._applied(entry)

    def _require_not_resigned(self, seat: int) -> None:
        if seat in self.resigned:
            raise NotNow("already-resigned", {"seat": seat + 1})

    def _require_undo_allowed(self) -> None:
        if self.terms.undo == "never":
            raise NoUndo("undo-never", {})

    def _undecided(self) -> list[int]:
        """Return the seats of people who have not agreed yet; stand-ins do not count."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and number not in self.resigned and number not in self.agreed
        ]

    def _luck(self) -> FairLuck:
        if self._fair is None:
            self._fair = FairLuck(self.secret, [seat.word for seat in self.seats])
        return self._fair.at(self.drawn)
