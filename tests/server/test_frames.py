"""The wire of a WebSocket says what RFC 6455 says, and nothing is lost or out of order on it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side

from tests.serving import Person, Sitting, serving
from tests.waiting import PATIENCE
from wanli.server.frames import FRAMES, READ, Frames, header

LENGTHS = (0, 1, 125, 126, 127, 65_535, 65_536, 70_000)
BURST = 150
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


async def test_a_burst_is_answered_in_its_order(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with Person(server.address) as anna:
            table = (await anna.create("great-wall"))["table"]["id"]
            async with anna.at(table) as sitting:
                await sitting.hear()
                asked = [f"q{number}" for number in range(BURST)]
                for name in asked:
                    await sitting.send(do="move", id=name, version=0, text="draw")
                assert [await answer(sitting) for _ in asked] == asked


async def answer(sitting: Sitting) -> str:
    """The command that the next answer is for."""
    message = await sitting.until(lambda one: one["t"] in {"refused", "conflict", "confirmed"})
    return str(message["id"])


async def test_a_message_that_is_not_text_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with Person(server.address) as anna:
            table = (await anna.create("great-wall"))["table"]["id"]
            async with anna.at(table) as sitting:
                await sitting.socket.send(b'{"do":"say","text":"hello"}')
                refused = await sitting.until(lambda one: one["t"] == "refused")
                assert refused["code"] == "bad-message"


async def test_who_never_reads_is_dropped_with_all_that_waits_for_him() -> None:
    dropped = asyncio.Event()

    async def talk(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        try:
            while True:
                await send({"type": "websocket.send", "text": "x" * 500_000})
        finally:
            dropped.set()

    async with connected(talk, 0.05):
        assert await asyncio.wait_for(dropped.wait(), PATIENCE)


async def test_a_connection_makes_room_for_no_more_than_people_send() -> None:
    rooms: asyncio.Queue[int] = asyncio.Queue()

    async def look(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        rooms.put_nowait(scope["extensions"][FRAMES].transport.max_size)
        await receive()

    async with connected(look, PATIENCE):
        assert await asyncio.wait_for(rooms.get(), PATIENCE) == READ


@asynccontextmanager
async def connected(talk: Any, patience: float) -> AsyncIterator[None]:
    """A server that talks so, and somebody who has come to it and is silent."""
    config = uvicorn.Config(
        talk,
        ws=Frames,
        ws_ping_interval=patience,
        ws_ping_timeout=patience,
        lifespan="off",
        log_config=None,
    )
    with socket.create_server(("127.0.0.1", 0)) as ears:
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve([ears]))
        with socket.create_connection(ears.getsockname()) as sleeper:
            sleeper.sendall(HANDSHAKE)
            yield
        server.should_exit = True
        await asyncio.wait_for(serving, PATIENCE)
