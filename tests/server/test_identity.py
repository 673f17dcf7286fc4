"""Authentication by cookie and token, rate limits, names, and the statuses of refusals."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.visitors import AppServer, hash_quickly, run_app
from wanli.server.error_responses import NotFound, WrongSignIn, status_of
from wanli.server.errors import NotAllowed, NotYours, SignInNeeded, Stale
from wanli.server.identity import ACCOUNT_SESSION, GUEST_SESSION
from wanli.server.limits import Limits, Rate, RateLimitExceeded
from wanli.server.names import BadName, clean_name, fold_name
from wanli.storage import schema
from wanli.storage.database import StorageAway
from wanli.storage.sessions import digest
from wanli.table.table import NotNow


@pytest.fixture
def app_server(ready_sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[AppServer]:
    hash_quickly(monkeypatch)
    with run_app(ready_sqlite_url) as running:
        yield running


def expiry_of(app_server: AppServer, cookie: str) -> float:
    """Return the time at which a session expires."""
    with app_server.site.database.begin() as connection:
        query = schema.sessions.select().where(schema.sessions.c.digest == digest(cookie))
        return float(connection.execute(query).one().expires_at)


# ---- sessions --------------------------------------------------------------------------------
def test_an_unused_session_expires(app_server: AppServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = app_server.account("Anna")
    app_server.advance_clock(monkeypatch, ACCOUNT_SESSION + 1)
    assert anna.refusal("get", "/api/me") == (401, "sign-in-needed")


def test_a_used_session_is_extended(app_server: AppServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = app_server.account("Anna")
    for _ in range(3):
        app_server.advance_clock(monkeypatch, 0.6 * ACCOUNT_SESSION)
        assert anna.fetch("get", "/api/me")["name"] == "Anna"


def test_a_session_is_written_only_after_half_of_its_lifetime(
    app_server: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = app_server.guest("Anna")
    before = expiry_of(app_server, anna.cookies["wanli"])
    app_server.advance_clock(monkeypatch, 0.4 * GUEST_SESSION)
    anna.fetch("get", "/api/me")
    assert expiry_of(app_server, anna.cookies["wanli"]) == before
    app_server.advance_clock(monkeypatch, 0.2 * GUEST_SESSION)
    anna.fetch("get", "/api/me")
    assert expiry_of(app_server, anna.cookies["wanli"]) > before


def test_an_unknown_cookie_is_anonymous(app_server: AppServer) -> None:
    stranger = app_server.visitor()
    for cookie in ("", "x", "x" * 4000, digest("x")):
        stranger.cookies = {"wanli": cookie}
        assert stranger.refusal("get", "/api/me") == (401, "sign-in-needed")


# ---- tokens ----------------------------------------------------------------------------------
def test_with_a_token_the_cookie_is_ignored(app_server: AppServer) -> None:
    anna = app_server.account("Anna")
    anna.fetch("post", "/api/me/bots", {"name": "Robo", "scopes": ["read"]})
    answer = anna.request("get", "/api/me", headers={"authorization": "Bearer wanli_wrong"})
    assert (answer.status_code, answer.headers["www-authenticate"]) == (401, "Bearer")


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("patch", "/api/me"),
        ("get", "/api/me/export"),
        ("post", "/api/me/bots"),
        ("get", "/api/me/bots"),
        ("post", "/api/me/password"),
        ("post", "/api/me/delete"),
        ("post", "/api/sign-out-everywhere"),
    ],
)
def test_a_token_cannot_do_what_needs_a_session(
    app_server: AppServer, method: str, path: str
) -> None:
    anna = app_server.account("Anna")
    scopes = ["read", "play", "chat", "create"]
    token = anna.fetch("post", "/api/me/bots", {"name": "Robo", "scopes": scopes})["token"]
    bodies = {
        "/api/me/bots": {"name": "More", "scopes": ["read"]},
        "/api/me/password": {"old": "x", "new": "y"},
    }
    body = None if method == "get" else bodies.get(path, {})
    answer = app_server.visitor().request(method, path, body, {"authorization": f"Bearer {token}"})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-for-bots")


# ---- limits ----------------------------------------------------------------------------------
class ManualClock:
    """A clock that a test advances."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_refills_with_time() -> None:
    clock = ManualClock()
    limits = Limits({"chat": Rate(2, 10)}, clock)
    limits.spend("chat", "anna", cost=2)
    with pytest.raises(RateLimitExceeded) as refused:
        limits.spend("chat", "anna")
    assert refused.value.facts == {"seconds": 10}
    limits.spend("chat", "bert")  # every client has a bucket of its own
    clock.now = 10.0
    limits.spend("chat", "anna")
    with pytest.raises(RateLimitExceeded):
        limits.spend("chat", "anna")


def test_a_refused_request_does_not_extend_the_wait() -> None:
    clock = ManualClock()
    limits = Limits({"chat": Rate(1, 10)}, clock)
    limits.spend("chat", "anna")
    for clock.now in (3.0, 6.0, 9.0):
        with pytest.raises(RateLimitExceeded):
            limits.spend("chat", "anna")
    clock.now = 10.0
    limits.spend("chat", "anna")


def test_the_number_of_buckets_is_limited() -> None:
    limits = Limits({"chat": Rate(1, 10)}, ManualClock(), max_buckets=2)
    for name in ("anna", "bert", "cleo"):
        limits.spend("chat", name)
    limits.spend("chat", "anna")  # the oldest bucket is dropped first
    with pytest.raises(RateLimitExceeded):
        limits.spend("chat", "cleo")


def test_an_ipv6_network_counts_as_one_address(app_server: AppServer) -> None:
    app_server.stop_rate_limit_clock()
    for number in range(30):
        app_server.guest("Anna", f"2001:db8:1:2::{number:x}")
    wanted = {"name": "Anna"}
    same, other = app_server.visitor("2001:db8:1:2:ffff::1"), app_server.visitor("2001:db8:1:3::1")
    assert same.refusal("post", "/api/guest", wanted) == (429, "too-many")
    other.fetch("post", "/api/guest", wanted)


# ---- names -----------------------------------------------------------------------------------
def test_a_name_is_the_same_however_it_is_typed() -> None:
    assert clean_name("  Zoe\u0308   B. ") == "Zo\u00eb B."
    assert fold_name("ZOE\u0308") == fold_name("zo\u00eb")
    assert fold_name("Stra\u00dfe") == fold_name("STRASSE")
    assert fold_name("\uff21\uff4e\uff4e\uff41") == "anna"


@pytest.mark.parametrize("letter", ["\u200d", "\u2066", "\ufe0f", "\u2800", "\ue000", "\u2028"])
def test_invisible_characters_are_not_allowed_in_names(letter: str) -> None:
    with pytest.raises(BadName):
        clean_name(f"An{letter}na")


def test_a_name_that_grows_when_it_is_folded_is_too_long() -> None:
    with pytest.raises(BadName):
        clean_name("\ufdfa" * 24)


# ---- statuses --------------------------------------------------------------------------------
def test_every_refusal_has_its_status() -> None:
    refusals = {
        SignInNeeded(): 401,
        WrongSignIn(): 401,
        NotAllowed("cross-site", {}): 403,
        NotYours("not-your-seat", {}): 403,
        NotFound("no-such-person", {}): 404,
        Stale("stale-version", {}): 409,
        NotNow("game-over", {}): 422,
        RateLimitExceeded(3): 429,
        StorageAway("storage-away", {}): 503,
    }
    assert {status_of(error) for error in refusals} == set(refusals.values())
    assert all(status_of(error) == status for error, status in refusals.items())
