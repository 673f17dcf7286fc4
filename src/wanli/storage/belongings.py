"""What belongs to a person: tables, chat, ratings. It can be handed over, forgotten or exported."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from wanli.storage import bus, people, schema, tables
from wanli.storage.people import PersonRow
from wanli.storage.tables import OPEN, OVER, PLAYING, Stored


@dataclass(frozen=True)
class OwnSeat:
    """A seat of a person, with the table around it."""

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
    """A table that a person has made or imported."""

    table: str
    game: str
    status: str
    listed: bool
    created_at: float
    changed_at: float


@dataclass(frozen=True)
class OwnLine:
    """What a person has said."""

    table: str
    at: float
    text: str


# ---- tables ----------------------------------------------------------------------------------
def tables_of(
    connection: sa.Connection, person: str, limit: int = 50, offset: int = 0
) -> list[Stored]:
    """The tables of a person: first where he has to decide, then the last changed."""
    columns, seats = schema.tables.c, schema.seats.c
    decides = sa.exists().where(
        seats.table_id == columns.id, seats.seat == columns.turn, seats.person == person
    )
    query = (
        sa.select(columns.id)
        .where(_is_of(person))
        .order_by(sa.case((decides, 0), else_=1), columns.changed_at.desc(), columns.id)
        .limit(limit)
        .offset(offset)
    )
    ids = list(connection.execute(query).scalars())
    found = tables.read_many(connection, columns.id.in_(ids), limit=max(1, len(ids)))
    return sorted(found, key=lambda stored: ids.index(stored.id))


def finished_of(connection: sa.Connection, person: str, limit: int = 50) -> list[Stored]:
    """The games of a person that everybody may know of: listed, and over."""
    columns = schema.tables.c
    sits = sa.select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    where = columns.id.in_(sits), columns.listed.is_(True), columns.status == OVER
    return tables.read_many(connection, *where, limit=limit)


def playing_of(connection: sa.Connection, person: str) -> list[str]:
    """The tables at which a person still plays."""
    columns, seats = schema.tables.c, schema.seats.c
    sits = sa.select(seats.table_id).where(seats.person == person)
    query = sa.select(columns.id).where(columns.id.in_(sits), columns.status == PLAYING)
    return list(connection.execute(query).scalars())


# ---- handed over -----------------------------------------------------------------------------
def adopt(connection: sa.Connection, guest: PersonRow, account: PersonRow, now: float) -> list[str]:
    """All that a guest has goes to an account, and the guest away; gives the tables concerned."""
    held = _tables_with(connection, guest.id)
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
        _hand_over(connection, rows, column, same, guest.id, account.id)
    mutes = schema.mutes
    connection.execute(mutes.delete().where(mutes.c.person == mutes.c.muted))
    _end(connection, guest.id, now)
    _reseated(connection, held, now)
    return held


def rename_seats(connection: sa.Connection, person: PersonRow, name: str, now: float) -> list[str]:
    """Seats with a person's name get another; friends on the same device keep theirs."""
    seats = schema.seats
    where = seats.c.person == person.id, seats.c.name == person.name
    if (
        name == person.name
        or not connection.execute(seats.update().where(*where).values(name=name)).rowcount
    ):
        return []
    held = _tables_with(connection, person.id)
    _reseated(connection, held, now)
    return held


def _hand_over(
    connection: sa.Connection,
    rows: sa.Table,
    column: str,
    same: Sequence[str],
    old: str,
    new: str,
) -> None:
    """Give rows to somebody else, where he has not the same already."""
    others = rows.alias()
    has = sa.exists().where(
        others.c[column] == new, *(others.c[name] == rows.c[name] for name in same)
    )
    connection.execute(rows.update().where(rows.c[column] == old, ~has).values({column: new}))


# ---- forgotten -------------------------------------------------------------------------------
def forget(connection: sa.Connection, person: PersonRow, now: float) -> list[str]:
    """Delete a person and his bots; games stay, without a name. Gives the tables concerned."""
    held = _tables_with(connection, person.id)
    for bot in people.bots_of(connection, person.id):
        held += forget(connection, bot, now)
    connection.execute(schema.chat.delete().where(schema.chat.c.person == person.id))
    _leave_open_tables(connection, person.id)
    mine = schema.seats.c.person == person.id
    connection.execute(schema.seats.update().where(mine).values(name=""))
    _end(connection, person.id, now)
    _reseated(connection, held, now)
    return held


def _leave_open_tables(connection: sa.Connection, person: str) -> None:
    """Nobody waits for who is gone: his tables go with him, his seats at others' are open again."""
    columns, seats = schema.tables.c, schema.seats
    hosted = sa.select(columns.id).where(columns.host == person, columns.status == OPEN)
    for table in list(connection.execute(hosted).scalars()):
        _drop_notices(connection, schema.notices.c.table_id == table)
        tables.remove(connection, table)
    waiting = sa.select(columns.id).where(columns.status == OPEN)
    where = seats.c.person == person, seats.c.table_id.in_(waiting)
    free = {"kind": "open", "person": None, "name": "", "level": "", "word": ""}
    connection.execute(seats.update().where(*where).values(free))


def _end(connection: sa.Connection, person: str, now: float) -> None:
    """Only the row stays, for the games that point to it, and says nothing any more."""
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
    gone = {"name": "", "known_as": None, "password": None, "settings": b"{}", "gone_at": now}
    connection.execute(schema.people.update().where(schema.people.c.id == person).values(gone))


def _drop_notices(connection: sa.Connection, which: sa.ColumnElement[bool]) -> None:
    notices, deliveries = schema.notices, schema.deliveries
    connection.execute(
        deliveries.delete().where(deliveries.c.notice.in_(sa.select(notices.c.id).where(which)))
    )
    connection.execute(notices.delete().where(which))


def _tables_with(connection: sa.Connection, person: str) -> list[str]:
    return list(connection.execute(sa.select(schema.tables.c.id).where(_is_of(person))).scalars())


def _is_of(person: str) -> sa.ColumnElement[bool]:
    """Whether he sits at a table, or is its host: of an imported game nobody else is anything."""
    sits = sa.select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    return sa.or_(schema.tables.c.id.in_(sits), schema.tables.c.host == person)


def _reseated(connection: sa.Connection, held: list[str], now: float) -> None:
    """A start that was made on the seats as they were must not be kept; others are told."""
    columns = schema.tables.c
    waiting = columns.id.in_(held), columns.status == OPEN
    connection.execute(schema.tables.update().where(*waiting).values(changed_at=now))
    bus.publish(connection, [bus.SeatsChanged(table) for table in held])


# ---- exported --------------------------------------------------------------------------------
def own_seats(connection: sa.Connection, person: str) -> list[OwnSeat]:
    """Every seat of a person, the oldest table first."""
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
    """Every table that a person has made or imported, the oldest first."""
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
    """Everything a person has said, the first first."""
    columns = schema.chat.c
    query = sa.select(schema.chat).where(columns.person == person).order_by(columns.id)
    return [OwnLine(row.table_id, row.at, row.text) for row in connection.execute(query)]
