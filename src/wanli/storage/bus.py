"""The bus between server processes: PostgreSQL sends a message when a change is committed.

Messages carry ids only; the receiver reads the database. On SQLite there is one process
and `publish` does nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa

CHANNEL = "wanli"


class TableChanged(msgspec.Struct, frozen=True, tag="table"):
    """A table has new log lines or seats, was removed, or has another rematch."""

    table: str


class ChatAdded(msgspec.Struct, frozen=True, tag="chat"):
    """A table has new chat lines."""

    table: str


class SeatsChanged(msgspec.Struct, frozen=True, tag="seats"):
    """Seats of a table belong to another person or name, perhaps in mid-game."""

    table: str


class SessionsChanged(msgspec.Struct, frozen=True, tag="sessions"):
    """A person has signed out or muted someone: their connections must be checked."""

    person: str


class SiteRestored(msgspec.Struct, frozen=True, tag="restored"):
    """The database was restored from a backup: nothing held in memory is valid."""


class PresenceReport(msgspec.Struct, frozen=True, tag="presence"):
    """Who is connected to a table through one server process."""

    process: str
    table: str
    people: frozenset[str]  # of those with a seat
    spectators: int


TableMessage = TableChanged | ChatAdded | SeatsChanged | PresenceReport
Message = TableMessage | SessionsChanged | SiteRestored

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
_NOTIFY = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("message")))


def decode(payload: str) -> Message:
    """Read a message as it came from the database."""
    return _decoder.decode(payload)


def publish(connection: sa.Connection, messages: Sequence[Message]) -> None:
    """Send messages to every server process once the transaction is committed."""
    if messages and connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, [{"message": encode(one).decode()} for one in messages])
