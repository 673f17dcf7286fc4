"""Loading tables from the database: from a snapshot or the whole log, now or at a version."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass

import msgspec
import sqlalchemy as sa

from wanli.core.errors import Forgotten
from wanli.core.luck import fair_record
from wanli.core.record import AGREED, record_of
from wanli.games import game
from wanli.server.errors import NoTable
from wanli.storage import log, site_values, tables
from wanli.storage.tables import OVER, StoredTable
from wanli.table import entries
from wanli.table.snapshot import thaw
from wanli.table.table import Table


@dataclass(frozen=True)
class LoadedTable:
    """A table as it was read from the database."""

    stored: StoredTable
    table: Table
    last_at: float  # when the current decision began
    commands: dict[str, int]  # the versions made by the commands in the log, by command
    generation: bytes | None = None  # of the site, see storage/log.py


def load_table(
    connection: sa.Connection, table: str, to: int | None = None, whole: bool = False
) -> LoadedTable:
    """Load a table by its log, at the current version or at version `to`.

    A running game is replayed from the start, because its moves may be undone. With `whole`, so is
    a game that is over: its record needs every position on the way.
    """
    stored = tables.read(connection, table)
    if stored is None:
        raise NoTable("no-such-table", {})
    may_skip = not whole and (stored.status == OVER or to is not None)
    snapshot = tables.snapshot(connection, table, to) if may_skip else None
    if snapshot is not None:
        # Replay everything if an undo reaches behind the snapshot or an old release wrote it.
        with contextlib.suppress(Forgotten, msgspec.ValidationError):
            return _replayed(connection, stored, to, snapshot[1])
    return _replayed(connection, stored, to)


def _replayed(
    connection: sa.Connection, stored: StoredTable, to: int | None, snapshot: bytes = b""
) -> LoadedTable:
    """Replay the log of a table, from a snapshot on or from the start."""
    built = empty_table(stored)
    commands: dict[str, int] = {}
    began = stored.created_at
    if snapshot:
        thaw(built, snapshot)
        commands = log.commands(connection, stored.id)
        since = built.position_version
        began = log.lines(connection, stored.id, since - 1, since)[0].at
    for line in log.lines(connection, stored.id, built.version, to):
        entry, turn = entries.decode(line.body), built.turn
        built.replay(entry)
        if entries.begins_decision(entry, turn):
            began = line.at
        if line.command is not None:
            commands[line.command] = line.seq
    return LoadedTable(
        stored, built, began, commands, site_values.get(connection, site_values.GENERATION)
    )


def record_text(loaded: LoadedTable) -> str:
    """Return the record of a table."""
    table = loaded.table
    seats = {number: seat.name for number, seat in enumerate(table.seats, 1) if seat.name}
    words = [seat.word for seat in table.seats]
    if table.secret:
        record = fair_record(table.started, table.secret, words, seats, ended=table.over)
    else:  # imported: the secret is unknown
        record = record_of(table.started, seats)
    record.fork = table.inherited
    record.ends = [(why, seat + 1) for seat, why in table.resigned.items()]
    if table.ending == AGREED:
        record.ends.append((AGREED, 0))
    return record.write()


def empty_table(stored: StoredTable) -> Table:
    """Return a table before its first entry."""
    rules = game(stored.game, stored.rules_version)
    setup = rules.setup(stored.terms.players, stored.terms.options, stored.terms.content)
    return Table(rules, setup, stored.terms, stored.seats, stored.secret)
