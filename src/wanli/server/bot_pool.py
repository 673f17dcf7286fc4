"""The worker pool of the server's bots: processes, or a Dask cluster. Workers are sent views only.

A bot's time begins when its move is requested. No more requests are sent than there are free
workers; the others wait here, and the time that they wait is taken off the bot's time. When a
bot's time is up, its table gets a quick answer, whatever the workers do. There are more workers
than cores: a long search makes the others weaker but never stops them. Bots that do not search
run in a thread of the server and wait for no worker.

Workers start on the first request for the list of games or for a move. All tables wait for the
same start, within the time of their bots.
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
from wanli.server.bot_worker import AdviceRequest, do_nothing, lower_priority, think

WORKERS_PER_CORE = 2  # more searches at a time, each of them shorter
REMEMBERED_SEATS = 1000  # seats whose last worker is remembered
OVERTIME = 0.1  # part of a bot's time by which its answer may be late
HANG_TIMEOUT = 60.0  # seconds without an answer until a worker counts as hung
START_TIMEOUT = 3.0  # seconds that tables wait for workers to start
RETRY_DELAY = 10.0  # seconds between a failed start and the next
WORKER_FAILURES = (RuntimeError, OSError)  # errors of workers; BrokenExecutor is a RuntimeError
MAX_TRIES = 3

logger = logging.getLogger(__name__)


class Workers:
    """Executors that run one request at a time each; a seat returns to its last one if possible."""

    def __init__(self, executors: Sequence[Executor]) -> None:
        self._idle = list(executors)
        self._all = set(executors)
        self._free = asyncio.Semaphore(len(self._idle))
        self._last: OrderedDict[str, Executor] = OrderedDict()  # by seat key

    def add(self, executor: Executor) -> None:
        """Add an executor, or return one that has become idle."""
        self._all.add(executor)
        self._idle.append(executor)
        self._free.release()

    async def submit(
        self, request: AdviceRequest, asked: float, until: float
    ) -> asyncio.Future[Advice]:
        """Send a request to the next free worker; raises TimeoutError if none is free in time."""
        loop = asyncio.get_running_loop()
        async with asyncio.timeout_at(until):
            await self._free.acquire()
        executor = self._take(request.seat_key)
        try:
            work = executor.submit(think, request, loop.time() - asked)
        except BaseException:
            self.add(executor)
            raise
        answer = asyncio.wrap_future(work)
        answer.add_done_callback(partial(self._answered, executor))
        return answer

    def _take(self, seat_key: str) -> Executor:
        last = self._last.pop(seat_key, None)
        executor = last if last is not None and last in self._idle else self._idle[0]
        self._idle.remove(executor)
        if seat_key:
            self._last[seat_key] = executor
            if len(self._last) > REMEMBERED_SEATS:
                self._last.popitem(last=False)
        return executor

    def _answered(self, executor: Executor, answer: asyncio.Future[Advice]) -> None:
        self.add(executor)
        if not answer.cancelled():
            answer.exception()  # marks it as retrieved, even if no table waits for it any more

    def shutdown(self) -> None:
        """Accept no more requests; running ones may finish."""
        for executor in self._all:
            executor.shutdown(wait=False, cancel_futures=True)


class BotPool:
    """Chooses moves for bots; starts, replaces and stops the workers."""

    def __init__(
        self, cluster: str = "", processes: int = 0, thinking: Gauge | None = None
    ) -> None:
        self._cluster = cluster
        self._processes = processes or WORKERS_PER_CORE * (os.cpu_count() or 2)
        self._thinking = thinking or Gauge("thinking", "Unused", registry=None)
        self._workers: Workers | None = None
        self._starting: asyncio.Task[Workers] | None = None  # or a start that failed recently
        self._start_deadline: float | None = None  # for the first start after a success
        self._fallback_lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def choose(self, view: View, level: Level, table: str) -> str:
        """Return the move that a bot of the level plays for the viewer of a view."""
        return (await self.advise(view, level, f"{table} {view.viewer}")).text

    async def advise(self, view: View, level: Level, seat_key: str = "") -> Advice:
        """Return a bot's choice with its reasons; with a seat key it may reuse its last search."""
        seed = secrets.randbelow(1 << 30)
        rules, encoded = game_of(view), msgspec.json.encode(view)
        request = AdviceRequest(rules.id, level, encoded, seed, rules.rules_version, seat_key)
        with self._thinking.track_inprogress():
            try:
                if not level.searches:
                    return await asyncio.to_thread(think, request, 0.0)
                return await self._search(request)
            except Exception as error:  # whatever it is, the table must go on
                logger.warning("bot failed", extra={"reason": type(error).__name__})
            return await self._answer_at_once(request, view)

    async def _search(self, request: AdviceRequest) -> Advice:
        """Return an answer within the bot's time; failed workers are replaced meanwhile."""
        asked = asyncio.get_running_loop().time()
        until = asked + (1 + OVERTIME) * request.level.seconds
        async with asyncio.timeout_at(until):
            workers = await self._started()
        for _ in range(MAX_TRIES):
            try:
                return await self._ask(workers, request, asked, until)
            except TimeoutError:
                raise
            except WORKER_FAILURES:
                self._discard(workers)
                async with asyncio.timeout_at(until):
                    workers = await self._started()
        raise BrokenExecutor

    async def _ask(
        self, workers: Workers, request: AdviceRequest, asked: float, until: float
    ) -> Advice:
        loop = asyncio.get_running_loop()
        answer = await workers.submit(request, asked, until)
        timer = loop.call_later(HANG_TIMEOUT, self._discard, workers)
        answer.add_done_callback(lambda _: timer.cancel())
        await asyncio.wait({answer}, timeout=max(0.0, until - loop.time()))
        if not answer.done():
            raise TimeoutError
        if answer.cancelled():  # the request of another table has found the workers broken
            raise BrokenExecutor
        return answer.result()

    async def _answer_at_once(self, request: AdviceRequest, view: View) -> Advice:
        """Return the bot's choice without any time left; computed here, one at a time."""
        try:
            async with self._fallback_lock:
                return await asyncio.to_thread(think, replace(request, seat_key=""), inf)
        except Exception:
            logger.exception("bot failed without a search")
            return Advice(bot(LAST_RESORT, request.seed).choose(view))

    # ---- workers -----------------------------------------------------------------------------
    def warm_up(self) -> None:
        """Start workers in the background unless they are running or starting."""
        if self._workers is None and self._starting is None:
            self._starting = asyncio.create_task(self._start())
            self._starting.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _started(self) -> Workers:
        """Return the workers; raises TimeoutError after START_TIMEOUT.

        All callers wait for the same start. After a failed start no caller waits for the next
        ones, until a start succeeds.
        """
        if self._workers is not None:
            return self._workers
        self.warm_up()
        assert self._starting is not None
        if self._start_deadline is None:
            self._start_deadline = asyncio.get_running_loop().time() + START_TIMEOUT
        async with asyncio.timeout_at(self._start_deadline):
            return await asyncio.shield(self._starting)

    async def _start(self) -> Workers:
        try:
            # In a thread: a slow or unreachable cluster must not block the server.
            workers = Workers(await asyncio.to_thread(self._first_executors))
        except Exception:
            asyncio.get_running_loop().call_later(RETRY_DELAY, self._allow_start)
            raise
        self._workers = workers
        self._starting = self._start_deadline = None
        adding = asyncio.create_task(self._add_processes(workers))
        self._tasks.add(adding)
        adding.add_done_callback(self._tasks.discard)
        return workers

    async def _add_processes(self, workers: Workers) -> None:
        """Start the other processes one by one, while the first already works."""
        for _ in range(0 if self._cluster else self._processes - 1):
            try:
                workers.add(await asyncio.to_thread(_worker_process))
            except WORKER_FAILURES as error:
                logger.warning("bot worker not started", extra={"reason": type(error).__name__})
                return
            if self._workers is not workers:  # they were discarded meanwhile
                workers.shutdown()
                return

    def _allow_start(self) -> None:
        self._starting = None

    def _first_executors(self) -> list[Executor]:
        """Return one process, or the cluster once for each request that it can run at a time."""
        if not self._cluster:
            return [_worker_process()]
        cluster = Cluster(self._cluster)
        try:
            cluster.client.run(do_nothing, callback_timeout=HANG_TIMEOUT)
            return [cluster] * cluster.slots
        except BaseException:
            cluster.shutdown(cancel_futures=True)
            raise

    def _discard(self, workers: Workers) -> None:
        """Give up workers that are broken or hang; the next request starts new ones."""
        if self._workers is workers:
            self._workers = None
            asyncio.get_running_loop().run_in_executor(None, workers.shutdown)

    def close(self) -> None:
        """Stop the workers."""
        workers, self._workers = self._workers, None
        if workers is not None:
            workers.shutdown()


def _worker_process() -> Executor:
    """Start a process and wait until it is ready."""
    process = Processes(1)
    process.submit(lower_priority).result()
    return process
