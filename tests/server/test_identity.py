"""Who sent a request: by cookie, by token, or nobody; and how often he may."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.visitors import House, hash_quickly, house
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
def home(ready_sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    hash_quickly(monkeypatch)
    with house(ready_sqlite_url) as running:
        yield running


def expiry(home: House, cookie: str) -> float:
    """Until when a session lives."""
    with home.site.database.begin() as connection:
        query = schema.sessions.select().where(schema.sessions.c.digest == digest(cookie))
        return float(connection.execute(query).one().expires_at)


# ---- sessions --------------------------------------------------------------------------------
def test_a_session_that_is_not_used_ends(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = home.account("Anna")
    home.moved_on(monkeypatch, ACCOUNT_SESSION + 1)
    assert anna.refused("get", "/api/me") == (401, "sign-in-needed")


def test_a_session_that_is_used_lives_on(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = home.account("Anna")
    for _ in range(3):
        home.moved_on(monkeypatch, 0.6 * ACCOUNT_SESSION)
        assert anna.does("get", "/api/me")["name"] == "Anna"


def test_a_session_is_written_only_when_half_its_time_is_over(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = home.guest("Anna")
    before = expiry(home, anna.cookies["wanli"])
    home.moved_on(monkeypatch, 0.4 * GUEST_SESSION)
    anna.does("get", "/api/me")
    assert expiry(home, anna.cookies["wanli"]) == before
    home.moved_on(monkeypatch, 0.2 * GUEST_SESSION)
    anna.does("get", "/api/me")
    assert expiry(home, anna.cookies["wanli"]) > before


def test_a_cookie_that_we_never_gave_is_nobodys(home: House) -> None:
    stranger = home.visitor()
    for cookie in ("", "x", "x" * 4000, digest("x")):
        stranger.cookies = {"wanli": cookie}
        assert stranger.refused("get", "/api/me") == (401, "sign-in-needed")


# ---- tokens ----------------------------------------------------------------------------------
def test_where_there_is_a_token_the_cookie_does_not_count(home: House) -> None:
    anna = home.account("Anna")
    anna.does("post", "/api/me/bots", {"name": "Robo", "scopes": ["read"]})
    answer = anna.asks("get", "/api/me", headers={"authorization": "Bearer wanli_wrong"})
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
def test_no_program_does_with_a_token_what_only_a_person_may(
    home: House, method: str, path: str
) -> None:
    anna = home.account("Anna")
    scopes = ["read", "play", "chat", "create"]
    token = anna.does("post", "/api/me/bots", {"name": "Robo", "scopes": scopes})["token"]
    bodies = {
        "/api/me/bots": {"name": "More", "scopes": ["read"]},
        "/api/me/password": {"old": "x", "new": "y"},
    }
    body = None if method == "get" else bodies.get(path, {})
    answer = home.visitor().asks(method, path, body, {"authorization": f"Bearer {token}"})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-for-bots")


# ---- limits ----------------------------------------------------------------------------------
class Clock:
    """A time that goes on when we say so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_fills_again_with_time() -> None:
    clock = Clock()
    limits = Limits({"chat": Rate(2, 10)}, clock)
    limits.spend("chat", "anna", cost=2)
    with pytest.raises(RateLimitExceeded) as refused:
        limits.spend("chat", "anna")
    assert refused.value.facts == {"seconds": 10}
    limits.spend("chat", "bert")  # everybody has his own
    clock.now = 10.0
    limits.spend("chat", "anna")
    with pytest.raises(RateLimitExceeded):
        limits.spend("chat", "anna")


def test_who_is_refused_does_not_have_to_wait_longer_for_asking() -> None:
    clock = Clock()
    limits = Limits({"chat": Rate(1, 10)}, clock)
    limits.spend("chat", "anna")
    for clock.now in (3.0, 6.0, 9.0):
        with pytest.raises(RateLimitExceeded):
            limits.spend("chat", "anna")
    clock.now = 10.0
    limits.spend("chat", "anna")


def test_there_are_only_so_many_buckets() -> None:
    limits = Limits({"chat": Rate(1, 10)}, Clock(), max_buckets=2)
    for name in ("anna", "bert", "cleo"):
        limits.spend("chat", name)
    limits.spend("chat", "anna")  # who came first is forgotten first
    with pytest.raises(RateLimitExceeded):
        limits.spend("chat", "cleo")


def test_one_network_of_ipv6_is_one_address(home: House) -> None:
    home.stop_the_clock_of_limits()
    for number in range(30):
        home.guest("Anna", f"2001:db8:1:2::{number:x}")
    wanted = {"name": "Anna"}
    same, other = home.visitor("2001:db8:1:2:ffff::1"), home.visitor("2001:db8:1:3::1")
    assert same.refused("post", "/api/guest", wanted) == (429, "too-many")
    other.does("post", "/api/guest", wanted)


# ---- names -----------------------------------------------------------------------------------
def test_a_name_is_the_same_however_it_was_typed() -> None:
    assert clean_name("  Zoe\u0308   B. ") == "Zo\u00eb B."
    assert fold_name("ZOE\u0308") == fold_name("zo\u00eb")
    assert fold_name("Stra\u00dfe") == fold_name("STRASSE")
    assert fold_name("\uff21\uff4e\uff4e\uff41") == "anna"


@pytest.mark.parametrize("letter", ["\u200d", "\u2066", "\ufe0f", "\u2800", "\ue000", "\u2028"])
def test_what_nobody_sees_is_not_in_a_name(letter: str) -> None:
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
