"""The machine's clock jumps, or the server is down for a while: no player loses time.

The clock of the server process is shifted by the number of seconds in a file.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.faults.log_check import log_lines, open_database
from tests.faults.scripted_player import FixedServer, Script, create_guests, start_table
from tests.faults.site import Site
from tests.live_server import JSON, Person, Server, TableSocket
from tests.waiting import until
from wanli.storage import schema, site_values
from wanli.storage.database import Database
from wanli.table import entries

SHIFTED_CLOCK = """
import os, pathlib, time
real, file = time.time, pathlib.Path(os.environ["WANLI_TEST_CLOCK"])
time.time = lambda: real() + float(file.read_text())
"""
TWO = Script("great-wall", 2, seed=5)
HOUR = 3600
DAY = 24 * HOUR
LIVE = {"kind": "live", "seconds": HOUR, "increment": 0}
DAYS = {"kind": "days", "days": 1}
ROUNDING = 1.0  # seconds: two clocks are not read at the same moment


class ShiftedServer(Server):
    """A server whose clock can be shifted."""

    def __init__(self, data: Path, url: str) -> None:
        data.mkdir()
        self.url = url
        self._offset = data / "offset"
        self.move_clock(0)
        (data / "sitecustomize.py").write_text(SHIFTED_CLOCK)
        path = os.pathsep.join([str(data), os.environ.get("PYTHONPATH", "")])
        env = {"WANLI_TEST_CLOCK": str(self._offset), "PYTHONPATH": path}
        super().__init__(data, "--trust-proxy", database=self.url, env=env)

    def move_clock(self, seconds: float) -> None:
        """Shift the server's clock from now on."""
        draft = self._offset.with_suffix(".new")
        draft.write_text(str(seconds))
        draft.replace(self._offset)


@pytest.fixture
def shifted_server(database_url: str, tmp_path: Path) -> Iterator[ShiftedServer]:
    """A server with a shifted clock, on SQLite, then on PostgreSQL."""
    with ShiftedServer(tmp_path / "data", database_url) as server:
        assert isinstance(server, ShiftedServer)
        yield server


def seconds_used(update: JSON) -> float:
    """Return the seconds that the current decision has taken so far."""
    return float(update["now"] - update["table"]["clock"]["began_at"])


def least_seconds_left(update: JSON) -> float:
    """Return the lowest clock of all seats at the start of the current decision."""
    return float(min(update["table"]["clock"]["left"])) / 1000


async def make_move(seats: list[TableSocket], id: str) -> JSON:
    """Make the first legal move; return the update of the first seat."""
    mover = seats[seats[0].update["table"]["turn"]]
    answer = await mover.move(mover.update["view"]["legal"][0], id)
    assert answer["t"] == "confirmed", answer
    for one in seats:
        await one.wait_for_version(answer["version"])
    return seats[0].update


async def wait_for_due_tables(server: ShiftedServer, table: str) -> None:
    """Wait until the server has processed its due tables, this one among them."""
    database = Database(server.url)
    of = schema.tables.c.id == table
    try:
        with database.begin() as connection:
            late = {"due_at": 1.0, "claimed_until": 0.0}
            connection.execute(schema.tables.update().where(of).values(late))

        def processed() -> bool:
            with database.reading() as connection:
                query = sa.select(schema.tables.c.due_at).where(of)
                return bool(connection.execute(query).scalar_one() != 1.0)

        await until(processed)
    finally:
        database.close()


async def jump_clock_during_game(
    server: ShiftedServer, guests: list[Person], table: str, other: str, begun: float
) -> None:
    """Shift the clock forward and back during a game; moves and clocks go on normally."""
    async with guests[0].connect(table) as first, guests[1].connect(table) as second:
        seats = [first, second]
        for one in seats:
            await one.wait_for_version(1)
        told, at = seats[0].update["now"], time.monotonic()
        for number, offset in enumerate((3 * HOUR, -3 * HOUR, 40 * DAY)):
            server.move_clock(offset)
            await wait_for_due_tables(server, other)
            least = time.monotonic() - at
            update = await make_move(seats, f"m{number}")
            most = time.monotonic() - begun
            assert update["table"]["status"] == "playing"
            assert HOUR - least_seconds_left(update) <= most + ROUNDING
            assert least - ROUNDING <= update["now"] - told <= most + ROUNDING


async def tables_of(guests: list[Person], tables: list[str]) -> list[JSON]:
    """Return the state of each table as its first player sees it."""
    return [await guests[0].get(f"/api/tables/{table}") for table in tables]


