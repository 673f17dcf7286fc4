"""Counts of all ways to play on for so many moves: a number that guards every rewrite of the rules.

As in chess: the leaves of the tree of moves, the same position counted as often as it is reached.
Every outcome of luck is a move, however likely; a game that is over has no leaves further down.
"""

from __future__ import annotations

from wanli.core.game import Game
from wanli.core.state import State


def perft(state: State, depth: int) -> int:
    """How many sequences of that many moves there are."""
    if depth == 0:
        return 1
    if state.over:
        return 0
    actions = state.actions()
    if depth == 1:
        return len(actions)
    leaves = 0
    for action in actions:
        after = state.clone()
        after.apply(action)
        leaves += perft(after, depth - 1)
    return leaves


def divide(game: Game, state: State, depth: int) -> dict[str, int]:
    """The same count by first move, to find where two versions of the rules part."""
    found: dict[str, int] = {}
    for action in state.actions():
        after = state.clone()
        after.apply(action)
        found[game.write(state, action)] = perft(after, depth - 1)
    return found
