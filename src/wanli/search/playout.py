"""Play to the end of a game, or to where a guide can tell: the inner loop of every search."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.core.state import CHANCE, MAX_MOVES, State, zeros
from wanli.search.guide import Guide

RESTLESS: Final[i64] = 40  # decisions beyond the horizon, then no calm is waited for


def playout(state: State, rng: Rng, moves: vec[i64]) -> i64:
    """Play at random to the end; how many decisions of players that took."""
    decisions: i64 = 0
    while not state.over:
        if state.current == CHANCE:
            state.apply(state.draw(rng))
        else:
            state.apply(state.sample(moves, rng))
            decisions += 1
    return decisions


def guided(state: State, guide: Guide, rng: Rng, moves: vec[i64]) -> None:
    """Play as the guide does, to the end or to a calm position beyond its horizon."""
    left = guide.horizon
    while not state.over:
        if state.current == CHANCE:
            state.apply(state.draw(rng))
        elif left <= 0 and (left < -RESTLESS or guide.calm(state)):
            return
        else:
            state.apply(guide.sample(state, moves, rng))
            left -= 1


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
