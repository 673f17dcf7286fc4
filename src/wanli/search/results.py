"""Random games with how each of them ended, for whoever wants more than a checksum."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.core.state import MAX_MOVES, State, zeros
from wanli.search.playout import playout


@final
class Results:
    """The ends of some games, one after the other; by seat within a game."""

    def __init__(self) -> None:
        self.lengths: list[int] = []  # decisions of players
        self.scores: list[int] = []
        self.shares: list[float] = []  # of the victory


def play_out(start: State, games: i64, seed: i64) -> Results:
    """Play a position to its end at random, again and again."""
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
    """The shares of the victory after one random game from a position, which stays as it is."""
    state = start.clone()
    playout(state, rng, zeros(MAX_MOVES))
    shares: list[float] = []
    for seat in range(state.players):
        shares.append(state.result(seat))
    return shares
