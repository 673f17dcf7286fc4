"""People and tables written directly to the database, so that only playing is measured."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import sqlalchemy as sa

from wanli.server import table_factory, wire
from wanli.server.identity import COOKIE, GUEST_SESSION
from wanli.server.person import SCOPES, Person
from wanli.server.settings import Settings
from wanli.server.table_loader import empty_table
from wanli.storage import log, people, sessions, tables
from wanli.storage.database import Database
from wanli.storage.migrations import migrate
from wanli.storage.tables import PLAYING, StoredTable
from wanli.table import entries
from wanli.table.clock import Watch
from wanli.table.seat import Seat
from wanli.table.terms import Terms


@dataclass(frozen=True)
class SeatedTable:
    """A table, and the cookies of the people in its seats."""

    table: str
    cookies: tuple[str, ...]


def begun(connection: sa.Connection, stored: StoredTable) -> None:
    """Write a table that has just started."""
    table = empty_table(stored)
    entry = table.start()
    line = log.Line(table.version, stored.created_at, "start", entries.encode(entry))
    tables.create(connection, stored)
    log.add(connection, [log.Append(stored.id, line, PLAYING, table.turn, None, 0.0)])


def crowd(data: Path, game: str, count: int, players: int) -> list[SeatedTable]:
    """Write a number of tables, each with a number of people."""
    database = Database(Settings(data=data).database_url)
    try:
        migrate(database)
        with database.begin() as connection:
            now = Watch().now()
            found: list[SeatedTable] = []
            for _ in range(count):
                rows = [people.new_guest(connection, "Anna", now) for _ in range(players)]
                secrets = [sessions.new_secret() for _ in rows]
                for row, secret in zip(rows, secrets, strict=True):
                    until = now + GUEST_SESSION
                    sessions.create(connection, sessions.digest(secret), row.id, now, until)
                host = Person(rows[0].id, "Anna", "guest", frozenset(SCOPES))
                wanted = wire.NewTable(game=game, terms=Terms(players=players))
                stored = table_factory.new_table(host, wanted, now)
                seats = tuple(Seat("person", row.id, "Anna") for row in rows)
                begun(connection, replace(stored, seats=seats))
                cookies = tuple(f"{COOKIE}={secret}" for secret in secrets)
                found.append(SeatedTable(stored.id, cookies))
            return found
    finally:
        database.close()
