"""A table in two worlds that differ only in what a viewer may not know.

The other world is put into the very table that the server has in memory: the same id, names, times
and version, another position, another secret, other words for everybody else.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from unittest.mock import patch

import msgspec

from wanli.core.luck import SECRET_BYTES, commitment
from wanli.core.play import Move
from wanli.core.rng import Rng
from wanli.core.state import State
from wanli.server import presenter
from wanli.server.live_table import LiveTable
from wanli.storage.log import Append
from wanli.table.table import Table


@contextmanager
def rehearsed(live: LiveTable) -> Iterator[None]:
    """Commands are obeyed, but not kept; afterwards the table is as it was."""
    before = live.table, live.stored, live.last_at, dict(live._commands)
    try:
        with (
            patch.object(live._services, "append", _kept_at_once),
            patch.object(live._events, "after_append", _nothing),
        ):
            yield
    finally:
        live.table, live.stored, live.last_at, live._commands = before
        live.changed()


async def _kept_at_once(_append: Append) -> bool:
    return True


def _nothing(_live: LiveTable, _due: float | None) -> None:
    return


@contextmanager
def other_world(live: LiveTable, viewer: int, rng: Rng, same_luck: bool = False) -> Iterator[Table]:
    """The table as it might be, for all the viewer knows; what will be drawn, too."""
    promised = commitment(live.table.secret)
    before = live.table, live.stored
    live.table = twin_table(live.table, viewer, rng)
    if not same_luck:
        live.table.secret = secrets.token_bytes(SECRET_BYTES)
        live.stored = replace(live.stored, secret=live.table.secret)
    live.changed()
    try:
        with patch.object(presenter, "commitment", lambda _secret: promised):
            yield live.table
    finally:
        live.table, live.stored = before
        live.changed()


def twin_table(table: Table, viewer: int, rng: Rng) -> Table:
    """A table that the viewer cannot tell from this one."""
    twin = table.draft()
    play = twin.started
    play.state = twin_state(table, viewer, rng)
    play.moves = [retold(move, viewer, rng) for move in play.moves]
    return twin


def twin_state(table: Table, viewer: int, rng: Rng) -> State:
    """A position imagined from the bytes that the viewer is sent, and another one if possible."""
    game = table.game
    here = game.write_position(table.started.state)
    sent = msgspec.json.encode(table.view(viewer))
    seen = msgspec.json.decode(sent, type=game.view_type)
    state: State = game.imagine(seen, rng)
    for _ in range(3):
        if game.write_position(state) != here:
            break
        state = game.imagine(seen, rng)
    return state


def retold(move: Move, viewer: int, rng: Rng) -> Move:
    """A move that was another one, but for what the viewer was told of it, and any watcher."""
    seats = range(len(move.texts))
    may_know = (viewer % len(seats), seats[-1])
    told = tuple(move.texts[n] if n in may_know else _other(rng) for n in seats)
    return Move(move.seat, _other(rng), told, move.notes)


def _other(rng: Rng) -> str:
    return f"another move {int(rng.below(1 << 30))}"
