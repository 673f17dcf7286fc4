"""What a game must be able to draw, and what it is told about the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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

    def listed(self, start: str, parts: Sequence[str], indent: int = 2) -> list[str]:
        """Parts behind a heading, on as many lines as they take."""
        found = [start]
        for place, part in enumerate(parts):
            text = part + (", " if place + 1 < len(parts) else "")
            if len(found[-1]) + len(text.rstrip()) > self.width:
                found.append(" " * indent)
            found[-1] += text
        return [line.rstrip() for line in found]


@dataclass(frozen=True)
class Board:
    """How one game is shown. Every function gets a view of that game's own type."""

    draw: Callable[[Any, Words, Look], RenderableType]  # all that the viewer may know
    hand: Callable[[Any, Words], list[str]]  # what only the viewer knows, a line for each thing
    seat_styles: Callable[[Any], list[str]]  # by seat
    legend: Callable[[Words], list[str]]  # what the signs mean
    things: Callable[[Any, Words], dict[str, str]]  # what each tile or card does, by its name
