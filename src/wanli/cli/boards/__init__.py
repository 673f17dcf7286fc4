"""The boards of the games in a terminal: one folder for each game, found by its name."""

from __future__ import annotations

from functools import cache

from wanli.cli.boards import plain
from wanli.cli.boards.interface import Board, Canvas
from wanli.core.game_modules import find_module

__all__ = ["Board", "Canvas", "board_of"]


@cache
def board_of(game: str) -> Board:
    """Return the board of a game, or the plain one if it has none of its own."""
    own = find_module(__name__, game) or plain
    return Board(own.draw, own.hand, own.seat_styles, own.legend, own.pieces)
