"""A bot's choice and its reasons, as numbers."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Chance:
    """A move that was searched.

    Attributes:
        text: The move.
        share: The share of all tries that began with it.
        value: The share of the victory that the seat can expect with it: the mean over its tries.
            Each try ended with the result of a game (1 for a win, 1/n for one shared by n, 0 for a
            loss) or with the bot's evaluation of it. It compares moves well; it is not a promise.
    """

    text: str
    share: float
    value: float


@dataclass(frozen=True)
class Advice:
    """A bot's choice; without a search, or without an alternative, there are no reasons.

    Attributes:
        text: The move to play.
        tries: How many games were tried in the search.
        chances: The best moves, the most tried first, which is the choice.
    """

    text: str
    tries: int = 0
    chances: tuple[Chance, ...] = ()
