"""A whole server on a throw-away database, and people with browsers of their own."""

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


class House:
    """A running server."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client
        self.site: Site = client.app.state.site

    def stop_the_clock_of_limits(self) -> None:
        """Nothing may be done once more just because time passes."""
        now = self.site.limits._now()
        self.site.limits._now = lambda: now

    def visitor(self, address: str = "192.0.2.1") -> Visitor:
        """Somebody who has never been here."""
        return Visitor(self, address)

    def guest(self, name: str, address: str = "192.0.2.1") -> Visitor:
        """Somebody who has given a name."""
        guest = self.visitor(address)
        guest.does("post", "/api/guest", {"name": name})
        return guest

    def account(self, name: str, address: str = "192.0.2.1") -> Visitor:
        """Somebody who has just signed up."""
        account = self.visitor(address)
        account.does("post", "/api/sign-up", {"name": name, "password": PASSWORD})
        return account

    def moved_on(self, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
        """It is later."""
        before = self.site.watch.now
        monkeypatch.setattr(self.site.watch, "now", lambda: before() + seconds)


class Visitor:
    """One browser: its cookies, its address."""

    def __init__(self, house: House, address: str) -> None:
        self._house = house
        self.address = address
        self.cookies: dict[str, str] = {}

    def asks(
        self, method: str, path: str, body: object = None, headers: Mapping[str, str] | None = None
    ) -> httpx.Response:
        """Send a request as a page of ours would; gives whatever is answered."""
        sent = {"sec-fetch-site": "same-origin", "x-forwarded-for": self.address}
        if self.cookies:
            sent["cookie"] = "; ".join(f"{key}={value}" for key, value in self.cookies.items())
        self._house.client.cookies.clear()
        answer = self._house.client.request(
            method.upper(), path, json=body, headers={**sent, **(headers or {})}
        )
        self._keep(answer)
        return answer

    def does(self, method: str, path: str, body: object = None) -> Any:
        """Send a request that has to be done; gives the answer."""
        answer = self.asks(method, path, body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        """Send a request that has to be refused; gives the status and the code."""
        answer = self.asks(method, path, body)
        assert not answer.is_success, answer.text
        return answer.status_code, answer.json()["code"]

    @property
    def id(self) -> str:
        """The id of the person."""
        return str(self.does("get", "/api/me")["id"])

    def _keep(self, answer: httpx.Response) -> None:
        for header in answer.headers.get_list("set-cookie"):
            for key, morsel in SimpleCookie(header).items():
                self.cookies.pop(key, None)
                if morsel["max-age"] != "0":
                    self.cookies[key] = morsel.value


@contextmanager
def house(database: str, **settings: Any) -> Iterator[House]:
    """A server that believes what it is told about addresses, as behind a proxy."""
    app = create_app(Settings(database=database, **{"trust_proxy": True, **settings}))
    with TestClient(app) as client:
        yield House(client)


def hash_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords are hashed as always, only with less work."""
    monkeypatch.setattr(passwords, "hasher", QUICK)
    passwords._dummy_hash.cache_clear()
