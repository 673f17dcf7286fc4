"""Chat messages of tables, and the people that a person has muted."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from wanli.storage import bus, schema


@dataclass(frozen=True)
class StoredMessage:
    """A chat message."""

    number: int
    person: str
    name: str
    at: float
    text: str


def add(connection: sa.Connection, table: str, person: str, text: str, now: float) -> int:
    """Store a chat message, tell all processes, and return its number."""
    row = {"table_id": table, "person": person, "at": now, "text": text}
    number = connection.execute(schema.chat.insert().values(row)).inserted_primary_key
    assert number is not None
    bus.publish(connection, [bus.ChatAdded(table)])
    return int(number[0])


def lines(
    connection: sa.Connection, table: str, after: int = 0, limit: int = 200
) -> list[StoredMessage]:
    """Return the latest chat messages of a table after a number, oldest first."""
    columns = schema.chat.c
    query = (
        sa.select(schema.chat, schema.people.c.name)
        .join(schema.people, schema.people.c.id == columns.person)
        .where(columns.table_id == table, columns.id > after)
        .order_by(columns.id.desc())
        .limit(limit)
    )
    rows = connection.execute(query).all()
    return [StoredMessage(row.id, row.person, row.name, row.at, row.text) for row in reversed(rows)]


def muted_by(connection: sa.Connection, person: str) -> set[str]:
    """Return the ids of the people that a person has muted."""
    query = sa.select(schema.mutes.c.muted).where(schema.mutes.c.person == person)
    return set(connection.execute(query).scalars())
