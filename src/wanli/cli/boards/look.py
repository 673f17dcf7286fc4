"""What a game must be able to draw, and what it is told about the terminal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from wanli.text import Words

PLAIN = str.maketrans("╭╮╰╯┬┴─│◆●▯○·▲═▸▪✓▌▤→", "++++++-|<@#o.^=>*v|=>")


@dataclass(frozen=True)
class Look:
    """The terminal, and the moves that were made since the viewer's last one."""

    width: int
    plain: bool = False  # ASCII only
    recent: tuple[str, ...] = ()

    def drawn(self, text: str) -> str:
        """A text in characters this terminal has."""
        return text.translate(PLAIN) if self.plain else text

    def redrawn(self, text: Text) -> Text:
        """The same text in such characters, its styles kept."""
        text.plain = self.drawn(text.plain)
        return text


@dataclass(frozen=True)
class Board:
    """How one game is shown. Every function gets a view of that game's own type."""

    draw: Callable[[Any, Words, Look], RenderableType]  # all that the viewer may know
    hand: Callable[[Any, Words], list[str]]  # what only the viewer knows, a line for each thing
    seat_styles: Callable[[Any], list[str]]  # by seat
    legend: Callable[[Words], list[str]]  # what the signs mean
