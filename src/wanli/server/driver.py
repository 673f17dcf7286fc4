"""What a table does by itself: its bots move, its clocks run out, an absent person is replaced.

When an entry is kept, the table's row says when it has to act next. The process that wrote the
entry has claimed the table for the near future; a claim that has lapsed is anybody's, so nothing
depends on one process being alive.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Iterator
from typing import TYPE_CHECKING

from wanli.core.errors import WanliError
from wanli.server.ever import for_ever
from wanli.server.live import Stale
from wanli.storage import tables
from wanli.storage.database import StorageAway
from wanli.table.entries import AnyEntry
from wanli.table.table import NOBODY, Table

if TYPE_CHECKING:
    from wanli.server.hall import Hall
    from wanli.server.live import Attempt, Live

SOON = 20.0  # seconds: so far ahead we set a timer of our own
CLAIM = 40.0  # seconds beyond it that nobody else takes the table
STAND_IN = "strong"
GRACE = 5.0  # seconds that we leave to whoever has claimed a table
AWAY = 2.0  # seconds until we try again what the database could not keep
ROUND = 1.0  # seconds between two looks for tables that nobody cares for

logger = logging.getLogger(__name__)


class Driver:
    """Acts for the tables of this process."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._tasks: set[asyncio.Task[None]] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}

    # ---- when --------------------------------------------------------------------------------
    def due(self, table: Table, began: float, live: Live, seen: float = 0.0) -> float | None:
        """When the table has to act, if nobody else does before; None: never.

        Seen: when whoever has to decide was last here, as far as one knows.
        """
        if table.over:
            return began
        turn = table.turn
        if turn == NOBODY:
            return None
        if table.bot_of(turn):
            return began
        times: list[float] = []
        if table.clock.runs:
            times.append(self._hall.watch.when(began, table.clock.left[turn] / 1000))
        if table.terms.takeover:
            watch, here = self._hall.watch, live.is_here(table.seats[turn].person)
            times.append(
                watch.when(watch.now() if here else max(began, seen), table.terms.takeover)
            )
        return min(times, default=None)

    def claim(self, due: float | None) -> float:
        """Until when the table is ours."""
        if due is None or due > self._hall.watch.now() + SOON:
            return 0.0
        return max(due, self._hall.watch.now()) + CLAIM

    def after(self, live: Live) -> None:
        """The table has changed by our own hand: act at once, or at a time that is near."""
        self.again(live, self.due(live.table, live.last_at, live))

    def opened(self, live: Live) -> None:
        """The table was read: if something is overdue, whoever has claimed it may have fallen."""
        due = self.due(live.table, live.last_at, live)
        if due is not None and not live.table.over:
            self.again(live, due + GRACE)

    def again(self, live: Live, due: float | None) -> None:
        """Act at that time, if it is near."""
        timer = self._timers.pop(live.stored.id, None)
        if timer is not None:
            timer.cancel()
        if due is None or live.gone:
            return
        wait = due - self._hall.watch.now()
        if wait <= 0:
            self.act(live)
        elif wait <= SOON:
            loop = asyncio.get_running_loop()
            self._timers[live.stored.id] = loop.call_later(wait + 0.01, self.act, live)

    def act(self, live: Live) -> None:
        """Do what is due at a table that is ours, in the background."""
        self._timers.pop(live.stored.id, None)
        if live.acting is None or live.acting.done():
            live.acting = self._spawn(self._act(live))

    # ---- what --------------------------------------------------------------------------------
    async def _act(self, live: Live) -> None:
        with waits(live.stored.id):  # until our claim lapses, or the database is back
            try:
                again = True
                while again:  # also if somebody has moved while we looked: nobody else will look
                    seen = live.table
                    again = await self._step(live) or live.table is not seen
            except StorageAway:
                self.again(live, self._hall.watch.now() + AWAY)
                raise

    async def _step(self, live: Live) -> bool:
        """One thing that is due; whether to look again."""
        table = live.table
        if live.gone:
            return False
        if table.over:
            await self._hall.settle(live)
            return False
        turn = table.turn
        if turn == NOBODY:
            return False
        level = table.bot_of(turn)
        if live.is_back(turn):  # he came while his bot took over, or the database was away then
            await self._write(live, table, lambda draft: draft.hand_back(turn))
            return True
        if level:
            view, thinkers = table.view(turn), self._hall.thinkers
            text = await thinkers.choose(view, level, live.stored.id)
            await self._write(live, table, lambda draft: draft.move(turn, text, by_bot=True))
            return True
        return await self._maybe_replaced(live, table, turn)

    async def _maybe_replaced(self, live: Live, table: Table, turn: int) -> bool:
        seconds = live.seconds()
        if table.clock.runs and seconds * 1000 >= table.clock.left[turn]:
            await self._write(live, table, lambda draft: draft.resign(turn, seconds, True))
            return True
        seen = 0.0
        if table.terms.takeover and not live.is_here(table.seats[turn].person):
            seen = await self._hall.database.read(tables.last_seen, live.stored.id, turn)
            away = self._hall.watch.since(max(live.last_at, seen))
            if away >= table.terms.takeover:
                await self._write(live, table, lambda draft: draft.take_over(turn, STAND_IN))
                return True
        await self._hall.wait_until_due(live, seen)
        return False

    async def _write(self, live: Live, seen: Table, attempt: Attempt) -> None:
        """Write for the table itself, unless it has gone on since we looked."""

        def still(draft: Table) -> AnyEntry:
            if (draft.position_version, draft.stand_ins) != (seen.position_version, seen.stand_ins):
                raise Stale("stale-version", {"version": draft.version})
            return attempt(draft)

        try:
            await live.write(still, f"table:{seen.version}")
        except Stale:
            await asyncio.sleep(0)

    # ---- the rounds --------------------------------------------------------------------------
    async def rounds(self) -> None:
        """Look for tables that have something to do and that no process cares for, for ever."""
        await for_ever(self.round, ROUND, "no round")

    async def round(self) -> None:
        """Take care of the tables that are due."""
        now = self._hall.watch.now()
        for table in await self._hall.database.run(tables.claim_due, now, now + CLAIM):
            with waits(table):  # of other rules, say: the next one is none the worse
                live = await self._hall.open(table)
                if live is not None:
                    self.act(live)

    def _spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Stop acting; what is left undone is due at the next start."""
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@contextlib.contextmanager
def waits(table: str) -> Iterator[None]:
    """What a table cannot do now it does later: its row still says that something is due."""
    try:
        yield
    except WanliError as error:
        logger.warning("table waits", extra={"table": table, "code": error.code})
    except Exception:
        logger.exception("table waits", extra={"table": table})
