"""Count all sequences of moves to a depth: a regression test for every change of the rules.

As in chess, these are the leaves of the move tree; a position counts as often as it is reached.
Every outcome of a draw is one move, however likely. Games that end before the depth do not count.
"""

from __future__ import annotations

from wanli.core.game import Game
from wanli.core.state import State


def perft(state: State, depth: int) -> int:
    """Return how many sequences of moves there are from a position.

    Args:
        state: The position.
        depth: The number of moves in a sequence.

    Examples:
        >>> from wanli.core.perft import perft
        >>> from wanli.games import game
        >>> great_wall = game("great-wall")
        >>> perft(great_wall.new(great_wall.setup(players=2)), depth=2)
        14
    """
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
    """Return the same count for each first move, to find where two versions of the rules differ.

    Args:
        game: The game.
        state: The position.
        depth: The number of moves in a sequence, the first one included.

    Examples:
        >>> from wanli.core.perft import divide
        >>> from wanli.games import game
        >>> great_wall = game("great-wall")
        >>> divide(great_wall, great_wall.new(great_wall.setup(players=2)), depth=2)
        {'start 1': 7, 'start 2': 7}
    """
    found: dict[str, int] = {}
    for action in state.actions():
        after = state.clone()
        after.apply(action)
        found[game.write(state, action)] = perft(after, depth - 1)
    return found
