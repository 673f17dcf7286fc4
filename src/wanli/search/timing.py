"""Benchmark loops, compiled with the rules so that no interpreted call is timed."""

from __future__ import annotations

from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.core.state import CHANCE, MAX_MOVES, State, zeros


def after_set_up(start: State, seed: i64) -> State:
    """Return the position of the first decision, after random outcomes of all draws before it."""
    rng = Rng(seed)
    state = start.clone()
    while state.current == CHANCE:
        state.apply(state.draw(rng))
    return state


def decision_positions(start: State, seed: i64) -> list[State]:
    """Play one random game and return the positions in which a player had to decide."""
    rng = Rng(seed)
    moves = zeros(MAX_MOVES)
    state = start.clone()
    found: list[State] = []
    while not state.over:
        if state.current == CHANCE:
            state.apply(state.draw(rng))
        else:
            found.append(state.clone())
            state.apply(state.sample(moves, rng))
    return found


def clone_all(positions: list[State], rounds: i64) -> None:
    """Copy each position `rounds` times."""
    for _ in range(rounds):
        for state in positions:
            state.clone()


def legal_all(positions: list[State], rounds: i64) -> i64:
    """List the moves of each position `rounds` times; return the number of moves."""
    moves = zeros(MAX_MOVES)
    total: i64 = 0
    for _ in range(rounds):
        for state in positions:
            total += state.legal(moves)
    return total


def clone_and_apply_all(positions: list[State], actions: list[int], rounds: i64) -> None:
    """Copy each position and play a move in the copy, `rounds` times."""
    for _ in range(rounds):
        for i in range(len(positions)):
            state = positions[i].clone()
            state.apply(actions[i])
