"""The whole site as one file, from either database into either database, while servers run.

A file is gzipped: a first line that says what it is, then batches of rows as MessagePack, each with
its length in front, and at the end how many rows there were. One that was cut off is not restored.
"""

from __future__ import annotations

import gzip
import os
import secrets
import struct
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import exc

from wanli.core.errors import WanliError
from wanli.storage import bus, schema, site
from wanli.storage.database import Database, StorageAway
from wanli.storage.private import new_private
from wanli.storage.schema import Row

MAGIC = b"wanli backup 1\n"
BATCH = 500
END = "end"
LOCK_TRIES = 600
LOCK_AGAIN = 0.05  # seconds
LENGTH = struct.Struct(">I")

Progress = Callable[[int], None]  # how many rows so far


class BadBackup(WanliError):
    """A file that cannot be restored, or a place it cannot be restored to."""


class Batch(msgspec.Struct, array_like=True):
    """Rows of one table; or the end, with the number of all rows."""

    table: str
    columns: list[str]
    rows: list[list[Any]]  # numbers, texts, bytes and nothing: what a column can hold
    count: int = 0


def backup(database: Database, file: Path, progress: Progress = lambda _: None) -> int:
    """Write everything to a file; gives the number of rows. Nothing is there before all is."""
    draft = file.with_name(file.name + ".part")
    draft.unlink(missing_ok=True)
    try:
        with new_private(draft) as out:
            count = write(database, out, progress)
            out.flush()
            os.fsync(out.fileno())
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
    return count


def write(database: Database, out: IO[bytes], progress: Progress = lambda _: None) -> int:
    """Write everything to an open file; gives the number of rows."""
    count = 0
    with gzip.GzipFile(fileobj=out, mode="wb", compresslevel=6) as packed:
        packed.write(MAGIC)
        for batch in _batches(database):
            count += len(batch.rows)
            _write(packed, batch)
            progress(count)
        _write(packed, Batch(END, [], [], count))
    with suppress(WanliError), database.begin() as connection:  # one that only reads has it, too
        site.backed_up(connection, time.time())
    return count


def restore(
    database: Database, file: Path, replace: bool = False, progress: Progress = lambda _: None
) -> int:
    """Read everything from a file, all of it or nothing; gives the number of rows."""
    rows = count_in(file)  # the whole file is looked at before anything changes
    with database.begin() as connection:
        _keep_others_out(connection)
        _make_room(connection, replace)
        done = 0
        for batch in _read(file):
            done += _insert(connection, batch)
            progress(done)
        _count_on(connection)
        site.back(connection, time.time())  # since the backup no server was there for its tables
        site.put(connection, site.GENERATION, secrets.token_bytes(16))
        bus.publish(connection, [bus.SiteRestored()])
    return rows


def count(database: Database) -> int:
    """How many rows there are now."""
    with database.reading() as connection:
        tables = schema.metadata.sorted_tables
        rows = [connection.execute(sa.select(sa.func.count()).select_from(t)) for t in tables]
        return sum(int(one.scalar_one()) for one in rows)


def count_in(file: Path) -> int:
    """How many rows a file has; raises BadBackup if it is not whole."""
    return sum(len(batch.rows) for batch in _read(file))


def _batches(database: Database) -> Iterator[Batch]:
    with database.reading("REPEATABLE READ") as connection:
        for table in schema.metadata.sorted_tables:
            columns = [str(column.name) for column in table.columns]  # SQLAlchemy has its own str
            found = connection.execution_options(yield_per=BATCH).execute(sa.select(table))
            for rows in found.partitions(BATCH):
                yield Batch(str(table.name), columns, [list(row) for row in rows])


def _write(out: gzip.GzipFile, batch: Batch) -> None:
    body = msgspec.msgpack.encode(batch)
    out.write(LENGTH.pack(len(body)) + body)


def _read(file: Path) -> Iterator[Batch]:
    count = 0
    try:
        with gzip.open(file, "rb") as source:
            if source.read(len(MAGIC)) != MAGIC:
                raise BadBackup("not-a-backup", {"file": file.name})
            while True:
                batch = _next(source)
                if batch.table == END:
                    if source.read(1):  # to the very end: only there gzip compares its checksum
                        raise BadBackup("backup-damaged", {"file": file.name})
                    break
                count += len(batch.rows)
                yield batch
    except (EOFError, OSError, ValueError, struct.error, zlib.error, msgspec.MsgspecError) as error:
        if isinstance(error, FileNotFoundError | PermissionError | IsADirectoryError):
            raise
        raise BadBackup("backup-damaged", {"file": file.name}) from error
    if batch.count != count:
        raise BadBackup("backup-damaged", {"file": file.name})


def _next(source: gzip.GzipFile) -> Batch:
    (length,) = LENGTH.unpack(source.read(LENGTH.size))
    return msgspec.msgpack.decode(source.read(length), type=Batch)


def _make_room(connection: sa.Connection, replace: bool) -> None:
    used = connection.execute(sa.select(schema.people.c.id).limit(1)).first() is not None
    if used and not replace:
        raise BadBackup("database-in-use", {})
    for table in reversed(schema.metadata.sorted_tables):
        connection.execute(table.delete())


def _keep_others_out(connection: sa.Connection) -> None:
    """Nobody writes until we are done; PostgreSQL has to be told.

    We never wait while we hold some of the locks: those who hold the others may wait for ours.
    """
    if connection.dialect.name != "postgresql":
        return
    names = ", ".join(table.name for table in schema.metadata.sorted_tables)
    for _ in range(LOCK_TRIES):
        try:
            with connection.begin_nested():
                connection.execute(sa.text(f"LOCK TABLE {names} IN EXCLUSIVE MODE NOWAIT"))
            return
        except exc.OperationalError:
            time.sleep(LOCK_AGAIN)
    raise StorageAway("storage-away", {})


def _insert(connection: sa.Connection, batch: Batch) -> int:
    table = schema.metadata.tables.get(batch.table)
    if table is None or not set(batch.columns) <= {column.name for column in table.columns}:
        raise BadBackup("backup-of-other-version", {"table": batch.table})
    rows: list[Row] = [dict(zip(batch.columns, row, strict=True)) for row in batch.rows]
    if rows:
        connection.execute(table.insert(), rows)
    return len(rows)


def _count_on(connection: sa.Connection) -> None:
    """PostgreSQL counts on from the highest number; SQLite does so by itself."""
    if connection.dialect.name != "postgresql":
        return
    for table in (schema.chat, schema.notices):
        last = connection.execute(sa.select(sa.func.max(table.c.id))).scalar()
        sequence = sa.func.pg_get_serial_sequence(table.name, "id")
        connection.execute(sa.select(sa.func.setval(sequence, last or 1, last is not None)))
