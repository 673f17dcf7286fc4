"""Read every message of a whole game over WebSockets, and check that it reveals nothing hidden."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field

import msgspec

from tests.leaks.callers import Caller, RecordingSocket
from tests.leaks.participants import Participants
from tests.leaks.secrecy_law import Leak
from wanli.core.laws.trial import viewer_name
from wanli.core.rng import Rng
from wanli.core.state import WATCHER
from wanli.server import wire
from wanli.table.table import Table

UPDATE = b'{"t":"update"'


@dataclass
class Reader:
    """A viewer who is connected during a game, with the updates received."""

    viewer: int
    caller: Caller
    socket: RecordingSocket
    read: int = 0  # number of recorded messages that were checked
    updates: dict[int, bytes] = field(default_factory=dict)  # by version


@asynccontextmanager
async def connect_readers(participants: Participants) -> AsyncIterator[list[Reader]]:
    """Connect all participants."""
    async with AsyncExitStack() as stack:
        found = []
        for viewpoint in participants.viewpoints():
            socket = await stack.enter_async_context(
                viewpoint.caller.connect(participants.live.stored.id)
            )
            await socket.wait_for_version(0)
            found.append(Reader(viewpoint.viewer, viewpoint.caller, socket))
        yield found


async def play_move(
    participants: Participants, everyone: list[Reader], rng: Rng, ask: bool
) -> None:
    """Play a random move over the WebSocket of the player to decide, and check all messages."""
    table = participants.live.table
    legal = table.started.legal()
    text, version = legal[int(rng.below(len(legal)))], table.version
    mover = everyone[table.turn]
    if ask:
        await _probe(participants, everyone, text)
    await mover.socket.send({"do": "move", "id": f"m{version}", "version": version, "text": text})
    for one in everyone:
        await one.socket.wait_for_version(version + 1)
        check_new_messages(participants.live.table, one)


async def _probe(participants: Participants, everyone: list[Reader], text: str) -> None:
    """Send requests with facts that the callers cannot know."""
    for one in everyone:
        await one.caller.ask("GET", f"{participants.path}/why", text=text)
        await one.caller.ask("GET", f"{participants.path}/hint")
        for seat in range(len(participants.people)):
            await one.caller.ask("GET", participants.path, viewer=seat)
            await one.socket.send({"do": "look", "seat": seat})
        check_new_messages(participants.live.table, one)
        await one.socket.send({"do": "look", "seat": one.viewer})


def check_new_messages(table: Table, one: Reader) -> None:
    """Check that new messages contain nothing that the viewer may not know; raise Leak."""
    unknown = hidden_texts(table, one.viewer)
    new, one.read = one.caller.received[one.read :], len(one.caller.received)
    for raw in new:
        for text in unknown - offered_moves(raw):
            if msgspec.json.encode(text) in raw:
                raise Leak(f"{viewer_name(one.viewer)} is sent {text!r}")
        if body_of(raw).startswith(UPDATE):
            check_update(table, one, body_of(raw))


def offered_moves(raw: bytes) -> set[str]:
    """Return the moves that a message offers: own legal moves are no secret."""
    body = body_of(raw)
    if body.startswith(UPDATE):
        return set(msgspec.json.decode(body)["view"]["legal"])
    if body.startswith(b'{"text":'):  # a hint
        hint = msgspec.json.decode(body, type=wire.Hint)
        return {hint.text, *(one.text for one in hint.chances)}
    return set()


def body_of(raw: bytes) -> bytes:
    """Return the body of a message, without HTTP headers."""
    return raw if raw.startswith(b"{") else raw.partition(b"\n\n")[2]


def hidden_texts(table: Table, viewer: int) -> set[str]:
    """Return hidden moves and draws, except texts that the viewer has read elsewhere."""
    moves = table.started.moves
    hidden = {move.text for move in moves if move.text_for(viewer) != move.text}
    told = {move.text_for(viewer) for move in moves}
    return hidden - told


def check_update(table: Table, one: Reader, raw: bytes) -> None:
    """Check that an update contains only known fields, and the view and story of its viewer."""
    update = msgspec.json.decode(raw, type=wire.Update)
    check_fields(raw, wire.Update)
    check_fields(update.table, wire.TableInfo)
    if update.version != table.version:
        return
    shown_viewer = update.you.viewer
    if not table.over and shown_viewer not in (one.viewer, WATCHER):
        raise Leak(f"{viewer_name(one.viewer)} sees the view of {viewer_name(shown_viewer)}")
    if bytes(update.view) != msgspec.json.encode(table.view(shown_viewer)):
        raise Leak(f"{viewer_name(one.viewer)} is sent the wrong view")
    story = [
        (move.seat, move.text_for(shown_viewer)) for move in table.started.moves[update.told_from :]
    ]
    if [(told.seat, told.text) for told in update.told] != story:
        raise Leak(f"{viewer_name(one.viewer)} is sent the wrong story")
    if shown_viewer == one.viewer:
        one.updates[update.version] = raw


def check_fields(raw: bytes | msgspec.Raw, kind: type[msgspec.Struct]) -> None:
    """Check that a message has only the fields of its type."""
    tag = kind.__struct_config__.tag_field
    known = {*kind.__struct_fields__, *([tag] if tag else [])}
    more = msgspec.json.decode(raw).keys() - known
    if more:
        raise Leak(f"{kind.__name__} has {sorted(more)}")
