"""The results of many random games, as arrays; the loop is compiled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wanli.games import game as game_named
from wanli.search.results import random_results


@dataclass(frozen=True)
class RandomGames:
    """The results of random games; `shares` and `scores` have a row per game, a column per seat.

    Attributes:
        shares: The shares of the victory.
        scores: The points.
        lengths: The decisions of players in each game.
    """

    shares: NDArray[np.float64]
    scores: NDArray[np.int64]
    lengths: NDArray[np.int64]


def random_games(
    game: str, players: int, games: int, seed: int = 1, options: Mapping[str, str] | None = None
) -> RandomGames:
    """Play random games from the start; the same seed gives the same games.

    Args:
        game: The id of the game.
        players: The number of players.
        games: The number of games.
        seed: The seed.
        options: Values of table options by name.

    Raises:
        UnknownGame: There is no such game.
        BadOption: The game has no such number of players, option or value.

    Examples:
        >>> from wanli.research.random_games import random_games
        >>> games = random_games("great-wall", players=2, games=5, seed=7)
        >>> games.scores.shape
        (5, 2)
        >>> games.lengths.tolist()
        [76, 74, 67, 78, 80]
    """
    rules = game_named(game)
    ended = random_results(rules.new(rules.setup(players, options)), games, seed)
    return RandomGames(
        np.array(ended.shares, np.float64).reshape(games, players),
        np.array(ended.scores, np.int64).reshape(games, players),
        np.array(ended.lengths, np.int64),
    )
