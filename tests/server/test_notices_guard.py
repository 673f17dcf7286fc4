"""People choose where notices go; the server goes out, and never where it is not meant to."""

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
    BadAnswer,
    BadHook,
    BadSetting,
    NoAnswer,
    NotSent,
    Unreachable,
)
from wanli.server.notices.mail import mail_server
from wanli.server.notices.poster import Poster
from wanli.server.notices.push import signing_key
from wanli.server.notices.senders import Senders
from wanli.server.settings import Settings


@pytest.fixture
def sink() -> Iterator[HttpSink]:
    with http_sink() as sink:
        yield sink


@pytest.fixture
async def poster() -> AsyncIterator[Poster]:
    """As on the internet."""
    poster = Poster(timeout=PATIENCE)
    yield poster
    await poster.close()


@pytest.fixture
async def local() -> AsyncIterator[Poster]:
    """With `private_hooks`."""
    poster = Poster(private=True, timeout=PATIENCE)
    yield poster
    await poster.close()


# ---- where -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "localhost", "127.1", "2130706433", "0x7f.0.0.1", "[::1]", "[::ffff:127.0.0.1]"],
)
async def test_a_name_or_number_of_this_machine_is_refused(
    poster: Poster, sink: HttpSink, host: str
) -> None:
    with pytest.raises(NotSent) as refused:
        await poster.post(f"http://{host}:{sink.port}/hook", b"", {})
    assert isinstance(refused.value, BadHook | Unreachable)  # not every system reads all of them
    assert sink.posted == []


@pytest.mark.parametrize(
    "number",
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
def test_numbers_that_are_not_on_the_internet(number: str) -> None:
    assert not guard.is_public(ipaddress.ip_address(number))


@pytest.mark.parametrize("number", ["9.9.9.9", "2620:fe::9", "64:ff9b::909:909", "::ffff:9.9.9.9"])
def test_numbers_that_are(number: str) -> None:
    assert guard.is_public(ipaddress.ip_address(number))


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
def test_what_is_no_address_of_the_web_or_holds_a_password_is_refused(address: str) -> None:
    with pytest.raises(BadHook) as refused:
        guard.checked(address)
    assert refused.value.code == "hook-address"
    assert "secret" not in str(refused.value)


async def test_a_name_that_leads_elsewhere_the_second_time_leads_nowhere(
    local: Poster, sink: HttpSink, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    def once(name: str, port: int, **_: object) -> list[object]:
        asked.append(name)
        assert len(asked) == 1, "a name is resolved once"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", once)
    await local.post(f"http://rebind.example:{sink.port}/hook", b"", {})
    assert sink.posted[0].headers["host"] == f"rebind.example:{sink.port}"


async def test_one_private_number_among_public_ones_is_enough(
    poster: Poster, monkeypatch: pytest.MonkeyPatch
) -> None:
    def mixed(_name: str, port: int, **_: object) -> list[object]:
        return [(2, 1, 6, "", (number, port)) for number in ("9.9.9.9", "127.0.0.1")]

    monkeypatch.setattr(socket, "getaddrinfo", mixed)
    with pytest.raises(BadHook):
        await poster.post("http://mixed.example/hook", b"", {})


async def test_when_the_first_number_does_not_answer_the_next_one_is_tried(
    local: Poster, sink: HttpSink, monkeypatch: pytest.MonkeyPatch
) -> None:
    def two(_name: str, port: int, **_: object) -> list[object]:
        return [(2, 1, 6, "", (number, port)) for number in ("127.0.0.2", "127.0.0.1")]

    monkeypatch.setattr(socket, "getaddrinfo", two)
    await local.post(f"http://two.example:{sink.port}/hook", b"", {})
    assert len(sink.posted) == 1


# ---- how ---------------------------------------------------------------------------------------
async def test_a_redirect_is_not_followed(local: Poster, sink: HttpSink) -> None:
    sink.status, sink.location = 307, f"{sink.url}/elsewhere"
    with pytest.raises(BadAnswer) as refused:
        await local.post(f"{sink.url}/hook", b"", {})
    assert refused.value.status == 307
    assert [posted.path for posted in sink.posted] == ["/hook"]


@pytest.mark.parametrize("how", ["slow", "drip"])
async def test_an_address_that_does_not_answer_is_given_up_in_time(
    sink: HttpSink, how: str
) -> None:
    sink.answers.clear()
    hasty = Poster(private=True, timeout=0.3)
    try:
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(NoAnswer):
                await hasty.post(f"{sink.url}/{how}", b"", {})
    finally:
        sink.answers.set()
        await hasty.close()


async def test_by_tls_the_name_is_asked_for_and_has_to_be_proven(
    local: Poster, tmp_path: Path
) -> None:
    names: list[str | None] = []
    with TlsServer(tmp_path, names) as port, pytest.raises(Unreachable):
        await local.post(f"https://localhost:{port}/hook", b"", {})
    assert names == ["localhost"]


# ---- the host's own settings -------------------------------------------------------------------
@pytest.mark.parametrize(
    "address", ["mail.example", "http://mail.example", "smtp://", "smtp://h:x"]
)
def test_a_mail_server_that_is_none_is_refused_at_once(address: str) -> None:
    with pytest.raises(BadSetting):
        mail_server(address)


def test_a_mail_server_with_everything() -> None:
    server = mail_server("smtp+starttls://ann%40x:p%3Aw@mail.example")
    assert (server.host, server.port) == ("mail.example", 587)
    assert (server.user, server.password) == ("ann@x", "p:w")


async def test_settings_that_cannot_work_are_refused_at_once() -> None:
    with pytest.raises(BadSetting):
        signing_key("no key")
    with pytest.raises(BadSetting):
        Senders(Settings(smtp="smtp://mail.example"))  # no sender
    with pytest.raises(BadSetting):
        Senders(Settings(push_key="Dt1CLgQlkiaA-tmCkATyKZeoF1-Gtw1-gdEP6pOCqj4"))  # no contact
