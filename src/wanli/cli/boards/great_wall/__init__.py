"""Great Wall of China in a terminal: a column for each wall, a row for each player."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from wanli.cli.boards.great_wall import grid, panel
from wanli.cli.boards.look import Look
from wanli.games.great_wall.rules.names import COLOUR_NAMES
from wanli.games.great_wall.view import GreatWallView
from wanli.text import Words


def draw(view: GreatWallView, words: Words, look: Look) -> RenderableType:
    """All that the viewer may know."""
    held = [Text(f"{words.say('board-hand')}: {line}") for line in hand(view, words)]
    heading = look.redrawn(panel.heading(view, words))
    return Group(heading, *grid.walls(view, words, look), *held)


def hand(view: GreatWallView, words: Words) -> list[str]:
    """The cards that only the viewer knows."""
    return panel.hand(view, words)


def seat_styles(view: GreatWallView) -> list[str]:
    """The colour of each seat."""
    return [f"{colour}.ink" for colour in COLOUR_NAMES[: view.players]]


def legend(words: Words) -> list[str]:
    """What the signs mean."""
    return [words.say(f"board-legend-{part}") for part in ("cards", "walls", "dragons", "players")]


def things(_: GreatWallView, __: Words) -> dict[str, str]:
    """The legend says it of all cards."""
    return {}
