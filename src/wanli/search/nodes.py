"""The nodes of a search tree, each a line of numbers in two long arrays.

A node is a move at some point of the tree. Its number is where its line is; 0 is the top, and as
nothing leads back to the top, 0 also stands for none.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.state import zeros
from wanli.search.guide import reals

TOP: Final[i64] = 0
NONE: Final[i64] = 0
NO_SEAT: Final[i64] = -1
NO_ACTION: Final[i64] = -1
FIRST_ROOM: Final[i64] = 256

# a line of counts
LINE: Final[i64] = 6
ACTION: Final[i64] = 0
MOVER: Final[i64] = 1  # the seat that made the move
CHILD: Final[i64] = 2  # the newest move after it
NEXT: Final[i64] = 3  # the next older move beside it
VISITS: Final[i64] = 4
AVAILABLE: Final[i64] = 5  # how often it could have been chosen
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

    def add(self, parent: i64, action: i64, mover: i64, prior: float) -> i64:
        """A new node below another one; the first of all is the top."""
        if self.used == self.room:
            self.make_room()
        node = self.used
        self.used += 1
        at, counts = node * LINE, self.counts
        counts[at + ACTION] = action
        counts[at + MOVER] = mover
        counts[at + AVAILABLE] = 1
        self.values[node * PAIR + PRIOR] = prior
        if node != TOP:
            counts[at + NEXT] = counts[parent * LINE + CHILD]
            counts[parent * LINE + CHILD] = node
        return node

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
        copy, olds = Nodes(), [int(node)]
        copy.take(self, node, copy.add(TOP, NO_ACTION, NO_SEAT, 1.0))
        done = 0
        while done < len(olds):
            for child in self.children(olds[done]):
                at = child * LINE
                action, mover = i64(self.counts[at + ACTION]), i64(self.counts[at + MOVER])
                prior = self.values[child * PAIR + PRIOR]
                copy.take(self, child, copy.add(done, action, mover, prior))
                olds.append(child)
            done += 1
        return copy

    def take(self, other: Nodes, theirs: i64, mine: i64) -> None:
        """What another tree knows of a node."""
        self.counts[mine * LINE + VISITS] = other.counts[theirs * LINE + VISITS]
        self.counts[mine * LINE + AVAILABLE] = other.counts[theirs * LINE + AVAILABLE]
        self.values[mine * PAIR + WON] = other.values[theirs * PAIR + WON]
