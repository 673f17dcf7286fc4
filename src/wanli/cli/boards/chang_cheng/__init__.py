"""Chang Cheng in a terminal: the boards of the wall, next to them the players and the hand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table

from wanli.cli.boards.chang_cheng import panel, wall
from wanli.cli.boards.interface import Canvas
from wanli.games.chang_cheng.rules.names import CARD_NAMES
from wanli.games.chang_cheng.view import ChangChengView
from wanli.text import Words

PANEL_WIDTH = 25
MAX_PANEL_WIDTH = 40
GAP = 2


def draw(view: ChangChengView, words: Words, canvas: Canvas) -> RenderableType:
    """Draw the wall, the players and the viewer's hand."""
    per_row, cell, beside = _layout(canvas.width, len(view.table.line))
    rows = Table.grid(padding=0)
    for _ in range(per_row):
        rows.add_column(width=wall.width_of(cell))
    boards = [wall.board(view, words, canvas, letter, cell) for letter in view.table.line]
    for start in range(0, len(boards), per_row):
        rows.add_row(*boards[start : start + per_row])
    players = panel.panel(view, words, canvas)
    heading = canvas.encode_text(panel.heading(view, words))
    if not beside:
        return Group(heading, rows, players)
    side = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    side.add_column(width=per_row * wall.width_of(cell))
    side.add_column(max_width=MAX_PANEL_WIDTH)
    side.add_row(rows, players)
    return Group(heading, side)


def hand(view: ChangChengView, words: Words) -> list[str]:
    """Return the cards that only the viewer knows."""
    return panel.hand(view, words)


def seat_styles(view: ChangChengView) -> list[str]:
    """Return the style of each seat; of two colours, the first."""
    styles = ["default"] * view.players
    for colour, seat in reversed(list(view.colours.items())):
        styles[seat] = f"{colour}.ink"
    return styles


def legend(words: Words) -> list[str]:
    """Return the lines that explain the signs."""
    parts = ("blocks", "north", "south", "stock")
    return [words.say(f"board-legend-{part}") for part in parts]


def pieces(_: ChangChengView, words: Words) -> dict[str, str]:
    """Return the effect of each card."""
    return {words.name("card", card): words.say(f"screen-does-{card}") + "." for card in CARD_NAMES}


def _layout(width: int, boards: int) -> tuple[int, int, bool]:
    """Return boards per row, characters per square, and whether the players fit next to them."""
    beside = width >= wall.width_of(wall.MIN_CELL) + GAP + PANEL_WIDTH
    room = width - PANEL_WIDTH - GAP if beside else width
    per_row = max(1, min(boards, room // wall.width_of(wall.MIN_CELL)))
    cell = (room // per_row - 1) // wall.SQUARES
    return per_row, max(wall.MIN_CELL, min(cell, wall.MAX_CELL)), beside
