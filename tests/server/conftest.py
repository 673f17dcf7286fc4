"""One server for all tests that need no other; they meet it as strangers do, by its address."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.serving import Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server; who comes there says from which address."""
    words = ("--trust-proxy", "--log-level", "info", "--bots", "1")
    with serving(tmp_path_factory.mktemp("server"), *words) as running:
        yield running
