"""Clocks: they run, get increments, run out, and survive restarts of the server.

No test waits for a day: while the server is down, its stored times are moved into the past.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing

import pytest

from tests.live_server import JSON, Person, Server, run_server
from tests.server.api_games import choose_move, guests, move, start_game
from tests.waiting import PATIENCE, until_awaited
from wanli.storage import backup
from wanli.storage.database import Database

WHOLE = 3600.0
SOME = 1800.0  # seconds; a test takes less, however busy the machine is
LIVE = {"kind": "live", "seconds": int(WHOLE), "increment": 5}
DAYS = {"kind": "days", "days": 1}
CLOCKS = {"live": LIVE, "days": DAYS}
DAY = 86_400.0


@pytest.fixture(scope="module")
def stoppable_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own that a test may stop and restart."""
    with run_server(tmp_path_factory.mktemp("clocks"), "--trust-proxy", "--bots", "1") as running:
        yield running


def restart_later(server: Server, began: Mapping[str, float], alive: float = 0.0) -> None:
    """Restart a server; decisions and the last heartbeat seem this many seconds older."""
    server.stop()
    move_into_past(server, began, alive)
    server.start()


def move_into_past(server: Server, began: Mapping[str, float], alive: float) -> None:
    """Move the stored times of a stopped server into the past."""
    with closing(sqlite3.connect(server.data / "wanli.db")) as database, database:
        for table, seconds in began.items():
            database.execute("UPDATE log SET at = at - ? WHERE table_id = ?", (seconds, table))
            sooner = "UPDATE tables SET due_at = due_at - ? WHERE id = ?"
            database.execute(sooner, (seconds, table))
        [[value]] = database.execute("SELECT value FROM site WHERE key = 'alive'")
        moved = str(float(value) - alive).encode()
        database.execute("UPDATE site SET value = ? WHERE key = 'alive'", (moved,))


async def start_table(people: list[Person], clock: JSON) -> str:
    """Start a table of two."""
    options = {"first-seat": "1"}
    table: str = (await people[0].create("great-wall", clock=clock, options=options))["table"]["id"]
    await people[1].post(f"/api/tables/{table}/join")
    await people[0].post(f"/api/tables/{table}/start")
    return table


def seconds_left(update: JSON, seat: int) -> float:
    """Return the seconds that a seat has left now."""
    clock, runs = update["table"]["clock"], update["table"]["turn"] == seat
    gone = update["now"] - clock["began_at"] if runs else 0.0
    return float(clock["left"][seat] / 1000 - gone)


def use_new_address(server: Server, people: list[Person]) -> None:
    """Point the clients to the server's new address."""
    for person in people:
        person.address = server.address
        person.http.base_url = server.address


async def test_a_table_without_a_clock_has_none(server: Server) -> None:
    async with start_game(server, "chang-cheng") as (people, table):
        assert (await people[0].get(f"/api/tables/{table}"))["table"]["clock"] is None


async def test_a_decision_uses_time_and_earns_an_increment(server: Server) -> None:
    async with start_game(server, "great-wall", clock=LIVE) as (people, table):
        seen = await people[0].get(f"/api/tables/{table}")
        assert seen["table"]["clock"]["left"] == [WHOLE * 1000] * 2

        async def check_used_time() -> JSON:
            now: JSON = await people[0].get(f"/api/tables/{table}")
            return now if seconds_left(now, 0) < seconds_left(seen, 0) - 0.1 else {}

        later = await until_awaited(check_used_time)
        assert seconds_left(later, 1) == WHOLE
        after = await move(people[0], later, choose_move(later, 1))
        spent = WHOLE + 5 - after["table"]["clock"]["left"][0] / 1000
        assert WHOLE - seconds_left(later, 0) - 0.01 <= spent < SOME


async def test_with_a_days_clock_every_turn_has_the_full_time(server: Server) -> None:
    async with start_game(server, "chang-cheng", clock=DAYS) as (people, table):
        seen = await people[0].get(f"/api/tables/{table}")
        after = await move(people[0], seen, choose_move(seen, 0))
        assert after["table"]["clock"]["left"] == [DAY * 1000, DAY * 1000]


