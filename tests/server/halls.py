"""A hall without a server: tables that only do what the test tells them to do."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from wanli.server import table_factory, wire
from wanli.server.bot_pool import BotPool
from wanli.server.hall import Hall
from wanli.server.live_table import LiveTable
from wanli.server.metrics import Metrics
from wanli.server.person import Person
from wanli.storage import people
from wanli.storage.database import Database
from wanli.storage.tables import StoredTable
from wanli.table.seat import Seat
from wanli.table.table import Table
from wanli.table.terms import Terms

GAME = "great-wall"


@dataclass(eq=False)
class StubListener:
    """A connected person who ignores everything."""

    person: str

    def wake(self) -> None:
        """Ignore the change."""

    def recheck_person(self) -> None:
        """Ignore the request to authenticate again."""


@asynccontextmanager
async def open_hall(url: str) -> AsyncIterator[Hall]:
    """A hall on a database with our schema, without periodic tasks unless it is started."""
    hall = Hall(Database(url), BotPool(processes=1), Metrics())
    try:
        yield hall
    finally:
        await hall.close()


async def start_table(hall: Hall, terms: Terms, *, shared: bool = False) -> LiveTable:
    """Create and start a table of new guests; with `shared`, one person has all seats."""

    def guest(number: int) -> Person:
        with hall.database.begin() as connection:
            row = people.new_guest(connection, f"Guest {number}", 0.0)
        return Person(row.id, row.name, "guest", frozenset())

    first, *others = [guest(number) for number in range(terms.players)]
    wanted = wire.NewTable(game=GAME, terms=terms)
    stored = table_factory.new_table(first, wanted, hall.watch.now())
    await hall.database.run(table_factory.store, stored)
    live = await open_table(hall, stored.id)

    def seated(_: StoredTable) -> list[Seat]:
        return [Seat("person", (first if shared else one).id, one.name) for one in (first, *others)]

    await live.change_seats(first.id, seated)
    await live.write(Table.start, "start")
    return live


async def open_table(hall: Hall, table: str) -> LiveTable:
    """Return a live table that must exist."""
    live = await hall.open(table)
    assert live is not None
    return live
