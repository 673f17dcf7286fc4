"""Servers shared by several tests: no test may leave one damaged for the next."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.site import Site
from tests.live_server import Server
from tests.postgres import Cluster


@pytest.fixture(scope="session")
def sqlite_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server on SQLite."""
    data = tmp_path_factory.mktemp("sqlite")
    yield from _run_site(data, f"sqlite:///{data / 'wanli.db'}", 1)


@pytest.fixture(scope="session")
def postgres_site(tmp_path_factory: pytest.TempPathFactory, postgres: Cluster) -> Iterator[Site]:
    """Two servers on one PostgreSQL."""
    with postgres.database("faults") as url:
        yield from _run_site(tmp_path_factory.mktemp("postgres"), url, 2)


@pytest.fixture(params=["sqlite_site", "postgres_site"])
def site(request: pytest.FixtureRequest) -> Site:
    """Servers on SQLite, then on PostgreSQL."""
    found: Site = request.getfixturevalue(request.param)
    return found


def _run_site(data: Path, url: str, processes: int) -> Iterator[Site]:
    servers = [Server(data / str(n), "--trust-proxy", database=url) for n in range(processes)]
    try:
        yield Site(url, [server.start() for server in servers])
    finally:
        for server in servers:
            server.stop()
