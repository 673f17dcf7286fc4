"""Snapshots: a table at one version as bytes, so that a long log need not be replayed.

They are only a cache: the table loader falls back to the log if one cannot be read.
"""

from __future__ import annotations

import msgspec

from wanli.bots.levels import Level
from wanli.core.play import Move, Play
from wanli.core.state import Note
from wanli.table.clock import Clock
from wanli.table.entries import Asked, Ending, Why
from wanli.table.table import Table


class StoredNote(msgspec.Struct, frozen=True, array_like=True):
    """A note; its own class is compiled and cannot be a msgspec struct."""

    code: str
    clause: str
    facts: dict[str, str | int]


class StoredMove(msgspec.Struct, frozen=True, array_like=True):
    """A move with the texts for all viewers."""

    seat: int
    text: str
    told: tuple[str, ...]
    notes: list[StoredNote]

    def move(self) -> Move:
        """Return the move."""
        notes = tuple(Note(note.code, note.clause, note.facts) for note in self.notes)
        return Move(self.seat, self.text, self.told, notes)


def stored_move(move: Move) -> StoredMove:
    """Return a move in its stored form."""
    notes = [StoredNote(note.code, note.clause, note.facts) for note in move.notes]
    return StoredMove(move.seat, move.text, move.texts, notes)


class Snapshot(msgspec.Struct):
    """The state of a table. The field names are stored in databases."""

    version: int
    position_version: int
    position: str
    moves: list[StoredMove]
    lengths: list[int]
    drawn: int
    left: tuple[int, ...]
    asked: Asked | None
    agreed: frozenset[int]
    stand_ins: dict[int, Level]
    helped: frozenset[int]
    resigned: dict[int, Why]
    ending: Ending
    inherited: int = 0


def freeze(table: Table) -> bytes:
    """Encode a table that has started."""
    play = table.started
    return msgspec.msgpack.encode(
        Snapshot(
            version=table.version,
            position_version=table.position_version,
            position=table.game.write_position(play.state),
            moves=[stored_move(move) for move in play.moves],
            lengths=table.lengths,
            drawn=table.drawn,
            left=table.clock.left,
            asked=table.asked,
            agreed=table.agreed,
            stand_ins=table.stand_ins,
            helped=table.helped,
            resigned=table.resigned,
            ending=table.ending,
            inherited=table.inherited,
        )
    )


def thaw(table: Table, body: bytes) -> None:
    """Set a new table to the state in a snapshot; raises msgspec.ValidationError if unreadable."""
    then = msgspec.msgpack.decode(body, type=Snapshot)
    state = table.game.read_position(then.position)
    moves = [one.move() for one in then.moves]
    table.play = Play.resume(table.game, table.setup, state, moves)
    table.version, table.position_version = then.version, then.position_version
    table.lengths, table.drawn = then.lengths, then.drawn
    table.inherited = then.inherited
    table.clock = Clock(table.terms.clock, then.left)
    table.asked, table.agreed = then.asked, then.agreed
    table.stand_ins, table.helped = then.stand_ins, then.helped
    table.resigned, table.ending = then.resigned, then.ending
