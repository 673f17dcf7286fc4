"""The transport of an accepted WebSocket: how `socket.py` sends and receives messages.

There are two implementations: `UvicornTransport` writes to the network itself and needs a uvicorn
version that it fits; `AsgiTransport` works with every ASGI server.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Protocol, cast

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

EXTENSION = "wanli.transport"  # the ASGI extension by which `UvicornTransport` offers itself

AnySocket = WebSocket[object, object, State]


class Receiver(Protocol):
    """The callbacks of a transport."""

    def on_message(self, text: str) -> None:
        """Called with each message; a binary message is an empty text."""
        ...

    def wake(self) -> None:
        """Called when there is room to send again."""
        ...

    def on_disconnect(self) -> None:
        """Called when the client has disconnected."""
        ...


class Transport(Protocol):
    """An accepted WebSocket."""

    has_room: bool  # False while the client does not read what we send

    def attach(self, receiver: Receiver) -> None:
        """Register the receiver and replay the messages that are already queued."""
        ...

    def detach(self) -> None:
        """Unregister the receiver."""
        ...

    def push(self, messages: Sequence[bytes]) -> None:
        """Send these texts together; only while `has_room`."""
        ...

    async def flush(self) -> None:
        """Wait until the pushed messages are handed to the network."""
        ...

    def pause_reading(self) -> None:
        """Stop reading."""
        ...

    def resume_reading(self) -> None:
        """Read again."""
        ...


def transport_of(socket: AnySocket) -> Transport:
    """Return uvicorn's transport if the server offers it, else the generic ASGI one."""
    offered = socket.scope.get("extensions", {}).get(EXTENSION)  # type: ignore[union-attr]
    return cast(Transport, offered) if offered is not None else AsgiTransport(socket)


class AsgiTransport:
    """A transport over plain ASGI; tasks receive and send one message at a time."""

    def __init__(self, socket: AnySocket) -> None:
        self.has_room = True
        self._socket = socket
        self._free = asyncio.Event()
        self._free.set()
        self._tasks: list[asyncio.Task[None]] = []

    def attach(self, receiver: Receiver) -> None:
        """Register the receiver and start to read."""
        self._receiver = receiver
        self._tasks = [asyncio.create_task(self._read())]

    def detach(self) -> None:
        """Unregister the receiver."""
        for task in self._tasks:
            task.cancel()

    def push(self, messages: Sequence[bytes]) -> None:
        """Send these texts; until that is done there is no room for more."""
        self.has_room = False
        self._tasks[1:] = [asyncio.create_task(self._send(messages))]

    async def flush(self) -> None:
        """Wait until the pushed messages are handed to the network."""
        if self._tasks[1:]:
            await asyncio.wait(self._tasks[1:])

    def pause_reading(self) -> None:
        """Stop reading."""
        self._free.clear()

    def resume_reading(self) -> None:
        """Read again."""
        self._free.set()

    async def _read(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                self._receiver.on_message(await self._socket.receive_data("text"))
                await self._free.wait()
        self._receiver.on_disconnect()

    async def _send(self, messages: Sequence[bytes]) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            for message in messages:
                await self._socket.send_data(message.decode())
        self.has_room = True
        self._receiver.wake()
