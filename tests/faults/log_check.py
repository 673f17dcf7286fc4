"""Checks of a log that must hold whatever happened to the server."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import msgspec
import sqlalchemy as sa

from tests.faults.scripted_player import ScriptedGame, ScriptedPlayer, digest
from wanli.core.record import read_record, replay
from wanli.core.verify import verify
from wanli.games import game
from wanli.storage import log, tables
from wanli.storage.database import Database
from wanli.table import entries


@contextlib.contextmanager
def open_database(url: str) -> Iterator[sa.Connection]:
    """Read a database while servers are using it."""
    database = Database(url)
    try:
        with database.reading() as connection:
            yield connection
    finally:
        database.close()


def log_lines(url: str, table: str) -> list[log.Line]:
    """Return the log of a table and check that it has no gaps."""
    with open_database(url) as connection:
        return complete_log(connection, table)


def complete_log(connection: sa.Connection, table: str) -> list[log.Line]:
    """Return the log of a table; check that it has no gaps and that the table's version fits."""
    lines = log.lines(connection, table)
    assert [line.seq for line in lines] == list(range(1, len(lines) + 1))
    stored = tables.read(connection, table)
    assert stored is not None
    assert stored.version == len(lines)
    return lines


def check_game(connection: sa.Connection, scripted_game: ScriptedGame, record: str) -> None:
    """Check that a finished game is exactly what its players were told."""
    lines = complete_log(connection, scripted_game.table)
    stored = tables.read(connection, scripted_game.table)
    assert stored is not None
    assert stored.status == tables.OVER
    by_command = {line.command: line for line in lines}
    assert len(by_command) == len(lines), "a command is in the log twice"
    ours: set[str | None] = set()
    for player in scripted_game.players:
        ours |= check_player(player, by_command)
    for line in lines:
        assert line.command in ours or _is_automatic(line), line
    check_record(scripted_game, record)


def check_player(player: ScriptedPlayer, by_command: dict[str | None, log.Line]) -> set[str | None]:
    """Check that all confirmed commands are in the log at their versions; return their names."""
    found: set[str | None] = set()
    for id, (version, command) in player.confirmed.items():
        name = f"{player.seat}:{id}"
        assert by_command[name].seq == version, f"{name} is at another version"
        entry = entries.decode(by_command[name].body)
        if isinstance(entry, entries.Moved):
            assert (entry.seat, entry.text) == (player.seat, command["text"])
        found.add(name)
    return found


def _is_automatic(line: log.Line) -> bool:
    entry = entries.decode(line.body)
    if isinstance(entry, entries.Started):
        return line.command == "start"
    return isinstance(entry, entries.Moved) and entry.by_bot


def check_record(scripted_game: ScriptedGame, text: str) -> None:
    """Check that the record leads to the last views of all players, and that its luck verifies."""
    record = read_record(text)
    rules = game(record.game)
    verify(rules, record)
    end = replay(rules, record)
    for player in scripted_game.players:
        view = msgspec.json.decode(msgspec.json.encode(end.view(player.seat)))
        assert digest(view) == player.digests[player.version], (
            f"seat {player.seat} saw a different final view"
        )
