"""The board of a game without one of its own: one line for each field of its view."""

from __future__ import annotations

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from wanli.cli.boards.interface import Canvas
from wanli.core.view import View
from wanli.text import Words

SHARED = frozenset(View.__struct_fields__)  # shown around the board


def draw(view: View, _: Words, canvas: Canvas) -> RenderableType:
    """Return the game's own fields of a view, each with its value as JSON."""
    own = [name for name in view.__struct_fields__ if name not in SHARED]
    lines = [f"{name}: {msgspec.json.encode(getattr(view, name)).decode()}" for name in own]
    return Group(*(Text(canvas.encode(line)) for line in lines))


def hand(_: View, __: Words) -> list[str]:
    """Return no lines: the board shows the whole view."""
    return []


def seat_styles(view: View) -> list[str]:
    """Return no colour for any seat."""
    return [""] * view.players


def legend(_: Words) -> list[str]:
    """Return no lines: the board has no signs."""
    return []


def pieces(_: View, __: Words) -> dict[str, str]:
    """Return no descriptions of pieces."""
    return {}
