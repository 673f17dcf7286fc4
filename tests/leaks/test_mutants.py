"""The law over the wire can fail: every server that leaks is detected."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.leaks.game_check import Thoroughness, check_game
from tests.leaks.mutants import MUTANTS, Mutation
from tests.leaks.secrecy_law import Leak
from wanli.games import game

QUICK = Thoroughness(moments=3, rounds=1, texts=3)


async def check_two_player_game(folder: Path) -> None:
    rules = game("great-wall")
    await check_game(folder, rules, rules.setup(2), 3, QUICK)


async def test_the_unchanged_server_does_not_leak_in_this_game(tmp_path: Path) -> None:
    await check_two_player_game(tmp_path)


@pytest.mark.parametrize("mutation", MUTANTS, ids=lambda one: one.__name__)
async def test_a_server_that_leaks_is_detected(
    mutation: Mutation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mutation(monkeypatch)
    with pytest.raises(Leak):
        await check_two_player_game(tmp_path)
