"""The levels of the bots at a table.

A level is stored and sent as its name, so members are added and never removed or renamed.

Attributes:
    USUAL: The default level.
    ADVISER: The level that gives hints.
    STAND_IN: The level that plays for a person who is away or has resigned.
    PROGRAM_STAND_IN: The level that replaces a program that has failed.
    LAST_RESORT: The level that plays when the bot of a seat cannot answer.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from wanli.bots.searcher import Budget
from wanli.core.errors import BadOption

NO_SEARCH_SECONDS = 1.0  # time limit of a bot without a search


class Level(StrEnum):
    """The strength of a bot at a table.

    Examples:
        >>> from wanli.bots.levels import Level
        >>> level = Level.read("strong")
        >>> level.searches, level.seconds
        (True, 1.5)
    """

    NOVICE = "novice"
    EASY = "easy"
    MEDIUM = "medium"
    STRONG = "strong"
    MASTER = "master"
    RANDOM = "random"  # not offered any more, but old tables still use it

    @classmethod
    def read(cls, name: str) -> Level:
        """Return the level with a name.

        Args:
            name: The name of a level, or its alias.

        Raises:
            BadOption: There is no such level.
        """
        try:
            return cls(ALIASES.get(name, name))
        except ValueError:
            raise unknown_level(name, cls) from None

    @property
    def searches(self) -> bool:
        """Whether bots of this level search, so that they need a search budget."""
        return self in BUDGETS

    @property
    def seconds(self) -> float:
        """The seconds that a bot of this level may take for a move."""
        return BUDGETS[self].seconds if self in BUDGETS else NO_SEARCH_SECONDS


BUDGETS = {  # the search budgets
    Level.MEDIUM: Budget(200, 1.0, among_many=30),
    Level.STRONG: Budget(1500, 1.5, among_many=300),
    Level.MASTER: Budget(seconds=2.4),
}
ALIASES = {"greedy": "easy"}  # the usual name in research
USUAL = Level.MEDIUM
ADVISER = Level.STRONG
STAND_IN = Level.STRONG
PROGRAM_STAND_IN = Level.EASY  # answers at once
LAST_RESORT = Level.RANDOM


def unknown_level(name: str, known: Iterable[str]) -> BadOption:
    """Return the error for an unknown bot name."""
    return BadOption("unknown-level", {"level": name, "known": ", ".join(known)})
