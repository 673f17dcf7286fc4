"""Cached names of places: a board's squares keep their names wherever the board lies."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wanli.games.chang_cheng.rules.material import BOARD_PROVINCES, BOARD_SQUARES, BOARDS, PROVINCES
from wanli.games.chang_cheng.rules.position import EMPTY_WALL
from wanli.games.chang_cheng.rules.wall import BOARD_LETTERS, Wall

PROVINCE_NAMES: Final = [EMPTY_WALL.province_name(p) for p in range(PROVINCES)]
REGION_NAMES: Final = [EMPTY_WALL.region_name(r) for r in range(PROVINCES)]
_SQUARE_NAMES: Final[dict[int, list[str]]] = {}  # by the boards from left to right


def line_of(wall: Wall) -> str:
    """Return the letters of the boards from left to right."""
    letters = ""
    for s in range(wall.low, wall.high, BOARD_SQUARES):
        letters += BOARD_LETTERS[i64(wall.province[s]) // BOARD_PROVINCES]
    return letters


def square_names(wall: Wall) -> list[str]:
    """Return the squares in play from left to right; the list is cached, do not change it."""
    order: i64 = 1
    for s in range(wall.low, wall.high, BOARD_SQUARES):
        order = order * BOARDS + i64(wall.province[s]) // BOARD_PROVINCES
    names = _SQUARE_NAMES.get(order)
    if names is None:
        names = [wall.square_name(s) for s in range(wall.low, wall.high)]
        _SQUARE_NAMES[order] = names
    return names
