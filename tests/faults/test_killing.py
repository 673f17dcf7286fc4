"""Killed servers lose no confirmed command, repeat none, and end every game as announced."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.faults.killing import Plan, process_options, run
from tests.faults.log_check import open_database
from tests.faults.wanli_command import wanli
from tests.full import full
from tests.live_server import Server
from wanli.storage import schema

SHORT = Plan(games=6, seed=3, at_once=6, kills=2, between=(40, 60))
LONG = Plan(games=200, kills=50)


@pytest.mark.parametrize("plan", [SHORT, full(LONG)])
async def test_killed_servers_keep_what_they_confirmed(
    database_url: str, tmp_path: Path, plan: Plan
) -> None:
    words = process_options(2 if database_url.startswith("postgres") else 1)
    with Server(tmp_path / "data", *words, database=database_url) as server:
        tally = await run(server, database_url, plan)
    assert tally.games == plan.games
    assert tally.kills == plan.kills
    assert tally.disconnections >= 2 * plan.kills, (
        "no player was connected when the server was killed"
    )
    exported = tmp_path / "record"
    wanli("export", _a_table(database_url), str(exported), "--database", database_url)
    assert "follows from the secret" in " ".join(wanli("verify", str(exported)).split())


def _a_table(url: str) -> str:
    with open_database(url) as connection:
        return str(connection.execute(sa.select(schema.tables.c.id).limit(1)).scalar_one())
