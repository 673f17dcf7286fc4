"""The laws over many random games of every game and number of players, with random options."""

from __future__ import annotations

import pytest

import wanli
from wanli.core.fuzz import FuzzTask, play_games
from wanli.core.game import Game
from wanli.games import GAMES
from wanli.text.rulebook import rulebook

GAMES_EACH = 1000
TABLES = [(game, players) for game in GAMES for players in game.players]


@pytest.mark.full
@pytest.mark.skipif(not wanli.compiled(), reason="so many games take too long interpreted")
@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda one: getattr(one, "id", one))
def test_every_law_holds_in_many_random_games(game: Game, players: int) -> None:
    task = FuzzTask(game, players, None, clauses=frozenset(rulebook(game.id).clauses))
    done = play_games(task, 0, GAMES_EACH)
    assert done.games == GAMES_EACH
    assert done.breaches == []
