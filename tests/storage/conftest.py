"""A database with our schema, of both kinds in turn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from wanli.storage.database import Database
from wanli.storage.migrations import bring_up_to_date


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    """A database that is up to date and has nothing in it."""
    database = Database(database_url)
    try:
        bring_up_to_date(database)
        yield database
    finally:
        database.close()
