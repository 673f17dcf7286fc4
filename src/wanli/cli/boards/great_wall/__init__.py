"""Great Wall of China in a terminal: a column for each wall, a row for each player."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from wanli.cli.boards.great_wall import grid, panel
from wanli.cli.boards.interface import Canvas
from wanli.games.great_wall.rules.names import COLOUR_NAMES
from wanli.games.great_wall.view import GreatWallView
from wanli.text import Words


def draw(view: GreatWallView, words: Words, canvas: Canvas) -> RenderableType:
    """Draw the walls and the viewer's hand."""
    hand_lines = [Text(f"{words.say('board-hand')}: {line}") for line in hand(view, words)]
    heading = canvas.encode_text(panel.heading(view, words))
    return Group(heading, *grid.walls(view, words, canvas), *hand_lines)


def hand(view: GreatWallView, words: Words) -> list[str]:
    """Return the cards that only the viewer knows."""
    return panel.hand(view, words)


def seat_styles(view: GreatWallView) -> list[str]:
    """Return the style of each seat."""
    return [f"{colour}.ink" for colour in COLOUR_NAMES[: view.players]]


def legend(words: Words) -> list[str]:
    """Return the lines that explain the signs."""
    return [words.say(f"board-legend-{part}") for part in ("cards", "walls", "dragons", "players")]


def pieces(_: GreatWallView, __: Words) -> dict[str, str]:
    """Return nothing: the legend explains all cards."""
    return {}
