"""Notices: what a person should hear about while they are away.

They are derived from the tables by queries, so a server that stops loses none. The constraint
`notices_once` prevents duplicates.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from wanli.storage import deliveries
from wanli.storage.deliveries import ASKED, REMATCH, TURN, position_changed
from wanli.storage.pending_requests import keeps_position, pending_request
from wanli.storage.schema import log, notices, people, seats, tables
from wanli.storage.tables import OPEN, OVER, PLAYING, of_known_rules

START, END = "start", "over"
GRACE = 10.0  # seconds after an event in which people may still notice it themselves
AWAY_AFTER = 20.0  # seconds without a connection
PRESENCE_LAG = 10.0  # seconds that `seen_at` may lag behind for a person who is connected
RECENT = 86_400.0  # seconds; older starts, ends, requests and rematches get no notice
RETENTION = 30 * RECENT  # seconds that a notice is kept
BATCH = 500  # rows per query


@dataclass(frozen=True, order=True)
class MissingNotice:
    """A notice that should exist and does not."""

    table: str
    person: str
    kind: str
    version: int
    existing: int = 0  # version of the notice that exists for the same turn; 0: none


@dataclass(frozen=True)
class Notice:
    """A notice as the page lists it."""

    id: int
    kind: str
    table: str
    game: str
    version: int
    created_at: float
    seen_at: float | None


def create_missing(connection: sa.Connection, offered: Collection[str], now: float) -> int:
    """Create all missing notices and their deliveries; return the number of new notices."""
    return add(connection, missing(connection, now), offered, now)


# ---- missing notices -------------------------------------------------------------------------
def missing(connection: sa.Connection, now: float) -> list[MissingNotice]:
    """Return the notices that should exist and do not; this only reads."""
    turns = _turns(connection, now)
    with_turn = {(one.table, one.person) for one in turns}
    starts = [one for one in _starts(connection, now) if (one.table, one.person) not in with_turn]
    others = {*_ends(connection, now), *_asked(connection, now), *_rematches(connection, now)}
    # A fixed order: processes that insert the same rows at once would deadlock otherwise.
    return sorted({*turns, *starts, *others})


def _turns(connection: sa.Connection, now: float) -> list[MissingNotice]:
    """Return a notice for each absent person whose turn it is."""
    last = sa.select(sa.func.max(notices.c.version)).where(*_same_notice(TURN)).scalar_subquery()
    query = (
        _person_seats(last.label("noticed"))
        .where(tables.c.status == PLAYING, tables.c.turn == seats.c.seat)
        .where(tables.c.changed_at < now - GRACE, seats.c.seen_at < now - AWAY_AFTER)
        .where(sa.func.coalesce(last, 0) < tables.c.version)
    )
    rows = connection.execute(query.limit(BATCH)).all()
    return [
        MissingNotice(row.id, row.person, TURN, row.version, row.noticed)
        if row.noticed and not position_changed(connection, row.id, row.noticed, row.version)
        else MissingNotice(row.id, row.person, TURN, row.version)
        for row in rows
    ]


def _starts(connection: sa.Connection, now: float) -> list[MissingNotice]:
    """Return a notice for each person whose game started while they were away.

    A person who has had a notice of their turn needs none.
    """
    query = (
        _person_seats()
        .join(log, sa.and_(log.c.table_id == tables.c.id, log.c.seq == 1))
        .where(tables.c.status == PLAYING, tables.c.changed_at > now - RECENT)
        .where(log.c.at > now - RECENT, log.c.at < now - GRACE)
        .where(tables.c.host != seats.c.person, seats.c.seen_at < log.c.at - PRESENCE_LAG)
        .where(~sa.exists().where(*_same_notice(TURN)), ~sa.exists().where(*_same_notice(START)))
    )
    rows = connection.execute(query.limit(BATCH))
    return [MissingNotice(row.id, row.person, START, 1) for row in rows]


def _ends(connection: sa.Connection, now: float) -> list[MissingNotice]:
    """Return a notice for each person whose game ended while they were away."""
    query = (
        _person_seats()
        .where(tables.c.status == OVER, tables.c.changed_at > now - RECENT)
        .where(tables.c.changed_at < now - GRACE)
        .where(seats.c.seen_at < tables.c.changed_at - PRESENCE_LAG)
        .where(~sa.exists().where(*_same_notice(END)))
    )
    rows = connection.execute(query.limit(BATCH))
    return [MissingNotice(row.id, row.person, END, row.version) for row in rows]


def _asked(connection: sa.Connection, now: float) -> list[MissingNotice]:
    """Return a notice for each absent person who has to answer a request.

    A person whose turn it is gets that notice instead.
    """
    last = sa.select(sa.func.max(notices.c.version)).where(*_same_notice(ASKED)).scalar_subquery()
    query = (
        _person_seats(sa.func.coalesce(last, 0).label("noticed"))
        .join(log, sa.and_(log.c.table_id == tables.c.id, log.c.seq == tables.c.version))
        .where(tables.c.status == PLAYING, tables.c.turn != seats.c.seat)
        .where(tables.c.changed_at > now - RECENT, tables.c.changed_at < now - GRACE)
        .where(seats.c.seen_at < now - AWAY_AFTER, keeps_position(log.c.body))
    )
    rows = connection.execute(query.limit(BATCH)).all()
    requests = {
        table: pending_request(connection, table) for table in {str(row.id) for row in rows}
    }
    return [
        MissingNotice(row.id, row.person, ASKED, version)
        for row in rows
        for version, unanswered in [requests[row.id]]
        if version > row.noticed and row.person in unanswered
    ]


def _rematches(connection: sa.Connection, now: float) -> list[MissingNotice]:
    """Return a notice for each person who has a seat at a rematch and does not know it yet."""
    before = seats.alias()
    shown_at_old_table = sa.exists().where(  # the old table shows the rematch
        before.c.table_id == tables.c.rematch_of,
        before.c.person == seats.c.person,
        before.c.seen_at >= now - AWAY_AFTER,
    )
    query = (
        _person_seats()
        .where(tables.c.status == OPEN, tables.c.rematch_of.is_not(None))
        .where(tables.c.created_at > now - RECENT, tables.c.created_at < now - GRACE)
        .where(
            seats.c.seen_at == 0.0, ~shown_at_old_table, ~sa.exists().where(*_same_notice(REMATCH))
        )
    )
    rows = connection.execute(query.limit(BATCH))
    return [MissingNotice(row.id, row.person, REMATCH, row.version) for row in rows]


def _person_seats(*more: sa.ColumnElement[object]) -> sa.Select[tuple[object, ...]]:
    """Select the seats of people; bot accounts get no notices."""
    return (
        sa.select(tables.c.id, tables.c.version, seats.c.person, *more)
        .join(seats, seats.c.table_id == tables.c.id)
        .join(people, people.c.id == seats.c.person)
        .where(seats.c.kind == "person", people.c.gone_at.is_(None), people.c.owner.is_(None))
        .where(of_known_rules())
        .order_by(tables.c.id, seats.c.seat)
    )


def _same_notice(kind: str) -> Sequence[sa.ColumnElement[bool]]:
    return (
        notices.c.person == seats.c.person,
        notices.c.table_id == tables.c.id,
        notices.c.kind == kind,
    )


# ---- create, list, delete --------------------------------------------------------------------
def add(
    connection: sa.Connection, found: Sequence[MissingNotice], offered: Collection[str], now: float
) -> int:
    """Create notices and their deliveries, or update those of the same turn; count the new."""
    new = [one for one in found if not one.existing]
    for one in found:
        if one.existing:  # the same turn: update the version of its notice
            same = notices.c.person == one.person, notices.c.table_id == one.table
            turn = notices.c.kind == TURN, notices.c.version == one.existing
            connection.execute(notices.update().where(*same, *turn).values(version=one.version))
    if not new:
        return 0
    rows = [
        {
            "person": one.person,
            "table_id": one.table,
            "kind": one.kind,
            "version": one.version,
            "created_at": now,
        }
        for one in new
    ]
    added = connection.execute(_ADD[connection.dialect.name], rows).scalars().all()
    deliveries.add(connection, added, offered, now)
    return len(added)


def list_of(connection: sa.Connection, person: str, limit: int = 50) -> list[Notice]:
    """Return the notices of a person, latest first, without turns that are over."""
    current = sa.or_(notices.c.kind != TURN, notices.c.version == tables.c.version)
    query = (
        sa.select(notices, tables.c.game)
        .join(tables, tables.c.id == notices.c.table_id)
        .where(notices.c.person == person, current)
        .order_by(notices.c.id.desc())
    )
    return [
        Notice(row.id, row.kind, row.table_id, row.game, row.version, row.created_at, row.seen_at)
        for row in connection.execute(query.limit(limit))
    ]


def mark_seen(connection: sa.Connection, person: str, up_to: int, now: float) -> None:
    """Mark the notices of a person as seen, up to an id."""
    unseen = notices.c.person == person, notices.c.id <= up_to, notices.c.seen_at.is_(None)
    connection.execute(notices.update().where(*unseen).values(seen_at=now))


def delete_old(connection: sa.Connection, now: float) -> None:
    """Delete old notices, but not of a pending turn: it would be created again."""
    turn_over = sa.select(tables.c.id).where(
        tables.c.id == notices.c.table_id, tables.c.version > notices.c.version
    )
    old = sa.select(notices.c.id).where(
        notices.c.created_at < now - RETENTION, sa.or_(notices.c.kind != TURN, turn_over.exists())
    )
    deliveries.delete_of(connection, old)
    connection.execute(notices.delete().where(notices.c.id.in_(old)))


_ADD = {
    "sqlite": sqlite.insert(notices).on_conflict_do_nothing().returning(notices.c.id),
    "postgresql": postgresql.insert(notices).on_conflict_do_nothing().returning(notices.c.id),
}
