"""Tables at which everybody moves as soon as it is his turn, and how long the answers take."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter

import msgspec

from wanli.bench.load.crowd import Seated
from wanli.bench.load.process import Process
from wanli.bench.load.wires import Wire, wire

SEATED = 1.0  # seconds until the last has been told that the others are there
PATIENCE = 30.0  # seconds in which everybody has seen his table
ANSWERED = 5.0  # seconds in which everybody who is still connected has answered


class TableSeen(msgspec.Struct):
    """What a client needs of a table."""

    turn: int
    status: str


class ViewSeen(msgspec.Struct):
    """What a client needs of a view."""

    legal: list[str]


class Seen(msgspec.Struct):
    """What a client needs of any message."""

    t: str
    version: int = 0
    table: TableSeen | None = None
    view: ViewSeen | None = None


_decode = msgspec.json.Decoder(Seen).decode


@dataclass
class Tally:
    """What was measured."""

    moves: int = 0
    cpu: float = 0.0  # seconds of the server
    seconds: float = 0.0
    volume: int = 0  # bytes
    frames: int = 0
    latencies: list[float] = field(default_factory=list)
    failures: list[bytes] = field(default_factory=list)

    def percentile(self, share: float) -> float:
        """The latency, in seconds, that this share of moves stays below."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Echoing:
    """Somebody who sends a text again whenever it comes back."""

    def __init__(self, wire: Wire, tally: Tally) -> None:
        self._wire = wire
        self._tally = tally
        self._sent = perf_counter()
        wire.listen(self._hear)

    def _hear(self, text: bytes) -> None:
        now = perf_counter()
        self._tally.moves += 1
        self._tally.latencies.append(now - self._sent)
        self._sent = now
        self._wire.send(text)

    def go(self, text: bytes) -> None:
        """Begin."""
        self._sent = perf_counter()
        self._wire.send(text)


class Client:
    """Somebody who plays a legal move whenever he can."""

    def __init__(self, wire: Wire, seat: int, tally: Tally, pause: float) -> None:
        self._wire = wire
        self._seat = seat
        self._tally = tally
        self._pause = pause  # seconds to think
        self._sent = 0.0
        self._moved_at = -1  # the version we have moved on
        self._going = False
        self._last: Seen | None = None
        wire.listen(self._hear)

    @property
    def seated(self) -> bool:
        """Whether he has seen the table."""
        return self._last is not None

    def go(self) -> None:
        """Begin to move."""
        self._going = True
        if self._last is not None:
            self._look(self._last)

    def _hear(self, text: bytes) -> None:
        message = _decode(text)
        self._tally.frames += 1
        self._tally.volume += len(text)
        if message.t == "confirmed":
            self._tally.moves += 1
            self._tally.latencies.append(perf_counter() - self._sent)
        elif message.t == "update":
            self._look(message)
        elif message.t in ("refused", "conflict"):
            self._tally.failures.append(text)

    def _look(self, message: Seen) -> None:
        self._last = message
        table, view = message.table, message.view
        if not self._going or table is None or view is None or table.status != "playing":
            return
        if table.turn == self._seat and message.version > self._moved_at:
            self._moved_at = message.version
            text = view.legal[message.version % len(view.legal)]
            move = b'{"do":"move","id":"m%d","version":%d,"text":"%s"}' % (
                message.version,
                message.version,
                text.encode(),
            )
            if self._pause:
                share = (
                    0.5 + (message.version * 37 + hash(self._wire)) % 101 / 101
                )  # not all at once
                asyncio.get_running_loop().call_later(self._pause * share, self._move, move)
            else:
                self._move(move)

    def _move(self, move: bytes) -> None:
        self._sent = perf_counter()
        self._wire.send(move)


async def play(server: Process, tables: list[Seated], seconds: float, pause: float = 0.0) -> Tally:
    """Everybody plays for so long, when all have sat down."""
    tally = Tally()
    wires: list[Wire] = []
    clients: list[Client] = []
    for one in tables:
        for seat, cookie in enumerate(one.cookies):
            made = await wire(server.port, f"/ws/tables/{one.table}", cookie)
            clients.append(Client(made, seat, tally, pause))
            wires.append(made)
    await _until(lambda: all(client.seated for client in clients), PATIENCE)
    await asyncio.sleep(SEATED)
    tally.frames = tally.volume = 0
    before, began = server.cpu(), perf_counter()
    for client in clients:
        client.go()
    await asyncio.sleep(seconds)
    tally.cpu, tally.seconds = server.cpu() - before, perf_counter() - began
    for made in wires:
        made.close()
    return tally


async def echo(server: Process, connections: int, size: int, seconds: float) -> Tally:
    """Texts of a size go to a bare server and back for so long."""
    tally = Tally()
    wires = [await wire(server.port, "/echo") for _ in range(connections)]
    clients = [Echoing(one, tally) for one in wires]
    before, began = server.cpu(), perf_counter()
    for client in clients:
        client.go(b"x" * size)
    await asyncio.sleep(seconds)
    tally.cpu, tally.seconds = server.cpu() - before, perf_counter() - began
    for one in wires:
        one.close()
    return tally


async def hold(server: Process, tables: list[Seated], connections: int) -> tuple[int, int]:
    """Sit down at tables and stay, until there are so many; gives memory used, and who is left."""
    before = server.memory()
    places = [(one.table, cookie) for one in tables for cookie in one.cookies]
    wires: list[Wire] = []
    heard: set[int] = set()
    for number in range(connections):
        table, cookie = places[number % len(places)]
        made = await wire(server.port, f"/ws/tables/{table}", cookie)
        made.listen(lambda _, number=number: heard.add(number))  # type: ignore[misc]
        wires.append(made)
    await asyncio.sleep(2 * SEATED)
    used = server.memory() - before
    heard.clear()
    for one in wires:
        one.send(b'{"do":"look","seat":-1}')
    await _until(lambda: len(heard) == len(wires), ANSWERED)
    for one in wires:
        one.close()
    return used, len(heard)


async def _until(so: Callable[[], bool], seconds: float) -> None:
    """Wait until it is so, at most so long."""
    for _ in range(int(seconds / 0.05)):
        if so():
            return
        await asyncio.sleep(0.05)
