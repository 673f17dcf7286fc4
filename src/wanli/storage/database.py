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
    "synchronous=FULL",  # a confirmed move is on the disk
    "busy_timeout=10000",
    "foreign_keys=ON",
)
ON_DISK = (  # other settings are as safe, or safer
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') = 'off'"
)


class StorageAway(WanliError):
    """The database cannot take it now: nothing was kept, or a repeat will say that it was."""


class Database:
    """Where everything is kept."""

    def __init__(self, url: str) -> None:
        self.url = checked(url)
        self.engine = sa.create_engine(
            self.url, pool_pre_ping=True, pool_size=THREADS + 2, hide_parameters=True
        )
        self._reading = self.engine.execution_options(reading=True)
        self.is_postgres = self.engine.dialect.name == "postgresql"
        self._threads = ThreadPoolExecutor(THREADS, "database")
        if self.is_postgres:
            event.listen(self.engine, "connect", _insist_on_disk)
        else:
            event.listen(self.engine, "connect", _prepare)
            event.listen(self.engine, "begin", _begin_now)

    @contextmanager
    def begin(self) -> Iterator[sa.Connection]:
        """One transaction; what the database cannot do is raised as StorageAway."""
        with failures_named(), self.engine.begin() as connection:
            yield connection

    @contextmanager
    def reading(self, isolation_level: IsolationLevel | None = None) -> Iterator[sa.Connection]:
        """One transaction that only reads: on SQLite it waits for no writer."""
        engine = self._reading
        if isolation_level and self.is_postgres:  # SQLite sees one state of things in any case
            engine = engine.execution_options(isolation_level=isolation_level)
        with failures_named(), engine.begin() as connection:
            yield connection

    async def read(
        self, work: Callable[Concatenate[sa.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """One transaction that only reads, in a thread."""

        def transaction() -> T:
            with self.reading() as connection:
                return work(connection, *args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self._threads, transaction)

    async def run(
        self, work: Callable[Concatenate[sa.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """One transaction, in a thread."""

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
            with failures_named():
                self.engine.connect().close()
        except StorageAway as error:
            if reason := refusal_reason(str(error.__cause__)):
                raise StorageAway("database-refused", {"reason": reason}) from error
            raise

    def file(self) -> Path | None:
        """The file of a SQLite database."""
        name = self.engine.url.database
        return None if self.is_postgres or not name else Path(name)

    def close(self) -> None:
        """Let go of all connections."""
        self._threads.shutdown(wait=True)
        self.engine.dispose()


class Held:
    """One connection that is kept for many transactions, and made anew when it has failed."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: sa.Connection | None = None

    @property
    def used(self) -> bool:
        """Whether its connection is an old one: the database may have been away since."""
        return self._connection is not None

    @contextmanager
    def begin(self) -> Iterator[sa.Connection]:
        """One transaction; what the database cannot do is raised as StorageAway."""
        with failures_named():
            if self._connection is None:
                self._connection = self._database.engine.connect()
            try:
                with self._connection.begin():
                    yield self._connection
            except BaseException:
                self.close()
                raise

    def close(self) -> None:
        """Give the connection back."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(exc.SQLAlchemyError, sqlite3.Error):
                connection.close()


def checked(url: str) -> str:
    """The address of a database, with the driver we use; raises BadOption."""
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
def failures_named() -> Iterator[None]:
    """Whatever the database cannot do now, under our own name."""
    try:
        yield
    except (exc.OperationalError, exc.InterfaceError, exc.InternalError, exc.TimeoutError) as error:
        raise named(error) from error
    except sqlite3.OperationalError as error:
        raise named(error) from error


def named(error: Exception) -> StorageAway:
    """The error in our own words; the driver's are for the server's log."""
    words = str(error).lower()
    full = any(sign in words for sign in ("disk is full", "disk full", "no space left", "disk i/o"))
    return StorageAway("storage-full" if full else "storage-away", {})


def refusal_reason(text: str) -> str:
    """Return why PostgreSQL refused a connection; empty if it was not reached."""
    for mark in ("FATAL:", "fe_sendauth:"):  # from the server; from libpq without a password
        if mark in text:
            return text.rpartition(mark)[2].strip().splitlines()[0]
    return ""


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # we say when a transaction begins
    for pragma in PRAGMAS:
        connection.execute("PRAGMA " + pragma)


def _insist_on_disk(connection: psycopg.Connection[object], _record: object) -> None:
    """A confirmed move is on the disk, also where somebody has told PostgreSQL not to wait."""
    connection.execute(ON_DISK)
    connection.commit()


def _begin_now(connection: sa.Connection) -> None:
    reading = connection.get_execution_options().get("reading")
    # A writer says so at once: there is no half-way upgrade from reading to writing.
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
