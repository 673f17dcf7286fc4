"""The picture of a square: three characters that can be told apart without colour."""

from __future__ import annotations

from wanli.cli.boards.chang_cheng.initials import initial
from wanli.games.chang_cheng.layout import INITIALS
from wanli.games.chang_cheng.rules.names import COLOUR_NAMES
from wanli.games.chang_cheng.view import ChangChengView
from wanli.text import Words

EMPTY = " · "
_SHAPES = {"": "[{}]", "/": "/{}/", "^": "▲{}▲", "=left": "{}══", "=right": "══{}"}


def block(view: ChangChengView, words: Words, square: str, mark: str, half: str) -> tuple[str, str]:
    """Return the picture of a square and its style."""
    if mark == ".":
        if square not in view.kept:
            return EMPTY, "quiet"
        colour = view.kept[square]  # CC-5.3
        return f"({initial(words, colour)})", f"{colour}.ink"
    colour = COLOUR_NAMES[INITIALS.index(mark[0])]
    shape = _SHAPES[mark[1:] + half].format(initial(words, colour))
    return shape, f"{colour}.ink" if mark[1:] == "/" else f"{colour}.fill"


def find_halves(view: ChangChengView) -> dict[str, str]:
    """Return the squares with the left or right half of a double wall."""
    halves: dict[str, str] = {}
    seen: set[str] = set()
    for letter in view.table.line:
        for number, mark in enumerate(view.table.rows[letter].split(), 1):
            if mark.endswith("="):
                halves[f"{letter}{number}"] = "right" if mark in seen else "left"
                seen.add(mark)
    return halves
