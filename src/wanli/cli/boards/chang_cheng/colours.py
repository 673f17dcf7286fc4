"""The players' pigments in a terminal."""

from __future__ import annotations

from dataclasses import dataclass

from wanli.text import Words

MAY = "bold #d9a441"  # gold: you may
QUIET = "dim"


@dataclass(frozen=True)
class Pigment:
    """How a colour is painted and written."""

    fill: str  # a block
    ink: str  # a letter


BLOCKS = {
    "red": Pigment("bold #ffffff on #a8322a", "bold #e0604f"),
    "green": Pigment("bold #ffffff on #22694f", "bold #4fb08c"),
    "blue": Pigment("bold #ffffff on #27508f", "bold #6f9fe0"),
    "violet": Pigment("bold #ffffff on #6b4796", "bold #b08fdd"),
}


def initial(words: Words, colour: str) -> str:
    """The letter that stands for a colour."""
    return words.name("colour", colour, "initial")
