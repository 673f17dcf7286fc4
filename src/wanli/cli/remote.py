"""A table of a server, over the network.

The WebSocket tells how the table is, and that somebody is there; commands go over HTTP, where a
repeat of the same id is no second command.
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
LARGEST = 4_000_000  # bytes of a message; a table with its whole story has far less
PATIENCE = 30.0  # seconds for an answer of the server
AWAY = 300.0  # seconds that a server may be away before we give up
AT_ONCE = 0.0  # before the game: whoever is there sees what is wrong
PAUSE = 2.0  # seconds before we try again
NOBODY, CONFLICT = 401, 409  # statuses
TRY_AGAIN = (429, 502, 503, 504)
FOR_GOOD = {  # close codes that another try would not change, as the server says them elsewhere
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
    """The server does not answer, for too long."""


class TableRefused(WanliError):
    """What the server refuses, in its own code."""


@dataclass(frozen=True)
class Place:
    """A table's address."""

    server: str
    table: str

    @classmethod
    def read(cls, text: str) -> Place:
        """The table of an address, as a browser shows it; raises BadOption."""
        found = ADDRESS.fullmatch(text.strip())
        if found is None:
            raise BadOption("bot-address", {"text": text})
        return cls(found[1], found[2])

    @property
    def socket(self) -> str:
        """Where the table is told live."""
        return f"ws{self.server.removeprefix('http')}/ws/tables/{self.table}"


class Line:
    """Our line to a table, mended whenever it breaks."""

    def __init__(self, place: Place, token: str) -> None:
        self._place = place
        self._headers = {"Authorization": f"Bearer {token}"}
        self._http = httpx.Client(base_url=place.server, headers=self._headers, timeout=PATIENCE)

    def close(self) -> None:
        """Hang up."""
        self._http.close()

    def look(self) -> wire.Update:
        """The table as it is."""
        return understood(_update, self._asked("GET", "", AT_ONCE).content)

    def join(self, seat: int | None) -> wire.Update:
        """Take a seat, any open one or this one."""
        body = msgspec.json.encode(wire.Join(seat=seat))
        return understood(_update, self._asked("POST", "/join", AT_ONCE, body).content)

    def command(self, command: wire.AnyCommand) -> wire.Update:
        """Do something at the table; gives the table as it is then, whether or not it was done."""
        answer = self._asked("POST", "/commands", AWAY, msgspec.json.encode(command))
        if answer.status_code == CONFLICT:
            return understood(_update, understood(_conflict, answer.content).update)
        return understood(_update, understood(_done, answer.content).update)

    def updates(self) -> Generator[wire.Update, None, None]:
        """The table whenever it has changed, for as long as somebody listens."""
        while True:
            with patiently(self._connected) as socket:
                try:
                    yield from _heard(socket)
                except ConnectionClosed as closed:
                    code = 0 if closed.rcvd is None else closed.rcvd.code
                    if code in FOR_GOOD:
                        raise TableRefused(FOR_GOOD[code], {}) from None
            time.sleep(PAUSE)

    def _connected(self) -> ClientConnection:
        try:
            where = self._place.socket
            return connect(where, additional_headers=self._headers, max_size=LARGEST)
        except (OSError, WebSocketException) as error:  # refused, cut off or timed out
            raise _NotYet(str(error)) from None

    def _asked(
        self, method: str, what: str, patience: float, body: bytes | None = None
    ) -> httpx.Response:
        """The answer to a request, which is sent again for so long until there is one."""
        path = f"/api/tables/{self._place.table}{what}"
        headers = {"Content-Type": "application/json"}

        def once() -> httpx.Response:
            try:
                answer = self._http.request(method, path, content=body, headers=headers)
            except httpx.TransportError as error:
                raise _NotYet(str(error)) from None
            if answer.status_code in TRY_AGAIN:
                raise _NotYet(f"{answer.status_code}")
            if answer.status_code == NOBODY:
                raise TableRefused("bot-token-unknown", {})
            if not answer.is_success and answer.status_code != CONFLICT:
                refused = understood(_refused, answer.content)
                raise TableRefused(refused.code, refused.facts, refused.clause)
            return answer

        return patiently(once, patience)


class _NotYet(Exception):
    """It may work a little later."""


def patiently(attempt: Callable[[], T], patience: float = AWAY) -> T:
    """Try for so many seconds until it works."""
    end = time.monotonic() + patience
    while True:
        try:
            return attempt()
        except _NotYet as error:
            if time.monotonic() + PAUSE > end:
                raise ServerAway("server-away", {"reason": str(error)}) from None
        time.sleep(PAUSE)


def understood(decoder: msgspec.json.Decoder[T], body: bytes | msgspec.Raw) -> T:
    """What a server has answered; raises TableRefused for the words of something else."""
    try:
        return decoder.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise TableRefused("bot-not-wanli", {}) from None


def _heard(socket: ClientConnection) -> Iterator[wire.Update]:
    for raw in socket:
        message = _messages.decode(raw)
        if isinstance(message, wire.Update):
            yield message
        elif isinstance(message, wire.Refused):
            raise TableRefused(message.code, message.facts, message.clause)
