"""Arrays of random games: each row equals a game played with the library."""

from __future__ import annotations

import numpy as np
import pytest

from wanli.core.rng import Rng
from wanli.core.state import CHANCE
from wanli.games import GAMES, game
from wanli.research.random_games import random_games


@pytest.mark.parametrize("name", [one.id for one in GAMES])
def test_a_row_of_the_arrays_equals_a_game_of_the_library(name: str) -> None:
    found = random_games(name, 3, 4, seed=8)
    rules, rng = game(name), Rng(8)
    for row in range(4):
        state, decisions = rules.new(rules.setup(3)), 0
        while not state.over:
            decisions += state.current != CHANCE
            state.apply(state.sampled(rng))
        assert list(found.scores[row]) == [state.score(seat) for seat in range(3)]
        assert list(found.shares[row]) == [state.result(seat) for seat in range(3)]
        assert found.lengths[row] == decisions
    assert np.allclose(found.shares.sum(axis=1), 1)
    assert found.shares.shape == found.scores.shape == (4, 3)


def test_random_games_depend_on_options_and_are_reproducible() -> None:
    first = random_games("great-wall", 2, 5, options={"first-seat": "1"})
    again = random_games("great-wall", 2, 5, options={"first-seat": "1"})
    other = random_games("great-wall", 2, 5, options={"first-seat": "2"})
    assert np.array_equal(first.scores, again.scores)
    assert not np.array_equal(first.scores, other.scores)


def test_zero_random_games_give_empty_arrays() -> None:
    assert random_games("great-wall", 2, 0).scores.shape == (0, 2)
