"""A table in memory: one writer at a time, and everybody who looks on.

A command is tried on a draft; the draft becomes the table when the log has the entry. Nobody is
told anything before that.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from wanli.core.errors import WanliError
from wanli.core.state import WATCHER
from wanli.server import wire
from wanli.server.presence import Elsewhere, Here
from wanli.server.shown import Shown, status
from wanli.storage import chat, log, tables
from wanli.storage.chat import Said
from wanli.storage.tables import Stored
from wanli.table import entries
from wanli.table.entries import AnyEntry
from wanli.table.seat import Seat
from wanli.table.table import NotNow, Table

if TYPE_CHECKING:
    from wanli.server.hall import Hall

LATEST = 200  # lines of chat that newcomers are told
TRIES = 5  # when other server processes write to the same table


class Stale(WanliError):
    """The command was made on a position that is no more."""


class NotYours(WanliError):
    """Somebody wants to act for a seat, or see through eyes, that are not his."""


@dataclass(frozen=True)
class Opened:
    """A table as it was read from the database."""

    stored: Stored
    table: Table
    last_at: float  # when the present decision began
    commands: dict[str, int]  # that the log has, and the versions they made
    generation: bytes | None = None  # of the site it was read from: see storage/log.py


class Listener(Protocol):
    """Somebody who wants to know when the table has changed."""

    person: str

    def wake(self) -> None:
        """The table has changed."""
        ...

    def doubt(self) -> None:
        """It may be somebody else by now, or nobody."""
        ...


class Live:
    """One table and its listeners."""

    def __init__(self, hall: Hall, opened: Opened, past: bool = False) -> None:
        self.hall = hall
        self.stored = opened.stored
        self.table = opened.table
        self.last_at = opened.last_at  # when the present decision began
        self._commands = opened.commands
        self._generation = opened.generation
        self._in_doubt = False  # whether the log may have more than we know of
        self.listeners: set[Listener] = set()
        self.elsewhere = Elsewhere()
        self.acting: asyncio.Task[None] | None = None  # what the table itself does: see driver
        self.rematch = ""
        self.marks = 0  # grows whenever there is something new to show
        self.gone = False  # nothing can be done here any more
        self.restored = False  # gone, but only because the site was: it is as a backup has it
        self.chat: list[Said] = []  # the last lines
        self._lock = asyncio.Lock()
        self.shown = Shown(self, past)
        self._presence: wire.Presence | None = None
        self._eyes: frozenset[int] | None = None
        self._seated: tuple[Sequence[Seat], dict[str, list[int]]] = ((), {})

    # ---- commands ----------------------------------------------------------------------------
    async def perform(self, person: str, command: wire.AnyCommand) -> wire.Confirmed:
        """Do what a person wants; raises why not, Stale above all."""
        await self.at_least(command.version)
        self.seat_of(person, command.seat)  # raises for who has none

        def attempt(draft: Table) -> AnyEntry:
            if command.version < draft.position_version:
                raise Stale("stale-version", {"version": draft.version})
            if command.version > draft.version:
                raise Stale("unknown-version", {"version": draft.version})
            # Not before: while it waited, the turn may have gone to another of his seats.
            return obey(draft, self.seat_of(person, command.seat), command, self.seconds())

        # A repeat has the same name though another of his seats has to decide by then.
        named = self.seats_of(person)[0] if command.seat is None else command.seat
        version = await self.write(attempt, f"{named}:{command.id}")
        return wire.Confirmed(command.id, version)

    async def write(self, attempt: Attempt, command: str) -> int:
        """Try on a draft, keep the entry, then make the draft the table; gives its version.

        Not for a task that ends when somebody goes away: all others have to be told.
        """
        async with self._lock:
            return await self._try(attempt, command)

    async def _try(self, attempt: Attempt, command: str) -> int:
        for _ in range(TRIES):
            if self._in_doubt:
                await self._catch_up()
            if command in self._commands:
                return self._commands[command]
            draft = self.table.draft()
            entry = attempt(draft)
            now, encoded = self.hall.watch.now(), entries.encode(entry)
            began = now if entries.begins_anew(entry, self.table.turn) else self.last_at
            due = self.hall.driver.due(draft, began, self)
            if await self._keep(draft, log.Line(draft.version, now, command, encoded), due):
                self._commands[command] = draft.version
                self._set(draft, began)
                self.hall.kept(self, due)
                return draft.version
        raise NotNow("table-busy", {})

    async def _keep(self, draft: Table, line: log.Line, due: float | None) -> bool:
        append = log.Append(
            self.stored.id,
            line,
            status(draft),
            draft.turn,
            due,
            self.hall.driver.claim(due),
            self.stored.changed_at if draft.version == 1 else None,
            self._generation,
        )
        self._in_doubt = True  # until we know: a client may go away, the database may
        try:
            if not await self.hall.keep(append):
                return False
        except log.Restored:
            self.hall.forget(self, restored=True)
            raise
        self._in_doubt = False
        return True

    async def change_seats(self, person: str, change: Callable[[Stored], Sequence[Seat]]) -> None:
        """Seat people and bots, before the start, as a person wants it."""
        async with self._lock:
            await self.hall.change_seats(self.stored.id, person, change)
            await self._reload()

    async def say(self, person: str, text: str) -> None:
        """Keep a line of chat, then tell everybody."""
        now = self.hall.watch.now()
        await self.hall.database.run(chat.say, self.stored.id, person, text, now)
        await self.catch_up_chat()

    async def catch_up_chat(self) -> None:
        """Read what has been said, here or at other server processes."""
        last = self.chat[-1].number if self.chat else 0
        new = await self.hall.database.read(chat.lines, self.stored.id, last)
        known = self.chat[-1].number if self.chat else 0
        self.chat = [*self.chat, *(one for one in new if one.number > known)][-LATEST:]
        self.wake()

    # ---- the log -----------------------------------------------------------------------------
    async def at_least(self, version: int) -> None:
        """Be where somebody has seen the table: another process may have told him before us."""
        if version > self.table.version:
            await self.catch_up()

    async def require_over(self) -> None:
        """Raise NotNow unless the game has ended, here or at another server process."""
        if not self.table.over:
            await self.catch_up()
        if not self.table.over:
            raise NotNow("not-over", {})

    async def catch_up(self) -> None:
        """Read what other server processes have written, and tell the listeners."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        if self.table.play is None:
            await self._reload()
            return
        lines = await self.hall.lines(self.stored.id, self.table.version)
        in_doubt, self._in_doubt = self._in_doubt, False
        if not lines:
            return
        draft, began = self.table.draft(), self.last_at
        for line in lines:
            entry, turn = entries.decode(line.body), draft.turn
            draft.replay(entry)
            if entries.begins_anew(entry, turn):
                began = line.at
            if line.command is not None:
                self._commands[line.command] = line.seq
        self._set(draft, began)
        if in_doubt:  # the entry may be ours, and so is what follows from it
            self.hall.driver.after(self)

    async def _reload(self) -> None:
        opened = await self.hall.read(self.stored.id)
        self.stored, self._commands, self._in_doubt = opened.stored, opened.commands, False
        self._generation = opened.generation
        self._set(opened.table, opened.last_at)

    async def reseat(self) -> None:
        """Look who sits here now: a seat may go to another name, or account, in mid-game."""
        async with self._lock:
            stored = await self.hall.database.read(tables.read, self.stored.id)
            if stored is None:  # it went with its host
                self.hall.forget(self)
                return
            self.chat = await self.hall.database.read(chat.lines, self.stored.id)
            draft = self.table.draft()
            self.stored, draft.seats = stored, stored.seats
            self._set(draft, self.last_at)

    def _set(self, table: Table, began: float) -> None:
        self.table, self.last_at = table, began
        self.changed()

    def changed(self) -> None:
        """Forget what was encoded, and wake everybody."""
        self.marks += 1
        self.shown.forget()
        self.wake()

    def wake(self) -> None:
        """There is something to tell."""
        for listener in self.listeners:
            listener.wake()

    # ---- who ---------------------------------------------------------------------------------
    def seats_of(self, person: str) -> list[int]:
        """The seats of a person."""
        return self._sitting().get(person, [])

    def _sitting(self) -> dict[str, list[int]]:
        """Everybody's seats, found once for the same people."""
        seats = self.table.seats
        if self._seated[0] is not seats:
            found: dict[str, list[int]] = {}
            for number, seat in enumerate(seats):
                if seat.person:
                    found.setdefault(seat.person, []).append(number)
            self._seated = seats, found
            self._presence = self._eyes = None
        return self._seated[1]

    def seat_of(self, person: str, seat: int | None) -> int:
        """The seat a person acts for: the one he names, or that has to decide, or his first."""
        own = self.seats_of(person)
        if not own or (seat is not None and seat not in own):
            raise NotYours("not-your-seat", {})
        if seat is not None:
            return seat
        return self.table.turn if self.table.turn in own else own[0]

    def viewer(self, person: str, wanted: int | None = None) -> int:
        """Through whose eyes a person sees the table; when it is over, through anybody's."""
        own = self.seats_of(person)
        if wanted is None and len(own) == 1:
            return own[0]
        if wanted is not None and wanted != WATCHER:
            if wanted not in own:
                if not self.table.over or not 0 <= wanted < len(self.table.seats):
                    raise NotYours("not-your-seat", {})
                self._may_watch(own)
            return wanted
        if wanted == WATCHER or not own:
            self._may_watch(own)
            return WATCHER
        return self.table.turn if self.table.turn in own else own[0]

    def _may_watch(self, own: list[int]) -> None:
        if not own and not self.table.terms.watchers and self.table.play is not None:
            raise NotYours("no-watchers", {})

    def eyes(self) -> frozenset[int]:
        """Through whose eyes the listeners look, as far as one can tell."""
        seated = self._sitting()
        if self._eyes is None:
            people = self._people() & seated.keys()
            self._eyes = frozenset(seat for person in people for seat in seated[person])
        return self._eyes

    def is_here(self, person: str) -> bool:
        """Whether a person is connected, to this server process or another."""
        return person != "" and (person in self._people() or person in self.elsewhere.people)

    def is_back(self, seat: int) -> bool:
        """Whether a bot plays for a person who is here, and has not given up."""
        table = self.table
        stands_in = seat in table.stand_ins and seat not in table.resigned
        return stands_in and self.is_here(table.seats[seat].person)

    def here(self) -> list[int]:
        """The seats whose people are connected to this server process."""
        return [seat for person in self._people() for seat in self.seats_of(person)]

    def _people(self) -> set[str]:
        return {listener.person for listener in self.listeners}

    def to_tell(self, process: str) -> str:
        """What other server processes are told of who is here."""
        people = self._people() & self._sitting().keys()
        return Here(process, self.stored.id, frozenset(people), self._watchers()).text()

    def _watchers(self) -> int:
        seated = self._sitting()
        return sum(listener.person not in seated for listener in self.listeners)

    @property
    def locked(self) -> bool:
        """Whether somebody is writing."""
        return self._lock.locked()

    def seconds(self) -> float:
        """How long the present decision has taken, as the clock counts."""
        return self.hall.watch.since(self.last_at)

    # ---- who is there ----------------------------------------------------------------------------
    def presence(self) -> wire.Presence:
        """Whose people are connected, and how many others."""
        self._sitting()
        if self._presence is None:
            here = [self.is_here(seat.person) for seat in self.table.seats]
            self._presence = wire.Presence(here, self._watchers() + self.elsewhere.watchers)
        return self._presence

    def came(self, listener: Listener) -> None:
        """Somebody is there; everybody is told."""
        self.listeners.add(listener)
        self.others_here()
        self.hall.tell_who_is_here(self)

    def left(self, listener: Listener) -> None:
        """Somebody has gone; everybody is told."""
        self.listeners.discard(listener)
        self.others_here()
        self.hall.tell_who_is_here(self)

    def others_here(self) -> None:
        """Other people are there than before."""
        self._presence = self._eyes = None
        self.wake()


class Attempt(Protocol):
    def __call__(self, draft: Table, /) -> AnyEntry: ...


def obey(table: Table, seat: int, command: wire.AnyCommand, seconds: float) -> AnyEntry:
    """Do what a command says."""
    match command:
        case wire.DoMove():
            return table.move(seat, command.text, seconds)
        case wire.DoUndo():
            return table.undo(seat, seconds)
        case wire.DoAsk():
            return table.ask(seat, command.what)
        case wire.DoAnswer():
            return table.answer(seat, command.agrees)
        case wire.DoResign():
            return table.resign(seat, seconds if table.turn == seat else 0.0)
        case wire.DoReturn():
            return table.hand_back(seat)
