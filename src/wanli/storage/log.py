"""The append-only log of all tables, written by one thread.

Lines that are queued while a commit runs are committed together, so that many tables share one
write to disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import suppress
from queue import SimpleQueue
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy import exc
from sqlalchemy.dialects import postgresql, sqlite

from wanli.core.errors import WanliError
from wanli.storage import bus, schema, site_values
from wanli.storage.database import Database, PersistentConnection, StorageAway
from wanli.storage.schema import Row
from wanli.storage.sqlite_statement import SqliteStatement

MAX_BATCH = 500  # lines in one commit
REFUSED = (exc.IntegrityError, exc.DataError, sqlite3.IntegrityError, sqlite3.DataError)


class Line(msgspec.Struct, frozen=True):
    """An entry of a table as its row in the log."""

    seq: int
    at: float
    command: str | None
    body: bytes


class Append(msgspec.Struct, frozen=True, eq=False):  # by identity: equal appends are distinct
    """A line to add, and the new values of the table's row."""

    table: str
    line: Line
    status: str
    turn: int
    due_at: float | None
    claimed_until: float
    seats_of: float | None = None  # first line only: `changed_at` when its seats were read
    generation: bytes | None = None  # of the site when the table was read


class Restored(StorageAway):
    """The site was restored from a backup since the table was read; nothing was written."""


class Writer:
    """The thread that appends; an `Append` is confirmed when it is on the disk."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.connection = PersistentConnection(database)
        self.generation = self._read_generation()
        self._closed = False
        self._queue: SimpleQueue[_Pending | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="log", daemon=True)
        self._thread.start()

    async def append(self, append: Append) -> bool:
        """Add a line; return False if the log already has a line of this number or command."""
        if self._closed:
            raise StorageAway("storage-away", {})
        loop = asyncio.get_running_loop()
        pending = _Pending(append, loop, loop.create_future())
        self._queue.put(pending)
        return await pending.done

    def renew(self) -> bool:
        """Read the generation of the site again; return whether it has changed."""
        before, self.generation = self.generation, self._read_generation()
        return before != self.generation

    def _read_generation(self) -> bytes | None:
        with self._database.reading() as connection:
            return site_values.get(connection, site_values.GENERATION)

    def close(self) -> None:
        """Write what is queued, then stop."""
        self._closed = True
        self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (first := self._queue.get()) is not None:
            batch = [first]
            while len(batch) < MAX_BATCH and not self._queue.empty():
                following = self._queue.get()
                if following is None:
                    self._queue.put(None)
                    break
                batch.append(following)
            self._commit(batch)
        self.connection.close()

    def _commit(self, batch: list[_Pending]) -> None:
        outcome: set[Append] | WanliError
        used = self._database.is_postgres and self.connection.used
        try:
            with self.connection.begin() as connection:
                outcome = add(connection, [pending.append for pending in batch])
                # Read last: a restore locks the log until it is done.
                generation = site_values.get(connection, site_values.GENERATION)
                if any(pending.append.generation != generation for pending in batch):
                    raise Restored("site-restored", {})
        except (Restored, *REFUSED) as error:
            if len(batch) > 1:  # commit one by one, so that the others are not lost with it
                for pending in batch:
                    self._commit([pending])
                return
            outcome = error if isinstance(error, Restored) else self._reason(batch[0], error)
        except WanliError as error:
            if used:  # retry on a new connection; no line can be added twice
                self._commit(batch)
                return
            outcome = error
        except Exception as error:  # whatever it is, this thread must go on
            outcome = _unknown(error)
        by_loop: dict[asyncio.AbstractEventLoop, list[_Pending]] = {}
        for pending in batch:
            by_loop.setdefault(pending.loop, []).append(pending)
        for loop, those in by_loop.items():
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(_resolve, those, outcome)

    def _reason(self, pending: _Pending, error: Exception) -> StorageAway:
        with suppress(WanliError):
            if self._read_generation() != pending.append.generation:
                return Restored("site-restored", {})  # the restored site has no such table
        return _unknown(error)


def _unknown(error: Exception) -> StorageAway:
    return StorageAway("storage-away", {"reason": type(error).__name__})


class _Pending(NamedTuple):
    append: Append
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[bool]


def _resolve(batch: list[_Pending], outcome: set[Append] | WanliError) -> None:
    """Resolve the futures of a batch, in their event loop."""
    for pending in batch:
        if pending.done.done():  # cancelled; the line is stored all the same
            continue
        if isinstance(outcome, WanliError):
            pending.done.set_exception(outcome)
        else:
            pending.done.set_result(pending.append in outcome)


def add(connection: sa.Connection, appends: list[Append]) -> set[Append]:
    """Add lines and update the rows of their tables; return the appends that were new."""
    # Sorted: two processes that lock the same tables in the same order cannot deadlock.
    appends = sorted(appends, key=lambda one: (one.table, one.line.seq))
    appends = [one for one in appends if one.seats_of is None or _same_seats(connection, one)]
    if not appends:
        return set()
    new = _add_lines(connection, appends)
    changed = [_table_row(one) for one in appends if one in new]
    if changed and connection.dialect.name == "sqlite":
        _UPDATE_SQLITE.run_all(connection, changed)
    elif changed:
        connection.execute(_UPDATE, changed)
    if changed:
        bus.publish(connection, [bus.TableChanged(str(row["of"])) for row in changed])
    return new


def _add_lines(connection: sa.Connection, appends: list[Append]) -> set[Append]:
    """Add lines and return the new ones; SQLite raises if one of several is not new."""
    rows = [_line_row(one) for one in appends]
    if connection.dialect.name != "sqlite":
        added = connection.execute(_ADD_POSTGRES, rows)
        return _new_appends(appends, {(row.table_id, row.seq, row.command) for row in added})
    if len(rows) > 1:
        _ADD_ALL_SQLITE.run_all(connection, rows)
        return set(appends)
    return set(appends) if _ADD_SQLITE.run(connection, rows[0]) else set()


def _line_row(one: Append) -> Row:
    line = one.line
    return {
        "table_id": one.table,
        "seq": line.seq,
        "at": line.at,
        "command": line.command,
        "body": line.body,
    }


def _table_row(one: Append) -> Row:
    return {
        "of": one.table,
        "version": one.line.seq,
        "changed_at": one.line.at,
        "status": one.status,
        "turn": one.turn,
        "due_at": one.due_at,
        "claimed_until": one.claimed_until,
    }


def _new_appends(appends: list[Append], added: set[tuple[str, int, str | None]]) -> set[Append]:
    """Return the appends whose lines were added; of several for the same line, the first."""
    new: set[Append] = set()
    for one in appends:
        line = one.table, one.line.seq, one.line.command
        if line in added:
            added.remove(line)
            new.add(one)
    return new


def _same_seats(connection: sa.Connection, start: Append) -> bool:
    """Whether the seats are those that the start was made for; also locks the table's row."""
    columns = schema.tables.c
    where = columns.id == start.table, columns.changed_at == start.seats_of
    same = schema.tables.update().where(*where).values(changed_at=columns.changed_at)
    return bool(connection.execute(same).rowcount)


