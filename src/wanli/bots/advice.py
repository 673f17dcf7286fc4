"""A bot's choice with the results of the search behind it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Chance:
    """The search results of one move.

    Attributes:
        text: The move.
        share: The share of all playouts that began with it.
        value: The share of the victory to expect from it: the mean over its playouts. A playout
            ends with the result of a game (1 for a win, 1/n for one shared by n, 0 for a loss) or
            with the bot's evaluation. Use it to compare moves; it is not a reliable forecast.
    """

    text: str
    share: float
    value: float


@dataclass(frozen=True)
class Advice:
    """A bot's choice; `tries` and `chances` stay empty without a search or an alternative.

    Attributes:
        text: The move to play.
        tries: The number of playouts in the search.
        chances: The best moves, the most tried first. The first one is the choice.
    """

    text: str
    tries: int = 0
    chances: tuple[Chance, ...] = ()
