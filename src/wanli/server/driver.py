"""What a table does by itself: its bots move, clocks run out, stand-ins replace absent players.

Each entry is stored with the table's next deadline. The process that writes an entry also claims
the table for a short time. Once the claim has expired any process may take over, so no table
depends on one process.
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
from wanli.table.table import NO_SEAT, Table

OPENED_DELAY = 5.0  # seconds that the process with the claim has to act before we do
RETRY_DELAY = 2.0  # seconds until the next try when the database was away
INTERVAL = 1.0  # seconds between two searches for tables that are due and unclaimed

logger = logging.getLogger(__name__)
OpenTable = Callable[[str], Awaitable[LiveTable | None]]


class Driver:
    """Acts on the deadlines of the tables that this process has in memory."""

    def __init__(self, services: Services, open_table: OpenTable) -> None:
        self._services = services
        self._open_table = open_table
        self._timers: dict[str, asyncio.TimerHandle] = {}

    # ---- when --------------------------------------------------------------------------------
    def schedule_next(self, live: LiveTable) -> None:
        """Schedule the next action of the table."""
        self.schedule(live, live.due_at())

    def schedule_opened(self, live: LiveTable) -> None:
        """Schedule the next action of a loaded table, later than the process that claimed it."""
        due = live.due_at()
        if due is not None and not live.table.over:
            self.schedule(live, due + OPENED_DELAY)

    def schedule(self, live: LiveTable, due: float | None) -> None:
        """Act at the deadline if it is near, or at once if it has passed."""
        timer = self._timers.pop(live.stored.id, None)
        if timer is not None:
            timer.cancel()
        if due is None or live.closed:
            return
        wait = due - self._services.watch.now()
        if wait <= 0:
            self.act(live)
        elif wait <= SOON:
            loop = asyncio.get_running_loop()
            self._timers[live.stored.id] = loop.call_later(wait + 0.01, self.act, live)

    def act(self, live: LiveTable) -> None:
        """Do what is due at a claimed table, in the background."""
        self._timers.pop(live.stored.id, None)
        if live.acting is None or live.acting.done():
            live.acting = self._services.tasks.spawn(self._act(live))

    # ---- what --------------------------------------------------------------------------------
    async def _act(self, live: LiveTable) -> None:
        with log_failure(live.stored.id):  # retried when the claim expires or the database is back
            try:
                again = True
                while again:  # also if the table changed meanwhile: no other task will act on that
                    before = live.table
                    again = await self._step(live) or live.table is not before
            except StorageAway:
                self.schedule(live, self._services.watch.now() + RETRY_DELAY)
                raise

    async def _step(self, live: LiveTable) -> bool:
        """Do the next thing that is due; return whether there may be more."""
        table = live.table
        if live.closed:
            return False
        if table.over:
            await self._record_result(live)
            return False
        turn = table.turn
        if turn == NO_SEAT:
            return False
        level = table.bot_of(turn)
        if live.is_back(turn):  # they returned during the take-over, or the database was away
            await self._write(live, table, lambda draft: draft.hand_back(turn))
            return True
        if level:
            text = await self._services.bots.choose(table.view(turn), level, live.stored.id)
            await self._write(live, table, lambda draft: draft.move(turn, text, by_bot=True))
            return True
        return await self._maybe_end_turn(live, table, turn)

    async def _maybe_end_turn(self, live: LiveTable, table: Table, turn: int) -> bool:
        """Apply a clock that has run out or replace an absent player; return whether either was."""
        seconds = live.elapsed()
        if table.clock.runs and seconds * 1000 >= table.clock.left[turn]:
            await self._write(live, table, lambda draft: draft.resign(turn, seconds, True))
            return True
        seen = 0.0
        if table.terms.takeover and not live.is_connected(table.seats[turn].person):
            seen = await self._services.database.read(tables.last_seen, live.stored.id, turn)
            away = self._services.watch.since(max(live.last_at, seen))
            if away >= table.terms.takeover:
                await self._write(live, table, lambda draft: draft.take_over(turn, STAND_IN))
                return True
        await self._wait_until_due(live, seen)
        return False

    async def _wait_until_due(self, live: LiveTable, seen: float) -> None:
        """Store and schedule the next deadline; `seen` is when the player was last connected."""
        due, watch = live.due_at(seen), self._services.watch
        if due is not None:
            due = max(due, watch.now() + 1.0)
        version, claim = live.table.version, claimed_until(watch, due)
        await self._services.database.run(tables.set_due, live.stored.id, version, due, claim)
        self.schedule(live, due)

    async def _record_result(self, live: LiveTable) -> None:
        """Store places and ratings, unless they are stored, and a snapshot of the last position."""
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

    async def _write(self, live: LiveTable, before: Table, attempt: Attempt) -> None:
        """Write an entry of the table itself, unless the position or a stand-in has changed."""
        expected = before.position_version, before.stand_ins

        def attempt_unless_changed(draft: Table) -> AnyEntry:
            if (draft.position_version, draft.stand_ins) != expected:
                raise Stale("stale-version", {"version": draft.version})
            return attempt(draft)

        try:
            await live.write(attempt_unless_changed, f"table:{before.version}")
        except Stale:
            await asyncio.sleep(0)

    # ---- after an entry ----------------------------------------------------------------------
    def after_append(self, live: LiveTable, due: float | None) -> None:
        """Schedule the next action after a new entry, and store a snapshot from time to time."""
        self.schedule(live, due)
        if live.table.version % SNAPSHOT_EVERY == 0:
            self._services.tasks.spawn(self._store_snapshot(live.stored.id, live.table))

    async def _store_snapshot(self, table: str, at: Table) -> None:
        try:
            await self._services.database.run(tables.store_snapshot, table, at.version, freeze(at))
        except WanliError as error:  # only a cache
            logger.warning("snapshot not stored", extra={"table": table, "code": error.code})

    def maybe_hand_back(self, live: LiveTable, seat: int) -> None:
        """Hand a seat back from its stand-in to a player who has reconnected."""
        if live.is_back(seat):
            self._services.tasks.spawn(self._hand_back(live, seat))

    async def _hand_back(self, live: LiveTable, seat: int) -> None:
        version = live.table.version
        try:
            await live.write(lambda draft: draft.hand_back(seat), f"back:{seat}:{version}")
        except WanliError as error:  # the game is over, the seat is theirs, or `_step` retries
            logger.info("seat not handed back", extra={"table": live.stored.id, "code": error.code})

    # ---- tables without a process ------------------------------------------------------------
    async def run(self) -> None:
        """Periodic task: act for tables that are due and that no process has claimed."""
        await repeat_forever(self.act_for_due_tables, INTERVAL, "due tables not claimed")

    async def act_for_due_tables(self) -> None:
        """Claim the tables that are due and act for them."""
        now = self._services.watch.now()
        for table in await self._services.database.run(tables.claim_due, now, now + CLAIM):
            with log_failure(table):  # such as unknown rules; the other tables must not suffer
                live = await self._open_table(table)
                if live is not None:
                    self.act(live)

    def close(self) -> None:
        """Stop the timers; unfinished actions are still due at the next start."""
        for timer in self._timers.values():
            timer.cancel()


@contextlib.contextmanager
def log_failure(table: str) -> Iterator[None]:
    """Log an error instead of raising it: the table's stored deadline makes us retry."""
    try:
        yield
    except WanliError as error:
        logger.warning("table action failed", extra={"table": table, "code": error.code})
    except Exception:
        logger.exception("table action failed", extra={"table": table})