def lines(
    connection: sa.Connection, table: str, after: int = 0, to: int | None = None
) -> list[Line]:
    """Return the lines of a table's log from `after` (excluded) up to `to` (included)."""
    query = sa.select(schema.log).where(schema.log.c.table_id == table, schema.log.c.seq > after)
    if to is not None:
        query = query.where(schema.log.c.seq <= to)
    rows = connection.execute(query.order_by(schema.log.c.seq))
    return [Line(row.seq, row.at, row.command, row.body) for row in rows]


def commands(connection: sa.Connection, table: str) -> dict[str, int]:
    """Return the commands in a table's log with the numbers of their lines."""
    columns = schema.log.c
    where = columns.table_id == table, columns.command.is_not(None)
    rows = connection.execute(sa.select(columns.command, columns.seq).where(*where))
    return {row.command: row.seq for row in rows}


_NEW = (schema.log.c.table_id, schema.log.c.seq, schema.log.c.command)
_ADD_POSTGRES = postgresql.insert(schema.log).on_conflict_do_nothing().returning(*_NEW)
_UPDATE = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == sa.bindparam("of"))
    .values(
        {
            name: sa.bindparam(name)
            for name in ("version", "changed_at", "status", "turn", "due_at", "claimed_until")
        }
    )
)
_ADD_SQLITE = SqliteStatement(sqlite.insert(schema.log).on_conflict_do_nothing())
_ADD_ALL_SQLITE = SqliteStatement(sa.insert(schema.log))
_UPDATE_SQLITE = SqliteStatement(_UPDATE)
