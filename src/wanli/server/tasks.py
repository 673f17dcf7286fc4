"""Background tasks of a server process, cancelled when it stops."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

T = TypeVar("T")


class Tasks:
    """The background tasks that are running."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[object]] = set()

    def spawn(self, work: Coroutine[None, None, T]) -> asyncio.Task[T]:
        """Start a task; it continues if the client that caused it disconnects."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def close(self) -> None:
        """Cancel every task and wait until all have ended."""
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
