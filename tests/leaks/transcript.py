"""Send every request and message that one viewer can send, and record every byte of the answers."""

from __future__ import annotations

from dataclasses import dataclass

from websockets.exceptions import InvalidStatus

from tests.leaks.callers import JSON, Caller, RecordingSocket, handshake_bytes
from tests.leaks.probes import Probe, Viewpoint, commands, probes
from tests.waiting import until
from wanli.core.state import WATCHER
from wanli.table.entries import Ask


@dataclass(frozen=True)
class Answer:
    """The bytes that a caller received, and the request that they answer."""

    to: str
    raw: bytes


Transcript = list[Answer]
MASKED_FIGURES = "_created"  # timestamps: when a figure was first counted


async def record_transcript(viewpoint: Viewpoint) -> Transcript:
    """Record everything that the server sends to one viewer at one moment."""
    transcript: Transcript = []
    lines, figures = len(viewpoint.server.lines), await viewpoint.caller.ask("GET", "/metrics")
    for probe in probes(viewpoint):
        transcript.append(Answer(str(probe), await answer_to(viewpoint.caller, probe)))
    await _sockets(viewpoint, transcript)
    after = await viewpoint.caller.ask("GET", "/metrics")
    transcript.append(Answer("what /metrics has gained", changed_figures(figures, after)))
    transcript.append(Answer("the server's log", viewpoint.server.log_since(lines)))
    return transcript


async def answer_to(caller: Caller, probe: Probe) -> bytes:
    """Return the response to a probe."""
    return await caller.ask(probe.method, probe.path, probe.body, **probe.query)


def changed_figures(before: bytes, after: bytes) -> bytes:
    """Return the metrics that have changed, with the difference."""
    first, second = _figures(before), _figures(after)
    names = sorted(first.keys() | second.keys())
    changes = {name: second.get(name, 0.0) - first.get(name, 0.0) for name in names}
    return repr({name: change for name, change in changes.items() if change}).encode()


def _figures(raw: bytes) -> dict[str, float]:
    body = raw.partition(b"\n\n")[2].decode()
    lines = [line.rpartition(" ") for line in body.splitlines() if not line.startswith("#")]
    return {name: float(figure) for name, _, figure in lines if MASKED_FIGURES not in name}


# ---- WebSocket ---------------------------------------------------------------------------------
async def _sockets(viewpoint: Viewpoint, transcript: Transcript) -> None:
    for query in ("viewer=-2", "viewer=99", "viewer=x", "since=x"):
        await _try_to_connect(viewpoint, transcript, query)
    for seat in viewpoint.seats:
        await _try_to_connect(
            viewpoint, transcript, f"viewer={seat}&since={viewpoint.version // 2}"
        )
    if not await _try_to_connect(viewpoint, transcript, f"since={viewpoint.version}"):
        return
    async with viewpoint.caller.connect(viewpoint.live.stored.id) as socket:
        try:
            await _receive_first_messages(viewpoint, socket)
            await _send_harmless_messages(viewpoint, socket)
            await _request_and_decline(viewpoint, socket)
        finally:
            transcript += [
                Answer(f"WebSocket message {n}", raw) for n, raw in enumerate(socket.received)
            ]
    await wait_until_alone(viewpoint)


async def _try_to_connect(viewpoint: Viewpoint, transcript: Transcript, query: str) -> bool:
    """Connect and disconnect at once; return whether the server accepted."""
    try:
        async with viewpoint.caller.connect(viewpoint.live.stored.id, query) as socket:
            let_in = await _receive_first_messages(viewpoint, socket)
        transcript += [Answer(f"WebSocket ?{query}", raw) for raw in socket.received]
    except InvalidStatus as refused:  # refused before the handshake
        transcript.append(Answer(f"WebSocket ?{query}", handshake_bytes(refused.response)))
        let_in = False
    await wait_until_alone(viewpoint)
    return let_in


async def _receive_first_messages(viewpoint: Viewpoint, socket: RecordingSocket) -> bool:
    """Receive what every new connection gets: the table, presence and chat."""
    first = await socket.receive()
    if first["t"] == "refused":
        await socket.receive()
        return False
    for _ in range(1 + len(viewpoint.live.chat)):
        await socket.receive()
    return True


async def _send_harmless_messages(viewpoint: Viewpoint, socket: RecordingSocket) -> None:
    """Send messages that change nothing or are refused; each gets one answer."""
    for seat in viewpoint.seats:
        await socket.send_and_receive({"do": "look", "seat": seat})
    for command in commands(viewpoint):
        await socket.send_and_receive(command)
    for garbage in (b"", b"[]", b'"', {"do": "look", "seat": 99}, {"do": "say", "text": ""}):
        await socket.send_and_receive(garbage)
    if viewpoint.viewer == WATCHER:
        await socket.send_and_receive({"do": "say", "text": "hello"})
    await _look_from_own_seat(viewpoint, socket)
    viewpoint.live.changed()
    await socket.receive()


async def _look_from_own_seat(viewpoint: Viewpoint, socket: RecordingSocket) -> None:
    """Switch back to the caller's own view."""
    await socket.send_and_receive({"do": "look", "seat": viewpoint.viewer})


async def _request_and_decline(viewpoint: Viewpoint, socket: RecordingSocket) -> None:
    """Request an end and a takeback and decline them; undo if the viewer may."""
    asker = max(viewpoint.viewer, 0)
    wishes: tuple[Ask, ...] = ("end", "undo")
    for what in wishes:
        answer_to = await _command(viewpoint, asker, {"do": "ask", "what": what})
        if answer_to is None:
            continue
        await socket.wait_for_version(answer_to)
        for seat in viewpoint.live.table.seats_to_answer()[:1]:
            refused = await _command(viewpoint, seat, {"do": "answer", "agrees": False})
            assert refused is not None
            await socket.wait_for_version(refused)
    undone = await _command(viewpoint, asker, {"do": "undo"})
    if undone is not None:
        await socket.wait_for_version(undone)


async def _command(viewpoint: Viewpoint, seat: int, command: JSON) -> int | None:
    """Send a command of a seat; return the version that it created, or None if it was refused."""
    version = viewpoint.version
    body = {"id": f"{command['do']}-{version}", "version": version, "seat": seat, **command}
    path = f"/api/tables/{viewpoint.live.stored.id}/commands"
    await viewpoint.people[seat].ask("POST", path, body)
    return viewpoint.version if viewpoint.version > version else None


async def wait_until_alone(viewpoint: Viewpoint) -> None:
    """Wait until the server has noticed that all connections are closed."""
    await until(lambda: not viewpoint.live.listeners, pause=0.001)
