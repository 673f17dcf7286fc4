"""Rows for storage tests: people, tables, log lines; and concurrent transactions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event

from tests.waiting import until
from wanli.bots.levels import Level
from wanli.storage import schema, tables
from wanli.storage.database import Database
from wanli.storage.log import Append, Line
from wanli.storage.tables import StoredTable
from wanli.table.seat import Seat
from wanli.table.terms import LiveClock, Terms

NOW = 1_700_000_000.0
ANNA = Seat("person", "anna", "Anna", word="rain")
BERT = Seat("person", "bert", "Bert")
BOT = Seat("bot", name="Bot", level=Level.EASY)
TERMS = Terms(players=2, options={"events": "none"}, clock=LiveClock(), undo="law")


def add_people(connection: sa.Connection, *names: str) -> None:
    """Insert people whose ids are their names."""
    rows = [{"id": name, "name": name.title(), "settings": b"{}"} for name in names]
    connection.execute(schema.people.insert(), [{**row, "created_at": NOW} for row in rows])


def stored(
    id: str,
    *seats: Seat,
    status: str = tables.PLAYING,
    listed: bool = True,
    game: str = "chang-cheng",
    changed_at: float = NOW,
    rematch_of: str | None = None,
) -> StoredTable:
    """A stored table with defaults for everything that a test does not care about."""
    seats = seats or (ANNA, BERT)
    return StoredTable(
        id=id,
        game=game,
        rules_version=1,
        terms=TERMS,
        host="anna",
        listed=listed,
        status=status,
        secret=bytes(range(32)),
        rematch_of=rematch_of,
        created_at=NOW,
        changed_at=changed_at,
        version=0,
        turn=-1,
        seats=seats,
        seen_at=(0.0,) * len(seats),
        places=(None,) * len(seats),
        scores=(None,) * len(seats),
    )


def with_tables(database: Database, *new: StoredTable) -> None:
    """Insert three people and these tables."""
    with database.begin() as connection:
        add_people(connection, "anna", "bert", "cleo")
        for one in new:
            tables.create(connection, one)


Work = Callable[[sa.Connection], object]


async def at_once(database: Database, one: Work, two: Work) -> None:
    """Run two transactions; the second starts before the first commits."""
    with database.begin() as connection:
        one(connection)
        second = await start_transaction(database, two)
    await second


async def start_transaction(database: Database, work: Work) -> asyncio.Future[object]:
    """Start a transaction and return it once it waits for another one or is done."""
    asked = executed_statements(database)
    task = asyncio.ensure_future(database.run(work))
    await until(lambda: task.done() or (asked and is_blocked(database)))
    return task


def executed_statements(database: Database) -> list[str]:
    """Return a list that collects every SQL statement executed from now on."""
    seen: list[str] = []

    def note(*args: Any) -> None:
        seen.append(args[2])

    event.listen(database.engine, "before_cursor_execute", note)
    return seen


def is_blocked(database: Database) -> bool:
    """Whether a transaction waits for another one; on SQLite its first statement does."""
    if not database.is_postgres:
        return True
    query = (
        "SELECT count(*) FROM pg_stat_activity"
        " WHERE datname = current_database() AND wait_event_type = 'Lock'"
    )
    with database.reading() as connection:
        return bool(connection.exec_driver_sql(query).scalar_one())


def append(
    table: str,
    seq: int,
    command: str | None = None,
    *,
    status: str = tables.PLAYING,
    turn: int = 0,
    due_at: float | None = None,
    claimed_until: float = 0.0,
) -> Append:
    """A log line to append, with a body that identifies it."""
    line = Line(seq, NOW + seq, command, f"{table} {seq} {command}".encode())
    return Append(table, line, status, turn, due_at, claimed_until)
