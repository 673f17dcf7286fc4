"""The bots of a server think in other processes, or on a cluster; all they are sent is a view."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor

import msgspec
from prometheus_client import Gauge

from wanli.arena.pools import Cluster
from wanli.bots import advise
from wanli.bots.advice import Advice
from wanli.core.view import View
from wanli.games import game

PATIENCE = 60.0  # seconds for one move
FAILURES = (RuntimeError, OSError, TimeoutError)  # of whoever thinks; a broken pool is the first
TRIES = 3
FALLBACK = "random"  # answers at once, in the server itself: a table never waits for ever

logger = logging.getLogger(__name__)


def think(name: str, level: str, view: bytes, seed: int) -> Advice:
    """A bot's choice among the legal moves of a view; this runs elsewhere."""
    seen: View = msgspec.json.decode(view, type=game(name).view_type)
    return advise(level, seed, seen)


class Thinkers:
    """Whoever thinks for the bots."""

    def __init__(
        self, cluster: str = "", processes: int = 0, thinking: Gauge | None = None
    ) -> None:
        self._cluster = cluster
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._thinking = thinking or Gauge("thinking", "Nobody looks", registry=None)
        self._executor: Executor | None = None
        self._starting = asyncio.Lock()

    async def choose(self, view: View, level: str) -> str:
        """A move of the level for the seat whose view it is."""
        return (await self.advise(view, level)).text

    async def advise(self, view: View, level: str) -> Advice:
        """The same, with the reasons."""
        body = msgspec.json.encode(view)
        with self._thinking.track_inprogress():
            for _ in range(TRIES):
                try:
                    return await self._ask(view.game, level, body)
                except Exception as error:  # whatever it is, the table must go on
                    logger.warning("bot failed", extra={"reason": type(error).__name__})
        return advise(FALLBACK, secrets.randbelow(1 << 30), view)

    async def _ask(self, name: str, level: str, body: bytes) -> Advice:
        executor = await self._start()
        try:
            seed = secrets.randbelow(1 << 30)
            answer = executor.submit(think, name, level, body, seed)
            return await asyncio.wait_for(asyncio.wrap_future(answer), PATIENCE)
        except FAILURES:
            await self._drop(executor)
            raise
        except asyncio.CancelledError as error:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            raise BrokenExecutor from error  # another table has dropped the executor under us

    async def _start(self) -> Executor:
        async with self._starting:
            if self._executor is None:
                # A cluster that is far away, or gone, must not hold up the whole server.
                self._executor = await asyncio.to_thread(self._new)
            return self._executor

    def _new(self) -> Executor:
        if self._cluster:
            return Cluster(self._cluster)
        return ProcessPoolExecutor(self._processes, multiprocessing.get_context("spawn"))

    async def _drop(self, executor: Executor) -> None:
        """Do without an executor that has failed; the next who asks has a new one."""
        if self._executor is executor:
            self._executor = None
            await asyncio.to_thread(_shut, executor)

    def close(self) -> None:
        """Stop thinking."""
        executor, self._executor = self._executor, None
        if executor is not None:
            _shut(executor)


def _shut(executor: Executor) -> None:
    executor.shutdown(wait=False, cancel_futures=True)
