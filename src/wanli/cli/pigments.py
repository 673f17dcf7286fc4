"""The colours of the house in a terminal, by name: `red.fill`, `red.ink`, `may`.

Where a terminal has only sixteen colours, its own are used: the nearest of ours would mix them up.
"""

from __future__ import annotations

from rich.theme import Theme

_MANY = {
    "red": ("#a8322a", "#d9594a"),  # what is filled, ink
    "green": ("#22694f", "#3f9f7b"),
    "blue": ("#27508f", "#5f8fd6"),
    "violet": ("#6b4796", "#a584d4"),
    "yellow": ("#7d6710", "#d8c25a"),
}
_FEW = {  # what stands on what is filled, and the colour itself
    "red": ("white", "red"),
    "green": ("white", "green"),
    "blue": ("white", "blue"),
    "violet": ("white", "magenta"),
    "yellow": ("black", "yellow"),
}


def theme(color_system: str | None) -> Theme:
    """The styles for a terminal with so many colours."""
    few = color_system == "standard"
    styles = {
        "may": "bold yellow" if few else "bold #c8922f",  # gold: you may
        "quiet": "dim",
        "refused": "yellow",
    }
    for colour, (fill, ink) in _MANY.items():
        on, own = _FEW[colour]
        styles[f"{colour}.fill"] = f"bold {on} on {own}" if few else f"bold #ffffff on {fill}"
        styles[f"{colour}.ink"] = f"bold {own if few else ink}"
    return Theme(styles)
