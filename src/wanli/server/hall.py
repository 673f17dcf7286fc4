"""The tables in memory: opened when needed, closed when idle, kept current by the bus."""

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

IDLE = 300.0  # seconds that a table without connections stays in memory

logger = logging.getLogger(__name__)


class Hall:
    """Every table that is open in this process."""

    def __init__(self, database: Database, bots: BotPool, metrics: Metrics) -> None:
        watch, tasks = Watch(), Tasks()
        with database.begin() as connection:
            site_values.record_downtime(connection, watch.now())
            watch.pauses = site_values.pauses(connection)
            if not database.is_postgres:  # ours is the only process
                tables.forget_claims(connection)
        presence = PresencePublisher(database, tasks)
        self.services = Services(database, Writer(database), watch, metrics, bots, tasks, presence)
        self.driver = Driver(self.services, self.open)
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._missed: dict[str, list[TableMessage]] = {}  # about tables that are being loaded
        self._used: dict[str, float] = {}

    @property
    def database(self) -> Database:
        """The storage of all tables."""
        return self.services.database

    @property
    def watch(self) -> Watch:
        """The time."""
        return self.services.watch

    # ---- tables ------------------------------------------------------------------------------
    async def open(self, table: str) -> LiveTable | None:
        """Return a table by its id, loaded if necessary; None if there is none."""
        self._used[table] = self.watch.now()
        if (live := self._current(table)) is not None:
            return live
        async with self._opening.setdefault(table, asyncio.Lock()):
            if (live := self._current(table)) is None:
                if await self.database.read(tables.read, table) is None:
                    self._opening.pop(table, None)
                    self._used.pop(table, None)
                    return None
                live = await self._load(table)
                self.driver.opened(live)
        self._opening.pop(table, None)
        return live

    def _current(self, table: str) -> LiveTable | None:
        live = self._tables.get(table)
        return None if live is None or live.gone else live

    async def _load(self, table: str) -> LiveTable:
        """Load a table; messages about it that arrive meanwhile are handled afterwards."""
        self._missed[table] = []
        try:
            loaded = await self.database.read(load_table, table)
            if loaded.generation != self.services.writer.generation:
                await self.site_restored()
            live = LiveTable(self.services, self, loaded)
            await live.load_chat_and_rematch()
            self._tables[table] = live
        finally:
            missed = self._missed.pop(table)
        for message in missed:
            await self.receive_safely(message)
        return live

    async def remove(self, live: LiveTable) -> None:
        """Delete a table that has not started."""
        await self.database.run(remove_unstarted, live.stored.id)
        self.forget(live)
        if live.stored.rematch_of:
            await self.receive(bus.TableChanged(live.stored.rematch_of))

    def forget(self, live: LiveTable, restored: bool = False) -> None:
        """Close a table that was removed or is out of date; its people have to open it anew."""
        live.close(restored)
        if self._tables.get(live.stored.id) is live:
            del self._tables[live.stored.id]
            self._used.pop(live.stored.id, None)

    # ---- what tables report --------------------------------------------------------------------
    def appended(self, live: LiveTable, due: float | None) -> None:
        """An entry is in the log: do what follows from it."""
        self.driver.appended(live, due)

    async def site_restored(self) -> None:
        """Close every table if the database was restored from a backup."""
        if await asyncio.to_thread(self.services.writer.renew):
            self.watch.pauses = await self.database.read(site_values.pauses)
            for live in list(self._tables.values()):
                self.forget(live, restored=True)

    # ---- what other processes report -------------------------------------------------------------
    async def receive(self, message: Message) -> None:
        """Handle a message of this process or another one."""
        match message:
            case bus.SiteRestored():
                await self.site_restored()
            case bus.SessionsChanged():
                self._recheck(message.person)
            case _:
                await self._receive_at_table(message)

    async def _receive_at_table(self, message: TableMessage) -> None:
        live = self._current(message.table)
        if live is None:
            self._missed.get(message.table, []).append(message)
            return
        match message:
            case bus.PresenceReport():
                if message.process != self.services.presence.process:
                    live.receive_presence(message)
            case bus.ChatAdded():
                await live.catch_up_chat()
            case bus.SeatsChanged():
                await live.reseat()
                await live.look_for_rematch()
            case bus.TableChanged():
                try:
                    await live.catch_up()
                    await live.look_for_rematch()
                except NoTable:
                    self.forget(live)

    async def receive_safely(self, message: Message) -> None:
        """Handle a message; a table that cannot be read does not keep the others from theirs."""
        try:
            await self.receive(message)
        except StorageAway:  # no table can be read
            raise
        except Exception:
            extra = {"table": getattr(message, "table", "")}
            logger.exception("message not handled", extra=extra)

    async def receive_everything(self) -> None:
        """Read every table anew, and check every connection: messages may have been missed."""
        for table in [*self._tables, *self._missed]:
            await self.receive_safely(bus.TableChanged(table))
            await self.receive_safely(bus.SeatsChanged(table))
        self._recheck()

    def _recheck(self, person: str | None = None) -> None:
        """Have the connections of a person, or all, check who they belong to."""
        for live in self._tables.values():
            for listener in live.listeners:
                if person is None or listener.person == person:
                    listener.doubt()

    # ---- housekeeping ----------------------------------------------------------------------------
    def start(self) -> None:
        """Start the background work: what tables do by themselves, and the heartbeat."""
        self.services.tasks.spawn(self.driver.rounds())
        self.services.tasks.spawn(repeat_forever(self._beat, heartbeat.BEAT, "no heartbeat"))

    async def _beat(self) -> None:
        self._close_idle()
        await heartbeat.beat(self.services, list(self._tables.values()))
        await self.site_restored()

    def _close_idle(self) -> None:
        """Drop tables without connections from memory; the database has them."""
        now = self.watch.now()
        for table, live in list(self._tables.items()):
            busy = live.listeners or (live.acting is not None and not live.acting.done())
            idle = not busy and now - self._used.get(table, 0.0) > IDLE and not live.locked
            if idle or live.gone:
                del self._tables[table]
                self._used.pop(table, None)

    async def close(self) -> None:
        """Stop, with everything that was confirmed on the disk."""
        self.driver.close()
        await self.services.tasks.close()
        self.services.bots.close()
        await asyncio.to_thread(self.services.writer.close)
        await asyncio.to_thread(self.database.close)
