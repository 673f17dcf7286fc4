"""A table in two worlds that differ only in what a viewer may not know.

The other world is put into the table in the server's memory: id, names, times and version stay the
same; the position, the secret and the texts of hidden moves are different.
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
def without_saving(live: LiveTable) -> Iterator[None]:
    """Execute commands without saving them; restore the table afterwards."""
    before = live.table, live.stored, live.last_at, dict(live._commands)
    try:
        with (
            patch.object(live._services, "append", _pretend_to_append),
            patch.object(live._events, "after_append", _nothing),
        ):
            yield
    finally:
        live.table, live.stored, live.last_at, live._commands = before
        live.changed()


async def _pretend_to_append(_append: Append) -> bool:
    return True


def _nothing(_live: LiveTable, _due: float | None) -> None:
    return


@contextmanager
def other_world(live: LiveTable, viewer: int, rng: Rng, same_luck: bool = False) -> Iterator[Table]:
    """Replace the table by one that the viewer cannot tell from it, with other draws to come."""
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
    """Return a table that the viewer cannot distinguish from this one."""
    twin = table.draft()
    play = twin.started
    play.state = twin_state(table, viewer, rng)
    play.moves = [changed_move(move, viewer, rng) for move in play.moves]
    return twin


def twin_state(table: Table, viewer: int, rng: Rng) -> State:
    """Return a determinization of the viewer's encoded view, different if possible."""
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


def changed_move(move: Move, viewer: int, rng: Rng) -> Move:
    """Return a different move that the viewer and the spectators read in the same words."""
    seats = range(len(move.texts))
    may_know = (viewer % len(seats), seats[-1])
    told = tuple(move.texts[n] if n in may_know else _invented_text(rng) for n in seats)
    return Move(move.seat, _invented_text(rng), told, move.notes)


def _invented_text(rng: Rng) -> str:
    return f"another move {int(rng.below(1 << 30))}"
