"""Fixtures: a database with our schema, on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from wanli.storage.database import Database


@pytest.fixture
def database(ready_url: str) -> Iterator[Database]:
    """A database with our schema and no rows."""
    database = Database(ready_url)
    yield database
    database.close()
