"""A WebSocket transport that has no queue and no task between the network and a connection.

Every move is sent to everyone at the table. ASGI would pass each message through a queue and a
task, which costs more than the rules do. `UvicornTransport` extends a private class of uvicorn and
writes the frames of RFC 6455 itself, several messages in one write. `uvicorn_check.py` tests it
against the installed uvicorn before a server starts.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import cast

from typing_extensions import override
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request

from wanli.server.websocket_transport import EXTENSION, Receiver

TEXT = 0x81  # a whole message of text (RFC 6455, 5.2)
SHORT, MEDIUM = 126, 1 << 16  # lengths from which two and eight more bytes are needed
READ = 1 << 14  # bytes at once: making room for the 256 kB of asyncio takes longer than reading


class UvicornTransport(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol as a transport."""

    has_room = True
    _receiver: Receiver | None = None

    @override
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Read in small pieces: the messages of players are short."""
        super().connection_made(transport)
        with contextlib.suppress(AttributeError):  # a loop that is not asyncio's own
            transport.max_size = READ  # type: ignore[attr-defined]

    @override
    def handle_connect(self, event: Request) -> None:
        """Offer this transport to the application."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast("dict[str, dict[str, object]]", self.scope)["extensions"][EXTENSION] = self

    def attach(self, receiver: Receiver) -> None:
        """Register the receiver and replay the messages that are already queued."""
        self._receiver = receiver
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                receiver.on_message(message.get("text") or "")
            elif message["type"] == "websocket.disconnect":
                receiver.on_disconnect()
        self.resume_reading()

    def detach(self) -> None:
        """Unregister the receiver."""
        self._receiver = None

    # ---- out ---------------------------------------------------------------------------------
    def push(self, messages: Sequence[bytes]) -> None:
        """Send these texts in one write."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        parts: list[bytes] = []
        for message in messages:
            parts += header(len(message)), message
        self.transport.write(b"".join(parts))

    async def flush(self) -> None:
        """Do nothing: a push is handed to the network at once."""

    @override
    def pause_writing(self) -> None:
        """Stop sending and reading: the client does not read."""
        super().pause_writing()
        self.has_room = False
        if self._receiver is not None:
            self.pause_reading()  # otherwise answers to a flood of pings would fill our memory

    @override
    def resume_writing(self) -> None:
        """Send again."""
        super().resume_writing()
        self.has_room = True
        if self._receiver is not None:
            self._receiver.wake()

    # ---- in ----------------------------------------------------------------------------------
    @override
    def send_receive_event_to_app(self) -> None:
        """Pass a complete message to the receiver; a binary one as an empty text."""
        if self._receiver is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        try:
            self._receiver.on_message(data.decode() if self.curr_msg_data_type == "text" else "")
        except UnicodeDecodeError:
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()

    def pause_reading(self) -> None:
        """Stop reading."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Read again, unless the client does not read."""
        if self.read_paused and self.has_room:
            self.read_paused = False
            self.transport.resume_reading()

    @override
    def keepalive_timeout(self) -> None:
        """Abort a connection that answers no ping; its buffered data would never be read."""
        super().keepalive_timeout()
        self.transport.abort()

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the receiver that the client has disconnected."""
        super().connection_lost(exc)
        self.has_room = False
        if self._receiver is not None:
            self._receiver.on_disconnect()


def header(length: int) -> bytes:
    """Return the frame header of a text message with this length in bytes."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MEDIUM:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((TEXT, SHORT + 1)) + length.to_bytes(8, "big")
