"""How each game looks in a terminal: one explicit table, one package per game."""

from __future__ import annotations

from wanli.cli.boards import chang_cheng, great_wall, rise_of_empires
from wanli.cli.boards.look import Board, Look

__all__ = ["BOARDS", "Board", "Look"]

BOARDS: dict[str, Board] = {
    "chang-cheng": Board(
        chang_cheng.draw,
        chang_cheng.hand,
        chang_cheng.seat_styles,
        chang_cheng.legend,
        chang_cheng.things,
    ),
    "great-wall": Board(
        great_wall.draw,
        great_wall.hand,
        great_wall.seat_styles,
        great_wall.legend,
        great_wall.things,
    ),
    "rise-of-empires": Board(
        rise_of_empires.draw,
        rise_of_empires.hand,
        rise_of_empires.seat_styles,
        rise_of_empires.legend,
        rise_of_empires.things,
    ),
}
