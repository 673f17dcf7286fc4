"""A position of some game, as the rules and the search see it.

Inside, a move is a small int private to the game; everywhere else it is its text (`notation`).
Luck is a move like any other: while `current` is CHANCE the legal actions are the possible draws.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wanli.core.rng import Rng

CHANCE: Final[i64] = -1  # the "seat" that decides while luck is to be drawn
WATCHER: Final[i64] = -1  # the "seat" of someone who only looks on
MAX_MOVES: Final[i64] = 512  # more than any decision of any game offers


def zeros(n: i64) -> vec[i64]:
    """n zeros."""
    return vec[i64]([0] * n)


def filled(n: i64, value: i64) -> vec[i64]:
    """n times the same value."""
    out = zeros(n)
    for i in range(n):
        out[i] = value
    return out


def bit(i: i64) -> i64:
    """A set of numbers as bits: the one that holds only i."""
    return _shifted(1, i)


def _shifted(value: i64, by: i64) -> i64:
    """Shifts what it is given: compiled, a literal would be shifted boxed, or as 32 bits."""
    return value << by


def ints(values: list[int]) -> vec[i64]:
    """The same numbers as a packed array."""
    out = zeros(len(values))
    for i in range(len(values)):
        out[i] = values[i]
    return out


class Note:
    """One line of a game's story, open to everybody: what happened, by which clause."""

    def __init__(self, code: str, clause: str, facts: dict[str, str | int]) -> None:
        self.code = code
        self.clause = clause
        self.facts = facts

    def __repr__(self) -> str:
        return f"Note({self.code!r}, {self.clause!r}, {self.facts!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What a game must be able to do so that everything else can be written once."""

    def __init__(self) -> None:
        self.players: i64 = 2
        self.current: i64 = 0  # who decides now, or CHANCE
        self.over: bool = False
        self.shown: i64 = 0  # grows whenever somebody learns something hidden: undo stops there
        self.journal: list[Note] | None = None  # kept at a table, never by the search

    def legal(self, out: vec[i64]) -> i64:
        """Write the legal actions into out and return how many there are."""
        raise NotImplementedError

    def apply(self, action: i64) -> None:
        """Play a legal action."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy, without the journal."""
        raise NotImplementedError

    def determinize(self, viewer: i64, rng: Rng) -> None:
        """Deal anew, fairly, everything the viewer cannot know."""
        raise NotImplementedError

    def score(self, player: i64) -> i64:
        """The points of a player now."""
        raise NotImplementedError

    def result(self, player: i64) -> float:
        """Of a finished game: 1 for a win, 1/n for one shared by n, 0 for a loss."""
        raise NotImplementedError

    def seen_as(self, action: i64, viewer: i64) -> i64:
        """An action about to be played as a viewer sees it: one for all that he cannot tell apart.

        `Game.told` says the same in words.
        """
        return action

    def action_space(self) -> i64:
        """All actions are below this number."""
        return MAX_MOVES

    def weight(self, action: i64) -> i64:
        """How many of the equally likely draws give this outcome, while CHANCE decides."""
        return 1

    def draw(self, rng: Rng) -> i64:
        """One outcome, by its weight, while CHANCE decides."""
        moves = zeros(MAX_MOVES)
        n = self.legal(moves)
        total: i64 = 0
        for i in range(n):
            total += self.weight(moves[i])
        left = rng.below(total)
        for i in range(n):
            left -= self.weight(moves[i])
            if left < 0:
                return moves[i]
        raise AssertionError("the weights of the draws do not add up")

    def sample(self, moves: vec[i64], rng: Rng) -> i64:
        """A legal action of random play: any, unless the game knows a more natural way.

        `moves` is room to write in, so that nothing need be made for each decision.
        """
        n = self.legal(moves)
        return moves[rng.below(n)]

    def sampled(self, rng: Rng) -> int:
        """A move of random play, luck included, for callers that have no array of their own."""
        if self.current == CHANCE:
            return int(self.draw(rng))
        return int(self.sample(zeros(MAX_MOVES), rng))

    def actions(self) -> list[int]:
        """The legal actions as a list."""
        out = zeros(MAX_MOVES)
        n = self.legal(out)
        return [int(out[i]) for i in range(n)]
