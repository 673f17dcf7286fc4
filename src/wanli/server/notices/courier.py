"""The courier: every few seconds it makes the notices that ought to be there and sends what is due.

It works from the database alone. Several couriers at once share the work; what one of them had
claimed when it died, another sends again under the same key.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Protocol

from wanli.core.errors import WanliError
from wanli.server.ever import for_ever
from wanli.server.notices.failures import NoAnswer, NoBrowser, NotSent, Unreachable
from wanli.server.notices.letter import letter
from wanli.server.notices.poster import TIMEOUT
from wanli.server.notices.senders import Senders, offered
from wanli.server.settings import Settings
from wanli.storage import channels, deliveries, notices
from wanli.storage.database import Database
from wanli.storage.deliveries import Delivery
from wanli.table.clock import Watch

PAUSE = 2.0  # seconds between two rounds
CLAIM = 60.0  # seconds for which a delivery is ours
WITHIN = 0.8  # of that time it has to be sent: one that waited too long is not begun
AT_ONCE = 40  # deliveries under way
TO_FINISH = 5.0  # seconds that they have when the server stops
CLEARING = 1800  # rounds between two clearings away of what is old
TRIES = 3  # to write down that something has been sent

logger = logging.getLogger(__name__)


class Place(Protocol):
    """What a courier needs of a server."""

    @property
    def settings(self) -> Settings: ...
    @property
    def database(self) -> Database: ...
    @property
    def watch(self) -> Watch: ...


class Courier:
    """Makes and sends the notices of a server process."""

    def __init__(
        self, site: Place, *, pause: float = PAUSE, timeout: float = TIMEOUT, claim: float = CLAIM
    ) -> None:
        self._database = site.database
        self._watch = site.watch
        self._settings = site.settings
        self._offered = offered(site.settings)
        self._senders = Senders(site.settings, timeout)
        self._pause = pause
        self._claim = claim
        # Who was here when the server stopped has some time to come back before he is "away".
        self._gathers_from = self._watch.now() + notices.AWAY_AFTER
        self._under_way: dict[asyncio.Task[None], str] = {}
        self._rounds = 0

    async def run(self) -> None:
        """Go on until cancelled; what is under way then may finish. It raises nothing else."""
        try:
            await for_ever(self._round, self._pause, "no notices")
        finally:
            await self.close()

    async def _round(self) -> None:
        self._rounds += 1
        if self._rounds % CLEARING == 1:
            await self._database.run(notices.delete_old, self._watch.now())
        if self._watch.now() >= self._gathers_from:
            await self.gather()
        await self.send()

    async def gather(self) -> int:
        """Make the notices that ought to be there; gives how many are new."""
        now = self._watch.now()
        found = await self._database.read(notices.missing, now)  # moves are not kept waiting
        return await self._database.run(notices.add, found, self._offered, now) if found else 0

    async def send(self) -> int:
        """Begin to send what is due; gives how much that is."""
        free = AT_ONCE - len(self._under_way)
        if free <= 0:
            return 0
        counted = Counter(self._under_way.values())
        busy = [person for person, count in counted.items() if count >= deliveries.MAX_PER_PERSON]
        now = self._watch.now()
        claimed = await self._database.run(
            deliveries.claim, now, now + self._claim, free, self._offered, busy
        )
        for sending in claimed:
            task = asyncio.create_task(self._deliver(sending))
            self._under_way[task] = sending.person
            task.add_done_callback(self._under_way.pop)
        return len(claimed)

    async def finish(self) -> None:
        """Wait for all that is under way."""
        while self._under_way:
            await asyncio.wait(self._under_way)

    async def close(self) -> None:
        """Stop; what does not finish soon is sent again when its claim has lapsed."""
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=TO_FINISH)
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._senders.close()

    # ---- one delivery --------------------------------------------------------------------------
    async def _deliver(self, sending: Delivery) -> None:
        try:
            failure = await self._failure(sending)
            await self._written_down(sending, failure)
        except Exception:
            logger.exception("notice not sent", extra={"channel": sending.channel})

    async def _failure(self, sending: Delivery) -> WanliError | None:
        """Send; gives why it has not arrived."""
        try:
            written = letter(sending, self._settings)
            async with asyncio.timeout(self._claim * WITHIN):
                await self._senders.send(sending.channel, sending.settings, written)
        except TimeoutError:
            return NoAnswer()
        except WanliError as error:
            facts = {"channel": sending.channel, "code": error.code}
            logger.info("notice not sent", extra=facts)
            return error
        except Exception:
            logger.exception("notice not sent", extra={"channel": sending.channel})
            return Unreachable()
        return None

    async def _written_down(self, sending: Delivery, failure: WanliError | None) -> None:
        """Keep what has become of it; a database that is away for a moment is asked again."""
        for left in reversed(range(TRIES)):
            try:
                await self._keep(sending, failure)
            except WanliError:
                if not left:
                    raise
                await asyncio.sleep(self._pause)
            else:
                return

    async def _keep(self, sending: Delivery, failure: WanliError | None) -> None:
        run, now = self._database.run, self._watch.now()
        if failure is None:
            await run(deliveries.mark_sent, sending, now)
            return
        if isinstance(failure, NoBrowser):
            await run(channels.unsubscribe, sending.person, sending.channel)
        final = not isinstance(failure, NotSent) or failure.final
        await run(deliveries.mark_failed, sending, str(failure), now, final)
