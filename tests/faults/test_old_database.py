"""A server that finds a database of an earlier release upgrades it and continues its games."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

from tests.faults.log_check import check_record, log_lines, open_database
from tests.faults.scripted_player import FixedServer, Script, ScriptedGame, ScriptedPlayer
from tests.live_server import Person, Server
from wanli.server import table_factory, wire
from wanli.server.identity import COOKIE
from wanli.server.person import person_from
from wanli.server.table_loader import empty_table
from wanli.storage import log, people, sessions
from wanli.storage.database import Database
from wanli.storage.log import Append, Line
from wanli.storage.migrations import migrate
from wanli.storage.sessions import digest
from wanli.storage.tables import PLAYING
from wanli.table import entries
from wanli.table.table import Table
from wanli.table.terms import Terms

FIRST = "0001"
COOKIES = ("a" * 43, "b" * 43)
MOVES = 6
GO_ON = Script("great-wall", 2, seed=9, moves=20)


def create_old_game(url: str) -> str:
    """Store a game with some moves as release 0001 did; return the table's id."""
    database, now = Database(url), time.time() - 3600
    try:
        migrate(database, FIRST)
        with database.begin() as connection:
            found = [people.new_guest(connection, f"Old {cookie[0]}", now) for cookie in COOKIES]
            for row, cookie in zip(found, COOKIES, strict=True):
                sessions.create(connection, digest(cookie), row.id, now, now + 1e6)
            me = wire.SeatWish(kind="me")
            wanted = wire.NewTable(game=GO_ON.game, terms=Terms(players=2), seats=[me])
            stored = table_factory.new_table(person_from(found[0]), wanted, now)
            seats = tuple(table_factory.seat_for(person_from(row), me) for row in found)
            stored = replace(stored, seats=seats)
            table_factory.store(connection, stored)
            table = empty_table(stored)
            for _ in range(1 + MOVES):
                entry = first_legal_move(table) if table.version else table.start()
                line = Line(table.version, now, None, entries.encode(entry))
                log.add(connection, [Append(stored.id, line, PLAYING, table.turn, None, 0.0)])
            return stored.id
    finally:
        database.close()


def first_legal_move(table: Table) -> entries.Moved:
    """Return the first legal move of the current player."""
    return table.move(table.turn, table.started.legal()[0])


async def test_a_game_from_an_earlier_release_goes_on(database_url: str, tmp_path: Path) -> None:
    table = create_old_game(database_url)
    with open_database(database_url) as connection:
        before = log.lines(connection, table)
    with Server(tmp_path / "data", database=database_url) as server:
        players = []
        for seat, cookie in enumerate(COOKIES):
            person = Person(server.address)
            person.http.cookies.set(COOKIE, cookie, domain="127.0.0.1")
            players.append(ScriptedPlayer(FixedServer(server.address), person, table, seat, GO_ON))
        scripted_game = ScriptedGame(GO_ON, table, players)
        await scripted_game.play()
        assert all(min(player.digests) == MOVES + 1 for player in players)
        check_record(scripted_game, str(await players[0].person.get(f"/api/tables/{table}/record")))
        for player in players:
            await player.person.http.aclose()
    after = log_lines(database_url, table)
    assert after[: len(before)] == before
    assert len(after) >= GO_ON.moves
