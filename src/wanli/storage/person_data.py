"""The data of a person (tables, seats, chat, ratings): list, transfer, delete or export it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from wanli.storage import bus, people, schema, tables
from wanli.storage.people import PersonRow
from wanli.storage.tables import OPEN, OVER, PLAYING, StoredTable


@dataclass(frozen=True)
class OwnSeat:
    """A seat of a person, with the facts of its table."""

    table: str
    game: str
    status: str
    listed: bool
    hosted: bool
    created_at: float
    changed_at: float
    seat: int
    name: str
    word: str
    place: int | None
    score: int | None


@dataclass(frozen=True)
class OwnTable:
    """A table that a person has created or imported."""

    table: str
    game: str
    status: str
    listed: bool
    created_at: float
    changed_at: float


@dataclass(frozen=True)
class OwnLine:
    """A chat message of a person."""

    table: str
    at: float
    text: str


# ---- tables ----------------------------------------------------------------------------------
def tables_of(
    connection: sa.Connection, person: str, limit: int = 50, offset: int = 0
) -> list[StoredTable]:
    """Return the tables of a person: those that wait for them first, then by last change."""
    columns, seats = schema.tables.c, schema.seats.c
    decides = sa.exists().where(
        seats.table_id == columns.id, seats.seat == columns.turn, seats.person == person
    )
    query = (
        sa.select(columns.id)
        .where(_involves(person))
        .order_by(sa.case((decides, 0), else_=1), columns.changed_at.desc(), columns.id)
        .limit(limit)
        .offset(offset)
    )
    ids = list(connection.execute(query).scalars())
    found = tables.read_many(connection, columns.id.in_(ids), limit=max(1, len(ids)))
    return sorted(found, key=lambda stored: ids.index(stored.id))


def public_games_of(connection: sa.Connection, person: str, limit: int = 50) -> list[StoredTable]:
    """Return the public games of a person: listed and finished."""
    columns = schema.tables.c
    sits = sa.select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    where = columns.id.in_(sits), columns.listed.is_(True), columns.status == OVER
    return tables.read_many(connection, *where, limit=limit)


def running_games_of(connection: sa.Connection, person: str) -> list[str]:
    """Return the ids of a person's running games."""
    columns, seats = schema.tables.c, schema.seats.c
    sits = sa.select(seats.table_id).where(seats.person == person)
    query = sa.select(columns.id).where(columns.id.in_(sits), columns.status == PLAYING)
    return list(connection.execute(query).scalars())


# ---- transfer --------------------------------------------------------------------------------
def transfer(
    connection: sa.Connection, guest: PersonRow, account: PersonRow, now: float
) -> list[str]:
    """Transfer a guest's data to an account and delete the guest; return the affected tables."""
    affected = _tables_with(connection, guest.id)
    rename_seats(connection, guest, account.name, now)
    for rows, column in (
        (schema.seats, "person"),
        (schema.tables, "host"),
        (schema.chat, "person"),
    ):
        mine = rows.c[column] == guest.id
        connection.execute(rows.update().where(mine).values({column: account.id}))
    for rows, column, same in (
        (schema.mutes, "person", ("muted",)),
        (schema.mutes, "muted", ("person",)),
        (schema.ratings, "person", ("game",)),
        (schema.notices, "person", ("table_id", "kind", "version")),
    ):
        _reassign(connection, rows, column, same, guest.id, account.id)
    mutes = schema.mutes
    connection.execute(mutes.delete().where(mutes.c.person == mutes.c.muted))
    _erase(connection, guest.id, now)
    _publish_seat_change(connection, affected, now)
    return affected


def rename_seats(connection: sa.Connection, person: PersonRow, name: str, now: float) -> list[str]:
    """Rename the seats that carry a person's own name; return the affected tables.

    Other names at their seats belong to friends who play on the same device.
    """
    seats = schema.seats
    where = seats.c.person == person.id, seats.c.name == person.name
    if (
        name == person.name
        or not connection.execute(seats.update().where(*where).values(name=name)).rowcount
    ):
        return []
    affected = _tables_with(connection, person.id)
    _publish_seat_change(connection, affected, now)
    return affected


def _reassign(
    connection: sa.Connection,
    rows: sa.Table,
    column: str,
    same: Sequence[str],
    old: str,
    new: str,
) -> None:
    """Move rows to another person, except where they have an equivalent row already."""
    others = rows.alias()
    has = sa.exists().where(
        others.c[column] == new, *(others.c[name] == rows.c[name] for name in same)
    )
    connection.execute(rows.update().where(rows.c[column] == old, ~has).values({column: new}))


