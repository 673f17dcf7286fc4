"""The law over the wire can fail: every server that leaks is caught."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.leaks.checking import How, check_game
from tests.leaks.law import Leak
from tests.leaks.mutants import MUTANTS, Mutation
from wanli.games import game

HOW = How(moments=3, rounds=1, texts=3)


async def at_a_table(folder: Path) -> None:
    rules = game("great-wall")
    await check_game(folder, rules, rules.setup(2), 3, HOW)


async def test_the_server_as_it_is_does_not_leak_there(tmp_path: Path) -> None:
    await at_a_table(tmp_path)


@pytest.mark.parametrize("mutation", MUTANTS, ids=lambda one: one.__name__)
async def test_a_server_that_leaks_is_caught(
    mutation: Mutation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mutation(monkeypatch)
    with pytest.raises(Leak):
        await at_a_table(tmp_path)
