"""Notices arrive: by real servers on loopback, once, even when something goes wrong on the way."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import http_ece  # type: ignore[import-untyped]
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]

from tests.server.sinks import HttpSink, http_sink, mail_sink
from tests.storage.staged import GAME, MOVED, Staged, staged
from wanli.server.notices import Courier, courier
from wanli.server.settings import Settings
from wanli.storage import deliveries, people, schema
from wanli.storage.database import Database, StorageAway
from wanli.storage.person_settings import PersonSettings, PushSubscription
from wanli.table.clock import Watch

pytestmark = pytest.mark.anyio

LOCAL = Settings(private_hooks=True, public="https://wall.example/")
SITE_KEY = "Dt1CLgQlkiaA-tmCkATyKZeoF1-Gtw1-gdEP6pOCqj4"


@dataclass(frozen=True)
class Place:
    """As much of a server as a courier needs."""

    settings: Settings
    database: Database
    watch: Watch


class FastWatch(Watch):
    """A watch that can be put forward."""

    ahead = 0.0

    def now(self) -> float:
        """Seconds since 1970."""
        return super().now() + self.ahead


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


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


@asynccontextmanager
async def couriers(
    stage: Staged, settings: Settings = LOCAL, count: int = 1, watch: Watch | None = None
) -> AsyncIterator[list[Courier]]:
    """Couriers who are told when to go."""
    place = Place(settings, stage.database, watch or Watch())
    made = [Courier(place, pause=0.01, timeout=5.0) for _ in range(count)]
    try:
        yield made
    finally:
        for one in made:
            await one.close()


async def go(*all_couriers: Courier) -> None:
    """One round."""
    await asyncio.gather(*(one.gather() for one in all_couriers))
    await asyncio.gather(*(one.send() for one in all_couriers))
    await asyncio.gather(*(one.finish() for one in all_couriers))


async def until(true: Callable[[], object]) -> None:
    """Wait for something that happens in another thread."""
    async with asyncio.timeout(5):
        while not true():
            await asyncio.sleep(0.01)


def turn(stage: Staged, settings: PersonSettings, game: str = GAME) -> tuple[str, str]:
    """Ann, who is away, has to decide; gives her and the table."""
    ann, bob = stage.person("Ann", settings), stage.person("Bob")
    table = stage.table(ann, bob, at=time.time() - 60, game=game)
    return ann, table


# ---- the four ways -----------------------------------------------------------------------------
async def test_a_webhook_gets_the_facts_and_a_key(stage: Staged, sink: HttpSink) -> None:
    _, table = turn(stage, PersonSettings(webhook=f"{sink.url}/hook?of=ann"))
    async with couriers(stage) as [one]:
        await go(one)
        await go(one)
    [posted] = sink.posted
    facts = json.loads(posted.body)
    key = facts.pop("id")
    assert facts.pop("at") == pytest.approx(time.time(), abs=10)
    assert facts == {
        "kind": "turn",
        "table": table,
        "game": GAME,
        "url": f"https://wall.example/table/{table}",
        "version": 1,
    }
    assert posted.path == "/hook?of=ann"
    assert posted.headers["idempotency-key"] == key
    assert posted.headers["content-type"] == "application/json"


async def test_ntfy_gets_a_text_in_the_persons_language(stage: Staged, sink: HttpSink) -> None:
    _, table = turn(stage, PersonSettings(ntfy=f"{sink.url}/topic", language="hu"))
    async with couriers(stage) as [one]:
        await go(one)
    [posted] = sink.posted
    assert posted.path == "/topic"
    assert posted.body.decode() == (
        "Chang Cheng: te következel ebben a játszmában. Veled együtt az asztalnál: name of 1."
    )
    title = posted.headers["title"]
    assert title == "Chang Cheng: te következel" or (
        base64.b64decode(title.removeprefix("=?UTF-8?B?").removesuffix("?=")).decode()
        == "Chang Cheng: te következel"
    )
    assert title.isascii()
    assert posted.headers["click"] == f"https://wall.example/table/{table}"
    assert posted.headers["x-sequence-id"] == posted.headers["idempotency-key"]


async def test_mail_says_it_in_the_persons_language(stage: Staged) -> None:
    _, table = turn(stage, PersonSettings(email="ann@home.example", language="pl"))
    async with mail_sink() as mail, couriers(stage, mailing(mail.port)) as [one]:
        await go(one)
    [message] = mail.taken
    assert mail.recipients == [["ann@home.example"]]
    assert message["Subject"] == "Chang Cheng: twój ruch"
    assert message["From"] == "wanli@wall.example"
    assert message["Message-ID"].endswith("@wall.example>")
    text = message.get_content()
    assert "W grze Chang Cheng teraz twój ruch." in text
    assert f"https://wall.example/table/{table}" in text


async def test_nobody_can_put_headers_into_mail_or_ntfy(stage: Staged, sink: HttpSink) -> None:
    settings = PersonSettings(email="ann@home.example", ntfy=f"{sink.url}/topic")
    ann = stage.person("Ann", settings)
    bob = stage.person("Bob")
    table = stage.table(ann, bob, at=time.time() - 60)
    with stage.database.begin() as connection:
        evil = "Bob\r\nBcc: all@x.example\r\n\u2028"
        connection.execute(schema.seats.update().where(schema.seats.c.seat == 1).values(name=evil))
    async with mail_sink() as mail, couriers(stage, mailing(mail.port)) as [one]:
        await go(one)
    assert mail.taken[0]["Bcc"] is None
    assert "BobBcc: all@x.example." in mail.taken[0].get_content()
    assert "BobBcc: all@x.example." in sink.posted[0].body.decode()
    assert table in mail.taken[0].get_content()
    for bad in ("ann@home.example\n", "ann@home.example\r\nBcc: x@y.example", "a@b.c, d@e.f", "x"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"email": bad}, PersonSettings)


async def test_push_is_sealed_for_the_browser_and_signed_by_the_site(
    stage: Staged, sink: HttpSink
) -> None:
    browser, auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    turn(stage, PersonSettings(push=[subscription(sink.url + "/push/1", browser, auth)]))
    async with couriers(stage, pushing()) as [one]:
        await go(one)
    [posted] = sink.posted
    opened = http_ece.decrypt(
        posted.body, private_key=browser, auth_secret=auth, version="aes128gcm"
    )
    message = json.loads(opened)
    assert (message["kind"], message["game"]) == ("turn", GAME)
    assert message["title"] == "Chang Cheng: your turn"
    assert posted.headers["content-encoding"] == "aes128gcm"
    assert posted.headers["topic"] == message["id"]
    assert int(posted.headers["ttl"]) > 0
    assert Vapid02.verify(posted.headers["authorization"])
    token = posted.headers["authorization"].partition("t=")[2].partition(",")[0]
    claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    assert (claims["aud"], claims["sub"]) == (sink.url, "mailto:host@wall.example")
    assert claims["exp"] > time.time()


async def test_a_browser_that_is_gone_is_not_asked_again(stage: Staged, sink: HttpSink) -> None:
    keys = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    gone, here = (subscription(f"{sink.url}/{path}", *keys) for path in ("gone", "here"))
    bad = PushSubscription(f"{sink.url}/bad", "notakey", "neither")
    ann, _ = turn(stage, PersonSettings(push=[gone, bad, here]))
    async with couriers(stage, pushing()) as [one]:
        await go(one)
        await go(one)
    assert sorted(posted.path for posted in sink.posted) == ["/gone", "/here"]
    with stage.database.reading() as connection:
        row = people.by_id(connection, ann)
    assert row is not None
    assert row.settings.push == [here]


# ---- when something goes wrong -----------------------------------------------------------------
@pytest.mark.usefixtures("quick")
async def test_what_does_not_arrive_is_tried_again_and_arrives_once(stage: Staged) -> None:
    with http_sink() as gone:
        port = gone.port
    turn(stage, PersonSettings(webhook=f"http://127.0.0.1:{port}/hook"))
    async with couriers(stage) as [one]:
        await go(one)  # nobody listens
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


async def test_after_a_crash_it_is_sent_again_under_the_same_name(
    stage: Staged, sink: HttpSink, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn(stage, PersonSettings(webhook=f"{sink.url}/hook", email="ann@home.example"))

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
    turn(stage, PersonSettings(email="ann@home.example"))
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
        await one.gather()
        await one.send()
        await until(lambda: len(sink.at("/slow")) == 5 and sink.at("/quick"))
        turn(stage, PersonSettings(webhook=f"{sink.url}/later"))
        await one.gather()
        await one.send()
        await until(lambda: sink.at("/later"))
        assert not sink.answers.is_set()
        sink.answers.set()


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


async def test_a_courier_that_runs_goes_on_whatever_happens_and_stops_cleanly(
    stage: Staged, sink: HttpSink, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wanli.storage.notices.AWAY", 0.2)
    claim, away = deliveries.claim, [StorageAway("storage-away", {}), ValueError("a bug")]

    def sometimes(*args: object) -> object:
        if away:
            raise away.pop()
        return claim(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(deliveries, "claim", sometimes)
    turn(stage, PersonSettings(webhook=f"{sink.url}/hook"))
    running = asyncio.create_task(
        Courier(Place(LOCAL, stage.database, Watch()), pause=0.02, timeout=5.0).run()
    )
    await asyncio.sleep(0.1)
    assert sink.posted == []  # who was here a moment ago may just be coming back
    await until(lambda: sink.posted)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running


async def test_what_is_under_way_may_finish_when_the_server_stops(
    stage: Staged, sink: HttpSink, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courier, "TO_FINISH", 5.0)
    sink.answers.clear()
    turn(stage, PersonSettings(webhook=f"{sink.url}/slow"))
    async with couriers(stage) as [one]:
        await one.gather()
        await one.send()
        await until(lambda: sink.posted)
        asyncio.get_running_loop().call_later(0.2, sink.answers.set)
    later = FastWatch()
    later.ahead = courier.CLAIM + 1
    async with couriers(stage, watch=later) as [one]:
        await go(one)
    assert len(sink.posted) == 1


# ---- settings ----------------------------------------------------------------------------------
def mailing(port: int) -> Settings:
    """A server that sends mail."""
    return msgspec.structs.replace(
        LOCAL, smtp=f"smtp://127.0.0.1:{port}", mail_from="wanli@wall.example"
    )


def pushing() -> Settings:
    """A server that has a key for web push."""
    return msgspec.structs.replace(LOCAL, push_key=SITE_KEY, push_contact="host@wall.example")


def subscription(
    endpoint: str, browser: ec.EllipticCurvePrivateKey, auth: bytes
) -> PushSubscription:
    """As a browser subscribes."""
    point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    p256dh, secret = (
        base64.urlsafe_b64encode(part).rstrip(b"=").decode() for part in (point, auth)
    )
    return PushSubscription(endpoint, p256dh, secret)
