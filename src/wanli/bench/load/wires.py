"""A minimal WebSocket client: the clients must cost less than the server that they measure.

It understands only uncompressed texts in one frame, which is all that our server and the echo send.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASKED = 0x80
NO_MASK = b"\0\0\0\0"  # clients must send a mask; this one changes nothing
KEY = "d2FubGkgd2FubGkgd2FsbA=="


class Wire(asyncio.Protocol):
    """One connection; texts that arrive before `listen` are kept for it."""

    def __init__(self, path: str, cookie: str) -> None:
        self._callback: Callable[[bytes], None] | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._path = path
        self._cookie = cookie
        self._buffer = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the upgrade request."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        lines = [
            f"GET {self._path} HTTP/1.1",
            "Host: 127.0.0.1",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {KEY}",
            f"Cookie: {self._cookie}",
        ]
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        """Handle the upgrade response, then frames."""
        self._buffer += data
        if not self.open.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.splitlines()[0] + b" ":
                self.open.set_exception(ConnectionError(head.splitlines()[0].decode()))
                return
            self._buffer = rest
            self.open.set_result(None)
        self._handle_frames()

    def listen(self, callback: Callable[[bytes], None]) -> None:
        """Call a function with each text from now on."""
        self._callback = callback
        self._handle_frames()

    def _handle_frames(self) -> None:
        while self._callback is not None and (frame := self._next_frame()) is not None:
            kind, body = frame
            if kind == TEXT:
                self._callback(body)
            elif kind == PING:
                self._write(PONG, body)
            elif kind == CLOSE:
                self.close()

    def _next_frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, at = buffer[1], 2
        if size == 126:
            if len(buffer) < 4:
                return None
            (size,), at = struct.unpack_from(">H", buffer, 2), 4
        elif size == 127:
            if len(buffer) < 10:
                return None
            (size,), at = struct.unpack_from(">Q", buffer, 2), 10
        if len(buffer) < at + size:
            return None
        self._buffer = buffer[at + size :]
        return buffer[0] & 0x0F, buffer[at : at + size]

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._write(TEXT, text)

    def _write(self, kind: int, body: bytes) -> None:
        size = len(body)
        if size < 126:
            head = bytes([0x80 | kind, MASKED | size])
        elif size < 1 << 16:
            head = struct.pack(">BBH", 0x80 | kind, MASKED | 126, size)
        else:
            head = struct.pack(">BBQ", 0x80 | kind, MASKED | 127, size)
        if self._transport is not None:
            self._transport.write(head + NO_MASK + body)

    def connection_lost(self, exc: Exception | None) -> None:
        """Report a failed upgrade."""
        if not self.open.done():
            self.open.set_exception(exc or ConnectionError("closed"))

    def close(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.close()


async def wire(port: int, path: str, cookie: str = "") -> Wire:
    """Open a connection."""
    loop = asyncio.get_running_loop()
    _, made = await loop.create_connection(lambda: Wire(path, cookie), "127.0.0.1", port)
    await made.open
    return made
