"""Periodic work of a server goes on when one table is broken or people come and go meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import sqlalchemy as sa

from tests.server.halls import StubListener, open_hall, open_table, start_table
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


def move_deadline_into_past(hall: Hall, live: LiveTable) -> None:
    """Pretend that the current decision began days ago and that its claim has expired."""
    then = hall.watch.now() - LONG_AGO
    with hall.database.begin() as connection:
        of_log, of_table = schema.log.c.table_id == live.stored.id, schema.tables.c.id
        connection.execute(schema.log.update().where(of_log).values(at=then))
        connection.execute(
            schema.tables.update()
            .where(of_table == live.stored.id)
            .values(due_at=then, claimed_until=0.0)
        )


def corrupt_log(hall: Hall, live: LiveTable) -> None:
    """Append a line that this program cannot read."""
    line = Line(live.table.version + 1, hall.watch.now(), None, UNKNOWN)
    with hall.database.begin() as connection:
        log.add(connection, [log.Append(live.stored.id, line, tables.PLAYING, 0, None, 0.0)])


def entries_of(hall: Hall, table: str) -> list[entries.AnyEntry]:
    """Return all entries of a table."""
    with hall.database.reading() as connection:
        return [entries.decode(line.body) for line in log.lines(connection, table, 0)]


@contextmanager
def running_tasks(*work: object) -> Iterator[None]:
    """Run tasks for the duration of a `with` block."""
    tasks = [asyncio.ensure_future(one) for one in work]  # type: ignore[call-overload]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()


# ---- a table that cannot be read -----------------------------------------------------------------
async def test_an_unreadable_table_does_not_stop_the_clocks_of_others(
    ready_url: str,
) -> None:
    async with open_hall(ready_url) as before:
        spoilt, other = await start_table(before, DAYS), await start_table(before, DAYS)
        corrupt_log(before, spoilt)
        for live in (spoilt, other):
            move_deadline_into_past(before, live)
    async with open_hall(ready_url) as hall:
        await hall.driver.act_for_due_tables()
        live = await open_table(hall, other.stored.id)
        await until(lambda: live.table.over)


async def test_heartbeats_go_on_after_one_has_failed(
    ready_sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(heartbeat, "INTERVAL", 0.02)
    async with open_hall(ready_sqlite_url) as hall:
        with hall.database.begin() as connection:
            kept = site_values.get(connection, site_values.PAUSES)
            site_values.put(connection, site_values.PAUSES, UNKNOWN)
        hall.start()
        await until(lambda: "heartbeat failed" in caplog.text)
        with hall.database.begin() as connection:
            site_values.put(connection, site_values.PAUSES, kept or b"[]")
        since = time.time()

        def heartbeat_written() -> bool:
            with hall.database.reading() as connection:
                return site_values.last_heartbeat(connection) > since

        await until(heartbeat_written)


async def test_an_unreadable_table_does_not_hide_changes_of_others(ready_postgres_url: str) -> None:
    async with open_hall(ready_postgres_url) as first, open_hall(ready_postgres_url) as second:
        spoilt, other = await start_table(first, TWO), await start_table(first, TWO)
        for live in (spoilt, other):
            await open_table(second, live.stored.id)
        with running_tasks(pg_listener.listen(second)):
            corrupt_log(first, spoilt)
            await other.write(lambda draft: draft.resign(0), "first")
            there = await open_table(second, other.stored.id)
            await until(lambda: there.table.over)


# ---- a player connects or leaves meanwhile -------------------------------------------------------
async def test_a_player_who_returns_during_a_takeover_gets_their_seat_back(
    ready_sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(ready_sqlite_url) as hall:
        live = await start_table(hall, Terms(players=2, takeover=60))
        turn, read = live.table.turn, tables.last_seen
        who, loop = StubListener(live.table.seats[turn].person), asyncio.get_running_loop()

        def return_meanwhile(connection: sa.Connection, table: str, seat: int) -> float:
            loop.call_soon_threadsafe(live.add_listener, who)
            loop.call_soon_threadsafe(hall.driver.maybe_hand_back, live, turn)
            return read(connection, table, seat)

        monkeypatch.setattr(tables, "last_seen", return_meanwhile)
        live.last_at -= LONG_AGO
        with hall.database.begin() as connection:
            connection.execute(schema.seats.update().values(seen_at=1.0))
        hall.driver.act(live)
        await until(lambda: live.acting is not None and live.acting.done())
        assert live.table.stand_ins == {}
        kinds = [type(one) for one in entries_of(hall, live.stored.id)]
        assert kinds == [entries.Started, entries.TakenOver, entries.HandedBack]


async def test_a_hand_back_that_could_not_be_saved_is_repeated(
    ready_sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(ready_sqlite_url) as hall:
        live = await start_table(hall, TWO)
        turn = live.table.turn

        tried: list[object] = []

        async def fail(append: object) -> bool:
            tried.append(append)
            raise StorageAway("storage-away", {})

        with monkeypatch.context() as patch:
            # as if the bot were still thinking
            patch.setattr(hall.driver, "schedule", lambda *_: None)
            await live.write(lambda draft: draft.take_over(turn, Level.NOVICE), "over")
            live.add_listener(StubListener(live.table.seats[turn].person))
            patch.setattr(hall.services.writer, "append", fail)
            hall.driver.maybe_hand_back(live, turn)
            await until(lambda: tried and not live.locked)
            assert live.table.stand_ins
        hall.driver.act(live)
        await until(lambda: live.acting is not None and live.acting.done())
        assert live.table.stand_ins == {}
        assert not any(isinstance(one, entries.Moved) for one in entries_of(hall, live.stored.id))


async def test_deleting_an_account_resigns_even_if_another_player_moves_meanwhile(
    ready_sqlite_url: str,
) -> None:
    async with open_hall(ready_sqlite_url) as hall:
        live = await start_table(hall, TWO)
        turn = live.table.turn
        gone = 1 - turn
        text = live.table.view(turn).legal[0]
        move = asyncio.create_task(live.write(lambda draft: draft.move(turn, text), "first"))
        await asyncio.sleep(0)
        assert live.locked
        await resign_seats(live, live.table.seats[gone].person)
        await move
        assert gone in live.table.resigned
