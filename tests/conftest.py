"""Fixtures for all test folders: empty databases of both kinds, one for each test."""

from __future__ import annotations

import itertools
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.full import FULL

if TYPE_CHECKING:
    from tests.postgres import Cluster

_numbers = itertools.count(1)
# Child processes would inherit ignored signals. A shell makes its background jobs ignore Ctrl-C,
# but servers and workers are stopped by SIGINT or SIGTERM.
# SIGHUP stays as it is: under `nohup` all child processes must outlive the terminal. A test that
# sends SIGHUP resets it in the receiving process.
signal.signal(signal.SIGINT, signal.default_int_handler)
if signal.getsignal(signal.SIGTERM) is signal.SIG_IGN:
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _only_in_full_run(item: pytest.Item) -> bool:
    if item.get_closest_marker("full"):
        return True
    return bool(item.get_closest_marker("postgres_in_full_run")) and "postgres" in item.name


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the tests of the full run, unless this is one."""
    left_out = [] if FULL else [item for item in items if _only_in_full_run(item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL cluster for this test process, started by the first test that needs it."""
    pytest.importorskip("pwd", reason="PostgreSQL is started as on Unix")
    from tests.postgres import Cluster

    cluster = Cluster()
    try:
        yield cluster
    finally:
        cluster.stop()


@pytest.fixture
def postgres_url(postgres: Cluster) -> Iterator[str]:
    """The URL of a new, empty PostgreSQL database."""
    with postgres.database(f"test_{next(_numbers)}") as address:
        yield address


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The URL of a SQLite database that does not exist yet."""
    return f"sqlite:///{tmp_path / 'wanli.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The URL of a new, empty database: the test runs on both kinds."""
    address: str = request.getfixturevalue(f"{request.param}_url")
    return address


# ---- databases with our schema, migrated once and copied -----------------------------------------
@pytest.fixture(scope="session")
def postgres_template(postgres: Cluster) -> Iterator[str]:
    """The name of a PostgreSQL database with our schema."""
    with postgres.database("ready") as address:
        _migrate(address)
        yield "ready"


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with our schema."""
    file = tmp_path_factory.mktemp("ready") / "wanli.db"
    _migrate(f"sqlite:///{file}")
    return file


@pytest.fixture
def ready_postgres_url(postgres: Cluster, postgres_template: str) -> Iterator[str]:
    """The URL of a new PostgreSQL database with our schema."""
    with postgres.database(f"test_{next(_numbers)}", postgres_template) as address:
        yield address


@pytest.fixture
def ready_sqlite_url(sqlite_url: str, sqlite_template: Path) -> str:
    """The URL of a new SQLite database with our schema."""
    shutil.copy(sqlite_template, sqlite_url.removeprefix("sqlite:///"))
    return sqlite_url


@pytest.fixture(params=["sqlite", "postgres"])
def ready_url(request: pytest.FixtureRequest) -> str:
    """The URL of a new database with our schema: the test runs on both kinds."""
    address: str = request.getfixturevalue(f"ready_{request.param}_url")
    return address


def _migrate(address: str) -> None:
    from wanli.storage.database import Database
    from wanli.storage.migrations import migrate

    database = Database(address)
    migrate(database)
    database.close()
