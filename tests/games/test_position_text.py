"""Positions of random games, written as text and read again."""

from __future__ import annotations

import pytest

from tests.games.text_play import any_legal, random_positions
from wanli.core.game import Game
from wanli.core.laws.covering import any_setup
from wanli.core.rng import Rng
from wanli.core.state import CHANCE, State
from wanli.games import GAMES

TABLES = [(game, players) for game in GAMES for players in game.players]
EVERY = 40  # test every 40th position


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda one: getattr(one, "id", one))
def test_a_position_read_from_its_text_plays_like_the_original(game: Game, players: int) -> None:
    setup = any_setup(game, players, Rng(players))
    assert setup is not None
    for number, play in enumerate(random_positions(game, setup, 5)):
        if number % EVERY == 0:
            again = game.read_position(game.write_position(play.state))
            assert end(game, again, number) == end(game, play.state.clone(), number)


def end(game: Game, state: State, seed: int) -> str:
    """Play to the end at random and return the last position as text."""
    rng = Rng(seed)
    while not state.over:
        luck = state.current == CHANCE
        state.apply(state.draw(rng) if luck else any_legal(state, rng))
    return game.write_position(state)
