"""The database becomes unavailable under load, or blocks: a clear error, then recovery."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace

from tests.faults.log_check import check_game, log_lines, open_database
from tests.faults.scripted_player import (
    FixedServer,
    Script,
    ScriptedPlayer,
    create_guests,
    start_game,
    start_table,
)
from tests.faults.site import Site
from tests.live_server import JSON, Person
from tests.postgres import Cluster
from tests.waiting import PATIENCE, until_awaited
from wanli.table import entries

SCRIPTS = (
    Script("chang-cheng", 2, seed=2, moves=40),
    Script("great-wall", 3, seed=3, moves=40, bots=1),
    Script("great-wall", 2, seed=4, moves=40),
)
ENOUGH = 30  # commands before the database crashes
LATER = 1013, "storage-away"


@dataclass(frozen=True)
class CountingServer(FixedServer):
    """A server handle that signals when enough commands have been sent."""

    enough: asyncio.Event = field(default_factory=asyncio.Event)
    commands: list[None] = field(default_factory=list)

    def command_sent(self) -> None:
        """Count."""
        self.commands.append(None)
        if len(self.commands) >= ENOUGH:
            self.enough.set()


async def play_and_check(
    handle: CountingServer, url: str, script: Script, during: asyncio.Event
) -> None:
    """Play one game from the first move and check its log."""
    async with start_game(handle, script) as scripted_game:
        await scripted_game.play()
        await during.wait()
        record = await scripted_game.players[0].person.get(
            f"/api/tables/{scripted_game.table}/record"
        )
        with open_database(url) as connection:
            check_game(connection, scripted_game, str(record))


async def refusal_of(person: Person, table: str, command: JSON) -> str:
    """Return the error code of a command sent over HTTP, if it is refused."""
    answer = await person.http.post(f"/api/tables/{table}/commands", json=command)
    assert answer.status_code in (200, 503), answer.text
    return "" if answer.status_code == 200 else str(answer.json()["code"])


async def test_games_go_on_after_postgres_crashed_under_load(
    postgres_site: Site, postgres: Cluster
) -> None:
    handle, over = CountingServer(postgres_site.server.address), asyncio.Event()
    async with create_guests(handle, 1) as (alone,), asyncio.TaskGroup() as group:
        script = Script("chang-cheng", 2, seed=1, bots=1)
        table = await start_table(handle, [alone], script)
        async with alone.connect(table) as socket:
            mine = await socket.wait_for(
                lambda m: m["t"] == "update" and m["table"]["turn"] in m["you"]["seats"]
            )
            command = {"do": "move", "id": "late", "version": mine["version"]}
            command["text"] = mine["view"]["legal"][0]
            for one in SCRIPTS:
                group.create_task(play_and_check(handle, postgres_site.url, one, over))
            await asyncio.wait_for(handle.enough.wait(), PATIENCE)
            await asyncio.to_thread(postgres.crash)
            assert await refusal_of(alone, table, command) == "storage-away"
            await socket.send(**command)
            answer = await socket.wait_for(lambda m: m.get("id") == "late")
            assert (answer["t"], answer["code"]) == ("refused", "storage-away")
            assert (await alone.http.get("/health")).status_code == 503
            async with alone.connect(table) as late:  # as after reloading the page
                await asyncio.wait_for(late.connection.wait_closed(), PATIENCE)
                assert (late.connection.close_code, late.connection.close_reason) == LATER
            await asyncio.to_thread(postgres.start)

            async def command_works() -> bool:
                return not await refusal_of(alone, table, command)

            await until_awaited(command_works)
            again = await socket.move(str(command["text"]), "late", mine["version"])
            assert (again["t"], again["version"]) == ("confirmed", mine["version"] + 1)
            over.set()
        few = replace(script, moves=again["version"] + 8)
        await ScriptedPlayer(handle, alone, table, 0, few).play()  # the bot, too, goes on
        moves = [entries.decode(line.body) for line in log_lines(postgres_site.url, table)]
        later = moves[again["version"] :]
        assert any(isinstance(one, entries.Moved) and one.by_bot for one in later)
    assert '"level": "error"' not in postgres_site.processes[0].log.read_text()


async def test_writers_wait_while_another_program_locks_the_sqlite_file(sqlite_site: Site) -> None:
    handle = sqlite_site.server
    async with create_guests(handle, 2) as guests:
        table = await start_table(handle, guests, SCRIPTS[0])
        async with guests[0].connect(table) as first, guests[1].connect(table) as second:
            await first.wait_for_version(1)
            turn = first.update["table"]["turn"]
            mover = (first, second)[turn]
            await mover.wait_for_version(1)
            text = mover.update["view"]["legal"][0]
            with sqlite_site.locked():
                move = asyncio.create_task(mover.move(text, "slow", 1))
                await asyncio.sleep(0)  # the command was sent
                await sqlite_site.wait_for_blocked_writers(1, mover)
                assert not move.done()
                assert (await guests[0].get(f"/api/tables/{table}"))["version"] == 1
                assert len(log_lines(sqlite_site.url, table)) == 1
            answer = await move
            assert (answer["t"], answer["version"]) == ("confirmed", 2)
            for one in (first, second):
                await one.wait_for_version(2)
        assert len(log_lines(sqlite_site.url, table)) == 2
