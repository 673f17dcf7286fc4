"""The bots of a server think in other processes, or on a cluster; all they are sent is a view.

A bot's time begins when it is asked. Only as many questions are sent as can be thought about at
once; the others wait here, by the one clock that knows for how long, and what they have waited is
taken off their bot's time. A table whose time is up has its answer at once, whatever the others do.
Those who think are more than there are cores, and share them: a long thought makes the others
shorter and never keeps them from thinking. Who does not search needs no time, and waits for nobody.

Whoever thinks is started when somebody looks what can be played, or asks. All tables wait together
for that, within their bots' time.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import replace
from functools import partial
from math import inf

import msgspec
from prometheus_client import Gauge

from wanli.arena.pools import Cluster, Processes
from wanli.bots import bot
from wanli.bots.advice import Advice
from wanli.bots.levels import LAST_RESORT, Level
from wanli.core.view import View
from wanli.games import game_of
from wanli.server.bot_worker import Question, settle, think, wake

A_CORE = 2  # processes for each: more thoughts at once, each the shorter
REMEMBERED = 1000  # seats, and who has thought for them
LATE = 0.1  # of a bot's time, that its answer may take longer
PATIENCE = 60.0  # seconds, then who has not answered is not asked again
STARTS_WITHIN = 3.0  # seconds that tables wait for whoever thinks to start
REST = 10.0  # seconds after a start that failed
FAILURES = (RuntimeError, OSError)  # of whoever thinks; a broken pool is the first
TRIES = 3

logger = logging.getLogger(__name__)


class Workers:
    """Those who think, each of one thing at a time; a seat goes on with who knows its last step."""

    def __init__(self, thinkers: Sequence[Executor]) -> None:
        self._idle = list(thinkers)
        self._all = set(thinkers)
        self._free = asyncio.Semaphore(len(self._idle))
        self._last: OrderedDict[str, Executor] = OrderedDict()

    def join(self, thinker: Executor) -> None:
        """One more."""
        self._all.add(thinker)
        self._idle.append(thinker)
        self._free.release()

    async def ask(self, question: Question, asked: float, until: float) -> asyncio.Future[Advice]:
        """Hand a question over when there is a place; raises TimeoutError if that is too late."""
        loop = asyncio.get_running_loop()
        async with asyncio.timeout_at(until):
            await self._free.acquire()
        thinker = self._pick(question.whose)
        try:
            work = thinker.submit(think, question, loop.time() - asked)
        except BaseException:
            self.join(thinker)
            raise
        answer = asyncio.wrap_future(work)
        answer.add_done_callback(partial(self._answered, thinker))
        return answer

    def _pick(self, whose: str) -> Executor:
        last = self._last.pop(whose, None)
        thinker = last if last is not None and last in self._idle else self._idle[0]
        self._idle.remove(thinker)
        if whose:
            self._last[whose] = thinker
            if len(self._last) > REMEMBERED:
                self._last.popitem(last=False)
        return thinker

    def _answered(self, thinker: Executor, answer: asyncio.Future[Advice]) -> None:
        self.join(thinker)
        if not answer.cancelled():
            answer.exception()  # somebody has looked at it, even if nobody waits any more

    def shut(self) -> None:
        """Take no more questions; who thinks may end his thought."""
        for thinker in self._all:
            thinker.shutdown(wait=False, cancel_futures=True)


class BotPool:
    """Those who think for the bots."""

    def __init__(
        self, cluster: str = "", processes: int = 0, thinking: Gauge | None = None
    ) -> None:
        self._cluster = cluster
        self._processes = processes or A_CORE * (os.cpu_count() or 2)
        self._thinking = thinking or Gauge("thinking", "Nobody looks", registry=None)
        self._crew: Workers | None = None
        self._starting: asyncio.Task[Workers] | None = None  # or one that has failed of late
        self._waiting_until: float | None = None  # for the first start after one that worked
        self._hurrying = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def choose(self, view: View, level: Level, table: str) -> str:
        """A move of the level for the seat of a table whose view it is."""
        return (await self.advise(view, level, f"{table} {view.viewer}")).text

    async def advise(self, view: View, level: Level, whose: str = "") -> Advice:
        """What a bot of the level would do, with its reasons; it may know its own last thought."""
        seed = secrets.randbelow(1 << 30)
        rules, seen = game_of(view), msgspec.json.encode(view)
        question = Question(rules.id, level, seen, seed, rules.rules_version, whose)
        with self._thinking.track_inprogress():
            try:
                if not level.searches:
                    return await asyncio.to_thread(think, question, 0.0)
                return await self._thought(question)
            except Exception as error:  # whatever it is, the table must go on
                logger.warning("bot failed", extra={"reason": type(error).__name__})
            return await self._at_once(question, view)

    async def _thought(self, question: Question) -> Advice:
        """An answer within the bot's time; who dies over it is replaced while there is time."""
        asked = asyncio.get_running_loop().time()
        until = asked + (1 + LATE) * question.level.seconds
        async with asyncio.timeout_at(until):
            crew = await self._start()
        for _ in range(TRIES):
            try:
                return await self._answer(crew, question, asked, until)
            except TimeoutError:
                raise
            except FAILURES:
                self._drop(crew)
                async with asyncio.timeout_at(until):
                    crew = await self._start()
        raise BrokenExecutor

    async def _answer(
        self, crew: Workers, question: Question, asked: float, until: float
    ) -> Advice:
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
    def get_ready(self) -> None:
        """Somebody may ask soon: whoever thinks is started before that, if he is not there."""
        if self._crew is None and self._starting is None:
            self._starting = asyncio.create_task(self._begin())
            self._starting.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _start(self) -> Workers:
        """Whoever thinks; raises TimeoutError for those who should not wait for him to start.

        All who ask meanwhile wait for the same start. After one that failed nobody waits for the
        next ones, until one works.
        """
        if self._crew is not None:
            return self._crew
        self.get_ready()
        assert self._starting is not None
        if self._waiting_until is None:
            self._waiting_until = asyncio.get_running_loop().time() + STARTS_WITHIN
        async with asyncio.timeout_at(self._waiting_until):
            return await asyncio.shield(self._starting)

    async def _begin(self) -> Workers:
        try:
            # A cluster that is far away, or gone, must not hold up the whole server.
            crew = Workers(await asyncio.to_thread(self._new))
        except Exception:
            asyncio.get_running_loop().call_later(REST, self._rested)
            raise
        self._crew = crew
        self._starting = self._waiting_until = None
        growing = asyncio.create_task(self._grow(crew))
        self._tasks.add(growing)
        growing.add_done_callback(self._tasks.discard)
        return crew

    async def _grow(self, crew: Workers) -> None:
        """The other processes, one after the other: the first is at work meanwhile."""
        for _ in range(0 if self._cluster else self._processes - 1):
            try:
                crew.join(await asyncio.to_thread(_process))
            except FAILURES as error:
                logger.warning("fewer bots think", extra={"reason": type(error).__name__})
                return
            if self._crew is not crew:  # it was given up meanwhile
                crew.shut()
                return

    def _rested(self) -> None:
        self._starting = None

    def _new(self) -> list[Executor]:
        """Somebody who is ready to think, as often as he can at once."""
        if not self._cluster:
            return [_process()]
        cluster = Cluster(self._cluster)
        try:
            cluster.client.run(wake, callback_timeout=PATIENCE)
            return [cluster] * cluster.slots
        except BaseException:
            cluster.shutdown(cancel_futures=True)
            raise

    def _drop(self, crew: Workers) -> None:
        """Do without a crew that is broken or does not answer; the next who asks has a new one."""
        if self._crew is crew:
            self._crew = None
            asyncio.get_running_loop().run_in_executor(None, crew.shut)

    def close(self) -> None:
        """Stop thinking."""
        crew, self._crew = self._crew, None
        if crew is not None:
            crew.shut()


def _process() -> Executor:
    """A process that is ready to think."""
    process = Processes(1)
    process.submit(settle).result()
    return process
