"""Law 5 over the wire: whatever a viewer requests, both worlds send them the same bytes."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field, replace

import msgspec

from tests.leaks.probes import Viewpoint, texts_to_try
from tests.leaks.transcript import Answer, Transcript, record_transcript, wait_until_alone
from tests.leaks.twin_worlds import other_world, without_saving
from wanli.core.laws.trial import viewer_name
from wanli.core.rng import Rng
from wanli.core.state import WATCHER
from wanli.table.table import Table

SEARCHED = "hints after a search"
TRIED = re.compile(rb'"tries":[1-9]')


class Leak(AssertionError):
    """A caller received something that depends on what they may not know."""


@dataclass
class Compared:
    """Counts of what was compared."""

    answers: int = 0
    bytes: int = 0
    kinds: Counter[str] = field(default_factory=Counter)


async def compare_all_answers(viewpoint: Viewpoint, rng: Rng, compared: Compared) -> None:
    """Record everything in both worlds and compare; raise Leak."""
    live = viewpoint.live
    with viewpoint.server.watch.stopped():
        with without_saving(live):
            live.changed()
            here = await record_transcript(viewpoint)
        _check_bot_inputs(viewpoint)
        position = live.table.game.write_position(live.table.started.state)
        with without_saving(live), other_world(live, viewpoint.viewer, rng) as other:
            differs = other.game.write_position(other.started.state) != position
            there = await record_transcript(viewpoint)
        _check_bot_inputs(viewpoint)
    compared.kinds["worlds that differ" if differs else "nothing to hide"] += 1
    compare(viewpoint, here, there, compared)


def compare(viewpoint: Viewpoint, here: Transcript, there: Transcript, compared: Compared) -> None:
    """Raise Leak at the first byte that differs."""
    for one, other in zip(here, there, strict=False):
        compared.answers += 1
        compared.bytes += len(one.raw)
        compared.kinds[SEARCHED] += TRIED.search(one.raw) is not None
        if one.to != other.to or one.raw != other.raw:
            viewer = viewer_name(viewpoint.viewer)
            raise Leak(f"{viewer}, {one.to}: {difference(one.raw, other.raw)}")
    if len(here) != len(there):
        raise Leak(f"{viewer_name(viewpoint.viewer)} is sent {len(here)} answers or {len(there)}")


def difference(one: bytes, other: bytes) -> str:
    """Return the surroundings of the first difference."""
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    begin = max(0, at - 60)
    return f"{one[begin : at + 60]!r} or {other[begin : at + 60]!r}"


def _check_bot_inputs(viewpoint: Viewpoint) -> None:
    """Check that a bot asked for a hint received the viewer's view and nothing more."""
    table = viewpoint.live.table
    expected = (table.game.id, msgspec.json.encode(table.view(viewpoint.viewer)))
    sent, viewpoint.server.bot_executor.sent = viewpoint.server.bot_executor.sent, []
    if any(one != expected for one in sent):
        raise Leak(f"a bot received more than the view of {viewer_name(viewpoint.viewer)}")


# ---- the next move -----------------------------------------------------------------------------
async def compare_next_move(viewpoint: Viewpoint, rng: Rng, compared: Compared) -> None:
    """Compare what a viewer receives after a move that looks the same in both worlds.

    The move must reveal nothing. Both worlds use the same random numbers for its draws.
    """
    live, table = viewpoint.live, viewpoint.live.table
    legal = table.started.legal()
    text = legal[int(rng.below(len(legal)))]
    told = texts_seen_by(table, viewpoint.viewer)[text]
    with viewpoint.server.watch.stopped():
        with without_saving(live):
            here = await _record_move(viewpoint, text)
            revealed = _has_revealed(table, live.table)
        with (
            without_saving(live),
            other_world(live, viewpoint.viewer, rng, same_luck=True) as other,
        ):
            alike = [
                t
                for t, as_told in texts_seen_by(other, viewpoint.viewer).items()
                if as_told == told
            ]
            if not alike:
                _require(revealed, viewpoint, f"{told!r} gives away something hidden")
                return
            there = await _record_move(viewpoint, alike[int(rng.below(len(alike)))])
            revealed = revealed and _has_revealed(other, live.table)
    compared.kinds["moves that reveal" if revealed else "moves in both worlds"] += 1
    if not revealed:
        compare(viewpoint, here, there, compared)


def texts_seen_by(table: Table, viewer: int) -> dict[str, str]:
    """Return the legal moves, each with the text that the viewer would read."""
    game, state = table.game, table.started.state
    return {game.write(state, a): game.told(state, a, viewer) for a in state.actions()}


def _has_revealed(before: Table, after: Table) -> bool:
    """Return whether a move has revealed something; the end reveals everything."""
    return after.over or bool(after.started.state.reveals != before.started.state.reveals)


def _require(revealed: bool, viewpoint: Viewpoint, what: str) -> None:
    if not revealed:
        raise Leak(f"{viewer_name(viewpoint.viewer)}: {what}")


async def _record_move(viewpoint: Viewpoint, text: str) -> Transcript:
    """Record what the viewer receives while the current player makes a move."""
    live, version = viewpoint.live, viewpoint.version
    mover = viewpoint.people[live.table.turn]
    path = f"/api/tables/{live.stored.id}"
    command = {"do": "move", "id": f"step{version}", "version": version, "text": text}
    transcript: Transcript = []
    received = {one: len(one.received) for one in (mover, viewpoint.caller)}
    async with viewpoint.caller.connect(live.stored.id, f"since={version}") as socket:
        await socket.receive()
        sent = await mover.ask("POST", f"{path}/commands", command)
        assert viewpoint.version > version, sent
        await socket.wait_for_version(version + 1)
    await wait_until_alone(viewpoint)
    for query in ("", f"?since={version}"):
        transcript.append(
            Answer(f"GET {query} a move later", await viewpoint.caller.ask("GET", path + query))
        )
    transcript += [Answer("WebSocket, a move later", raw) for raw in socket.received]
    if mover is viewpoint.caller:
        transcript.append(Answer("the answer to a move", sent))
    if live.table.over:  # the game is not saved: what is public at its end was never sent
        for one, until in received.items():
            del one.received[until:]
    return transcript


async def check_viewpoint(viewpoint: Viewpoint, rng: Rng, texts: int, compared: Compared) -> None:
    """Check one moment from one viewpoint."""
    ready = replace(viewpoint, texts=texts_to_try(viewpoint, rng, texts))
    await compare_all_answers(ready, rng, compared)
    if viewpoint.viewer != WATCHER or viewpoint.live.table.terms.watchers:
        await compare_next_move(ready, rng, compared)
