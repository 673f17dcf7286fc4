"""The colours of the game pieces in a terminal, as styles by name: `red.fill`, `red.ink`, `may`.

A terminal with sixteen colours gets its own palette, because the nearest of its colours to ours
would be the same for several of them.
"""

from __future__ import annotations

from rich.theme import Theme

_TRUE_COLOURS = {  # background, foreground
    "red": ("#a8322a", "#d9594a"),
    "green": ("#22694f", "#3f9f7b"),
    "blue": ("#27508f", "#5f8fd6"),
    "violet": ("#6b4796", "#a584d4"),
    "yellow": ("#7d6710", "#d8c25a"),
}
_SIXTEEN_COLOURS = {  # text on the background, the colour itself
    "red": ("white", "red"),
    "green": ("white", "green"),
    "blue": ("white", "blue"),
    "violet": ("white", "magenta"),
    "yellow": ("black", "yellow"),
}


def theme(color_system: str | None) -> Theme:
    """Return the styles for one of rich's colour systems."""
    sixteen = color_system == "standard"
    styles = {
        "may": "bold yellow" if sixteen else "bold #c8922f",  # a legal move leads here
        "quiet": "dim",
        "refused": "yellow",
    }
    for name, (background, foreground) in _TRUE_COLOURS.items():
        text, own = _SIXTEEN_COLOURS[name]
        fill = f"bold {text} on {own}" if sixteen else f"bold #ffffff on {background}"
        styles[f"{name}.fill"] = fill
        styles[f"{name}.ink"] = f"bold {own if sixteen else foreground}"
    return Theme(styles)
