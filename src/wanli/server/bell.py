"""A bell: anybody may ring it, one hears it. An `asyncio.Event` keeps a list of who waits."""

from __future__ import annotations

import asyncio


class Bell:
    """Rung as often as you like, heard once."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._rung = False
        self._waiting: asyncio.Future[None] | None = None

    def ring(self) -> None:
        """Wake who waits, or whoever comes to wait next."""
        self._rung = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def heard(self) -> None:
        """Wait until it rings; if it has rung since it was last heard, not at all."""
        if not self._rung:
            self._waiting = self._loop.create_future()
            await self._waiting
        self._rung = False
