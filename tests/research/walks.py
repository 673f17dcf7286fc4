"""Positions of random games, for the research tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from wanli.core.game import Game
from wanli.core.rng import Rng
from wanli.core.state import State
from wanli.games import GAMES

TABLES = [
    pytest.param(game, players, id=f"{game.id}-{players}")
    for game in GAMES
    for players in game.players
]


def positions(game: Game, players: int, seed: int) -> Iterator[State]:
    """Yield all positions of a random game, the first and the last included."""
    rng, state = Rng(seed), game.new(game.setup(players))
    while not state.over:
        yield state
        state.apply(state.sampled(rng))
    yield state
