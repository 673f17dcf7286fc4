"""A minimal HTTP/1.1 client over one connection, which returns exactly the bytes received."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from tests.waiting import PATIENCE


@dataclass(frozen=True)
class Reply:
    """A response as it was received."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes

    def header(self, name: bytes) -> list[bytes]:
        """Return the values of a header."""
        return [value for key, value in self.headers if key.lower() == name]


class RawConnection:
    """A persistent connection."""

    def __init__(self, address: str) -> None:
        self.place = address.removeprefix("http://")
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, target: str, headers: dict[str, str], body: bytes) -> Reply:
        """Send a request and read its response."""
        if self._streams is None:
            host, _, port = self.place.partition(":")
            self._streams = await asyncio.open_connection(host, int(port))
        reader, writer = self._streams
        lines = [f"{method} {target} HTTP/1.1", f"Host: {self.place}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        lines += [f"Content-Length: {len(body)}"] if body or method != "GET" else []
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        return await asyncio.wait_for(self._reply(reader), PATIENCE)

    async def _reply(self, reader: asyncio.StreamReader) -> Reply:
        head = await reader.readuntil(b"\r\n\r\n")
        first, *lines = head[:-4].split(b"\r\n")
        pairs = [line.partition(b": ") for line in lines]
        reply = Reply(int(first.split()[1]), [(name, value) for name, _, value in pairs], b"")
        assert not reply.header(b"transfer-encoding"), head
        lengths = [int(length) for length in reply.header(b"content-length")]
        body = await reader.readexactly(sum(lengths))
        if b"close" in reply.header(b"connection"):
            await self.close()
        return Reply(reply.status, reply.headers, body)

    async def close(self) -> None:
        """Close the connection."""
        streams, self._streams = self._streams, None
        if streams is not None:
            streams[1].close()
            await streams[1].wait_closed()
