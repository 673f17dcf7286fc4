"""Law 5 over the wire: whatever a viewer asks, both worlds send him the same bytes."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field, replace

import msgspec

from tests.leaks.asking import Answer, Transcript, alone, everything
from tests.leaks.questions import Scene, texts_to_try
from tests.leaks.worlds import other_world, rehearsed
from wanli.core.laws.trial import viewer_name
from wanli.core.rng import Rng
from wanli.core.state import WATCHER
from wanli.table.table import Table

SEARCHED = "hints after a search"
TRIED = re.compile(rb'"tries":[1-9]')


class Leak(AssertionError):
    """Somebody was sent something that depends on what he may not know."""


@dataclass
class Looked:
    """What was compared."""

    answers: int = 0
    bytes: int = 0
    kinds: Counter[str] = field(default_factory=Counter)


async def same_everything(scene: Scene, rng: Rng, looked: Looked) -> None:
    """Ask everything in both worlds; raises Leak."""
    live = scene.live
    with scene.house.watch.stopped():
        with rehearsed(live):
            live.changed()
            here = await everything(scene)
        _only_views(scene)
        position = live.table.game.write_position(live.table.started.state)
        with rehearsed(live), other_world(live, scene.viewer, rng) as other:
            differs = other.game.write_position(other.started.state) != position
            there = await everything(scene)
        _only_views(scene)
    looked.kinds["worlds that differ" if differs else "nothing to hide"] += 1
    compare(scene, here, there, looked)


def compare(scene: Scene, here: Transcript, there: Transcript, looked: Looked) -> None:
    """Raise Leak at the first byte that differs."""
    for one, other in zip(here, there, strict=False):
        looked.answers += 1
        looked.bytes += len(one.raw)
        looked.kinds[SEARCHED] += TRIED.search(one.raw) is not None
        if one.to != other.to or one.raw != other.raw:
            raise Leak(f"{viewer_name(scene.viewer)}, {one.to}: {difference(one.raw, other.raw)}")
    if len(here) != len(there):
        raise Leak(f"{viewer_name(scene.viewer)} is sent {len(here)} answers or {len(there)}")


def difference(one: bytes, other: bytes) -> str:
    """Where two answers part."""
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    begin = max(0, at - 60)
    return f"{one[begin : at + 60]!r} or {other[begin : at + 60]!r}"


def _only_views(scene: Scene) -> None:
    """A bot that is asked for a hint gets the viewer's view, and nothing more."""
    table = scene.live.table
    expected = (table.game.id, msgspec.json.encode(table.view(scene.viewer)))
    sent, scene.house.thinker.sent = scene.house.thinker.sent, []
    if any(one != expected for one in sent):
        raise Leak(f"a bot that thinks for {viewer_name(scene.viewer)} is sent more than his view")


# ---- one move further --------------------------------------------------------------------------
async def same_step(scene: Scene, rng: Rng, looked: Looked) -> None:
    """A move that the viewer is told alike brings him the same bytes, unless it reveals something.

    What luck draws upon it is drawn with the same numbers in both worlds.
    """
    live, table = scene.live, scene.live.table
    legal = table.started.legal()
    text = legal[int(rng.below(len(legal)))]
    told = told_texts(table, scene.viewer)[text]
    with scene.house.watch.stopped():
        with rehearsed(live):
            here = await _watched(scene, text)
            learnt = _has_shown(table, live.table)
        with rehearsed(live), other_world(live, scene.viewer, rng, same_luck=True) as other:
            alike = [t for t, as_told in told_texts(other, scene.viewer).items() if as_told == told]
            if not alike:
                _needs(learnt, scene, f"{told!r} gives away something hidden")
                return
            there = await _watched(scene, alike[int(rng.below(len(alike)))])
            learnt = learnt and _has_shown(other, live.table)
    looked.kinds["moves that reveal" if learnt else "moves in both worlds"] += 1
    if not learnt:
        compare(scene, here, there, looked)


def told_texts(table: Table, viewer: int) -> dict[str, str]:
    """The legal moves, and what the viewer would be told of each."""
    game, state = table.game, table.started.state
    return {game.write(state, a): game.text_for(state, a, viewer) for a in state.actions()}


def _has_shown(before: Table, after: Table) -> bool:
    """Whether somebody has learnt something; at the end everybody learns everything."""
    return after.over or bool(after.started.state.reveals != before.started.state.reveals)


def _needs(learnt: bool, scene: Scene, what: str) -> None:
    if not learnt:
        raise Leak(f"{viewer_name(scene.viewer)}: {what}")


async def _watched(scene: Scene, text: str) -> Transcript:
    """What the viewer is sent while whoever has to decide makes a move."""
    live, version = scene.live, scene.version
    mover = scene.people[live.table.turn]
    path = f"/api/tables/{live.stored.id}"
    command = {"do": "move", "id": f"step{version}", "version": version, "text": text}
    said: Transcript = []
    heard = {one: len(one.heard) for one in (mover, scene.caller)}
    async with scene.caller.at(live.stored.id, f"since={version}") as ear:
        await ear.hear()
        sent = await mover.ask("POST", f"{path}/commands", command)
        assert scene.version > version, sent
        await ear.until_version(version + 1)
    await alone(scene)
    for query in ("", f"?since={version}"):
        said.append(
            Answer(f"GET {query} a move later", await scene.caller.ask("GET", path + query))
        )
    said += [Answer("WebSocket, a move later", raw) for raw in ear.got]
    if mover is scene.caller:
        said.append(Answer("the answer to a move", sent))
    if live.table.over:  # in a game that is not kept: what all may know then was never said
        for one, until in heard.items():
            del one.heard[until:]
    return said


async def check_moment(scene: Scene, rng: Rng, texts: int, looked: Looked) -> None:
    """Look at a moment through one pair of eyes."""
    ready = replace(scene, texts=texts_to_try(scene, rng, texts))
    await same_everything(ready, rng, looked)
    if scene.viewer != WATCHER or scene.live.table.terms.watchers:
        await same_step(ready, rng, looked)
