"""Information-set Monte Carlo tree search for any game that implements `State`.

Every iteration redetermines what the deciding seat cannot know, descends by the results of each
move when it was available, expands one new move and plays on. It starts from an imagined
position, so the search cannot use information that is hidden from the seat.

There are two trees, and every move and draw descends in both. In `mine` the seat decides by its
own observations: it can react to the card it draws, and must react alike to positions that it
cannot tell apart, such as two with different face-down cards. In `others` all other seats decide
by public information, so that they cannot react to the secrets of the seat.

With a guide, moves with high priors are expanded first and others only as visits grow; playouts
follow the guide and stop where it can evaluate the position. A plain search has no guide: it
expands moves in random order, and its playouts are random games to the end.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.core.state import CHANCE, MAX_MOVES, WATCHER, State, zeros
from wanli.search.guide import SEATS, Guide, reals
from wanli.search.nodes import (
    ACTION,
    AVAILABLE,
    BELOW,
    CHILD,
    COLUMNS,
    MOVER,
    NEXT,
    NONE,
    PASSED,
    PRIOR,
    ROOT,
    VALUES,
    VISITS,
    WON,
    Nodes,
    new_tree,
)
from wanli.search.playout import guided_playout, playout

EXPLORE: Final = 0.7  # exploration constant (UCB) of the plain search
TRIED: Final[i64] = -1
MAX_DEPTH: Final[i64] = 512  # moves and draws from the root of the tree
JITTER: Final[i64] = 1024
DEFAULT_GUIDE: Final = Guide()


@final
class Choice:
    """A move of the searched position, with its visits and its mean share of the victory."""

    def __init__(self, action: i64, visits: i64, share: float) -> None:
        self.action = action
        self.visits = visits
        self.share = share


@final
class Tree:
    """A search from one position; it can be continued with `grow` and `advance`."""

    def __init__(self, root: State, seed: i64, guide: Guide | None = None) -> None:
        self.root = root
        self.seat = root.current
        self.rng = Rng(seed)
        self.plain: bool = guide is None
        self.guide: Guide = DEFAULT_GUIDE if guide is None else guide
        self.mine = new_tree()
        self.others = new_tree()
        self.moves: vec[i64] = zeros(MAX_MOVES)
        self.weights: vec[float] = reals(MAX_MOVES)
        self.gains: vec[float] = reals(SEATS)  # each seat's share of the victory in an iteration
        self.my_path: vec[i64] = zeros(MAX_DEPTH)
        self.their_path: vec[i64] = zeros(MAX_DEPTH)
        self.depth: i64 = 0
        self.mark: vec[i64] = zeros(root.action_space())  # stamp at which an action was last legal
        self.stamp: i64 = 0
        self.untried: i64 = 0  # legal moves without a child, at the node of the last `best_tried`

    def grow(self, iterations: i64) -> None:
        """Run more iterations."""
        for _ in range(iterations):
            state = self.root.clone()
            state.determinize(self.seat, self.rng)
            self.descend(state)
            if self.plain:
                playout(state, self.rng, self.moves)
            else:
                guided_playout(state, self.guide, self.rng, self.moves)
            self.backpropagate(state)

    def descend(self, state: State) -> None:
        """Play down the trees until one of them gets a new node."""
        mine, others = self.mine, self.others
        here, there, known = ROOT, ROOT, mine.used + others.used
        self.depth = 0
        while not state.over and self.depth < MAX_DEPTH and mine.used + others.used == known:
            mover = state.current
            if mover == self.seat:
                here = self.select(mine, here, state)
                action = i64(mine.counts[here * COLUMNS + ACTION])
                there = others.observed(there, mover, state.seen_as(action, WATCHER))
            elif mover == CHANCE:
                action = state.draw(self.rng)
                here = self.after_draw(mine, here, state.seen_as(action, self.seat))
                there = self.after_draw(others, there, state.seen_as(action, WATCHER))
            else:
                there = self.select(others, there, state)
                action = others.counts[there * COLUMNS + ACTION]
                here = mine.observed(here, mover, state.seen_as(action, self.seat))
            state.apply(action)
            self.my_path[self.depth] = here
            self.their_path[self.depth] = there
            self.depth += 1
            here = mine.counts[here * COLUMNS + BELOW]
            there = others.counts[there * COLUMNS + BELOW]

    def after_draw(self, nodes: Nodes, node: i64, seen: i64) -> i64:
        """Return the node of an observed draw, or the same node while it has few visits."""
        if nodes.counts[node * COLUMNS + PASSED] < self.guide.draw_threshold:
            return node
        return nodes.observed(node, CHANCE, seen)

    def select(self, nodes: Nodes, node: i64, state: State) -> i64:
        """Return the child to descend to: the most promising move, or a newly expanded one."""
        n = state.legal(self.moves)
        best = self.best_tried(nodes, node, state.current, n)
        if best == NONE or self.should_expand(nodes, node, n):
            return self.expand(nodes, node, state, n)
        return best

    def best_tried(self, nodes: Nodes, node: i64, mover: i64, n: i64) -> i64:
        """Return the most promising of the tried moves, and count the others in `untried`."""
        moves, mark, counts, values = self.moves, self.mark, nodes.counts, nodes.values
        plain, explore = self.plain, self.guide.explore
        self.stamp += 1
        stamp = self.stamp
        for i in range(n):
            mark[moves[i]] = stamp
        best = NONE
        best_value = -1.0
        untried = n
        child = i64(counts[node * COLUMNS + CHILD])
        while child != NONE:
            at = child * COLUMNS
            action = i64(counts[at + ACTION])
            if counts[at + MOVER] == mover and mark[action] == stamp:
                mark[action] = TRIED
                untried -= 1
                available = i64(counts[at + AVAILABLE]) + 1
                counts[at + AVAILABLE] = available
                visits = float(i64(counts[at + VISITS]))
                value = values[child * VALUES + WON] / visits
                if plain:
                    value += EXPLORE * sqrt(log(float(available)) / visits)
                else:
                    prior = values[child * VALUES + PRIOR]
                    value += explore * prior * sqrt(float(available)) / (1.0 + visits)
                if value > best_value:
                    best_value = value
                    best = child
            child = counts[at + NEXT]
        self.untried = untried
        return best

    def should_expand(self, nodes: Nodes, node: i64, n: i64) -> bool:
        """Return whether to expand a new move; a guide limits this by progressive widening."""
        if self.plain or self.untried == 0:
            return self.untried > 0
        passed = float(i64(nodes.counts[node * COLUMNS + PASSED]))
        return float(n - self.untried) < self.guide.width * sqrt(passed)

    def expand(self, nodes: Nodes, node: i64, state: State, n: i64) -> i64:
        """Add an untried move: the one with the highest prior, or in plain search a random one."""
        if not self.plain:
            return self.expand_best(nodes, node, state, n)
        skip = self.rng.below(self.untried)
        for i in range(n):
            action = i64(self.moves[i])
            if self.mark[action] == self.stamp:
                if skip == 0:
                    return self.add(nodes, node, state, action, 1.0)
                skip -= 1
        raise AssertionError("no move was left to try")

    def expand_best(self, nodes: Nodes, node: i64, state: State, n: i64) -> i64:
        """Add the untried move with the highest prior, ties broken at random."""
        moves, weights = self.moves, self.weights
        self.guide.priors(state, moves, n, weights)
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
        return self.add(nodes, node, state, moves[best], weights[best] / total)

    def add(self, nodes: Nodes, node: i64, state: State, action: i64, prior: float) -> i64:
        """Add a node for the mover's action; moves of other seats merge if publicly alike."""
        mover = state.current
        seen = action if mover == self.seat else state.seen_as(action, WATCHER)
        return nodes.add(node, action, mover, seen, prior)

    def backpropagate(self, state: State) -> None:
        """Add the result of an iteration to all nodes on both paths."""
        self.guide.shares(state, self.gains)
        self.mine.backpropagate(self.my_path, self.depth, self.gains)
        self.others.backpropagate(self.their_path, self.depth, self.gains)

    def iterations(self) -> int:
        """Return the number of iterations in the tree; `advance` drops those of other moves."""
        return int(self.mine.counts[ROOT * COLUMNS + PASSED])

    def advance(self, action: i64, root: State) -> bool:
        """Make a played move of the seat the new root; return False if it was never tried."""
        for child in self.mine.children(ROOT):
            if self.mine.counts[child * COLUMNS + ACTION] == action:
                seen = self.root.seen_as(action, WATCHER)
                self.others = self.others.subtree(self.others.observed(ROOT, self.seat, seen))
                self.mine = self.mine.subtree(child)
                self.root = root
                return True
        return False

    def choices(self) -> list[Choice]:
        """Return the legal moves of the searched position, the most visited first.

        After `advance` the root also holds moves of other positions to which draws might have led.
        """
        counts, ranked = self.mine.counts, list[tuple[int, int, float]]()
        legal = self.root.actions()
        for child in self.mine.children(ROOT):
            at = child * COLUMNS
            visits, action = int(counts[at + VISITS]), int(counts[at + ACTION])
            if counts[at + MOVER] == self.seat and action in legal:
                ranked.append((visits, action, self.mine.values[child * VALUES + WON]))
        ranked.sort(reverse=True)
        return [Choice(action, visits, won / visits) for visits, action, won in ranked]


def search(root: State, iterations: i64, seed: i64, guide: Guide | None = None) -> list[Choice]:
    """Search a position for the deciding seat; the same seed gives the same choices."""
    tree = Tree(root, seed, guide)
    tree.grow(iterations)
    return tree.choices()
