"""A site under test: a database and one or more servers."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass

import httpx
import psycopg
import psycopg.sql
import sqlalchemy as sa

from tests.faults.scripted_player import FixedServer
from tests.live_server import Person, Server, TableSocket
from tests.waiting import PATIENCE, until


@dataclass(frozen=True)
class Site:
    """A database and the servers that use it."""

    url: str
    processes: list[Server]

    @property
    def server(self) -> FixedServer:
        """The first server."""
        return FixedServer(self.processes[0].address)

    @property
    def all_servers(self) -> list[FixedServer]:
        """Every server."""
        return [FixedServer(server.address) for server in self.processes]

    @contextlib.contextmanager
    def locked(self, rows: str = "log") -> Iterator[None]:
        """Block all writes to a table of the database; writers wait."""
        if self.url.startswith("sqlite"):
            with contextlib.closing(sqlite3.connect(str(sa.make_url(self.url).database))) as file:
                file.execute("BEGIN IMMEDIATE")
                yield
                file.rollback()
            return
        with psycopg.connect(self.url) as connection:
            name = psycopg.sql.Identifier(rows)
            connection.execute(psycopg.sql.SQL("LOCK TABLE {} IN EXCLUSIVE MODE").format(name))
            yield
            connection.rollback()

    async def wait_for_blocked_writers(self, count: int, *sockets: TableSocket) -> None:
        """Wait until this many transactions wait for the `locked` table.

        SQLite does not tell who waits. There the server has read everything sent over these
        sockets, and has answered other requests since, so it has had time to start the
        transactions.
        """
        for one in sockets:  # the pong shows that everything before it was read
            await asyncio.wait_for(await one.connection.ping(), PATIENCE)
        if self.url.startswith("sqlite"):
            async with httpx.AsyncClient(timeout=PATIENCE) as asker:
                for _ in range(2):
                    await asker.get(f"{self.processes[0].address}/health")
            return
        with psycopg.connect(self.url, autocommit=True) as connection:
            query = (
                "SELECT count(*) FROM pg_stat_activity"
                " WHERE datname = current_database() AND wait_event_type = 'Lock'"
            )

            def waits() -> bool:
                [(found,)] = connection.execute(query).fetchall()
                return bool(found >= count)

            await until(waits)


def same_person_at(person: Person, server: FixedServer) -> Person:
    """Return a client of the same person at another server."""
    twin = Person(server.address, person.name)
    twin.http.cookies.update(person.http.cookies)
    twin.id = person.id
    return twin
