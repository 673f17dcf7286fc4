"""Backup and restore: the whole site as one file, between SQLite and PostgreSQL in any direction.

Both work while servers run. The file is gzipped: a magic line, batches of rows as MessagePack with
a length prefix, and a final batch with the number of rows. A truncated file is not restored.
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
from wanli.storage import bus, schema, site_values
from wanli.storage.database import Database, StorageAway
from wanli.storage.schema import Row
from wanli.storage.secret_file import create_secret_file

MAGIC = b"wanli backup 1\n"
BATCH = 500
END = "end"
LOCK_TRIES = 600
LOCK_RETRY_DELAY = 0.05  # seconds between two attempts
LENGTH = struct.Struct(">I")

Progress = Callable[[int], None]  # called with the number of rows so far


class BadBackup(WanliError):
    """The file cannot be restored, or not into this database."""


class Batch(msgspec.Struct, array_like=True):
    """Rows of one table, or the final batch with the total number of rows."""

    table: str
    columns: list[str]
    rows: list[list[Any]]  # column values: numbers, texts, bytes or None
    count: int = 0


def backup(database: Database, file: Path, progress: Progress = lambda _: None) -> int:
    """Write the backup and return its number of rows; the file appears only when complete."""
    draft = file.with_name(file.name + ".part")
    draft.unlink(missing_ok=True)
    try:
        with create_secret_file(draft) as out:
            count = write(database, out, progress)
            out.flush()
            os.fsync(out.fileno())
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
    return count


def write(database: Database, out: IO[bytes], progress: Progress = lambda _: None) -> int:
    """Write the backup to an open file and return its number of rows."""
    count = 0
    with gzip.GzipFile(fileobj=out, mode="wb", compresslevel=6) as packed:
        packed.write(MAGIC)
        for batch in _batches(database):
            count += len(batch.rows)
            _write_batch(packed, batch)
            progress(count)
        _write_batch(packed, Batch(END, [], [], count))
    with suppress(WanliError), database.begin() as connection:  # the database may be read-only
        site_values.record_backup(connection, time.time())
    return count


def restore(
    database: Database, file: Path, replace: bool = False, progress: Progress = lambda _: None
) -> int:
    """Restore a backup in one transaction and return its number of rows."""
    rows = count_in(file)  # checks the whole file before anything changes
    with database.begin() as connection:
        _lock_all_tables(connection)
        _clear(connection, replace)
        done = 0
        for batch in _read_batches(file):
            done += _insert(connection, batch)
            progress(done)
        _reset_sequences(connection)
        site_values.record_downtime(connection, time.time())  # clocks skip the time until now
        site_values.put(connection, site_values.GENERATION, secrets.token_bytes(16))
        bus.publish(connection, [bus.SiteRestored()])
    return rows


def count(database: Database) -> int:
    """Return the number of rows in a database."""
    with database.reading() as connection:
        tables = schema.metadata.sorted_tables
        rows = [connection.execute(sa.select(sa.func.count()).select_from(t)) for t in tables]
        return sum(int(one.scalar_one()) for one in rows)


def count_in(file: Path) -> int:
    """Return the number of rows in a backup; raises BadBackup if it is damaged or truncated."""
    return sum(len(batch.rows) for batch in _read_batches(file))


def _batches(database: Database) -> Iterator[Batch]:
    with database.reading("REPEATABLE READ") as connection:
        for table in schema.metadata.sorted_tables:
            columns = [str(column.name) for column in table.columns]  # names are a subclass of str
            found = connection.execution_options(yield_per=BATCH).execute(sa.select(table))
            for rows in found.partitions(BATCH):
                yield Batch(str(table.name), columns, [list(row) for row in rows])


def _write_batch(out: gzip.GzipFile, batch: Batch) -> None:
    body = msgspec.msgpack.encode(batch)
    out.write(LENGTH.pack(len(body)) + body)


def _read_batches(file: Path) -> Iterator[Batch]:
    count = 0
    try:
        with gzip.open(file, "rb") as source:
            if source.read(len(MAGIC)) != MAGIC:
                raise BadBackup("not-a-backup", {"file": file.name})
            while True:
                batch = _read_batch(source)
                if batch.table == END:
                    if source.read(1):  # reading to the end makes gzip verify its checksum
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


def _read_batch(source: gzip.GzipFile) -> Batch:
    (length,) = LENGTH.unpack(source.read(LENGTH.size))
    return msgspec.msgpack.decode(source.read(length), type=Batch)


def _clear(connection: sa.Connection, replace: bool) -> None:
    used = connection.execute(sa.select(schema.people.c.id).limit(1)).first() is not None
    if used and not replace:
        raise BadBackup("database-in-use", {})
    for table in reversed(schema.metadata.sorted_tables):
        connection.execute(table.delete())


def _lock_all_tables(connection: sa.Connection) -> None:
    """Block other writers until the transaction ends; on SQLite it does so by itself.

    NOWAIT avoids deadlocks: a transaction that holds one of the tables may wait for another one.
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
            time.sleep(LOCK_RETRY_DELAY)
    raise StorageAway("storage-away", {})


def _insert(connection: sa.Connection, batch: Batch) -> int:
    table = schema.metadata.tables.get(batch.table)
    if table is None or not set(batch.columns) <= {column.name for column in table.columns}:
        raise BadBackup("backup-of-other-version", {"table": batch.table})
    rows: list[Row] = [dict(zip(batch.columns, row, strict=True)) for row in batch.rows]
    if rows:
        connection.execute(table.insert(), rows)
    return len(rows)


def _reset_sequences(connection: sa.Connection) -> None:
    """Set PostgreSQL's sequences to the highest ids; SQLite needs no such step."""
    if connection.dialect.name != "postgresql":
        return
    for table in (schema.chat, schema.notices):
        last = connection.execute(sa.select(sa.func.max(table.c.id))).scalar()
        sequence = sa.func.pg_get_serial_sequence(table.name, "id")
        connection.execute(sa.select(sa.func.setval(sequence, last or 1, last is not None)))
