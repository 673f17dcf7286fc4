"""What belongs to the whole site: signs of life, and keys made once."""

from __future__ import annotations

import secrets

import msgspec
import sqlalchemy as sa

from wanli.storage import schema

ALIVE = "alive"
GENERATION = "generation"  # another one after each restore


def alive(connection: sa.Connection, now: float) -> None:
    """A server process is there."""
    put(connection, ALIVE, msgspec.json.encode(now))


def last_alive(connection: sa.Connection) -> float:
    """When a server process was last there; 0 at the very first start."""
    value = get(connection, ALIVE)
    return msgspec.json.decode(value, type=float) if value else 0.0


def key(connection: sa.Connection, name: str) -> bytes:
    """A random key of the site, made when it is first asked for."""
    value = get(connection, name)
    if value is None:
        value = secrets.token_bytes(32)
        put(connection, name, value)
    return value


def get(connection: sa.Connection, name: str) -> bytes | None:
    """What is kept under a name."""
    query = sa.select(schema.site.c.value).where(schema.site.c.key == name)
    return connection.execute(query).scalar()


def put(connection: sa.Connection, name: str, value: bytes) -> None:
    """Keep something under a name."""
    changed = connection.execute(
        schema.site.update().where(schema.site.c.key == name).values(value=value)
    )
    if not changed.rowcount:
        connection.execute(schema.site.insert().values(key=name, value=value))
