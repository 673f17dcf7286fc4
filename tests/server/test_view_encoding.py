"""Shared parts of a table's views are encoded once; the result is the same for everyone."""

from __future__ import annotations

import pytest

from wanli.core.game import Game
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.games import GAMES
from wanli.server.presenter import encode, encode_views


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_view_encoded_with_shared_parts_is_unchanged(game: Game) -> None:
    rng, players = Rng(3), game.players[-1]
    play = Play(game, game.setup(players), Rng(5))
    viewers = list(range(-1, players))
    while not play.over:
        alone = [encode(play.view(viewer)) for viewer in viewers]
        encoded = encode_views(game.views(play.state, viewers))
        assert [(one.viewer, bytes(one.json)) for one in encoded] == list(
            zip(viewers, alone, strict=True)
        )
        legal = play.legal()
        play.move(legal[rng.below(len(legal))])
