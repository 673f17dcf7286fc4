"""Messages for the operator: figures and lists, without any secrets."""

from __future__ import annotations

from typing import Literal

import msgspec

from wanli.server.wire import Summary


class PeopleCount(msgspec.Struct, frozen=True):
    """Number of people by kind."""

    accounts: int
    guests: int
    bots: int  # bot accounts


class TablesCount(msgspec.Struct, frozen=True):
    """Number of tables by status."""

    open: int
    playing: int
    over: int


class HostInfo(msgspec.Struct, frozen=True, kw_only=True):
    """State of the server; values outside the database are those of the answering process."""

    version: str
    compiled: bool
    now: float
    started_at: float
    database: Literal["sqlite", "postgresql"]
    database_size: int  # bytes
    people: PeopleCount
    tables: TablesCount
    connections: int  # open WebSockets
    live: int  # tables in memory
    moves: int  # log entries of all kinds since the start
    thinking: int  # bots that are choosing a move now
    memory: int | None  # bytes; None where the system does not report it
    backed_up_at: float | None  # time of the last backup, from the page or the command


class HostTables(msgspec.Struct, frozen=True):
    """A page of all tables, newest first."""

    tables: list[Summary]
    next: str  # value of `before` for the next page; empty: last page
