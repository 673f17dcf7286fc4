"""Security: password hashing, sessions, cookies, CSRF, rate limits, headers, secrets, sizes."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from http.cookies import Morsel, SimpleCookie

import httpx
import pytest
from argon2.exceptions import VerificationError
from litestar.exceptions import WebSocketDisconnect

from tests.server.visitors import NEW_TABLE, PASSWORD, AppServer, Visitor, hash_quickly, run_app
from wanli.server import passwords
from wanli.server.limits import RATES
from wanli.server.security import MAX_BODY
from wanli.storage import people, tables

WRONG = "not the password"


@pytest.fixture
def app_server(ready_sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[AppServer]:
    hash_quickly(monkeypatch)
    with run_app(ready_sqlite_url) as running:
        yield running


def cookies_of(answer: httpx.Response) -> dict[str, Morsel[str]]:
    """Return the cookies that a response sets."""
    found: dict[str, Morsel[str]] = {}
    for header in answer.headers.get_list("set-cookie"):
        found.update(SimpleCookie(header).items())
    return found


def sign_in_status(visitor: Visitor, name: str, password: str) -> int:
    """Try to sign in and return the status."""
    return visitor.request("post", "/api/sign-in", {"name": name, "password": password}).status_code


# ---- argon2id --------------------------------------------------------------------------------
def test_passwords_are_hashed_with_argon2id(ready_sqlite_url: str) -> None:
    with run_app(ready_sqlite_url) as app_server:
        app_server.account("Anna")
        with app_server.site.database.begin() as connection:
            row = people.by_known_as(connection, "anna")
    assert row is not None
    stored = row.password or ""
    assert stored.startswith("$argon2id$v=19$m=65536,t=3,")  # RFC 9106, for 64 MB
    assert PASSWORD not in stored


# ---- session ids -----------------------------------------------------------------------------
def test_session_ids_have_at_least_128_bits(app_server: AppServer) -> None:
    anna, bert = app_server.guest("Anna"), app_server.guest("Bert")
    ids = [base64.urlsafe_b64decode(one.cookies["wanli"] + "=") for one in (anna, bert)]
    assert all(len(one) * 8 >= 128 for one in ids)
    assert ids[0] != ids[1]


def test_a_sign_up_or_sign_in_gets_a_new_session_id(app_server: AppServer) -> None:
    anna = app_server.guest("Anna")
    seen = [anna.cookies["wanli"]]
    for path in ("/api/sign-up", "/api/sign-in"):
        anna.fetch("post", path, {"name": "Anna", "password": PASSWORD})
        seen.append(anna.cookies["wanli"])
    assert len(set(seen)) == 3
    for old in seen[:2]:
        anna.cookies["wanli"] = old
        assert anna.refusal("get", "/api/me") == (401, "sign-in-needed")


# ---- cookies ---------------------------------------------------------------------------------
@pytest.mark.parametrize("proto", ["http", "https"])
def test_cookies_are_http_only_same_site_and_secure_behind_tls(
    app_server: AppServer, proto: str
) -> None:
    account = {"name": "Anna", "password": PASSWORD}
    sent = {"x-forwarded-proto": proto}
    answer = app_server.visitor().request("post", "/api/sign-up", account, sent)
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
    with run_app(ready_sqlite_url, public="https://wall.example", trust_proxy=False) as app_server:
        answer = app_server.visitor().request("post", "/api/guest", {"name": "Anna"})
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
def test_requests_from_other_sites_are_refused(
    app_server: AppServer, headers: dict[str, str], allowed: bool
) -> None:
    cookies = "; ".join(f"{k}={v}" for k, v in app_server.guest("Anna").cookies.items())
    app_server.client.cookies.clear()
    answer = app_server.client.post(
        "/api/sign-out", content=b"{}", headers={"cookie": cookies, **headers}
    )
    if allowed:
        assert answer.status_code == 204
    else:
        assert (answer.status_code, answer.json()["code"]) == (403, "cross-site")


def test_the_csrf_check_works_behind_a_proxy(ready_sqlite_url: str) -> None:
    with run_app(ready_sqlite_url, public="https://wall.example") as app_server:
        for origin, status in (("https://wall.example", 204), ("http://wall.example", 403)):
            answer = app_server.client.post("/api/sign-out", json={}, headers={"origin": origin})
            assert answer.status_code == status


def test_the_csrf_check_does_not_apply_to_tokens(app_server: AppServer) -> None:
    made = app_server.account("Anna").fetch(
        "post", "/api/me/bots", {"name": "Robo", "scopes": ["read", "create"]}
    )
    headers = {"authorization": f"Bearer {made['token']}", "sec-fetch-site": "cross-site"}
    answer = app_server.visitor().request("post", "/api/tables", NEW_TABLE, headers)
    assert answer.status_code == 201


def test_the_csrf_check_applies_to_websockets(app_server: AppServer) -> None:
    table = app_server.guest("Anna").fetch("post", "/api/tables", NEW_TABLE)["table"]["id"]
    path = f"/ws/tables/{table}"
    with app_server.client.websocket_connect(path, headers={"origin": SITE}) as socket:
        assert socket.receive_json()["t"] == "update"
    with (
        pytest.raises(WebSocketDisconnect),
        app_server.client.websocket_connect(
            path, headers={"origin": "http://evil.example"}
        ) as socket,
    ):
        socket.receive_json()


# ---- signing in ------------------------------------------------------------------------------
def test_an_unknown_name_gets_the_same_answer_as_a_wrong_password(app_server: AppServer) -> None:
    app_server.account("Anna")
    unknown, wrong = (
        app_server.visitor().request("post", "/api/sign-in", {"name": name, "password": WRONG})
        for name in ("Nobody", "Anna")
    )
    assert (unknown.status_code, unknown.content) == (wrong.status_code, wrong.content)
    assert dict(unknown.headers) == dict(wrong.headers)
    assert unknown.status_code == 401


def test_an_unknown_name_takes_the_same_work_as_a_wrong_password(
    app_server: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    class Counting:
        """A hasher that counts."""

        def verify(self, stored: str, password: str) -> bool:
            asked.append(stored)
            raise VerificationError

    app_server.account("Anna")
    assert sign_in_status(app_server.visitor(), "Anna", WRONG) == 401  # computes the dummy hash
    monkeypatch.setattr(passwords, "hasher", Counting())
    for name in ("Anna", "Nobody", "\u202e", ""):
        assert sign_in_status(app_server.visitor(), name, WRONG) == 401
    assert len(asked) == 4


def test_sign_ins_are_limited_per_address(app_server: AppServer) -> None:
    app_server.stop_rate_limit_clock()
    burst = RATES["sign-in-address"].burst
    statuses = [
        sign_in_status(app_server.visitor("192.0.2.9"), f"Name {n}", WRONG)
        for n in range(burst + 1)
    ]
    assert statuses == [401] * burst + [429]
    assert sign_in_status(app_server.visitor("192.0.2.10"), "Name", WRONG) == 401


def test_a_rate_limit_says_when_to_retry(app_server: AppServer) -> None:
    app_server.stop_rate_limit_clock()
    for _ in range(RATES["guests"].burst):
        app_server.guest("Anna")
    answer = app_server.visitor().request("post", "/api/guest", {"name": "Anna"})
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) == answer.json()["facts"]["seconds"] >= 1


def test_the_limit_per_account_does_not_lock_the_owner_out(app_server: AppServer) -> None:
    app_server.stop_rate_limit_clock()
    owner = app_server.account("Anna")
    burst = RATES["sign-in-account"].burst
    guesses = [
        sign_in_status(app_server.visitor(f"198.51.100.{n}"), "Anna", WRONG)
        for n in range(burst + 5)
    ]
    assert guesses == [401] * burst + [429] * 5  # however many addresses they come from
    owner.fetch("post", "/api/sign-out", {})
    assert sign_in_status(owner, "Anna", PASSWORD) == 200


def test_limits_are_the_same_for_unknown_names(app_server: AppServer) -> None:
    app_server.stop_rate_limit_clock()
    burst = RATES["sign-in-account"].burst
    guesses = [
        sign_in_status(app_server.visitor(f"198.51.100.{n}"), "Nobody", WRONG)
        for n in range(burst + 1)
    ]
    assert guesses == [401] * burst + [429]


def test_limits_apply_to_known_devices_too(app_server: AppServer) -> None:
    app_server.stop_rate_limit_clock()
    owner = app_server.account("Anna")
    burst = RATES["sign-in-device"].burst
    guesses = [sign_in_status(owner, "Anna", WRONG) for _ in range(burst + 1)]
    assert guesses == [401] * burst + [429]


def test_a_client_cannot_choose_its_device_cookie(app_server: AppServer) -> None:
    app_server.stop_rate_limit_clock()
    anna, thief = app_server.account("Anna"), app_server.account("Thief")
    chosen = thief.cookies["wanli-device"]
    anna.cookies["wanli-device"] = "chosen"
    sign_in_status(anna, "Anna", PASSWORD)
    assert anna.cookies["wanli-device"] not in ("chosen", chosen)


# ---- headers ---------------------------------------------------------------------------------
@pytest.mark.parametrize("path", ["/", "/api/me", "/api/games", "/nowhere", "/health", "/schema"])
def test_the_content_security_policy_allows_no_inline_code(
    app_server: AppServer, path: str
) -> None:
    answer = app_server.client.get(path, follow_redirects=False)
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


def test_api_responses_are_not_cached(app_server: AppServer) -> None:
    for path in ("/api/me", "/api/games", "/api/nothing"):
        assert app_server.client.get(path).headers["cache-control"] == "no-store"


# ---- secrets ---------------------------------------------------------------------------------
def test_no_response_before_the_end_contains_a_secret_or_hidden_fact(
    app_server: AppServer,
) -> None:
    anna, bert = app_server.account("Anna"), app_server.account("Bert")
    table = anna.fetch("post", "/api/tables", NEW_TABLE)["table"]["id"]
    bert.fetch("post", f"/api/tables/{table}/join", {})
    anna.fetch("post", f"/api/tables/{table}/start")
    with app_server.site.database.begin() as connection:
        stored = tables.read(connection, table)
        row = people.by_known_as(connection, "anna")
    assert stored is not None
    assert row is not None
    paths = [f"/api/tables/{table}", f"/api/tables/{table}/chat", f"/api/people/{row.id}"]
    paths += ["/api/tables", "/api/me", "/api/me/tables", "/api/me/export", "/metrics", "/schema"]
    paths += [f"/api/tables/{table}/record", f"/api/tables/{table}?version=1"]
    secrets = [stored.secret.hex(), base64.b64encode(stored.secret).decode(), str(row.password)]
    secrets += [anna.cookies["wanli"], anna.cookies["wanli-device"]]
    for visitor in (anna, bert, app_server.visitor()):
        for path in paths:
            text = visitor.request("get", path).text
            assert not [secret for secret in secrets if secret in text], path


def test_a_seat_is_not_shown_what_another_seat_holds(app_server: AppServer) -> None:
    anna, bert = app_server.guest("Anna"), app_server.guest("Bert")
    table = anna.fetch("post", "/api/tables", NEW_TABLE)["table"]["id"]
    bert.fetch("post", f"/api/tables/{table}/join", {})
    anna.fetch("post", f"/api/tables/{table}/start")
    path = f"/api/tables/{table}"
    assert bert.refusal("get", f"{path}?viewer=0") == (403, "not-your-seat")
    assert app_server.visitor().refusal("get", f"{path}?viewer=1") == (403, "not-your-seat")


# ---- sizes -----------------------------------------------------------------------------------
def test_input_sizes_are_limited(app_server: AppServer) -> None:
    too_long = {"name": "x" * MAX_BODY}
    answer = app_server.visitor().request("post", "/api/guest", too_long)
    assert (answer.status_code, answer.json()["code"]) == (413, "bad-message")
    anna = app_server.account("Anna")
    password = "x" * 201
    for path, body in (
        ("/api/sign-in", {"name": "Anna", "password": password}),
        ("/api/sign-in", {"name": "x" * 101, "password": PASSWORD}),
        ("/api/me/password", {"old": PASSWORD, "new": password}),
        ("/api/me/bots", {"name": "Robo", "scopes": ["read"] * 5}),
    ):
        assert anna.refusal("post", path, body) == (400, "bad-message"), path
    many = [{"endpoint": "https://push.example/", "p256dh": "a", "auth": "b"}] * 11
    for settings in ({"push": many}, {"webhook": "x" * 501}, {"quiet": ["x"] * 21}):
        assert anna.refusal("patch", "/api/me", {"settings": settings}) == (400, "bad-message")
