"""Information-set tree search over any game that keeps the contract of `State`.

One tree for the seat that decides. Every iteration deals anew what that seat cannot know, goes down
by how well each move did when it was available, tries one new move and plays on at random. Luck is
drawn on the way and makes no nodes of its own. It starts from an imagined position, so whatever is
hidden from the seat is hidden from the search.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.core.state import CHANCE, MAX_MOVES, State, zeros
from wanli.search.playout import playout

EXPLORE: Final = 0.7
SEEN: Final[i64] = -1


@final
class Node:
    """A move at some point of the tree, made by a seat, and how it did."""

    def __init__(self, action: i64, mover: i64, parent: Node | None) -> None:
        self.action = action
        self.mover = mover
        self.parent = parent
        self.children: list[Node] = []
        self.visits: i64 = 0
        self.available: i64 = 1
        self.won: float = 0.0


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

    def __init__(self, root: State, seed: i64) -> None:
        self.root = root
        self.seat = root.current
        self.rng = Rng(seed)
        self.top = Node(-1, -1, None)
        self.moves: vec[i64] = zeros(MAX_MOVES)
        self.mark: vec[i64] = zeros(root.action_space())  # when an action was last legal
        self.stamp: i64 = 0

    def grow(self, iterations: i64) -> None:
        """Search on."""
        for _ in range(iterations):
            state = self.root.clone()
            state.determinize(self.seat, self.rng)
            leaf = self.descend(state)
            playout(state, self.rng, self.moves)
            self.learn(leaf, state)

    def descend(self, state: State) -> Node:
        """Walk down to a move that was never tried here, and play it."""
        node = self.top
        while not state.over:
            if state.current == CHANCE:
                state.apply(state.draw(self.rng))
                continue
            n = state.legal(self.moves)
            best, untried = self.compare(node, n)
            if best is None or untried > 0:
                fresh = self.try_one(node, state.current, n, untried)
                state.apply(fresh.action)
                return fresh
            node = best
            state.apply(node.action)
        return node

    def compare(self, node: Node, n: i64) -> tuple[Node | None, i64]:
        """The most promising of the moves tried before, and how many were not."""
        moves, mark = self.moves, self.mark
        self.stamp += 1
        stamp = self.stamp
        for i in range(n):
            mark[moves[i]] = stamp
        best: Node | None = None
        best_value = -1.0
        untried = n
        for child in node.children:
            if mark[child.action] != stamp:
                continue
            mark[child.action] = SEEN
            untried -= 1
            child.available += 1
            visits = float(child.visits)
            value = child.won / visits + EXPLORE * sqrt(log(float(child.available)) / visits)
            if value > best_value:
                best_value = value
                best = child
        return best, untried

    def try_one(self, node: Node, mover: i64, n: i64, untried: i64) -> Node:
        """Add one of the moves that were never tried, any of them."""
        skip = self.rng.below(untried)
        for i in range(n):
            action = i64(self.moves[i])
            if self.mark[action] == self.stamp:
                if skip == 0:
                    fresh = Node(action, mover, node)
                    node.children.append(fresh)
                    return fresh
                skip -= 1
        raise AssertionError("no move was left to try")

    def learn(self, leaf: Node, state: State) -> None:
        """Tell every move on the way how the game ended for who made it."""
        node: Node | None = leaf
        while node is not None:
            node.visits += 1
            if node.mover >= 0:
                node.won += state.result(node.mover)
            node = node.parent

    def choices(self) -> list[Choice]:
        """The moves of the searched position, the most tried first."""
        ranked = [(int(child.visits), int(child.action), child.won) for child in self.top.children]
        ranked.sort(reverse=True)
        return [Choice(action, visits, won / visits) for visits, action, won in ranked]


def search(root: State, iterations: i64, seed: i64) -> list[Choice]:
    """Search a position for the seat that decides; the same seed gives the same answer."""
    tree = Tree(root, seed)
    tree.grow(iterations)
    return tree.choices()
