"""Information-set tree search over any game that keeps the contract of `State`.

Every iteration deals anew what the seat that decides cannot know, goes down by how well each move
did when it was available, tries one new move and plays on. It starts from an imagined position, so
whatever is hidden from the seat is hidden from the search.

There are two trees, and every move and draw leads on in both. In `mine` the seat decides, by what
it has seen itself on the way: it may answer to the card it draws, and must answer alike to what it
cannot tell apart, such as a card laid face down. In `others` all other seats decide, by what
everybody has seen, so that they do not answer to the secrets of the seat.

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
from wanli.core.state import CHANCE, MAX_MOVES, WATCHER, State, zeros
from wanli.search.guide import SEATS, Guide, reals
from wanli.search.nodes import (
    ACTION,
    AVAILABLE,
    BELOW,
    CHILD,
    LINE,
    MOVER,
    NEXT,
    NONE,
    PAIR,
    PASSED,
    PRIOR,
    TOP,
    VISITS,
    WON,
    Nodes,
    tree,
)
from wanli.search.playout import guided, playout

EXPLORE: Final = 0.7  # of the plain search
TRIED: Final[i64] = -1
DEEPEST: Final[i64] = 512  # moves and draws from the top of the tree
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
        self.mine = tree()
        self.others = tree()
        self.moves: vec[i64] = zeros(MAX_MOVES)
        self.weights: vec[float] = reals(MAX_MOVES)
        self.gains: vec[float] = reals(SEATS)  # what the iteration brought each seat
        self.my_path: vec[i64] = zeros(DEEPEST)
        self.their_path: vec[i64] = zeros(DEEPEST)
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
        """Walk down until something new was met, and play it."""
        mine, others = self.mine, self.others
        here, there, known = TOP, TOP, mine.used + others.used
        self.depth = 0
        while not state.over and self.depth < DEEPEST and mine.used + others.used == known:
            mover = state.current
            if mover == self.seat:
                here = self.choose(mine, here, state)
                action = i64(mine.counts[here * LINE + ACTION])
                there = others.met(there, mover, state.seen_as(action, WATCHER))
            elif mover == CHANCE:
                action = state.draw(self.rng)
                here = self.drawn(mine, here, state.seen_as(action, self.seat))
                there = self.drawn(others, there, state.seen_as(action, WATCHER))
            else:
                there = self.choose(others, there, state)
                action = others.counts[there * LINE + ACTION]
                here = mine.met(here, mover, state.seen_as(action, self.seat))
            state.apply(action)
            self.my_path[self.depth] = here
            self.their_path[self.depth] = there
            self.depth += 1
            here, there = mine.counts[here * LINE + BELOW], others.counts[there * LINE + BELOW]

    def drawn(self, nodes: Nodes, node: i64, seen: i64) -> i64:
        """The node for how a draw looks, or this one again while few have been here."""
        if nodes.counts[node * LINE + PASSED] < self.guide.luck_after:
            return node
        return nodes.met(node, CHANCE, seen)

    def choose(self, nodes: Nodes, node: i64, state: State) -> i64:
        """The most promising move of who decides, or one that was never tried here."""
        n = state.legal(self.moves)
        best = self.compare(nodes, node, state.current, n)
        if best == NONE or self.wants_more(nodes, node, n):
            return self.try_one(nodes, node, state, n)
        return best

    def compare(self, nodes: Nodes, node: i64, mover: i64, n: i64) -> i64:
        """The most promising of the moves tried before, and in `untried` how many were not."""
        moves, mark, counts, values = self.moves, self.mark, nodes.counts, nodes.values
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
            if counts[at + MOVER] == mover and mark[action] == stamp:
                mark[action] = TRIED
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

    def wants_more(self, nodes: Nodes, node: i64, n: i64) -> bool:
        """Whether a new move is to be tried; with a guide the visits have to grow before it is."""
        if self.plain or self.untried == 0:
            return self.untried > 0
        passed = float(i64(nodes.counts[node * LINE + PASSED]))
        return float(n - self.untried) < self.guide.width * sqrt(passed)

    def try_one(self, nodes: Nodes, node: i64, state: State, n: i64) -> i64:
        """Add one of the moves that were never tried: any, or the one that looks best."""
        if not self.plain:
            return self.try_best(nodes, node, state, n)
        skip = self.rng.below(self.untried)
        for i in range(n):
            action = i64(self.moves[i])
            if self.mark[action] == self.stamp:
                if skip == 0:
                    return self.add(nodes, node, state, action, 1.0)
                skip -= 1
        raise AssertionError("no move was left to try")

    def try_best(self, nodes: Nodes, node: i64, state: State, n: i64) -> i64:
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
        return self.add(nodes, node, state, moves[best], weights[best] / total)

    def add(self, nodes: Nodes, node: i64, state: State, action: i64, prior: float) -> i64:
        """A node for a move about to be played, which looks to others as it does to everybody."""
        mover = state.current
        seen = action if mover == self.seat else state.seen_as(action, WATCHER)
        return nodes.add(node, action, mover, seen, prior)

    def learn(self, state: State) -> None:
        """Tell every move on the way how the game ended for who made it."""
        self.guide.shares(state, self.gains)
        self.mine.learn(self.my_path, self.depth, self.gains)
        self.others.learn(self.their_path, self.depth, self.gains)

    def known(self) -> int:
        """How many iterations it has in mind; those of moves that were not played are gone."""
        return int(self.mine.counts[TOP * LINE + PASSED])

    def follow(self, action: i64, root: State) -> bool:
        """Go on below a move of the seat that was played; whether the search had tried it."""
        for child in self.mine.children(TOP):
            if self.mine.counts[child * LINE + ACTION] == action:
                seen = self.root.seen_as(action, WATCHER)
                self.others = self.others.below(self.others.met(TOP, self.seat, seen))
                self.mine = self.mine.below(child)
                self.root = root
                return True
        return False

    def choices(self) -> list[Choice]:
        """The moves of the searched position, the most tried first.

        A tree that goes on has moves of other positions, too: luck might have led there.
        """
        counts, ranked = self.mine.counts, list[tuple[int, int, float]]()
        legal = self.root.actions()
        for child in self.mine.children(TOP):
            visits, action = int(counts[child * LINE + VISITS]), int(counts[child * LINE + ACTION])
            if counts[child * LINE + MOVER] == self.seat and action in legal:
                ranked.append((visits, action, self.mine.values[child * PAIR + WON]))
        ranked.sort(reverse=True)
        return [Choice(action, visits, won / visits) for visits, action, won in ranked]


def search(root: State, iterations: i64, seed: i64, guide: Guide | None = None) -> list[Choice]:
    """Search a position for the seat that decides; the same seed gives the same answer."""
    tree = Tree(root, seed, guide)
    tree.grow(iterations)
    return tree.choices()
