"""Many games played at random, as arrays; the loop over them is compiled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wanli.games import game as game_named
from wanli.search.results import play_out


@dataclass(frozen=True)
class RandomGames:
    """How some random games ended; a row of `shares` and `scores` is a game, a column a seat."""

    shares: NDArray[np.float64]  # of the victory
    scores: NDArray[np.int64]
    lengths: NDArray[np.int64]  # decisions of players


def random_games(
    game: str, players: int, games: int, seed: int = 1, options: Mapping[str, str] | None = None
) -> RandomGames:
    """Play so many games from the beginning; the same seed gives the same games."""
    rules = game_named(game)
    ended = play_out(rules.new(rules.setup(players, options)), games, seed)
    return RandomGames(
        np.array(ended.shares, np.float64).reshape(games, players),
        np.array(ended.scores, np.int64).reshape(games, players),
        np.array(ended.lengths, np.int64),
    )
