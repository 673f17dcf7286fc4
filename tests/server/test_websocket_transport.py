"""Both WebSocket transports behave alike: `UvicornTransport`, and plain ASGI."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from litestar import WebSocket
from websockets.asyncio.client import ClientConnection, connect

from tests.live_server import PATIENT
from tests.waiting import PATIENCE, until
from wanli.server.bind import bind_socket
from wanli.server.uvicorn_check import PLAIN_ASGI, UVICORN_TRANSPORT
from wanli.server.uvicorn_transport import UvicornTransport
from wanli.server.websocket_transport import AnySocket, AsgiTransport, Transport, transport_of

LENGTHS = (0, 1, 125, 126, 127, 65_535, 65_536, 70_000)
MANY = 20
A_MEGABYTE = 1 << 20
FLOOD = 48  # megabytes, more than all buffers between client and server


class Listener:
    """Records the callbacks of a transport."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.woken = asyncio.Event()
        self.gone = asyncio.Event()

    def on_message(self, text: str) -> None:
        self.texts.append(text)

    def wake(self) -> None:
        self.woken.set()

    def on_disconnect(self) -> None:
        self.gone.set()


class ConnectionPair:
    """Both ends of a connection."""

    def __init__(self, socket: AnySocket) -> None:
        self.socket = socket
        self.wire: Transport = transport_of(socket)
        self.ear = Listener()
        self.client: ClientConnection
        self.wire.attach(self.ear)

    async def heard(self, count: int) -> list[str]:
        """Return the texts received by the server, once there are this many."""
        await until(lambda: len(self.ear.texts) >= count)
        return self.ear.texts

    async def received(self, count: int) -> list[str | bytes]:
        """Return the next messages received by the client."""
        return [await asyncio.wait_for(self.client.recv(), PATIENCE) for _ in range(count)]


@asynccontextmanager
async def connect_over(protocol: str) -> AsyncIterator[ConnectionPair]:
    """Connect a client to a server with this WebSocket protocol."""
    lines: asyncio.Queue[ConnectionPair] = asyncio.Queue()

    async def application(scope: Any, receive: Any, send: Any) -> None:
        socket: AnySocket = WebSocket(scope, receive, send)
        await socket.accept()
        line = ConnectionPair(socket)
        lines.put_nowait(line)
        await line.ear.gone.wait()
        line.wire.detach()

    config = uvicorn.Config(
        application, ws=protocol, lifespan="off", log_config=None, ws_per_message_deflate=False
    )
    with bind_socket("127.0.0.1", 0) as ears:
        server = uvicorn.Server(config)
        run_server = asyncio.create_task(server.serve([ears]))
        url = f"ws://127.0.0.1:{ears.getsockname()[1]}"
        async with connect(url, max_size=2**22, max_queue=1, **PATIENT) as client:
            line = await asyncio.wait_for(lines.get(), PATIENCE)
            line.client = client
            yield line
        server.should_exit = True
        await asyncio.wait_for(run_server, PATIENCE)


@pytest.fixture(params=[UVICORN_TRANSPORT, PLAIN_ASGI], ids=["frames", "asgi"])
async def line(request: pytest.FixtureRequest) -> AsyncIterator[ConnectionPair]:
    """A connection over each transport."""
    async with connect_over(request.param) as both:
        assert isinstance(
            both.wire, UvicornTransport if request.param == UVICORN_TRANSPORT else AsgiTransport
        )
        yield both


async def test_sent_texts_of_every_length_arrive_in_order(line: ConnectionPair) -> None:
    texts = ["ü" * (length // 2) + "x" * (length % 2) for length in LENGTHS]
    line.wire.push([text.encode() for text in texts])
    assert await line.received(len(texts)) == texts


async def test_received_texts_of_every_length_are_reported_in_order(line: ConnectionPair) -> None:
    texts = ["ü" * (length // 2) + "x" * (length % 2) for length in LENGTHS]
    for text in texts:
        await line.client.send(text)
    assert await line.heard(len(texts)) == texts


async def test_a_text_in_several_frames_is_reported_as_one(line: ConnectionPair) -> None:
    await line.client.send(["grü", "", "n"])
    assert await line.heard(1) == ["grün"]


async def test_a_binary_message_is_reported_as_an_empty_text(line: ConnectionPair) -> None:
    await line.client.send(b"binary")
    await line.client.send("text")
    assert await line.heard(2) == ["", "text"]


async def test_a_text_that_is_not_utf_8_closes_the_connection(line: ConnectionPair) -> None:
    await line.client.send(b"\xff", text=True)
    await asyncio.wait_for(line.client.wait_closed(), PATIENCE)
    assert line.client.close_code == 1007
    await asyncio.wait_for(line.ear.gone.wait(), PATIENCE)
    assert line.ear.texts == []


async def test_a_ping_is_answered(line: ConnectionPair) -> None:
    await asyncio.wait_for(await line.client.ping(), PATIENCE)


async def test_a_close_by_the_client_is_reported(line: ConnectionPair) -> None:
    await line.client.close()
    assert line.client.close_code == 1000
    await asyncio.wait_for(line.ear.gone.wait(), PATIENCE)
    line.wire.push([b"too late"])  # not an error
    await line.wire.flush()


async def test_pending_messages_arrive_before_the_server_closes(line: ConnectionPair) -> None:
    line.wire.push([b"first", b"last"])
    await line.wire.flush()
    await line.socket.close(4403, "why")
    assert await line.received(2) == ["first", "last"]
    await asyncio.wait_for(line.client.wait_closed(), PATIENCE)
    assert (line.client.close_code, line.client.close_reason) == (4403, "why")


async def test_the_write_buffer_is_full_while_the_client_does_not_read(
    line: ConnectionPair,
) -> None:
    line.wire.push([b"x" * A_MEGABYTE] * FLOOD)
    assert len((await line.received(1))[0]) == A_MEGABYTE
    assert not line.wire.has_room
    await line.received(FLOOD - 1)
    await asyncio.wait_for(line.ear.woken.wait(), PATIENCE)
    assert line.wire.has_room
    line.wire.push([b"next"])
    assert await line.received(1) == ["next"]
    line.wire.resume_reading()
    await line.client.send("read")
    assert await line.heard(1) == ["read"]


async def test_nothing_is_reported_while_reading_is_paused(line: ConnectionPair) -> None:
    texts = [str(number) for number in range(MANY)]
    line.wire.pause_reading()
    for text in texts:
        await line.client.send(text)
    line.wire.push([b"meanwhile"])
    assert await line.received(1) == ["meanwhile"]
    assert len(line.ear.texts) <= 1  # plain ASGI may have read one message ahead
    line.wire.resume_reading()
    assert await line.heard(MANY) == texts


async def test_nothing_is_reported_after_detaching(line: ConnectionPair) -> None:
    line.wire.detach()
    await line.client.send("text")
    await asyncio.wait_for(await line.client.ping(), PATIENCE)
    assert line.ear.texts == []
    line.ear.gone.set()
