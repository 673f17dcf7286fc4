"""The schema's history: `bring_up_to_date` is run at every start."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from wanli.storage.database import Database

LOCK = 7_463_001  # of PostgreSQL: one server process at a time


def bring_up_to_date(database: Database, revision: str = "head") -> None:
    """Upgrade the schema, all of it or nothing; several processes may try at once."""
    if (file := database.file()) is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
    with database.begin() as connection:
        if database.is_postgres:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
