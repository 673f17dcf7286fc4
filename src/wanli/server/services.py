"""Services that the live tables of a server process share."""

from __future__ import annotations

import time
from dataclasses import dataclass

from wanli.server.bot_pool import BotPool
from wanli.server.metrics import Metrics
from wanli.server.presence import PresencePublisher
from wanli.server.tasks import Tasks
from wanli.storage.database import Database
from wanli.storage.log import Append, Writer
from wanli.table.clock import Watch


@dataclass
class Services:
    """Storage, time, bots and background tasks."""

    database: Database
    writer: Writer
    watch: Watch
    metrics: Metrics
    bots: BotPool
    tasks: Tasks
    presence: PresencePublisher

    async def append(self, append: Append) -> bool:
        """Append a line to the log and measure how long it took: see `Writer.append`."""
        began = time.monotonic()
        try:
            added = await self.writer.append(append)
        finally:
            self.metrics.commit.observe(time.monotonic() - began)
        self.metrics.entries.inc(added)
        return added
