"""The rows of tables, seats and snapshots; each function is part of a caller's transaction."""

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
    """The table and version that a fork continues from."""

    table: str
    version: int


@dataclass(frozen=True)
class StoredTable:
    """The row of a table with the rows of its seats."""

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
        """Whether it was imported from a record: its seats are names without person or level."""
        return all(seat.kind == "bot" and not seat.level for seat in self.seats)


def new_id() -> str:
    """Return a new id that cannot be guessed, because it also serves as the invitation.

    It never starts with a hyphen, so that it can be an argument of `wanli export`.
    """
    made = secrets.token_urlsafe(12)
    return new_id() if made.startswith("-") else made


def create(connection: sa.Connection, stored: StoredTable) -> None:
    """Insert a new table and its seats."""
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


def read(connection: sa.Connection, table: str) -> StoredTable | None:
    """Return a table by its id."""
    found = read_many(connection, schema.tables.c.id == table)
    return found[0] if found else None


def lock(connection: sa.Connection, table: str) -> StoredTable | None:
    """Return a table by its id and lock its row until the transaction ends."""
    if connection.dialect.name == "postgresql":
        query = sa.select(schema.tables.c.id).where(schema.tables.c.id == table)
        connection.execute(query.with_for_update())
    return read(connection, table)


def read_many(
    connection: sa.Connection, *where: sa.ColumnElement[bool], limit: int = 100, offset: int = 0
) -> list[StoredTable]:
    """Return the tables that match, the last changed first."""
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
) -> list[StoredTable]:
    """Return the listed tables of a status, for the lobby."""
    columns = schema.tables.c
    where = [columns.status == status, columns.listed.is_(True)]
    if game:
        where.append(columns.game == game)
    return read_many(connection, *where, limit=limit)


def list_of(
    connection: sa.Connection, person: str, limit: int = 50, offset: int = 0, public: bool = False
) -> list[StoredTable]:
    """Return the tables where a person has a seat; with `public` only the listed ones."""
    seated = sa.select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    where: list[sa.ColumnElement[bool]] = [schema.tables.c.id.in_(seated)]
    if public:
        where.append(schema.tables.c.listed.is_(True))
    return read_many(connection, *where, limit=limit, offset=offset)


def set_seats(connection: sa.Connection, table: str, seats: Sequence[Seat], now: float) -> None:
    """Set the seats of a table that has not started."""
    for number, seat in enumerate(seats):
        where = schema.seats.c.table_id == table, schema.seats.c.seat == number
        connection.execute(schema.seats.update().where(*where).values(_seat_row(seat)))
    connection.execute(
        schema.tables.update().where(schema.tables.c.id == table).values(changed_at=now)
    )
    bus.publish(connection, [bus.TableChanged(table)])


def remove(connection: sa.Connection, table: str) -> None:
    """Delete a table that never started; the game before a rematch has none any more."""
    column = schema.tables.c.rematch_of
    old = connection.execute(sa.select(column).where(schema.tables.c.id == table)).scalar()
    notices = sa.select(schema.notices.c.id).where(schema.notices.c.table_id == table)
    connection.execute(schema.deliveries.delete().where(schema.deliveries.c.notice.in_(notices)))
    for rows in (schema.notices, schema.chat, schema.seats):
        connection.execute(rows.delete().where(rows.c.table_id == table))
    connection.execute(schema.tables.delete().where(schema.tables.c.id == table))
    bus.publish(connection, [bus.TableChanged(id) for id in (table, old) if id])


def rematch_of(connection: sa.Connection, table: str) -> str | None:
    """Return the id of a table's rematch."""
    query = sa.select(schema.tables.c.id).where(schema.tables.c.rematch_of == table)
    return connection.execute(query).scalar()


# ---- deadlines and claims ------------------------------------------------------------------------
def claim_due(connection: sa.Connection, now: float, until: float, limit: int = 100) -> list[str]:
    """Claim tables whose deadline has passed and that no process has claimed; return their ids."""
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
    """Return the condition that this release knows the rules of a table."""
    known = [(rules.id, rules.rules_version) for rules in every_version()]
    return sa.tuple_(schema.tables.c.game, schema.tables.c.rules_version).in_(known)


def set_due(
    connection: sa.Connection, table: str, version: int, due_at: float | None, until: float
) -> None:
    """Store the next deadline of a table and its claim, unless its version has changed."""
    columns = schema.tables.c
    connection.execute(
        schema.tables.update()
        .where(columns.id == table, columns.version == version)
        .values(due_at=due_at, claimed_until=until)
    )


def forget_claims(connection: sa.Connection) -> None:
    """Remove all claims; for a database with a single server process, when it starts."""
    connection.execute(
        schema.tables.update().where(schema.tables.c.claimed_until > 0).values(claimed_until=0.0)
    )


def mark_seen(connection: sa.Connection, seats: Sequence[tuple[str, int]], now: float) -> None:
    """Record that the people of these seats are connected."""
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


def mark_present(connection: sa.Connection, table: str, person: str, now: float) -> None:
    """Record that a person has come to their seats at a table."""
    where = schema.seats.c.table_id == table, schema.seats.c.person == person
    connection.execute(schema.seats.update().where(*where).values(seen_at=now))


def last_seen(connection: sa.Connection, table: str, seat: int) -> float:
    """Return when the person of a seat was last connected to any server process."""
    where = schema.seats.c.table_id == table, schema.seats.c.seat == seat
    return connection.execute(sa.select(schema.seats.c.seen_at).where(*where)).scalar() or 0.0


# ---- snapshots -----------------------------------------------------------------------------------
def snapshot(
    connection: sa.Connection, table: str, to: int | None = None
) -> tuple[int, bytes] | None:
    """Return the version and body of the last snapshot of a table, at most at version `to`."""
    columns = schema.snapshots.c
    query = sa.select(columns.seq, columns.body).where(columns.table_id == table)
    if to is not None:
        query = query.where(columns.seq <= to)
    row = connection.execute(query.order_by(columns.seq.desc()).limit(1)).first()
    return (row.seq, row.body) if row else None


def store_snapshot(connection: sa.Connection, table: str, seq: int, body: bytes) -> None:
    """Store a snapshot unless there is one of this version."""
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


def _result_row(stored: StoredTable, seat: int) -> Row:
    """Return the result of a seat of a new table that comes with one, as an import does."""
    if not stored.places:
        return {}
    return {"place": stored.places[seat], "score": stored.scores[seat] if stored.scores else None}


def _stored(
    row: sa.Row[tuple[object, ...]], seats: Sequence[sa.Row[tuple[object, ...]]]
) -> StoredTable:
    return StoredTable(
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
