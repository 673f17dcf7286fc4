"""Migrations lead to the current schema, keep all rows, and can run concurrently."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event, exc

from tests.storage.rows import NOW
from tests.waiting import PATIENCE
from wanli.storage import migrations, schema
from wanli.storage.database import Database, StorageAway
from wanli.storage.migrations import migrate

UPGRADE = (
    "import sys; from wanli.storage.database import Database;"
    "from wanli.storage.migrations import migrate;"
    "print('ready', flush=True); sys.stdin.readline();"
    "database = Database(sys.argv[1]); migrate(database); database.close()"
)


@pytest.fixture
def empty(database_url: str) -> Iterator[Database]:
    """A database without our schema."""
    database = Database(database_url)
    yield database
    database.close()


def revision(database: Database) -> str | None:
    """The schema revision of a database."""
    with database.reading() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def head() -> str | None:
    """The latest schema revision."""
    return ScriptDirectory(migrations.__path__[0]).get_current_head()


def test_migrations_lead_to_the_current_schema(empty: Database) -> None:
    migrate(empty)
    with empty.reading() as connection:
        options = {"compare_type": True, "compare_server_default": True}
        context = MigrationContext.configure(connection, opts=options)
        assert compare_metadata(context, schema.metadata) == []
    assert revision(empty) == head()


def test_a_current_database_is_not_changed(empty: Database) -> None:
    migrate(empty)
    changes: list[str] = []
    event.listen(empty.engine, "before_cursor_execute", lambda *args: changes.append(str(args[2])))
    migrate(empty)
    assert not [words for words in changes if words.startswith(("CREATE", "ALTER", "DROP"))]
    assert revision(empty) == head()


def insert_old_rows(connection: sa.Connection) -> None:
    """Insert a person and a table with the columns of revision 0001."""
    people = {"id": "anna", "name": "Anna", "settings": b"{}", "created_at": NOW}
    connection.execute(schema.people.insert().values(people))
    words = "id, game, rules_version, terms, host, listed, status, created_at, changed_at, version"
    connection.execute(
        sa.text(
            f"INSERT INTO tables ({words}, turn, claimed_until) VALUES"
            " ('t', 'chang-cheng', 1, :terms, 'anna', :yes, 'over', 1.5, 2.5, 7, -1, 0)"
        ),
        {"terms": b"{}", "yes": True},
    )
    connection.execute(
        sa.text(
            "INSERT INTO seats (table_id, seat, kind, person, name, level, word, seen_at)"
            " VALUES ('t', 0, 'person', 'anna', 'Anna', '', 'rain', 3.5)"
        )
    )
    line = {"table_id": "t", "seq": 7, "at": 2.5, "command": None, "body": b"\x00\xff"}
    connection.execute(schema.log.insert().values(line))


def test_an_upgrade_keeps_existing_rows(empty: Database) -> None:
    migrate(empty, "0001")
    with empty.begin() as connection:
        insert_old_rows(connection)
    migrate(empty)
    with empty.reading() as connection:
        seat = connection.execute(sa.select(schema.seats)).one()
        table = connection.execute(sa.select(schema.tables)).one()
        line = connection.execute(sa.select(schema.log)).one()
    assert (seat.table_id, seat.person, seat.word, seat.seen_at) == ("t", "anna", "rain", 3.5)
    assert (seat.place, seat.score) == (None, None)
    assert (table.status, table.version, table.listed) == ("over", 7, True)
    assert (line.seq, line.body) == (7, b"\x00\xff")


SCRIPTS = ScriptDirectory(migrations.__path__[0])
EARLIER = [one.revision for one in SCRIPTS.walk_revisions() if one.revision != head()]
VALUES: dict[type, object] = {str: "x", int: 1, float: 1.5, bytes: b"{}", bool: True}


def insert_a_row_everywhere(connection: sa.Connection) -> dict[str, dict[str, object]]:
    """Insert one row into every existing table, with matching foreign keys; return the rows."""
    database_schema = sa.MetaData()
    database_schema.reflect(connection)
    rows = {}
    for table in database_schema.sorted_tables:
        if table.name != "alembic_version":
            row = {column.name: VALUES[column.type.python_type] for column in table.columns}
            connection.execute(table.insert().values(row))
            rows[table.name] = row
    return rows


@pytest.mark.parametrize("earlier", EARLIER)
def test_rows_of_every_earlier_schema_are_kept(empty: Database, earlier: str) -> None:
    migrate(empty, earlier)
    with empty.begin() as connection:
        rows = insert_a_row_everywhere(connection)
    assert len(rows) > 8
    migrate(empty)
    assert revision(empty) == head()
    with empty.reading() as connection:
        for name, row in rows.items():
            columns = sa.sql.quoted_name(", ".join(row), quote=False)
            [found] = connection.exec_driver_sql(f"SELECT {columns} FROM {name}").mappings()
            assert {key: found[key] for key in row} == row


def test_a_failed_upgrade_is_rolled_back(empty: Database) -> None:
    migrate(empty, "0001")
    with empty.begin() as connection:
        connection.execute(sa.text("CREATE TABLE deliveries (id INTEGER)"))
    with pytest.raises((StorageAway, exc.ProgrammingError)):  # depends on the driver
        migrate(empty)
    assert revision(empty) == "0001"
    with empty.reading() as connection:
        database_schema = sa.inspect(connection)
        assert "notices" not in database_schema.get_table_names()
        assert "place" not in {column["name"] for column in database_schema.get_columns("seats")}


def test_two_processes_upgrade_at_once(database_url: str) -> None:
    both = [start_upgrade(database_url) for _ in range(2)]
    try:
        for one in both:
            assert one.stdout is not None
            assert one.stdout.readline() == "ready\n"
        for one in both:
            assert one.stdin is not None
            one.stdin.write("go\n")
            one.stdin.flush()
        errors = [one.communicate(timeout=PATIENCE)[1] for one in both]
    finally:
        for one in both:
            one.kill()
            one.communicate()
    assert [one.returncode for one in both] == [0, 0], errors
    database = Database(database_url)
    assert revision(database) == head()
    database.close()


def start_upgrade(address: str) -> subprocess.Popen[str]:
    """Start a process that prints "ready", waits for a line, and migrates a database."""
    return subprocess.Popen(
        [sys.executable, "-c", UPGRADE, address],
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def test_a_database_of_a_newer_version_is_refused(empty: Database) -> None:
    migrate(empty)
    with empty.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StorageAway) as refused:
        migrate(empty)
    assert refused.value.code == "database-newer"
    assert revision(empty) == "9999"
