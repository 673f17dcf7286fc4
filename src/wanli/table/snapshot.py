"""A table at one version as bytes, so that nobody has to play a long log again. Only a cache."""

from __future__ import annotations

import msgspec

from wanli.bots.levels import Level
from wanli.core.play import Move, Play
from wanli.core.state import Note
from wanli.table.clock import Clock
from wanli.table.entries import Asked, Ending, Why
from wanli.table.table import Table


class KeptNote(msgspec.Struct, frozen=True, array_like=True):
    """A note, whose own class is compiled and knows nothing of this."""

    code: str
    clause: str
    facts: dict[str, str | int]


class KeptMove(msgspec.Struct, frozen=True, array_like=True):
    """A move with what everybody was told of it."""

    seat: int
    text: str
    told: tuple[str, ...]
    notes: list[KeptNote]

    def move(self) -> Move:
        """The move again."""
        notes = tuple(Note(note.code, note.clause, note.facts) for note in self.notes)
        return Move(self.seat, self.text, self.told, notes)


def kept(move: Move) -> KeptMove:
    """A move to be kept."""
    notes = [KeptNote(note.code, note.clause, note.facts) for note in move.notes]
    return KeptMove(move.seat, move.text, move.texts, notes)


class Snapshot(msgspec.Struct):
    """All that the log has made of a table."""

    version: int
    position_version: int
    position: str
    moves: list[KeptMove]
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
    """The snapshot of a table that has started."""
    play = table.started
    return msgspec.msgpack.encode(
        Snapshot(
            version=table.version,
            position_version=table.position_version,
            position=table.game.write_position(play.state),
            moves=[kept(move) for move in play.moves],
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
    """Bring a new table to where the snapshot was taken."""
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
