"""The log: lines are saved in order and exactly once, in shared transactions."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

import psycopg
import pytest
import sqlalchemy as sa
from sqlalchemy import event, exc

from tests.postgres import Cluster
from tests.storage.rows import NOW, append, stored, with_tables
from tests.waiting import PATIENCE, until
from wanli.storage import bus, log, tables
from wanli.storage.database import Database, StorageAway
from wanli.storage.log import Append, Line, Writer

Begin = Callable[[], AbstractContextManager[sa.Connection]]
TABLES = [f"t{number:02}" for number in range(40)]


class Gate:
    """Blocks all transactions until it is opened, so that appends meet in one batch."""

    def __init__(self, begin: Begin) -> None:
        self._begin = begin
        self._open = threading.Event()
        self.arrived = threading.Event()

    def __call__(self) -> AbstractContextManager[sa.Connection]:
        self.arrived.set()
        assert self._open.wait(PATIENCE)
        return self._begin()

    def open(self) -> None:
        """Let transactions begin."""
        self._open.set()


@pytest.fixture
def writer(database: Database) -> Iterator[Writer]:
    """The writer of a database with tables."""
    with_tables(database, *(stored(id) for id in TABLES))
    writer = Writer(database)
    yield writer
    writer.close()


@pytest.fixture
def gate(
    writer: Writer,
    monkeypatch: pytest.MonkeyPatch,
) -> Gate:
    """A gate in front of the writer."""
    gate = Gate(writer.connection.begin)
    monkeypatch.setattr(writer.connection, "begin", gate)
    return gate


async def appended(writer: Writer, *appends: Append) -> list[bool | BaseException]:
    """Append these one after the other; return the results."""
    done: list[bool | BaseException] = []
    async with asyncio.timeout(PATIENCE):
        for one in appends:
            done += await asyncio.gather(writer.append(one), return_exceptions=True)
    return done


async def append_in_one_batch(
    writer: Writer, gate: Gate, *appends: Append
) -> list[bool | BaseException]:
    """Append these in one batch, after line 40 of the last table; return the results."""
    async with asyncio.timeout(PATIENCE):
        ahead = asyncio.ensure_future(writer.append(append(TABLES[-1], 40)))
        assert await asyncio.to_thread(gate.arrived.wait, PATIENCE)
        tasks = [asyncio.ensure_future(writer.append(one)) for one in appends]
        await asyncio.sleep(0)
        gate.open()
        assert await ahead
        return await asyncio.gather(*tasks, return_exceptions=True)


def stored_lines(database: Database, table: str = "t00") -> list[tuple[int, str | None]]:
    """Return the lines of a table, as pairs of number and command."""
    with database.reading() as connection:
        return [(line.seq, line.command) for line in log.lines(connection, table)]


def count_commits(database: Database) -> list[sa.Connection]:
    """Return a list that grows with every commit."""
    made: list[sa.Connection] = []
    event.listen(database.engine, "commit", made.append)
    return made


async def test_an_appended_line_is_stored_and_updates_its_table(
    writer: Writer, database: Database
) -> None:
    one = append("t00", 1, "0:a", turn=1, due_at=NOW + 9, claimed_until=NOW + 40)
    assert await appended(writer, one) == [True]
    with database.reading() as connection:
        assert log.lines(connection, "t00") == [one.line]
        assert log.commands(connection, "t00") == {"0:a": 1}
        assert log.commands(connection, "t01") == {}
        assert tables.claim_due(connection, NOW + 10, NOW) == []
        table = tables.read(connection, "t00")
    assert table is not None
    assert (table.version, table.turn, table.changed_at) == (1, 1, NOW + 1)


async def test_lines_are_read_from_and_to_a_version(writer: Writer, database: Database) -> None:
    await appended(writer, *(append("t00", seq) for seq in (1, 2, 3, 4)))
    with database.reading() as connection:
        assert [line.seq for line in log.lines(connection, "t00", 1, 3)] == [2, 3]


async def test_a_line_number_is_used_once(writer: Writer, database: Database) -> None:
    assert await appended(writer, append("t00", 1, "a"), append("t00", 1, "b", turn=1)) == [
        True,
        False,
    ]
    assert stored_lines(database) == [(1, "a")]
    with database.reading() as connection:
        table = tables.read(connection, "t00")
    assert table is not None
    assert table.turn == 0


async def test_a_command_is_stored_once_at_each_table(writer: Writer, database: Database) -> None:
    twice = append("t00", 1, "a"), append("t00", 2, "a"), append("t01", 1, "a")
    assert await appended(writer, *twice) == [True, False, True]
    assert stored_lines(database) == [(1, "a")]
    assert stored_lines(database, "t01") == [(1, "a")]


async def test_lines_without_a_person_have_no_command(writer: Writer, database: Database) -> None:
    assert await appended(writer, append("t00", 1), append("t00", 2)) == [True, True]
    assert stored_lines(database) == [(1, None), (2, None)]


async def test_concurrent_appends_share_a_transaction(
    writer: Writer, gate: Gate, database: Database
) -> None:
    made = count_commits(database)
    many = [append(table, seq, f"{seq}") for table in TABLES for seq in range(1, 6)]
    assert await append_in_one_batch(writer, gate, *many) == [True] * 200
    assert len(made) == 2
    assert stored_lines(database) == [(seq, f"{seq}") for seq in range(1, 6)]


async def test_the_size_of_a_transaction_is_limited(
    writer: Writer, gate: Gate, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log, "MAX_BATCH", 50)
    made = count_commits(database)
    many = [append(table, seq) for table in TABLES for seq in range(1, 6)]
    assert await append_in_one_batch(writer, gate, *many) == [True] * 200
    assert len(made) == 1 + 4


async def test_a_refused_line_does_not_affect_other_tables_in_the_batch(
    writer: Writer, gate: Gate, database: Database
) -> None:
    batch = [append("t00", 1, "a"), append("t00", 2, "a"), append("t01", 1), append("t39", 40)]
    assert await append_in_one_batch(writer, gate, *batch) == [True, False, True, False]
    assert stored_lines(database, "t01") == [(1, None)]


async def test_two_lines_with_one_number_in_a_batch_store_the_first(
    writer: Writer, gate: Gate, database: Database
) -> None:
    batch = [append("t00", 1, "a"), append("t00", 1, "b", turn=1), append("t00", 2, "c")]
    assert await append_in_one_batch(writer, gate, *batch) == [True, False, True]
    assert stored_lines(database) == [(1, "a"), (2, "c")]


async def test_a_repeated_append_in_a_batch_is_not_confirmed_twice(
    writer: Writer, gate: Gate
) -> None:
    assert await append_in_one_batch(
        writer, gate, append("t00", 1, "a"), append("t00", 1, "a")
    ) == [
        True,
        False,
    ]


async def test_a_number_that_a_refused_line_asked_for_goes_to_the_next(
    writer: Writer, gate: Gate, database: Database
) -> None:
    first = append("t00", 1, "a")
    batch = [first, append("t00", 2, "a"), append("t00", 2, "b")]
    assert await append_in_one_batch(writer, gate, *batch) == [True, False, True]
    assert stored_lines(database) == [(1, "a"), (2, "b")]


async def test_a_line_that_cannot_be_stored_does_not_affect_others(
    writer: Writer, gate: Gate, database: Database
) -> None:
    good, lost = append("t00", 1), append("nowhere", 1)
    done = await append_in_one_batch(writer, gate, good, lost, append("t01", 1))
    assert done[::2] == [True, True]
    assert isinstance(done[1], StorageAway)
    assert stored_lines(database) == [(1, None)]


async def test_the_writer_goes_on_after_any_error(
    writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    for error in (exc.OperationalError("", None, Exception("disk full")), ValueError("odd")):
        with monkeypatch.context() as broken:

            def fail(*_: object, error: Exception = error) -> set[Append]:
                raise error

            broken.setattr(log, "add", fail)
            [refused] = await appended(writer, append("t00", 1))
        assert isinstance(refused, StorageAway)
    assert await appended(writer, append("t00", 1)) == [True]


async def test_a_failed_transaction_stores_nothing(
    writer: Writer, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise exc.OperationalError("", None, Exception("server closed the connection"))

    with monkeypatch.context() as broken:
        broken.setattr(bus, "publish", fail)
        [refused] = await appended(writer, append("t00", 1, "a"))
    assert isinstance(refused, StorageAway)
    assert stored_lines(database) == []


async def test_a_cancelled_append_does_not_affect_others(
    writer: Writer, gate: Gate, database: Database
) -> None:
    task = asyncio.ensure_future(writer.append(append("t00", 1)))
    await asyncio.sleep(0)
    task.cancel()
    gate.open()
    assert await appended(writer, append("t01", 1)) == [True]
    assert stored_lines(database) == [(1, None)]


async def test_a_closed_event_loop_does_not_stop_the_writer(
    writer: Writer, gate: Gate, database: Database
) -> None:
    async def hand_in() -> None:
        task = asyncio.ensure_future(writer.append(append("t00", 1)))
        await asyncio.sleep(0)
        task.cancel()

    await asyncio.to_thread(asyncio.run, hand_in())
    gate.open()
    assert await appended(writer, append("t00", 2)) == [True]
    assert stored_lines(database) == [(1, None), (2, None)]


async def test_closing_the_writer_finishes_pending_appends(
    writer: Writer, gate: Gate, database: Database
) -> None:
    tasks = [asyncio.ensure_future(writer.append(append("t00", 1)))]
    assert await asyncio.to_thread(gate.arrived.wait, PATIENCE)
    tasks += [asyncio.ensure_future(writer.append(append("t00", n))) for n in range(2, 60)]
    await asyncio.sleep(0)
    closing = asyncio.ensure_future(asyncio.to_thread(writer.close))
    await until(lambda: writer._closed)
    gate.open()
    async with asyncio.timeout(PATIENCE):
        await closing
        assert await asyncio.gather(*tasks) == [True] * 59
    assert len(stored_lines(database)) == 59


async def test_a_closed_writer_refuses_appends(database: Database) -> None:
    writer = Writer(database)
    writer.close()
    [refused] = await appended(writer, append("t00", 1))
    assert isinstance(refused, StorageAway)


async def test_a_table_starts_only_with_the_seats_that_the_host_saw(
    writer: Writer, database: Database
) -> None:
    line = Line(1, NOW + 1, "start", b"{}")
    stale = Append("t00", line, tables.PLAYING, 0, None, 0.0, seats_of=NOW - 1)
    right = Append("t00", line, tables.PLAYING, 0, None, 0.0, seats_of=NOW)
    assert await appended(writer, stale, right, right) == [False, True, False]
    assert stored_lines(database) == [(1, "start")]


# ---- PostgreSQL ----------------------------------------------------------------------------------
@pytest.fixture
def postgres_database(ready_postgres_url: str) -> Iterator[Database]:
    """A PostgreSQL database with tables."""
    database = Database(ready_postgres_url)
    with_tables(database, *(stored(id) for id in TABLES))
    yield database
    database.close()


async def test_other_processes_are_notified_of_changed_tables(
    postgres_database: Database, ready_postgres_url: str
) -> None:
    writer = Writer(postgres_database)
    with psycopg.connect(ready_postgres_url, autocommit=True) as listening:
        listening.execute(f"LISTEN {bus.CHANNEL}")
        await appended(writer, append("t00", 1), append("t00", 1), append("t01", 1))
        heard = [
            bus.decode(one.payload) for one in listening.notifies(timeout=PATIENCE, stop_after=2)
        ]
    writer.close()
    assert heard == [bus.TableChanged("t00"), bus.TableChanged("t01")]


SLOWLY = """
    CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_sleep(0.05); RETURN NEW; END $$;
    CREATE TRIGGER slowly BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION slowly();
"""


async def test_two_processes_with_the_same_tables_do_not_block_each_other(
    postgres_database: Database,
) -> None:
    with postgres_database.begin() as connection:
        connection.exec_driver_sql(SLOWLY)
    lines = [append(table, 1) for table in TABLES[:4]]
    ways = lines, lines[::-1]
    async with asyncio.timeout(PATIENCE):
        added = await asyncio.gather(*(postgres_database.run(log.add, way) for way in ways))
    assert sorted(map(len, added)) == [0, 4]


async def test_lines_are_stored_again_after_the_database_restarts(
    postgres_database: Database, postgres: Cluster
) -> None:
    writer = Writer(postgres_database)
    try:
        assert await appended(writer, append("t00", 1)) == [True]
        postgres.crash()
        try:
            [refused] = await appended(writer, append("t00", 2))
        finally:
            postgres.start()
        assert isinstance(refused, StorageAway)
        assert await appended(writer, append("t00", 2)) == [True]
    finally:
        writer.close()
    assert stored_lines(postgres_database) == [(1, None), (2, None)]
