"""The nodes of a search tree, stored as rows of two flat arrays.

A node is a chosen move, or what a viewer observed of another seat's move or of a draw. Its number
is its row. 0 is the root; nothing leads back to the root, so 0 also means "none". Moves that look
the same to the viewer share one subtree: the next decision cannot depend on which was played.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.state import zeros
from wanli.search.guide import reals

ROOT: Final[i64] = 0
NONE: Final[i64] = 0
NO_SEAT: Final[i64] = -2
NO_ACTION: Final[i64] = -1
FIRST_CAPACITY: Final[i64] = 256

# the columns of `counts`
COLUMNS: Final[i64] = 9
ACTION: Final[i64] = 0
MOVER: Final[i64] = 1  # the seat that made the move, or CHANCE
CHILD: Final[i64] = 2  # the newest child
NEXT: Final[i64] = 3  # the next older sibling
VISITS: Final[i64] = 4
AVAILABLE: Final[i64] = 5  # number of visits in which it was legal
SEEN: Final[i64] = 6  # the action as the viewer sees it
BELOW: Final[i64] = 7  # the node that holds the children: this one, or one that looks the same
PASSED: Final[i64] = 8  # iterations that passed through here to any child
# the columns of `values`
VALUES: Final[i64] = 2
WON: Final[i64] = 0  # the mover's shares of the victory, summed over all visits
PRIOR: Final[i64] = 1


@final
class Nodes:
    """All nodes of one tree."""

    def __init__(self) -> None:
        self.used: i64 = 0
        self.capacity: i64 = FIRST_CAPACITY
        self.counts: vec[i64] = zeros(FIRST_CAPACITY * COLUMNS)
        self.values: vec[float] = reals(FIRST_CAPACITY * VALUES)

    def add(self, parent: i64, action: i64, mover: i64, seen: i64, prior: float) -> i64:
        """Add a child to a node and return it; the very first node is the root."""
        if self.used == self.capacity:
            self.double_capacity()
        node = self.used
        self.used += 1
        at, counts = node * COLUMNS, self.counts
        counts[at + ACTION] = action
        counts[at + MOVER] = mover
        counts[at + AVAILABLE] = 1
        counts[at + SEEN] = seen
        counts[at + BELOW] = node if node == ROOT else self.shared(parent, mover, seen, node)
        self.values[node * VALUES + PRIOR] = prior
        if node != ROOT:
            counts[at + NEXT] = counts[parent * COLUMNS + CHILD]
            counts[parent * COLUMNS + CHILD] = node
        return node

    def shared(self, parent: i64, mover: i64, seen: i64, new: i64) -> i64:
        """Return the sibling that looks the same and holds the shared children, or the new node."""
        counts = self.counts
        child = i64(counts[parent * COLUMNS + CHILD])
        while child != NONE:
            at = child * COLUMNS
            if counts[at + SEEN] == seen and counts[at + MOVER] == mover:
                return counts[at + BELOW]
            child = counts[at + NEXT]
        return new

    def observed(self, parent: i64, mover: i64, seen: i64) -> i64:
        """Return the child for an observed move or draw; add it on the first observation."""
        counts = self.counts
        child = i64(counts[parent * COLUMNS + CHILD])
        while child != NONE:
            at = child * COLUMNS
            if counts[at + SEEN] == seen and counts[at + MOVER] == mover:
                return child
            child = counts[at + NEXT]
        return self.add(parent, seen, mover, seen, 1.0)

    def double_capacity(self) -> None:
        """Copy the nodes into arrays of twice the size."""
        counts, values = zeros(2 * self.capacity * COLUMNS), reals(2 * self.capacity * VALUES)
        for i in range(self.capacity * COLUMNS):
            counts[i] = self.counts[i]
        for i in range(self.capacity * VALUES):
            values[i] = self.values[i]
        self.counts, self.values = counts, values
        self.capacity *= 2

    def children(self, node: i64) -> list[int]:
        """Return the children of a node, the oldest first."""
        found: list[int] = []
        child = i64(self.counts[node * COLUMNS + CHILD])
        while child != NONE:
            found.append(int(child))
            child = self.counts[child * COLUMNS + NEXT]
        found.reverse()
        return found

    def subtree(self, node: i64) -> Nodes:
        """Return a copy of the tree below a node, with that node as its root."""
        copy, olds = new_tree(), [int(node)]
        copy.copy_statistics(self, node, ROOT)
        done = 0
        while done < len(olds):
            for child in self.children(olds[done]):
                at = child * COLUMNS
                action, mover = i64(self.counts[at + ACTION]), i64(self.counts[at + MOVER])
                seen, prior = i64(self.counts[at + SEEN]), self.values[child * VALUES + PRIOR]
                copy.copy_statistics(self, child, copy.add(done, action, mover, seen, prior))
                olds.append(child)
            done += 1
        return copy

    def backpropagate(self, path: vec[i64], depth: i64, gains: vec[float]) -> None:
        """Count a visit of every node on a path and add each mover's share of the victory."""
        counts, values = self.counts, self.values
        counts[ROOT * COLUMNS + PASSED] += 1
        before = ROOT
        for i in range(depth):
            node = i64(path[i])
            if node == before:  # a draw that has no node yet
                continue
            at = node * COLUMNS
            counts[at + VISITS] += 1
            before = counts[at + BELOW]
            counts[before * COLUMNS + PASSED] += 1
            if counts[at + MOVER] >= 0:
                values[node * VALUES + WON] += gains[counts[at + MOVER]]

    def copy_statistics(self, other: Nodes, theirs: i64, mine: i64) -> None:
        """Copy the visits and results of a node of another tree."""
        for column in (VISITS, AVAILABLE, PASSED):
            self.counts[mine * COLUMNS + column] = other.counts[theirs * COLUMNS + column]
        self.values[mine * VALUES + WON] = other.values[theirs * VALUES + WON]


def new_tree() -> Nodes:
    """Return a tree that has only its root."""
    nodes = Nodes()
    nodes.add(ROOT, NO_ACTION, NO_SEAT, NO_ACTION, 1.0)
    return nodes
