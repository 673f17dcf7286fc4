"""The site: what all request handlers of a server process share."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from litestar.connection import ASGIConnection

from wanli.server.errors import NoTable
from wanli.server.hall import Hall
from wanli.server.limits import Limits
from wanli.server.live_table import LiveTable
from wanli.server.metrics import Metrics
from wanli.server.settings import Settings
from wanli.server.tasks import Tasks
from wanli.storage.database import Database
from wanli.table.clock import Watch

AnyConnection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True)
class Site:
    """The settings, database, hall and limits of a running server process."""

    settings: Settings
    database: Database
    hall: Hall
    limits: Limits
    metrics: Metrics
    backing_up: asyncio.Lock = field(default_factory=asyncio.Lock)  # one at a time

    @property
    def watch(self) -> Watch:
        """The server's clock."""
        return self.hall.watch

    @property
    def tasks(self) -> Tasks:
        """Background tasks, which go on when a client disconnects."""
        return self.hall.services.tasks

    async def table(self, table: str) -> LiveTable:
        """Return a table by its id; raises NoTable."""
        live = await self.hall.open(table)
        if live is None:
            raise NoTable("no-such-table", {})
        return live


def site_of(connection: AnyConnection) -> Site:
    """Return the site of a request."""
    site: Site = connection.app.state.site
    return site
