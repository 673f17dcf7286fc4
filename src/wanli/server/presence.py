"""Presence: who is connected to a table through other server processes.

Each process publishes a report when its connections change, and repeats it with every heartbeat.
So a missed report comes again, and the reports of a process that died expire.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection

from wanli.core.errors import WanliError
from wanli.server.tasks import Tasks
from wanli.storage import bus
from wanli.storage.bus import PresenceReport
from wanli.storage.database import Database

LASTS = 15.0  # seconds that a report is valid: a few heartbeats of its process

logger = logging.getLogger(__name__)


class Elsewhere:
    """The reports of the other processes about one table."""

    def __init__(self) -> None:
        self._reports: dict[str, tuple[float, PresenceReport]] = {}

    def receive(self, report: PresenceReport, now: float) -> bool:
        """Remember a report; return whether it is the first of its process."""
        known = report.process in self._reports
        self._reports[report.process] = now, report
        return not known

    def expire(self, now: float) -> bool:
        """Forget reports that are too old; return whether there were any."""
        old = [process for process, (at, _) in self._reports.items() if now - at > LASTS]
        for process in old:
            del self._reports[process]
        return bool(old)

    @property
    def people(self) -> Collection[str]:
        """The connected people who have a seat."""
        return {person for _, report in self._reports.values() for person in report.people}

    @property
    def spectators(self) -> int:
        """The number of other connections."""
        return sum(report.spectators for _, report in self._reports.values())


class PresencePublisher:
    """Publishes the presence reports of this process, one at a time so that the last one counts."""

    def __init__(self, database: Database, tasks: Tasks) -> None:
        self.process = secrets.token_hex(4)  # names this process among the others
        self.lock = asyncio.Lock()
        self._database = database
        self._tasks = tasks

    def publish(self, report: Callable[[str], PresenceReport]) -> None:
        """Publish a report, made when its turn comes; only PostgreSQL has other processes."""
        if self._database.is_postgres:
            self._tasks.spawn(self._publish(report))

    async def _publish(self, report: Callable[[str], PresenceReport]) -> None:
        async with self.lock:
            try:
                await self._database.run(bus.publish, [report(self.process)])
            except WanliError as error:  # the next heartbeat repeats it
                logger.info("presence not published", extra={"code": error.code})
