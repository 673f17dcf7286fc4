"""Random games from one position, with the length and the result of each."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.core.state import MAX_MOVES, State, zeros
from wanli.search.playout import playout


@final
class Results:
    """The results of several games in sequence; within a game by seat."""

    def __init__(self) -> None:
        self.lengths: list[int] = []  # decisions of players
        self.scores: list[int] = []
        self.shares: list[float] = []  # of the victory


def random_results(start: State, games: i64, seed: i64) -> Results:
    """Play a position to its end at random several times."""
    rng = Rng(seed)
    moves = zeros(MAX_MOVES)
    found = Results()
    for _ in range(games):
        state = start.clone()
        found.lengths.append(playout(state, rng, moves))
        for seat in range(state.players):
            found.scores.append(state.score(seat))
            found.shares.append(state.result(seat))
    return found


def rollout(start: State, rng: Rng) -> list[float]:
    """Return the shares of the victory after one random game from a copy of the position."""
    state = start.clone()
    playout(state, rng, zeros(MAX_MOVES))
    shares: list[float] = []
    for seat in range(state.players):
        shares.append(state.result(seat))
    return shares
