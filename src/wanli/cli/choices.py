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
        phrase = words.split(text)
        heading = words.say(f"moves-{phrase.kind}")
        if phrase.prefix:
            heading = f"{words.name('seat', phrase.prefix)}: {heading}"
        groups.setdefault(heading, []).append((number, phrase.rest or phrase.said))
    lines: list[Text] = []
    for heading, items in groups.items():
        lines.append(Text(heading, style="bold"))
        wide = max(len(rest) for _, rest in items)
        digits = len(str(items[-1][0]))
        for row in _rows(items):
            lines += _wrapped(row, digits, wide, width)
    return Group(*lines)


def _rows(items: list[Item]) -> list[list[Item]]:
    """Moves of several words, such as cards, get a row for each first word, its count included."""
    rows: dict[str, list[Item]] = {}
    for number, rest in items:
        words = rest.split()
        first = words[:2] if words[0].isdecimal() else words[:1]
        rows.setdefault(" ".join(first) if len(words) > 1 else "", []).append((number, rest))
    return list(rows.values())


def _wrapped(items: list[Item], digits: int, wide: int, width: int) -> list[Text]:
    """Items in columns, numbers of so many digits and texts that are so wide."""
    each = max(1, (width - 2) // (digits + wide + 4))
    lines = []
    for start in range(0, len(items), each):
        line = Text("  ")
        for number, rest in items[start : start + each]:
            line.append(f"{number:>{digits}}) ", style="dim")
            line.append(rest.ljust(wide + 2))
        lines.append(line)
    return lines
