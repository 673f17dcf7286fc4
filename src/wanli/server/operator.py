"""The operator's page: state of the server, all tables, download of a backup.

The operator authenticates with the host key from the data folder. It is accepted in a header only,
never in a URL, which could be logged. Responses contain no secrets; a backup contains all of them.
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
from wanli.server.error_responses import REFUSALS
from wanli.server.errors import HostKeyNeeded, NotAllowed
from wanli.server.host_key import is_host_key
from wanli.server.identity import Connection, bearer
from wanli.server.limits import rate_limit_key
from wanli.server.site import Site, site_of
from wanli.server.tables import TableId, summary
from wanli.server.wire_operator import HostInfo, HostTables, PeopleCount, TablesCount
from wanli.storage import backup, site_statistics
from wanli.storage.database import StorageAway
from wanli.storage.site_statistics import TableCursor
from wanli.storage.tables import OPEN, OVER, PLAYING
from wanli.table.table import NotNow

AnyRequest = Request[object, object, State]
PAGE_SIZE: Final = 50
BACKUP_TIMEOUT: Final = 600.0  # seconds for a backup; larger sites use the command
CHUNK_SIZE: Final = 256 * 1024
BACKUP_TYPE: Final = "application/gzip"
BACKUP_RESPONSE: Final = ResponseSpec(
    bytes, description="The file.", media_type=BACKUP_TYPE, generate_examples=False
)


async def require_host_key(connection: Connection, _handler: BaseRouteHandler) -> None:
    """Guard: require the host key; only wrong keys count against the rate limit."""
    site, given = site_of(connection), bearer(connection)
    if await asyncio.to_thread(is_host_key, site.settings.data, given or ""):
        return
    site.limits.spend("host-key", rate_limit_key(connection, site.settings))
    if given is None:
        raise HostKeyNeeded
    raise NotAllowed("wrong-host-key", {})


# ---- state -------------------------------------------------------------------------------------
@get("/api/host", operation_id="host", responses=REFUSALS)
async def site_figures(request: AnyRequest) -> HostInfo:
    """Return the state of the server in figures."""
    site = site_of(request)
    statistics = await site.database.read(site_statistics.collect)
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
    """Return the resident memory of this process in bytes; None if unknown."""
    try:
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    except OSError:
        return None
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


# ---- tables ------------------------------------------------------------------------------------
@get("/api/host/tables", operation_id="host_tables", responses=REFUSALS)
async def all_tables(
    request: AnyRequest,
    status: Annotated[Literal["open", "playing", "over"] | None, Parameter()] = None,
    before: Annotated[
        str,
        Parameter(max_length=80, pattern=r"^([0-9]{1,12}(\.[0-9]{1,9})?_[A-Za-z0-9_-]{1,40})?$"),
    ] = "",
) -> HostTables:
    """Return a page of all tables, listed or not, newest first."""
    at, _, table = before.partition("_")
    cursor = TableCursor(float(at), table) if before else None
    read = site_of(request).database.read
    found = await read(site_statistics.newest_tables, PAGE_SIZE + 1, status or "", cursor)
    last = found[PAGE_SIZE - 1] if len(found) > PAGE_SIZE else None
    following = f"{last.created_at!r}_{last.id}" if last else ""
    return HostTables([summary(one) for one in found[:PAGE_SIZE]], following)


@delete("/api/host/tables/{table:str}", operation_id="host_remove_table", responses=REFUSALS)
async def remove_table(request: AnyRequest, table: TableId) -> None:
    """Remove a table that has not started."""
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
    responses={200: BACKUP_RESPONSE, **REFUSALS},
)
async def download_backup(request: AnyRequest) -> Stream:
    """Download a backup of the whole site; games go on meanwhile."""
    site = site_of(request)
    if site.backing_up.locked():
        raise NotNow("backup-running", {})
    async with site.backing_up:
        file = await asyncio.to_thread(temporary_backup, site)
    size = file.seek(0, os.SEEK_END)
    file.seek(0)
    name = f"wanli-{datetime.fromtimestamp(site.watch.now(), UTC):%Y-%m-%d-%H%M%S}.backup"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Content-Length": str(size)}
    return Stream(chunks(file), headers=headers, media_type=BACKUP_TYPE)


def temporary_backup(site: Site) -> IO[bytes]:
    """Write a backup to an unnamed temporary file, which vanishes when closed."""
    try:
        file = tempfile.TemporaryFile(dir=site.settings.data)  # noqa: SIM115  # `chunks` closes it
    except OSError as error:
        raise StorageAway("storage-full", {}) from error
    try:
        backup.write(site.database, file, raise_after(BACKUP_TIMEOUT))
    except OSError as error:
        file.close()
        raise StorageAway("storage-full", {}) from error
    except BaseException:
        file.close()
        raise
    return file


def raise_after(seconds: float) -> Callable[[int], None]:
    """Return a progress callback that raises once the deadline has passed."""
    until = time.monotonic() + seconds

    def step(_rows: int) -> None:
        if time.monotonic() > until:
            raise NotNow("backup-too-slow", {"seconds": int(seconds)})

    return step


async def chunks(file: IO[bytes]) -> AsyncIterator[bytes]:
    """Yield the chunks of a file and close it."""
    with file:
        while chunk := await asyncio.to_thread(file.read, CHUNK_SIZE):
            yield chunk


operator_router = Router(
    path="/",
    route_handlers=[site_figures, all_tables, remove_table, download_backup],
    guards=[require_host_key],
    tags=["host"],
)
