"""A whole game over WebSockets, while everybody reads all that he is sent."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field

import msgspec

from tests.leaks.callers import Caller, Ear
from tests.leaks.company import Company
from tests.leaks.law import Leak
from wanli.core.laws.trial import viewer_name
from wanli.core.rng import Rng
from wanli.core.state import WATCHER
from wanli.server import wire
from wanli.table.table import Table

UPDATE = b'{"t":"update"'


@dataclass
class Reading:
    """A game as the server had it, version by version, and as one viewer was sent it."""

    viewer: int
    caller: Caller
    ear: Ear
    read: int = 0  # of what he heard
    updates: dict[int, bytes] = field(default_factory=dict)  # by version


@asynccontextmanager
async def readings(those: Company) -> AsyncIterator[list[Reading]]:
    """Everybody sits down, live."""
    async with AsyncExitStack() as stack:
        found = []
        for scene in those.scenes():
            ear = await stack.enter_async_context(scene.caller.at(those.live.stored.id))
            await ear.until_version(0)
            found.append(Reading(scene.viewer, scene.caller, ear))
        yield found


async def read_a_move(those: Company, everybody: list[Reading], rng: Rng, ask: bool) -> None:
    """Whoever has to decide does, over his WebSocket; everybody reads what comes of it."""
    table = those.live.table
    legal = table.started.legal()
    text, version = legal[int(rng.below(len(legal)))], table.version
    mover = everybody[table.turn]
    if ask:
        await _ask_about(those, everybody, text)
    await mover.ear.send({"do": "move", "id": f"m{version}", "version": version, "text": text})
    for one in everybody:
        await one.ear.until_version(version + 1)
        check_reading(those.live.table, one)


async def _ask_about(those: Company, everybody: list[Reading], text: str) -> None:
    """Others are curious, and use what they cannot know."""
    for one in everybody:
        await one.caller.ask("GET", f"{those.path}/why", text=text)
        await one.caller.ask("GET", f"{those.path}/hint")
        for seat in range(len(those.people)):
            await one.caller.ask("GET", those.path, viewer=seat)
            await one.ear.send({"do": "look", "seat": seat})
        check_reading(those.live.table, one)
        await one.ear.send({"do": "look", "seat": one.viewer})


def check_reading(table: Table, one: Reading) -> None:
    """Nothing in what came since is more than the viewer may know; raises Leak."""
    unknown = texts_unknown_to(table, one.viewer)
    new, one.read = one.caller.heard[one.read :], len(one.caller.heard)
    for raw in new:
        for text in unknown - offered(raw):
            if msgspec.json.encode(text) in raw:
                raise Leak(f"{viewer_name(one.viewer)} is sent {text!r}")
        if body_of(raw).startswith(UPDATE):
            check_update(table, one, body_of(raw))


def offered(raw: bytes) -> set[str]:
    """The moves that an answer offers: one's own legal moves are no secret."""
    body = body_of(raw)
    if body.startswith(UPDATE):
        return set(msgspec.json.decode(body)["view"]["legal"])
    if body.startswith(b'{"text":'):  # a hint
        hint = msgspec.json.decode(body, type=wire.Hint)
        return {hint.text, *(one.text for one in hint.chances)}
    return set()


def body_of(raw: bytes) -> bytes:
    """What was said, without the headers of HTTP."""
    return raw if raw.startswith(b"{") else raw.partition(b"\n\n")[2]


def texts_unknown_to(table: Table, viewer: int) -> set[str]:
    """What others have moved and luck has drawn in secret, unless he knows such words anyway."""
    moves = table.started.moves
    hidden = {move.text for move in moves if move.text_for(viewer) != move.text}
    told = {move.text_for(viewer) for move in moves}
    return hidden - told


def check_update(table: Table, one: Reading, raw: bytes) -> None:
    """An update has the viewer's view and story, and no field that the wire does not know."""
    update = msgspec.json.decode(raw, type=wire.Update)
    only_known_fields(raw, wire.Update)
    only_known_fields(update.table, wire.TableInfo)
    if update.version != table.version:
        return
    eyes = update.you.viewer
    if not table.over and eyes not in (one.viewer, WATCHER):
        raise Leak(f"{viewer_name(one.viewer)} sees through the eyes of {viewer_name(eyes)}")
    if bytes(update.view) != msgspec.json.encode(table.view(eyes)):
        raise Leak(f"{viewer_name(one.viewer)} is sent another view than his")
    story = [(move.seat, move.text_for(eyes)) for move in table.started.moves[update.told_from :]]
    if [(told.seat, told.text) for told in update.told] != story:
        raise Leak(f"{viewer_name(one.viewer)} is told another story than his")
    if eyes == one.viewer:
        one.updates[update.version] = raw


def only_known_fields(raw: bytes | msgspec.Raw, kind: type[msgspec.Struct]) -> None:
    """No field beyond those of a type: neither a secret nor how many draws there were."""
    tag = kind.__struct_config__.tag_field
    known = {*kind.__struct_fields__, *([tag] if tag else [])}
    more = msgspec.json.decode(raw).keys() - known
    if more:
        raise Leak(f"{kind.__name__} has {sorted(more)}")
