"""Boxes of face-down tiles of which the uppermost is shown (RE-1.4, RE-2.2).

What lies below has no order until it is shown: a box only knows how many tiles it has left.
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
    """All boxes of progress, or of territory."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.shown: vec[i64] = NOTHING  # box -> kind, or EMPTY
        self.left: vec[i64] = NOTHING  # box -> tiles below
        self.unseen: vec[i64] = NOTHING  # kind -> tiles that lie in some box
        self.gone: vec[i64] = NOTHING  # kind -> tiles that were discarded (RE-2.3)

    def clone(self) -> Boxes:
        b = Boxes()
        b.count = self.count
        b.shown = self.shown[:]
        b.left = self.left[:]
        b.unseen = self.unseen[:]
        b.gone = self.gone[:]
        return b

    def next_empty(self, box: i64) -> i64:
        """From this box on, the first that shows nothing but has tiles left; else EMPTY."""
        for b in range(box, self.count):
            if self.shown[b] == EMPTY and self.left[b] > 0:
                return b
        return EMPTY

    def show(self, box: i64, kind: i64) -> None:
        """A tile is turned up."""
        self.shown[box] = kind
        self.left[box] -= 1
        self.unseen[kind] -= 1

    def take(self, box: i64) -> i64:
        """The shown tile leaves its box."""
        kind = i64(self.shown[box])
        self.shown[box] = EMPTY
        return kind

    def discard(self, box: i64) -> None:
        """RE-2.3: the shown tile leaves the game."""
        self.gone[self.take(box)] += 1

    def pick(self, first: i64, end: i64, rng: Rng) -> i64:
        """One of the unseen tiles of the kinds from first to end, each as likely."""
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
    """All tiles face down."""
    b = Boxes()
    b.count = count
    b.shown = filled(count, EMPTY)
    b.left = filled(count, each)
    b.unseen = tiles[:]
    b.gone = filled(i64(len(tiles)), 0)
    return b
