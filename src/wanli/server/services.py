"""What the tables of a server process share."""

from __future__ import annotations

from dataclasses import dataclass

from wanli.server.metrics import Metrics
from wanli.server.presence import PresencePublisher
from wanli.server.tasks import Tasks
from wanli.server.thinkers import Thinkers
from wanli.storage.database import Database
from wanli.storage.log import Writer
from wanli.table.clock import Watch


@dataclass
class Services:
    """Storage, time, bots and background tasks."""

    database: Database
    writer: Writer
    watch: Watch
    metrics: Metrics
    bots: Thinkers
    tasks: Tasks
    presence: PresencePublisher
