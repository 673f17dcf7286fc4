"""The letter that stands for a colour, so that nothing depends on seeing colours."""

from __future__ import annotations

from wanli.text import Words


def initial(words: Words, colour: str) -> str:
    """R for red, in the language of the table."""
    return words.name("colour", colour, "initial")
