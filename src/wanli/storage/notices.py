"""Notices: what a person who was away should hear of. They follow from the tables by a query,

so a server that stops in between loses none, and `notices_once` lets none be there twice.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from wanli.storage import deliveries
from wanli.storage.deliveries import ASKED, REMATCH, TURN, decided
from wanli.storage.questions import ends_in_talk, unanswered
from wanli.storage.schema import log, notices, people, seats, tables
from wanli.storage.tables import OPEN, OVER, PLAYING, of_known_rules

START, END = "start", "over"
GRACE = 10.0  # seconds in which somebody may come by himself
AWAY = 20.0  # seconds without a sign of life
ABOUT = 10.0  # seconds that a sign of life may be older than the moment it is good for
RECENT = 86_400.0  # older starts, ends, questions and invitations are no news
KEPT = 30 * RECENT  # so long a notice stays in the list
MANY = 500  # at most in one go


@dataclass(frozen=True, order=True)
class Wanted:
    """A notice that ought to be there."""

    table: str
    person: str
    kind: str
    version: int
    told: int = 0  # of the turn that has been told already, when there was only talk since


@dataclass(frozen=True)
class Notice:
    """A notice as its person reads it in the page."""

    id: int
    kind: str
    table: str
    game: str
    version: int
    created_at: float
    seen_at: float | None


def gather(connection: sa.Connection, offered: Collection[str], now: float) -> int:
    """Make all notices that ought to be there, with their deliveries; gives how many are new."""
    return add(connection, wanted(connection, now), offered, now)


# ---- what ought to be there ------------------------------------------------------------------
def wanted(connection: sa.Connection, now: float) -> list[Wanted]:
    """The notices that ought to be there and are not; this only reads."""
    turns = _turns(connection, now)
    told = {(one.table, one.person) for one in turns}
    starts = [one for one in _starts(connection, now) if (one.table, one.person) not in told]
    others = {*_ends(connection, now), *_asked(connection, now), *_rematches(connection, now)}
    # Always in the same order: server processes that do this at once wait for one another.
    return sorted({*turns, *starts, *others})


def _turns(connection: sa.Connection, now: float) -> list[Wanted]:
    """Who has to decide and does not know it."""
    last = sa.select(sa.func.max(notices.c.version)).where(*_about(TURN)).scalar_subquery()
    query = (
        _absent(last.label("told"))
        .where(tables.c.status == PLAYING, tables.c.turn == seats.c.seat)
        .where(tables.c.changed_at < now - GRACE, seats.c.seen_at < now - AWAY)
        .where(sa.func.coalesce(last, 0) < tables.c.version)
    )
    rows = connection.execute(query.limit(MANY)).all()
    return [
        Wanted(row.id, row.person, TURN, row.version, row.told)
        if row.told and not decided(connection, row.id, row.told, row.version)
        else Wanted(row.id, row.person, TURN, row.version)
        for row in rows
    ]


def _starts(connection: sa.Connection, now: float) -> list[Wanted]:
    """Who sat down at a table that has begun without him; one who was told of a turn knows."""
    query = (
        _absent()
        .join(log, sa.and_(log.c.table_id == tables.c.id, log.c.seq == 1))
        .where(tables.c.status == PLAYING, tables.c.changed_at > now - RECENT)
        .where(log.c.at > now - RECENT, log.c.at < now - GRACE)
        .where(tables.c.host != seats.c.person, seats.c.seen_at < log.c.at - ABOUT)
        .where(~sa.exists().where(*_about(TURN)), ~sa.exists().where(*_about(START)))
    )
    rows = connection.execute(query.limit(MANY))
    return [Wanted(row.id, row.person, START, 1) for row in rows]


def _ends(connection: sa.Connection, now: float) -> list[Wanted]:
    """Whose game has ended without him."""
    query = (
        _absent()
        .where(tables.c.status == OVER, tables.c.changed_at > now - RECENT)
        .where(tables.c.changed_at < now - GRACE)
        .where(seats.c.seen_at < tables.c.changed_at - ABOUT)
        .where(~sa.exists().where(*_about(END)))
    )
    rows = connection.execute(query.limit(MANY))
    return [Wanted(row.id, row.person, END, row.version) for row in rows]


def _asked(connection: sa.Connection, now: float) -> list[Wanted]:
    """Who is asked for something; one who has to decide is told of that, and comes."""
    last = sa.select(sa.func.max(notices.c.version)).where(*_about(ASKED)).scalar_subquery()
    query = (
        _absent(sa.func.coalesce(last, 0).label("told"))
        .join(log, sa.and_(log.c.table_id == tables.c.id, log.c.seq == tables.c.version))
        .where(tables.c.status == PLAYING, tables.c.turn != seats.c.seat)
        .where(tables.c.changed_at > now - RECENT, tables.c.changed_at < now - GRACE)
        .where(seats.c.seen_at < now - AWAY, ends_in_talk(log.c.body))
    )
    rows = connection.execute(query.limit(MANY)).all()
    open_at = {table: unanswered(connection, table) for table in {str(row.id) for row in rows}}
    return [
        Wanted(row.id, row.person, ASKED, version)
        for row in rows
        for version, silent in [open_at[row.id]]
        if version > row.told and row.person in silent
    ]


def _rematches(connection: sa.Connection, now: float) -> list[Wanted]:
    """Who was seated at a table where a game is played again, and has not heard of it."""
    before = seats.alias()
    heard = sa.exists().where(  # it is told at the old table
        before.c.table_id == tables.c.rematch_of,
        before.c.person == seats.c.person,
        before.c.seen_at >= now - AWAY,
    )
    query = (
        _absent()
        .where(tables.c.status == OPEN, tables.c.rematch_of.is_not(None))
        .where(tables.c.created_at > now - RECENT, tables.c.created_at < now - GRACE)
        .where(seats.c.seen_at == 0.0, ~heard, ~sa.exists().where(*_about(REMATCH)))
    )
    rows = connection.execute(query.limit(MANY))
    return [Wanted(row.id, row.person, REMATCH, row.version) for row in rows]


def _absent(*more: sa.ColumnElement[object]) -> sa.Select[tuple[object, ...]]:
    """People at tables; a program with a token looks for itself."""
    return (
        sa.select(tables.c.id, tables.c.version, seats.c.person, *more)
        .join(seats, seats.c.table_id == tables.c.id)
        .join(people, people.c.id == seats.c.person)
        .where(seats.c.kind == "person", people.c.gone_at.is_(None), people.c.owner.is_(None))
        .where(of_known_rules())
        .order_by(tables.c.id, seats.c.seat)
    )


def _about(kind: str) -> Sequence[sa.ColumnElement[bool]]:
    return (
        notices.c.person == seats.c.person,
        notices.c.table_id == tables.c.id,
        notices.c.kind == kind,
    )


# ---- make, read, forget ----------------------------------------------------------------------
def add(
    connection: sa.Connection, found: Sequence[Wanted], offered: Collection[str], now: float
) -> int:
    """Make notices, and a delivery for each channel; gives how many were not there before."""
    fresh = [one for one in found if not one.told]
    for one in found:
        if one.told:  # the same turn: its notice goes on with the table
            same = notices.c.person == one.person, notices.c.table_id == one.table
            turn = notices.c.kind == TURN, notices.c.version == one.told
            connection.execute(notices.update().where(*same, *turn).values(version=one.version))
    if not fresh:
        return 0
    rows = [
        {
            "person": one.person,
            "table_id": one.table,
            "kind": one.kind,
            "version": one.version,
            "created_at": now,
        }
        for one in fresh
    ]
    added = connection.execute(_ADD[connection.dialect.name], rows).scalars().all()
    deliveries.add(connection, added, offered, now)
    return len(added)


def list_of(connection: sa.Connection, person: str, limit: int = 50) -> list[Notice]:
    """The notices of a person, the latest first, without turns that are over."""
    still = sa.or_(notices.c.kind != TURN, notices.c.version == tables.c.version)
    query = (
        sa.select(notices, tables.c.game)
        .join(tables, tables.c.id == notices.c.table_id)
        .where(notices.c.person == person, still)
        .order_by(notices.c.id.desc())
    )
    return [
        Notice(row.id, row.kind, row.table_id, row.game, row.version, row.created_at, row.seen_at)
        for row in connection.execute(query.limit(limit))
    ]


def mark_seen(connection: sa.Connection, person: str, up_to: int, now: float) -> None:
    """A person has read his notices up to this one."""
    unseen = notices.c.person == person, notices.c.id <= up_to, notices.c.seen_at.is_(None)
    connection.execute(notices.update().where(*unseen).values(seen_at=now))


def forget(connection: sa.Connection, now: float) -> None:
    """Take away what is old; but a turn that still waits has been told once and for all."""
    moved_on = sa.select(tables.c.id).where(
        tables.c.id == notices.c.table_id, tables.c.version > notices.c.version
    )
    old = sa.select(notices.c.id).where(
        notices.c.created_at < now - KEPT, sa.or_(notices.c.kind != TURN, moved_on.exists())
    )
    deliveries.forget(connection, old)
    connection.execute(notices.delete().where(notices.c.id.in_(old)))


_ADD = {
    "sqlite": sqlite.insert(notices).on_conflict_do_nothing().returning(notices.c.id),
    "postgresql": postgresql.insert(notices).on_conflict_do_nothing().returning(notices.c.id),
}
