"""The machine's clock jumps, the server stops for a while: nobody loses time at a table.

The server's own clock is bent: what it reads is moved by as many seconds as a file says.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.faults.checking import lines_of, looking_into
from tests.faults.player import Script, There, gathered, people
from tests.faults.served import Served
from tests.serving import JSON, Person, Server, Sitting
from tests.waiting import until
from wanli.storage import schema, site_values
from wanli.storage.database import Database
from wanli.table import entries

BENT = """
import os, pathlib, time
real, file = time.time, pathlib.Path(os.environ["WANLI_TEST_CLOCK"])
time.time = lambda: real() + float(file.read_text())
"""
TWO = Script("great-wall", 2, seed=5)
HOUR = 3600
DAY = 24 * HOUR
LIVE = {"kind": "live", "seconds": HOUR, "increment": 0}
DAYS = {"kind": "days", "days": 1}
ROUNDING = 1.0  # seconds: one clock is not read at the very moment of another


class Bent(Server):
    """A server whose clock can be moved."""

    def __init__(self, data: Path, url: str) -> None:
        data.mkdir()
        self.url = url
        self._offset = data / "offset"
        self.move_clock(0)
        (data / "sitecustomize.py").write_text(BENT)
        path = os.pathsep.join([str(data), os.environ.get("PYTHONPATH", "")])
        env = {"WANLI_TEST_CLOCK": str(self._offset), "PYTHONPATH": path}
        super().__init__(data, "--trust-proxy", database=self.url, env=env)

    def move_clock(self, seconds: float) -> None:
        """What it takes for the time is so much later now."""
        draft = self._offset.with_suffix(".new")
        draft.write_text(str(seconds))
        draft.replace(self._offset)


@pytest.fixture
def bent(database_url: str, tmp_path: Path) -> Iterator[Bent]:
    """A server with a bent clock, on each kind of database in turn."""
    with Bent(tmp_path / "data", database_url) as server:
        assert isinstance(server, Bent)
        yield server


def used(update: JSON) -> float:
    """Seconds that whoever has to decide has used."""
    return float(update["now"] - update["table"]["clock"]["began_at"])


def left(update: JSON) -> float:
    """Seconds that the poorest seat has left, when its decision began."""
    return float(min(update["table"]["clock"]["left"])) / 1000


async def moved(seats: list[Sitting], id: str) -> JSON:
    """Whoever has to decide does; gives what he sees then."""
    mover = seats[seats[0].update["table"]["turn"]]
    answer = await mover.move(mover.update["view"]["legal"][0], id)
    assert answer["t"] == "confirmed", answer
    for one in seats:
        await one.until_version(answer["version"])
    return seats[0].update


async def a_round(server: Bent, table: str) -> None:
    """Wait until the server has looked at the tables that it takes to be due; this one is."""
    database = Database(server.url)
    of = schema.tables.c.id == table
    try:
        with database.begin() as connection:
            late = {"due_at": 1.0, "claimed_until": 0.0}
            connection.execute(schema.tables.update().where(of).values(late))

        def looked_at() -> bool:
            with database.reading() as connection:
                query = sa.select(schema.tables.c.due_at).where(of)
                return bool(connection.execute(query).scalar_one() != 1.0)

        await until(looked_at)
    finally:
        database.close()


async def jumps_while_playing(
    server: Bent, guests: list[Person], table: str, other: str, begun: float
) -> None:
    """Forth and back; the moves and the clocks go on."""
    async with guests[0].at(table) as first, guests[1].at(table) as second:
        seats = [first, second]
        for one in seats:
            await one.until_version(1)
        told, at = seats[0].update["now"], time.monotonic()
        for number, offset in enumerate((3 * HOUR, -3 * HOUR, 40 * DAY)):
            server.move_clock(offset)
            await a_round(server, other)
            least = time.monotonic() - at
            update = await moved(seats, f"m{number}")
            most = time.monotonic() - begun
            assert update["table"]["status"] == "playing"
            assert HOUR - left(update) <= most + ROUNDING
            assert least - ROUNDING <= update["now"] - told <= most + ROUNDING


async def seen(guests: list[Person], tables: list[str]) -> list[JSON]:
    """What the first guest sees of each table."""
    return [await guests[0].get(f"/api/tables/{table}") for table in tables]


def last_alive(url: str) -> float:
    """When a server last said that it is there."""
    with looking_into(url) as connection:
        return site_values.last_heartbeat(connection)


@pytest.mark.postgres_in_full_run
async def test_a_clock_that_jumps_costs_nobody_his_time(bent: Bent) -> None:
    house, begun = There(bent.address), time.monotonic()
    async with people(house, 2) as guests:
        tables = [await gathered(house, guests, TWO, clock=clock) for clock in (LIVE, DAYS)]
        await jumps_while_playing(bent, guests, tables[0], tables[1], begun)
        at, before = time.monotonic(), await seen(guests, tables)
        bent.stop()
        await asyncio.to_thread(bent.start)
        for now, then in zip(await seen(guests, tables), before, strict=True):
            assert now["now"] > then["now"] + 39 * DAY, "the clock was not bent at all"
            assert used(now) <= used(then) + time.monotonic() - at + ROUNDING
            assert left(now) == left(then)
        bent.kill()
        bent.move_clock(0)
        await asyncio.to_thread(bent.start)
        await a_round(bent, tables[1])
        found = await seen(guests, tables)
        passed = time.monotonic() - begun  # where time runs back, no more than this is known
        for now in found:
            assert now["table"]["status"] == "playing"
            assert used(now) <= passed + ROUNDING
        for table in tables:
            for line in lines_of(bent.url, table):
                assert not isinstance(entries.decode(line.body), entries.Resigned)


@pytest.mark.postgres_in_full_run
async def test_a_stop_costs_nobody_his_time_and_gives_none_away(bent: Bent) -> None:
    house = There(bent.address)
    async with people(house, 2) as guests:
        tables = [await gathered(house, guests, TWO, clock=clock) for clock in (LIVE, DAYS)]
        began = [one["table"]["clock"]["began_at"] for one in await seen(guests, tables)]
        await until(lambda: last_alive(bent.url) > max(began))
        before = await seen(guests, tables)
        bent.stop()
        alive = last_alive(bent.url)  # what came later is given away
        bent.move_clock(HOUR / 2)
        at = time.monotonic()
        await asyncio.to_thread(bent.start)
        for now, then, since in zip(await seen(guests, tables), before, began, strict=True):
            assert now["now"] > then["now"] + HOUR / 2, "the clock was not bent at all"
            passed = time.monotonic() - at
            assert alive - since <= used(now) + ROUNDING
            assert used(now) <= alive - since + passed + ROUNDING
            assert left(now) == left(then)


async def test_a_bot_takes_over_and_hands_back(on_sqlite: Served) -> None:
    def stand_in(update: JSON, seat: int) -> str:
        return str(update["table"]["seats"][seat]["stand_in"])

    house = on_sqlite.house
    async with people(house, 2) as guests:
        (gone, stays), turn = guests, 0
        made = await gone.create("great-wall", options={"first-seat": "1"}, takeover=1)
        table = made["table"]["id"]
        await stays.post(f"/api/tables/{table}/join")
        async with stays.at(table) as sitting:  # before the start: a second is short
            await sitting.until_version(0)
            await gone.post(f"/api/tables/{table}/start")
            await sitting.until(lambda m: m["t"] == "update" and stand_in(m, turn) == "strong")
            taken = await sitting.until(
                lambda m: m["t"] == "update" and m["table"]["turn"] == 1 - turn
            )
            async with gone.at(table) as back:
                await back.until(lambda m: m["t"] == "update" and not stand_in(m, turn))
                await sitting.until(lambda m: m["t"] == "update" and not stand_in(m, turn))
                await moved(
                    [one for _, one in sorted({1 - turn: sitting, turn: back}.items())], "go"
                )
        kinds = [entries.decode(line.body) for line in lines_of(on_sqlite.url, table)]
        names = [type(kind).__name__ for kind in kinds]
        assert names.count("TakenOver") == names.count("HandedBack") == 1
        assert all(
            one.by_bot for one in kinds[: taken["version"]] if isinstance(one, entries.Moved)
        )
