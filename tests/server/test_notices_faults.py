"""Notices arrive once, whatever goes wrong on the way; and what is untrue by then, not at all."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator

import pytest

from tests.ports import silent_port
from tests.server.couriers import (
    LOCAL,
    NEVER,
    FastWatch,
    Place,
    couriers,
    go,
    mailing,
    turn,
)
from tests.server.sinks import HttpSink, http_sink, mail_sink
from tests.storage.staged import GAME, MOVED, Staged, staged
from tests.waiting import PATIENCE, until
from wanli.server.notices import Courier, courier
from wanli.storage import deliveries, notices
from wanli.storage.database import StorageAway
from wanli.storage.person_settings import PersonSettings
from wanli.table.clock import Watch


@pytest.fixture
def sink() -> Iterator[HttpSink]:
    with http_sink() as sink:
        yield sink


@pytest.fixture
def stage(sqlite_url: str) -> Iterator[Staged]:
    with staged(sqlite_url) as stage:
        yield stage


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What has failed is tried again at once."""
    monkeypatch.setattr(deliveries, "WAITS", (0.0,) * 4)


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time passes only when the test says so."""
    then = time.time()
    monkeypatch.setattr(Watch, "now", lambda _: then)


@pytest.mark.usefixtures("quick")
async def test_what_does_not_arrive_is_tried_again_and_arrives_once(stage: Staged) -> None:
    async with couriers(stage) as [one]:
        with silent_port() as port:
            turn(stage, PersonSettings(webhook=f"http://127.0.0.1:{port}/hook"))
            await go(one)  # the connection is refused
        with http_sink(port) as sink:
            sink.status = 503
            await go(one)
            sink.status = 200
            for _ in range(3):
                await go(one)
    assert len({posted.headers["idempotency-key"] for posted in sink.posted}) == 1
    assert len(sink.posted) == 2  # the one that was refused, and the one that was taken


async def test_two_couriers_send_one_notice_once(database_url: str, sink: HttpSink) -> None:
    with staged(database_url) as stage:
        for n in range(12):
            turn(stage, PersonSettings(webhook=f"{sink.url}/{n}"))
        async with couriers(stage, count=2) as both:
            for _ in range(3):
                await go(*both)
    # Ann's turn, twelve times; Bob has no webhook.
    assert sorted(posted.path for posted in sink.posted) == sorted(f"/{n}" for n in range(12))


@pytest.mark.usefixtures("still")
async def test_after_a_crash_it_is_sent_again_under_the_same_name(
    stage: Staged, sink: HttpSink, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn(
        stage,
        PersonSettings(webhook=f"{sink.url}/hook", email="ann@home.example", email_confirmed=True),
    )

    def crash(*_: object) -> None:
        raise StorageAway("storage-away", {})

    watch = FastWatch()
    async with (
        mail_sink() as mail,
        couriers(stage, mailing(mail.port), 2, watch) as [first, second],
    ):
        with monkeypatch.context() as patch:
            patch.setattr(deliveries, "done", crash)
            await go(first)
        await go(second)
        assert (len(sink.posted), len(mail.taken)) == (1, 1)  # the claim is still good
        for _ in range(2):
            watch.ahead += courier.CLAIM + 1
            await go(second)
    assert len(sink.posted) == len(mail.taken) == 2
    assert len({posted.headers["idempotency-key"] for posted in sink.posted}) == 1
    assert len({message["Message-ID"] for message in mail.taken}) == 1


@pytest.mark.usefixtures("quick")
async def test_an_address_that_the_mail_server_does_not_know_is_given_up(stage: Staged) -> None:
    turn(stage, PersonSettings(email="ann@home.example", email_confirmed=True))
    async with mail_sink() as mail, couriers(stage, mailing(mail.port)) as [one]:
        mail.unknown = "ann@home.example"
        await go(one)
        mail.unknown = ""
        await go(one)
    assert mail.taken == []


async def test_a_slow_address_keeps_nobody_else_waiting(stage: Staged, sink: HttpSink) -> None:
    sink.answers.clear()
    for _ in range(5):
        turn(stage, PersonSettings(webhook=f"{sink.url}/slow"))
    turn(stage, PersonSettings(webhook=f"{sink.url}/quick"))
    async with couriers(stage) as [one]:
        async with asyncio.timeout(PATIENCE):
            await one.gather()
            await one.send()
            await until(lambda: len(sink.at("/slow")) == 5 and sink.at("/quick"))
            turn(stage, PersonSettings(webhook=f"{sink.url}/later"))
            await one.gather()
            await one.send()
            await until(lambda: sink.at("/later"))
        sink.answers.set()  # until now no slow one was answered
    assert (len(sink.at("/quick")), len(sink.at("/later"))) == (1, 1)


async def test_a_turn_that_is_over_before_it_is_told_is_not_told(
    stage: Staged, sink: HttpSink
) -> None:
    _, table = turn(stage, PersonSettings(webhook=f"{sink.url}/hook"))
    async with couriers(stage) as [one]:
        await one.gather()
        stage.entry(table, MOVED, time.time(), turn=1)
        await go(one)
    assert sink.posted == []


async def test_a_game_can_be_switched_off(stage: Staged, sink: HttpSink) -> None:
    settings = PersonSettings(webhook=f"{sink.url}/hook", quiet=["great-wall"])
    turn(stage, settings, "great-wall")
    turn(stage, settings)
    async with couriers(stage) as [one]:
        await go(one)
    assert [json.loads(posted.body)["game"] for posted in sink.posted] == [GAME]


@pytest.mark.usefixtures("still")
async def test_a_courier_that_runs_goes_on_whatever_happens_and_stops_cleanly(
    stage: Staged, sink: HttpSink, monkeypatch: pytest.MonkeyPatch
) -> None:
    claim, rounds = deliveries.claim, 0
    wrong = {1: StorageAway("storage-away", {}), 2: ValueError("a bug")}

    def sometimes(*args: object) -> object:
        nonlocal rounds
        rounds += 1
        if rounds in wrong:
            raise wrong[rounds]
        return claim(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(deliveries, "claim", sometimes)
    turn(stage, PersonSettings(webhook=f"{sink.url}/hook"))
    watch = FastWatch()
    running = asyncio.create_task(
        Courier(Place(LOCAL, stage.database, watch), pause=0.02, timeout=NEVER).run()
    )
    await until(lambda: rounds > 4)
    assert sink.posted == []  # who was here when the server stopped may just be coming back
    watch.ahead = notices.AWAY_AFTER + 1
    await until(lambda: sink.posted)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running


async def test_what_is_under_way_may_finish_when_the_server_stops(
    stage: Staged, sink: HttpSink, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courier, "TO_FINISH", NEVER)
    sink.answers.clear()
    turn(stage, PersonSettings(webhook=f"{sink.url}/slow"))
    async with couriers(stage) as [one]:
        await one.gather()
        await one.send()
        await until(lambda: sink.posted)
        closing = asyncio.create_task(one.close())
        await asyncio.sleep(0)  # the server begins to stop
        sink.answers.set()
        await closing
    later = FastWatch()
    later.ahead = courier.CLAIM + 1
    async with couriers(stage, watch=later) as [one]:
        await go(one)
    assert len(sink.posted) == 1
