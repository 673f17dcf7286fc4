"""The page of whoever runs the server: how it is, which tables there are, a backup to take home.

He proves himself by a key in the data folder. It comes with a request's header only, never in an
address that somebody could log. The answers have no secret of anybody; a backup has them all.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Annotated, Final, Literal

from litestar import Request, Router, delete, get
from litestar.datastructures import State
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

import wanli
from wanli.server.answers import REFUSALS
from wanli.server.errors import HostKeyNeeded, NotAllowed
from wanli.server.host_key import is_host_key
from wanli.server.identity import Connection, bearer
from wanli.server.limits import address_of
from wanli.server.site import Site, site_of
from wanli.server.tables import TableId, summary
from wanli.server.wire_host import HostInfo, HostTables, PeopleCount, TablesCount
from wanli.storage import backup, census
from wanli.storage.census import TableCursor
from wanli.storage.database import StorageAway
from wanli.storage.tables import OPEN, OVER, PLAYING
from wanli.table.table import NotNow

AnyRequest = Request[object, object, State]
PAGE: Final = 50
LONGEST: Final = 600.0  # seconds for a backup; a larger site is backed up by command
PIECE: Final = 256 * 1024
BACKUP_TYPE: Final = "application/gzip"
WHOLE: Final = ResponseSpec(
    bytes, description="The file.", media_type=BACKUP_TYPE, generate_examples=False
)


async def host_only(connection: Connection, _handler: BaseRouteHandler) -> None:
    """A guard: only with the right key. Who has it is never slowed by others' guessing."""
    site, given = site_of(connection), bearer(connection)
    if await asyncio.to_thread(is_host_key, site.settings.data, given or ""):
        return
    site.limits.spend("host-key", address_of(connection, site.settings))
    if given is None:
        raise HostKeyNeeded
    raise NotAllowed("wrong-host-key", {})


# ---- how it is ---------------------------------------------------------------------------------
@get("/api/host", operation_id="host", responses=REFUSALS)
async def host(request: AnyRequest) -> HostInfo:
    """How the server is, in figures."""
    site = site_of(request)
    statistics = await site.database.read(census.collect)
    figures, tables = site.metrics, statistics.tables
    return HostInfo(
        version=wanli.__version__,
        compiled=wanli.compiled(),
        now=site.watch.now(),
        started_at=figures.started_at,
        database="postgresql" if site.database.is_postgres else "sqlite",
        database_size=statistics.size,
        people=PeopleCount(statistics.accounts, statistics.guests, statistics.bots),
        tables=TablesCount(tables.get(OPEN, 0), tables.get(PLAYING, 0), tables.get(OVER, 0)),
        connections=figures.value("wanli_connections"),
        live=figures.value("wanli_tables"),
        moves=figures.value("wanli_entries_total"),
        thinking=figures.value("wanli_bots_thinking"),
        memory=memory(),
        backed_up_at=statistics.backed_up_at,
    )


def memory() -> int | None:
    """Bytes of this process that are in memory, where the system tells."""
    try:
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    except OSError:
        return None
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


# ---- tables ------------------------------------------------------------------------------------
@get("/api/host/tables", operation_id="host_tables", responses=REFUSALS)
async def host_tables(
    request: AnyRequest,
    status: Annotated[Literal["open", "playing", "over"] | None, Parameter()] = None,
    before: Annotated[
        str,
        Parameter(max_length=80, pattern=r"^([0-9]{1,12}(\.[0-9]{1,9})?_[A-Za-z0-9_-]{1,40})?$"),
    ] = "",
) -> HostTables:
    """All tables, listed or not, the newest first."""
    at, _, table = before.partition("_")
    cursor = TableCursor(float(at), table) if before else None
    read = site_of(request).database.read
    found = await read(census.newest_tables, PAGE + 1, status or "", cursor)
    last = found[PAGE - 1] if len(found) > PAGE else None
    following = f"{last.created_at!r}_{last.id}" if last else ""
    return HostTables([summary(one) for one in found[:PAGE]], following)


@delete("/api/host/tables/{table:str}", operation_id="host_remove_table", responses=REFUSALS)
async def host_remove(request: AnyRequest, table: TableId) -> None:
    """Take away a table that has not started; a game that has is its players'."""
    site = site_of(request)
    live = await site.table(table)
    if live.table.play is not None:
        raise NotNow("already-started", {})
    await site.hall.remove(live)


# ---- backup ------------------------------------------------------------------------------------
@get(
    "/api/host/backup",
    operation_id="host_backup",
    media_type=BACKUP_TYPE,
    responses={200: WHOLE, **REFUSALS},
)
async def host_backup(request: AnyRequest) -> Stream:
    """The whole site as one file, made while everybody plays on."""
    site = site_of(request)
    if site.backing_up.locked():
        raise NotNow("backup-running", {})
    async with site.backing_up:
        file = await asyncio.to_thread(made, site)
    size = file.seek(0, os.SEEK_END)
    file.seek(0)
    name = f"wanli-{datetime.fromtimestamp(site.watch.now(), UTC):%Y-%m-%d-%H%M%S}.backup"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Content-Length": str(size)}
    return Stream(pieces(file), headers=headers, media_type=BACKUP_TYPE)


def made(site: Site) -> IO[bytes]:
    """A backup in a file without a name: it goes away with whoever reads it."""
    try:
        file = tempfile.TemporaryFile(dir=site.settings.data)  # noqa: SIM115  # `pieces` closes it
    except OSError as error:
        raise StorageAway("storage-full", {}) from error
    try:
        backup.write(site.database, file, in_time(LONGEST))
    except OSError as error:
        file.close()
        raise StorageAway("storage-full", {}) from error
    except BaseException:
        file.close()
        raise
    return file


def in_time(seconds: float) -> Callable[[int], None]:
    """Somebody to report to who loses patience."""
    until = time.monotonic() + seconds

    def step(_rows: int) -> None:
        if time.monotonic() > until:
            raise NotNow("backup-too-slow", {"seconds": int(seconds)})

    return step


async def pieces(file: IO[bytes]) -> AsyncIterator[bytes]:
    """A file bit by bit, closed at the end."""
    with file:
        while piece := await asyncio.to_thread(file.read, PIECE):
            yield piece


host_router = Router(
    path="/",
    route_handlers=[host, host_tables, host_remove, host_backup],
    guards=[host_only],
    tags=["host"],
)
