"""The rows of tables and their seats; each function is one part of a transaction."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from wanli.bots.levels import Level
from wanli.games import every_version
from wanli.storage import bus, schema
from wanli.storage.schema import Row
from wanli.table.seat import Seat
from wanli.table.terms import Terms

OPEN, PLAYING, OVER = "open", "playing", "over"
SNAPSHOT_EVERY = 100


class Origin(msgspec.Struct, frozen=True):
    """The position that a table goes on from: a game that was over, and its version there."""

    table: str
    version: int


@dataclass(frozen=True)
class Stored:
    """A table as its rows have it."""

    id: str
    game: str
    rules_version: int
    terms: Terms
    host: str
    listed: bool
    status: str
    secret: bytes
    rematch_of: str | None
    created_at: float
    changed_at: float
    version: int
    turn: int
    seats: tuple[Seat, ...]
    seen_at: tuple[float, ...]
    places: tuple[int | None, ...]
    scores: tuple[int | None, ...]
    origin: Origin | None = None

    @property
    def imported(self) -> bool:
        """Whether it came as a record: its seats are only names, of no person and no level."""
        return all(seat.kind == "bot" and not seat.level for seat in self.seats)


def new_id() -> str:
    """An id that nobody can guess: whoever has it was given it.

    None begins like an option of a command: people type them behind `wanli export`.
    """
    made = secrets.token_urlsafe(12)
    return new_id() if made.startswith("-") else made


def create(connection: sa.Connection, stored: Stored) -> None:
    """A new table."""
    connection.execute(
        schema.tables.insert(),
        {
            "id": stored.id,
            "game": stored.game,
            "rules_version": stored.rules_version,
            "terms": msgspec.json.encode(stored.terms),
            "host": stored.host,
            "listed": stored.listed,
            "status": stored.status,
            "secret": stored.secret,
            "origin": msgspec.json.encode(stored.origin) if stored.origin else None,
            "rematch_of": stored.rematch_of,
            "created_at": stored.created_at,
            "changed_at": stored.changed_at,
            "version": stored.version,
            "turn": stored.turn,
            "claimed_until": 0.0,
        },
    )
    connection.execute(
        schema.seats.insert(),
        [
            {
                "table_id": stored.id,
                "seat": number,
                "seen_at": 0.0,
                **_seat_row(seat),
                **_result_row(stored, number),
            }
            for number, seat in enumerate(stored.seats)
        ],
    )


def read(connection: sa.Connection, table: str) -> Stored | None:
    """A table by its id."""
    found = read_many(connection, schema.tables.c.id == table)
    return found[0] if found else None


def lock(connection: sa.Connection, table: str) -> Stored | None:
    """A table by its id, kept from others until the transaction ends."""
    if connection.dialect.name == "postgresql":
        query = sa.select(schema.tables.c.id).where(schema.tables.c.id == table)
        connection.execute(query.with_for_update())
    return read(connection, table)


def read_many(
    connection: sa.Connection, *where: sa.ColumnElement[bool], limit: int = 100, offset: int = 0
) -> list[Stored]:
    """Tables, the last changed first."""
    query = sa.select(schema.tables).where(*where).order_by(schema.tables.c.changed_at.desc())
    rows = connection.execute(query.limit(limit).offset(offset)).all()
    found = {row.id: row for row in rows}
    seats: dict[str, list[sa.Row[tuple[object, ...]]]] = {}
    query = sa.select(schema.seats).where(schema.seats.c.table_id.in_(found))
    for seat in connection.execute(query.order_by(schema.seats.c.seat)):
        seats.setdefault(seat.table_id, []).append(seat)
    return [_stored(row, seats.get(row.id, [])) for row in rows]


def list_open(
    connection: sa.Connection, status: str, limit: int = 50, game: str = ""
) -> list[Stored]:
    """The tables anybody may see in the lobby."""
    columns = schema.tables.c
    where = [columns.status == status, columns.listed.is_(True)]
    if game:
        where.append(columns.game == game)
    return read_many(connection, *where, limit=limit)


def list_of(
    connection: sa.Connection, person: str, limit: int = 50, offset: int = 0, public: bool = False
) -> list[Stored]:
    """The tables at which a person sits; only those in the lobby's lists if they are for others."""
    sits = sa.select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    where: list[sa.ColumnElement[bool]] = [schema.tables.c.id.in_(sits)]
    if public:
        where.append(schema.tables.c.listed.is_(True))
    return read_many(connection, *where, limit=limit, offset=offset)


def set_seats(connection: sa.Connection, table: str, seats: Sequence[Seat], now: float) -> None:
    """Who sits where, before the start."""
    for number, seat in enumerate(seats):
        where = schema.seats.c.table_id == table, schema.seats.c.seat == number
        connection.execute(schema.seats.update().where(*where).values(_seat_row(seat)))
    connection.execute(
        schema.tables.update().where(schema.tables.c.id == table).values(changed_at=now)
    )
    bus.publish(connection, [bus.TableChanged(table)])


def remove(connection: sa.Connection, table: str) -> None:
    """Take away a table that was never started; the game it was a rematch of has none any more."""
    column = schema.tables.c.rematch_of
    old = connection.execute(sa.select(column).where(schema.tables.c.id == table)).scalar()
    told = sa.select(schema.notices.c.id).where(schema.notices.c.table_id == table)
    connection.execute(schema.deliveries.delete().where(schema.deliveries.c.notice.in_(told)))
    for rows in (schema.notices, schema.chat, schema.seats):
        connection.execute(rows.delete().where(rows.c.table_id == table))
    connection.execute(schema.tables.delete().where(schema.tables.c.id == table))
    bus.publish(connection, [bus.TableChanged(id) for id in (table, old) if id])


