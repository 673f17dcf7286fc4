"""The routes of notices."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest
from litestar import Litestar
from litestar.datastructures import State
from litestar.testing import TestClient

from tests.server.couriers import mail_settings
from tests.server.sinks import HttpSink, http_sink, mail_sink_in_thread
from tests.storage.scenario import Scenario, create_scenario
from wanli.server.error_responses import EXCEPTION_HANDLERS
from wanli.server.hall import Hall
from wanli.server.identity import COOKIE
from wanli.server.limits import Limits
from wanli.server.metrics import Metrics
from wanli.server.notices.failures import NoChannel
from wanli.server.notices.mail_confirmation import code_of
from wanli.server.notices.routes import notices_router
from wanli.server.settings import Settings
from wanli.server.site import Site
from wanli.storage import notices, people, sessions
from wanli.storage.person_settings import PersonSettings
from wanli.storage.sessions import digest
from wanli.table.clock import Watch

Client = TestClient[Litestar]

SITE_KEY = "Dt1CLgQlkiaA-tmCkATyKZeoF1-Gtw1-gdEP6pOCqj4"
LOCAL = Settings(private_hooks=True)


@pytest.fixture
def scenario(sqlite_url: str) -> Iterator[Scenario]:
    with create_scenario(sqlite_url) as scenario:
        yield scenario


@pytest.fixture
def sink() -> Iterator[HttpSink]:
    with http_sink() as sink:
        yield sink


def client(scenario: Scenario, settings: Settings = LOCAL) -> Client:
    """A client of a server with the routes of notices only."""
    hall = cast(Hall, SimpleNamespace(watch=Watch()))
    limits = Limits(now=lambda: 0.0)  # buckets do not refill on a slow machine
    site = Site(settings, scenario.database, hall, limits, Metrics())
    app = Litestar(
        [notices_router],
        exception_handlers=EXCEPTION_HANDLERS,
        state=State({"site": site}),
        openapi_config=None,
        logging_config=None,
    )
    return TestClient(app)


def sign_in(client: Client, scenario: Scenario, person: str, secret: str = "secret") -> None:
    with scenario.database.begin() as connection:
        sessions.create(connection, digest(secret), person, time.time(), time.time() + 1e8)
    client.cookies.set(COOKIE, secret)


def test_notices_are_listed_and_marked_as_seen(scenario: Scenario) -> None:
    ann, bob = scenario.person("Ann"), scenario.person("Bob")
    table = scenario.table(ann, bob, at=time.time() - 60)
    with scenario.database.begin() as connection:
        notices.create_missing(connection, (), time.time())
    with client(scenario) as web:
        assert web.get("/api/me/notices").status_code == 401
        sign_in(web, scenario, ann)
        found = web.get("/api/me/notices").json()
        [one] = found["notices"]
        assert (one["kind"], one["table"], one["seen"]) == ("turn", table, False)
        assert (found["unseen"], found["channels"]) == (1, ["ntfy", "webhook"])
        assert web.post("/api/me/notices/seen", json={"up_to": one["id"]}).status_code == 204
        found = web.get("/api/me/notices").json()
        assert (found["unseen"], found["notices"][0]["seen"]) == (0, True)
        for wrong in ({"up_to": -1}, {"up_to": "x"}, {"up_to": 1, "more": 1}, {}):
            assert web.post("/api/me/notices/seen", json=wrong).status_code == 400


def test_a_test_notice_is_sent_at_once_and_rate_limited(scenario: Scenario, sink: HttpSink) -> None:
    ann = scenario.person("Ann", PersonSettings(webhook=f"{sink.url}/hook"))
    with client(scenario) as web:
        sign_in(web, scenario, ann)
        assert web.post("/api/me/notices/test", json={"channel": "webhook"}).status_code == 204
        assert msgspec.json.decode(sink.requests[0].body)["kind"] == "test"
        sink.status = 500
        refused = web.post("/api/me/notices/test", json={"channel": "webhook"})
        assert refused.status_code == 422
        assert refused.json()["code"] == "notice-refused"
        refused = web.post("/api/me/notices/test", json={"channel": "email"})
        assert refused.json()["code"] == "notice-no-channel"
        assert web.post("/api/me/notices/test", json={"channel": "pigeon"}).status_code == 400
        statuses = [
            web.post("/api/me/notices/test", json={"channel": "ntfy"}).status_code for _ in range(4)
        ]
    assert statuses[-1] == 429


def test_test_mails_are_limited_per_mail_address(scenario: Scenario) -> None:
    settings = msgspec.structs.replace(LOCAL, smtp="smtp://127.0.0.1:9", mail_from="w@wall.example")
    with client(scenario, settings) as web:
        codes = []
        for address in range(4):
            spelt = "Victim@home.example" if address % 2 else "victim@home.example"
            person = scenario.person(
                f"Ann {address}", PersonSettings(email=spelt, email_confirmed=True)
            )
            sign_in(web, scenario, person, f"secret-{address}")
            answer = web.post("/api/me/notices/test", json={"channel": "email"})
            codes.append(answer.json()["code"])
    assert codes == ["notice-unreachable"] * 3 + ["too-many"]


def test_a_mail_address_is_confirmed_by_the_code_mailed_to_it(scenario: Scenario) -> None:
    ann = scenario.account("Ann", PersonSettings(email="ann@home.example", language="it"))
    with mail_sink_in_thread() as mail, client(scenario, mail_settings(mail.port)) as web:
        sign_in(web, scenario, ann)
        asked = web.post("/api/me/notices/test", json={"channel": "email"})
        assert asked.status_code == 204
        [message] = mail.messages
        assert message["Subject"] == "Wanli: conferma il tuo indirizzo"
        assert "https://wall.example/settings" in message.get_content()
        [code] = re.findall(r"\b[A-Z2-7]{8}\b", message.get_content())
        assert code not in web.get("/api/me/notices").text
        other = code[:-1] + ("A" if code[-1] != "A" else "B")
        for wrong in (other, code[:-1], "é"):
            refused = web.post("/api/me/mail/confirm", json={"code": wrong})
            assert (refused.status_code, refused.json()["code"]) == (422, "mail-code")
        typed = f" {code[:4].lower()} {code[4:]}\n"
        me = web.post("/api/me/mail/confirm", json={"code": typed}).json()
        assert (me["settings"]["email"], me["settings"]["email_confirmed"]) == (
            "ann@home.example",
            True,
        )
        web.post("/api/me/notices/test", json={"channel": "email"})
    assert mail.messages[1]["Subject"] == "Wanli: prova"


def test_a_code_belongs_to_one_account_address_and_password(scenario: Scenario) -> None:
    mailed = PersonSettings(email="ann@home.example")
    ids = (
        scenario.account("Ann", mailed),
        scenario.account("Bob", mailed),
        scenario.person("Carl", mailed),
    )
    with scenario.database.begin() as connection:
        ann, bob, carl = (people.by_id(connection, one) for one in ids)
    assert ann is not None
    assert bob is not None
    assert carl is not None
    moved = replace(ann, settings=PersonSettings(email="ann@work.example"))
    codes = {code_of(one) for one in (ann, bob, moved, replace(ann, password="another"))}
    assert len(codes) == 4
    with pytest.raises(NoChannel):
        code_of(carl)  # a guest has no password hash


def test_attempts_to_guess_a_code_are_limited(scenario: Scenario) -> None:
    ann = scenario.account("Ann", PersonSettings(email="ann@home.example"))
    with client(scenario) as web:
        sign_in(web, scenario, ann)
        tried = [
            web.post("/api/me/mail/confirm", json={"code": f"{n:08}"}).status_code
            for n in range(11)
        ]
    assert tried == [422] * 10 + [429]


def test_a_test_notice_is_not_sent_into_a_private_network(
    scenario: Scenario, sink: HttpSink
) -> None:
    ann = scenario.person("Ann", PersonSettings(webhook=f"{sink.url}/hook"))
    with client(scenario, Settings()) as web:
        sign_in(web, scenario, ann)
        refused = web.post("/api/me/notices/test", json={"channel": "webhook"})
    assert (refused.status_code, refused.json()["code"]) == (422, "hook-address")
    assert sink.requests == []


def test_the_push_key_is_public_if_there_is_one(scenario: Scenario) -> None:
    with client(scenario) as web:
        refused = web.get("/api/push-key")
        assert (refused.status_code, refused.json()["code"]) == (404, "no-push")
    settings = msgspec.structs.replace(LOCAL, push_key=SITE_KEY, push_contact="a@b.example")
    with client(scenario, settings) as web:
        key = web.get("/api/push-key").json()["key"]
    assert len(key) == 87  # 65 bytes
    assert key[0] == "B"  # an uncompressed point
