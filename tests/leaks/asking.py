"""One viewer asks all there is to ask, over HTTP and WebSocket; every byte he is sent is kept."""

from __future__ import annotations

from dataclasses import dataclass

from websockets.exceptions import InvalidStatus

from tests.leaks.callers import JSON, Caller, Ear, handshake
from tests.leaks.questions import Question, Scene, commands, questions
from tests.waiting import until
from wanli.core.state import WATCHER
from wanli.table.entries import Ask


@dataclass(frozen=True)
class Answer:
    """What somebody was sent, and upon what."""

    to: str
    raw: bytes


Transcript = list[Answer]
MASKED_FIGURES = "_created"  # when something was first counted


async def everything(scene: Scene) -> Transcript:
    """All that the server says to one viewer at one moment."""
    said: Transcript = []
    lines, figures = len(scene.house.lines), await scene.caller.ask("GET", "/metrics")
    for question in questions(scene):
        said.append(Answer(str(question), await asked(scene.caller, question)))
    await _sockets(scene, said)
    after = await scene.caller.ask("GET", "/metrics")
    said.append(Answer("what /metrics has gained", gained(figures, after)))
    said.append(Answer("the server's log", scene.house.log_since(lines)))
    return said


async def asked(caller: Caller, question: Question) -> bytes:
    """The answer to a request."""
    return await caller.ask(question.method, question.path, question.body, **question.query)


def gained(before: bytes, after: bytes) -> bytes:
    """The figures that have changed, and by how much."""
    first, second = _figures(before), _figures(after)
    names = sorted(first.keys() | second.keys())
    changes = {name: second.get(name, 0.0) - first.get(name, 0.0) for name in names}
    return repr({name: change for name, change in changes.items() if change}).encode()


def _figures(raw: bytes) -> dict[str, float]:
    body = raw.partition(b"\n\n")[2].decode()
    lines = [line.rpartition(" ") for line in body.splitlines() if not line.startswith("#")]
    return {name: float(figure) for name, _, figure in lines if MASKED_FIGURES not in name}


# ---- over WebSocket ----------------------------------------------------------------------------
async def _sockets(scene: Scene, said: Transcript) -> None:
    for query in ("viewer=-2", "viewer=99", "viewer=x", "since=x"):
        await _knock(scene, said, query)
    for seat in scene.seats:
        await _knock(scene, said, f"viewer={seat}&since={scene.version // 2}")
    if not await _knock(scene, said, f"since={scene.version}"):
        return
    async with scene.caller.at(scene.live.stored.id) as ear:
        try:
            await _welcome(scene, ear)
            await _play_about(scene, ear)
            await _agree(scene, ear)
        finally:
            said += [Answer(f"WebSocket message {n}", raw) for n, raw in enumerate(ear.got)]
    await alone(scene)


async def _knock(scene: Scene, said: Transcript, query: str) -> bool:
    """Come in and go at once; whether one is let in."""
    try:
        async with scene.caller.at(scene.live.stored.id, query) as ear:
            let_in = await _welcome(scene, ear)
        said += [Answer(f"WebSocket ?{query}", raw) for raw in ear.got]
    except InvalidStatus as refused:  # before the handshake
        said.append(Answer(f"WebSocket ?{query}", handshake(refused.response)))
        let_in = False
    await alone(scene)
    return let_in


async def _welcome(scene: Scene, ear: Ear) -> bool:
    """Hear what everybody hears who comes: the table, who is here, what was said."""
    first = await ear.hear()
    if first["t"] == "refused":
        await ear.hear()
        return False
    for _ in range(1 + len(scene.live.chat)):
        await ear.hear()
    return True


async def _play_about(scene: Scene, ear: Ear) -> None:
    """Look around, and say all that is refused; there is one answer to each."""
    for seat in scene.seats:
        await ear.say({"do": "look", "seat": seat})
    for command in commands(scene):
        await ear.say(command)
    for garbage in (b"", b"[]", b'"', {"do": "look", "seat": 99}, {"do": "say", "text": ""}):
        await ear.say(garbage)
    if scene.viewer == WATCHER:
        await ear.say({"do": "say", "text": "hello"})
    await _back(scene, ear)
    scene.live.changed()
    await ear.hear()


async def _back(scene: Scene, ear: Ear) -> None:
    """Look through one's own eyes again."""
    await ear.say({"do": "look", "seat": scene.viewer})


async def _agree(scene: Scene, ear: Ear) -> None:
    """The table asks and answers while the viewer listens; undo, if he may."""
    asker = max(scene.viewer, 0)
    wishes: tuple[Ask, ...] = ("end", "undo")
    for what in wishes:
        asked = await _do(scene, asker, {"do": "ask", "what": what})
        if asked is None:
            continue
        await ear.until_version(asked)
        for seat in scene.live.table.seats_to_answer()[:1]:
            refused = await _do(scene, seat, {"do": "answer", "agrees": False})
            assert refused is not None
            await ear.until_version(refused)
    undone = await _do(scene, asker, {"do": "undo"})
    if undone is not None:
        await ear.until_version(undone)


async def _do(scene: Scene, seat: int, command: JSON) -> int | None:
    """Something a seat does; gives the version it made, None if it is refused."""
    version = scene.version
    body = {"id": f"{command['do']}-{version}", "version": version, "seat": seat, **command}
    path = f"/api/tables/{scene.live.stored.id}/commands"
    await scene.people[seat].ask("POST", path, body)
    return scene.version if scene.version > version else None


async def alone(scene: Scene) -> None:
    """Wait until the server has noticed that everybody has gone."""
    await until(lambda: not scene.live.listeners, pause=0.001)
