"""How each game looks in a terminal: one folder per game, found by its name."""

from __future__ import annotations

from functools import cache

from wanli.cli.boards import plain
from wanli.cli.boards.look import Board, Look
from wanli.core.parts import part

__all__ = ["Board", "Look", "board_of"]


@cache
def board_of(game: str) -> Board:
    """Return the board of a game, or the plain one if it has none of its own."""
    own = part(__name__, game) or plain
    return Board(own.draw, own.hand, own.seat_styles, own.legend, own.things)
