"""The hall: all live tables of this process, opened when needed and closed when idle.

Messages of other processes arrive here. A message about a table that is being loaded is queued
until the table is there, because the load may or may not have seen its change.
"""

from __future__ import annotations

import asyncio
import logging

from wanli.server import heartbeat
from wanli.server.bot_pool import BotPool
from wanli.server.driver import Driver
from wanli.server.errors import NoTable
from wanli.server.live_table import LiveTable
from wanli.server.metrics import Metrics
from wanli.server.periodic import repeat_forever
from wanli.server.presence import PresencePublisher
from wanli.server.seating import remove_unstarted
from wanli.server.services import Services
from wanli.server.table_loader import load_table
from wanli.server.tasks import Tasks
from wanli.storage import bus, site_values, tables
from wanli.storage.bus import Message, TableMessage
from wanli.storage.database import Database, StorageAway
from wanli.storage.log import Writer
from wanli.table.clock import Watch

IDLE_TIMEOUT = 300.0  # seconds that a table without connections stays in memory

logger = logging.getLogger(__name__)


class Hall:
    """The live tables of this process."""

    def __init__(self, database: Database, bots: BotPool, metrics: Metrics) -> None:
        watch, tasks = Watch(), Tasks()
        with database.begin() as connection:
            site_values.record_downtime(connection, watch.now())
            watch.pauses = site_values.pauses(connection)
            if not database.is_postgres:  # this is the only process
                tables.forget_claims(connection)
        presence = PresencePublisher(database, tasks)
        self.services = Services(database, Writer(database), watch, metrics, bots, tasks, presence)
        self.driver = Driver(self.services, self.open)
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._queued: dict[str, list[TableMessage]] = {}  # about tables that are being loaded
        self._used_at: dict[str, float] = {}

    @property
    def database(self) -> Database:
        """The database of all tables."""
        return self.services.database

    @property
    def watch(self) -> Watch:
        """The server's clock."""
        return self.services.watch

    # ---- tables ------------------------------------------------------------------------------
    async def open(self, table: str) -> LiveTable | None:
        """Return a table by its id, loaded if necessary; None if there is none."""
        self._used_at[table] = self.watch.now()
        if (live := self._current(table)) is not None:
            return live
        async with self._opening.setdefault(table, asyncio.Lock()):
            if (live := self._current(table)) is None:
                if await self.database.read(tables.read, table) is None:
                    self._opening.pop(table, None)
                    self._used_at.pop(table, None)
                    return None
                live = await self._load(table)
                self.driver.schedule_opened(live)
        self._opening.pop(table, None)
        return live

    def _current(self, table: str) -> LiveTable | None:
        live = self._tables.get(table)
        return None if live is None or live.closed else live

    async def _load(self, table: str) -> LiveTable:
        """Load a table, then handle the messages about it that arrived meanwhile."""
        self._queued[table] = []
        try:
            loaded = await self.database.read(load_table, table)
            if loaded.generation != self.services.writer.generation:
                await self.site_restored()
            live = LiveTable(self.services, self, loaded)
            await live.load_chat_and_rematch()
            self._tables[table] = live
        finally:
            queued = self._queued.pop(table)
        for message in queued:
            await self.receive_safely(message)
        return live

    async def remove(self, live: LiveTable) -> None:
        """Delete a table that has not started."""
        await self.database.run(remove_unstarted, live.stored.id)
        self._drop(live)
        if live.stored.rematch_of:
            await self.receive(bus.TableChanged(live.stored.rematch_of))

    def _drop(self, live: LiveTable, restored: bool = False) -> None:
        """Close a table that was removed or is out of date; clients have to open it again."""
        live.close(restored)
        if self._tables.get(live.stored.id) is live:
            del self._tables[live.stored.id]
            self._used_at.pop(live.stored.id, None)

    # ---- callbacks of live tables --------------------------------------------------------------
    def after_append(self, live: LiveTable, due: float | None) -> None:
        """Have the driver schedule what follows from a new entry."""
        self.driver.after_append(live, due)

    async def site_restored(self) -> None:
        """Close every table if the database was restored from a backup."""
        if await asyncio.to_thread(self.services.writer.renew):
            self.watch.pauses = await self.database.read(site_values.pauses)
            for live in list(self._tables.values()):
                self._drop(live, restored=True)

    # ---- messages from the bus -------------------------------------------------------------------
    async def receive(self, message: Message) -> None:
        """Handle a message of this process or another one."""
        match message:
            case bus.SiteRestored():
                await self.site_restored()
            case bus.SessionsChanged():
                self._recheck_people(message.person)
            case _:
                await self._receive_at_table(message)

    async def _receive_at_table(self, message: TableMessage) -> None:
        live = self._current(message.table)
        if live is None:
            self._queued.get(message.table, []).append(message)
            return
        match message:
            case bus.PresenceReport():
                if message.process != self.services.presence.process:
                    live.receive_presence(message)
            case bus.ChatAdded():
                await live.catch_up_chat()
            case bus.SeatsChanged():
                await live.reload_seats()
                await live.reload_rematch()
            case bus.TableChanged():
                try:
                    await live.catch_up()
                    await live.reload_rematch()
                except NoTable:
                    self._drop(live)

    async def receive_safely(self, message: Message) -> None:
        """Handle a message; log an error that concerns only one table instead of raising it."""
        try:
            await self.receive(message)
        except StorageAway:  # concerns all tables
            raise
        except Exception:
            extra = {"table": getattr(message, "table", "")}
            logger.exception("message not handled", extra=extra)

    async def receive_everything(self) -> None:
        """Reload all tables and recheck all connections, because messages may have been missed."""
        for table in [*self._tables, *self._queued]:
            await self.receive_safely(bus.TableChanged(table))
            await self.receive_safely(bus.SeatsChanged(table))
        self._recheck_people()

    def _recheck_people(self, person: str | None = None) -> None:
        """Make the connections of a person, or of everyone, authenticate again."""
        for live in self._tables.values():
            for listener in live.listeners:
                if person is None or listener.person == person:
                    listener.recheck_person()

    # ---- periodic tasks --------------------------------------------------------------------------
    def start(self) -> None:
        """Start the periodic tasks: the driver and the heartbeat."""
        self.services.tasks.spawn(self.driver.run())
        self.services.tasks.spawn(
            repeat_forever(self._beat, heartbeat.INTERVAL, "heartbeat failed")
        )

    async def _beat(self) -> None:
        self._close_idle()
        await heartbeat.beat(self.services, list(self._tables.values()))
        await self.site_restored()

    def _close_idle(self) -> None:
        """Drop idle tables from memory; the database has them."""
        now = self.watch.now()
        for table, live in list(self._tables.items()):
            busy = live.listeners or (live.acting is not None and not live.acting.done())
            unused = now - self._used_at.get(table, 0.0) > IDLE_TIMEOUT
            if live.closed or (unused and not busy and not live.locked):
                del self._tables[table]
                self._used_at.pop(table, None)

    async def close(self) -> None:
        """Stop the tasks, the bots and the storage; every confirmed entry is on the disk."""
        self.driver.close()
        await self.services.tasks.close()
        self.services.bots.close()
        await asyncio.to_thread(self.services.writer.close)
        await asyncio.to_thread(self.database.close)
