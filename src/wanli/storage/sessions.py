"""Sessions, known devices and tokens. A secret is only ever kept as its digest."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

import sqlalchemy as sa

from wanli.storage import bus, schema
from wanli.storage.people import PersonRow, from_row
from wanli.storage.tables import new_id

BYTES = 32  # of chance in every secret
FORGOTTEN_AFTER = 400 * 86_400.0  # seconds that a device is known without being seen


@dataclass(frozen=True)
class Token:
    """What may be told of a token."""

    id: str
    person: str
    scopes: tuple[str, ...]
    created_at: float


def new_secret() -> str:
    """What only its owner is to know."""
    return secrets.token_urlsafe(BYTES)


def digest(secret: str) -> str:
    """What is kept of a secret; it is long and random, so that needs no salt."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


# ---- sessions --------------------------------------------------------------------------------
def create(
    connection: sa.Connection, session: str, person: str, now: float, expires_at: float
) -> None:
    """A new session; those of the same person that have run out are forgotten."""
    sessions = schema.sessions
    old = sessions.c.person == person, sessions.c.expires_at <= now
    connection.execute(sessions.delete().where(*old))
    row = {"digest": session, "person": person, "created_at": now, "expires_at": expires_at}
    connection.execute(sessions.insert().values(row))


def person_of(
    connection: sa.Connection, session: str, now: float
) -> tuple[PersonRow, float] | None:
    """Whose session it is, and until when."""
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
    """Let a session live for longer."""
    where = schema.sessions.c.digest == session
    connection.execute(schema.sessions.update().where(where).values(expires_at=expires_at))


def drop(connection: sa.Connection, session: str) -> str:
    """End a session; gives whose it was."""
    where = schema.sessions.c.digest == session
    person = connection.execute(sa.select(schema.sessions.c.person).where(where)).scalar() or ""
    connection.execute(schema.sessions.delete().where(where))
    doubted(connection, person)
    return person


def drop_all(connection: sa.Connection, person: str, but: str = "") -> None:
    """End all sessions of a person, or all but one."""
    sessions = schema.sessions
    where = sessions.c.person == person, sessions.c.digest != but
    connection.execute(sessions.delete().where(*where))
    doubted(connection, person)


def doubted(connection: sa.Connection, person: str) -> None:
    """Server processes are to look again who is connected as a person, and whom he hears."""
    bus.publish(connection, [bus.SessionsChanged(person)])


# ---- devices ---------------------------------------------------------------------------------
def remember_device(connection: sa.Connection, secret: str, person: str, now: float) -> str:
    """A person has signed in there; gives the device's secret, a new one if we know it not."""
    devices = schema.devices
    if not _is_known(connection, secret):  # nobody chooses it himself
        secret = new_secret()
    mine = devices.c.person == person
    connection.execute(devices.delete().where(mine, devices.c.seen_at < now - FORGOTTEN_AFTER))
    connection.execute(devices.delete().where(mine, devices.c.digest == digest(secret)))
    row = {"digest": digest(secret), "person": person, "seen_at": now}
    connection.execute(devices.insert().values(row))
    return secret


def forget_devices(connection: sa.Connection, person: str, but: str = "") -> None:
    """Devices are strangers again, all or all but one."""
    devices = schema.devices
    where = devices.c.person == person, devices.c.digest != but
    connection.execute(devices.delete().where(*where))


def _is_known(connection: sa.Connection, secret: str) -> bool:
    where = schema.devices.c.digest == digest(secret)
    return connection.execute(sa.select(schema.devices.c.digest).where(where)).first() is not None


def knows_device(connection: sa.Connection, device: str, known_as: str) -> bool:
    """Whether the account with this name, if there is one, has signed in there before."""
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
    """Keep the digest of a token."""
    made = Token(new_id(), person, scopes, now)
    row = {
        "id": made.id,
        "digest": token,
        "person": person,
        "scopes": " ".join(scopes),
        "created_at": now,
    }
    connection.execute(schema.tokens.insert().values(row))
    return made


def person_of_token(
    connection: sa.Connection, token: str
) -> tuple[PersonRow, tuple[str, ...]] | None:
    """Whose token it is, and what it is for."""
    tokens, people = schema.tokens, schema.people
    query = (
        sa.select(people, tokens.c.scopes)
        .join(tokens, tokens.c.person == people.c.id)
        .where(tokens.c.digest == token, people.c.gone_at.is_(None))
    )
    row = connection.execute(query).first()
    return None if row is None else (from_row(row), tuple(row.scopes.split()))


def tokens_of(connection: sa.Connection, owner: str) -> list[Token]:
    """The tokens of an account's bots."""
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
