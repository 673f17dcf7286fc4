"""What must be true of a log afterwards, whatever happened to the server."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import msgspec
import sqlalchemy as sa

from tests.faults.player import Party, Player, digest
from wanli.core.record import read_record, replay
from wanli.core.verify import verify
from wanli.games import game
from wanli.storage import log, tables
from wanli.storage.database import Database
from wanli.table import entries


@contextlib.contextmanager
def looking_into(url: str) -> Iterator[sa.Connection]:
    """The database, beside the server."""
    database = Database(url)
    try:
        with database.reading() as connection:
            yield connection
    finally:
        database.close()


def lines_of(url: str, table: str) -> list[log.Line]:
    """A log as it is now; it has no gap."""
    with looking_into(url) as connection:
        return whole_log(connection, table)


def whole_log(connection: sa.Connection, table: str) -> list[log.Line]:
    """A log as it is now; it has no gap, and the table's row knows of all of it."""
    lines = log.lines(connection, table)
    assert [line.seq for line in lines] == list(range(1, len(lines) + 1))
    stored = tables.read(connection, table)
    assert stored is not None
    assert stored.version == len(lines)
    return lines


def check_party(connection: sa.Connection, party: Party, record: str) -> None:
    """A game that is over is what its people were told, no more and no less."""
    lines = whole_log(connection, party.table)
    stored = tables.read(connection, party.table)
    assert stored is not None
    assert stored.status == tables.OVER
    by_command = {line.command: line for line in lines}
    assert len(by_command) == len(lines), "a command is there twice"
    ours: set[str | None] = set()
    for player in party.players:
        ours |= check_player(player, by_command)
    for line in lines:
        assert line.command in ours or _by_the_table(line), line
    check_record(party, record)


def check_player(player: Player, by_command: dict[str | None, log.Line]) -> set[str | None]:
    """Every confirmed command is there, at the version that was confirmed; gives their names."""
    found: set[str | None] = set()
    for id, (version, command) in player.confirmed.items():
        name = f"{player.seat}:{id}"
        assert by_command[name].seq == version, f"{name} is at another version"
        entry = entries.decode(by_command[name].body)
        if isinstance(entry, entries.Moved):
            assert (entry.seat, entry.text) == (player.seat, command["text"])
        found.add(name)
    return found


def _by_the_table(line: log.Line) -> bool:
    entry = entries.decode(line.body)
    if isinstance(entry, entries.Started):
        return line.command == "start"
    return isinstance(entry, entries.Moved) and entry.by_bot


def check_record(party: Party, text: str) -> None:
    """The record leads to what everybody saw last, and its luck was not chosen."""
    record = read_record(text)
    rules = game(record.game)
    verify(rules, record)
    end = replay(rules, record)
    for player in party.players:
        view = msgspec.json.decode(msgspec.json.encode(end.view(player.seat)))
        assert digest(view) == player.digests[player.version], f"seat {player.seat} saw another end"
