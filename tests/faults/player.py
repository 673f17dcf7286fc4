"""Somebody who plays by a script, comes back after every break, and insists on an answer.

He keeps all he was told: what was confirmed, and a digest of every view. Whatever happens to the
server, nothing of that may turn out to be otherwise.
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

from tests.serving import JSON, Person, Sitting
from tests.waiting import PATIENCE

BROKEN = (WebSocketException, httpx.TransportError, OSError, EOFError)
AGAIN = 0.05  # seconds until somebody tries to come back
MOST_BREAKS = 500

_addresses = itertools.count(1)


class House(Protocol):
    """Where the server is, and whether."""

    @property
    def address(self) -> str: ...

    async def wait(self) -> None:
        """Until there is somebody to talk to."""
        ...

    def sent(self) -> None:
        """Somebody has sent something."""
        ...


@dataclass(frozen=True)
class There:
    """A server that stays where it is."""

    address: str

    async def wait(self) -> None:
        """It is there."""

    def sent(self) -> None:
        """Nobody counts."""


@dataclass(frozen=True)
class Script:
    """How a game is played: the same seed chooses the same moves on the same positions."""

    game: str
    players: int
    seed: int
    moves: int = 0  # about so many versions, then it is ended; 0: to the end
    bots: int = 0

    def wish(self, update: JSON, seat: int) -> JSON | None:
        """What a seat wants to do on this update, if anything."""
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
class Player:
    """The person of one seat."""

    house: House
    person: Person
    table: str
    seat: int
    script: Script
    confirmed: dict[str, tuple[int, JSON]] = field(default_factory=dict)  # id: version, command
    digests: dict[int, str] = field(default_factory=dict)  # of the views, by version
    version: int = 0  # the highest he was told of
    breaks: int = 0
    over: bool = False

    def __post_init__(self) -> None:
        self._pending: JSON | None = None
        self._needed = 0  # the version his last command made: he waits until he has seen it
        self._luck = random.Random(f"{self.script.seed}:{self.seat}")

    async def play(self) -> None:
        """Play until the game is over."""
        while not self.over:
            await self.house.wait()
            try:
                async with self.person.at(self.table) as sitting:
                    await self._sit(sitting)
            except BROKEN:
                self.breaks += 1
                assert self.breaks < MOST_BREAKS, "the server does not come back"
                await asyncio.sleep(AGAIN)

    async def _sit(self, sitting: Sitting) -> None:
        if self._pending is not None:
            await self._send(sitting)
        while not self.over:
            await self._take(sitting, await sitting.hear(PATIENCE))

    async def _take(self, sitting: Sitting, message: JSON) -> None:
        match message["t"]:
            case "update":
                self._see(message)
                self.over = message["table"]["status"] == "over" and self._pending is None
            case "confirmed":
                self._note(message["id"], message["version"])
                self.over = sitting.update.get("table", {}).get("status") == "over"
            case "refused":
                await self._bear(sitting, message)
            case "conflict":  # nobody else can change anything while it is his turn
                raise AssertionError(f"conflict at {self.version}: {message}")
        if self._pending is None and self.version >= self._needed and sitting.update:
            await self._decide(sitting)

    def _see(self, update: JSON) -> None:
        version, seen = update["version"], digest(update["view"])
        assert version >= self.version, f"{version} after {self.version}: something was lost"
        assert self.digests.setdefault(version, seen) == seen, f"version {version} is another now"
        self.version = version

    def _note(self, id: str, version: int) -> None:
        if id in self.confirmed:
            assert self.confirmed[id][0] == version, f"{id}: {self.confirmed[id][0]}, now {version}"
        elif self._pending is not None and self._pending["id"] == id:
            self.confirmed[id] = version, self._pending
            self._pending, self._needed = None, version
        else:
            raise AssertionError(f"{id} was never sent")

    async def _bear(self, sitting: Sitting, refused: JSON) -> None:
        """Only what passes is borne."""
        assert refused["code"] in ("storage-away", "too-many", "table-busy"), refused
        await asyncio.sleep(min(1.0, refused["facts"].get("seconds", 0.2)))
        if self._pending is not None:
            await self._send(sitting)

    async def _decide(self, sitting: Sitting) -> None:
        wish = self.script.wish(sitting.update, self.seat)
        if wish is not None:
            id = f"{self.seat}-{len(self.confirmed)}"
            self._pending = {**wish, "id": id, "version": sitting.update["version"]}
            await self._send(sitting)

    async def _send(self, sitting: Sitting) -> None:
        assert self._pending is not None
        message = dict(self._pending)
        self.house.sent()
        await sitting.send(**message)
        if self._luck.random() < 0.1:  # a nervous finger
            await sitting.send(**message)


@dataclass
class Party:
    """Everybody at one table."""

    script: Script
    table: str
    players: list[Player]

    async def play(self) -> None:
        """Play until the game is over, all at once."""
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.play())


def digest(view: JSON) -> str:
    """A view in few letters."""
    return hashlib.sha256(msgspec.json.encode(view, order="sorted")).hexdigest()[:16]


# ---- before the first move -------------------------------------------------------------------
@contextlib.asynccontextmanager
async def people(house: House, count: int) -> AsyncIterator[list[Person]]:
    """So many guests, each from an address of his own."""
    async with contextlib.AsyncExitStack() as stack:
        found = []
        for number in range(count):
            person = Person(house.address, f"Player {number + 1}", come_from=new_address())
            stack.push_async_callback(person.http.aclose)
            await insist(house, person.__aenter__)
            found.append(person)
        yield found


def new_address() -> str:
    """An address that nobody has come from yet."""
    number = next(_addresses)
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


@contextlib.asynccontextmanager
async def party(house: House, script: Script, **terms: object) -> AsyncIterator[Party]:
    """A table with its people, started."""
    async with people(house, script.players - script.bots) as guests:
        table = await gathered(house, guests, script, **terms)
        players = [Player(house, who, table, seat, script) for seat, who in enumerate(guests)]
        yield Party(script, table, players)


async def gathered(house: House, guests: Sequence[Person], script: Script, **terms: object) -> str:
    """A table of these people; the first makes it and starts it."""
    host = guests[0]
    seats: list[JSON] = [{"kind": "me"}, *({"kind": "open"} for _ in guests[1:])]
    seats += [{"kind": "bot", "level": "random"}] * script.bots
    made = await insist(
        house, lambda: host.create(script.game, script.players, seats=seats, **terms)
    )
    table: str = made["table"]["id"]
    for seat, guest in enumerate(guests[1:], 1):
        await insist(house, lambda g=guest, s=seat: _join(g, table, s))  # type: ignore[misc]
    await insist(house, lambda: host.post(f"/api/tables/{table}/start"))
    return table


async def _join(guest: Person, table: str, seat: int) -> None:
    now = await guest.get(f"/api/tables/{table}")
    if seat not in now["you"]["seats"]:  # it may have been heard before the server fell
        await guest.post(f"/api/tables/{table}/join", {"seat": seat, "word": f"word {seat}"})


async def insist(house: House, call: Callable[[], object]) -> JSON:
    """Do something over HTTP until there is an answer."""
    for _ in range(MOST_BREAKS):
        await house.wait()
        try:
            return await call()  # type: ignore[misc,no-any-return]
        except BROKEN:
            await asyncio.sleep(AGAIN)
    raise AssertionError("the server does not come back")
