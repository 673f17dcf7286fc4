"""Playouts: play a position to its end, or to where a guide can evaluate it.

This is the inner loop of every search.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.core.state import CHANCE, MAX_MOVES, State, zeros
from wanli.search.guide import Guide

MAX_OVERTIME: Final[i64] = 40  # decisions beyond the horizon to wait for a quiet position


def playout(state: State, rng: Rng, moves: vec[i64]) -> i64:
    """Play a position to its end at random; return the number of decisions of players."""
    decisions: i64 = 0
    while not state.over:
        if state.current == CHANCE:
            state.apply(state.draw(rng))
        else:
            state.apply(state.sample(moves, rng))
            decisions += 1
    return decisions


def guided_playout(state: State, guide: Guide, rng: Rng, moves: vec[i64]) -> None:
    """Play the guide's moves to the end, or to a quiet position beyond its horizon."""
    left = guide.horizon
    while not state.over:
        if state.current == CHANCE:
            state.apply(state.draw(rng))
        elif left <= 0 and (left < -MAX_OVERTIME or guide.quiet(state)):
            return
        else:
            state.apply(guide.sample(state, moves, rng))
            left -= 1


def repeat_playouts(start: State, games: i64, seed: i64) -> tuple[int, int]:
    """Play a position to its end several times; return the decisions and a checksum of scores."""
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
