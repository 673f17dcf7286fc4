"""Notices arrive, by each of the four ways: real servers on loopback take them."""

from __future__ import annotations

import base64
import json
import os
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import get_args, get_type_hints

import http_ece  # type: ignore[import-untyped]
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02  # type: ignore[import-untyped]

from tests.server.couriers import (
    LOCAL,
    SITE_KEY,
    couriers,
    go,
    mailing,
    pushing,
    subscription,
    turn,
)
from tests.server.sinks import HttpSink, http_sink, mail_sink
from tests.storage.staged import GAME, Staged, staged
from wanli.server.notices.failures import BadSetting
from wanli.server.notices.letter import letter
from wanli.server.notices.messages import NoticeInfo
from wanli.server.notices.senders import Senders
from wanli.storage import people, schema
from wanli.storage.deliveries import Delivery
from wanli.storage.person_settings import Language, PersonSettings, PushSubscription
from wanli.text.languages import LANGUAGES


@pytest.fixture
def sink() -> Iterator[HttpSink]:
    with http_sink() as sink:
        yield sink


@pytest.fixture
def stage(sqlite_url: str) -> Iterator[Staged]:
    with staged(sqlite_url) as stage:
        yield stage


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_notice_has_words_of_its_own(language: Language) -> None:
    kinds = get_args(get_type_hints(NoticeInfo)["kind"])
    asked = Delivery(
        1, "ntfy", 0.0, "", "t", GAME, 1, 0.0, "p", PersonSettings(language=language), ()
    )
    letters = [letter(replace(asked, kind=kind), LOCAL) for kind in kinds]
    assert len({one.title for one in letters}) == len({one.text for one in letters}) == len(kinds)


async def test_a_webhook_gets_the_facts_and_a_key(stage: Staged, sink: HttpSink) -> None:
    _, table = turn(stage, PersonSettings(webhook=f"{sink.url}/hook?of=ann"))
    before = time.time()
    async with couriers(stage) as [one]:
        await go(one)
        await go(one)
    [posted] = sink.posted
    facts = json.loads(posted.body)
    key = facts.pop("id")
    assert before - 1 < facts.pop("at") < time.time() + 1
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
    _, table = turn(
        stage, PersonSettings(email="ann@home.example", email_confirmed=True, language="pl")
    )
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


async def test_a_sender_may_have_a_name(stage: Staged) -> None:
    turn(stage, PersonSettings(email="ann@home.example", email_confirmed=True))
    async with mail_sink() as mail:
        named = msgspec.structs.replace(
            mailing(mail.port), mail_from="Wanli, the wall <wanli@wall.example>", push_key=SITE_KEY
        )
        with pytest.raises(BadSetting):
            Senders(named)  # as in a header: a comma is between quotes
        named = msgspec.structs.replace(named, mail_from='"Wanli, the wall" <wanli@wall.example>')
        async with couriers(stage, named) as [one]:
            await go(one)
    [message] = mail.taken
    assert message["From"] == '"Wanli, the wall" <wanli@wall.example>'
    assert message["Message-ID"].endswith("@wall.example>")


async def test_nobody_can_put_headers_into_mail_or_ntfy(stage: Staged, sink: HttpSink) -> None:
    settings = PersonSettings(
        email="ann@home.example", email_confirmed=True, ntfy=f"{sink.url}/topic"
    )
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
