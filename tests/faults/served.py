"""One site: a database, one server or several, and what a test may do to it."""

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

from tests.faults.player import There
from tests.serving import Person, Server, Sitting
from tests.waiting import PATIENCE, until


@dataclass(frozen=True)
class Served:
    """A database and the servers on it."""

    url: str
    servers: list[Server]

    @property
    def house(self) -> There:
        """The first server."""
        return There(self.servers[0].address)

    @property
    def houses(self) -> list[There]:
        """Every server."""
        return [There(server.address) for server in self.servers]

    @contextlib.contextmanager
    def held(self, rows: str = "log") -> Iterator[None]:
        """None of these rows can be written as long as this lasts; who wants to, waits."""
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

    async def until_written_for(self, count: int, *sittings: Sitting) -> None:
        """Wait until so many transactions wait for `held` rows.

        SQLite does not tell who waits. Its server has read what came by these sockets, and has
        answered others since: it had the time to begin with it.
        """
        for one in sittings:  # the answer shows that all before it was read
            await asyncio.wait_for(await one.socket.ping(), PATIENCE)
        if self.url.startswith("sqlite"):
            async with httpx.AsyncClient(timeout=PATIENCE) as asker:
                for _ in range(2):
                    await asker.get(f"{self.servers[0].address}/health")
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


def beside(person: Person, house: There) -> Person:
    """The same person with a browser at another server."""
    twin = Person(house.address, person.name)
    twin.http.cookies.update(person.http.cookies)
    twin.id = person.id
    return twin
