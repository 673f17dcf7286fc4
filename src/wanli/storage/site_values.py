"""Values of the whole site, by key: heartbeat, pauses without a server, secret keys."""

from __future__ import annotations

import secrets

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from wanli.storage import schema
from wanli.storage.sqlite_statement import SqliteStatement
from wanli.table.clock import Pause

HEARTBEAT = "alive"
GENERATION = "generation"  # changes with each restore
BACKED_UP = "backed-up"
PAUSES = "pauses"
MAX_PAUSES = 1000  # far more restarts than happen during one decision


def write_heartbeat(connection: sa.Connection, now: float) -> None:
    """Write a heartbeat."""
    put(connection, HEARTBEAT, msgspec.json.encode(now))


def last_heartbeat(connection: sa.Connection) -> float:
    """Return the time of the last heartbeat; 0 before the first start."""
    value = get(connection, HEARTBEAT)
    return msgspec.json.decode(value, type=float) if value else 0.0


def record_downtime(connection: sa.Connection, now: float) -> None:
    """Record the downtime since the last heartbeat, so that clocks skip it."""
    if connection.dialect.name == "postgresql":  # several processes may start at once
        connection.execute(_SELECT.with_for_update(), {"name": HEARTBEAT})
    down_since = last_heartbeat(connection)
    # A pause in the future comes from a system clock that was set back since.
    recorded = [(since, min(until, now)) for since, until in pauses(connection) if since < now]
    if recorded and recorded[-1][0] < down_since <= recorded[-1][1] < now:
        down_since = recorded.pop()[0]  # no heartbeat since the last pause: extend it
    if 0.0 < down_since < now:
        recorded.append((down_since, now))
    put(connection, PAUSES, msgspec.json.encode(recorded[-MAX_PAUSES:]))
    write_heartbeat(connection, now)


def pauses(connection: sa.Connection) -> list[Pause]:
    """Return the periods without a server; clocks do not count them."""
    value = get(connection, PAUSES)
    return msgspec.json.decode(value, type=list[Pause]) if value else []


def record_backup(connection: sa.Connection, now: float) -> None:
    """Record the time of a backup."""
    put(connection, BACKED_UP, msgspec.json.encode(now))


def last_backup(connection: sa.Connection) -> float | None:
    """Return the time of the last backup, or None."""
    value = get(connection, BACKED_UP)
    return msgspec.json.decode(value, type=float) if value else None


def secret_key(connection: sa.Connection, name: str) -> bytes:
    """Return a random secret key of the site; it is created on first use."""
    value = get(connection, name)
    if value is None:  # if several processes create it at once, the first one wins
        new = _insert(connection).values(key=name, value=secrets.token_bytes(32))
        connection.execute(new.on_conflict_do_nothing())
        value = get(connection, name)
        assert value is not None
    return value


def get(connection: sa.Connection, name: str) -> bytes | None:
    """Return the value of a key, or None."""
    if connection.dialect.name == "sqlite":
        return _GET.value(connection, {"name": name})
    return connection.execute(_SELECT, {"name": name}).scalar()


def put(connection: sa.Connection, name: str, value: bytes) -> None:
    """Set the value of a key."""
    new = _insert(connection).values(key=name, value=value)
    connection.execute(new.on_conflict_do_update(index_elements=["key"], set_={"value": value}))


def _insert(connection: sa.Connection) -> postgresql.Insert | sqlite.Insert:
    postgres = connection.dialect.name == "postgresql"
    return postgresql.insert(schema.site) if postgres else sqlite.insert(schema.site)


_SELECT = sa.select(schema.site.c.value).where(schema.site.c.key == sa.bindparam("name"))
_GET = SqliteStatement(_SELECT)
