"""The bots of a server think in other processes, or on a cluster; all they are sent is a view.

A bot's time begins when it is asked. Only as many questions are sent as can be thought about at
once; the others wait here, by the one clock that knows for how long, and what they have waited is
taken off their bot's time. A table whose time is up has its answer at once, whatever the others do.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import replace
from math import inf

import msgspec
from prometheus_client import Gauge

from wanli.arena.pools import Cluster, Processes
from wanli.bots import bot, time_of
from wanli.bots.advice import Advice
from wanli.core.view import View
from wanli.server.minds import Question, think, wake

LATE = 0.1  # of a bot's time, that its answer may take longer
PATIENCE = 60.0  # seconds, then who has not answered is not asked again
FAILURES = (RuntimeError, OSError)  # of whoever thinks; a broken pool is the first
TRIES = 3
LAST_RESORT = "random"  # for a bot that cannot think at all: a table never waits for ever

logger = logging.getLogger(__name__)


class Crew:
    """Whoever thinks, so many at once."""

    def __init__(self, executor: Executor, places: int) -> None:
        self.executor = executor
        self.places = places
        self._free = asyncio.Semaphore(places)

    async def ask(self, question: Question, asked: float, until: float) -> asyncio.Future[Advice]:
        """Hand a question over when there is a place; raises TimeoutError if that is too late."""
        loop = asyncio.get_running_loop()
        async with asyncio.timeout_at(until):
            await self._free.acquire()
        try:
            work = self.executor.submit(think, question, loop.time() - asked)
        except BaseException:
            self._free.release()
            raise
        answer = asyncio.wrap_future(work)
        answer.add_done_callback(self._answered)
        return answer

    def _answered(self, answer: asyncio.Future[Advice]) -> None:
        self._free.release()
        if not answer.cancelled():
            answer.exception()  # somebody has looked at it, even if nobody waits any more

    def shut(self) -> None:
        """Take no more questions; who thinks may end his thought."""
        self.executor.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """Those who think for the bots."""

    def __init__(
        self, cluster: str = "", processes: int = 0, thinking: Gauge | None = None
    ) -> None:
        self._cluster = cluster
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._thinking = thinking or Gauge("thinking", "Nobody looks", registry=None)
        self._crew: Crew | None = None
        self._starting = asyncio.Lock()
        self._hurrying = asyncio.Lock()

    async def choose(self, view: View, level: str, table: str) -> str:
        """A move of the level for the seat of a table whose view it is."""
        return (await self.advise(view, level, f"{table} {view.viewer}")).text

    async def advise(self, view: View, level: str, whose: str = "") -> Advice:
        """What a bot of the level would do, with its reasons; it may know its own last thought."""
        seed = secrets.randbelow(1 << 30)
        question = Question(view.game, level, msgspec.json.encode(view), seed, whose)
        with self._thinking.track_inprogress():
            try:
                return await self._thought(question)
            except Exception as error:  # whatever it is, the table must go on
                logger.warning("bot failed", extra={"reason": type(error).__name__})
            return await self._at_once(question, view)

    async def _thought(self, question: Question) -> Advice:
        """An answer within the bot's time; who dies over it is replaced while there is time."""
        crew = await self._start()
        asked = asyncio.get_running_loop().time()
        until = asked + (1 + LATE) * time_of(question.level)
        for _ in range(TRIES):
            try:
                return await self._answer(crew, question, asked, until)
            except TimeoutError:
                raise
            except FAILURES:
                self._drop(crew)
                crew = await self._start()
        raise BrokenExecutor

    async def _answer(self, crew: Crew, question: Question, asked: float, until: float) -> Advice:
        loop = asyncio.get_running_loop()
        answer = await crew.ask(question, asked, until)
        timer = loop.call_later(PATIENCE, self._drop, crew)
        answer.add_done_callback(lambda _: timer.cancel())
        await asyncio.wait({answer}, timeout=max(0.0, until - loop.time()))
        if not answer.done():
            raise TimeoutError
        if answer.cancelled():  # another table has found the crew broken
            raise BrokenExecutor
        return answer.result()

    async def _at_once(self, question: Question, view: View) -> Advice:
        """What the bot would do without any time: thought about here, one after the other."""
        try:
            async with self._hurrying:
                return await asyncio.to_thread(think, replace(question, whose=""), inf)
        except Exception:
            logger.exception("bot cannot think")
            return Advice(bot(LAST_RESORT, question.seed).choose(view))

    # ---- who thinks --------------------------------------------------------------------------
    async def _start(self) -> Crew:
        async with self._starting:
            if self._crew is None:
                # A cluster that is far away, or gone, must not hold up the whole server.
                executor, places = await asyncio.to_thread(self._new)
                self._crew = Crew(executor, places)
            return self._crew

    def _new(self) -> tuple[Executor, int]:
        """Somebody who is ready to think, and for how many at once."""
        if self._cluster:
            cluster = Cluster(self._cluster)
            cluster.client.run(wake)
            return cluster, cluster.places
        pool = Processes(self._processes)
        pool.submit(wake).result()
        return pool, self._processes

    def _drop(self, crew: Crew) -> None:
        """Do without a crew that is broken or does not answer; the next who asks has a new one."""
        if self._crew is crew:
            self._crew = None
            asyncio.get_running_loop().run_in_executor(None, crew.shut)

    def close(self) -> None:
        """Stop thinking."""
        crew, self._crew = self._crew, None
        if crew is not None:
            crew.shut()
