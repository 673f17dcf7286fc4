"""The database itself: what it is told to be, who waits for whom, and what its failures are."""

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
from tests.storage.rows import at_once, statements
from tests.waiting import PATIENCE, until
from wanli.core.errors import BadOption
from wanli.storage import schema, site
from wanli.storage.database import Database, StorageAway, checked, named


@pytest.mark.parametrize(
    ("url", "ours"),
    [
        ("sqlite:///wanli.db", "sqlite:///wanli.db"),
        ("postgres://anna@host/db", "postgresql+psycopg://anna@host/db"),
        ("postgresql://anna@host/db", "postgresql+psycopg://anna@host/db"),
        ("postgresql+psycopg://anna@host/db", "postgresql+psycopg://anna@host/db"),
    ],
)
def test_an_address_gets_the_driver_we_use(url: str, ours: str) -> None:
    assert checked(url) == ours


@pytest.mark.parametrize("url", ["", "wanli.db", "mysql://host/db", "postgresql+asyncpg://h/db"])
def test_an_address_of_anything_else_is_refused(url: str) -> None:
    with pytest.raises(BadOption, match="unknown-database"):
        checked(url)


def test_the_file_of_a_database_is_known(sqlite_url: str, tmp_path: Path) -> None:
    database = Database(sqlite_url)
    assert database.file() == tmp_path / "wanli.db"
    database.close()


def test_a_sqlite_file_is_written_to_disk_before_anything_is_confirmed(sqlite_url: str) -> None:
    database = Database(sqlite_url)
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}
    with database.reading() as connection:
        found = {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in wanted}
    assert found == wanted
    database.close()


def test_nor_does_postgres_confirm_what_is_in_memory_only(postgres_url: str) -> None:
    database = Database(postgres_url)
    with database.begin() as connection:
        name = connection.exec_driver_sql("SELECT current_database()").scalar_one()
        connection.exec_driver_sql(f'ALTER DATABASE "{name}" SET synchronous_commit = off')
    database.close()
    database = Database(postgres_url)
    with database.reading() as connection:
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar_one() == "on"
    database.close()


async def test_what_fails_half_way_has_not_happened(database: Database) -> None:
    class Oops(Exception):
        pass

    def half(connection: sa.Connection) -> None:
        site.put(connection, "a", b"1")
        raise Oops

    with pytest.raises(Oops):
        await database.run(half)
    assert await database.read(site.get, "a") is None


async def test_a_reader_waits_for_no_writer(database: Database) -> None:
    with database.begin() as writing:
        site.put(writing, "a", b"1")
        async with asyncio.timeout(PATIENCE):
            assert await database.read(site.get, "a") is None
    assert await database.read(site.get, "a") == b"1"


async def test_a_writer_waits_for_no_reader(database: Database) -> None:
    with database.reading() as connection:
        assert site.get(connection, "a") is None
        async with asyncio.timeout(PATIENCE):
            await database.run(site.put, "a", b"1")


async def test_on_sqlite_a_second_writer_waits_from_his_first_word(ready_sqlite_url: str) -> None:
    database = Database(ready_sqlite_url)
    said: list[str] = []

    def read_then_write() -> None:
        with database.begin() as connection:
            seen = site.get(connection, "a") or b""  # if this did not wait, it would be old
            site.put(connection, "a", seen + b"2")
        said.append("second")

    second = threading.Thread(target=read_then_write)
    with database.begin() as connection:
        with pytest.raises(exc.OperationalError, match="locked"), impatient(database):
            pass  # the transaction did not even begin
        asked = statements(database)
        second.start()
        await until(lambda: asked)
        site.put(connection, "a", b"1")
        said.append("first")
    second.join()
    assert said == ["first", "second"]
    assert await database.read(site.get, "a") == b"12"
    database.close()


