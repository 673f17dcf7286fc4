"""Notices arrive once despite failures, and stale ones are not sent."""

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
    CourierSite,
    SettableWatch,
    add_turn,
    couriers,
    mail_settings,
    run_round,
)
from tests.server.sinks import HttpSink, http_sink, mail_sink
from tests.storage.scenario import GAME, MOVED, Scenario, create_scenario
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
def scenario(sqlite_url: str) -> Iterator[Scenario]:
    with create_scenario(sqlite_url) as scenario:
        yield scenario


@pytest.fixture
def retry_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Retry failed deliveries without delay."""
    monkeypatch.setattr(deliveries, "RETRY_DELAYS", (0.0,) * 4)


@pytest.fixture
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the clock of the server."""
    then = time.time()
    monkeypatch.setattr(Watch, "now", lambda _: then)


@pytest.mark.usefixtures("retry_at_once")
async def test_a_failed_delivery_is_retried_and_arrives_once(scenario: Scenario) -> None:
    async with couriers(scenario) as [one]:
        with silent_port() as port:
            add_turn(scenario, PersonSettings(webhook=f"http://127.0.0.1:{port}/hook"))
            await run_round(one)  # the connection is refused
        with http_sink(port) as sink:
            sink.status = 503
            await run_round(one)
            sink.status = 200
            for _ in range(3):
                await run_round(one)
    assert len({request.headers["idempotency-key"] for request in sink.requests}) == 1
    assert len(sink.requests) == 2  # one refused, one accepted


async def test_two_couriers_send_one_notice_once(database_url: str, sink: HttpSink) -> None:
    with create_scenario(database_url) as scenario:
        for n in range(12):
            add_turn(scenario, PersonSettings(webhook=f"{sink.url}/{n}"))
        async with couriers(scenario, count=2) as both:
            for _ in range(3):
                await run_round(*both)
    # Ann's turn, twelve times; Bob has no webhook.
    assert sorted(request.path for request in sink.requests) == sorted(f"/{n}" for n in range(12))


@pytest.mark.usefixtures("stopped_clock")
async def test_after_a_crash_a_delivery_is_repeated_with_the_same_key(
    scenario: Scenario, sink: HttpSink, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_turn(
        scenario,
        PersonSettings(webhook=f"{sink.url}/hook", email="ann@home.example", email_confirmed=True),
    )

    def crash(*_: object) -> None:
        raise StorageAway("storage-away", {})

    watch = SettableWatch()
    async with (
        mail_sink() as mail,
        couriers(scenario, mail_settings(mail.port), 2, watch) as [first, second],
    ):
        with monkeypatch.context() as patch:
            patch.setattr(deliveries, "mark_sent", crash)
            await run_round(first)
        await run_round(second)
        assert (len(sink.requests), len(mail.messages)) == (1, 1)  # the claim is still valid
        for _ in range(2):
            watch.ahead += courier.CLAIM + 1
            await run_round(second)
    assert len(sink.requests) == len(mail.messages) == 2
    assert len({request.headers["idempotency-key"] for request in sink.requests}) == 1
    assert len({message["Message-ID"] for message in mail.messages}) == 1


@pytest.mark.usefixtures("retry_at_once")
async def test_a_mail_address_that_is_refused_permanently_is_not_retried(
    scenario: Scenario,
) -> None:
    add_turn(scenario, PersonSettings(email="ann@home.example", email_confirmed=True))
    async with mail_sink() as mail, couriers(scenario, mail_settings(mail.port)) as [one]:
        mail.unknown = "ann@home.example"
        await run_round(one)
        mail.unknown = ""
        await run_round(one)
    assert mail.messages == []


async def test_a_slow_address_does_not_delay_others(scenario: Scenario, sink: HttpSink) -> None:
    sink.may_answer.clear()
    for _ in range(5):
        add_turn(scenario, PersonSettings(webhook=f"{sink.url}/slow"))
    add_turn(scenario, PersonSettings(webhook=f"{sink.url}/quick"))
    async with couriers(scenario) as [one]:
        async with asyncio.timeout(PATIENCE):
            await one.create_missing()
            await one.send()
            await until(lambda: len(sink.at("/slow")) == 5 and sink.at("/quick"))
            add_turn(scenario, PersonSettings(webhook=f"{sink.url}/later"))
            await one.create_missing()
            await one.send()
            await until(lambda: sink.at("/later"))
        sink.may_answer.set()  # until now no slow request was response_body
    assert (len(sink.at("/quick")), len(sink.at("/later"))) == (1, 1)


async def test_a_turn_that_is_over_is_not_sent(scenario: Scenario, sink: HttpSink) -> None:
    _, table = add_turn(scenario, PersonSettings(webhook=f"{sink.url}/hook"))
    async with couriers(scenario) as [one]:
        await one.create_missing()
        scenario.entry(table, MOVED, time.time(), turn=1)
        await run_round(one)
    assert sink.requests == []


async def test_notices_can_be_turned_off_per_game(scenario: Scenario, sink: HttpSink) -> None:
    settings = PersonSettings(webhook=f"{sink.url}/hook", quiet=["great-wall"])
    add_turn(scenario, settings, "great-wall")
    add_turn(scenario, settings)
    async with couriers(scenario) as [one]:
        await run_round(one)
    assert [json.loads(request.body)["game"] for request in sink.requests] == [GAME]


@pytest.mark.usefixtures("stopped_clock")
async def test_a_running_courier_survives_errors_and_stops_cleanly(
    scenario: Scenario, sink: HttpSink, monkeypatch: pytest.MonkeyPatch
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
    add_turn(scenario, PersonSettings(webhook=f"{sink.url}/hook"))
    watch = SettableWatch()
    running = asyncio.create_task(
        Courier(CourierSite(LOCAL, scenario.database, watch), pause=0.02, timeout=NEVER).run()
    )
    await until(lambda: rounds > 4)
    assert sink.requests == []  # people may still be reconnecting
    watch.ahead = notices.AWAY_AFTER + 1
    await until(lambda: sink.requests)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running


async def test_deliveries_in_progress_finish_when_the_server_stops(
    scenario: Scenario, sink: HttpSink, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courier, "FINISH_TIMEOUT", NEVER)
    sink.may_answer.clear()
    add_turn(scenario, PersonSettings(webhook=f"{sink.url}/slow"))
    async with couriers(scenario) as [one]:
        await one.create_missing()
        await one.send()
        await until(lambda: sink.requests)
        closing = asyncio.create_task(one.close())
        await asyncio.sleep(0)  # the server begins to stop
        sink.may_answer.set()
        await closing
    later = SettableWatch()
    later.ahead = courier.CLAIM + 1
    async with couriers(scenario, watch=later) as [one]:
        await run_round(one)
    assert len(sink.requests) == 1
