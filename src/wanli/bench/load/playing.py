"""Clients that play or echo under load, and the latency of the answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter

import msgspec

from wanli.bench.load.crowd import SeatedTable
from wanli.bench.load.process import Process
from wanli.bench.load.wires import Wire, wire

SETTLE_SECONDS = 1.0  # until the last presence updates have arrived
READY_TIMEOUT = 30.0  # seconds for all clients to get their first update
ANSWER_TIMEOUT = 5.0  # seconds for all connected clients to answer


class TablePart(msgspec.Struct):
    """The fields of a table that a client reads."""

    turn: int
    status: str


class ViewPart(msgspec.Struct):
    """The field of a view that a client reads."""

    legal: list[str]


class Message(msgspec.Struct):
    """The fields of a message that a client reads."""

    t: str
    version: int = 0
    table: TablePart | None = None
    view: ViewPart | None = None


_decode = msgspec.json.Decoder(Message).decode


@dataclass
class Tally:
    """The measurements of one run."""

    moves: int = 0
    cpu: float = 0.0  # processor seconds of the server
    seconds: float = 0.0
    volume: int = 0  # bytes
    frames: int = 0
    latencies: list[float] = field(default_factory=list)
    failures: list[bytes] = field(default_factory=list)

    def percentile(self, share: float) -> float:
        """Return the latency in seconds that a share of the moves stays below."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class EchoClient:
    """A client that sends a text again whenever it comes back."""

    def __init__(self, wire: Wire, tally: Tally) -> None:
        self._wire = wire
        self._tally = tally
        self._sent = perf_counter()
        wire.listen(self._on_message)

    def _on_message(self, text: bytes) -> None:
        now = perf_counter()
        self._tally.moves += 1
        self._tally.latencies.append(now - self._sent)
        self._sent = now
        self._wire.send(text)

    def start(self, text: bytes) -> None:
        """Send the text for the first time."""
        self._sent = perf_counter()
        self._wire.send(text)


class Client:
    """A client that plays a legal move whenever its seat has the turn."""

    def __init__(self, wire: Wire, seat: int, tally: Tally, pause: float) -> None:
        self._wire = wire
        self._seat = seat
        self._tally = tally
        self._pause = pause  # seconds to think
        self._sent = 0.0
        self._moved_at = -1  # the version at which the client moved last
        self._started = False
        self._last: Message | None = None
        wire.listen(self._on_message)

    @property
    def ready(self) -> bool:
        """Whether the client has got its first update."""
        return self._last is not None

    def start(self) -> None:
        """Start to move."""
        self._started = True
        if self._last is not None:
            self._on_update(self._last)

    def _on_message(self, text: bytes) -> None:
        message = _decode(text)
        self._tally.frames += 1
        self._tally.volume += len(text)
        if message.t == "confirmed":
            self._tally.moves += 1
            self._tally.latencies.append(perf_counter() - self._sent)
        elif message.t == "update":
            self._on_update(message)
        elif message.t in ("refused", "conflict"):
            self._tally.failures.append(text)

    def _on_update(self, message: Message) -> None:
        self._last = message
        table, view = message.table, message.view
        if not self._started or table is None or view is None or table.status != "playing":
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
                # spread the moves over time
                share = 0.5 + (message.version * 37 + hash(self._wire)) % 101 / 101
                asyncio.get_running_loop().call_later(self._pause * share, self._move, move)
            else:
                self._move(move)

    def _move(self, move: bytes) -> None:
        self._sent = perf_counter()
        self._wire.send(move)


async def play(
    server: Process, tables: list[SeatedTable], seconds: float, pause: float = 0.0
) -> Tally:
    """Connect all players, then let them play for a time; pauses are about `pause` seconds."""
    tally = Tally()
    wires: list[Wire] = []
    clients: list[Client] = []
    for one in tables:
        for seat, cookie in enumerate(one.cookies):
            made = await wire(server.port, f"/ws/tables/{one.table}", cookie)
            clients.append(Client(made, seat, tally, pause))
            wires.append(made)
    await _until(lambda: all(client.ready for client in clients), READY_TIMEOUT)
    await asyncio.sleep(SETTLE_SECONDS)
    tally.frames = tally.volume = 0
    cpu_before, started = server.cpu(), perf_counter()
    for client in clients:
        client.start()
    await asyncio.sleep(seconds)
    tally.cpu, tally.seconds = server.cpu() - cpu_before, perf_counter() - started
    for made in wires:
        made.close()
    return tally


async def echo(server: Process, connections: int, size: int, seconds: float) -> Tally:
    """Exchange texts of a size with the echo server for a time."""
    tally = Tally()
    wires = [await wire(server.port, "/echo") for _ in range(connections)]
    clients = [EchoClient(one, tally) for one in wires]
    cpu_before, started = server.cpu(), perf_counter()
    for client in clients:
        client.start(b"x" * size)
    await asyncio.sleep(seconds)
    tally.cpu, tally.seconds = server.cpu() - cpu_before, perf_counter() - started
    for one in wires:
        one.close()
    return tally


async def hold(server: Process, tables: list[SeatedTable], connections: int) -> tuple[int, int]:
    """Open idle connections; return the memory they use and how many of them still answer."""
    before = server.memory()
    people = [(one.table, cookie) for one in tables for cookie in one.cookies]
    wires: list[Wire] = []
    answered: set[int] = set()
    for number in range(connections):
        table, cookie = people[number % len(people)]
        made = await wire(server.port, f"/ws/tables/{table}", cookie)
        made.listen(lambda _, number=number: answered.add(number))  # type: ignore[misc]
        wires.append(made)
    await asyncio.sleep(2 * SETTLE_SECONDS)
    used = server.memory() - before
    answered.clear()
    for one in wires:
        one.send(b'{"do":"look","seat":-1}')
    await _until(lambda: len(answered) == len(wires), ANSWER_TIMEOUT)
    for one in wires:
        one.close()
    return used, len(answered)


async def _until(condition: Callable[[], bool], seconds: float) -> None:
    """Wait until a condition holds, or the time is over."""
    for _ in range(int(seconds / 0.05)):
        if condition():
            return
        await asyncio.sleep(0.05)
