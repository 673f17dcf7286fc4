"""Rise of Empires in a terminal: the players, the map region by region, and what is on offer."""

from __future__ import annotations

from rich.console import Group, RenderableType

from wanli.cli.boards.interface import Canvas
from wanli.cli.boards.rise_of_empires import offer, panel, regions
from wanli.cli.boards.rise_of_empires.tile_effects import pieces
from wanli.games.rise_of_empires.rules.names import COLOUR_NAMES
from wanli.games.rise_of_empires.view import RiseOfEmpiresView
from wanli.text import Words

__all__ = ["draw", "hand", "legend", "pieces", "seat_styles"]


def draw(view: RiseOfEmpiresView, words: Words, canvas: Canvas) -> RenderableType:
    """Draw the players, the map and what is on offer."""
    lines = [
        panel.heading(view, words),
        *panel.players(view, words, canvas),
        *regions.lines(view, words, canvas),
        *offer.lines(view, words, canvas),
    ]
    return Group(*(canvas.encode_text(line) for line in lines))


def hand(_: RiseOfEmpiresView, __: Words) -> list[str]:
    """Return nothing: players have no hidden information (RE-5.1)."""
    return []


def seat_styles(view: RiseOfEmpiresView) -> list[str]:
    """Return the style of each seat."""
    return [f"{colour}.ink" for colour in COLOUR_NAMES[: view.players]]


def legend(words: Words) -> list[str]:
    """Return the lines that explain the signs."""
    return [
        words.say(f"board-legend-{part}")
        for part in ("players", "regions", "rows", "tiles", "wonders")
    ]
