"""Notices are sent to public addresses only (SSRF), with timeouts and checked certificates."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.sinks import HttpSink, http_sink
from tests.server.tls import TlsServer
from tests.waiting import PATIENCE
from wanli.server.notices import guard
from wanli.server.notices.failures import (
    BadSetting,
    ErrorStatus,
    ForbiddenAddress,
    NoAnswer,
    NotSent,
    Unreachable,
)
from wanli.server.notices.guarded_client import GuardedClient
from wanli.server.notices.mail import mail_server
from wanli.server.notices.push import signing_key
from wanli.server.notices.senders import Senders
from wanli.server.settings import Settings


@pytest.fixture
def sink() -> Iterator[HttpSink]:
    with http_sink() as sink:
        yield sink


@pytest.fixture
async def public_client() -> AsyncIterator[GuardedClient]:
    """A client as on a public server."""
    client = GuardedClient(timeout=PATIENCE)
    yield client
    await client.close()


@pytest.fixture
async def private_client() -> AsyncIterator[GuardedClient]:
    """A client as with `private_hooks`."""
    client = GuardedClient(private=True, timeout=PATIENCE)
    yield client
    await client.close()


# ---- addresses ---------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "localhost", "127.1", "2130706433", "0x7f.0.0.1", "[::1]", "[::ffff:127.0.0.1]"],
)
async def test_names_and_addresses_of_this_machine_are_refused(
    public_client: GuardedClient, sink: HttpSink, host: str
) -> None:
    with pytest.raises(NotSent) as refused:
        await public_client.post(f"http://{host}:{sink.port}/hook", b"", {})
    # not every system can parse all of them
    assert isinstance(refused.value, ForbiddenAddress | Unreachable)
    assert sink.requests == []


@pytest.mark.parametrize(
    "address",
    [
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "fe80::1",
        "fc00::1",
        "ff02::1",
        "::",
        "::ffff:10.0.0.1",
        "64:ff9b::a00:1",
        "2002:7f00:1::",
    ],
)
def test_a_private_address_is_not_public(address: str) -> None:
    assert not guard.is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["9.9.9.9", "2620:fe::9", "64:ff9b::909:909", "::ffff:9.9.9.9"])
def test_a_public_address_is_public(address: str) -> None:
    assert guard.is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "address",
    [
        "",
        "hook.example",
        "ftp://hook.example/x",
        "file:///etc/passwd",
        "gopher://hook.example:70/",
        "http://",
        "http://user:secret@hook.example/",
        "http://user@hook.example/",
        "http://hook.example:99999/",
        "http://a b/",
        "http://hook.example/\r\nX: y",
    ],
)
def test_a_url_that_is_malformed_or_holds_a_password_is_refused(address: str) -> None:
    with pytest.raises(ForbiddenAddress) as refused:
        guard.check_url(address)
    assert refused.value.code == "hook-address"
    assert "secret" not in str(refused.value)


async def test_a_name_is_resolved_only_once(
    private_client: GuardedClient, sink: HttpSink, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    def once(name: str, port: int, **_: object) -> list[object]:
        asked.append(name)
        assert len(asked) == 1, "a name is resolved once"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", once)
    await private_client.post(f"http://rebind.example:{sink.port}/hook", b"", {})
    assert sink.requests[0].headers["host"] == f"rebind.example:{sink.port}"


async def test_one_private_address_among_public_ones_is_refused(
    public_client: GuardedClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def mixed(_name: str, port: int, **_: object) -> list[object]:
        return [(2, 1, 6, "", (address, port)) for address in ("9.9.9.9", "127.0.0.1")]

    monkeypatch.setattr(socket, "getaddrinfo", mixed)
    with pytest.raises(ForbiddenAddress):
        await public_client.post("http://mixed.example/hook", b"", {})


async def test_when_the_first_address_does_not_answer_the_next_one_is_tried(
    private_client: GuardedClient, sink: HttpSink, monkeypatch: pytest.MonkeyPatch
) -> None:
    def two(_name: str, port: int, **_: object) -> list[object]:
        return [(2, 1, 6, "", (address, port)) for address in ("127.0.0.2", "127.0.0.1")]

    monkeypatch.setattr(socket, "getaddrinfo", two)
    await private_client.post(f"http://two.example:{sink.port}/hook", b"", {})
    assert len(sink.requests) == 1


# ---- requests ----------------------------------------------------------------------------------
async def test_a_redirect_is_not_followed(private_client: GuardedClient, sink: HttpSink) -> None:
    sink.status, sink.location = 307, f"{sink.url}/elsewhere"
    with pytest.raises(ErrorStatus) as refused:
        await private_client.post(f"{sink.url}/hook", b"", {})
    assert refused.value.status == 307
    assert [request.path for request in sink.requests] == ["/hook"]


@pytest.mark.parametrize("how", ["slow", "drip"])
async def test_a_request_times_out(sink: HttpSink, how: str) -> None:
    sink.may_answer.clear()
    impatient = GuardedClient(private=True, timeout=0.3)
    try:
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(NoAnswer):
                await impatient.post(f"{sink.url}/{how}", b"", {})
    finally:
        sink.may_answer.set()
        await impatient.close()


async def test_tls_sends_the_server_name_and_checks_the_certificate(
    private_client: GuardedClient, tmp_path: Path
) -> None:
    names: list[str | None] = []
    with TlsServer(tmp_path, names) as port, pytest.raises(Unreachable):
        await private_client.post(f"https://localhost:{port}/hook", b"", {})
    assert names == ["localhost"]


# ---- settings ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "address", ["mail.example", "http://mail.example", "smtp://", "smtp://h:x"]
)
def test_an_invalid_mail_server_is_refused(address: str) -> None:
    with pytest.raises(BadSetting):
        mail_server(address)


def test_the_address_of_a_mail_server_may_contain_credentials() -> None:
    server = mail_server("smtp+starttls://ann%40x:p%3Aw@mail.example")
    assert (server.host, server.port) == ("mail.example", 587)
    assert (server.user, server.password) == ("ann@x", "p:w")


async def test_invalid_settings_are_refused_at_once() -> None:
    with pytest.raises(BadSetting):
        signing_key("no key")
    with pytest.raises(BadSetting):
        Senders(Settings(smtp="smtp://mail.example"))  # no sender
    with pytest.raises(BadSetting):
        Senders(Settings(push_key="Dt1CLgQlkiaA-tmCkATyKZeoF1-Gtw1-gdEP6pOCqj4"))  # no contact
