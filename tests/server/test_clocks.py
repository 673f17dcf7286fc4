"""Clocks: they run, they are given more, they run out, and they survive the server.

Nobody waits for a day here: while the server is down, its past is moved back in time.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing

import pytest

from tests.server.playing import guests, move, pick, table_of
from tests.serving import JSON, Person, Server, serving
from tests.waiting import PATIENCE, until_awaited
from wanli.storage import backup
from wanli.storage.database import Database

WHOLE = 3600.0
SOME = 1800.0  # seconds: what a test needs is less, however busy the machine is
LIVE = {"kind": "live", "seconds": int(WHOLE), "increment": 5}
DAYS = {"kind": "days", "days": 1}
CLOCKS = {"live": LIVE, "days": DAYS}
DAY = 86_400.0


@pytest.fixture(scope="module")
def stopped(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of our own, which may go down and come up again."""
    with serving(tmp_path_factory.mktemp("clocks"), "--trust-proxy", "--bots", "1") as running:
        yield running


def restarted(server: Server, began: Mapping[str, float], alive: float = 0.0) -> None:
    """Down and up; the decisions of tables began earlier by so much, the server was last there."""
    server.stop()
    earlier(server, began, alive)
    server.start()


def earlier(server: Server, began: Mapping[str, float], alive: float) -> None:
    """A server that is down has its past moved back by so many seconds."""
    with closing(sqlite3.connect(server.data / "wanli.db")) as database, database:
        for table, earlier in began.items():
            database.execute("UPDATE log SET at = at - ? WHERE table_id = ?", (earlier, table))
            sooner = "UPDATE tables SET due_at = due_at - ? WHERE id = ?"
            database.execute(sooner, (earlier, table))
        [[value]] = database.execute("SELECT value FROM site WHERE key = 'alive'")
        moved = str(float(value) - alive).encode()
        database.execute("UPDATE site SET value = ? WHERE key = 'alive'", (moved,))


async def begun(people: list[Person], clock: JSON) -> str:
    """A table of two that has just started."""
    options = {"first-seat": "1"}
    table: str = (await people[0].create("great-wall", clock=clock, options=options))["table"]["id"]
    await people[1].post(f"/api/tables/{table}/join")
    await people[0].post(f"/api/tables/{table}/start")
    return table


def left(update: JSON, seat: int) -> float:
    """Seconds that a seat has left at this moment."""
    clock, runs = update["table"]["clock"], update["table"]["turn"] == seat
    gone = update["now"] - clock["began_at"] if runs else 0.0
    return float(clock["left"][seat] / 1000 - gone)


def at(server: Server, people: list[Person]) -> None:
    """The same people at the server's new address."""
    for person in people:
        person.address = server.address
        person.http.base_url = server.address


async def test_a_table_without_a_clock_has_none(server: Server) -> None:
    async with table_of(server, "chang-cheng") as (people, table):
        assert (await people[0].get(f"/api/tables/{table}"))["table"]["clock"] is None


async def test_a_decision_costs_time_and_gives_some(server: Server) -> None:
    async with table_of(server, "great-wall", clock=LIVE) as (people, table):
        seen = await people[0].get(f"/api/tables/{table}")
        assert seen["table"]["clock"]["left"] == [WHOLE * 1000] * 2

        async def costs() -> JSON:
            now: JSON = await people[0].get(f"/api/tables/{table}")
            return now if left(now, 0) < left(seen, 0) - 0.1 else {}

        later = await until_awaited(costs)
        assert left(later, 1) == WHOLE
        after = await move(people[0], later, pick(later, 1))
        spent = WHOLE + 5 - after["table"]["clock"]["left"][0] / 1000
        assert WHOLE - left(later, 0) - 0.01 <= spent < SOME


async def test_with_days_every_turn_has_the_whole_time(server: Server) -> None:
    async with table_of(server, "chang-cheng", clock=DAYS) as (people, table):
        seen = await people[0].get(f"/api/tables/{table}")
        after = await move(people[0], seen, pick(seen, 0))
        assert after["table"]["clock"]["left"] == [DAY * 1000, DAY * 1000]


