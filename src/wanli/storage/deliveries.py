"""Deliveries: one notice on its way through one channel.

A process claims a delivery for a while before it sends it. When the process dies, the claim expires
and another process may claim the delivery, so a delivery can be sent twice, with the same key.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from wanli.storage import log
from wanli.storage.channels import enabled_channels
from wanli.storage.pending_requests import pending_request
from wanli.storage.person_settings import PersonSettings, decode_settings
from wanli.storage.schema import deliveries, notices, people, seats, tables
from wanli.storage.tables import OPEN, PLAYING
from wanli.table import entries

TURN, ASKED, REMATCH = "turn", "asked", "rematch"
RETRY_DELAYS = (10.0, 60.0, 600.0, 3600.0)  # seconds after each failure; the next failure is final
MAX_PER_PERSON = 4  # deliveries at a time: a slow address must not delay those of other people
MAX_FAILURE_LENGTH = 200  # characters, as the column has it


@dataclass(frozen=True)
class Delivery:
    """A claimed delivery, with everything that is needed to send it."""

    notice: int
    channel: str  # webhook, ntfy, email, or "push:" and a digest of the subscription
    until: float  # when the claim expires
    kind: str
    table: str
    game: str
    version: int
    at: float
    person: str
    settings: PersonSettings
    others: tuple[str, ...]  # names of the other people at the table

    @property
    def key(self) -> str:
        """The idempotency key: the same for every attempt, unique across sites."""
        whole = f"{self.notice}/{self.table}/{self.kind}/{self.person}"
        return hashlib.sha256(whole.encode()).hexdigest()[:32]


def add(connection: sa.Connection, new: Sequence[int], offered: Collection[str], at: float) -> None:
    """Create a delivery for each new notice and each channel that its person has enabled."""
    query = (
        sa.select(notices.c.id, people.c.settings, tables.c.game)
        .join(people, people.c.id == notices.c.person)
        .join(tables, tables.c.id == notices.c.table_id)
        .where(notices.c.id.in_(new))
    )
    rows = [
        {"notice": row.id, "channel": channel, "tries": 0, "next_at": at}
        for row in connection.execute(query)
        for channel in enabled_channels(decode_settings(row.settings), offered, row.game)
    ]
    if rows:
        connection.execute(deliveries.insert(), rows)


def claim(
    connection: sa.Connection,
    now: float,
    until: float,
    limit: int,
    offered: Collection[str],
    busy: Collection[str] = (),
) -> list[Delivery]:
    """Claim due deliveries until a time, and drop those that are stale or no longer wanted."""
    rows = connection.execute(_due(connection, now, limit, busy)).all()
    seats_of = _seats_by_table(connection, {row.table_id for row in rows})
    claimed: list[Delivery] = []
    for row in rows:
        settings = decode_settings(row.settings)
        seated = seats_of.get(row.table_id, [])
        enabled = row.channel in enabled_channels(settings, offered, row.game)
        if row.gone_at or not enabled or _is_stale(connection, row, seated):
            _update(connection, row.notice, row.channel, next_at=None, failure="stale")
            continue
        _update(connection, row.notice, row.channel, next_at=until)
        claimed.append(
            Delivery(
                notice=row.notice,
                channel=row.channel,
                until=until,
                kind=row.kind,
                table=row.table_id,
                game=row.game,
                version=row.version,
                at=row.created_at,
                person=row.person,
                settings=settings,
                others=_others(seated, row.person),
            )
        )
    return claimed


def _due(
    connection: sa.Connection, now: float, limit: int, busy: Collection[str]
) -> sa.Select[tuple[object, ...]]:
    due = deliveries.c.next_at <= now
    rank = sa.func.row_number().over(partition_by=notices.c.person, order_by=deliveries.c.next_at)
    ranked = (
        sa.select(deliveries.c.notice, deliveries.c.channel, rank.label("rank"))
        .join(notices, notices.c.id == deliveries.c.notice)
        .where(due, notices.c.person.not_in(busy))
        .subquery()
    )
    claimable = sa.select(ranked.c.notice, ranked.c.channel).where(ranked.c.rank <= MAX_PER_PERSON)
    query = (
        sa.select(
            deliveries.c.notice,
            deliveries.c.channel,
            *(notices.c[name] for name in ("kind", "table_id", "version", "created_at")),
            *(notices.c[name] for name in ("person", "seen_at")),
            tables.c.game,
            tables.c.status,
            tables.c.turn,
            tables.c.version.label("at_version"),
            people.c.settings,
            people.c.gone_at,
        )
        .join(notices, notices.c.id == deliveries.c.notice)
        .join(tables, tables.c.id == notices.c.table_id)
        .join(people, people.c.id == notices.c.person)
        .where(due, sa.tuple_(deliveries.c.notice, deliveries.c.channel).in_(claimable))
        .order_by(deliveries.c.next_at)
        .limit(limit)
    )
    if connection.dialect.name == "postgresql":
        query = query.with_for_update(skip_locked=True, of=deliveries)
    return query


def _seats_by_table(
    connection: sa.Connection, ids: Collection[str]
) -> dict[str, list[sa.Row[tuple[object, ...]]]]:
    found: dict[str, list[sa.Row[tuple[object, ...]]]] = {}
    query = sa.select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    for seat in connection.execute(query):
        found.setdefault(seat.table_id, []).append(seat)
    return found


def _others(seated: Sequence[sa.Row[tuple[object, ...]]], person: str) -> tuple[str, ...]:
    persons = [seat for seat in seated if seat.kind == "person"]
    return tuple(seat.name for seat in persons if seat.name and seat.person != person)


def _is_stale(
    connection: sa.Connection,
    row: sa.Row[tuple[object, ...]],
    seated: Sequence[sa.Row[tuple[object, ...]]],
) -> bool:
    """Whether the person has seen the notice, or it is no longer true."""
    own = [seat for seat in seated if seat.person == row.person]
    if row.seen_at or not own or any(seat.seen_at > row.created_at for seat in own):
        return True
    if row.kind == REMATCH:
        return bool(row.status != OPEN)
    if row.kind == ASKED:
        version, unanswered = pending_request(connection, row.table_id)
        return version != row.version or row.person not in unanswered
    if row.kind != TURN:
        return False
    if row.status != PLAYING or row.turn not in [seat.seat for seat in own]:
        return True
    return position_changed(connection, row.table_id, row.version, row.at_version)


def position_changed(connection: sa.Connection, table: str, after: int, to: int) -> bool:
    """Whether the position has changed between two versions; requests do not change it."""
    between = log.lines(connection, table, after, to)
    return any(isinstance(entries.decode(o.body), entries.CHANGES_THE_POSITION) for o in between)


def mark_sent(connection: sa.Connection, delivery: Delivery, now: float) -> None:
    """Mark a delivery as sent."""
    _update(
        connection,
        delivery.notice,
        delivery.channel,
        tries=deliveries.c.tries + 1,
        next_at=None,
        sent_at=now,
        failure=None,
    )


def mark_failed(
    connection: sa.Connection, delivery: Delivery, failure: str, now: float, final: bool = False
) -> None:
    """Record a failed attempt and schedule a retry, unless it was final or the last one."""
    one = deliveries.c.notice == delivery.notice, deliveries.c.channel == delivery.channel
    ours = deliveries.c.next_at == delivery.until  # else the claim has expired
    tries = connection.execute(sa.select(deliveries.c.tries).where(*one, ours)).scalar()
    if tries is None:
        return
    retry = not final and tries < len(RETRY_DELAYS)
    _update(
        connection,
        delivery.notice,
        delivery.channel,
        tries=tries + 1,
        next_at=now + RETRY_DELAYS[tries] if retry else None,
        failure=failure[:MAX_FAILURE_LENGTH],
    )


def _update(connection: sa.Connection, notice: int, channel: str, **values: object) -> None:
    one = deliveries.c.notice == notice, deliveries.c.channel == channel
    connection.execute(deliveries.update().where(*one).values(**values))


def delete_of(connection: sa.Connection, old: sa.Select[tuple[int]]) -> None:
    """Delete the deliveries of these notices."""
    connection.execute(deliveries.delete().where(deliveries.c.notice.in_(old)))
