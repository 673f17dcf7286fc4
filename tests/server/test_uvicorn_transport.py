"""`UvicornTransport` writes frames as RFC 6455 says, and is used only with a uvicorn that fits."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import Protocol, Side

from tests.live_server import Server
from tests.waiting import PATIENCE
from wanli.server import uvicorn_check, uvicorn_transport
from wanli.server.uvicorn_check import find_problem
from wanli.server.uvicorn_transport import READ, UvicornTransport, header
from wanli.server.websocket_transport import EXTENSION

LENGTHS = (0, 1, 125, 126, 127, 65_535, 65_536, 70_000)
HANDSHAKE = b"""GET / HTTP/1.1\r
Host: here\r
Upgrade: websocket\r
Connection: Upgrade\r
Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
Sec-WebSocket-Version: 13\r
\r
"""


@pytest.mark.parametrize("length", LENGTHS)
def test_a_client_reads_messages_of_every_length(length: int) -> None:
    client = Protocol(Side.CLIENT)
    message = b"x" * length
    client.receive_data((header(length) + message) * 2)
    frames = [event for event in client.events_received() if isinstance(event, Frame)]
    assert [(frame.opcode, frame.fin, bytes(frame.data)) for frame in frames] == [
        (Opcode.TEXT, True, message)
    ] * 2


async def test_a_client_that_never_reads_is_dropped_with_its_write_buffer() -> None:
    dropped = asyncio.Event()

    async def application(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        try:
            while True:
                await send({"type": "websocket.send", "text": "x" * 500_000})
        finally:
            dropped.set()

    async with silent_client(application, 0.05):
        assert await asyncio.wait_for(dropped.wait(), PATIENCE)


async def test_a_connection_allocates_a_small_read_buffer() -> None:
    rooms: asyncio.Queue[int] = asyncio.Queue()

    async def application(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        rooms.put_nowait(scope["extensions"][EXTENSION].transport.max_size)
        await receive()

    async with silent_client(application, PATIENCE):
        assert await asyncio.wait_for(rooms.get(), PATIENCE) == READ


@asynccontextmanager
async def silent_client(application: Any, patience: float) -> AsyncIterator[None]:
    """Run an application and connect a client that sends nothing."""
    config = uvicorn.Config(
        application,
        ws=UvicornTransport,
        ws_ping_interval=patience,
        ws_ping_timeout=patience,
        lifespan="off",
        log_config=None,
    )
    with socket.create_server(("127.0.0.1", 0)) as ears:
        server = uvicorn.Server(config)
        run_server = asyncio.create_task(server.serve([ears]))
        with socket.create_connection(ears.getsockname()) as sleeper:
            sleeper.sendall(HANDSHAKE)
            yield
        server.should_exit = True
        await asyncio.wait_for(run_server, PATIENCE)


# ---- whether the installed uvicorn fits --------------------------------------------------------
def test_the_installed_uvicorn_fits() -> None:
    assert find_problem() == ""


def test_a_uvicorn_without_the_class_does_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "wanli.server.uvicorn_transport")
    monkeypatch.setitem(sys.modules, WebSocketsSansIOProtocol.__module__, None)
    assert find_problem().startswith("ModuleNotFoundError")


@pytest.mark.parametrize(
    "name", [n for n, m in vars(UvicornTransport).items() if hasattr(m, "__override__")]
)
def test_a_uvicorn_without_a_method_does_not_fit(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    for kind in WebSocketsSansIOProtocol.__mro__[:-1]:
        if name in vars(kind):
            monkeypatch.delattr(kind, name)
    assert name in find_problem()


def without_extensions(self: WebSocketsSansIOProtocol, event: Request) -> None:
    """Connect without offering the application any extensions."""
    handle_connect(self, event)
    del cast(Any, self.scope)["extensions"]


handle_connect = WebSocketsSansIOProtocol.handle_connect


@pytest.mark.parametrize(
    ("kind", "name", "otherwise"),
    [
        (WebSocketsSansIOProtocol, "handle_connect", without_extensions),
        (WebSocketsSansIOProtocol, "handle_text", lambda *_: None),
        (WebSocketsSansIOProtocol, "handle_cont", lambda *_: None),
        (WebSocketsSansIOProtocol, "handle_ping", lambda *_: None),
        (WebSocketsSansIOProtocol, "connection_lost", lambda *_: 1 / 0),
        (WebSocketsSansIOProtocol, "handle_bytes", WebSocketsSansIOProtocol.handle_text),
        (UvicornTransport, "pause_writing", lambda *_: None),
        (UvicornTransport, "resume_writing", lambda *_: None),
        (uvicorn_transport, "header", lambda length: bytes((0x81, length % 126))),
    ],
)
def test_a_uvicorn_that_behaves_differently_does_not_fit(
    monkeypatch: pytest.MonkeyPatch, kind: Any, name: str, otherwise: Any
) -> None:
    monkeypatch.setattr(uvicorn_check, "SECONDS", 0.5)
    monkeypatch.setattr(kind, name, otherwise)
    assert find_problem()


def test_a_server_without_the_transport_logs_it_once(server: Server, plain_server: Server) -> None:
    lines = [json.loads(line) for line in plain_server.log.read_text().splitlines()]
    [warning] = [line for line in lines if "plain ASGI" in line["what"]]
    assert (warning["level"], "wanli.server.uvicorn_transport" in warning["reason"]) == (
        "warning",
        True,
    )
    assert "plain ASGI" not in server.log.read_text()