async def test_what_was_spent_stays_spent_and_runs_out_though_nobody_looks(stopped: Server) -> None:
    async with guests(stopped, 2) as people:
        whole = {"live": WHOLE, "days": DAY}
        spare = 5.0  # the server says only so often that it is there
        half = {kind: await begun(people, clock) for kind, clock in CLOCKS.items()}
        late = {kind: await begun(people, clock) for kind, clock in CLOCKS.items()}
        ago = {half[kind]: whole[kind] / 2 for kind in CLOCKS}
        ago |= {late[kind]: whole[kind] + spare for kind in CLOCKS}
        await asyncio.to_thread(restarted, stopped, ago)
        at(stopped, people)
        for kind, table in half.items():
            seen = await people[0].get(f"/api/tables/{table}")
            assert seen["table"]["status"] == "playing"
            assert whole[kind] / 2 - SOME < left(seen, 0) <= whole[kind] / 2 + spare
        for kind, table in late.items():
            async with people[1].at(table) as sitting:
                end = await sitting.until(lambda m: m.get("table", {}).get("status") == "over")
            assert (end["table"]["ending"], end["table"]["places"]) == ("time", [2, 1])
            assert [seat["resigned"] for seat in end["table"]["seats"]] == ["time", ""]
            assert kind == "days" or end["table"]["clock"]["left"] == [0, WHOLE * 1000]


async def test_time_without_a_server_costs_nobody_anything(stopped: Server) -> None:
    async with guests(stopped, 2) as people:
        table = await begun(people, LIVE)
        # It began a day ago, and ten seconds later the server was gone.
        await asyncio.to_thread(restarted, stopped, {table: DAY}, DAY - 10)
        at(stopped, people)
        seen = await people[0].get(f"/api/tables/{table}")
        assert seen["table"]["status"] == "playing"
        assert WHOLE - SOME < left(seen, 0) <= WHOLE - 10 + 5


async def test_nor_does_it_when_the_server_goes_down_once_more(stopped: Server) -> None:
    async with guests(stopped, 2) as people:
        table = await begun(people, LIVE)
        await asyncio.to_thread(restarted, stopped, {table: DAY}, DAY - 10)
        await asyncio.to_thread(restarted, stopped, {})
        at(stopped, people)
        seen = await people[0].get(f"/api/tables/{table}")
        assert seen["table"]["status"] == "playing"
        assert WHOLE - SOME < left(seen, 0) <= WHOLE


async def test_nor_does_the_time_between_a_backup_and_its_restore(stopped: Server) -> None:
    async with guests(stopped, 2) as people:
        table, other = await begun(people, LIVE), await begun(people, DAYS)
        await asyncio.to_thread(stopped.stop)
        database = Database(f"sqlite:///{stopped.data / 'wanli.db'}")
        file = stopped.data / "old.backup"
        earlier(stopped, {table: DAY}, DAY)  # it was backed up a day ago
        backup.backup(database, file)
        earlier(stopped, {table: -DAY}, -DAY)
        await asyncio.to_thread(stopped.start)
        at(stopped, people)
        async with people[0].at(other) as sitting:
            await asyncio.to_thread(backup.restore, database, file, replace=True)
            await asyncio.wait_for(sitting.socket.wait_closed(), PATIENCE)
        database.close()
        seen = await people[0].get(f"/api/tables/{table}")
        assert seen["table"]["status"] == "playing"
        assert left(seen, 0) > WHOLE - SOME


async def test_who_thinks_goes_on_thinking_when_somebody_else_resigns(server: Server) -> None:
    async with table_of(server, "great-wall", 3, clock=LIVE) as (people, table):
        seen = await people[0].get(f"/api/tables/{table}")
        done = await people[2].command(table, do="resign", id="no", version=seen["version"])
        after = done["update"]["table"]
        assert (after["turn"], after["seats"][2]["resigned"]) == (0, "resigned")
        began = seen["table"]["clock"]["began_at"]
        assert after["clock"]["began_at"] == pytest.approx(began, rel=0, abs=0.001)
