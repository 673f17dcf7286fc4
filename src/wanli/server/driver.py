"""What a table does by itself: its bots move, its clocks run out, an absent person is replaced.

When an entry is kept, the table's row says when it has to act next. The process that wrote the
entry has claimed the table for the near future; a claim that has lapsed is anybody's, so nothing
depends on one process being alive.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterator

from wanli.bots.levels import STAND_IN
from wanli.core.errors import WanliError
from wanli.server.deadlines import CLAIM, SOON, claimed_until
from wanli.server.errors import Stale
from wanli.server.live_table import Attempt, LiveTable
from wanli.server.periodic import repeat_forever
from wanli.server.services import Services
from wanli.storage import results, tables
from wanli.storage.database import StorageAway
from wanli.storage.tables import SNAPSHOT_EVERY
from wanli.table.entries import AnyEntry
from wanli.table.snapshot import freeze
from wanli.table.table import NOBODY, Table

GRACE = 5.0  # seconds that we leave to whoever has claimed a table
AWAY = 2.0  # seconds until we try again what the database could not keep
ROUND = 1.0  # seconds between two looks for tables that nobody cares for

logger = logging.getLogger(__name__)
OpenTable = Callable[[str], Awaitable[LiveTable | None]]


class Driver:
    """Acts for the tables of this process."""

    def __init__(self, services: Services, open_table: OpenTable) -> None:
        self._services = services
        self._open_table = open_table
        self._timers: dict[str, asyncio.TimerHandle] = {}

    # ---- when --------------------------------------------------------------------------------
    def schedule_next(self, live: LiveTable) -> None:
        """Schedule what the table has to do next."""
        self.schedule(live, live.due_at())

    def opened(self, live: LiveTable) -> None:
        """Schedule what a loaded table has to do, once another process has had time to do it."""
        due = live.due_at()
        if due is not None and not live.table.over:
            self.schedule(live, due + GRACE)

    def schedule(self, live: LiveTable, due: float | None) -> None:
        """Act at a time that is near, or at once if it has passed."""
        timer = self._timers.pop(live.stored.id, None)
        if timer is not None:
            timer.cancel()
        if due is None or live.gone:
            return
        wait = due - self._services.watch.now()
        if wait <= 0:
            self.act(live)
        elif wait <= SOON:
            loop = asyncio.get_running_loop()
            self._timers[live.stored.id] = loop.call_later(wait + 0.01, self.act, live)

    def act(self, live: LiveTable) -> None:
        """Do what is due at a table that is ours, in the background."""
        self._timers.pop(live.stored.id, None)
        if live.acting is None or live.acting.done():
            live.acting = self._services.tasks.spawn(self._act(live))

    # ---- what --------------------------------------------------------------------------------
    async def _act(self, live: LiveTable) -> None:
        with waits(live.stored.id):  # until our claim lapses, or the database is back
            try:
                again = True
                while again:  # also if somebody has moved while we looked: nobody else will look
                    seen = live.table
                    again = await self._step(live) or live.table is not seen
            except StorageAway:
                self.schedule(live, self._services.watch.now() + AWAY)
                raise

    async def _step(self, live: LiveTable) -> bool:
        """One thing that is due; whether to look again."""
        table = live.table
        if live.gone:
            return False
        if table.over:
            await self._record_result(live)
            return False
        turn = table.turn
        if turn == NOBODY:
            return False
        level = table.bot_of(turn)
        if live.is_back(turn):  # he came while his bot took over, or the database was away then
            await self._write(live, table, lambda draft: draft.hand_back(turn))
            return True
        if level:
            text = await self._services.bots.choose(table.view(turn), level, live.stored.id)
            await self._write(live, table, lambda draft: draft.move(turn, text, by_bot=True))
            return True
        return await self._maybe_replaced(live, table, turn)

    async def _maybe_replaced(self, live: LiveTable, table: Table, turn: int) -> bool:
        seconds = live.seconds()
        if table.clock.runs and seconds * 1000 >= table.clock.left[turn]:
            await self._write(live, table, lambda draft: draft.resign(turn, seconds, True))
            return True
        seen = 0.0
        if table.terms.takeover and not live.is_here(table.seats[turn].person):
            seen = await self._services.database.read(tables.last_seen, live.stored.id, turn)
            away = self._services.watch.since(max(live.last_at, seen))
            if away >= table.terms.takeover:
                await self._write(live, table, lambda draft: draft.take_over(turn, STAND_IN))
                return True
        await self._wait_until_due(live, seen)
        return False

    async def _wait_until_due(self, live: LiveTable, seen: float) -> None:
        """Nothing is due yet: store when it will be, by when the player was last connected."""
        due, watch = live.due_at(seen), self._services.watch
        if due is not None:
            due = max(due, watch.now() + 1.0)
        version, claim = live.table.version, claimed_until(watch, due)
        await self._services.database.run(tables.set_due, live.stored.id, version, due, claim)
        self.schedule(live, due)

    async def _record_result(self, live: LiveTable) -> None:
        """Store places and ratings, once, and a snapshot of the last position."""
        table = live.table
        outcome = results.Outcome(
            table=live.stored.id,
            game=live.stored.game,
            people=tuple(seat.person if seat.kind == "person" else "" for seat in table.seats),
            places=tuple(table.places()),
            helped=table.helped,
            scores=tuple(table.started.scores) if table.ending == "played" else (),
        )
        await self._services.database.run(results.record_result, outcome)
        await self._store_snapshot(live.stored.id, table)

    async def _write(self, live: LiveTable, seen: Table, attempt: Attempt) -> None:
        """Write for the table itself, unless it has gone on since we looked."""

        def still(draft: Table) -> AnyEntry:
            if (draft.position_version, draft.stand_ins) != (seen.position_version, seen.stand_ins):
                raise Stale("stale-version", {"version": draft.version})
            return attempt(draft)

        try:
            await live.write(still, f"table:{seen.version}")
        except Stale:
            await asyncio.sleep(0)

    # ---- after an entry ----------------------------------------------------------------------
    def appended(self, live: LiveTable, due: float | None) -> None:
        """Schedule what follows from an entry in the log, and store a snapshot now and then."""
        self.schedule(live, due)
        if live.table.version % SNAPSHOT_EVERY == 0:
            self._services.tasks.spawn(self._store_snapshot(live.stored.id, live.table))

    async def _store_snapshot(self, table: str, at: Table) -> None:
        try:
            await self._services.database.run(tables.keep_snapshot, table, at.version, freeze(at))
        except WanliError as error:  # only a cache
            logger.warning("no snapshot", extra={"table": table, "code": error.code})

    def returned(self, live: LiveTable, seat: int) -> None:
        """A player is connected again: a bot that has taken over hands back."""
        if live.is_back(seat):
            self._services.tasks.spawn(self._hand_back(live, seat))

    async def _hand_back(self, live: LiveTable, seat: int) -> None:
        version = live.table.version
        try:
            await live.write(lambda draft: draft.hand_back(seat), f"back:{seat}:{version}")
        except WanliError as error:  # it has ended, is theirs already, or `_step` does it later
            logger.info("not handed back", extra={"table": live.stored.id, "code": error.code})

    # ---- the rounds --------------------------------------------------------------------------
    async def rounds(self) -> None:
        """Look for tables that have something to do and that no process cares for, for ever."""
        await repeat_forever(self.round, ROUND, "no round")

    async def round(self) -> None:
        """Take care of the tables that are due."""
        now = self._services.watch.now()
        for table in await self._services.database.run(tables.claim_due, now, now + CLAIM):
            with waits(table):  # of other rules, say: the next one is none the worse
                live = await self._open_table(table)
                if live is not None:
                    self.act(live)

    def close(self) -> None:
        """Stop the timers; what is left undone is due at the next start."""
        for timer in self._timers.values():
            timer.cancel()


@contextlib.contextmanager
def waits(table: str) -> Iterator[None]:
    """What a table cannot do now it does later: its row still says that something is due."""
    try:
        yield
    except WanliError as error:
        logger.warning("table waits", extra={"table": table, "code": error.code})
    except Exception:
        logger.exception("table waits", extra={"table": table})
