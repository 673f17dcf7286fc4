"""A bot's choice and its reasons, as numbers."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Chance:
    """A move that was searched.

    The value is the mean result of the games that were tried with it: 1 for a victory of the seat,
    1/n for one shared by n, 0 for none. Beyond the searched moves they were played at random, so it
    compares moves well and flatters nobody; it is no promise against a good opponent.
    """

    text: str
    share: float  # of all tries, those that began with this move
    value: float


@dataclass(frozen=True)
class Advice:
    """What to do; without a search, or without a choice, there are no reasons."""

    text: str
    tries: int = 0  # games that were played in thought
    chances: tuple[Chance, ...] = ()  # the most tried first: that is the choice
