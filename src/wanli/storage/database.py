"""The database: SQLite in a file, or PostgreSQL. One call is one transaction in a thread."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa
from sqlalchemy import event, exc
from sqlalchemy.engine.interfaces import IsolationLevel

from wanli.core.errors import BadOption, WanliError

if TYPE_CHECKING:
    import psycopg  # loaded only where it is used

P = ParamSpec("P")
T = TypeVar("T")

THREADS = 4
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",  # so that a confirmed move is on the disk
    "busy_timeout=10000",
    "foreign_keys=ON",
)
SYNCHRONOUS_COMMIT = (  # only if it is off: the other settings are at least as safe
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') = 'off'"
)


class StorageAway(WanliError):
    """The database is unavailable: nothing was stored, or a retry will report that it was."""


class Database:
    """A database with a pool of connections and threads."""

    def __init__(self, url: str) -> None:
        self.url = checked_url(url)
        self.engine = sa.create_engine(
            self.url, pool_pre_ping=True, pool_size=THREADS + 2, hide_parameters=True
        )
        self._reading = self.engine.execution_options(reading=True)
        self.is_postgres = self.engine.dialect.name == "postgresql"
        self._threads = ThreadPoolExecutor(THREADS, "database")
        if self.is_postgres:
            event.listen(self.engine, "connect", _require_synchronous_commit)
        else:
            event.listen(self.engine, "connect", _set_pragmas)
            event.listen(self.engine, "begin", _begin_transaction)

    @contextmanager
    def begin(self) -> Iterator[sa.Connection]:
        """Open a transaction; raises StorageAway if the database is unavailable."""
        with driver_errors_translated(), self.engine.begin() as connection:
            yield connection

    @contextmanager
    def reading(self, isolation_level: IsolationLevel | None = None) -> Iterator[sa.Connection]:
        """Open a read-only transaction; on SQLite it does not wait for writers."""
        engine = self._reading
        if isolation_level and self.is_postgres:  # SQLite always reads one snapshot
            engine = engine.execution_options(isolation_level=isolation_level)
        with driver_errors_translated(), engine.begin() as connection:
            yield connection

    async def read(
        self, work: Callable[Concatenate[sa.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function in a read-only transaction, in a thread."""

        def transaction() -> T:
            with self.reading() as connection:
                return work(connection, *args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self._threads, transaction)

    async def run(
        self, work: Callable[Concatenate[sa.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function in a transaction, in a thread."""

        def transaction() -> T:
            with self.begin() as connection:
                return work(connection, *args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self._threads, transaction)

    def check_access(self) -> None:
        """Connect to PostgreSQL once; if it refuses, raise StorageAway with its reason.

        A wrong password would otherwise look like a database that does not respond.
        """
        if not self.is_postgres:
            return
        try:
            with driver_errors_translated():
                self.engine.connect().close()
        except StorageAway as error:
            if reason := refusal_reason(str(error.__cause__)):
                raise StorageAway("database-refused", {"reason": reason}) from error
            raise

    def file(self) -> Path | None:
        """Return the file of a SQLite database."""
        name = self.engine.url.database
        return None if self.is_postgres or not name else Path(name)

    def close(self) -> None:
        """Close all threads and connections."""
        self._threads.shutdown(wait=True)
        self.engine.dispose()


class PersistentConnection:
    """One connection for many transactions; it is replaced after an error."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: sa.Connection | None = None

    @property
    def used(self) -> bool:
        """Whether the connection was used before; the database may have closed it since."""
        return self._connection is not None

    @contextmanager
    def begin(self) -> Iterator[sa.Connection]:
        """Open a transaction; raises StorageAway if the database is unavailable."""
        with driver_errors_translated():
            if self._connection is None:
                self._connection = self._database.engine.connect()
            try:
                with self._connection.begin():
                    yield self._connection
            except BaseException:
                self.close()
                raise

    def close(self) -> None:
        """Return the connection to the pool."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(exc.SQLAlchemyError, sqlite3.Error):
                connection.close()


def checked_url(url: str) -> str:
    """Return the URL of a database with the driver that we use; raises BadOption."""
    known = "sqlite:///FILE, postgresql://USER:PASSWORD@HOST/NAME"
    if url.startswith(("postgresql://", "postgres://")):
        url = "postgresql+psycopg://" + url.partition("://")[2]
    try:
        drivername = sa.make_url(url).drivername
    except (exc.ArgumentError, ValueError):
        drivername = ""
    if drivername not in ("sqlite", "postgresql+psycopg"):
        raise BadOption("unknown-database", {"known": known})
    return url


@contextmanager
def driver_errors_translated() -> Iterator[None]:
    """Raise errors of the database drivers as StorageAway."""
    try:
        yield
    except (exc.OperationalError, exc.InterfaceError, exc.InternalError, exc.TimeoutError) as error:
        raise storage_error(error) from error
    except sqlite3.OperationalError as error:
        raise storage_error(error) from error


def storage_error(error: Exception) -> StorageAway:
    """Return our error for a driver's, without its message, which may reveal data."""
    words = str(error).lower()
    full = any(sign in words for sign in ("disk is full", "disk full", "no space left", "disk i/o"))
    return StorageAway("storage-full" if full else "storage-away", {})


def refusal_reason(text: str) -> str:
    """Return why PostgreSQL refused a connection; empty if it was not reached."""
    for mark in ("FATAL:", "fe_sendauth:"):  # from the server; from libpq without a password
        if mark in text:
            return text.rpartition(mark)[2].strip().splitlines()[0]
    return ""


def _set_pragmas(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # the "begin" event starts transactions
    for pragma in PRAGMAS:
        connection.execute("PRAGMA " + pragma)


def _require_synchronous_commit(connection: psycopg.Connection[object], _record: object) -> None:
    """Make commits wait for the disk, even if PostgreSQL is configured not to."""
    connection.execute(SYNCHRONOUS_COMMIT)
    connection.commit()


def _begin_transaction(connection: sa.Connection) -> None:
    reading = connection.get_execution_options().get("reading")
    # Writers lock at once: SQLite cannot always upgrade a transaction from reading to writing.
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
