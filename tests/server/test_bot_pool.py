"""The bot pool: many tables share few workers, and no bot exceeds its time limit."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import Any

import pytest

from tests.waiting import PATIENCE, until
from wanli.bots.advice import Advice
from wanli.bots.levels import Level
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.core.view import View
from wanli.games import game
from wanli.server import bot_pool
from wanli.server.bot_pool import OVERTIME, BotPool, Workers
from wanli.server.bot_worker import AdviceRequest

TABLES = 6
MASTER = Level.MASTER.seconds


@pytest.fixture(scope="module")
def view() -> View:
    """A position with several legal moves."""
    rules = game("great-wall")
    at = Play(rules, rules.setup(2), Rng(3))
    return at.view(at.current)


class ManualExecutor(Executor):
    """Answers when the test says so."""

    def __init__(self) -> None:
        self.asked: list[tuple[AdviceRequest, float]] = []
        self.answers: list[Future[Any]] = []
        self.shut = False

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        if self.shut:
            raise RuntimeError
        self.asked.append((args[0], args[1]))
        self.answers.append(Future())
        return self.answers[-1]

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.shut = True


class ManualClock:
    """Replaces the event loop's clock; the test advances it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        loop = asyncio.get_running_loop()
        self.began = self.now = loop.time()
        monkeypatch.setattr(loop, "time", lambda: self.now)


async def run_ready_tasks() -> None:
    """Let all tasks run until they wait for something."""
    for _ in range(20):
        await asyncio.sleep(0)


