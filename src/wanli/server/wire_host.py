"""The messages for whoever runs the server: figures and lists, no secret of anybody."""

from __future__ import annotations

from typing import Literal

import msgspec

from wanli.server.wire import Summary


class PeopleCount(msgspec.Struct, frozen=True):
    """How many people there are."""

    accounts: int
    guests: int
    bots: int  # programs with a token


class TablesCount(msgspec.Struct, frozen=True):
    """How many tables there are."""

    open: int
    playing: int
    over: int


class HostInfo(msgspec.Struct, frozen=True, kw_only=True):
    """How the server is. What is not in the database is that of the process that answers."""

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
    moves: int  # since the start; whatever else tables wrote to their logs is counted with them
    thinking: int  # bots that are asked for a move right now
    memory: int | None  # bytes, where the system tells
    backed_up_at: float | None  # when the last backup was made, by page or by command


class HostTables(msgspec.Struct, frozen=True):
    """A page of all tables, the newest first."""

    tables: list[Summary]
    next: str  # send it as `before` to get the next page; empty: this is the last one
