"""No confirmed move is lost, none is there twice, and every game ends as it was told."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.faults.checking import looking_into
from tests.faults.command import wanli
from tests.faults.killing import Plan, run, several
from tests.full import full
from tests.serving import Server
from wanli.storage import schema

SHORT = Plan(games=6, seed=3, at_once=6, kills=2, between=(40, 60))
LONG = Plan(games=200, kills=50)


@pytest.mark.parametrize("plan", [SHORT, full(LONG)])
async def test_killed_servers_keep_what_they_confirmed(
    database_url: str, tmp_path: Path, plan: Plan
) -> None:
    words = several(2 if database_url.startswith("postgres") else 1)
    with Server(tmp_path / "data", *words, database=database_url) as server:
        tally = await run(server, database_url, plan)
    assert tally.games == plan.games
    assert tally.kills == plan.kills
    assert tally.breaks >= 2 * plan.kills, "nobody was at a table when the server fell"
    exported = tmp_path / "record"
    wanli("export", _a_table(database_url), str(exported), "--database", database_url)
    assert "follows from the secret" in " ".join(wanli("verify", str(exported)).split())


def _a_table(url: str) -> str:
    with looking_into(url) as connection:
        return str(connection.execute(sa.select(schema.tables.c.id).limit(1)).scalar_one())
