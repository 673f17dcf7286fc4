"""The database: URLs, durability, isolation of transactions, failures, and site values."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sa
from sqlalchemy import exc

from tests.postgres import Cluster
from tests.storage.rows import at_once, executed_statements
from tests.waiting import PATIENCE, until
from wanli.core.errors import BadOption
from wanli.storage import schema, site_values
from wanli.storage.database import (
    Database,
    StorageAway,
    checked_url,
    refusal_reason,
    storage_error,
)


@pytest.mark.parametrize(
    ("url", "ours"),
    [
        ("sqlite:///wanli.db", "sqlite:///wanli.db"),
        ("postgres://anna@host/db", "postgresql+psycopg://anna@host/db"),
        ("postgresql://anna@host/db", "postgresql+psycopg://anna@host/db"),
        ("postgresql+psycopg://anna@host/db", "postgresql+psycopg://anna@host/db"),
    ],
)
def test_a_database_url_gets_the_driver_we_use(url: str, ours: str) -> None:
    assert checked_url(url) == ours


@pytest.mark.parametrize("url", ["", "wanli.db", "mysql://host/db", "postgresql+asyncpg://h/db"])
def test_other_database_urls_are_refused(url: str) -> None:
    with pytest.raises(BadOption, match="unknown-database"):
        checked_url(url)


def test_a_sqlite_database_knows_its_file(sqlite_url: str, tmp_path: Path) -> None:
    database = Database(sqlite_url)
    assert database.file() == tmp_path / "wanli.db"
    database.close()


def test_sqlite_writes_to_disk_before_a_commit_returns(sqlite_url: str) -> None:
    database = Database(sqlite_url)
    expected = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}
    with database.reading() as connection:
        found = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in expected
        }
    assert found == expected
    database.close()


def test_postgres_writes_to_disk_before_a_commit_returns(postgres_url: str) -> None:
    database = Database(postgres_url)
    with database.begin() as connection:
        name = connection.exec_driver_sql("SELECT current_database()").scalar_one()
        connection.exec_driver_sql(f'ALTER DATABASE "{name}" SET synchronous_commit = off')
    database.close()
    database = Database(postgres_url)
    with database.reading() as connection:
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar_one() == "on"
    database.close()


async def test_a_failed_transaction_is_rolled_back(database: Database) -> None:
    class Oops(Exception):
        pass

    def half(connection: sa.Connection) -> None:
        site_values.put(connection, "a", b"1")
        raise Oops

    with pytest.raises(Oops):
        await database.run(half)
    assert await database.read(site_values.get, "a") is None


async def test_a_reader_does_not_wait_for_a_writer(database: Database) -> None:
    with database.begin() as writing:
        site_values.put(writing, "a", b"1")
        async with asyncio.timeout(PATIENCE):
            assert await database.read(site_values.get, "a") is None
    assert await database.read(site_values.get, "a") == b"1"


async def test_a_writer_does_not_wait_for_a_reader(database: Database) -> None:
    with database.reading() as connection:
        assert site_values.get(connection, "a") is None
        async with asyncio.timeout(PATIENCE):
            await database.run(site_values.put, "a", b"1")


async def test_on_sqlite_a_second_writer_waits_before_it_reads(ready_sqlite_url: str) -> None:
    database = Database(ready_sqlite_url)
    order: list[str] = []

    def read_then_write() -> None:
        with database.begin() as connection:
            seen = site_values.get(connection, "a") or b""  # without waiting, this would be stale
            site_values.put(connection, "a", seen + b"2")
        order.append("second")

    second = threading.Thread(target=read_then_write)
    with database.begin() as connection:
        with pytest.raises(exc.OperationalError, match="locked"), without_waiting(database):
            pass  # the transaction does not even begin
        asked = executed_statements(database)
        second.start()
        await until(lambda: asked)
        site_values.put(connection, "a", b"1")
        order.append("first")
    second.join()
    assert order == ["first", "second"]
    assert await database.read(site_values.get, "a") == b"12"
    database.close()


@contextmanager
def without_waiting(database: Database) -> Iterator[None]:
    """A transaction on SQLite that fails at once instead of waiting for a lock."""
    with database.engine.connect() as connection:
        driver = connection.connection.driver_connection
        assert driver is not None
        driver.execute("PRAGMA busy_timeout=0")
        connection.connection.detach()  # no other transaction gets this connection
        with connection.begin():
            yield


def test_foreign_keys_are_enforced(database: Database) -> None:
    row = {"table_id": "none", "seq": 1, "at": 0.0, "body": b""}
    with pytest.raises(exc.IntegrityError), database.begin() as connection:
        connection.execute(schema.log.insert().values(row))


def test_an_unavailable_database_raises_storage_away(tmp_path: Path) -> None:
    missing = Database(f"sqlite:///{tmp_path / 'no' / 'folder' / 'wanli.db'}")
    with pytest.raises(StorageAway) as refused, missing.begin():
        pass
    assert refused.value.code == "storage-away"
    missing.close()


def test_a_full_disk_has_an_error_code_of_its_own() -> None:
    assert storage_error(Exception("database or disk is full")).code == "storage-full"
    assert (
        storage_error(Exception("could not extend file: No space left on device")).code
        == "storage-full"
    )
    assert storage_error(Exception("server closed the connection")).code == "storage-away"


def test_a_database_that_refuses_the_connection_says_why(postgres: Cluster) -> None:
    database = Database(postgres.address("missing"))
    with pytest.raises(StorageAway) as refused:
        database.check_access()
    database.close()
    assert refused.value.code == "database-refused"
    assert refused.value.facts == {"reason": 'database "missing" does not exist'}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('failed: FATAL:  password authentication failed for user "a"\n', "password auth"),
        ("failed: fe_sendauth: no password supplied", "no password supplied"),
        ("failed: Connection refused\n\tIs the server running on that host?", ""),
    ],
)
def test_only_an_answer_of_the_database_is_a_refusal(text: str, reason: str) -> None:
    assert refusal_reason(text).startswith(reason)
    assert bool(refusal_reason(text)) == bool(reason)


async def test_a_connection_is_made_again_after_the_database_restarts(
    postgres: Cluster, ready_postgres_url: str
) -> None:
    database = Database(ready_postgres_url)
    await database.run(site_values.put, "a", b"1")
    postgres.crash()
    try:
        with pytest.raises(StorageAway, match="storage-away"):
            await database.read(site_values.get, "a")
    finally:
        postgres.start()
    assert await database.read(site_values.get, "a") == b"1"
    database.close()


def test_a_stopped_postgres_of_the_tests_leaves_nothing_behind() -> None:
    cluster = Cluster()
    with cluster.database("mine") as address, psycopg.connect(address) as connection:
        assert connection.execute("SELECT current_user").fetchone() == ("wanli",)
    cluster.stop()
    assert not cluster.root.exists()
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(cluster.dsn, connect_timeout=60)


def test_heartbeat_and_secret_keys_are_stored(database: Database) -> None:
    with database.begin() as connection:
        assert site_values.last_heartbeat(connection) == 0.0
        key = site_values.secret_key(connection, "vapid")
        site_values.write_heartbeat(connection, 12.5)
        site_values.write_heartbeat(connection, 13.5)
    with database.begin() as connection:
        assert site_values.last_heartbeat(connection) == 13.5
        assert site_values.secret_key(connection, "vapid") == key
        assert len(key) == 32
        assert site_values.secret_key(connection, "other") != key


async def test_two_processes_get_the_same_new_secret_key(database: Database) -> None:
    made: list[bytes] = []

    def ask(connection: sa.Connection) -> None:
        made.append(site_values.secret_key(connection, "vapid"))

    await at_once(database, ask, ask)
    assert len(made) == 2
    assert made[0] == made[1]


async def test_the_first_heartbeats_of_two_processes_do_not_conflict(database: Database) -> None:
    await at_once(
        database,
        lambda c: site_values.write_heartbeat(c, 1.0),
        lambda c: site_values.write_heartbeat(c, 2.0),
    )
    assert await database.read(site_values.last_heartbeat) == 2.0


async def test_downtimes_are_recorded(database: Database) -> None:
    def restart(now: float) -> list[tuple[float, float]]:
        with database.begin() as connection:
            site_values.record_downtime(connection, now)
            return site_values.pauses(connection)

    assert restart(10.0) == []  # first start
    assert restart(15.0) == [(10.0, 15.0)]
    assert restart(18.0) == [(10.0, 18.0)]  # crashed before its first heartbeat
    await database.run(site_values.write_heartbeat, 30.0)
    assert restart(35.0) == [(10.0, 18.0), (30.0, 35.0)]
    assert restart(32.0) == [(10.0, 18.0), (30.0, 32.0)]  # the machine's clock was set back
    assert restart(20.0) == [(10.0, 18.0)]
