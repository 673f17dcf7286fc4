"""Migrations of the database schema; every start of a server runs them."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import sqlalchemy as sa

from wanli.storage.database import Database, StorageAway
from wanli.storage.secret_file import create_secret_file, create_secret_folder

LOCK = 7_463_001  # PostgreSQL advisory lock: one process migrates at a time
HEAD = "0003"  # the last revision in versions/
VERSIONS = sa.table("alembic_version", sa.column("version_num"))


def migrate(database: Database, revision: str = HEAD) -> None:
    """Upgrade the schema in one transaction; several processes may call this at once."""
    if (file := database.file()) is not None:
        create_secret_folder(file.parent)
        with suppress(FileExistsError):
            create_secret_file(file).close()
    database.check_access()
    with database.begin() as connection:
        if database.is_postgres:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        if _current_revision(connection) != revision:
            _upgrade(connection, revision)


def _current_revision(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table(VERSIONS.name):
        return None
    return connection.execute(sa.select(VERSIONS.c.version_num)).scalar()


def _upgrade(connection: sa.Connection, revision: str) -> None:
    from alembic import command  # slow to import and rarely needed
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:  # the database has a revision that we do not know
        raise StorageAway("database-newer", {}) from error
