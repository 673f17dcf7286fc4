"""Mutated position texts are refused with BadPosition or can be played to the end."""

from __future__ import annotations

import pytest

from tests.core.mutated import mutated
from wanli.core.errors import BadPosition
from wanli.core.game import Game
from wanli.core.rng import Rng
from wanli.core.state import CHANCE, State
from wanli.games import GAMES

MOST = 5000  # more moves than any game has


def play_to_the_end(game: Game, state: State, rng: Rng) -> State:
    """Play a position at random to its end and return the last position."""
    for _ in range(MOST):
        if state.over:
            return state
        state.apply(state.draw(rng) if state.current == CHANCE else state.sampled(rng))
    raise AssertionError(f"{game.id} does not end")


def texts(game: Game, players: int, rng: Rng) -> list[str]:
    """The texts of some positions of a random game."""
    state, found = game.new(game.setup(players)), list[str]()
    while not state.over:
        if rng.below(12) == 0:
            found.append(game.write_position(state))
        state.apply(state.draw(rng) if state.current == CHANCE else state.sampled(rng))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_mutated_position_is_refused_or_can_be_played(game: Game) -> None:
    read = refused = 0
    for players in game.players:
        rng = Rng(players)
        for text in texts(game, players, rng):
            for _ in range(3):
                try:
                    state = game.read_position(mutated(text, rng))
                except BadPosition:
                    refused += 1
                    continue
                read += 1
                assert game.faults(play_to_the_end(game, state, rng)) == []
    assert read > 5
    assert refused > 50
