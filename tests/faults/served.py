"""One site: a database, one server or several, and what a test may do to it."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass

import psycopg
import psycopg.sql
import sqlalchemy as sa

from tests.faults.player import There
from tests.serving import Person, Server


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


def beside(person: Person, house: There) -> Person:
    """The same person with a browser at another server."""
    twin = Person(house.address, person.name)
    twin.http.cookies.update(person.http.cookies)
    twin.id = person.id
    return twin
