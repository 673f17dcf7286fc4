"""The wire of a WebSocket: what has to be said goes out in one write, and comes in at once.

An ASGI server takes and gives one message at a time, each through a queue and a task. At a table
every move is news for everybody, so that way would cost more than the rules do: `Frames` is
uvicorn's own WebSocket with a shorter one. `Asgi` is the long way, for any other server.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Protocol, cast

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request

FRAMES = "wanli.frames"  # among the extensions of a scope
TEXT = 0x81  # a whole message of text (RFC 6455, 5.2)
SHORT, MEDIUM = 126, 1 << 16  # lengths from which two and eight more bytes are needed
READ = 1 << 14  # bytes at once: making room for the 256 kB of asyncio takes longer than reading

AnySocket = WebSocket[object, object, State]


class Ear(Protocol):
    """Who is at our end of the wire."""

    def heard(self, text: str) -> None:
        """A message has come."""
        ...

    def wake(self) -> None:
        """There is room for more to be sent."""
        ...

    def left(self) -> None:
        """The other side has gone."""
        ...


class Wire(Protocol):
    """A connection that was accepted."""

    room: bool  # whether the other side keeps up

    def attach(self, ear: Ear) -> None:
        """Tell somebody what comes, from now on."""
        ...

    def detach(self) -> None:
        """Tell him nothing more."""
        ...

    def push(self, messages: Sequence[bytes]) -> None:
        """Send these, together; only while there is room."""
        ...

    async def flush(self) -> None:
        """Until what was pushed is on its way."""
        ...

    def hold(self) -> None:
        """Take nothing more in for now."""
        ...

    def go_on(self) -> None:
        """Take in again."""
        ...


def wire_of(socket: AnySocket) -> Wire:
    """The shortest way that the server has for a connection."""
    frames = socket.scope.get("extensions", {}).get(FRAMES)  # type: ignore[union-attr]
    return cast(Wire, frames) if frames is not None else Asgi(socket)


class Frames(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, without a queue or a task between the network and a connection."""

    room = True
    _ear: Ear | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """What people send is short."""
        super().connection_made(transport)
        with contextlib.suppress(AttributeError):  # a loop that is not asyncio's own
            transport.max_size = READ  # type: ignore[attr-defined]

    def handle_connect(self, event: Request) -> None:
        """Let the application know that there is this way."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast("dict[str, dict[str, object]]", self.scope)["extensions"][FRAMES] = self

    def attach(self, ear: Ear) -> None:
        """Tell somebody what comes, and what has come."""
        self._ear = ear
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                ear.heard(message.get("text") or "")
            elif message["type"] == "websocket.disconnect":
                ear.left()
        self.go_on()

    def detach(self) -> None:
        """Tell him nothing more."""
        self._ear = None

    # ---- out ---------------------------------------------------------------------------------
    def push(self, messages: Sequence[bytes]) -> None:
        """Send these in one write."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        parts: list[bytes] = []
        for message in messages:
            parts += header(len(message)), message
        self.transport.write(b"".join(parts))

    async def flush(self) -> None:
        """It is on its way at once."""

    def pause_writing(self) -> None:
        """The other side does not keep up."""
        super().pause_writing()
        self.room = False
        if self._ear is not None:
            self.hold()  # or a flood of pings would be answered into our memory

    def resume_writing(self) -> None:
        """It does again."""
        super().resume_writing()
        self.room = True
        if self._ear is not None:
            self._ear.wake()

    # ---- in ----------------------------------------------------------------------------------
    def send_receive_event_to_app(self) -> None:
        """A whole message is there; what is not text is nothing that we understand."""
        if self._ear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        try:
            self._ear.heard(data.decode() if self.curr_msg_data_type == "text" else "")
        except UnicodeDecodeError:
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()

    def hold(self) -> None:
        """Take nothing more in for now."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Take in again, if the other side reads."""
        if self.read_paused and self.room:
            self.read_paused = False
            self.transport.resume_reading()

    def keepalive_timeout(self) -> None:
        """Who does not answer does not read either: nothing is left to be said."""
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side has gone."""
        super().connection_lost(exc)
        self.room = False
        if self._ear is not None:
            self._ear.left()


def header(length: int) -> bytes:
    """What stands before a message of so many bytes."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MEDIUM:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((TEXT, SHORT + 1)) + length.to_bytes(8, "big")


class Asgi:
    """The way of any ASGI server: one message after the other, by tasks."""

    def __init__(self, socket: AnySocket) -> None:
        self.room = True
        self._socket = socket
        self._free = asyncio.Event()
        self._free.set()
        self._tasks: list[asyncio.Task[None]] = []

    def attach(self, ear: Ear) -> None:
        """Tell somebody what comes."""
        self._ear = ear
        self._tasks = [asyncio.create_task(self._read())]

    def detach(self) -> None:
        """Tell him nothing more."""
        for task in self._tasks:
            task.cancel()

    def push(self, messages: Sequence[bytes]) -> None:
        """Send these; until that is done there is no room for more."""
        self.room = False
        self._tasks[1:] = [asyncio.create_task(self._send(messages))]

    async def flush(self) -> None:
        """Until what was pushed is on its way."""
        if self._tasks[1:]:
            await asyncio.wait(self._tasks[1:])

    def hold(self) -> None:
        """Take nothing more in for now."""
        self._free.clear()

    def go_on(self) -> None:
        """Take in again."""
        self._free.set()

    async def _read(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                self._ear.heard(await self._socket.receive_data("text"))
                await self._free.wait()
        self._ear.left()

    async def _send(self, messages: Sequence[bytes]) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            for message in messages:
                await self._socket.send_data(message.decode())
        self.room = True
        self._ear.wake()
