"""The hall: all tables of a server process, read from the database when somebody needs them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import TypeVar

import msgspec
import sqlalchemy as sa

from wanli.core.errors import Forgotten, WanliError
from wanli.core.luck import fair_record
from wanli.core.record import AGREED, record_of
from wanli.games import game
from wanli.server import making, wire
from wanli.server.driver import Driver
from wanli.server.ever import for_ever
from wanli.server.identity import Person
from wanli.server.live import Live, Opened
from wanli.server.metrics import Metrics
from wanli.server.presence import HERE, read_here
from wanli.server.thinkers import Thinkers
from wanli.storage import belongings, chat, log, results, sessions, site, tables
from wanli.storage.database import Database, StorageAway
from wanli.storage.log import Append, Line, Writer
from wanli.storage.tables import OPEN, OVER, SNAPSHOT_EVERY, Stored
from wanli.table import entries
from wanli.table.clock import Pause, Watch
from wanli.table.seat import Seat
from wanli.table.snapshot import freeze, thaw
from wanli.table.table import NotNow, Table

IDLE = 300.0  # seconds that a table nobody looks at stays in memory
BEAT = 5.0  # seconds between two signs of life

logger = logging.getLogger(__name__)
T = TypeVar("T")


class NoTable(WanliError):
    """There is no such table."""


class Hall:
    """Every table that is open in this process, and what they share."""

    def __init__(self, database: Database, thinkers: Thinkers, metrics: Metrics) -> None:
        self.database = database
        self.thinkers = thinkers
        self.metrics = metrics
        self.watch = Watch()
        with database.begin() as connection:
            site.back(connection, self.watch.now())
            self.watch.pauses = site.pauses(connection)
            if not database.is_postgres:  # ours is the only process
                tables.forget_claims(connection)
        self.driver = Driver(self)
        self.writer = Writer(database)
        self._tables: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._missed: dict[str, list[str]] = {}  # news of tables that are just being read
        self._used: dict[str, float] = {}
        self._tasks: set[asyncio.Task[object]] = set()
        self._name = secrets.token_hex(4)  # of this process, among others
        self._telling = asyncio.Lock()  # one after the other: the last word counts

    # ---- tables ------------------------------------------------------------------------------
    async def open(self, table: str) -> Live | None:
        """A table by its id; None if there is none."""
        self._used[table] = self.watch.now()
        if table in self._tables:
            return self._tables[table]
        async with self._opening.setdefault(table, asyncio.Lock()):
            if table not in self._tables:
                stored = await self.database.read(tables.read, table)
                if stored is None:
                    self._opening.pop(table, None)
                    self._used.pop(table, None)
                    return None
                self.driver.opened(await self._read_live(table))
        self._opening.pop(table, None)
        return self._tables[table]

    async def _read_live(self, table: str) -> Live:
        """Read a table; what is told of it meanwhile is heard afterwards."""
        self._missed[table] = []
        try:
            opened = await self.read(table)
            if opened.generation != self.writer.generation:
                await self.maybe_restored()
            live = Live(self, opened)
            await self._look_around(live)
            self._tables[table] = live
        finally:
            missed = self._missed.pop(table)
        for news in missed:
            await self.listened(news)
        return live

    async def _look_for_rematch(self, live: Live) -> None:
        """The game may be played again somewhere, or not any more."""
        if live.table.over:
            rematch = await self.database.read(tables.rematch_of, live.stored.id) or ""
            if rematch != live.rematch:
                live.rematch = rematch
                live.changed()

    async def _look_around(self, live: Live) -> None:
        await self._look_for_rematch(live)
        live.chat = await self.database.read(chat.lines, live.stored.id)

    async def change_seats(
        self, table: str, person: str, change: Callable[[Stored], Sequence[Seat]]
    ) -> None:
        """Seat people and bots at a table that has not started, as a person wants it."""

        def work(connection: sa.Connection) -> None:
            stored = tables.lock(connection, table)
            if stored is None:
                raise NoTable("no-such-table", {})
            if stored.status != OPEN:
                raise NotNow("already-started", {})
            tables.set_seats(connection, table, change(stored), self.watch.now())
            tables.came(connection, table, person, self.watch.now())

        await self.database.run(work)

    async def remove(self, live: Live) -> None:
        """Take away a table that has not started."""

        def work(connection: sa.Connection) -> None:
            stored = tables.lock(connection, live.stored.id)
            if stored is not None and stored.status == OPEN:
                tables.remove(connection, live.stored.id)

        await self.database.run(work)
        self.forget(live)
        if live.stored.rematch_of:
            await self.heard(live.stored.rematch_of)

    def forget(self, live: Live, restored: bool = False) -> None:
        """A table is no more, or is not what we have of it: its people have to open it anew."""
        live.gone, live.restored = True, live.restored or restored
        live.wake()
        if self._tables.get(live.stored.id) is live:
            del self._tables[live.stored.id]
            self._used.pop(live.stored.id, None)

    async def read(self, table: str, to: int | None = None, whole: bool = False) -> Opened:
        """A table as the log has it, at its present version or an earlier one.

        Whole: with every position on the way, as its record needs them.
        """
        return await self.database.read(read_table, table, to, whole)

    async def lines(self, table: str, after: int) -> list[Line]:
        """What the log of a table has after a version."""
        return await self.database.read(log.lines, table, after)

    async def keep(self, append: Append) -> bool:
        """Have an entry written to disk."""
        began = time.monotonic()
        try:
            kept = await self.writer.append(append)
        except log.Restored:
            await self.maybe_restored()
            raise
        finally:
            self.metrics.commit.observe(time.monotonic() - began)
        self.metrics.entries.inc(kept)
        return kept

    def kept(self, live: Live, due: float | None) -> None:
        """An entry of ours is on the disk: do what follows from it, at once or when it is due."""
        self.driver.again(live, due)
        if live.table.version % SNAPSHOT_EVERY == 0:
            self.spawn(self._keep_snapshot(live.stored.id, live.table))

    async def _keep_snapshot(self, table: str, at: Table) -> None:
        try:
            await self.database.run(tables.keep_snapshot, table, at.version, freeze(at))
        except WanliError as error:  # only a cache
            logger.warning("no snapshot", extra={"table": table, "code": error.code})

    async def settle(self, live: Live) -> None:
        """Write down who won, once: places, ratings; and keep the last position at hand."""
        table = live.table
        outcome = results.Outcome(
            table=live.stored.id,
            game=live.stored.game,
            people=tuple(seat.person if seat.kind == "person" else "" for seat in table.seats),
            places=tuple(table.places()),
            helped=table.helped,
            scores=tuple(table.started.scores) if table.ending == "played" else (),
        )
        await self.database.run(results.settle, outcome)
        await self._keep_snapshot(live.stored.id, table)

    async def wait_until_due(self, live: Live, seen: float = 0.0) -> None:
        """Nothing is due yet after all: say when it will be, by when the absent was last seen."""
        due = self.driver.due(live.table, live.last_at, live, seen)
        if due is not None:
            due = max(due, self.watch.now() + 1.0)
        version, claim = live.table.version, self.driver.claim(due)
        await self.database.run(tables.set_due, live.stored.id, version, due, claim)
        self.driver.again(live, due)

    async def fork(self, live: Live, person: Person, wanted: wire.Fork) -> str:
        """A new table that goes on from a position of a game that is over."""
        await live.require_over()  # what is hidden in a running game stays there
        if wanted.version > live.table.version:
            raise NotNow("unknown-version", {"version": live.table.version})
        then = await self.read(live.stored.id, to=wanted.version)
        now = self.watch.now()
        begun = asyncio.to_thread(making.forked, person, live.stored, then.table, wanted, now)
        stored, line = await begun
        await self.database.run(making.keep, stored, [line])
        made = await self.open(stored.id)
        if made is not None:
            self.driver.after(made)
        return stored.id

    async def record(self, table: str) -> str:
        """The record of a game that is over, with the secret of its luck."""
        opened = await self.read(table, whole=True)
        return await asyncio.to_thread(record_text, opened)

    def returned(self, live: Live, seat: int) -> None:
        """The person of a seat is back: a bot that has taken over hands back."""
        if live.is_back(seat):
            self.spawn(self._hand_back(live, seat))

    async def _hand_back(self, live: Live, seat: int) -> None:
        version = live.table.version
        try:
            await live.write(lambda draft: draft.hand_back(seat), f"back:{seat}:{version}")
        except WanliError as error:  # it has ended, is his again already, or will be: see driver
            logger.info("not handed back", extra={"table": live.stored.id, "code": error.code})

    # ---- other processes -----------------------------------------------------------------------
    async def heard(self, table: str) -> None:
        """Another process, or this one, has changed a table."""
        if table == log.EVERYTHING:
            await self.maybe_restored()
            return
        if table.startswith(sessions.OUT):
            self._doubt(table.removeprefix(sessions.OUT))
            return
        name = table.rpartition(" ")[2]
        live = self._tables.get(name)
        if live is None:
            self._missed.get(name, []).append(table)
            return
        if table.startswith(HERE):
            self._heard_who_is_there(live, table)
            return
        if table.startswith(chat.CHAT):
            await live.catch_up_chat()
            return
        if table.startswith(belongings.SEATS):
            await live.reseat()
            await self._look_for_rematch(live)
            return
        try:
            await live.catch_up()
            await self._look_for_rematch(live)
        except NoTable:
            self.forget(live)

    def _heard_who_is_there(self, live: Live, told: str) -> None:
        """Another process, or this one, tells who is at a table."""
        here = read_here(told)
        if here.process == self._name:
            return
        if live.elsewhere.hear(here, self.watch.now()) and live.listeners:
            self.tell_who_is_here(live)  # it does not know of ours, either
        live.others_here()

    def tell_who_is_here(self, live: Live) -> None:
        """Somebody has come or gone: tell the other processes, if there may be any."""
        if self.database.is_postgres:
            self.spawn(self._tell_who_is_here(live))

    async def _tell_who_is_here(self, live: Live) -> None:
        async with self._telling:
            try:
                await self.database.run(log.tell, [live.to_tell(self._name)])
            except WanliError as error:  # it is told again with the next beat
                logger.info("presence not told", extra={"code": error.code})

    def _doubt(self, person: str | None = None) -> None:
        """A person, or anybody, may have signed out: who is connected shows who he is again."""
        for live in self._tables.values():
            for listener in live.listeners:
                if person is None or listener.person == person:
                    listener.doubt()

    async def maybe_restored(self) -> None:
        """If the site was restored from a backup, nothing we hold is true any more."""
        if await asyncio.to_thread(self.writer.renew):
            self.watch.pauses = await self.database.read(site.pauses)
            for live in list(self._tables.values()):
                self.forget(live, restored=True)

    async def heard_nothing(self) -> None:
        """We may have missed something: look at every table, its people, chat and seats."""
        for table in [*self._tables, *self._missed]:
            await self.listened(table)
            await self.listened(belongings.SEATS + table)
        self._doubt()

    async def listened(self, news: str) -> None:
        """Hear what was told; a table that cannot be read keeps none of the others unheard."""
        try:
            await self.heard(news)
        except StorageAway:  # nor can any other
            raise
        except Exception:
            logger.exception("not heard", extra={"table": news.rpartition(" ")[2]})

    # ---- housekeeping ----------------------------------------------------------------------------
    def start(self) -> None:
        """Begin to care for tables."""
        self.spawn(self.driver.rounds())
        self.spawn(for_ever(self._show_life, BEAT, "no beat"))

    async def _show_life(self) -> None:
        self._forget_elsewhere()
        self._close_idle()
        self.metrics.tables.set(len(self._tables))
        async with self._telling:
            self._stood_still(await self.database.run(self._beat, *self._who_is_here()))
        await self.maybe_restored()

    def _who_is_here(self) -> tuple[list[tuple[str, int]], list[str]]:
        """The seats whose people are connected, and what other processes are told."""
        lives = [live for live in self._tables.values() if live.listeners]
        seats = [(live.stored.id, seat) for live in lives for seat in live.here()]
        others = lives if self.database.is_postgres else []
        return seats, [live.to_tell(self._name) for live in others]

    def _beat(
        self, connection: sa.Connection, seats: Sequence[tuple[str, int]], told: list[str]
    ) -> list[Pause]:
        """We are there, and so are the people of these seats; gives when no server was."""
        now = self.watch.now()
        site.alive(connection, now)
        tables.seen(connection, seats, now)
        log.tell(connection, told)
        return site.pauses(connection)

    def _forget_elsewhere(self) -> None:
        """Other processes tell us again and again who is there, as long as they live."""
        now = self.watch.now()
        for live in self._tables.values():
            if live.elsewhere.forget(now):
                live.others_here()

    def _stood_still(self, pauses: list[Pause]) -> None:
        """Another process may know of one more pause: clocks are shown anew."""
        if pauses != self.watch.pauses:
            self.watch.pauses = pauses
            for live in self._tables.values():
                live.changed()

    def _close_idle(self) -> None:
        """Forget tables that nobody looks at; the database has them."""
        now = self.watch.now()
        for table, live in list(self._tables.items()):
            busy = live.listeners or (live.acting is not None and not live.acting.done())
            if not busy and now - self._used.get(table, 0.0) > IDLE and not live.locked:
                del self._tables[table]
                self._used.pop(table, None)

    def spawn(self, work: Coroutine[None, None, T]) -> asyncio.Task[T]:
        """Do something that goes on whoever waits for it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Stop, with everything that was confirmed on the disk."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.driver.close()
        self.thinkers.close()
        await asyncio.to_thread(self.writer.close)
        await asyncio.to_thread(self.database.close)


