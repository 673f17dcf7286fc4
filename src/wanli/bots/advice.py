"""A bot's choice and its reasons, as numbers."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Chance:
    """A move that was searched.

    The value is the share of the victory that the seat can expect with it: the mean over all tries,
    each of which ended with the result of the game (1 for a victory, 1/n for one shared by n, 0 for
    none) or with what the bot's guide expects it to be. It compares moves well; it is no promise.
    """

    text: str
    share: float  # of all tries, those that began with this move
    value: float


@dataclass(frozen=True)
class Advice:
    """What to do; without a search, or without a choice, there are no reasons."""

    text: str
    tries: int = 0  # games that were played in thought, to their end or until it was in sight
    chances: tuple[Chance, ...] = ()  # the most tried first: that is the choice
