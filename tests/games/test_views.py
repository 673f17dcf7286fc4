"""Views built for several viewers at once."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.text_play import random_positions
from wanli.core.game import Game
from wanli.core.state import WATCHER
from wanli.games import GAMES

TABLES = [(game, players) for game in GAMES for players in game.players]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_views_built_together_equal_views_built_one_by_one(game: Game, players: int) -> None:
    viewers = [*range(players), int(WATCHER)]
    for play in random_positions(game, game.setup(players), players):
        together = game.views(play.state, viewers)
        alone = [game.view(play.state, viewer) for viewer in viewers]
        assert [msgspec.json.encode(one) for one in together] == [
            msgspec.json.encode(one) for one in alone
        ]
        for part in game.view_type.open_parts:
            assert len({id(getattr(one, part)) for one in together}) == 1
