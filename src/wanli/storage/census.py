"""What the host may count and list: people, tables, room on the disk; parts of a transaction."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from wanli.storage import schema, site
from wanli.storage.tables import Stored, read_many


@dataclass(frozen=True)
class Census:
    """The site in figures."""

    accounts: int
    guests: int
    bots: int
    tables: dict[str, int]  # by status
    size: int  # bytes of the database
    backed_up_at: float | None


@dataclass(frozen=True)
class Mark:
    """A place in the list of all tables, newest first; it holds when tables come or go."""

    created_at: float
    table: str


def census(connection: sa.Connection) -> Census:
    """Everything counted."""
    people, status = schema.people.c, schema.tables.c.status
    bots = sa.func.count(people.owner)  # counts those who have one
    accounts = sa.func.count(people.known_as)
    there = sa.select(sa.func.count(), bots, accounts).where(people.gone_at.is_(None))
    everybody, programs, named = connection.execute(there).one()
    by_status = connection.execute(sa.select(status, sa.func.count()).group_by(status))
    return Census(
        accounts=named,
        guests=everybody - programs - named,
        bots=programs,
        tables={row[0]: row[1] for row in by_status},
        size=_size(connection),
        backed_up_at=site.last_backup(connection),
    )


def newest(
    connection: sa.Connection, limit: int, status: str = "", after: Mark | None = None
) -> list[Stored]:
    """All tables, or those of a status, from the newest on or from where one has read to."""
    columns = schema.tables.c
    query = sa.select(columns.id).order_by(columns.created_at.desc(), columns.id.desc())
    if status:
        query = query.where(columns.status == status)
    if after is not None:
        there = sa.tuple_(sa.literal(after.created_at), sa.literal(after.table))
        query = query.where(sa.tuple_(columns.created_at, columns.id) < there)
    ids = list(connection.execute(query.limit(limit)).scalars())
    found = {one.id: one for one in read_many(connection, columns.id.in_(ids), limit=limit)}
    return [found[id] for id in ids]


def _size(connection: sa.Connection) -> int:
    if connection.dialect.name == "postgresql":
        query = "SELECT pg_database_size(current_database())"
    else:
        query = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    return int(connection.execute(sa.text(query)).scalar_one())
