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
    """The receiver of what happens on a wire."""

    def heard(self, text: str) -> None:
        """Take a message; a binary one is an empty text."""
        ...

    def wake(self) -> None:
        """Send more: there is room again."""
        ...

    def left(self) -> None:
        """Note that the other side has disconnected."""
        ...


class Transport(Protocol):
    """A connection that was accepted."""

    room: bool  # whether the other side keeps up

    def attach(self, ear: Receiver) -> None:
        """Report to this receiver, first the messages that are queued already."""
        ...

    def detach(self) -> None:
        """Report nothing more."""
        ...

    def push(self, messages: Sequence[bytes]) -> None:
        """Send these texts together; only while there is room."""
        ...

    async def flush(self) -> None:
        """Wait until the pushed messages are handed to the network."""
        ...

    def hold(self) -> None:
        """Stop reading."""
        ...

    def go_on(self) -> None:
        """Read again."""
        ...


def transport_of(socket: AnySocket) -> Transport:
    """Return uvicorn's transport if the server offers it, else the generic ASGI one."""
    offered = socket.scope.get("extensions", {}).get(EXTENSION)  # type: ignore[union-attr]
    return cast(Transport, offered) if offered is not None else AsgiTransport(socket)


class AsgiTransport:
    """A transport over plain ASGI; tasks receive and send one message at a time."""

    def __init__(self, socket: AnySocket) -> None:
        self.room = True
        self._socket = socket
        self._free = asyncio.Event()
        self._free.set()
        self._tasks: list[asyncio.Task[None]] = []

    def attach(self, ear: Receiver) -> None:
        """Report to this receiver."""
        self._ear = ear
        self._tasks = [asyncio.create_task(self._read())]

    def detach(self) -> None:
        """Report nothing more."""
        for task in self._tasks:
            task.cancel()

    def push(self, messages: Sequence[bytes]) -> None:
        """Send these; until that is done there is no room for more."""
        self.room = False
        self._tasks[1:] = [asyncio.create_task(self._send(messages))]

    async def flush(self) -> None:
        """Wait until the pushed messages are handed to the network."""
        if self._tasks[1:]:
            await asyncio.wait(self._tasks[1:])

    def hold(self) -> None:
        """Stop reading."""
        self._free.clear()

    def go_on(self) -> None:
        """Read again."""
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