async def test_used_time_survives_a_restart_and_clocks_run_out_unattended(
    stoppable_server: Server,
) -> None:
    async with guests(stoppable_server, 2) as people:
        whole = {"live": WHOLE, "days": DAY}
        spare = 5.0  # heartbeats are only written every few seconds
        half = {kind: await start_table(people, clock) for kind, clock in CLOCKS.items()}
        late = {kind: await start_table(people, clock) for kind, clock in CLOCKS.items()}
        ago = {half[kind]: whole[kind] / 2 for kind in CLOCKS}
        ago |= {late[kind]: whole[kind] + spare for kind in CLOCKS}
        await asyncio.to_thread(restart_later, stoppable_server, ago)
        use_new_address(stoppable_server, people)
        for kind, table in half.items():
            seen = await people[0].get(f"/api/tables/{table}")
            assert seen["table"]["status"] == "playing"
            assert whole[kind] / 2 - SOME < seconds_left(seen, 0) <= whole[kind] / 2 + spare
        for kind, table in late.items():
            async with people[1].connect(table) as socket:
                end = await socket.wait_for(lambda m: m.get("table", {}).get("status") == "over")
            assert (end["table"]["ending"], end["table"]["places"]) == ("time", [2, 1])
            assert [seat["resigned"] for seat in end["table"]["seats"]] == ["time", ""]
            assert kind == "days" or end["table"]["clock"]["left"] == [0, WHOLE * 1000]


async def test_downtime_does_not_count(stoppable_server: Server) -> None:
    async with guests(stoppable_server, 2) as people:
        table = await start_table(people, LIVE)
        # The decision began a day ago, and the last heartbeat came ten seconds later.
        await asyncio.to_thread(restart_later, stoppable_server, {table: DAY}, DAY - 10)
        use_new_address(stoppable_server, people)
        seen = await people[0].get(f"/api/tables/{table}")
        assert seen["table"]["status"] == "playing"
        assert WHOLE - SOME < seconds_left(seen, 0) <= WHOLE - 10 + 5


async def test_downtime_does_not_count_after_a_second_restart_either(
    stoppable_server: Server,
) -> None:
    async with guests(stoppable_server, 2) as people:
        table = await start_table(people, LIVE)
        await asyncio.to_thread(restart_later, stoppable_server, {table: DAY}, DAY - 10)
        await asyncio.to_thread(restart_later, stoppable_server, {})
        use_new_address(stoppable_server, people)
        seen = await people[0].get(f"/api/tables/{table}")
        assert seen["table"]["status"] == "playing"
        assert WHOLE - SOME < seconds_left(seen, 0) <= WHOLE


async def test_time_between_backup_and_restore_does_not_count(stoppable_server: Server) -> None:
    async with guests(stoppable_server, 2) as people:
        table, other = await start_table(people, LIVE), await start_table(people, DAYS)
        await asyncio.to_thread(stoppable_server.stop)
        database = Database(f"sqlite:///{stoppable_server.data / 'wanli.db'}")
        file = stoppable_server.data / "old.backup"
        move_into_past(stoppable_server, {table: DAY}, DAY)  # the backup is a day old
        backup.backup(database, file)
        move_into_past(stoppable_server, {table: -DAY}, -DAY)
        await asyncio.to_thread(stoppable_server.start)
        use_new_address(stoppable_server, people)
        async with people[0].connect(other) as socket:
            await asyncio.to_thread(backup.restore, database, file, replace=True)
            await asyncio.wait_for(socket.connection.wait_closed(), PATIENCE)
        database.close()
        seen = await people[0].get(f"/api/tables/{table}")
        assert seen["table"]["status"] == "playing"
        assert seconds_left(seen, 0) > WHOLE - SOME


async def test_a_clock_goes_on_when_another_player_resigns(server: Server) -> None:
    async with start_game(server, "great-wall", 3, clock=LIVE) as (people, table):
        seen = await people[0].get(f"/api/tables/{table}")
        done = await people[2].command(table, do="resign", id="no", version=seen["version"])
        after = done["update"]["table"]
        assert (after["turn"], after["seats"][2]["resigned"]) == (0, "resigned")
        began = seen["table"]["clock"]["began_at"]
        assert after["clock"]["began_at"] == pytest.approx(began, rel=0, abs=0.001)