def last_heartbeat(url: str) -> float:
    """Return the time of the last heartbeat."""
    with open_database(url) as connection:
        return site_values.last_heartbeat(connection)


@pytest.mark.postgres_in_full_run
async def test_a_clock_jump_costs_no_player_time(shifted_server: ShiftedServer) -> None:
    handle, begun = FixedServer(shifted_server.address), time.monotonic()
    async with create_guests(handle, 2) as guests:
        tables = [await start_table(handle, guests, TWO, clock=clock) for clock in (LIVE, DAYS)]
        await jump_clock_during_game(shifted_server, guests, tables[0], tables[1], begun)
        at, before = time.monotonic(), await tables_of(guests, tables)
        shifted_server.stop()
        await asyncio.to_thread(shifted_server.start)
        for now, then in zip(await tables_of(guests, tables), before, strict=True):
            assert now["now"] > then["now"] + 39 * DAY, "the clock was not shifted"
            assert seconds_used(now) <= seconds_used(then) + time.monotonic() - at + ROUNDING
            assert least_seconds_left(now) == least_seconds_left(then)
        shifted_server.kill()
        shifted_server.move_clock(0)
        await asyncio.to_thread(shifted_server.start)
        await wait_for_due_tables(shifted_server, tables[1])
        found = await tables_of(guests, tables)
        passed = time.monotonic() - begun  # where the clock runs back, only this is certain
        for now in found:
            assert now["table"]["status"] == "playing"
            assert seconds_used(now) <= passed + ROUNDING
        for table in tables:
            for line in log_lines(shifted_server.url, table):
                assert not isinstance(entries.decode(line.body), entries.Resigned)


@pytest.mark.postgres_in_full_run
async def test_downtime_costs_no_player_time_and_adds_none(shifted_server: ShiftedServer) -> None:
    handle = FixedServer(shifted_server.address)
    async with create_guests(handle, 2) as guests:
        tables = [await start_table(handle, guests, TWO, clock=clock) for clock in (LIVE, DAYS)]
        began = [one["table"]["clock"]["began_at"] for one in await tables_of(guests, tables)]
        await until(lambda: last_heartbeat(shifted_server.url) > max(began))
        before = await tables_of(guests, tables)
        shifted_server.stop()
        alive = last_heartbeat(shifted_server.url)  # time after the last heartbeat is credited
        shifted_server.move_clock(HOUR / 2)
        at = time.monotonic()
        await asyncio.to_thread(shifted_server.start)
        for now, then, since in zip(await tables_of(guests, tables), before, began, strict=True):
            assert now["now"] > then["now"] + HOUR / 2, "the clock was not shifted"
            passed = time.monotonic() - at
            assert alive - since <= seconds_used(now) + ROUNDING
            assert seconds_used(now) <= alive - since + passed + ROUNDING
            assert least_seconds_left(now) == least_seconds_left(then)


async def test_a_stand_in_takes_over_and_hands_back(sqlite_site: Site) -> None:
    def stand_in(update: JSON, seat: int) -> str:
        return str(update["table"]["seats"][seat]["stand_in"])

    handle = sqlite_site.server
    async with create_guests(handle, 2) as guests:
        (gone, stays), turn = guests, 0
        made = await gone.create("great-wall", options={"first-seat": "1"}, takeover=1)
        table = made["table"]["id"]
        await stays.post(f"/api/tables/{table}/join")
        async with stays.connect(table) as socket:  # connect before the start: one second is short
            await socket.wait_for_version(0)
            await gone.post(f"/api/tables/{table}/start")
            await socket.wait_for(lambda m: m["t"] == "update" and stand_in(m, turn) == "strong")
            taken = await socket.wait_for(
                lambda m: m["t"] == "update" and m["table"]["turn"] == 1 - turn
            )
            async with gone.connect(table) as back:
                await back.wait_for(lambda m: m["t"] == "update" and not stand_in(m, turn))
                await socket.wait_for(lambda m: m["t"] == "update" and not stand_in(m, turn))
                await make_move(
                    [one for _, one in sorted({1 - turn: socket, turn: back}.items())], "go"
                )
        kinds = [entries.decode(line.body) for line in log_lines(sqlite_site.url, table)]
        names = [type(kind).__name__ for kind in kinds]
        assert names.count("TakenOver") == names.count("HandedBack") == 1
        assert all(
            one.by_bot for one in kinds[: taken["version"]] if isinstance(one, entries.Moved)
        )
