"""What a server does by itself goes on, whatever is wrong with one table or comes in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import sqlalchemy as sa

from tests.server.halls import Visitor, begun, hall_at, opened
from tests.waiting import until
from wanli.bots.levels import Level
from wanli.server import heartbeat, pg_listener
from wanli.server.accounts import resign_seats
from wanli.server.hall import Hall
from wanli.server.live_table import LiveTable
from wanli.storage import log, schema, site_values, tables
from wanli.storage.database import StorageAway
from wanli.storage.log import Line
from wanli.table import entries
from wanli.table.terms import DaysClock, Terms

TWO = Terms(players=2)
DAYS = Terms(players=2, clock=DaysClock(days=1))
LONG_AGO = 3 * 86_400.0
UNKNOWN = b'{"type": "of another program"}'


def long_ago(hall: Hall, live: LiveTable) -> None:
    """The present decision of a table began days ago; whoever has claimed it has fallen."""
    then = hall.watch.now() - LONG_AGO
    with hall.database.begin() as connection:
        log_of, of_table = schema.log.c.table_id == live.stored.id, schema.tables.c.id
        connection.execute(schema.log.update().where(log_of).values(at=then))
        connection.execute(
            schema.tables.update()
            .where(of_table == live.stored.id)
            .values(due_at=then, claimed_until=0.0)
        )


def spoil(hall: Hall, live: LiveTable) -> None:
    """The log of a table has a line that this program cannot read."""
    line = Line(live.table.version + 1, hall.watch.now(), None, UNKNOWN)
    with hall.database.begin() as connection:
        log.add(connection, [log.Append(live.stored.id, line, tables.PLAYING, 0, None, 0.0)])


def log_of(hall: Hall, table: str) -> list[entries.AnyEntry]:
    """What has happened at a table."""
    with hall.database.reading() as connection:
        return [entries.decode(line.body) for line in log.lines(connection, table, 0)]


@contextmanager
def running(*work: object) -> Iterator[None]:
    """Tasks that end with this."""
    tasks = [asyncio.ensure_future(one) for one in work]  # type: ignore[call-overload]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()


# ---- one table that cannot be read ---------------------------------------------------------------
async def test_a_table_that_cannot_be_read_keeps_no_clock_of_another_from_running_out(
    ready_url: str,
) -> None:
    async with hall_at(ready_url) as before:
        spoilt, other = await begun(before, DAYS), await begun(before, DAYS)
        spoil(before, spoilt)
        for live in (spoilt, other):
            long_ago(before, live)
    async with hall_at(ready_url) as hall:
        await hall.driver.act_for_due_tables()
        live = await opened(hall, other.stored.id)
        await until(lambda: live.table.over)


async def test_signs_of_life_go_on_after_one_that_failed(
    ready_sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(heartbeat, "INTERVAL", 0.02)
    async with hall_at(ready_sqlite_url) as hall:
        with hall.database.begin() as connection:
            kept = site_values.get(connection, site_values.PAUSES)
            site_values.put(connection, site_values.PAUSES, UNKNOWN)
        hall.start()
        await until(lambda: "heartbeat failed" in caplog.text)
        with hall.database.begin() as connection:
            site_values.put(connection, site_values.PAUSES, kept or b"[]")
        since = time.time()

        def alive() -> bool:
            with hall.database.reading() as connection:
                return site_values.last_heartbeat(connection) > since

        await until(alive)


async def test_a_table_that_cannot_be_read_keeps_no_other_unheard(ready_postgres_url: str) -> None:
    async with hall_at(ready_postgres_url) as first, hall_at(ready_postgres_url) as second:
        spoilt, other = await begun(first, TWO), await begun(first, TWO)
        for live in (spoilt, other):
            await opened(second, live.stored.id)
        with running(pg_listener.listen(second)):
            spoil(first, spoilt)
            await other.write(lambda draft: draft.resign(0), "first")
            there = await opened(second, other.stored.id)
            await until(lambda: there.table.over)


# ---- somebody comes or goes in between -----------------------------------------------------------
async def test_who_comes_while_a_bot_takes_over_has_his_seat_back(
    ready_sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_at(ready_sqlite_url) as hall:
        live = await begun(hall, Terms(players=2, takeover=60))
        turn, read = live.table.turn, tables.last_seen
        who, loop = Visitor(live.table.seats[turn].person), asyncio.get_running_loop()

        def comes(connection: sa.Connection, table: str, seat: int) -> float:
            loop.call_soon_threadsafe(live.add_listener, who)
            loop.call_soon_threadsafe(hall.driver.maybe_hand_back, live, turn)
            return read(connection, table, seat)

        monkeypatch.setattr(tables, "last_seen", comes)
        live.last_at -= LONG_AGO
        with hall.database.begin() as connection:
            connection.execute(schema.seats.update().values(seen_at=1.0))
        hall.driver.act(live)
        await until(lambda: live.acting is not None and live.acting.done())
        assert live.table.stand_ins == {}
        kinds = [type(one) for one in log_of(hall, live.stored.id)]
        assert kinds == [entries.Started, entries.TakenOver, entries.HandedBack]


async def test_a_hand_back_that_the_database_could_not_keep_is_made_up_for(
    ready_sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_at(ready_sqlite_url) as hall:
        live = await begun(hall, TWO)
        turn = live.table.turn

        tried: list[object] = []

        async def away(append: object) -> bool:
            tried.append(append)
            raise StorageAway("storage-away", {})

        with monkeypatch.context() as patch:
            patch.setattr(hall.driver, "schedule", lambda *_: None)  # his bot thinks for a while
            await live.write(lambda draft: draft.take_over(turn, Level.NOVICE), "over")
            live.add_listener(Visitor(live.table.seats[turn].person))
            patch.setattr(hall.services.writer, "append", away)
            hall.driver.maybe_hand_back(live, turn)
            await until(lambda: tried and not live.locked)
            assert live.table.stand_ins
        hall.driver.act(live)
        await until(lambda: live.acting is not None and live.acting.done())
        assert live.table.stand_ins == {}
        assert not any(isinstance(one, entries.Moved) for one in log_of(hall, live.stored.id))


async def test_who_deletes_his_account_has_resigned_though_others_move_meanwhile(
    ready_sqlite_url: str,
) -> None:
    async with hall_at(ready_sqlite_url) as hall:
        live = await begun(hall, TWO)
        turn = live.table.turn
        gone = 1 - turn
        text = live.table.view(turn).legal[0]
        move = asyncio.create_task(live.write(lambda draft: draft.move(turn, text), "first"))
        await asyncio.sleep(0)
        assert live.locked
        await resign_seats(live, live.table.seats[gone].person)
        await move
        assert gone in live.table.resigned