async def wait_in_real_time(condition: Callable[[], object]) -> None:
    """Wait for a condition while the event loop's clock stands still."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it did not happen"
        await asyncio.to_thread(time.sleep, 0.001)


def pool_with(executor: Executor, places: int = 1) -> BotPool:
    pool = BotPool(processes=places)
    pool._workers = Workers([executor] * places)
    return pool


# ---- a bot's time starts with the request ----------------------------------------------------
async def test_many_tables_are_answered_within_the_time_of_one(
    view: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, silent = ManualClock(monkeypatch), ManualExecutor()
    pool = pool_with(silent)
    tables = [asyncio.create_task(pool.choose(view, Level.MASTER, f"{n}")) for n in range(TABLES)]
    await run_ready_tasks()
    for number in range(TABLES):  # each search gets what is left of its bot's time
        _, waited = silent.asked[number]
        clock.now += max(0.0, MASTER - waited)
        silent.answers[number].set_result(Advice("anything"))
        await run_ready_tasks()
    assert await asyncio.gather(*tables) == ["anything"] * TABLES
    assert clock.now - clock.began == pytest.approx(MASTER)


async def test_time_spent_in_the_queue_is_deducted_from_the_search(
    view: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, silent = ManualClock(monkeypatch), ManualExecutor()
    pool = pool_with(silent)
    tables = [asyncio.create_task(pool.choose(view, Level.MASTER, "table")) for _ in range(3)]
    await run_ready_tasks()
    assert [waited for _, waited in silent.asked] == [0]
    for number in range(2):
        clock.now += 1
        silent.answers[-1].set_result(Advice(view.legal[number]))
        await asyncio.wait({tables[number]})
        await run_ready_tasks()
        assert silent.asked[-1][1] == pytest.approx(number + 1)
    silent.answers[-1].set_result(Advice(view.legal[2]))
    assert [await table for table in tables] == view.legal[:3]


async def test_a_table_whose_time_is_up_gets_an_answer_and_others_keep_theirs(
    view: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, silent = ManualClock(monkeypatch), ManualExecutor()
    pool = pool_with(silent)
    master, other = (
        asyncio.create_task(pool.advise(view, level)) for level in (Level.MASTER, Level.MEDIUM)
    )
    await run_ready_tasks()
    clock.now += (1 + OVERTIME) * Level.MEDIUM.seconds + 0.01
    quick = await other
    assert (quick.text in view.legal, quick.tries) == (True, 1)
    assert (master.done(), silent.shut, len(silent.asked)) == (False, False, 1)
    silent.answers[0].set_result(Advice("anything"))
    assert (await master).text == "anything"


async def test_a_worker_that_does_not_answer_is_replaced(
    view: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, silent = ManualClock(monkeypatch), ManualExecutor()
    pool = pool_with(silent)
    table = asyncio.create_task(pool.choose(view, Level.MEDIUM, "table"))
    await run_ready_tasks()
    clock.now += bot_pool.HANG_TIMEOUT + 1
    assert await table in view.legal
    await run_ready_tasks()
    assert pool._workers is None


async def test_a_worker_that_dies_is_replaced_while_there_is_time(
    view: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, first, second = ManualClock(monkeypatch), ManualExecutor(), ManualExecutor()
    pool = pool_with(first)
    monkeypatch.setattr(pool, "_first_executors", lambda: [second])
    table = asyncio.create_task(pool.choose(view, Level.MASTER, "table"))
    await run_ready_tasks()
    clock.now += 1
    first.answers[0].set_exception(BrokenExecutor())
    await wait_in_real_time(lambda: second.asked)
    assert second.asked[0][1] == pytest.approx(1)
    second.answers[0].set_result(Advice("anything"))
    assert await table == "anything"


# ---- workers take time to start --------------------------------------------------------------
async def test_tables_do_not_wait_long_for_a_worker_that_does_not_start(
    view: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, pool = ManualClock(monkeypatch), BotPool(processes=1)
    ready, begun, silent = threading.Event(), list[int](), ManualExecutor()

    def start_workers() -> list[Executor]:
        begun.append(1)
        if len(begun) == 1:
            assert ready.wait(PATIENCE)
            raise OSError
        return [silent]

    async def ask_for_quick_answer() -> None:
        asked = asyncio.create_task(pool.advise(view, Level.MEDIUM))
        await wait_in_real_time(asked.done)
        advice = asked.result()
        assert (advice.text in view.legal, advice.tries) == (True, 1)

    monkeypatch.setattr(pool, "_first_executors", start_workers)
    limit = (1 + OVERTIME) * Level.MEDIUM.seconds
    monkeypatch.setattr(bot_pool, "START_TIMEOUT", 600.0)  # longer than any table waits
    try:
        tables = [asyncio.create_task(ask_for_quick_answer()) for _ in range(TABLES)]
        await run_ready_tasks()
        assert not any(table.done() for table in tables)
        clock.now += limit + 0.01  # waiting uses up a bot's time, too
        await asyncio.gather(*tables)
        clock.now += bot_pool.START_TIMEOUT
        await ask_for_quick_answer()  # later requests do not wait at all
        assert begun == [1]
    finally:
        ready.set()
    assert pool._starting is not None
    await asyncio.wait({pool._starting})
    await ask_for_quick_answer()  # the start is not retried at once
    assert begun == [1]
    clock.now += bot_pool.RETRY_DELAY + 1
    await run_ready_tasks()
    await ask_for_quick_answer()  # while the workers start
    if pool._starting is not None:
        await pool._starting
    table = asyncio.create_task(pool.advise(view, Level.MEDIUM))
    await run_ready_tasks()
    silent.answers[0].set_result(Advice("anything"))
    assert (await table).text == "anything"


async def test_workers_are_started_before_the_first_request(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool, silent = BotPool(processes=1), ManualExecutor()
    monkeypatch.setattr(pool, "_first_executors", lambda: [silent])
    pool.warm_up()
    await until(lambda: pool._workers)
    pool.warm_up()  # already running
    assert pool._starting is None
    assert silent.asked == []


def test_there_are_two_workers_for_each_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 3)
    assert BotPool()._processes == BotPool(processes=0)._processes == 6
    assert BotPool(processes=1)._processes == 1


# ---- no bot waits needlessly -----------------------------------------------------------------
async def test_a_bot_without_search_needs_no_worker(
    view: View, caplog: pytest.LogCaptureFixture
) -> None:
    silent = ManualExecutor()
    pool = pool_with(silent)
    busy = asyncio.create_task(pool.choose(view, Level.MASTER, "table"))
    await run_ready_tasks()
    for level in (Level.NOVICE, Level.EASY, Level.RANDOM):
        assert await pool.choose(view, level, "other") in view.legal
    assert len(silent.asked) == 1  # only that of the master bot
    assert not busy.done()
    silent.answers[0].set_result(Advice("anything"))
    await busy
    assert caplog.messages == []


async def test_several_searches_run_at_once(view: View, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Level, "seconds", PATIENCE)  # generous, for busy machines
    pool = BotPool(processes=3)
    pool.warm_up()
    try:
        those = await until(lambda: pool._workers)
        assert those is not None
        await until(lambda: len(those._idle) == 3)
        tables = [
            asyncio.create_task(pool.advise(view, Level.MASTER, f"table {n}")) for n in range(3)
        ]
        await run_ready_tasks()
        assert those._idle == []  # none of them waits for another
        assert min(advice.tries for advice in await asyncio.gather(*tables)) > 1
    finally:
        pool.close()


async def test_a_seat_returns_to_the_worker_with_its_search_tree(view: View) -> None:
    both = ManualExecutor(), ManualExecutor()
    pool = BotPool(processes=2)
    pool._workers = Workers(both)
    tables = [asyncio.create_task(pool.choose(view, Level.MASTER, who)) for who in ("anna", "bela")]
    await run_ready_tasks()
    for one in both:
        one.answers[-1].set_result(Advice("anything"))
    await asyncio.gather(*tables)
    await run_ready_tasks()
    for number, who in ((1, "bela"), (0, "anna"), (1, "bela")):
        table = asyncio.create_task(pool.choose(view, Level.MASTER, who))
        await run_ready_tasks()
        assert both[number].asked[-1][0].seat_key.startswith(who)
        both[number].answers[-1].set_result(Advice("anything"))
        await table
        await run_ready_tasks()
    assert [len(one.asked) for one in both] == [2, 3]


@pytest.mark.parametrize("level", Level)
def test_every_level_has_a_time_limit(level: Level) -> None:
    assert 0 < level.seconds <= 3 / 1.2
