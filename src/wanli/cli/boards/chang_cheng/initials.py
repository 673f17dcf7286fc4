"""The initials of colours, so that players need not tell colours apart."""

from __future__ import annotations

from wanli.text import Words


def initial(words: Words, colour: str) -> str:
    """Return the initial of a colour in the user's language, such as R for red."""
    return words.name("colour", colour, "initial")
