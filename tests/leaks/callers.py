"""HTTP and WebSocket clients that record every byte that they receive, headers included."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any
from urllib.parse import urlencode

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Response

from tests.leaks.raw_http import RawConnection, Reply
from tests.live_server import PATIENT
from tests.waiting import PATIENCE

JSON = dict[str, Any]
# The only bytes that may differ between two runs while the server's clock is stopped:
MASKED_HEADERS = (
    b"date",  # uvicorn's own clock
    b"sec-websocket-accept",  # depends on a random number of the client
)


class Caller:
    """A guest with a cookie, a program with a token, or an anonymous client."""

    def __init__(self, address: str, name: str = "", token: str = "") -> None:
        self.address = address
        self.name = name
        self.id = ""
        self.received: list[bytes] = []  # everything, in order
        self._token = token
        self._cookies: dict[str, str] = {}
        self._line = RawConnection(address)

    async def __aenter__(self) -> Caller:
        if self.name:
            self.id = (await self.json("POST", "/api/guest", {"name": self.name}))["id"]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._line.close()

    async def ask(self, method: str, path: str, body: object = None, **query: str | int) -> bytes:
        """Send a request and return the whole response: status, headers, body."""
        return response_bytes(await self._ask(method, path, body, **query))

    async def json(self, method: str, path: str, body: object = None, **query: str | int) -> Any:
        """Send a request that must succeed; return its body."""
        reply = await self._ask(method, path, body, **query)
        assert reply.status < 400, (method, path, reply)
        return msgspec.json.decode(reply.body) if reply.body else None

    async def _ask(self, method: str, path: str, body: object, **query: str | int) -> Reply:
        target = f"{path}?{urlencode(query)}" if query else path
        headers = {**self._credentials(), "Content-Type": "application/json"}
        content = b"" if body is None else as_bytes(body)
        reply = await self._line.ask(method, target, headers, content)
        for cookie in reply.header(b"set-cookie"):
            name, _, value = cookie.decode().partition(";")[0].partition("=")
            self._cookies[name] = value.strip('"')
        self.received.append(response_bytes(reply))
        assert reply.status != 500, (method, target, body, reply)
        return reply

    def _credentials(self) -> dict[str, str]:
        """The headers that identify the caller."""
        if self._token:
            return {"Authorization": f"Bearer {self._token}"}
        cookies = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        return {"Cookie": cookies} if cookies else {}

    @asynccontextmanager
    async def connect(self, table: str, query: str = "") -> AsyncIterator[RecordingSocket]:
        """Open a WebSocket at a table."""
        url = f"{self.address.replace('http', 'ws')}/ws/tables/{table}?{query}"
        options: JSON = {"compression": None, "proxy": None, "max_size": 2**22, **PATIENT}
        async with connect(url, additional_headers=self._credentials(), **options) as socket:
            yield RecordingSocket(socket, self.received)


class RecordingSocket:
    """A WebSocket that records everything it receives."""

    def __init__(self, socket: ClientConnection, received: list[bytes]) -> None:
        self._socket = socket
        self._heard = received
        assert socket.response is not None
        self.received: list[bytes] = []
        self._record(handshake_bytes(socket.response))

    def _record(self, data: bytes) -> None:
        self.received.append(data)
        self._heard.append(data)

    async def send(self, message: object) -> None:
        """Send a message, or bytes that are no message."""
        await self._socket.send(as_bytes(message).decode())

    async def receive(self) -> JSON:
        """Return the next message, or `{"t": "closed"}` at the end."""
        try:
            data = await asyncio.wait_for(self._socket.recv(decode=False), PATIENCE)
        except ConnectionClosed as closed:
            self._record(f"closed: {closed.rcvd}".encode())
            return {"t": "closed"}
        self._record(data)
        message: JSON = msgspec.json.decode(data)
        return message

    async def send_and_receive(self, message: object) -> JSON:
        """Send a message and receive one answer."""
        await self.send(message)
        return await self.receive()

    async def wait_for_version(self, version: int) -> JSON:
        """Receive messages until an update has this version or a later one."""
        while True:
            message = await self.receive()
            assert message["t"] != "closed", "the server hung up"
            if message["t"] == "update" and message["version"] >= version:
                return message


def as_bytes(body: object) -> bytes:
    """Return a body as bytes; anything but bytes is encoded as JSON."""
    return body if isinstance(body, bytes) else msgspec.json.encode(body)


def response_bytes(reply: Reply) -> bytes:
    """Return a response as it was received, without the masked headers."""
    return without_masked_headers(reply.status, reply.headers) + b"\n" + reply.body


def handshake_bytes(response: Response) -> bytes:
    """Return the response to a WebSocket handshake, without the masked headers."""
    headers = [(k.encode(), v.encode()) for k, v in response.headers.raw_items()]
    return (
        without_masked_headers(response.status_code, headers) + b"\n" + bytes(response.body or b"")
    )


def without_masked_headers(status: int, headers: list[tuple[bytes, bytes]]) -> bytes:
    """Return status and headers without the masked ones."""
    kept = [b"%s: %s" % (k, v) for k, v in headers if k.lower() not in MASKED_HEADERS]
    return b"\n".join([str(status).encode(), *kept, b""])


@asynccontextmanager
async def callers(address: str, *names: str) -> AsyncIterator[list[Caller]]:
    """Run several callers; an empty name means an anonymous one."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Caller(address, name)) for name in names]
