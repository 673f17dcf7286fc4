"""A live table: a table in memory with one writer at a time, and its listeners.

A command is tried on a draft. The draft becomes the table once its entry is in the log; listeners
hear of nothing before that.
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

CHAT_LINES = 200  # the latest chat messages, which a new connection gets
MAX_TRIES = 5  # when other server processes write to the same table


class Listener(Protocol):
    """A connection that is called when the table has changed."""

    person: str

    def wake(self) -> None:
        """Called when the table has changed."""
        ...

    def recheck_person(self) -> None:
        """Called when the person's sessions have changed: authenticate again."""
        ...


class TableEvents(Protocol):
    """The callbacks of a live table to the hall."""

    def after_append(self, live: LiveTable, due: float | None, /) -> None:
        """Called when an entry is in the log; `due` is the table's next deadline."""
        ...

    async def site_restored(self) -> None:
        """Called when the database was restored since the tables in memory were read."""
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
        self.last_at = loaded.last_at  # when the current decision began
        self._commands = loaded.commands
        self._generation = loaded.generation
        self._maybe_behind = False  # whether the log may have entries that we have not read
        self.listeners: set[Listener] = set()
        self.elsewhere = Elsewhere()
        self.acting: asyncio.Task[None] | None = None  # an action of the driver
        self.rematch = ""
        self.changes = 0  # how often the table has changed for its viewers
        self.closed = False  # removed, or no longer what the database has
        self.restored = False  # closed because the site was restored from a backup
        self.chat: list[StoredMessage] = []  # the latest messages
        self._lock = asyncio.Lock()
        self.presenter = Presenter(self, past)
        self._presence: wire.Presence | None = None
        self._viewers: frozenset[int] | None = None
        self._seats_cache: tuple[Sequence[Seat], dict[str, list[int]]] = ((), {})

    # ---- commands ----------------------------------------------------------------------------
    async def perform(self, person: str, command: wire.AnyCommand) -> wire.Confirmed:
        """Execute a person's command; raises Stale if they have not seen the current version."""
        await self.catch_up_to(command.version)
        self.seat_of(person, command.seat)  # raises NotYours without a seat

        def attempt(draft: Table) -> AnyEntry:
            if command.version < draft.position_version:
                raise Stale("stale-version", {"version": draft.version})
            if command.version > draft.version:
                raise Stale("unknown-version", {"version": draft.version})
            # Only now: meanwhile the turn may have passed to another of their seats.
            seat = self.seat_of(person, command.seat)
            return apply_command(draft, seat, command, self.elapsed())

        # A retry must get the same key, even if another of the person's seats is to move by then.
        key_seat = self.seats_of(person)[0] if command.seat is None else command.seat
        version = await self.write(attempt, f"{key_seat}:{command.id}")
        return wire.Confirmed(command.id, version)

    async def write(self, attempt: Attempt, command: str) -> int:
        """Try on a draft, save the entry, make the draft the table; return its version.

        Must not run in a task that is cancelled when a client disconnects: the other listeners
        would miss the change.
        """
        async with self._lock:
            return await self._try(attempt, command)

    async def _try(self, attempt: Attempt, command: str) -> int:
        for _ in range(MAX_TRIES):
            if self._maybe_behind:
                await self._catch_up()
            if command in self._commands:
                return self._commands[command]
            draft = self.table.draft()
            entry = attempt(draft)
            now, encoded = self.now(), entries.encode(entry)
            began = now if entries.begins_decision(entry, self.table.turn) else self.last_at
            due = due_at(self._services.watch, draft, began, self.is_connected)
            if await self._append(draft, log.Line(draft.version, now, command, encoded), due):
                self._commands[command] = draft.version
                self._set(draft, began)
                self._events.after_append(self, due)
                return draft.version
        raise NotNow("table-busy", {})

    async def _append(self, draft: Table, line: log.Line, due: float | None) -> bool:
        """Append a line to the log; return False if another process has appended one first."""
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
        self._maybe_behind = True  # until the database answers: it may fail, or we be cancelled
        try:
            if not await self._services.append(append):
                return False
        except log.Restored:
            await self._events.site_restored()
            self.close(restored=True)
            raise
        self._maybe_behind = False
        return True

    async def change_seats(self, person: str, change: Change) -> None:
        """Change the seats before the start, as a person asks."""
        async with self._lock:
            await self._database.run(change_seats, self.stored.id, person, change, self.now())
            await self._reload()

    async def post_message(self, person: str, text: str) -> None:
        """Store a chat message, then send it to the listeners."""
        await self._database.run(chat.add, self.stored.id, person, text, self.now())
        await self.catch_up_chat()

    async def catch_up_chat(self) -> None:
        """Read new chat messages, from this server process or others."""
        last = self.chat[-1].number if self.chat else 0
        new = await self._database.read(chat.lines, self.stored.id, last)
        last = self.chat[-1].number if self.chat else 0  # another task may have read some meanwhile
        self.chat = [*self.chat, *(one for one in new if one.number > last)][-CHAT_LINES:]
        self.wake()

    # ---- the log -----------------------------------------------------------------------------
    async def catch_up_to(self, version: int) -> None:
        """Read the log if a client has seen a newer version, sent by another server process."""
        if version > self.table.version:
            await self.catch_up()

    async def require_over(self) -> None:
        """Raise NotNow unless the game has ended, here or at another server process."""
        if not self.table.over:
            await self.catch_up()
        if not self.table.over:
            raise NotNow("not-over", {})

    async def catch_up(self) -> None:
        """Read what other server processes have written, and notify the listeners."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        if self.table.play is None:
            await self._reload()
            return
        lines = await self._database.read(log.lines, self.stored.id, self.table.version)
        maybe_ours, self._maybe_behind = self._maybe_behind, False
        if not lines:
            return
        draft, began = self.table.draft(), self.last_at
        for line in lines:
            entry, turn = entries.decode(line.body), draft.turn
            draft.replay(entry)
            if entries.begins_decision(entry, turn):
                began = line.at
            if line.command is not None:
                self._commands[line.command] = line.seq
        self._set(draft, began)
        if maybe_ours:  # then we also have to do what follows from the entry
            self._events.after_append(self, self.due_at())

    async def _reload(self) -> None:
        loaded = await self._database.read(load_table, self.stored.id)
        self.stored, self._commands, self._maybe_behind = loaded.stored, loaded.commands, False
        self._generation = loaded.generation
        self._set(loaded.table, loaded.last_at)

    async def reload_seats(self) -> None:
        """Read the seats again: a seat may get another name or account during a game."""
        async with self._lock:
            stored = await self._database.read(tables.read, self.stored.id)
            if stored is None:  # it was deleted with its host's account
                self.close()
                return
            self.chat = await self._database.read(chat.lines, self.stored.id)
            draft = self.table.draft()
            self.stored, draft.seats = stored, stored.seats
            self._set(draft, self.last_at)

    async def load_chat_and_rematch(self) -> None:
        """Read what belongs to the table beside its log."""
        await self.reload_rematch()
        self.chat = await self._database.read(chat.lines, self.stored.id)

    async def reload_rematch(self) -> None:
        """Refresh the cached id of the rematch, which may have been created or removed."""
        if self.table.over:
            rematch = await self._database.read(tables.rematch_of, self.stored.id)
            self.set_rematch(rematch or "")

    def set_rematch(self, rematch: str) -> None:
        """Set the id of the rematch and show it to everyone."""
        if rematch != self.rematch:
            self.rematch = rematch
            self.changed()

    def at_version(self, loaded: LoadedTable) -> LiveTable:
        """Return the table at an earlier version, to view only."""
        return LiveTable(self._services, self._events, loaded, past=True)

    def due_at(self, seen: float = 0.0) -> float | None:
        """Return when the table has to act by itself: see `deadlines.due_at`."""
        return due_at(self._services.watch, self.table, self.last_at, self.is_connected, seen)

    def close(self, restored: bool = False) -> None:
        """Disconnect everyone: the table was removed, or no longer matches the database."""
        self.closed, self.restored = True, self.restored or restored
        self.wake()

    @property
    def _database(self) -> Database:
        return self._services.database

    def _set(self, table: Table, began: float) -> None:
        self.table, self.last_at = table, began
        self.changed()

    def changed(self) -> None:
        """Drop the encoded views and notify the listeners."""
        self.changes += 1
        self.presenter.forget()
        self.wake()

    def wake(self) -> None:
        """Notify the listeners."""
        for listener in self.listeners:
            listener.wake()

    # ---- seats -------------------------------------------------------------------------------
    def seats_of(self, person: str) -> list[int]:
        """Return the seats of a person."""
        return self._seats_by_person().get(person, [])

    def _seats_by_person(self) -> dict[str, list[int]]:
        seats = self.table.seats
        if self._seats_cache[0] is not seats:
            found: dict[str, list[int]] = {}
            for number, seat in enumerate(seats):
                if seat.person:
                    found.setdefault(seat.person, []).append(number)
            self._seats_cache = seats, found
            self._presence = self._viewers = None
        return self._seats_cache[1]

    def seat_of(self, person: str, seat: int | None) -> int:
        """Return the seat that a person acts for: as named, else the one to move, else their first.

        Raises NotYours if they do not have it.
        """
        own = self.seats_of(person)
        if not own or (seat is not None and seat not in own):
            raise NotYours("not-your-seat", {})
        if seat is not None:
            return seat
        return self.table.turn if self.table.turn in own else own[0]

    def viewer(self, person: str, wanted: int | None = None) -> int:
        """Return whose view a person gets; after the end they may choose any seat.

        Raises NotYours for a view that they may not see.
        """
        own = self.seats_of(person)
        if wanted is None and len(own) == 1:
            return own[0]
        if wanted is not None and wanted != WATCHER:
            if wanted not in own:
                if not self.table.over or not 0 <= wanted < len(self.table.seats):
                    raise NotYours("not-your-seat", {})
                self._require_spectators_allowed(own)
            return wanted
        if wanted == WATCHER or not own:
            self._require_spectators_allowed(own)
            return WATCHER
        return self.table.turn if self.table.turn in own else own[0]

    def _require_spectators_allowed(self, own: list[int]) -> None:
        if not own and not self.table.terms.watchers and self.table.play is not None:
            raise NotYours("no-watchers", {})

    def viewers(self) -> frozenset[int]:
        """Return the seats of the connected people, whose views will be needed."""
        seats = self._seats_by_person()
        if self._viewers is None:
            people = self._connected_people() & seats.keys()
            self._viewers = frozenset(seat for person in people for seat in seats[person])
        return self._viewers

    @property
    def locked(self) -> bool:
        """Whether an entry is being written."""
        return self._lock.locked()

    def now(self) -> float:
        """Return the current time."""
        return self._services.watch.now()

    def elapsed(self) -> float:
        """Return how long the current decision has taken, as the clock counts, in seconds."""
        return self._services.watch.since(self.last_at)

    # ---- presence --------------------------------------------------------------------------------
    def is_connected(self, person: str) -> bool:
        """Whether a person is connected to the table, through any server process."""
        here = person in self._connected_people()
        return person != "" and (here or person in self.elsewhere.people)

    def is_back(self, seat: int) -> bool:
        """Whether a stand-in plays for a person who is connected and has not resigned."""
        table = self.table
        has_stand_in = seat in table.stand_ins and seat not in table.resigned
        return has_stand_in and self.is_connected(table.seats[seat].person)

    def connected_seats(self) -> list[int]:
        """Return the seats of the people who are connected through this server process."""
        return [seat for person in self._connected_people() for seat in self.seats_of(person)]

    def _connected_people(self) -> set[str]:
        return {listener.person for listener in self.listeners}

    def presence_report(self, process: str) -> PresenceReport:
        """Return the report to the other server processes about the connections to this one."""
        people = frozenset(self._connected_people() & self._seats_by_person().keys())
        return PresenceReport(process, self.stored.id, people, self._count_spectators())

    def _count_spectators(self) -> int:
        seats = self._seats_by_person()
        return sum(listener.person not in seats for listener in self.listeners)

    def presence(self) -> wire.Presence:
        """Return which seats are connected, and the number of spectators."""
        self._seats_by_person()  # drops the cached presence if the seats have changed
        if self._presence is None:
            connected = [self.is_connected(seat.person) for seat in self.table.seats]
            spectators = self._count_spectators() + self.elsewhere.spectators
            self._presence = wire.Presence(connected, spectators)
        return self._presence

    def add_listener(self, listener: Listener) -> None:
        """Add a connection and publish the new presence."""
        self.listeners.add(listener)
        self.presence_changed()
        self._services.presence.publish(self.presence_report)

    def remove_listener(self, listener: Listener) -> None:
        """Remove a connection and publish the new presence."""
        self.listeners.discard(listener)
        self.presence_changed()
        self._services.presence.publish(self.presence_report)

    def receive_presence(self, report: PresenceReport) -> None:
        """Apply a presence report of another process."""
        first = self.elsewhere.receive(report, self.now())
        if first and self.listeners:  # that process does not know of our connections either
            self._services.presence.publish(self.presence_report)
        self.presence_changed()

    def presence_changed(self) -> None:
        """Drop the cached presence and notify the listeners."""
        self._presence = self._viewers = None
        self.wake()


class Attempt(Protocol):
    def __call__(self, draft: Table, /) -> AnyEntry: ...


def apply_command(table: Table, seat: int, command: wire.AnyCommand, seconds: float) -> AnyEntry:
    """Apply a command for a seat and return the entry; `seconds` is the time it took."""
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
