"""People who talk to the server and keep every byte they are sent, headers included."""

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

from tests.leaks.wire_line import Reply, WireLine
from tests.serving import PATIENT
from tests.waiting import PATIENCE

JSON = dict[str, Any]
# The only bytes that may differ between two runs while the server's clock stands still:
MASKED_HEADERS = (
    b"date",  # uvicorn's own clock
    b"sec-websocket-accept",  # the answer to a random number of the client's
)


class Caller:
    """Somebody with a browser, or a program with a token, or nobody in particular."""

    def __init__(self, address: str, name: str = "", token: str = "") -> None:
        self.address = address
        self.name = name
        self.id = ""
        self.heard: list[bytes] = []  # everything, in order
        self._token = token
        self._cookies: dict[str, str] = {}
        self._line = WireLine(address)

    async def __aenter__(self) -> Caller:
        if self.name:
            self.id = (await self.json("POST", "/api/guest", {"name": self.name}))["id"]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._line.close()

    async def ask(self, method: str, path: str, body: object = None, **query: str | int) -> bytes:
        """The whole answer: status, headers, body."""
        return whole(await self._ask(method, path, body, **query))

    async def json(self, method: str, path: str, body: object = None, **query: str | int) -> Any:
        """The body of an answer that must be no refusal."""
        reply = await self._ask(method, path, body, **query)
        assert reply.status < 400, (method, path, reply)
        return msgspec.json.decode(reply.body) if reply.body else None

    async def _ask(self, method: str, path: str, body: object, **query: str | int) -> Reply:
        target = f"{path}?{urlencode(query)}" if query else path
        headers = {**self._name_tag(), "Content-Type": "application/json"}
        content = b"" if body is None else as_bytes(body)
        reply = await self._line.ask(method, target, headers, content)
        for cookie in reply.header(b"set-cookie"):
            name, _, value = cookie.decode().partition(";")[0].partition("=")
            self._cookies[name] = value.strip('"')
        self.heard.append(whole(reply))
        assert reply.status != 500, (method, target, body, reply)
        return reply

    def _name_tag(self) -> dict[str, str]:
        """What tells the server who asks."""
        if self._token:
            return {"Authorization": f"Bearer {self._token}"}
        cookies = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        return {"Cookie": cookies} if cookies else {}

    @asynccontextmanager
    async def at(self, table: str, query: str = "") -> AsyncIterator[Ear]:
        """A WebSocket at a table."""
        url = f"{self.address.replace('http', 'ws')}/ws/tables/{table}?{query}"
        options: JSON = {"compression": None, "proxy": None, "max_size": 2**22, **PATIENT}
        async with connect(url, additional_headers=self._name_tag(), **options) as socket:
            yield Ear(socket, self.heard)


class Ear:
    """One WebSocket, with everything that came through it."""

    def __init__(self, socket: ClientConnection, heard: list[bytes]) -> None:
        self._socket = socket
        self._heard = heard
        assert socket.response is not None
        self.got: list[bytes] = []
        self._keep(handshake(socket.response))

    def _keep(self, data: bytes) -> None:
        self.got.append(data)
        self._heard.append(data)

    async def send(self, message: object) -> None:
        """Send a message, or what is none."""
        await self._socket.send(as_bytes(message).decode())

    async def hear(self) -> JSON:
        """The next message; at the end `{"t": "closed"}`."""
        try:
            data = await asyncio.wait_for(self._socket.recv(decode=False), PATIENCE)
        except ConnectionClosed as closed:
            self._keep(f"closed: {closed.rcvd}".encode())
            return {"t": "closed"}
        self._keep(data)
        message: JSON = msgspec.json.decode(data)
        return message

    async def say(self, message: object) -> JSON:
        """Send a message and hear one answer."""
        await self.send(message)
        return await self.hear()

    async def until_version(self, version: int) -> JSON:
        """Hear on until an update is so new."""
        while True:
            message = await self.hear()
            assert message["t"] != "closed", "the server hung up"
            if message["t"] == "update" and message["version"] >= version:
                return message


def as_bytes(body: object) -> bytes:
    """What is sent: bytes as they are, anything else as JSON."""
    return body if isinstance(body, bytes) else msgspec.json.encode(body)


def whole(reply: Reply) -> bytes:
    """An answer as it came, but for the masked headers."""
    return unmasked(reply.status, reply.headers) + b"\n" + reply.body


def handshake(response: Response) -> bytes:
    """The answer to whoever wants a WebSocket, but for the masked headers."""
    headers = [(k.encode(), v.encode()) for k, v in response.headers.raw_items()]
    return unmasked(response.status_code, headers) + b"\n" + bytes(response.body or b"")


def unmasked(status: int, headers: list[tuple[bytes, bytes]]) -> bytes:
    """Status and headers, but for the masked ones."""
    kept = [b"%s: %s" % (k, v) for k, v in headers if k.lower() not in MASKED_HEADERS]
    return b"\n".join([str(status).encode(), *kept, b""])


@asynccontextmanager
async def callers(address: str, *names: str) -> AsyncIterator[list[Caller]]:
    """Several people; an empty name is somebody whom the server does not know."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Caller(address, name)) for name in names]
