"""The server application in this process with a throw-away database, and its visitors."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.cookies import SimpleCookie
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from litestar import Litestar
from litestar.testing import TestClient

from wanli.server import passwords
from wanli.server.app import create_app
from wanli.server.settings import Settings
from wanli.server.site import Site

PASSWORD = "correct horse"
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
NEW_TABLE = {"game": "chang-cheng", "terms": {"players": 2}}


class AppServer:
    """The application behind a test client."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client
        self.site: Site = client.app.state.site

    def stop_rate_limit_clock(self) -> None:
        """Stop refilling the rate limits, so slow machines get the same results."""
        now = self.site.limits._now()
        self.site.limits._now = lambda: now

    def visitor(self, address: str = "192.0.2.1") -> Visitor:
        """Return a visitor without a session."""
        return Visitor(self, address)

    def guest(self, name: str, address: str = "192.0.2.1") -> Visitor:
        """Return a new guest."""
        guest = self.visitor(address)
        guest.fetch("post", "/api/guest", {"name": name})
        return guest

    def account(self, name: str, address: str = "192.0.2.1") -> Visitor:
        """Return a person who has just signed up."""
        account = self.visitor(address)
        account.fetch("post", "/api/sign-up", {"name": name, "password": PASSWORD})
        return account

    def advance_clock(self, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
        """Set the server's clock ahead."""
        before = self.site.watch.now
        monkeypatch.setattr(self.site.watch, "now", lambda: before() + seconds)


class Visitor:
    """A browser with its cookies and its IP address."""

    def __init__(self, server: AppServer, address: str) -> None:
        self._server = server
        self.address = address
        self.cookies: dict[str, str] = {}

    def request(
        self, method: str, path: str, body: object = None, headers: Mapping[str, str] | None = None
    ) -> httpx.Response:
        """Send a request as our pages do; return the response."""
        sent = {"sec-fetch-site": "same-origin", "x-forwarded-for": self.address}
        if self.cookies:
            sent["cookie"] = "; ".join(f"{key}={value}" for key, value in self.cookies.items())
        self._server.client.cookies.clear()
        answer = self._server.client.request(
            method.upper(), path, json=body, headers={**sent, **(headers or {})}
        )
        self._store_cookies(answer)
        return answer

    def fetch(self, method: str, path: str, body: object = None) -> Any:
        """Send a request that must succeed; return the body of the response."""
        answer = self.request(method, path, body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def refusal(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        """Send a request that must be refused; return the status and the code."""
        answer = self.request(method, path, body)
        assert not answer.is_success, answer.text
        return answer.status_code, answer.json()["code"]

    @property
    def id(self) -> str:
        """The id of the person."""
        return str(self.fetch("get", "/api/me")["id"])

    def _store_cookies(self, answer: httpx.Response) -> None:
        for header in answer.headers.get_list("set-cookie"):
            for key, morsel in SimpleCookie(header).items():
                self.cookies.pop(key, None)
                if morsel["max-age"] != "0":
                    self.cookies[key] = morsel.value


@contextmanager
def run_app(database: str, **settings: Any) -> Iterator[AppServer]:
    """Run the application; it trusts proxy headers, so visitors have IP addresses."""
    app = create_app(Settings(database=database, **{"trust_proxy": True, **settings}))
    with TestClient(app) as client:
        yield AppServer(client)


def hash_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a fast password hasher."""
    monkeypatch.setattr(passwords, "hasher", QUICK)
    passwords._dummy_hash.cache_clear()
