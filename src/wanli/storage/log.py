"""The append-only log. Entries that come together are committed together, in one write to disk."""

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
from wanli.storage.database import Database, Held, StorageAway
from wanli.storage.schema import Row
from wanli.storage.sqlite_statement import SqliteStatement

TOGETHER = 500  # entries at most in one commit
NEVER_KEPT = (exc.IntegrityError, exc.DataError, sqlite3.IntegrityError, sqlite3.DataError)


class Line(msgspec.Struct, frozen=True):
    """An entry of a table's log as it is kept."""

    seq: int
    at: float
    command: str | None
    body: bytes


class Append(msgspec.Struct, frozen=True, eq=False):  # two that say the same are still two
    """A line to be added, and what the table's row says after it."""

    table: str
    line: Line
    status: str
    turn: int
    due_at: float | None
    claimed_until: float
    seats_of: float | None = None  # of the first line: the seats it was made on, by their time
    generation: bytes | None = None  # of the site that the line was made for


class Restored(StorageAway):
    """The site is another one since: what was written for the old one is not kept."""


class Writer:
    """The one thread that appends. An `Append` is confirmed when it is on the disk."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.held = Held(database)
        self.generation = self._present_generation()
        self._closed = False
        self._queue: SimpleQueue[_Pending | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="log", daemon=True)
        self._thread.start()

    async def append(self, append: Append) -> bool:
        """Whether the line was added; False: the log has this line, or this command, already."""
        if self._closed:
            raise StorageAway("storage-away", {})
        loop = asyncio.get_running_loop()
        pending = _Pending(append, loop, loop.create_future())
        self._queue.put(pending)
        return await pending.done

    def renew(self) -> bool:
        """Write for the site as it is now; whether it is another one than before."""
        before, self.generation = self.generation, self._present_generation()
        return before != self.generation

    def _present_generation(self) -> bytes | None:
        with self._database.reading() as connection:
            return site_values.get(connection, site_values.GENERATION)

    def close(self) -> None:
        """Finish what was handed in, then stop."""
        self._closed = True
        self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (first := self._queue.get()) is not None:
            batch = [first]
            while len(batch) < TOGETHER and not self._queue.empty():
                following = self._queue.get()
                if following is None:
                    self._queue.put(None)
                    break
                batch.append(following)
            self._commit(batch)
        self.held.close()

    def _commit(self, batch: list[_Pending]) -> None:
        outcome: set[Append] | WanliError
        used = self._database.is_postgres and self.held.used
        try:
            with self.held.begin() as connection:
                outcome = add(connection, [pending.append for pending in batch])
                # Looked at last: a restore keeps everybody from the log until it is done.
                present = site_values.get(connection, site_values.GENERATION)
                if any(pending.append.generation != present for pending in batch):
                    raise Restored("site-restored", {})
        except (Restored, *NEVER_KEPT) as error:
            if len(batch) > 1:  # one of them can never be kept: the others must not go with it
                for pending in batch:
                    self._commit([pending])
                return
            outcome = error if isinstance(error, Restored) else self._why(batch[0], error)
        except WanliError as error:
            if used:  # by a new connection it may well go, and a line is added only once
                self._commit(batch)
                return
            outcome = error
        except Exception as error:  # whatever it is, others wait for this thread
            outcome = _unknown(error)
        by_loop: dict[asyncio.AbstractEventLoop, list[_Pending]] = {}
        for pending in batch:
            by_loop.setdefault(pending.loop, []).append(pending)
        for loop, those in by_loop.items():
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_settle, those, outcome)

    def _why(self, pending: _Pending, error: Exception) -> StorageAway:
        with suppress(WanliError):
            if self._present_generation() != pending.append.generation:
                return Restored("site-restored", {})  # without the table that this was for
        return _unknown(error)


def _unknown(error: Exception) -> StorageAway:
    return StorageAway("storage-away", {"reason": type(error).__name__})


class _Pending(NamedTuple):
    append: Append
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[bool]


def _settle(batch: list[_Pending], outcome: set[Append] | WanliError) -> None:
    for pending in batch:
        if pending.done.done():  # its client has gone away; the line is kept all the same
            continue
        if isinstance(outcome, WanliError):
            pending.done.set_exception(outcome)
        else:
            pending.done.set_result(pending.append in outcome)


def add(connection: sa.Connection, appends: list[Append]) -> set[Append]:
    """Add lines and move their tables on; gives those that were new."""
    # In the same order everywhere: two processes with the same tables cannot block each other.
    appends = sorted(appends, key=lambda one: (one.table, one.line.seq))
    appends = [one for one in appends if one.seats_of is None or _seats_stand(connection, one)]
    if not appends:
        return set()
    new = _add_lines(connection, appends)
    moved = [_moved(one) for one in appends if one in new]
    if moved and connection.dialect.name == "sqlite":
        _MOVE.run_all(connection, moved)
    elif moved:
        connection.execute(_MOVE_ON, moved)
    if moved:
        bus.publish(connection, [bus.TableChanged(str(row["of"])) for row in moved])
    return new


def _add_lines(connection: sa.Connection, appends: list[Append]) -> set[Append]:
    """Add lines; gives those that were new. SQLite refuses several of which one is not."""
    rows = [_row(one) for one in appends]
    if connection.dialect.name != "sqlite":
        added = connection.execute(_ADD_POSTGRES, rows)
        return _each_once(appends, {(row.table_id, row.seq, row.command) for row in added})
    if len(rows) > 1:
        _ADD_ALL.run_all(connection, rows)
        return set(appends)
    return set(appends) if _ADD.run(connection, rows[0]) else set()


def _row(one: Append) -> Row:
    line = one.line
    return {
        "table_id": one.table,
        "seq": line.seq,
        "at": line.at,
        "command": line.command,
        "body": line.body,
    }


def _moved(one: Append) -> Row:
    return {
        "of": one.table,
        "version": one.line.seq,
        "changed_at": one.line.at,
        "status": one.status,
        "turn": one.turn,
        "due_at": one.due_at,
        "claimed_until": one.claimed_until,
    }


def _each_once(appends: list[Append], added: set[tuple[str, int, str | None]]) -> set[Append]:
    """Whose lines were added; of several for one line it was the first's."""
    new: set[Append] = set()
    for one in appends:
        line = one.table, one.line.seq, one.line.command
        if line in added:
            added.remove(line)
            new.add(one)
    return new


