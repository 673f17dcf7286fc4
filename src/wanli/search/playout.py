"""Random play to the end of a game: the inner loop of every search and of the benchmark."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.core.state import CHANCE, MAX_MOVES, State, zeros


def playout(state: State, rng: Rng, moves: vec[i64]) -> i64:
    """Play to the end; how many decisions of players that took."""
    decisions: i64 = 0
    while not state.over:
        if state.current == CHANCE:
            state.apply(state.draw(rng))
        else:
            state.apply(state.sample(moves, rng))
            decisions += 1
    return decisions


def many(start: State, games: i64, seed: i64) -> tuple[int, int]:
    """Play a position to its end again and again: decisions made, and a checksum of the scores."""
    rng = Rng(seed)
    moves = zeros(MAX_MOVES)
    decisions: i64 = 0
    checksum: i64 = 0
    for _ in range(games):
        state = start.clone()
        decisions += playout(state, rng, moves)
        for player in range(state.players):
            checksum = (checksum * 31 + state.score(player)) & 0x3FFFFFFF
    return decisions, checksum
