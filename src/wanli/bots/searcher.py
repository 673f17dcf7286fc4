"""The bot that searches: from positions it imagines, for as long as its budget lasts."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from wanli.bots.advice import Advice, Chance
from wanli.bots.evaluate import guide_of
from wanli.core.game import Game
from wanli.core.rng import Rng
from wanli.core.state import State
from wanli.core.view import View
from wanli.games import game_of
from wanli.search.tree import Choice, Tree

BEST = 3  # moves that it gives reasons for
MOST = 250_000  # iterations in mind, whatever the time: their two trees are some 50 MB
CHUNK = 0.02  # of the time: how often it looks at the clock


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one move; only iterations make its games repeatable."""

    iterations: int = MOST
    seconds: float = 0.0  # none: as long as the iterations take
    among_many: int = 0  # iterations with more than two players, where they are not as many

    def iterations_for(self, players: int) -> int:
        """How many iterations it is; among many players a few do as much as many do for two."""
        return self.among_many if self.among_many and players > 2 else self.iterations


@dataclass(frozen=True)
class Thought:
    """A search that may go on after its own move, while the seat has the turn.

    Its trees are cut down when the next step is asked: that takes a while, which is that step's.
    """

    tree: Tree
    action: int  # its own move
    expected: View  # what the seat will see if nothing comes in between


class SearchBot:
    """A player that thinks; a plain one knows nothing of the game but its rules."""

    def __init__(self, seed: int, budget: Budget, *, plain: bool = False) -> None:
        self._rng = Rng(seed)
        self._budget = budget
        self._plain = plain
        self._thought: Thought | None = None

    @property
    def seconds(self) -> float:
        """Its time for a move, 0 if none was set; what a clock has ended does not repeat."""
        return self._budget.seconds

    @property
    def goes_on(self) -> bool:
        """Whether it has begun to think about its next step already."""
        return self._thought is not None

    def choose(self, view: View) -> str:
        """The legal move that did best in the search."""
        return self.advise(view).text

    def advise(self, view: View, waited: float = 0.0) -> Advice:
        """The same, with what the search found out about it and the next best moves.

        The seconds that the question has waited are part of its time: a bot that has none left
        plays what its guide likes best.
        """
        begun = perf_counter() - waited
        if len(view.legal) == 1:
            return Advice(view.legal[0])
        rules = game_of(view)
        root = rules.imagine(view, self._rng)
        tree = self._tree(rules, view, root)
        self._grow(tree, begun)
        choices = tree.choices()
        self._keep(rules, view, root, tree, choices[0])
        tries = sum(int(one.visits) for one in choices)
        chances = tuple(
            Chance(rules.write(root, int(one.action)), one.visits / tries, one.share)
            for one in choices[:BEST]
        )
        return Advice(chances[0].text, tries, chances)

    def _tree(self, rules: Game, view: View, root: State) -> Tree:
        """What was found out before, if this is what it led to; or a new tree."""
        thought, self._thought = self._thought, None
        if thought and thought.expected == view:
            thought.tree.follow(thought.action, root)
            return thought.tree
        return Tree(root, self._rng.below(1 << 30), None if self._plain else guide_of(rules))

    def _grow(self, tree: Tree, begun: float) -> None:
        """Search until the budget is spent."""
        left = self._budget.iterations_for(int(tree.root.players))
        seconds = self._budget.seconds
        if not seconds:
            tree.grow(left)
            return
        left = min(left, max(1, MOST - tree.known()))
        chunk, end = 1, begun + seconds * (1 - CHUNK)
        while chunk:
            now = perf_counter()
            tree.grow(chunk)
            left -= chunk
            took = max(1e-6, perf_counter() - now)
            chunk = min(left, 2 * chunk, max(1, int(chunk * CHUNK * seconds / took)))
            if perf_counter() > end:
                return

    def _keep(self, rules: Game, view: View, root: State, tree: Tree, best: Choice) -> None:
        """Remember the search, if the seat goes on after the move and learns nothing by it."""
        if self._plain:
            return
        after = root.clone()
        after.apply(best.action)
        if after.over or after.current != root.current:
            return
        self._thought = Thought(tree, int(best.action), rules.view(after, view.viewer))
