"""What belongs to the whole site: signs of life, and keys made once."""

from __future__ import annotations

import secrets

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from wanli.storage import schema
from wanli.storage.direct import Direct
from wanli.table.clock import Pause

ALIVE = "alive"
GENERATION = "generation"  # another one after each restore
BACKED_UP = "backed-up"
PAUSES = "pauses"
MOST_PAUSES = 1000  # decisions are not older than so many restarts


def alive(connection: sa.Connection, now: float) -> None:
    """A server process is there."""
    put(connection, ALIVE, msgspec.json.encode(now))


def last_alive(connection: sa.Connection) -> float:
    """When a server process was last there; 0 at the very first start."""
    value = get(connection, ALIVE)
    return msgspec.json.decode(value, type=float) if value else 0.0


def back(connection: sa.Connection, now: float) -> None:
    """A server is there again: from the last sign of life until now there was none."""
    if connection.dialect.name == "postgresql":  # of several that start, one after the other
        connection.execute(_SELECT.with_for_update(), {"name": ALIVE})
    gone = last_alive(connection)
    # What lies ahead is from a clock that was set back since.
    known = [(since, min(until, now)) for since, until in pauses(connection) if since < now]
    if known and known[-1][0] < gone <= known[-1][1] < now:  # without a beat: one pause goes on
        gone = known.pop()[0]
    if 0.0 < gone < now:
        known.append((gone, now))
    put(connection, PAUSES, msgspec.json.encode(known[-MOST_PAUSES:]))
    alive(connection, now)


def pauses(connection: sa.Connection) -> list[Pause]:
    """When no server was there, so that clocks stood still."""
    value = get(connection, PAUSES)
    return msgspec.json.decode(value, type=list[Pause]) if value else []


def backed_up(connection: sa.Connection, now: float) -> None:
    """A backup was made."""
    put(connection, BACKED_UP, msgspec.json.encode(now))


def last_backup(connection: sa.Connection) -> float | None:
    """When the last backup was made; None if there was none."""
    value = get(connection, BACKED_UP)
    return msgspec.json.decode(value, type=float) if value else None


def key(connection: sa.Connection, name: str) -> bytes:
    """A random key of the site, made when it is first asked for."""
    value = get(connection, name)
    if value is None:  # of several processes that find none, all get the first one's
        new = _insert(connection).values(key=name, value=secrets.token_bytes(32))
        connection.execute(new.on_conflict_do_nothing())
        value = get(connection, name)
        assert value is not None
    return value


def get(connection: sa.Connection, name: str) -> bytes | None:
    """What is kept under a name."""
    if connection.dialect.name == "sqlite":
        return _GET.value(connection, {"name": name})
    return connection.execute(_SELECT, {"name": name}).scalar()


def put(connection: sa.Connection, name: str, value: bytes) -> None:
    """Keep something under a name."""
    new = _insert(connection).values(key=name, value=value)
    connection.execute(new.on_conflict_do_update(index_elements=["key"], set_={"value": value}))


def _insert(connection: sa.Connection) -> postgresql.Insert | sqlite.Insert:
    postgres = connection.dialect.name == "postgresql"
    return postgresql.insert(schema.site) if postgres else sqlite.insert(schema.site)


_SELECT = sa.select(schema.site.c.value).where(schema.site.c.key == sa.bindparam("name"))
_GET = Direct(_SELECT)
