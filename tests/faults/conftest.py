"""Servers that several tests of faults share: none of them may harm one for the next."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.served import Served
from tests.postgres import Cluster
from tests.serving import Server


@pytest.fixture(scope="session")
def on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on SQLite."""
    data = tmp_path_factory.mktemp("sqlite")
    yield from _served(data, f"sqlite:///{data / 'wanli.db'}", 1)


@pytest.fixture(scope="session")
def on_postgres(tmp_path_factory: pytest.TempPathFactory, postgres: Cluster) -> Iterator[Served]:
    """Two servers on one PostgreSQL."""
    with postgres.database("faults") as url:
        yield from _served(tmp_path_factory.mktemp("postgres"), url, 2)


@pytest.fixture(params=["on_sqlite", "on_postgres"])
def served(request: pytest.FixtureRequest) -> Served:
    """Servers on each kind of database in turn."""
    found: Served = request.getfixturevalue(request.param)
    return found


def _served(data: Path, url: str, processes: int) -> Iterator[Served]:
    servers = [Server(data / str(n), "--trust-proxy", database=url) for n in range(processes)]
    try:
        yield Served(url, [server.start() for server in servers])
    finally:
        for server in servers:
            server.stop()
