"""Sessions, known devices and tokens. Only digests of secrets are stored, never the secrets."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

import sqlalchemy as sa

from wanli.storage import bus, schema
from wanli.storage.people import PersonRow, from_row
from wanli.storage.tables import new_id

SECRET_BYTES = 32  # random bytes per secret
DEVICE_RETENTION = 400 * 86_400.0  # seconds without a sign-in


@dataclass(frozen=True)
class Token:
    """The public facts of a token."""

    id: str
    person: str
    scopes: tuple[str, ...]
    created_at: float


def new_secret() -> str:
    """Return a new random secret."""
    return secrets.token_urlsafe(SECRET_BYTES)


def digest(secret: str) -> str:
    """Return the digest that is stored for a secret; a long random secret needs no salt."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


# ---- sessions --------------------------------------------------------------------------------
def create(
    connection: sa.Connection, session: str, person: str, now: float, expires_at: float
) -> None:
    """Create a session, given its digest, and delete the expired ones of the same person."""
    sessions = schema.sessions
    old = sessions.c.person == person, sessions.c.expires_at <= now
    connection.execute(sessions.delete().where(*old))
    row = {"digest": session, "person": person, "created_at": now, "expires_at": expires_at}
    connection.execute(sessions.insert().values(row))


def person_of(
    connection: sa.Connection, session: str, now: float
) -> tuple[PersonRow, float] | None:
    """Return the person of a session and when it expires; None if it is not valid."""
    sessions, people = schema.sessions, schema.people
    query = (
        sa.select(people, sessions.c.expires_at)
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.digest == session, sessions.c.expires_at > now)
        .where(people.c.gone_at.is_(None))
    )
    row = connection.execute(query).first()
    return None if row is None else (from_row(row), row.expires_at)


def renew(connection: sa.Connection, session: str, expires_at: float) -> None:
    """Extend a session."""
    where = schema.sessions.c.digest == session
    connection.execute(schema.sessions.update().where(where).values(expires_at=expires_at))


def end(connection: sa.Connection, session: str) -> str:
    """End a session and return the id of its person."""
    where = schema.sessions.c.digest == session
    person = connection.execute(sa.select(schema.sessions.c.person).where(where)).scalar() or ""
    connection.execute(schema.sessions.delete().where(where))
    publish_change(connection, person)
    return person


def end_all(connection: sa.Connection, person: str, exception: str = "") -> None:
    """End all sessions of a person, except one if given."""
    sessions = schema.sessions
    where = sessions.c.person == person, sessions.c.digest != exception
    connection.execute(sessions.delete().where(*where))
    publish_change(connection, person)


def publish_change(connection: sa.Connection, person: str) -> None:
    """Make all processes check a person's connections again: sign-in state and mutes."""
    bus.publish(connection, [bus.SessionsChanged(person)])


# ---- devices ---------------------------------------------------------------------------------
def remember_device(connection: sa.Connection, secret: str, person: str, now: float) -> str:
    """Store that a person has signed in on a device; return the device's secret, new if unknown."""
    devices = schema.devices
    if not _is_known(connection, secret):  # clients cannot choose the secret
        secret = new_secret()
    mine = devices.c.person == person
    connection.execute(devices.delete().where(mine, devices.c.seen_at < now - DEVICE_RETENTION))
    connection.execute(devices.delete().where(mine, devices.c.digest == digest(secret)))
    row = {"digest": digest(secret), "person": person, "seen_at": now}
    connection.execute(devices.insert().values(row))
    return secret


def forget_devices(connection: sa.Connection, person: str, exception: str = "") -> None:
    """Forget the known devices of a person, except one if given."""
    devices = schema.devices
    where = devices.c.person == person, devices.c.digest != exception
    connection.execute(devices.delete().where(*where))


def _is_known(connection: sa.Connection, secret: str) -> bool:
    where = schema.devices.c.digest == digest(secret)
    return connection.execute(sa.select(schema.devices.c.digest).where(where)).first() is not None


def knows_device(connection: sa.Connection, device: str, known_as: str) -> bool:
    """Whether the account with a folded name has signed in on a device before."""
    devices, people = schema.devices, schema.people
    query = (
        sa.select(devices.c.digest)
        .join(people, people.c.id == devices.c.person)
        .where(devices.c.digest == device, people.c.known_as == known_as)
    )
    return connection.execute(query).first() is not None


# ---- tokens ----------------------------------------------------------------------------------
def new_token(
    connection: sa.Connection, token: str, person: str, scopes: tuple[str, ...], now: float
) -> Token:
    """Store the digest of a new token."""
    new = Token(new_id(), person, scopes, now)
    row = {
        "id": new.id,
        "digest": token,
        "person": person,
        "scopes": " ".join(scopes),
        "created_at": now,
    }
    connection.execute(schema.tokens.insert().values(row))
    return new


def person_of_token(
    connection: sa.Connection, token: str
) -> tuple[PersonRow, tuple[str, ...]] | None:
    """Return the person and the scopes of a token; None if it is not valid."""
    tokens, people = schema.tokens, schema.people
    query = (
        sa.select(people, tokens.c.scopes)
        .join(tokens, tokens.c.person == people.c.id)
        .where(tokens.c.digest == token, people.c.gone_at.is_(None))
    )
    row = connection.execute(query).first()
    return None if row is None else (from_row(row), tuple(row.scopes.split()))


def tokens_of(connection: sa.Connection, owner: str) -> list[Token]:
    """Return the tokens of an account's bots, oldest first."""
    tokens, people = schema.tokens, schema.people
    query = (
        sa.select(tokens)
        .join(people, people.c.id == tokens.c.person)
        .where(people.c.owner == owner)
        .order_by(tokens.c.created_at)
    )
    return [
        Token(row.id, row.person, tuple(row.scopes.split()), row.created_at)
        for row in connection.execute(query)
    ]
