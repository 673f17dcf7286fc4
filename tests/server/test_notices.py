"""Notices arrive through each of the four channels, at servers on loopback."""

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
    add_turn,
    couriers,
    mail_settings,
    push_settings,
    run_round,
    subscription,
)
from tests.server.sinks import HttpSink, http_sink, mail_sink
from tests.storage.scenario import GAME, Scenario, create_scenario
from wanli.server.notices.failures import BadSetting
from wanli.server.notices.messages import NoticeInfo
from wanli.server.notices.rendering import render
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
def scenario(sqlite_url: str) -> Iterator[Scenario]:
    with create_scenario(sqlite_url) as scenario:
        yield scenario


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_notice_has_its_own_text(language: Language) -> None:
    kinds = get_args(get_type_hints(NoticeInfo)["kind"])
    delivery = Delivery(
        1, "ntfy", 0.0, "", "t", GAME, 1, 0.0, "p", PersonSettings(language=language), ()
    )
    rendered = [render(replace(delivery, kind=kind), LOCAL) for kind in kinds]
    assert len({one.title for one in rendered}) == len({one.text for one in rendered}) == len(kinds)


async def test_a_webhook_gets_the_facts_and_an_idempotency_key(
    scenario: Scenario, sink: HttpSink
) -> None:
    _, table = add_turn(scenario, PersonSettings(webhook=f"{sink.url}/hook?of=ann"))
    before = time.time()
    async with couriers(scenario) as [one]:
        await run_round(one)
        await run_round(one)
    [request] = sink.requests
    facts = json.loads(request.body)
    key = facts.pop("id")
    assert before - 1 < facts.pop("at") < time.time() + 1
    assert facts == {
        "kind": "turn",
        "table": table,
        "game": GAME,
        "url": f"https://wall.example/table/{table}",
        "version": 1,
    }
    assert request.path == "/hook?of=ann"
    assert request.headers["idempotency-key"] == key
    assert request.headers["content-type"] == "application/json"


async def test_ntfy_gets_a_text_in_the_persons_language(scenario: Scenario, sink: HttpSink) -> None:
    _, table = add_turn(scenario, PersonSettings(ntfy=f"{sink.url}/topic", language="hu"))
    async with couriers(scenario) as [one]:
        await run_round(one)
    [request] = sink.requests
    assert request.path == "/topic"
    assert request.body.decode() == (
        "Chang Cheng: te következel ebben a játszmában. Veled együtt az asztalnál: name of 1."
    )
    title = request.headers["title"]
    assert title == "Chang Cheng: te következel" or (
        base64.b64decode(title.removeprefix("=?UTF-8?B?").removesuffix("?=")).decode()
        == "Chang Cheng: te következel"
    )
    assert title.isascii()
    assert request.headers["click"] == f"https://wall.example/table/{table}"
    assert request.headers["x-sequence-id"] == request.headers["idempotency-key"]


async def test_mail_is_in_the_persons_language(scenario: Scenario) -> None:
    _, table = add_turn(
        scenario, PersonSettings(email="ann@home.example", email_confirmed=True, language="pl")
    )
    async with mail_sink() as mail, couriers(scenario, mail_settings(mail.port)) as [one]:
        await run_round(one)
    [message] = mail.messages
    assert mail.recipients == [["ann@home.example"]]
    assert message["Subject"] == "Chang Cheng: twój ruch"
    assert message["From"] == "wanli@wall.example"
    assert message["Message-ID"].endswith("@wall.example>")
    text = message.get_content()
    assert "W grze Chang Cheng teraz twój ruch." in text
    assert f"https://wall.example/table/{table}" in text


async def test_a_mail_sender_can_have_a_display_name(scenario: Scenario) -> None:
    add_turn(scenario, PersonSettings(email="ann@home.example", email_confirmed=True))
    async with mail_sink() as mail:
        named = msgspec.structs.replace(
            mail_settings(mail.port),
            mail_from="Wanli, the wall <wanli@wall.example>",
            push_key=SITE_KEY,
        )
        with pytest.raises(BadSetting):
            Senders(named)  # a comma needs quotes, as in a header
        named = msgspec.structs.replace(named, mail_from='"Wanli, the wall" <wanli@wall.example>')
        async with couriers(scenario, named) as [one]:
            await run_round(one)
    [message] = mail.messages
    assert message["From"] == '"Wanli, the wall" <wanli@wall.example>'
    assert message["Message-ID"].endswith("@wall.example>")


async def test_names_cannot_inject_headers_into_mail_or_ntfy(
    scenario: Scenario, sink: HttpSink
) -> None:
    settings = PersonSettings(
        email="ann@home.example", email_confirmed=True, ntfy=f"{sink.url}/topic"
    )
    ann = scenario.person("Ann", settings)
    bob = scenario.person("Bob")
    table = scenario.table(ann, bob, at=time.time() - 60)
    with scenario.database.begin() as connection:
        evil = "Bob\r\nBcc: all@x.example\r\n\u2028"
        connection.execute(schema.seats.update().where(schema.seats.c.seat == 1).values(name=evil))
    async with mail_sink() as mail, couriers(scenario, mail_settings(mail.port)) as [one]:
        await run_round(one)
    assert mail.messages[0]["Bcc"] is None
    assert "BobBcc: all@x.example." in mail.messages[0].get_content()
    assert "BobBcc: all@x.example." in sink.requests[0].body.decode()
    assert table in mail.messages[0].get_content()
    for bad in ("ann@home.example\n", "ann@home.example\r\nBcc: x@y.example", "a@b.c, d@e.f", "x"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"email": bad}, PersonSettings)


async def test_push_is_encrypted_for_the_browser_and_signed_by_the_site(
    scenario: Scenario, sink: HttpSink
) -> None:
    browser, auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    add_turn(scenario, PersonSettings(push=[subscription(sink.url + "/push/1", browser, auth)]))
    async with couriers(scenario, push_settings()) as [one]:
        await run_round(one)
    [request] = sink.requests
    opened = http_ece.decrypt(
        request.body, private_key=browser, auth_secret=auth, version="aes128gcm"
    )
    message = json.loads(opened)
    assert (message["kind"], message["game"]) == ("turn", GAME)
    assert message["title"] == "Chang Cheng: your turn"
    assert request.headers["content-encoding"] == "aes128gcm"
    assert request.headers["topic"] == message["id"]
    assert int(request.headers["ttl"]) > 0
    assert Vapid02.verify(request.headers["authorization"])
    token = request.headers["authorization"].partition("t=")[2].partition(",")[0]
    claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    assert (claims["aud"], claims["sub"]) == (sink.url, "mailto:host@wall.example")
    assert claims["exp"] > time.time()


async def test_an_expired_push_subscription_is_removed(scenario: Scenario, sink: HttpSink) -> None:
    keys = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    gone, here = (subscription(f"{sink.url}/{path}", *keys) for path in ("gone", "here"))
    bad = PushSubscription(f"{sink.url}/bad", "notakey", "neither")
    ann, _ = add_turn(scenario, PersonSettings(push=[gone, bad, here]))
    async with couriers(scenario, push_settings()) as [one]:
        await run_round(one)
        await run_round(one)
    assert sorted(request.path for request in sink.requests) == ["/gone", "/here"]
    with scenario.database.reading() as connection:
        row = people.by_id(connection, ann)
    assert row is not None
    assert row.settings.push == [here]
