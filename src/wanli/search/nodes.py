"""The nodes of a search tree, each a line of numbers in two long arrays.

A node is a move that was chosen at some point of the tree, or what was seen there of a move or of
luck. Its number is where its line is; 0 is the top, and as nothing leads back to the top, 0 also
stands for none. Moves that look alike go on in the same node: who comes next cannot tell which.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.state import zeros
from wanli.search.guide import reals

TOP: Final[i64] = 0
NONE: Final[i64] = 0
NO_SEAT: Final[i64] = -2
NO_ACTION: Final[i64] = -1
FIRST_ROOM: Final[i64] = 256

# a line of counts
LINE: Final[i64] = 9
ACTION: Final[i64] = 0
MOVER: Final[i64] = 1  # the seat that made the move; CHANCE: luck
CHILD: Final[i64] = 2  # the newest move after it
NEXT: Final[i64] = 3  # the next older move beside it
VISITS: Final[i64] = 4
AVAILABLE: Final[i64] = 5  # how often it could have been chosen
SEEN: Final[i64] = 6  # the action as it is seen
BELOW: Final[i64] = 7  # the node whose children come next: this one, or one that looks like it
PASSED: Final[i64] = 8  # how often the search went on from here, by whichever move
# a line of values
PAIR: Final[i64] = 2
WON: Final[i64] = 0  # what the mover has won by it, all visits together
PRIOR: Final[i64] = 1  # how likely it looked at first


@final
class Nodes:
    """All nodes of one tree."""

    def __init__(self) -> None:
        self.used: i64 = 0
        self.room: i64 = FIRST_ROOM
        self.counts: vec[i64] = zeros(FIRST_ROOM * LINE)
        self.values: vec[float] = reals(FIRST_ROOM * PAIR)

    def add(self, parent: i64, action: i64, mover: i64, seen: i64, prior: float) -> i64:
        """A new node below another one; the first of all is the top."""
        if self.used == self.room:
            self.make_room()
        node = self.used
        self.used += 1
        at, counts = node * LINE, self.counts
        counts[at + ACTION] = action
        counts[at + MOVER] = mover
        counts[at + AVAILABLE] = 1
        counts[at + SEEN] = seen
        counts[at + BELOW] = node if node == TOP else self.alike(parent, mover, seen, node)
        self.values[node * PAIR + PRIOR] = prior
        if node != TOP:
            counts[at + NEXT] = counts[parent * LINE + CHILD]
            counts[parent * LINE + CHILD] = node
        return node

    def alike(self, parent: i64, mover: i64, seen: i64, new: i64) -> i64:
        """Where a move goes on: where one does that looks the same, or in its own node."""
        counts = self.counts
        child = i64(counts[parent * LINE + CHILD])
        while child != NONE:
            at = child * LINE
            if counts[at + SEEN] == seen and counts[at + MOVER] == mover:
                return counts[at + BELOW]
            child = counts[at + NEXT]
        return new

    def met(self, parent: i64, mover: i64, seen: i64) -> i64:
        """The node of a move or a draw that was not chosen here but seen; a new one at first."""
        counts = self.counts
        child = i64(counts[parent * LINE + CHILD])
        while child != NONE:
            at = child * LINE
            if counts[at + SEEN] == seen and counts[at + MOVER] == mover:
                return child
            child = counts[at + NEXT]
        return self.add(parent, seen, mover, seen, 1.0)

    def make_room(self) -> None:
        """Twice as much."""
        counts, values = zeros(2 * self.room * LINE), reals(2 * self.room * PAIR)
        for i in range(self.room * LINE):
            counts[i] = self.counts[i]
        for i in range(self.room * PAIR):
            values[i] = self.values[i]
        self.counts, self.values = counts, values
        self.room *= 2

    def children(self, node: i64) -> list[int]:
        """The moves after a move, the oldest first."""
        found: list[int] = []
        child = i64(self.counts[node * LINE + CHILD])
        while child != NONE:
            found.append(int(child))
            child = self.counts[child * LINE + NEXT]
        found.reverse()
        return found

    def below(self, node: i64) -> Nodes:
        """A tree of its own, in which this node is the top."""
        copy, olds = tree(), [int(node)]
        copy.take(self, node, TOP)
        done = 0
        while done < len(olds):
            for child in self.children(olds[done]):
                at = child * LINE
                action, mover = i64(self.counts[at + ACTION]), i64(self.counts[at + MOVER])
                seen, prior = i64(self.counts[at + SEEN]), self.values[child * PAIR + PRIOR]
                copy.take(self, child, copy.add(done, action, mover, seen, prior))
                olds.append(child)
            done += 1
        return copy

    def learn(self, path: vec[i64], depth: i64, gains: vec[float]) -> None:
        """Count the nodes of a way down, and what each has brought its mover."""
        counts, values = self.counts, self.values
        counts[TOP * LINE + PASSED] += 1
        before = TOP
        for i in range(depth):
            node = i64(path[i])
            if node == before:  # luck has not led on
                continue
            at = node * LINE
            counts[at + VISITS] += 1
            before = counts[at + BELOW]
            counts[before * LINE + PASSED] += 1
            if counts[at + MOVER] >= 0:
                values[node * PAIR + WON] += gains[counts[at + MOVER]]

    def take(self, other: Nodes, theirs: i64, mine: i64) -> None:
        """What another tree knows of a node."""
        for column in (VISITS, AVAILABLE, PASSED):
            self.counts[mine * LINE + column] = other.counts[theirs * LINE + column]
        self.values[mine * PAIR + WON] = other.values[theirs * PAIR + WON]


def tree() -> Nodes:
    """Nodes with nothing but the top."""
    nodes = Nodes()
    nodes.add(TOP, NO_ACTION, NO_SEAT, NO_ACTION, 1.0)
    return nodes
