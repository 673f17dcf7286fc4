"""Statistics for the operator: counts of people and tables, database size, list of tables."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from wanli.storage import schema, site_values
from wanli.storage.tables import StoredTable, read_many


@dataclass(frozen=True)
class SiteStatistics:
    """Figures about the whole site."""

    accounts: int
    guests: int
    bots: int
    tables: dict[str, int]  # by status
    size: int  # bytes of the database
    backed_up_at: float | None


@dataclass(frozen=True)
class TableCursor:
    """A pagination cursor in the list of all tables; stays valid when tables come or go."""

    created_at: float
    table: str


def collect(connection: sa.Connection) -> SiteStatistics:
    """Return the statistics of the site."""
    people, status = schema.people.c, schema.tables.c.status
    bots = sa.func.count(people.owner)  # COUNT skips NULL: only bot accounts have an owner
    accounts = sa.func.count(people.known_as)
    counts = sa.select(sa.func.count(), bots, accounts).where(people.gone_at.is_(None))
    total, bot_count, account_count = connection.execute(counts).one()
    by_status = connection.execute(sa.select(status, sa.func.count()).group_by(status))
    return SiteStatistics(
        accounts=account_count,
        guests=total - bot_count - account_count,
        bots=bot_count,
        tables={row[0]: row[1] for row in by_status},
        size=_size(connection),
        backed_up_at=site_values.last_backup(connection),
    )


def newest_tables(
    connection: sa.Connection, limit: int, status: str = "", after: TableCursor | None = None
) -> list[StoredTable]:
    """Return a page of tables, newest first, optionally of one status and after a cursor."""
    columns = schema.tables.c
    query = sa.select(columns.id).order_by(columns.created_at.desc(), columns.id.desc())
    if status:
        query = query.where(columns.status == status)
    if after is not None:
        position = sa.tuple_(sa.literal(after.created_at), sa.literal(after.table))
        query = query.where(sa.tuple_(columns.created_at, columns.id) < position)
    ids = list(connection.execute(query.limit(limit)).scalars())
    found = {one.id: one for one in read_many(connection, columns.id.in_(ids), limit=limit)}
    return [found[id] for id in ids]


def _size(connection: sa.Connection) -> int:
    if connection.dialect.name == "postgresql":
        query = "SELECT pg_database_size(current_database())"
    else:
        query = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    return int(connection.execute(sa.text(query)).scalar_one())
