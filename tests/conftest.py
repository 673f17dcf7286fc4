"""What tests of several rooms need: databases of both kinds, each test with one of its own."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.postgres import Cluster

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL of this test process, started when it is first asked for."""
    pytest.importorskip("pwd", reason="PostgreSQL is started as on Unix")
    from tests.postgres import Cluster

    cluster = Cluster()
    try:
        yield cluster
    finally:
        cluster.stop()


@pytest.fixture
def postgres_url(postgres: Cluster) -> Iterator[str]:
    """The address of a new, empty PostgreSQL database."""
    with postgres.database(f"test_{next(_numbers)}") as address:
        yield address


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of a SQLite database that is not there yet."""
    return f"sqlite:///{tmp_path / 'wanli.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of a new, empty database, of both kinds in turn."""
    address: str = request.getfixturevalue(f"{request.param}_url")
    return address
