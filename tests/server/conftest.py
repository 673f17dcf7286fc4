"""A server shared by all tests that need no other; clients use its address."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.live_server import Server

WORDS = ("--trust-proxy", "--log-level", "info", "--bots", "1")
PLAIN_ASGI = Path(__file__).parent / "plain_asgi"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server; its clients say from which address they come."""
    with Server(tmp_path_factory.mktemp("server"), *WORDS) as running:
        yield running


@pytest.fixture(scope="session")
def plain_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same server where `UvicornTransport` cannot be imported, so it runs over plain ASGI."""
    paths = filter(None, [str(PLAIN_ASGI), os.environ.get("PYTHONPATH")])
    env = {"PYTHONPATH": os.pathsep.join(paths)}
    with Server(tmp_path_factory.mktemp("plain"), *WORDS, env=env) as running:
        yield running