# ---- deletion --------------------------------------------------------------------------------
def delete(connection: sa.Connection, person: PersonRow, now: float) -> list[str]:
    """Delete a person and their bots, keep their games without names; return affected tables."""
    affected = _tables_with(connection, person.id)
    for bot in people.bots_of(connection, person.id):
        affected += delete(connection, bot, now)
    connection.execute(schema.chat.delete().where(schema.chat.c.person == person.id))
    _leave_open_tables(connection, person.id)
    mine = schema.seats.c.person == person.id
    connection.execute(schema.seats.update().where(mine).values(name=""))
    _erase(connection, person.id, now)
    _publish_seat_change(connection, affected, now)
    return affected


def _leave_open_tables(connection: sa.Connection, person: str) -> None:
    """Remove the open tables that a person hosts, and free their seats at other open tables."""
    columns, seats = schema.tables.c, schema.seats
    hosted = sa.select(columns.id).where(columns.host == person, columns.status == OPEN)
    for table in list(connection.execute(hosted).scalars()):
        _drop_notices(connection, schema.notices.c.table_id == table)
        tables.remove(connection, table)
    waiting = sa.select(columns.id).where(columns.status == OPEN)
    where = seats.c.person == person, seats.c.table_id.in_(waiting)
    free = {"kind": "open", "person": None, "name": "", "level": "", "word": ""}
    connection.execute(seats.update().where(*where).values(free))


def _erase(connection: sa.Connection, person: str, now: float) -> None:
    """Blank the row of a person, which games refer to, and delete everything else about them."""
    _drop_notices(connection, schema.notices.c.person == person)
    for rows, column in (
        (schema.sessions, "person"),
        (schema.devices, "person"),
        (schema.tokens, "person"),
        (schema.mutes, "person"),
        (schema.mutes, "muted"),
        (schema.ratings, "person"),
    ):
        connection.execute(rows.delete().where(rows.c[column] == person))
    blank = {"name": "", "known_as": None, "password": None, "settings": b"{}", "gone_at": now}
    connection.execute(schema.people.update().where(schema.people.c.id == person).values(blank))


def _drop_notices(connection: sa.Connection, which: sa.ColumnElement[bool]) -> None:
    notices, deliveries = schema.notices, schema.deliveries
    connection.execute(
        deliveries.delete().where(deliveries.c.notice.in_(sa.select(notices.c.id).where(which)))
    )
    connection.execute(notices.delete().where(which))


def _tables_with(connection: sa.Connection, person: str) -> list[str]:
    return list(
        connection.execute(sa.select(schema.tables.c.id).where(_involves(person))).scalars()
    )


def _involves(person: str) -> sa.ColumnElement[bool]:
    """Return a condition on tables: the person has a seat or is the host (as of an import)."""
    sits = sa.select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    return sa.or_(schema.tables.c.id.in_(sits), schema.tables.c.host == person)


def _publish_seat_change(connection: sa.Connection, affected: list[str], now: float) -> None:
    """Invalidate pending starts of open tables and tell all processes that seats have changed."""
    columns = schema.tables.c
    waiting = columns.id.in_(affected), columns.status == OPEN
    connection.execute(schema.tables.update().where(*waiting).values(changed_at=now))
    bus.publish(connection, [bus.SeatsChanged(table) for table in affected])


# ---- export ----------------------------------------------------------------------------------
def own_seats(connection: sa.Connection, person: str) -> list[OwnSeat]:
    """Return every seat of a person, oldest table first."""
    columns, seats = schema.tables.c, schema.seats.c
    query = (
        sa.select(
            seats.table_id,
            columns.game,
            columns.status,
            columns.listed,
            (columns.host == person).label("hosted"),
            columns.created_at,
            columns.changed_at,
            seats.seat,
            seats.name,
            seats.word,
            seats.place,
            seats.score,
        )
        .join(schema.seats, seats.table_id == columns.id)
        .where(seats.person == person)
        .order_by(columns.created_at, columns.id, seats.seat)
    )
    return [OwnSeat(*row) for row in connection.execute(query)]


def own_tables(connection: sa.Connection, person: str) -> list[OwnTable]:
    """Return every table that a person has created or imported, oldest first."""
    columns = schema.tables.c
    query = (
        sa.select(
            columns.id,
            columns.game,
            columns.status,
            columns.listed,
            columns.created_at,
            columns.changed_at,
        )
        .where(columns.host == person)
        .order_by(columns.created_at, columns.id)
    )
    return [OwnTable(*row) for row in connection.execute(query)]


def own_chat(connection: sa.Connection, person: str) -> list[OwnLine]:
    """Return every chat message of a person, oldest first."""
    columns = schema.chat.c
    query = sa.select(schema.chat).where(columns.person == person).order_by(columns.id)
    return [OwnLine(row.table_id, row.at, row.text) for row in connection.execute(query)]
