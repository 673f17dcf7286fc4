"""The bots of a server share few processes, and still nobody waits longer than for one of them."""

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
    """Somebody has to decide between several moves."""
    rules = game("great-wall")
    at = Play(rules, rules.setup(2), Rng(3))
    return at.view(at.current)


class Silent(Executor):
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


class Clock:
    """The time of the running loop: it stands still until the test moves it on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        loop = asyncio.get_running_loop()
        self.began = self.now = loop.time()
        monkeypatch.setattr(loop, "time", lambda: self.now)


async def settled() -> None:
    """Let everybody go on until he has to wait for somebody else."""
    for _ in range(20):
        await asyncio.sleep(0)


async def in_real_time(true: Callable[[], object]) -> None:
    """Wait for a condition while the clock of the loop stands still."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, "it did not happen"
        await asyncio.to_thread(time.sleep, 0.001)


def pool_with(executor: Executor, places: int = 1) -> BotPool:
    crew = BotPool(processes=places)
    crew._workers = Workers([executor] * places)
    return crew


# ---- a bot's time begins when it is asked ----------------------------------------------------
async def test_many_tables_at_once_have_their_answers_within_the_time_of_one(
    view: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, silent = Clock(monkeypatch), Silent()
    crew = pool_with(silent)
    tables = [asyncio.create_task(crew.choose(view, Level.MASTER, f"{n}")) for n in range(TABLES)]
    await settled()
    for number in range(TABLES):  # each is thought about for what is left of its bot's time
        _, waited = silent.asked[number]
        clock.now += max(0.0, MASTER - waited)
        silent.answers[number].set_result(Advice("anything"))
        await settled()
    assert await asyncio.gather(*tables) == ["anything"] * TABLES
    assert clock.now - clock.began == pytest.approx(MASTER)


async def test_what_a_question_has_waited_is_handed_over_with_it(
    view: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, silent = Clock(monkeypatch), Silent()
    crew = pool_with(silent)
    tables = [asyncio.create_task(crew.choose(view, Level.MASTER, "table")) for _ in range(3)]
    await settled()
    assert [waited for _, waited in silent.asked] == [0]
    for number in range(2):
        clock.now += 1
        silent.answers[-1].set_result(Advice(view.legal[number]))
        await asyncio.wait({tables[number]})
        await settled()
        assert silent.asked[-1][1] == pytest.approx(number + 1)
    silent.answers[-1].set_result(Advice(view.legal[2]))
    assert [await table for table in tables] == view.legal[:3]


async def test_a_table_whose_time_is_up_has_its_answer_and_the_others_keep_theirs(
    view: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, silent = Clock(monkeypatch), Silent()
    crew = pool_with(silent)
    master, other = (
        asyncio.create_task(crew.advise(view, level)) for level in (Level.MASTER, Level.MEDIUM)
    )
    await settled()
    clock.now += (1 + OVERTIME) * Level.MEDIUM.seconds + 0.01
    hurried = await other
    assert (hurried.text in view.legal, hurried.tries) == (True, 1)
    assert (master.done(), silent.shut, len(silent.asked)) == (False, False, 1)
    silent.answers[0].set_result(Advice("anything"))
    assert (await master).text == "anything"


async def test_who_does_not_answer_at_all_is_replaced(
    view: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, silent = Clock(monkeypatch), Silent()
    crew = pool_with(silent)
    table = asyncio.create_task(crew.choose(view, Level.MEDIUM, "table"))
    await settled()
    clock.now += bot_pool.HANG_TIMEOUT + 1
    assert await table in view.legal
    await settled()
    assert crew._workers is None


async def test_who_dies_over_a_question_is_replaced_while_there_is_time(
    view: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, first, second = Clock(monkeypatch), Silent(), Silent()
    crew = pool_with(first)
    monkeypatch.setattr(crew, "_first_executors", lambda: [second])
    table = asyncio.create_task(crew.choose(view, Level.MASTER, "table"))
    await settled()
    clock.now += 1
    first.answers[0].set_exception(BrokenExecutor())
    await in_real_time(lambda: second.asked)
    assert second.asked[0][1] == pytest.approx(1)
    second.answers[0].set_result(Advice("anything"))
    assert await table == "anything"


# ---- who thinks has to start first -----------------------------------------------------------
async def test_tables_wait_together_and_not_for_long_for_whoever_does_not_start(
    view: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, crew = Clock(monkeypatch), BotPool(processes=1)
    ready, begun, silent = threading.Event(), list[int](), Silent()

    def new() -> list[Executor]:
        begun.append(1)
        if len(begun) == 1:
            assert ready.wait(PATIENCE)
            raise OSError
        return [silent]

    async def hurried() -> None:
        asked = asyncio.create_task(crew.advise(view, Level.MEDIUM))
        await in_real_time(asked.done)
        advice = asked.result()
        assert (advice.text in view.legal, advice.tries) == (True, 1)

    monkeypatch.setattr(crew, "_first_executors", new)
    limit = (1 + OVERTIME) * Level.MEDIUM.seconds
    monkeypatch.setattr(bot_pool, "START_TIMEOUT", 600.0)  # as long as that nobody waits
    try:
        tables = [asyncio.create_task(hurried()) for _ in range(TABLES)]
        await settled()
        assert not any(table.done() for table in tables)
        clock.now += limit + 0.01  # a bot's time counts while it is awaited, too
        await asyncio.gather(*tables)
        clock.now += bot_pool.START_TIMEOUT
        await hurried()  # who comes later does not wait at all
        assert begun == [1]
    finally:
        ready.set()
    assert crew._starting is not None
    await asyncio.wait({crew._starting})
    await hurried()  # nor is it tried again at once
    assert begun == [1]
    clock.now += bot_pool.RETRY_DELAY + 1
    await settled()
    await hurried()  # while somebody is started
    if crew._starting is not None:
        await crew._starting
    table = asyncio.create_task(crew.advise(view, Level.MEDIUM))
    await settled()
    silent.answers[0].set_result(Advice("anything"))
    assert (await table).text == "anything"


async def test_whoever_thinks_is_ready_before_he_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    crew, silent = BotPool(processes=1), Silent()
    monkeypatch.setattr(crew, "_first_executors", lambda: [silent])
    crew.warm_up()
    await until(lambda: crew._workers)
    crew.warm_up()  # he is there
    assert crew._starting is None
    assert silent.asked == []


def test_there_are_two_workers_for_each_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 3)
    assert BotPool()._processes == BotPool(processes=0)._processes == 6
    assert BotPool(processes=1)._processes == 1


# ---- nobody is kept from thinking ------------------------------------------------------------
async def test_who_does_not_search_waits_for_nobody(
    view: View, caplog: pytest.LogCaptureFixture
) -> None:
    silent = Silent()
    crew = pool_with(silent)
    busy = asyncio.create_task(crew.choose(view, Level.MASTER, "table"))
    await settled()
    for level in (Level.NOVICE, Level.EASY, Level.RANDOM):
        assert await crew.choose(view, level, "other") in view.legal
    assert len(silent.asked) == 1  # the master, who is still thinking
    assert not busy.done()
    silent.answers[0].set_result(Advice("anything"))
    await busy
    assert caplog.messages == []


async def test_several_who_think_at_once_all_think(
    view: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Level, "seconds", PATIENCE)  # however busy the machine is
    crew = BotPool(processes=3)
    crew.warm_up()
    try:
        those = await until(lambda: crew._workers)
        assert those is not None
        await until(lambda: len(those._idle) == 3)
        tables = [
            asyncio.create_task(crew.advise(view, Level.MASTER, f"table {n}")) for n in range(3)
        ]
        await settled()
        assert those._idle == []  # none of them waits for another
        assert min(advice.tries for advice in await asyncio.gather(*tables)) > 1
    finally:
        crew.close()


async def test_a_seat_goes_on_with_who_knows_its_last_thought(view: View) -> None:
    both = Silent(), Silent()
    crew = BotPool(processes=2)
    crew._workers = Workers(both)
    tables = [asyncio.create_task(crew.choose(view, Level.MASTER, who)) for who in ("anna", "bela")]
    await settled()
    for one in both:
        one.answers[-1].set_result(Advice("anything"))
    await asyncio.gather(*tables)
    await settled()
    for number, who in ((1, "bela"), (0, "anna"), (1, "bela")):
        table = asyncio.create_task(crew.choose(view, Level.MASTER, who))
        await settled()
        assert both[number].asked[-1][0].seat_key.startswith(who)
        both[number].answers[-1].set_result(Advice("anything"))
        await table
        await settled()
    assert [len(one.asked) for one in both] == [2, 3]


@pytest.mark.parametrize("level", Level)
def test_every_level_has_its_time(level: Level) -> None:
    assert 0 < level.seconds <= 3 / 1.2
