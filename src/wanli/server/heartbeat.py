"""The heartbeat of a server process: that it is alive, and who is connected to it.

Clocks skip the time in which no process had a heartbeat (`Watch.pauses`).
"""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from wanli.server.live_table import LiveTable
from wanli.server.services import Services
from wanli.storage import bus, site_values, tables
from wanli.storage.bus import PresenceReport
from wanli.table.clock import Pause

INTERVAL = 5.0  # seconds between two heartbeats


async def beat(services: Services, lives: Sequence[LiveTable]) -> None:
    """Write one heartbeat, and take over the pauses that other processes have recorded."""
    now = services.watch.now()
    for live in lives:
        if live.elsewhere.expire(now):
            live.presence_changed()
    services.metrics.tables.set(len(lives))
    async with services.presence.lock:
        busy = [live for live in lives if live.listeners]
        seats = [(live.stored.id, seat) for live in busy for seat in live.connected_seats()]
        reports = [live.presence_report(services.presence.process) for live in busy]
        pauses = await services.database.run(_write, now, seats, reports)
    if pauses != services.watch.pauses:
        services.watch.pauses = pauses
        for live in lives:
            live.changed()


def _write(
    connection: sa.Connection,
    now: float,
    seats: Sequence[tuple[str, int]],
    reports: Sequence[PresenceReport],
) -> list[Pause]:
    site_values.write_heartbeat(connection, now)
    tables.mark_seen(connection, seats, now)
    bus.publish(connection, reports)
    return site_values.pauses(connection)
