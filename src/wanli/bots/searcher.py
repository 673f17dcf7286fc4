"""The bot that searches from imagined positions for as long as its budget lasts."""

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
    """How much a bot may search for one move.

    Only a budget without `seconds` makes games repeatable.

    Attributes:
        iterations: The most iterations.
        seconds: The most seconds; 0 for as long as the iterations take.
        among_many: The iterations with more than two players, if they differ; else 0.
    """

    iterations: int = MOST
    seconds: float = 0.0
    among_many: int = 0

    def iterations_for(self, players: int) -> int:
        """Return the most iterations for a number of players.

        Args:
            players: The number of players.
        """
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
    """A bot that searches; it keeps its search while its seat has the turn.

    Args:
        seed: The seed of its random source.
        budget: How much it may search for one move.
        plain: Whether it knows nothing of the game but its rules.
    """

    def __init__(self, seed: int, budget: Budget, *, plain: bool = False) -> None:
        self._rng = Rng(seed)
        self._budget = budget
        self._plain = plain
        self._thought: Thought | None = None

    @property
    def seconds(self) -> float:
        """The seconds it has for a move; 0 if only iterations limit it."""
        return self._budget.seconds

    @property
    def goes_on(self) -> bool:
        """Whether it can reuse its last search for its next move."""
        return self._thought is not None

    def choose(self, view: View) -> str:
        """Return the legal move that did best in the search.

        Args:
            view: What the bot's seat may know.
        """
        return self.advise(view).text

    def advise(self, view: View, waited: float = 0.0) -> Advice:
        """Return the choice with the results of the search for it and the next best moves.

        Args:
            view: What the bot's seat may know.
            waited: Seconds that the question has waited; they count as thinking time. A bot with no
                time left plays the move that its evaluation likes best.
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
