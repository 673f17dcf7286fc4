"""Chang Cheng in a terminal: the wall board by board, and beside it the players and the hand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table

from wanli.cli.boards.chang_cheng import panel, wall
from wanli.cli.boards.look import Look
from wanli.games.chang_cheng.rules.names import CARD_NAMES
from wanli.games.chang_cheng.view import ChangChengView
from wanli.text import Words

PANEL_WIDTH = 25
WIDEST_PANEL = 40
GAP = 2


def draw(view: ChangChengView, words: Words, look: Look) -> RenderableType:
    """All that the viewer may know."""
    per_row, cell, beside = _layout(look.width, len(view.table.line))
    rows = Table.grid(padding=0)
    for _ in range(per_row):
        rows.add_column(width=wall.width_of(cell))
    boards = [wall.board(view, words, look, letter, cell) for letter in view.table.line]
    for start in range(0, len(boards), per_row):
        rows.add_row(*boards[start : start + per_row])
    players = panel.panel(view, words, look)
    heading = look.redrawn(panel.heading(view, words))
    if not beside:
        return Group(heading, rows, players)
    side = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    side.add_column(width=per_row * wall.width_of(cell))
    side.add_column(max_width=WIDEST_PANEL)
    side.add_row(rows, players)
    return Group(heading, side)


def hand(view: ChangChengView, words: Words) -> list[str]:
    """The cards that only the viewer knows."""
    return panel.hand(view, words)


def seat_styles(view: ChangChengView) -> list[str]:
    """The colour of each seat, the first of two."""
    styles = ["default"] * view.players
    for colour, seat in reversed(list(view.colours.items())):
        styles[seat] = f"{colour}.ink"
    return styles


def legend(words: Words) -> list[str]:
    """What the signs mean."""
    parts = ("blocks", "north", "south", "stock")
    return [words.say(f"board-legend-{part}") for part in parts]


def things(_: ChangChengView, words: Words) -> dict[str, str]:
    """What the cards do."""
    return {words.name("card", card): words.say(f"screen-does-{card}") + "." for card in CARD_NAMES}


def _layout(width: int, boards: int) -> tuple[int, int, bool]:
    """Boards in a row, characters a square, and whether the players fit beside them."""
    beside = width >= wall.width_of(wall.NARROWEST) + GAP + PANEL_WIDTH
    room = width - PANEL_WIDTH - GAP if beside else width
    per_row = max(1, min(boards, room // wall.width_of(wall.NARROWEST)))
    cell = (room // per_row - 1) // wall.SQUARES
    return per_row, max(wall.NARROWEST, min(cell, wall.WIDEST)), beside
