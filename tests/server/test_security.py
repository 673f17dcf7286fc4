"""The security promises: one test for each line of the quality page, named after it."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from http.cookies import Morsel, SimpleCookie

import httpx
import pytest
from argon2.exceptions import VerificationError
from litestar.exceptions import WebSocketDisconnect

from tests.server.visitors import NEW_TABLE, PASSWORD, House, Visitor, hash_quickly, house
from wanli.server import passwords
from wanli.server.limits import RATES
from wanli.server.security import MAX_BODY
from wanli.storage import people, tables

WRONG = "not the password"


@pytest.fixture
def home(ready_sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    hash_quickly(monkeypatch)
    with house(ready_sqlite_url) as running:
        yield running


def cookies_of(answer: httpx.Response) -> dict[str, Morsel[str]]:
    """Return the cookies that a response sets."""
    found: dict[str, Morsel[str]] = {}
    for header in answer.headers.get_list("set-cookie"):
        found.update(SimpleCookie(header).items())
    return found


def sign_in_status(visitor: Visitor, name: str, password: str) -> int:
    """Try to sign in and return the status."""
    return visitor.asks("post", "/api/sign-in", {"name": name, "password": password}).status_code


# ---- argon2id --------------------------------------------------------------------------------
def test_argon2id(ready_sqlite_url: str) -> None:
    with house(ready_sqlite_url) as home:
        home.account("Anna")
        with home.site.database.begin() as connection:
            row = people.by_known_as(connection, "anna")
    assert row is not None
    stored = row.password or ""
    assert stored.startswith("$argon2id$v=19$m=65536,t=3,")  # RFC 9106, for 64 MB
    assert PASSWORD not in stored


# ---- session ids -----------------------------------------------------------------------------
def test_128_bit_or_longer_session_ids(home: House) -> None:
    anna, bert = home.guest("Anna"), home.guest("Bert")
    ids = [base64.urlsafe_b64decode(one.cookies["wanli"] + "=") for one in (anna, bert)]
    assert all(len(one) * 8 >= 128 for one in ids)
    assert ids[0] != ids[1]


def test_a_sign_up_or_sign_in_gets_a_new_session_id(home: House) -> None:
    anna = home.guest("Anna")
    seen = [anna.cookies["wanli"]]
    for path in ("/api/sign-up", "/api/sign-in"):
        anna.does("post", path, {"name": "Anna", "password": PASSWORD})
        seen.append(anna.cookies["wanli"])
    assert len(set(seen)) == 3
    for old in seen[:2]:
        anna.cookies["wanli"] = old
        assert anna.refused("get", "/api/me") == (401, "sign-in-needed")


# ---- cookies ---------------------------------------------------------------------------------
@pytest.mark.parametrize("proto", ["http", "https"])
def test_cookies_http_only_same_site_secure_behind_tls(home: House, proto: str) -> None:
    account = {"name": "Anna", "password": PASSWORD}
    sent = {"x-forwarded-proto": proto}
    answer = home.visitor().asks("post", "/api/sign-up", account, sent)
    cookies = cookies_of(answer)
    assert set(cookies) == {"wanli", "wanli-device"}
    for cookie in cookies.values():
        assert cookie["httponly"] is True
        assert cookie["samesite"].lower() == "lax"
        assert bool(cookie["secure"]) == (proto == "https")


def test_a_site_with_a_public_tls_address_sets_only_secure_cookies(
    ready_sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hash_quickly(monkeypatch)
    with house(ready_sqlite_url, public="https://wall.example", trust_proxy=False) as home:
        answer = home.visitor().asks("post", "/api/guest", {"name": "Anna"})
    assert cookies_of(answer)["wanli"]["secure"] is True
    assert "max-age" in answer.headers["strict-transport-security"]


# ---- CSRF ------------------------------------------------------------------------------------
FORM = {"content-type": "application/x-www-form-urlencoded"}
TEXT = {"content-type": "text/plain"}
JSON = {"content-type": "application/json"}
SITE = "http://testserver.local"


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({**JSON, "sec-fetch-site": "same-origin"}, True),
        ({**JSON, "sec-fetch-site": "none"}, True),
        ({**JSON, "sec-fetch-site": "cross-site"}, False),
        ({**JSON, "sec-fetch-site": "same-site"}, False),
        ({**JSON, "sec-fetch-site": "cross-site", "origin": SITE}, False),
        ({**JSON, "origin": SITE}, True),
        ({**JSON, "origin": "http://evil.example"}, False),
        ({**JSON, "origin": "http://testserver.local.evil.example"}, False),
        ({**JSON, "origin": "null"}, False),
        (JSON, True),
        (FORM, False),
        (TEXT, False),
        ({}, False),
    ],
)
def test_csrf_check(home: House, headers: dict[str, str], allowed: bool) -> None:
    cookies = "; ".join(f"{k}={v}" for k, v in home.guest("Anna").cookies.items())
    home.client.cookies.clear()
    answer = home.client.post(
        "/api/sign-out", content=b"{}", headers={"cookie": cookies, **headers}
    )
    if allowed:
        assert answer.status_code == 204
    else:
        assert (answer.status_code, answer.json()["code"]) == (403, "cross-site")


def test_csrf_check_of_a_site_behind_a_proxy(ready_sqlite_url: str) -> None:
    with house(ready_sqlite_url, public="https://wall.example") as home:
        for origin, status in (("https://wall.example", 204), ("http://wall.example", 403)):
            answer = home.client.post("/api/sign-out", json={}, headers={"origin": origin})
            assert answer.status_code == status


def test_csrf_check_does_not_apply_to_tokens(home: House) -> None:
    made = home.account("Anna").does(
        "post", "/api/me/bots", {"name": "Robo", "scopes": ["read", "create"]}
    )
    headers = {"authorization": f"Bearer {made['token']}", "sec-fetch-site": "cross-site"}
    answer = home.visitor().asks("post", "/api/tables", NEW_TABLE, headers)
    assert answer.status_code == 201


def test_csrf_check_of_web_sockets(home: House) -> None:
    table = home.guest("Anna").does("post", "/api/tables", NEW_TABLE)["table"]["id"]
    path = f"/ws/tables/{table}"
    with home.client.websocket_connect(path, headers={"origin": SITE}) as socket:
        assert socket.receive_json()["t"] == "update"
    with (
        pytest.raises(WebSocketDisconnect),
        home.client.websocket_connect(path, headers={"origin": "http://evil.example"}) as socket,
    ):
        socket.receive_json()


# ---- signing in ------------------------------------------------------------------------------
def test_the_same_answer_for_an_unknown_name_and_a_wrong_password(home: House) -> None:
    home.account("Anna")
    unknown, wrong = (
        home.visitor().asks("post", "/api/sign-in", {"name": name, "password": WRONG})
        for name in ("Nobody", "Anna")
    )
    assert (unknown.status_code, unknown.content) == (wrong.status_code, wrong.content)
    assert dict(unknown.headers) == dict(wrong.headers)
    assert unknown.status_code == 401


def test_the_same_answer_takes_the_same_work(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    class Counting:
        """A hasher that counts."""

        def verify(self, stored: str, password: str) -> bool:
            asked.append(stored)
            raise VerificationError

    home.account("Anna")
    assert sign_in_status(home.visitor(), "Anna", WRONG) == 401  # computes the dummy hash
    monkeypatch.setattr(passwords, "hasher", Counting())
    for name in ("Anna", "Nobody", "\u202e", ""):
        assert sign_in_status(home.visitor(), name, WRONG) == 401
    assert len(asked) == 4


def test_limits_per_address(home: House) -> None:
    home.stop_the_clock_of_limits()
    burst = RATES["sign-in-address"].burst
    statuses = [
        sign_in_status(home.visitor("192.0.2.9"), f"Name {n}", WRONG) for n in range(burst + 1)
    ]
    assert statuses == [401] * burst + [429]
    assert sign_in_status(home.visitor("192.0.2.10"), "Name", WRONG) == 401


def test_limits_say_when_to_retry(home: House) -> None:
    home.stop_the_clock_of_limits()
    for _ in range(RATES["guests"].burst):
        home.guest("Anna")
    answer = home.visitor().asks("post", "/api/guest", {"name": "Anna"})
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) == answer.json()["facts"]["seconds"] >= 1


def test_limits_per_account_that_cannot_lock_the_owner_out(home: House) -> None:
    home.stop_the_clock_of_limits()
    owner = home.account("Anna")
    burst = RATES["sign-in-account"].burst
    guesses = [
        sign_in_status(home.visitor(f"198.51.100.{n}"), "Anna", WRONG) for n in range(burst + 5)
    ]
    assert guesses == [401] * burst + [429] * 5  # however many addresses they come from
    owner.does("post", "/api/sign-out", {})
    assert sign_in_status(owner, "Anna", PASSWORD) == 200


def test_limits_are_the_same_for_unknown_names(home: House) -> None:
    home.stop_the_clock_of_limits()
    burst = RATES["sign-in-account"].burst
    guesses = [
        sign_in_status(home.visitor(f"198.51.100.{n}"), "Nobody", WRONG) for n in range(burst + 1)
    ]
    assert guesses == [401] * burst + [429]


def test_limits_apply_to_known_devices_too(home: House) -> None:
    home.stop_the_clock_of_limits()
    owner = home.account("Anna")
    burst = RATES["sign-in-device"].burst
    guesses = [sign_in_status(owner, "Anna", WRONG) for _ in range(burst + 1)]
    assert guesses == [401] * burst + [429]


def test_a_client_cannot_choose_its_device_cookie(home: House) -> None:
    home.stop_the_clock_of_limits()
    anna, thief = home.account("Anna"), home.account("Thief")
    chosen = thief.cookies["wanli-device"]
    anna.cookies["wanli-device"] = "chosen"
    sign_in_status(anna, "Anna", PASSWORD)
    assert anna.cookies["wanli-device"] not in ("chosen", chosen)


# ---- headers ---------------------------------------------------------------------------------
@pytest.mark.parametrize("path", ["/", "/api/me", "/api/games", "/nowhere", "/health", "/schema"])
def test_a_content_security_policy_without_unsafe_inline(home: House, path: str) -> None:
    answer = home.client.get(path, follow_redirects=False)
    policy = answer.headers["content-security-policy"]
    directives = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert "unsafe" not in policy
    assert "*" not in policy
    assert directives["default-src"] in ("'none'", "'self'")
    assert directives["script-src"] == directives["style-src"] == "'self'"
    assert directives["object-src"] == directives["base-uri"] == "'none'"
    assert directives["frame-ancestors"] == "'none'"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"


def test_api_responses_are_not_cached(home: House) -> None:
    for path in ("/api/me", "/api/games", "/api/nothing"):
        assert home.client.get(path).headers["cache-control"] == "no-store"


# ---- secrets ---------------------------------------------------------------------------------
def test_no_secret_seed_or_hidden_fact_in_any_response_before_the_game_ends(home: House) -> None:
    anna, bert = home.account("Anna"), home.account("Bert")
    table = anna.does("post", "/api/tables", NEW_TABLE)["table"]["id"]
    bert.does("post", f"/api/tables/{table}/join", {})
    anna.does("post", f"/api/tables/{table}/start")
    with home.site.database.begin() as connection:
        stored = tables.read(connection, table)
        row = people.by_known_as(connection, "anna")
    assert stored is not None
    assert row is not None
    paths = [f"/api/tables/{table}", f"/api/tables/{table}/chat", f"/api/people/{row.id}"]
    paths += ["/api/tables", "/api/me", "/api/me/tables", "/api/me/export", "/metrics", "/schema"]
    paths += [f"/api/tables/{table}/record", f"/api/tables/{table}?version=1"]
    secrets = [stored.secret.hex(), base64.b64encode(stored.secret).decode(), str(row.password)]
    secrets += [anna.cookies["wanli"], anna.cookies["wanli-device"]]
    for visitor in (anna, bert, home.visitor()):
        for path in paths:
            text = visitor.asks("get", path).text
            assert not [secret for secret in secrets if secret in text], path


def test_a_seat_is_not_shown_what_another_seat_holds(home: House) -> None:
    anna, bert = home.guest("Anna"), home.guest("Bert")
    table = anna.does("post", "/api/tables", NEW_TABLE)["table"]["id"]
    bert.does("post", f"/api/tables/{table}/join", {})
    anna.does("post", f"/api/tables/{table}/start")
    path = f"/api/tables/{table}"
    assert bert.refused("get", f"{path}?viewer=0") == (403, "not-your-seat")
    assert home.visitor().refused("get", f"{path}?viewer=1") == (403, "not-your-seat")


# ---- sizes -----------------------------------------------------------------------------------
def test_input_sizes_bounded(home: House) -> None:
    too_long = {"name": "x" * MAX_BODY}
    answer = home.visitor().asks("post", "/api/guest", too_long)
    assert (answer.status_code, answer.json()["code"]) == (413, "bad-message")
    anna = home.account("Anna")
    password = "x" * 201
    for path, body in (
        ("/api/sign-in", {"name": "Anna", "password": password}),
        ("/api/sign-in", {"name": "x" * 101, "password": PASSWORD}),
        ("/api/me/password", {"old": PASSWORD, "new": password}),
        ("/api/me/bots", {"name": "Robo", "scopes": ["read"] * 5}),
    ):
        assert anna.refused("post", path, body) == (400, "bad-message"), path
    many = [{"endpoint": "https://push.example/", "p256dh": "a", "auth": "b"}] * 11
    for settings in ({"push": many}, {"webhook": "x" * 501}, {"quiet": ["x"] * 21}):
        assert anna.refused("patch", "/api/me", {"settings": settings}) == (400, "bad-message")
