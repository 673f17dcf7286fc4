"""The courier: a periodic task that creates missing notices and sends due deliveries.

All its state is in the database. Couriers of several processes share the work by claims; when one
dies, another sends its deliveries again, with the same idempotency key.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Protocol

from wanli.core.errors import WanliError
from wanli.server.notices.failures import NoAnswer, NotSent, SubscriptionGone, Unreachable
from wanli.server.notices.guarded_client import TIMEOUT
from wanli.server.notices.rendering import render
from wanli.server.notices.senders import Senders, offered_channels
from wanli.server.periodic import repeat_forever
from wanli.server.settings import Settings
from wanli.storage import channels, deliveries, notices
from wanli.storage.database import Database
from wanli.storage.deliveries import Delivery
from wanli.table.clock import Watch

INTERVAL = 2.0  # seconds between two rounds
CLAIM = 60.0  # seconds that a claim lasts
SEND_SHARE = 0.8  # share of the claim after which delivery times out
MAX_CONCURRENT = 40  # concurrent deliveries
FINISH_TIMEOUT = 5.0  # seconds to finish deliveries when the server stops
ROUNDS_BETWEEN_CLEANUPS = 1800  # rounds between deletions of old notices
STORE_ATTEMPTS = 3  # attempts to store the outcome of a delivery

logger = logging.getLogger(__name__)


class CourierSite(Protocol):
    """What a courier needs from a server."""

    @property
    def settings(self) -> Settings: ...
    @property
    def database(self) -> Database: ...
    @property
    def watch(self) -> Watch: ...


class Courier:
    """Creates and sends the notices of a server process."""

    def __init__(
        self,
        site: CourierSite,
        *,
        pause: float = INTERVAL,
        timeout: float = TIMEOUT,
        claim: float = CLAIM,
    ) -> None:
        self._database = site.database
        self._watch = site.watch
        self._settings = site.settings
        self._offered = offered_channels(site.settings)
        self._senders = Senders(site.settings, timeout)
        self._pause = pause
        self._claim = claim
        # After a restart, give connected people time to reconnect before they count as away.
        self._creates_from = self._watch.now() + notices.AWAY_AFTER
        self._in_progress: dict[asyncio.Task[None], str] = {}
        self._rounds = 0

    async def run(self) -> None:
        """Run until cancelled; deliveries in progress may finish then."""
        try:
            await repeat_forever(self._round, self._pause, "notices failed")
        finally:
            await self.close()

    async def _round(self) -> None:
        self._rounds += 1
        if self._rounds % ROUNDS_BETWEEN_CLEANUPS == 1:
            await self._database.run(notices.delete_old, self._watch.now())
        if self._watch.now() >= self._creates_from:
            await self.create_missing()
        await self.send()

    async def create_missing(self) -> int:
        """Create missing notices and return the number of new ones."""
        now = self._watch.now()
        found = await self._database.read(notices.missing, now)  # reading does not block moves
        return await self._database.run(notices.add, found, self._offered, now) if found else 0

    async def send(self) -> int:
        """Start sending due deliveries and return their number."""
        capacity = MAX_CONCURRENT - len(self._in_progress)
        if capacity <= 0:
            return 0
        per_person = Counter(self._in_progress.values())
        busy = [
            person for person, count in per_person.items() if count >= deliveries.MAX_PER_PERSON
        ]
        now = self._watch.now()
        claimed = await self._database.run(
            deliveries.claim, now, now + self._claim, capacity, self._offered, busy
        )
        for delivery in claimed:
            task = asyncio.create_task(self._deliver(delivery))
            self._in_progress[task] = delivery.person
            task.add_done_callback(self._in_progress.pop)
        return len(claimed)

    async def finish(self) -> None:
        """Wait for all deliveries in progress."""
        while self._in_progress:
            await asyncio.wait(self._in_progress)

    async def close(self) -> None:
        """Stop; deliveries that do not finish in time are sent again after their claim expires."""
        if self._in_progress:
            await asyncio.wait(self._in_progress, timeout=FINISH_TIMEOUT)
        for task in self._in_progress:
            task.cancel()
        await asyncio.gather(*self._in_progress, return_exceptions=True)
        await self._senders.close()

    # ---- one delivery --------------------------------------------------------------------------
    async def _deliver(self, delivery: Delivery) -> None:
        try:
            failure = await self._send_one(delivery)
            await self._store_outcome(delivery, failure)
        except Exception:
            logger.exception("notice not sent", extra={"channel": delivery.channel})

    async def _send_one(self, delivery: Delivery) -> WanliError | None:
        """Send a delivery; return the error if it failed."""
        try:
            rendered = render(delivery, self._settings)
            async with asyncio.timeout(self._claim * SEND_SHARE):
                await self._senders.send(delivery.channel, delivery.settings, rendered)
        except TimeoutError:
            return NoAnswer()
        except WanliError as error:
            facts = {"channel": delivery.channel, "code": error.code}
            logger.info("notice not sent", extra=facts)
            return error
        except Exception:
            logger.exception("notice not sent", extra={"channel": delivery.channel})
            return Unreachable()
        return None

    async def _store_outcome(self, delivery: Delivery, failure: WanliError | None) -> None:
        """Store the outcome of a delivery, retrying while the database is unavailable."""
        for left in reversed(range(STORE_ATTEMPTS)):
            try:
                await self._store(delivery, failure)
            except WanliError:
                if not left:
                    raise
                await asyncio.sleep(self._pause)
            else:
                return

    async def _store(self, delivery: Delivery, failure: WanliError | None) -> None:
        run, now = self._database.run, self._watch.now()
        if failure is None:
            await run(deliveries.mark_sent, delivery, now)
            return
        if isinstance(failure, SubscriptionGone):
            await run(channels.unsubscribe, delivery.person, delivery.channel)
        final = not isinstance(failure, NotSent) or failure.final
        await run(deliveries.mark_failed, delivery, str(failure), now, final)