@contextmanager
def impatient(database: Database) -> Iterator[None]:
    """A transaction on SQLite that fails where others wait."""
    with database.engine.connect() as connection:
        driver = connection.connection.driver_connection
        assert driver is not None
        driver.execute("PRAGMA busy_timeout=0")
        connection.connection.detach()  # no other transaction gets this connection
        with connection.begin():
            yield


def test_rows_that_belong_to_nothing_are_refused(database: Database) -> None:
    row = {"table_id": "none", "seq": 1, "at": 0.0, "body": b""}
    with pytest.raises(exc.IntegrityError), database.begin() as connection:
        connection.execute(schema.log.insert().values(row))


def test_a_database_that_is_away_is_named(tmp_path: Path) -> None:
    missing = Database(f"sqlite:///{tmp_path / 'no' / 'folder' / 'wanli.db'}")
    with pytest.raises(StorageAway) as refused, missing.begin():
        pass
    assert refused.value.code == "storage-away"
    missing.close()


def test_a_full_disk_is_named() -> None:
    assert named(Exception("database or disk is full")).code == "storage-full"
    assert named(Exception("could not extend file: No space left on device")).code == "storage-full"
    assert named(Exception("server closed the connection")).code == "storage-away"


async def test_a_database_that_comes_back_is_used_again(
    postgres: Cluster, ready_postgres_url: str
) -> None:
    database = Database(ready_postgres_url)
    await database.run(site.put, "a", b"1")
    postgres.halt()
    try:
        with pytest.raises(StorageAway, match="storage-away"):
            await database.read(site.get, "a")
    finally:
        postgres.start()
    assert await database.read(site.get, "a") == b"1"
    database.close()


def test_a_cluster_leaves_nothing_behind() -> None:
    cluster = Cluster()
    with cluster.database("mine") as address, psycopg.connect(address) as connection:
        assert connection.execute("SELECT current_user").fetchone() == ("wanli",)
    cluster.stop()
    assert not cluster.root.exists()
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(cluster.dsn, connect_timeout=60)


def test_the_site_keeps_what_belongs_to_it(database: Database) -> None:
    with database.begin() as connection:
        assert site.last_heartbeat(connection) == 0.0
        key = site.secret_key(connection, "vapid")
        site.write_heartbeat(connection, 12.5)
        site.write_heartbeat(connection, 13.5)
    with database.begin() as connection:
        assert site.last_heartbeat(connection) == 13.5
        assert site.secret_key(connection, "vapid") == key
        assert len(key) == 32
        assert site.secret_key(connection, "other") != key


async def test_a_key_of_the_site_is_made_once_by_two_processes(database: Database) -> None:
    made: list[bytes] = []

    def ask(connection: sa.Connection) -> None:
        made.append(site.secret_key(connection, "vapid"))

    await at_once(database, ask, ask)
    assert len(made) == 2
    assert made[0] == made[1]


async def test_the_first_signs_of_life_of_two_processes_do_not_collide(database: Database) -> None:
    await at_once(
        database, lambda c: site.write_heartbeat(c, 1.0), lambda c: site.write_heartbeat(c, 2.0)
    )
    assert await database.read(site.last_heartbeat) == 2.0


async def test_when_no_server_was_there_is_kept(database: Database) -> None:
    def came_back(now: float) -> list[tuple[float, float]]:
        with database.begin() as connection:
            site.record_downtime(connection, now)
            return site.pauses(connection)

    assert came_back(10.0) == []  # the very first start
    assert came_back(15.0) == [(10.0, 15.0)]
    assert came_back(18.0) == [(10.0, 18.0)]  # it fell before it gave a sign of life
    await database.run(site.write_heartbeat, 30.0)
    assert came_back(35.0) == [(10.0, 18.0), (30.0, 35.0)]
    assert came_back(32.0) == [(10.0, 18.0), (30.0, 32.0)]  # the machine's clock was set back
    assert came_back(20.0) == [(10.0, 18.0)]
