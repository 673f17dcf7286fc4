"""Boxes of tiles: the top tile is face up, the rest is face down (RE-1.4, RE-2.2).

Face-down tiles have no order until they are drawn; a box only stores how many of them are left.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.core.state import filled
from wanli.games.rise_of_empires.rules.material import NOTHING

EMPTY: Final[i64] = -1


@final
class Boxes:
    """All boxes of progress tiles, or all boxes of territory tiles."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.shown: vec[i64] = NOTHING  # box -> kind, or EMPTY
        self.left: vec[i64] = NOTHING  # box -> number of face-down tiles
        self.unseen: vec[i64] = NOTHING  # kind -> number of face-down tiles in all boxes
        self.gone: vec[i64] = NOTHING  # kind -> number of discarded tiles (RE-2.3)

    def clone(self) -> Boxes:
        b = Boxes()
        b.count = self.count
        b.shown = self.shown[:]
        b.left = self.left[:]
        b.unseen = self.unseen[:]
        b.gone = self.gone[:]
        return b

    def next_empty(self, box: i64) -> i64:
        """Return the first box from `box` on that shows no tile but has tiles left, or EMPTY."""
        for b in range(box, self.count):
            if self.shown[b] == EMPTY and self.left[b] > 0:
                return b
        return EMPTY

    def show(self, box: i64, kind: i64) -> None:
        """Turn up a tile of a kind in a box."""
        self.shown[box] = kind
        self.left[box] -= 1
        self.unseen[kind] -= 1

    def take(self, box: i64) -> i64:
        """Remove the shown tile from its box and return its kind."""
        kind = i64(self.shown[box])
        self.shown[box] = EMPTY
        return kind

    def discard(self, box: i64) -> None:
        """RE-2.3: remove the shown tile from the game."""
        self.gone[self.take(box)] += 1

    def pick(self, first: i64, end: i64, rng: Rng) -> i64:
        """Return the kind of a random unseen tile, among the kinds from `first` to before `end`."""
        unseen = self.unseen
        total: i64 = 0
        for kind in range(first, end):
            total += i64(unseen[kind])
        rest = rng.below(total)
        for kind in range(first, end):
            rest -= i64(unseen[kind])
            if rest < 0:
                return kind
        raise AssertionError("no tile is left to show")


def new_boxes(count: i64, each: i64, tiles: vec[i64]) -> Boxes:
    """Return boxes with `each` tiles per box, all face down."""
    b = Boxes()
    b.count = count
    b.shown = filled(count, EMPTY)
    b.left = filled(count, each)
    b.unseen = tiles[:]
    b.gone = filled(i64(len(tiles)), 0)
    return b
