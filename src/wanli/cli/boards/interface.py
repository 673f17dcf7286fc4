"""The functions of a game's terminal board, and the canvas on which they draw."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from wanli.text import Words

PLAIN = str.maketrans("╭╮╰╯┬┴─│◆●▯○·▲═▸▪✓▌▤→", "++++++-|<@#o.^=>*v|=>")


@dataclass(frozen=True)
class Canvas:
    """The width and characters of the terminal, and the moves since the viewer's last one."""

    width: int
    plain: bool = False  # ASCII only
    recent: tuple[str, ...] = ()

    def encode(self, text: str) -> str:
        """Return a text in characters that this terminal can show."""
        return text.translate(PLAIN) if self.plain else text

    def encode_text(self, text: Text) -> Text:
        """Change a styled text to characters that this terminal can show, and return it."""
        text.plain = self.encode(text.plain)
        return text

    def wrap(self, heading: str, parts: Sequence[str], indent: int = 2) -> list[str]:
        """Return a comma-separated list after a heading, wrapped to the width."""
        lines = [heading]
        for index, part in enumerate(parts):
            text = part + (", " if index + 1 < len(parts) else "")
            if len(lines[-1]) + len(text.rstrip()) > self.width:
                lines.append(" " * indent)
            lines[-1] += text
        return [line.rstrip() for line in lines]


@dataclass(frozen=True)
class Board:
    """The drawing functions of one game. Each gets a view of that game's own type."""

    draw: Callable[[Any, Words, Canvas], RenderableType]  # the whole view
    hand: Callable[[Any, Words], list[str]]  # lines with what only the viewer knows
    seat_styles: Callable[[Any], list[str]]  # by seat
    legend: Callable[[Words], list[str]]  # lines that explain the signs
    pieces: Callable[[Any, Words], dict[str, str]]  # the effect of each tile or card, by name
