"""The client of a table on a server: updates over a WebSocket, commands over HTTP, with retries.

A command carries an id, so that the server runs it only once, however often it is sent. The open
WebSocket also makes the player count as present.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from typing import TypeVar

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from wanli.core.errors import BadOption, WanliError
from wanli.server import wire

ADDRESS = re.compile(r"(https?://[^/?#\s]+)/(?:table|tables|api/tables)/([A-Za-z0-9_-]{1,40})/?")
MAX_MESSAGE = 4_000_000  # bytes; a table with its whole log has far fewer
REQUEST_TIMEOUT = 30.0  # seconds
RETRY_FOR = 300.0  # seconds for which requests to an unreachable server are repeated
NO_RETRY = 0.0  # before the game: the user is watching and sees the error
PAUSE = 2.0  # seconds between attempts
UNAUTHORIZED, CONFLICT = 401, 409  # HTTP statuses
RETRY_STATUSES = (429, 502, 503, 504)
PERMANENT = {  # WebSocket close codes that no retry would change, and their error codes
    4401: "bot-token-unknown",
    4403: "not-your-seat",
    4404: "no-such-table",
    4410: "no-such-table",
}

T = TypeVar("T")
_messages = msgspec.json.Decoder(wire.FromServer)
_update = msgspec.json.Decoder(wire.Update)
_done = msgspec.json.Decoder(wire.Done)
_conflict = msgspec.json.Decoder(wire.Conflict)
_refused = msgspec.json.Decoder(wire.Refused)


class ServerAway(WanliError):
    """The server has not answered for too long."""


class TableRefused(WanliError):
    """The server refuses something, with its own error code."""


@dataclass(frozen=True)
class TableAddress:
    """The address of a table on a server."""

    server: str
    table: str

    @classmethod
    def read(cls, text: str) -> TableAddress:
        """Parse an address as a browser shows it; raise BadOption if it is none."""
        found = ADDRESS.fullmatch(text.strip())
        if found is None:
            raise BadOption("bot-address", {"text": text})
        return cls(found[1], found[2])

    @property
    def socket(self) -> str:
        """The address of the table's WebSocket."""
        return f"ws{self.server.removeprefix('http')}/ws/tables/{self.table}"


class TableClient:
    """A connection to a table that reconnects by itself."""

    def __init__(self, address: TableAddress, token: str) -> None:
        self._address = address
        self._headers = {"Authorization": f"Bearer {token}"}
        self._http = httpx.Client(
            base_url=address.server, headers=self._headers, timeout=REQUEST_TIMEOUT
        )

    def close(self) -> None:
        """Close the HTTP connections."""
        self._http.close()

    def fetch(self) -> wire.Update:
        """Return the table as it is now."""
        return decode(_update, self._request("GET", "", NO_RETRY).content)

    def join(self, seat: int | None) -> wire.Update:
        """Take a seat; `None` takes any open one."""
        body = msgspec.json.encode(wire.Join(seat=seat))
        return decode(_update, self._request("POST", "/join", NO_RETRY, body).content)

    def command(self, command: wire.AnyCommand) -> wire.Update:
        """Send a command; return the table after it, also when the command came too late."""
        answer = self._request("POST", "/commands", RETRY_FOR, msgspec.json.encode(command))
        if answer.status_code == CONFLICT:
            return decode(_update, decode(_conflict, answer.content).update)
        return decode(_update, decode(_done, answer.content).update)

    def updates(self) -> Generator[wire.Update, None, None]:
        """Yield the table whenever it changes; reconnect as often as needed."""
        while True:
            with retry(self._connect) as socket:
                try:
                    yield from _updates_on(socket)
                except ConnectionClosed as closed:
                    code = 0 if closed.rcvd is None else closed.rcvd.code
                    if code in PERMANENT:
                        raise TableRefused(PERMANENT[code], {}) from None
            time.sleep(PAUSE)

    def _connect(self) -> ClientConnection:
        try:
            return connect(
                self._address.socket, additional_headers=self._headers, max_size=MAX_MESSAGE
            )
        except (OSError, WebSocketException) as error:  # refused, cut off or timed out
            raise _Temporary(str(error)) from None

    def _request(
        self, method: str, path: str, retry_for: float, body: bytes | None = None
    ) -> httpx.Response:
        """Send a request and return the answer; repeat it for `retry_for` seconds if needed."""
        url = f"/api/tables/{self._address.table}{path}"
        headers = {"Content-Type": "application/json"}

        def once() -> httpx.Response:
            try:
                answer = self._http.request(method, url, content=body, headers=headers)
            except httpx.TransportError as error:
                raise _Temporary(str(error)) from None
            if answer.status_code in RETRY_STATUSES:
                raise _Temporary(f"{answer.status_code}")
            if answer.status_code == UNAUTHORIZED:
                raise TableRefused("bot-token-unknown", {})
            if not answer.is_success and answer.status_code != CONFLICT:
                refused = decode(_refused, answer.content)
                raise TableRefused(refused.code, refused.facts, refused.clause)
            return answer

        return retry(once, retry_for)


class _Temporary(Exception):
    """A failure that a retry may solve."""


def retry(attempt: Callable[[], T], retry_for: float = RETRY_FOR) -> T:
    """Repeat an attempt until it succeeds; raise ServerAway after `retry_for` seconds."""
    end = time.monotonic() + retry_for
    while True:
        try:
            return attempt()
        except _Temporary as error:
            if time.monotonic() + PAUSE > end:
                raise ServerAway("server-away", {"reason": str(error)}) from None
        time.sleep(PAUSE)


def decode(decoder: msgspec.json.Decoder[T], body: bytes | msgspec.Raw) -> T:
    """Decode the answer of a server; raise TableRefused if it is not from a Wanli server."""
    try:
        return decoder.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise TableRefused("bot-not-wanli", {}) from None


def _updates_on(socket: ClientConnection) -> Iterator[wire.Update]:
    for raw in socket:
        message = _messages.decode(raw)
        if isinstance(message, wire.Update):
            yield message
        elif isinstance(message, wire.Refused):
            raise TableRefused(message.code, message.facts, message.clause)