def rematch_of(connection: sa.Connection, table: str) -> str | None:
    """The table at which the game is played again."""
    query = sa.select(schema.tables.c.id).where(schema.tables.c.rematch_of == table)
    return connection.execute(query).scalar()


# ---- what a table itself has to do, and which process does it ------------------------------------
def claim_due(connection: sa.Connection, now: float, until: float, limit: int = 100) -> list[str]:
    """The tables that have something to do and that no process cares for; they are ours now."""
    columns = schema.tables.c
    due = (
        sa.select(columns.id)
        .where(columns.due_at <= now, columns.claimed_until < now, of_known_rules())
        .order_by(columns.due_at)
        .limit(limit)
    )
    if connection.dialect.name == "postgresql":
        due = due.with_for_update(skip_locked=True)
    ids = list(connection.execute(due).scalars())
    if ids:
        connection.execute(
            schema.tables.update().where(columns.id.in_(ids)).values(claimed_until=until)
        )
    return ids


def of_known_rules() -> sa.ColumnElement[bool]:
    """Whether a table can be played here: it may have come from a newer release."""
    known = [(rules.id, rules.rules_version) for rules in every_version()]
    return sa.tuple_(schema.tables.c.game, schema.tables.c.rules_version).in_(known)


def set_due(
    connection: sa.Connection, table: str, version: int, due_at: float | None, until: float
) -> None:
    """When a table has to act next, unless it has gone on."""
    columns = schema.tables.c
    connection.execute(
        schema.tables.update()
        .where(columns.id == table, columns.version == version)
        .values(due_at=due_at, claimed_until=until)
    )


def forget_claims(connection: sa.Connection) -> None:
    """No process cares for any table: the only one has just started."""
    connection.execute(
        schema.tables.update().where(schema.tables.c.claimed_until > 0).values(claimed_until=0.0)
    )


def seen(connection: sa.Connection, seats: Sequence[tuple[str, int]], now: float) -> None:
    """The people of these seats are connected."""
    if seats:
        connection.execute(
            schema.seats.update()
            .where(
                schema.seats.c.table_id == sa.bindparam("of"),
                schema.seats.c.seat == sa.bindparam("number"),
            )
            .values(seen_at=sa.bindparam("now")),
            [{"of": table, "number": seat, "now": now} for table, seat in seats],
        )


def came(connection: sa.Connection, table: str, person: str, now: float) -> None:
    """A person has come to his seats at a table, or wants to."""
    where = schema.seats.c.table_id == table, schema.seats.c.person == person
    connection.execute(schema.seats.update().where(*where).values(seen_at=now))


def last_seen(connection: sa.Connection, table: str, seat: int) -> float:
    """When the person of a seat was last connected to any server process."""
    where = schema.seats.c.table_id == table, schema.seats.c.seat == seat
    return connection.execute(sa.select(schema.seats.c.seen_at).where(*where)).scalar() or 0.0


# ---- snapshots -----------------------------------------------------------------------------------
def snapshot(
    connection: sa.Connection, table: str, to: int | None = None
) -> tuple[int, bytes] | None:
    """The last snapshot of a table, or the last one up to a version."""
    columns = schema.snapshots.c
    query = sa.select(columns.seq, columns.body).where(columns.table_id == table)
    if to is not None:
        query = query.where(columns.seq <= to)
    row = connection.execute(query.order_by(columns.seq.desc()).limit(1)).first()
    return (row.seq, row.body) if row else None


def keep_snapshot(connection: sa.Connection, table: str, seq: int, body: bytes) -> None:
    """Keep a snapshot, once."""
    postgres = connection.dialect.name == "postgresql"
    new = postgresql.insert(schema.snapshots) if postgres else sqlite.insert(schema.snapshots)
    row: Row = {"table_id": table, "seq": seq, "body": body}
    connection.execute(new.values(row).on_conflict_do_nothing())


# ---- rows ----------------------------------------------------------------------------------------
def _seat_row(seat: Seat) -> Row:
    return {
        "kind": seat.kind,
        "person": seat.person or None,
        "name": seat.name,
        "level": seat.level or "",
        "word": seat.word,
    }


def _seat(row: sa.Row[tuple[object, ...]]) -> Seat:
    level = Level(row.level) if row.level else None
    return Seat(row.kind, row.person or "", row.name, level, row.word)


def _result_row(stored: Stored, seat: int) -> Row:
    """What is kept of the result, if the table comes with one."""
    if not stored.places:
        return {}
    return {"place": stored.places[seat], "score": stored.scores[seat] if stored.scores else None}


def _stored(row: sa.Row[tuple[object, ...]], seats: Sequence[sa.Row[tuple[object, ...]]]) -> Stored:
    return Stored(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        terms=msgspec.json.decode(row.terms, type=Terms),
        host=row.host,
        listed=row.listed,
        status=row.status,
        secret=row.secret or b"",
        rematch_of=row.rematch_of,
        created_at=row.created_at,
        changed_at=row.changed_at,
        version=row.version,
        turn=row.turn,
        seats=tuple(map(_seat, seats)),
        seen_at=tuple(s.seen_at for s in seats),
        places=tuple(s.place for s in seats),
        scores=tuple(s.score for s in seats),
        origin=msgspec.json.decode(row.origin, type=Origin) if row.origin else None,
    )
