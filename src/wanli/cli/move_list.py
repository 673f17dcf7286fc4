"""The legal moves as a numbered list, grouped by kind."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from wanli.text import Words

Item = tuple[int, str]  # the number of a move, and its text without the kind


def move_list(words: Words, legal: list[str], width: int) -> RenderableType:
    """List the legal moves under headings; a move's number is its position in `legal`, from 1."""
    groups: dict[str, list[Item]] = {}
    for number, text in enumerate(legal, 1):
        phrase = words.parse(text)
        heading = words.say(f"moves-{phrase.kind}")
        if phrase.prefix:
            heading = f"{words.name('seat', phrase.prefix)}: {heading}"
        groups.setdefault(heading, []).append((number, phrase.rest or phrase.typed))
    lines: list[Text] = []
    for heading, items in groups.items():
        lines.append(Text(heading, style="bold"))
        text_width = max(len(rest) for _, rest in items)
        digits = len(str(items[-1][0]))
        for row in _rows(items):
            lines += _wrapped(row, digits, text_width, width)
    return Group(*lines)


def _rows(items: list[Item]) -> list[list[Item]]:
    """Group moves by their first word ("2 wall" counts as one); one-word moves share a row."""
    rows: dict[str, list[Item]] = {}
    for number, rest in items:
        words = rest.split()
        first = words[:2] if words[0].isdecimal() else words[:1]
        rows.setdefault(" ".join(first) if len(words) > 1 else "", []).append((number, rest))
    return list(rows.values())


def _wrapped(items: list[Item], digits: int, text_width: int, width: int) -> list[Text]:
    """Lay out items in columns of equal width, on as many lines as they need."""
    per_line = max(1, (width - 2) // (digits + text_width + 4))
    lines = []
    for start in range(0, len(items), per_line):
        line = Text("  ")
        for number, rest in items[start : start + per_line]:
            line.append(f"{number:>{digits}}) ", style="dim")
            line.append(rest.ljust(text_width + 2))
        lines.append(line)
    return lines
