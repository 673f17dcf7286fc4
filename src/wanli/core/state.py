"""A position of a game, as the rules and the search see it.

Here a move is an action, a small int whose meaning is private to the game; everywhere else it is a
text. Draws are moves like any other: while `current` is `CHANCE`, the legal actions are the
possible draws.

Attributes:
    CHANCE: The "seat" that decides while a draw is pending.
    WATCHER: The "seat" of a spectator.
    MAX_MOVES: The upper bound for the number of legal actions in any game.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wanli.core.rng import Rng

CHANCE: Final[i64] = -1
WATCHER: Final[i64] = -1
MAX_MOVES: Final[i64] = 512


def zeros(n: i64) -> vec[i64]:
    """Return an array of n zeros."""
    return vec[i64]([0] * n)


def filled(n: i64, value: i64) -> vec[i64]:
    """Return an array of n equal values."""
    out = zeros(n)
    for i in range(n):
        out[i] = value
    return out


def bit(i: i64) -> i64:
    """Return the bit set that contains only i."""
    return _shifted(1, i)


def _shifted(value: i64, by: i64) -> i64:
    """Shift a variable: compiled, a shifted literal would be boxed or have 32 bits."""
    return value << by


def ints(values: list[int]) -> vec[i64]:
    """Return numbers as a packed array."""
    out = zeros(len(values))
    for i in range(len(values)):
        out[i] = values[i]
    return out


class Note:
    """A public line of the game log: what happened, and by which clause.

    Attributes:
        code: Names the event.
        clause: The clause of the rules behind it.
        facts: The numbers and names that the sentence needs.
    """

    def __init__(self, code: str, clause: str, facts: dict[str, str | int]) -> None:
        self.code = code
        self.clause = clause
        self.facts = facts

    def __repr__(self) -> str:
        return f"Note({self.code!r}, {self.clause!r}, {self.facts!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The interface of a position; each game implements it in its compiled rules.

    Get one from `Game.new`, `Game.read_position` or `Game.imagine`.

    Attributes:
        players: The number of players.
        current: The seat that has to decide, from 0, or `CHANCE`.
        over: Whether the game has ended.
        reveals: How often something hidden was revealed; undo never crosses a reveal.
        journal: The list to which notes are added, or `None` to make none, as in a search.

    Examples:
        Play one game at random, draws included:

        >>> from wanli.core.rng import Rng
        >>> from wanli.games import game
        >>> great_wall = game("great-wall")
        >>> state = great_wall.new(great_wall.setup(players=2))
        >>> rng = Rng(7)
        >>> while not state.over:
        ...     state.apply(state.sampled(rng))
        >>> [int(state.score(seat)) for seat in range(2)]
        [35, 36]
    """

    def __init__(self) -> None:
        self.players: i64 = 2
        self.current: i64 = 0
        self.over: bool = False
        self.reveals: i64 = 0
        self.journal: list[Note] | None = None

    @property
    def shown(self) -> int:
        """The former name of `reveals`."""
        return int(self.reveals)

    def legal(self, out: vec[i64]) -> i64:
        """Write the legal actions into an array and return how many there are.

        Args:
            out: An array of at least `MAX_MOVES`.
        """
        raise NotImplementedError

    def apply(self, action: i64) -> None:
        """Play a legal action. It is not checked: `Play.move` does that.

        Args:
            action: One of `actions()`.
        """
        raise NotImplementedError

    def clone(self) -> State:
        """Return an independent copy, without the journal."""
        raise NotImplementedError

    def determinize(self, viewer: i64, rng: Rng) -> None:
        """Deal everything that a viewer cannot know again, with the odds of the rules.

        Args:
            viewer: A seat from 0, or `WATCHER`.
            rng: The random source.
        """
        raise NotImplementedError

    def score(self, player: i64) -> i64:
        """Return the points of a player now.

        Args:
            player: A seat from 0.
        """
        raise NotImplementedError

    def result(self, player: i64) -> float:
        """Return a player's share of the victory in a finished game.

        Args:
            player: A seat from 0.

        Returns:
            1 for a win, 1/n for a win shared by n players, 0 for a loss.
        """
        mine = self.rank(player)
        tied: i64 = 0
        for other in range(self.players):
            theirs = self.rank(other)
            if theirs > mine:
                return 0.0
            if theirs == mine:
                tied += 1
        return 1.0 / float(tied)

    def rank(self, player: i64) -> i64:
        """Return a number that is highest for the winner of a finished game, equal where tied.

        Args:
            player: A seat from 0.
        """
        return self.score(player)

    def seen_as(self, action: i64, viewer: i64) -> i64:
        """Return an action about to be played as a viewer sees it.

        Actions that the viewer cannot tell apart have the same number. `Game.text_for` returns the
        corresponding texts.

        Args:
            action: The action.
            viewer: A seat from 0, or `WATCHER`.
        """
        return action

    def action_space(self) -> i64:
        """Return an upper bound for the numbers of actions; every action is below it."""
        return MAX_MOVES

    def weight(self, action: i64) -> i64:
        """Return the weight of an outcome of the pending draw; its odds are proportional to it.

        Args:
            action: The outcome.
        """
        return 1

    def draw(self, rng: Rng) -> i64:
        """Return a random outcome of the pending draw, according to the weights.

        Args:
            rng: The random source.
        """
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
        """Return a random legal action; a game may prefer natural ones.

        Args:
            moves: An array of at least `MAX_MOVES`, as work space, so that no call allocates one.
            rng: The random source.
        """
        n = self.legal(moves)
        return moves[rng.below(n)]

    def sampled(self, rng: Rng) -> int:
        """Return an action of random play, or an outcome while a draw is pending.

        Args:
            rng: The random source.
        """
        if self.current == CHANCE:
            return int(self.draw(rng))
        return int(self.sample(zeros(MAX_MOVES), rng))

    def actions(self) -> list[int]:
        """Return the legal actions as a list; while `current` is `CHANCE`, the draws."""
        out = zeros(MAX_MOVES)
        n = self.legal(out)
        return [int(out[i]) for i in range(n)]

    def actions_of(self, viewer: i64) -> list[int]:
        """Return the legal actions of a viewer; none unless the viewer has to decide now.

        Args:
            viewer: A seat from 0, or `WATCHER`.
        """
        if viewer == WATCHER or viewer != self.current or self.over:
            return []
        return self.actions()

    def note(self, code: str, clause: str, facts: dict[str, str | int]) -> None:
        """Add a note to the journal, if there is one.

        Args:
            code: Names the event.
            clause: The clause of the rules behind it.
            facts: The numbers and names that the sentence needs.
        """
        if self.journal is not None:
            self.journal.append(Note(code, clause, facts))