def read_table(
    connection: sa.Connection, table: str, to: int | None = None, whole: bool = False
) -> Opened:
    """A table from its rows and its log. One that can still be undone is played from the start."""
    stored = tables.read(connection, table)
    if stored is None:
        raise NoTable("no-such-table", {})
    may_skip = not whole and (stored.status == OVER or to is not None)
    snapshot = tables.snapshot(connection, table, to) if may_skip else None
    if snapshot is not None:
        # Something was taken back that was there before it, or an earlier release has kept it.
        with contextlib.suppress(Forgotten, msgspec.ValidationError):
            return _replayed(connection, stored, to, snapshot[1])
    return _replayed(connection, stored, to)


def _replayed(
    connection: sa.Connection, stored: Stored, to: int | None, snapshot: bytes = b""
) -> Opened:
    """A table by its log, from a snapshot on or from the start."""
    built = empty(stored)
    commands: dict[str, int] = {}
    began = stored.created_at
    if snapshot:
        thaw(built, snapshot)
        commands = log.commands(connection, stored.id)
        since = built.position_version
        began = log.lines(connection, stored.id, since - 1, since)[0].at
    for line in log.lines(connection, stored.id, built.version, to):
        entry, turn = entries.decode(line.body), built.turn
        built.replay(entry)
        if entries.begins_anew(entry, turn):
            began = line.at
        if line.command is not None:
            commands[line.command] = line.seq
    return Opened(stored, built, began, commands, site.get(connection, site.GENERATION))


def record_text(opened: Opened) -> str:
    """The record of a table."""
    table = opened.table
    seats = {number: seat.name for number, seat in enumerate(table.seats, 1) if seat.name}
    words = [seat.word for seat in table.seats]
    if table.secret:
        record = fair_record(table.started, table.secret, words, seats, ended=table.over)
    else:  # imported, and nobody knows
        record = record_of(table.started, seats)
    record.fork = table.inherited
    record.ends = [(why, seat + 1) for seat, why in table.resigned.items()]
    if table.ending == AGREED:
        record.ends.append((AGREED, 0))
    return record.write()


def empty(stored: Stored) -> Table:
    """A table before its first entry."""
    rules = game(stored.game, stored.rules_version)
    setup = rules.setup(stored.terms.players, stored.terms.options, stored.terms.content)
    return Table(rules, setup, stored.terms, stored.seats, stored.secret)
