"""SQLAlchemy statements that run on the SQLite driver itself, for the few hot ones.

They are compiled once and skip SQLAlchemy's execution, which would be most of the cost of a move.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import cast

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.dml import Insert, Update


class SqliteStatement:
    """A compiled statement with named values."""

    def __init__(self, statement: Insert | Update | sa.Select[tuple[bytes]]) -> None:
        compiled: SQLCompiler = statement.compile(dialect=sqlite.dialect())
        self._sql = str(compiled)
        self._names = tuple(compiled.positiontup or ())

    def run(self, connection: sa.Connection, row: Mapping[str, object]) -> bool:
        """Run it in the transaction of a connection; return whether a row was written."""
        return self._execute(connection, row).rowcount == 1

    def run_all(self, connection: sa.Connection, rows: Sequence[Mapping[str, object]]) -> None:
        """Run it for many rows."""
        _driver(connection).executemany(self._sql, [self._values(row) for row in rows])

    def value(self, connection: sa.Connection, row: Mapping[str, object]) -> bytes | None:
        """Run a query and return its single value; None without a row."""
        found = self._execute(connection, row).fetchone()
        return None if found is None else found[0]

    def _execute(self, connection: sa.Connection, row: Mapping[str, object]) -> sqlite3.Cursor:
        return _driver(connection).execute(self._sql, self._values(row))

    def _values(self, row: Mapping[str, object]) -> list[object]:
        return [row[name] for name in self._names]


def _driver(connection: sa.Connection) -> sqlite3.Connection:
    return cast(sqlite3.Connection, connection.connection.driver_connection)
