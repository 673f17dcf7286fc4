"""The schema's history: `bring_up_to_date` is run at every start."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import sqlalchemy as sa

from wanli.storage.database import Database, StorageAway
from wanli.storage.private import new_private, private_folder

LOCK = 7_463_001  # of PostgreSQL: one server process at a time
HEAD = "0003"  # the last revision in versions/
VERSIONS = sa.table("alembic_version", sa.column("version_num"))


def bring_up_to_date(database: Database, revision: str = HEAD) -> None:
    """Upgrade the schema, all of it or nothing; several processes may try at once."""
    if (file := database.file()) is not None:
        private_folder(file.parent)
        with suppress(FileExistsError):
            new_private(file).close()
    with database.begin() as connection:
        if database.is_postgres:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        if _present(connection) != revision:
            _upgrade(connection, revision)


def _present(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table(VERSIONS.name):
        return None
    return connection.execute(sa.select(VERSIONS.c.version_num)).scalar()


def _upgrade(connection: sa.Connection, revision: str) -> None:
    from alembic import command  # slow to import, and mostly there is nothing to do
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:  # a revision that is in no file of ours
        raise StorageAway("database-newer", {}) from error
