"""A table in memory: one writer at a time, and everybody who looks on.

A command is tried on a draft; the draft becomes the table when the log has the entry. Nobody is
told anything before that.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

from wanli.core.state import WATCHER
from wanli.server import wire
from wanli.server.deadlines import claimed_until, due_at
from wanli.server.errors import NotYours, Stale
from wanli.server.presence import Elsewhere
from wanli.server.presenter import Presenter, status
from wanli.server.seating import Change, change_seats
from wanli.server.services import Services
from wanli.server.table_loader import LoadedTable, load_table
from wanli.storage import chat, log, tables
from wanli.storage.bus import PresenceReport
from wanli.storage.chat import StoredMessage
from wanli.storage.database import Database
from wanli.table import entries
from wanli.table.entries import AnyEntry
from wanli.table.seat import Seat
from wanli.table.table import NotNow, Table

LATEST = 200  # lines of chat that newcomers are told
TRIES = 5  # when other server processes write to the same table


class Listener(Protocol):
    """Somebody who wants to know when the table has changed."""

    person: str

    def wake(self) -> None:
        """The table has changed."""
        ...

    def doubt(self) -> None:
        """It may be somebody else by now, or nobody."""
        ...


class TableEvents(Protocol):
    """What a table reports to the process that holds it."""

    def appended(self, live: LiveTable, due: float | None, /) -> None:
        """An entry is in the log; the table has to act by itself when it is due."""
        ...

    async def site_restored(self) -> None:
        """The database is no longer the one that the tables in memory were read from."""
        ...


class LiveTable:
    """One table and its listeners."""

    def __init__(
        self, services: Services, events: TableEvents, loaded: LoadedTable, past: bool = False
    ) -> None:
        self._services = services
        self._events = events
        self.stored = loaded.stored
        self.table = loaded.table
        self.last_at = loaded.last_at  # when the present decision began
        self._commands = loaded.commands
        self._generation = loaded.generation
        self._in_doubt = False  # whether the log may have more than we know of
        self.listeners: set[Listener] = set()
        self.elsewhere = Elsewhere()
        self.acting: asyncio.Task[None] | None = None  # what the table itself does: see driver
        self.rematch = ""
        self.marks = 0  # grows whenever there is something new to show
        self.gone = False  # nothing can be done here any more
        self.restored = False  # gone, but only because the site was: it is as a backup has it
        self.chat: list[StoredMessage] = []  # the last lines
        self._lock = asyncio.Lock()
        self.shown = Presenter(self, past)
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
            now, encoded = self.now(), entries.encode(entry)
            began = now if entries.begins_anew(entry, self.table.turn) else self.last_at
            due = due_at(self._services.watch, draft, began, self.is_here)
            if await self._append(draft, log.Line(draft.version, now, command, encoded), due):
                self._commands[command] = draft.version
                self._set(draft, began)
                self._events.appended(self, due)
                return draft.version
        raise NotNow("table-busy", {})

    async def _append(self, draft: Table, line: log.Line, due: float | None) -> bool:
        """Append a line to the log; False: another process has appended one before."""
        append = log.Append(
            self.stored.id,
            line,
            status(draft),
            draft.turn,
            due,
            claimed_until(self._services.watch, due),
            self.stored.changed_at if draft.version == 1 else None,
            self._generation,
        )
        self._in_doubt = True  # until we know: a client may go away, the database may
        try:
            if not await self._services.append(append):
                return False
        except log.Restored:
            await self._events.site_restored()
            self.close(restored=True)
            raise
        self._in_doubt = False
        return True

    async def change_seats(self, person: str, change: Change) -> None:
        """Seat people and bots, before the start, as a person wants it."""
        async with self._lock:
            await self._database.run(change_seats, self.stored.id, person, change, self.now())
            await self._reload()

    async def say(self, person: str, text: str) -> None:
        """Keep a line of chat, then tell everybody."""
        await self._database.run(chat.add, self.stored.id, person, text, self.now())
        await self.catch_up_chat()

    async def catch_up_chat(self) -> None:
        """Read what has been said, here or at other server processes."""
        last = self.chat[-1].number if self.chat else 0
        new = await self._database.read(chat.lines, self.stored.id, last)
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
        lines = await self._database.read(log.lines, self.stored.id, self.table.version)
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
            self._events.appended(self, self.due_at())

    async def _reload(self) -> None:
        loaded = await self._database.read(load_table, self.stored.id)
        self.stored, self._commands, self._in_doubt = loaded.stored, loaded.commands, False
        self._generation = loaded.generation
        self._set(loaded.table, loaded.last_at)

    async def reseat(self) -> None:
        """Look who sits here now: a seat may go to another name, or account, in mid-game."""
        async with self._lock:
            stored = await self._database.read(tables.read, self.stored.id)
            if stored is None:  # it went with its host
                self.close()
                return
            self.chat = await self._database.read(chat.lines, self.stored.id)
            draft = self.table.draft()
            self.stored, draft.seats = stored, stored.seats
            self._set(draft, self.last_at)

    async def load_chat_and_rematch(self) -> None:
        """Read what belongs to the table beside its log."""
        await self.look_for_rematch()
        self.chat = await self._database.read(chat.lines, self.stored.id)

    async def look_for_rematch(self) -> None:
        """Read whether there is a rematch; it may have been removed, too."""
        if self.table.over:
            rematch = await self._database.read(tables.rematch_of, self.stored.id)
            self.set_rematch(rematch or "")

    def set_rematch(self, rematch: str) -> None:
        """Show the id of the rematch."""
        if rematch != self.rematch:
            self.rematch = rematch
            self.changed()

    def at_version(self, loaded: LoadedTable) -> LiveTable:
        """Return the table as it was at an earlier version, only to be looked at."""
        return LiveTable(self._services, self._events, loaded, past=True)

    def due_at(self, seen: float = 0.0) -> float | None:
        """When the table has to act by itself: see `deadlines.due_at`."""
        return due_at(self._services.watch, self.table, self.last_at, self.is_here, seen)

    def close(self, restored: bool = False) -> None:
        """Disconnect everyone: the table was removed, or memory no longer matches the database."""
        self.gone, self.restored = True, self.restored or restored
        self.wake()

    @property
    def _database(self) -> Database:
        return self._services.database

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

    def presence_report(self, process: str) -> PresenceReport:
        """Return what other server processes are told of who is connected here."""
        people = frozenset(self._people() & self._sitting().keys())
        return PresenceReport(process, self.stored.id, people, self._watchers())

    def _watchers(self) -> int:
        seated = self._sitting()
        return sum(listener.person not in seated for listener in self.listeners)

    @property
    def locked(self) -> bool:
        """Whether somebody is writing."""
        return self._lock.locked()

    def now(self) -> float:
        """The time."""
        return self._services.watch.now()

    def seconds(self) -> float:
        """How long the present decision has taken, as the clock counts."""
        return self._services.watch.since(self.last_at)

    # ---- who is there ----------------------------------------------------------------------------
    def presence(self) -> wire.Presence:
        """Whose people are connected, and how many others."""
        self._sitting()
        if self._presence is None:
            here = [self.is_here(seat.person) for seat in self.table.seats]
            self._presence = wire.Presence(here, self._watchers() + self.elsewhere.spectators)
        return self._presence

    def came(self, listener: Listener) -> None:
        """Somebody is there; everybody is told."""
        self.listeners.add(listener)
        self.presence_changed()
        self._services.presence.publish(self.presence_report)

    def left(self, listener: Listener) -> None:
        """Somebody has gone; everybody is told."""
        self.listeners.discard(listener)
        self.presence_changed()
        self._services.presence.publish(self.presence_report)

    def receive_presence(self, report: PresenceReport) -> None:
        """Take note of who is connected through another process."""
        first = self.elsewhere.receive(report, self.now())
        if first and self.listeners:  # it does not know of ours, either
            self._services.presence.publish(self.presence_report)
        self.presence_changed()

    def presence_changed(self) -> None:
        """Other people are connected than before."""
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
