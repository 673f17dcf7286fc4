"""A database with our schema, of both kinds in turn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from wanli.storage.database import Database


@pytest.fixture
def database(ready_url: str) -> Iterator[Database]:
    """A database that has our schema and nothing in it."""
    database = Database(ready_url)
    yield database
    database.close()
