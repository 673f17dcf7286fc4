"""Deliveries: a notice on its way by one channel. Whoever sends one has claimed it for a while;

a claim that lapses, because its process has died, is anybody's again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from wanli.storage import log
from wanli.storage.channels import channels
from wanli.storage.person_settings import PersonSettings, read_settings
from wanli.storage.questions import unanswered
from wanli.storage.schema import deliveries, notices, people, seats, tables
from wanli.storage.tables import OPEN, PLAYING
from wanli.table import entries

TURN, ASKED, REMATCH = "turn", "asked", "rematch"
WAITS = (10.0, 60.0, 600.0, 3600.0)  # seconds after each failure; then it is given up
EACH = 4  # at most to one person at a time: one slow address is not everybody's problem
LONGEST_FAILURE = 200


@dataclass(frozen=True)
class Sending:
    """All that is needed to send a notice by one channel."""

    notice: int
    channel: str  # webhook, ntfy, email, or push: and a digest of the subscription
    until: float  # when our claim lapses
    kind: str
    table: str
    game: str
    version: int
    at: float
    person: str
    settings: PersonSettings
    others: tuple[str, ...]  # who else sits there

    @property
    def key(self) -> str:
        """The same whenever this notice is sent, and of no other notice anywhere."""
        whole = f"{self.notice}/{self.table}/{self.kind}/{self.person}"
        return hashlib.sha256(whole.encode()).hexdigest()[:32]


def add(connection: sa.Connection, new: Sequence[int], offered: Collection[str], at: float) -> None:
    """A delivery for each channel that the person of a new notice has switched on."""
    query = (
        sa.select(notices.c.id, people.c.settings, tables.c.game)
        .join(people, people.c.id == notices.c.person)
        .join(tables, tables.c.id == notices.c.table_id)
        .where(notices.c.id.in_(new))
    )
    rows = [
        {"notice": row.id, "channel": channel, "tries": 0, "next_at": at}
        for row in connection.execute(query)
        for channel in channels(read_settings(row.settings), offered, row.game)
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
) -> list[Sending]:
    """What is due, now ours until then; what has become untrue or unwanted is dropped here."""
    rows = connection.execute(_due(connection, now, limit, busy)).all()
    at = _at_tables(connection, {row.table_id for row in rows})
    claimed: list[Sending] = []
    for row in rows:
        settings = read_settings(row.settings)
        seated = at.get(row.table_id, [])
        wants = row.channel in channels(settings, offered, row.game)
        if row.gone_at or not wants or _stale(connection, row, seated):
            _settle(connection, row.notice, row.channel, next_at=None, failure="stale")
            continue
        _settle(connection, row.notice, row.channel, next_at=until)
        claimed.append(
            Sending(
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
    first = sa.select(ranked.c.notice, ranked.c.channel).where(ranked.c.rank <= EACH)
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
        .where(due, sa.tuple_(deliveries.c.notice, deliveries.c.channel).in_(first))
        .order_by(deliveries.c.next_at)
        .limit(limit)
    )
    if connection.dialect.name == "postgresql":
        query = query.with_for_update(skip_locked=True, of=deliveries)
    return query


def _at_tables(
    connection: sa.Connection, ids: Collection[str]
) -> dict[str, list[sa.Row[tuple[object, ...]]]]:
    found: dict[str, list[sa.Row[tuple[object, ...]]]] = {}
    query = sa.select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    for seat in connection.execute(query):
        found.setdefault(seat.table_id, []).append(seat)
    return found


def _others(seated: Sequence[sa.Row[tuple[object, ...]]], person: str) -> tuple[str, ...]:
    people_there = [seat for seat in seated if seat.kind == "person"]
    return tuple(seat.name for seat in people_there if seat.name and seat.person != person)


def _stale(
    connection: sa.Connection,
    row: sa.Row[tuple[object, ...]],
    seated: Sequence[sa.Row[tuple[object, ...]]],
) -> bool:
    """Whether the person knows by now, or it is not so any more."""
    own = [seat for seat in seated if seat.person == row.person]
    if row.seen_at or not own or any(seat.seen_at > row.created_at for seat in own):
        return True
    if row.kind == REMATCH:
        return bool(row.status != OPEN)
    if row.kind == ASKED:
        version, silent = unanswered(connection, row.table_id)
        return version != row.version or row.person not in silent
    if row.kind != TURN:
        return False
    if row.status != PLAYING or row.turn not in [seat.seat for seat in own]:
        return True
    return decided(connection, row.table_id, row.version, row.at_version)


def decided(connection: sa.Connection, table: str, after: int, to: int) -> bool:
    """Whether the position has changed between two versions, not only been talked about."""
    between = log.lines(connection, table, after, to)
    return any(isinstance(entries.decode(o.body), entries.CHANGES_THE_POSITION) for o in between)


def done(connection: sa.Connection, sending: Sending, now: float) -> None:
    """It has arrived."""
    _settle(
        connection,
        sending.notice,
        sending.channel,
        tries=deliveries.c.tries + 1,
        next_at=None,
        sent_at=now,
        failure=None,
    )


def failed(
    connection: sa.Connection, sending: Sending, failure: str, now: float, final: bool = False
) -> None:
    """It has not arrived: try again later, or give up."""
    one = deliveries.c.notice == sending.notice, deliveries.c.channel == sending.channel
    ours = deliveries.c.next_at == sending.until  # else somebody else cares for it by now
    tries = connection.execute(sa.select(deliveries.c.tries).where(*one, ours)).scalar()
    if tries is None:
        return
    again = not final and tries < len(WAITS)
    _settle(
        connection,
        sending.notice,
        sending.channel,
        tries=tries + 1,
        next_at=now + WAITS[tries] if again else None,
        failure=failure[:LONGEST_FAILURE],
    )


def _settle(connection: sa.Connection, notice: int, channel: str, **values: object) -> None:
    one = deliveries.c.notice == notice, deliveries.c.channel == channel
    connection.execute(deliveries.update().where(*one).values(**values))


def forget(connection: sa.Connection, old: sa.Select[tuple[int]]) -> None:
    """Take away the deliveries of old notices."""
    connection.execute(deliveries.delete().where(deliveries.c.notice.in_(old)))
