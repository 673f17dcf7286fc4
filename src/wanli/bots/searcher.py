"""The bot that searches imagined positions within a budget of iterations or time."""

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

ADVISED_MOVES = 3  # moves with search results in an advice
MAX_ITERATIONS = 250_000  # in memory, whatever the time: their two trees take some 50 MB
CLOCK_INTERVAL = 0.02  # share of the time between two looks at the clock


@dataclass(frozen=True)
class Budget:
    """How much a bot may search for one move.

    Games are reproducible only with a budget without `seconds`.

    Attributes:
        iterations: The most iterations.
        seconds: The most seconds; 0 for as long as the iterations take.
        among_many: The iterations with more than two players, if they differ; else 0.
    """

    iterations: int = MAX_ITERATIONS
    seconds: float = 0.0
    among_many: int = 0

    def iterations_for(self, players: int) -> int:
        """Return the most iterations for a number of players.

        Args:
            players: The number of players.
        """
        return self.among_many if self.among_many and players > 2 else self.iterations


@dataclass(frozen=True)
class SavedSearch:
    """A search that can be continued after its own move, while the seat has the turn.

    The trees are cut down only when the next decision comes: that takes time, which counts there.
    """

    tree: Tree
    action: int  # the move that was chosen
    expected: View  # what the seat sees after that move, if nothing else happens


class SearchBot:
    """A bot that searches; it continues its search while its seat has the turn.

    Args:
        seed: The seed of its random source.
        budget: How much it may search for one move.
        plain: Whether to search without a guide, knowing only the rules.
    """

    def __init__(self, seed: int, budget: Budget, *, plain: bool = False) -> None:
        self._rng = Rng(seed)
        self._budget = budget
        self._plain = plain
        self._saved: SavedSearch | None = None

    @property
    def seconds(self) -> float:
        """The time limit for a move in seconds; 0 if only iterations limit the search."""
        return self._budget.seconds

    @property
    def has_saved_search(self) -> bool:
        """Whether the bot may be able to continue its last search at its next decision."""
        return self._saved is not None

    def choose(self, view: View) -> str:
        """Return the legal move with the most visits in the search.

        Args:
            view: What the bot's seat may know.
        """
        return self.advise(view).text

    def advise(self, view: View, waited: float = 0.0) -> Advice:
        """Return the choice, with search results for it and the next best moves.

        Args:
            view: What the bot's seat may know.
            waited: Seconds that the request has already waited; they count as thinking time. With
                no time left the bot plays the move with the highest prior.
        """
        started = perf_counter() - waited
        if len(view.legal) == 1:
            return Advice(view.legal[0])
        rules = game_of(view)
        root = rules.imagine(view, self._rng)
        tree = self._tree(rules, view, root)
        self._grow(tree, started)
        choices = tree.choices()
        self._maybe_save(rules, view, root, tree, choices[0])
        tries = sum(int(one.visits) for one in choices)
        chances = tuple(
            Chance(rules.write(root, int(one.action)), one.visits / tries, one.share)
            for one in choices[:ADVISED_MOVES]
        )
        return Advice(chances[0].text, tries, chances)

    def _tree(self, rules: Game, view: View, root: State) -> Tree:
        """Return the saved search if it led to this view, else a new tree."""
        saved, self._saved = self._saved, None
        if saved and saved.expected == view:
            saved.tree.advance(saved.action, root)
            return saved.tree
        return Tree(root, self._rng.below(1 << 30), None if self._plain else guide_of(rules))

    def _grow(self, tree: Tree, started: float) -> None:
        """Search until the budget is spent."""
        left = self._budget.iterations_for(int(tree.root.players))
        seconds = self._budget.seconds
        if not seconds:
            tree.grow(left)
            return
        left = min(left, max(1, MAX_ITERATIONS - tree.iterations()))
        chunk, end = 1, started + seconds * (1 - CLOCK_INTERVAL)
        while chunk:
            now = perf_counter()
            tree.grow(chunk)
            left -= chunk
            took = max(1e-6, perf_counter() - now)
            chunk = min(left, 2 * chunk, max(1, int(chunk * CLOCK_INTERVAL * seconds / took)))
            if perf_counter() > end:
                return

    def _maybe_save(self, rules: Game, view: View, root: State, tree: Tree, best: Choice) -> None:
        """Save the search if the same seat decides after the move, with no draw in between."""
        if self._plain:
            return
        after = root.clone()
        after.apply(best.action)
        if after.over or after.current != root.current:
            return
        self._saved = SavedSearch(tree, int(best.action), rules.view(after, view.viewer))
