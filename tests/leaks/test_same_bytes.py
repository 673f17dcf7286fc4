"""Law 5 over real bytes: no one receives anything that depends on what they may not know."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from tests.full import full
from tests.leaks.game_check import DEFAULT, check_game
from tests.leaks.run import covering_tables
from tests.leaks.secrecy_law import SEARCHED
from wanli.core.game import Game, Setup
from wanli.core.laws.covering import any_setup
from wanli.core.rng import Rng
from wanli.games import GAMES, game

TABLES = [
    (rules.id, players) if players == rules.players[0] else full(rules.id, players)
    for rules in GAMES
    for players in rules.players
]


@pytest.mark.parametrize(("name", "players"), TABLES)
async def test_both_worlds_send_a_viewer_the_same_bytes(
    name: str, players: int, tmp_path: Path
) -> None:
    rules, seed = game(name), 10 * players + len(name)
    setup = any_setup(rules, players, Rng(seed))
    assert setup is not None
    compared = await check_game(tmp_path, rules, setup, seed, DEFAULT)
    differing = compared.kinds["worlds that differ"]
    assert differing > players if rules.hides else differing == 0, compared
    assert compared.answers > 100 * players, compared
    assert compared.kinds[SEARCHED] > 0, compared


@pytest.mark.full
@pytest.mark.parametrize(("rules", "setup"), list(islice(covering_tables(seed=1), 24)))
async def test_tables_with_other_options_send_the_same_bytes(
    rules: Game, setup: Setup, tmp_path: Path
) -> None:
    compared = await check_game(tmp_path, rules, setup, 1000 + setup.players, DEFAULT)
    assert compared.answers > 100 * setup.players, compared
