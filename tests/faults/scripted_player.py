"""A scripted player who reconnects after every disconnection and repeats unanswered commands.

Players remember every confirmed command and a digest of every view. Whatever happens to the server,
none of that may change afterwards.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import random
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from tests.live_server import JSON, Person, TableSocket
from tests.waiting import PATIENCE

CONNECTION_ERRORS = (WebSocketException, httpx.TransportError, OSError, EOFError)
RETRY_DELAY = 0.05  # seconds
MOST_RETRIES = 500

_addresses = itertools.count(1)


class ServerHandle(Protocol):
    """How a player reaches a server that may be down."""

    @property
    def address(self) -> str: ...

    async def wait(self) -> None:
        """Wait until the server accepts connections."""
        ...

    def command_sent(self) -> None:
        """Note that a command was sent; a test may count them."""
        ...


@dataclass(frozen=True)
class FixedServer:
    """A server that stays up, or is waited for by reconnecting."""

    address: str

    async def wait(self) -> None:
        """Return at once."""

    def command_sent(self) -> None:
        """Do nothing."""


@dataclass(frozen=True)
class Script:
    """How a game is played: the same seed chooses the same moves in the same positions."""

    game: str
    players: int
    seed: int
    moves: int = 0  # end the game after about this many versions; 0: play to the end
    bots: int = 0

    def next_command(self, update: JSON, seat: int) -> JSON | None:
        """Return the command of a seat in reply to an update, if any."""
        table = update["table"]
        if table["status"] != "playing":
            return None
        asked = table["asked"]
        if asked is not None:
            return {"do": "answer", "agrees": True} if seat in asked["waiting_for"] else None
        if table["turn"] != seat:
            return None
        if self.moves and update["version"] >= self.moves:
            resigns = self.players == 2 and self.seed % 2
            return {"do": "resign"} if resigns else {"do": "ask", "what": "end"}
        luck = random.Random(f"{self.seed}:{seat}:{update['version']}")
        return {"do": "move", "text": luck.choice(update["view"]["legal"])}


@dataclass
class ScriptedPlayer:
    """The player of one seat."""

    handle: ServerHandle
    person: Person
    table: str
    seat: int
    script: Script
    confirmed: dict[str, tuple[int, JSON]] = field(default_factory=dict)  # id: (version, command)
    digests: dict[int, str] = field(default_factory=dict)  # of the views, by version
    version: int = 0  # the latest one received
    disconnections: int = 0
    over: bool = False

    def __post_init__(self) -> None:
        self._pending: JSON | None = None
        self._needed = 0  # the version of the last command: wait for it
        self._luck = random.Random(f"{self.script.seed}:{self.seat}")

    async def play(self) -> None:
        """Play until the game is over, reconnecting after errors."""
        while not self.over:
            await self.handle.wait()
            try:
                async with self.person.connect(self.table) as socket:
                    await self._stay_connected(socket)
            except CONNECTION_ERRORS:
                self.disconnections += 1
                assert self.disconnections < MOST_RETRIES, "the server does not restart"
                await asyncio.sleep(RETRY_DELAY)

    async def _stay_connected(self, socket: TableSocket) -> None:
        if self._pending is not None:
            await self._send(socket)
        while not self.over:
            await self._handle(socket, await socket.receive(PATIENCE))

    async def _handle(self, socket: TableSocket, message: JSON) -> None:
        match message["t"]:
            case "update":
                self._check_update(message)
                self.over = message["table"]["status"] == "over" and self._pending is None
            case "confirmed":
                self._store_confirmation(message["id"], message["version"])
                self.over = socket.update.get("table", {}).get("status") == "over"
            case "refused":
                await self._retry_after(socket, message)
            case "conflict":  # no one else can change the table during this seat's turn
                raise AssertionError(f"conflict at {self.version}: {message}")
        if self._pending is None and self.version >= self._needed and socket.update:
            await self._decide(socket)

    def _check_update(self, update: JSON) -> None:
        version, seen = update["version"], digest(update["view"])
        assert version >= self.version, f"{version} after {self.version}: something was lost"
        assert self.digests.setdefault(version, seen) == seen, f"version {version} has changed"
        self.version = version

    def _store_confirmation(self, id: str, version: int) -> None:
        if id in self.confirmed:
            assert self.confirmed[id][0] == version, f"{id}: {self.confirmed[id][0]}, now {version}"
        elif self._pending is not None and self._pending["id"] == id:
            self.confirmed[id] = version, self._pending
            self._pending, self._needed = None, version
        else:
            raise AssertionError(f"{id} was never sent")

    async def _retry_after(self, socket: TableSocket, refused: JSON) -> None:
        """Repeat the command after a temporary error; fail on any other."""
        assert refused["code"] in ("storage-away", "too-many", "table-busy"), refused
        await asyncio.sleep(min(1.0, refused["facts"].get("seconds", 0.2)))
        if self._pending is not None:
            await self._send(socket)

    async def _decide(self, socket: TableSocket) -> None:
        next_command = self.script.next_command(socket.update, self.seat)
        if next_command is not None:
            id = f"{self.seat}-{len(self.confirmed)}"
            self._pending = {**next_command, "id": id, "version": socket.update["version"]}
            await self._send(socket)

    async def _send(self, socket: TableSocket) -> None:
        assert self._pending is not None
        message = dict(self._pending)
        self.handle.command_sent()
        await socket.send(**message)
        if self._luck.random() < 0.1:  # as after a double click
            await socket.send(**message)


@dataclass
class ScriptedGame:
    """A table and all its players."""

    script: Script
    table: str
    players: list[ScriptedPlayer]

    async def play(self) -> None:
        """Let all players play until the game is over."""
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.play())


def digest(view: JSON) -> str:
    """Return a short hash of a view."""
    return hashlib.sha256(msgspec.json.encode(view, order="sorted")).hexdigest()[:16]


# ---- before the first move -------------------------------------------------------------------
@contextlib.asynccontextmanager
async def create_guests(handle: ServerHandle, count: int) -> AsyncIterator[list[Person]]:
    """Sign in guests, each with an IP address of their own."""
    async with contextlib.AsyncExitStack() as stack:
        found = []
        for number in range(count):
            person = Person(handle.address, f"Player {number + 1}", ip=unused_ip())
            stack.push_async_callback(person.http.aclose)
            await retry(handle, person.__aenter__)
            found.append(person)
        yield found


def unused_ip() -> str:
    """Return an IP address that no other client has used."""
    number = next(_addresses)
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


@contextlib.asynccontextmanager
async def start_game(
    handle: ServerHandle, script: Script, **terms: object
) -> AsyncIterator[ScriptedGame]:
    """Create and start a table with scripted players."""
    async with create_guests(handle, script.players - script.bots) as guests:
        table = await start_table(handle, guests, script, **terms)
        players = [
            ScriptedPlayer(handle, who, table, seat, script) for seat, who in enumerate(guests)
        ]
        yield ScriptedGame(script, table, players)


async def start_table(
    handle: ServerHandle, guests: Sequence[Person], script: Script, **terms: object
) -> str:
    """Create a table of these people and start it; the first one is the host."""
    host = guests[0]
    seats: list[JSON] = [{"kind": "me"}, *({"kind": "open"} for _ in guests[1:])]
    seats += [{"kind": "bot", "level": "random"}] * script.bots
    made = await retry(
        handle, lambda: host.create(script.game, script.players, seats=seats, **terms)
    )
    table: str = made["table"]["id"]
    for seat, guest in enumerate(guests[1:], 1):
        await retry(handle, lambda g=guest, s=seat: _join(g, table, s))  # type: ignore[misc]
    await retry(handle, lambda: host.post(f"/api/tables/{table}/start"))
    return table


async def _join(guest: Person, table: str, seat: int) -> None:
    now = await guest.get(f"/api/tables/{table}")
    # the first request may have succeeded before the server was killed
    if seat not in now["you"]["seats"]:
        await guest.post(f"/api/tables/{table}/join", {"seat": seat, "word": f"word {seat}"})


async def retry(handle: ServerHandle, call: Callable[[], object]) -> JSON:
    """Repeat an HTTP request until it is answered."""
    for _ in range(MOST_RETRIES):
        await handle.wait()
        try:
            return await call()  # type: ignore[misc,no-any-return]
        except CONNECTION_ERRORS:
            await asyncio.sleep(RETRY_DELAY)
    raise AssertionError("the server does not restart")
