"""The legal moves as a numbered list, by kind."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from wanli.text import Words

Item = tuple[int, str]  # number, what follows the kind


def listed(words: Words, legal: list[str], width: int) -> RenderableType:
    """All legal moves under headings; a move's number is its place in the view's list."""
    groups: dict[str, list[Item]] = {}
    for number, text in enumerate(legal, 1):
        kind, rest, prefix = words.split(text)
        heading = words.say(f"moves-{kind}")
        if prefix:
            heading = f"{words.name('seat', prefix)}: {heading}"
        groups.setdefault(heading, []).append((number, " ".join(rest)))
    lines: list[Text] = []
    for heading, items in groups.items():
        lines.append(Text(heading, style="bold"))
        for row in _rows(items):
            lines += _wrapped(row, width)
    return Group(*lines)


def _rows(items: list[Item]) -> list[list[Item]]:
    """Moves of two words, such as cards, get a row for each first word."""
    rows: dict[str, list[Item]] = {}
    for number, rest in items:
        first, _, second = rest.partition(" ")
        rows.setdefault(first if second else "", []).append((number, rest))
    return list(rows.values())


def _wrapped(items: list[Item], width: int) -> list[Text]:
    """Items in columns."""
    digits = len(str(items[-1][0]))
    wide = max(len(rest) for _, rest in items) + digits + 3
    each = max(1, (width - 2) // wide)
    lines = []
    for start in range(0, len(items), each):
        line = Text("  ")
        for number, rest in items[start : start + each]:
            line.append(f"{number:>{digits}} ", style="dim")
            line.append(rest.ljust(wide - digits - 1))
        lines.append(line)
    return lines