def _seats_stand(connection: sa.Connection, start: Append) -> bool:
    """Whether nobody has come or gone since the start was made; nobody can from here on."""
    columns = schema.tables.c
    where = columns.id == start.table, columns.changed_at == start.seats_of
    same = schema.tables.update().where(*where).values(changed_at=columns.changed_at)
    return bool(connection.execute(same).rowcount)


def lines(
    connection: sa.Connection, table: str, after: int = 0, to: int | None = None
) -> list[Line]:
    """The lines of a table's log, all of them or those in between."""
    query = sa.select(schema.log).where(schema.log.c.table_id == table, schema.log.c.seq > after)
    if to is not None:
        query = query.where(schema.log.c.seq <= to)
    rows = connection.execute(query.order_by(schema.log.c.seq))
    return [Line(row.seq, row.at, row.command, row.body) for row in rows]


def commands(connection: sa.Connection, table: str) -> dict[str, int]:
    """The commands that a table's log has, and the numbers of the lines they made."""
    columns = schema.log.c
    where = columns.table_id == table, columns.command.is_not(None)
    rows = connection.execute(sa.select(columns.command, columns.seq).where(*where))
    return {row.command: row.seq for row in rows}


_NEW = (schema.log.c.table_id, schema.log.c.seq, schema.log.c.command)
_ADD_POSTGRES = postgresql.insert(schema.log).on_conflict_do_nothing().returning(*_NEW)
_MOVE_ON = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == sa.bindparam("of"))
    .values(
        {
            name: sa.bindparam(name)
            for name in ("version", "changed_at", "status", "turn", "due_at", "claimed_until")
        }
    )
)
_ADD = SqliteStatement(sqlite.insert(schema.log).on_conflict_do_nothing())
_ADD_ALL = SqliteStatement(sa.insert(schema.log))
_MOVE = SqliteStatement(_MOVE_ON)
