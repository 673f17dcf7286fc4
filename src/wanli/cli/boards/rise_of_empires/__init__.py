"""Rise of Empires in a terminal: the players, the map region by region, and what is on offer."""

from __future__ import annotations

from rich.console import Group, RenderableType

from wanli.cli.boards.look import Look
from wanli.cli.boards.rise_of_empires import offer, panel, regions
from wanli.cli.boards.rise_of_empires.about import things
from wanli.games.rise_of_empires.rules.names import COLOUR_NAMES
from wanli.games.rise_of_empires.view import RiseOfEmpiresView
from wanli.text import Words

__all__ = ["draw", "hand", "legend", "seat_styles", "things"]


def draw(view: RiseOfEmpiresView, words: Words, look: Look) -> RenderableType:
    """All that anybody may know."""
    lines = [
        panel.heading(view, words),
        *panel.players(view, words, look),
        *regions.lines(view, words, look),
        *offer.lines(view, words, look),
    ]
    return Group(*(look.redrawn(line) for line in lines))


def hand(_: RiseOfEmpiresView, __: Words) -> list[str]:
    """Nothing is known to one player alone (RE-5.1)."""
    return []


def seat_styles(view: RiseOfEmpiresView) -> list[str]:
    """The colour of each seat."""
    return [f"{colour}.ink" for colour in COLOUR_NAMES[: view.players]]


def legend(words: Words) -> list[str]:
    """What the signs mean."""
    return [
        words.say(f"board-legend-{part}")
        for part in ("players", "regions", "rows", "tiles", "wonders")
    ]
