"""Information-set tree search over any game that keeps the contract of `State`.

One tree for the seat that decides. Every iteration deals anew what that seat cannot know, goes down
by how well each move did when it was available, tries one new move and plays on. Luck is drawn on
the way and makes no nodes of its own. It starts from an imagined position, so whatever is hidden
from the seat is hidden from the search.

With a guide the moves that look best are tried first and the others only as the visits grow; the
playout goes its way and stops where it can tell the outcome. Without one the search is plain: any
untried move is as good as another, and playouts are random games to the end.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.core.state import CHANCE, MAX_MOVES, State, zeros
from wanli.search.guide import SEATS, Guide, reals
from wanli.search.nodes import (
    ACTION,
    AVAILABLE,
    CHILD,
    LINE,
    MOVER,
    NEXT,
    NO_ACTION,
    NO_SEAT,
    NONE,
    PAIR,
    PRIOR,
    TOP,
    VISITS,
    WON,
    Nodes,
)
from wanli.search.playout import guided, playout

EXPLORE: Final = 0.7  # of the plain search
SEEN: Final[i64] = -1
DEEPEST: Final[i64] = 512  # decisions from the top of the tree
JITTER: Final[i64] = 1024
FAIR: Final = Guide()


@final
class Choice:
    """A move of the searched position: how often it was tried and its share of the victories."""

    def __init__(self, action: i64, visits: i64, share: float) -> None:
        self.action = action
        self.visits = visits
        self.share = share


@final
class Tree:
    """One search."""

    def __init__(self, root: State, seed: i64, guide: Guide | None = None) -> None:
        self.root = root
        self.seat = root.current
        self.rng = Rng(seed)
        self.plain: bool = guide is None
        self.guide: Guide = FAIR if guide is None else guide
        self.nodes = Nodes()
        self.nodes.add(TOP, NO_ACTION, NO_SEAT, 1.0)
        self.moves: vec[i64] = zeros(MAX_MOVES)
        self.weights: vec[float] = reals(MAX_MOVES)
        self.gains: vec[float] = reals(SEATS)  # what the iteration brought each seat
        self.path: vec[i64] = zeros(DEEPEST)
        self.depth: i64 = 0
        self.mark: vec[i64] = zeros(root.action_space())  # when an action was last legal
        self.stamp: i64 = 0
        self.untried: i64 = 0  # of the legal moves of the node looked at last

    def grow(self, iterations: i64) -> None:
        """Search on."""
        for _ in range(iterations):
            state = self.root.clone()
            state.determinize(self.seat, self.rng)
            self.descend(state)
            if self.plain:
                playout(state, self.rng, self.moves)
            else:
                guided(state, self.guide, self.rng, self.moves)
            self.learn(state)

    def descend(self, state: State) -> None:
        """Walk down to a move that was never tried here, and play it."""
        node = TOP
        self.depth = 0
        while not state.over and self.depth < DEEPEST:
            if state.current == CHANCE:
                state.apply(state.draw(self.rng))
                continue
            n = state.legal(self.moves)
            best = self.compare(node, n)
            fresh = best == NONE or self.wants_more(node, n)
            if fresh:
                best = self.try_one(node, state, n)
            self.path[self.depth] = best
            self.depth += 1
            state.apply(self.nodes.counts[best * LINE + ACTION])
            if fresh:
                return
            node = best

    def compare(self, node: i64, n: i64) -> i64:
        """The most promising of the moves tried before, and in `untried` how many were not."""
        moves, mark, counts, values = self.moves, self.mark, self.nodes.counts, self.nodes.values
        plain, explore = self.plain, self.guide.explore
        self.stamp += 1
        stamp = self.stamp
        for i in range(n):
            mark[moves[i]] = stamp
        best = NONE
        best_value = -1.0
        untried = n
        child = i64(counts[node * LINE + CHILD])
        while child != NONE:
            at = child * LINE
            action = i64(counts[at + ACTION])
            if mark[action] == stamp:
                mark[action] = SEEN
                untried -= 1
                available = i64(counts[at + AVAILABLE]) + 1
                counts[at + AVAILABLE] = available
                visits = float(i64(counts[at + VISITS]))
                value = values[child * PAIR + WON] / visits
                if plain:
                    value += EXPLORE * sqrt(log(float(available)) / visits)
                else:
                    prior = values[child * PAIR + PRIOR]
                    value += explore * prior * sqrt(float(available)) / (1.0 + visits)
                if value > best_value:
                    best_value = value
                    best = child
            child = counts[at + NEXT]
        self.untried = untried
        return best

    def wants_more(self, node: i64, n: i64) -> bool:
        """Whether a new move is to be tried; with a guide the visits have to grow before it is."""
        if self.plain or self.untried == 0:
            return self.untried > 0
        visits = float(i64(self.nodes.counts[node * LINE + VISITS]))
        return float(n - self.untried) < self.guide.width * sqrt(visits)

    def try_one(self, node: i64, state: State, n: i64) -> i64:
        """Add one of the moves that were never tried: any, or the one that looks best."""
        if not self.plain:
            return self.try_best(node, state, n)
        skip = self.rng.below(self.untried)
        for i in range(n):
            action = i64(self.moves[i])
            if self.mark[action] == self.stamp:
                if skip == 0:
                    return self.nodes.add(node, action, state.current, 1.0)
                skip -= 1
        raise AssertionError("no move was left to try")

    def try_best(self, node: i64, state: State, n: i64) -> i64:
        """Add the move of the most weight; of those that look alike, any."""
        moves, weights = self.moves, self.weights
        self.guide.weigh(state, moves, n, weights)
        total = 0.0
        best: i64 = -1
        best_weight = -1.0
        for i in range(n):
            weight = weights[i]
            total += weight
            if self.mark[moves[i]] == self.stamp:
                weight *= 1.0 + 0.00001 * float(self.rng.below(JITTER))
                if weight > best_weight:
                    best, best_weight = i, weight
        return self.nodes.add(node, moves[best], state.current, weights[best] / total)

    def learn(self, state: State) -> None:
        """Tell every move on the way how the game ended for who made it."""
        counts, values, gains, path = self.nodes.counts, self.nodes.values, self.gains, self.path
        self.guide.shares(state, gains)
        counts[TOP * LINE + VISITS] += 1
        for i in range(self.depth):
            node = i64(path[i])
            counts[node * LINE + VISITS] += 1
            values[node * PAIR + WON] += gains[counts[node * LINE + MOVER]]

    def follow(self, action: i64, root: State) -> bool:
        """Go on below a move that was played; whether the search had tried it."""
        for child in self.nodes.children(TOP):
            if self.nodes.counts[child * LINE + ACTION] == action:
                self.nodes = self.nodes.below(child)
                self.root = root
                return True
        return False

    def choices(self) -> list[Choice]:
        """The moves of the searched position, the most tried first.

        A tree that goes on has moves of other positions, too: luck might have led there.
        """
        counts, ranked = self.nodes.counts, list[tuple[int, int, float]]()
        legal = self.root.actions()
        for child in self.nodes.children(TOP):
            visits, action = int(counts[child * LINE + VISITS]), int(counts[child * LINE + ACTION])
            if action in legal:
                ranked.append((visits, action, self.nodes.values[child * PAIR + WON]))
        ranked.sort(reverse=True)
        return [Choice(action, visits, won / visits) for visits, action, won in ranked]


def search(root: State, iterations: i64, seed: i64, guide: Guide | None = None) -> list[Choice]:
    """Search a position for the seat that decides; the same seed gives the same answer."""
    tree = Tree(root, seed, guide)
    tree.grow(iterations)
    return tree.choices()
