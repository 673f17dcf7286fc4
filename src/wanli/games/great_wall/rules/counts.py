"""How many of each kind: seven small counts and their sum, packed into one number.

A hand, a deck and a player's cards at a wall are such numbers. Cards are added by adding `one` so
many times, and the k-th card is found without a loop, whose end no processor foresees.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.games.great_wall.rules.material import KINDS

NONE: Final[i64] = 0
ROOM: Final[i64] = 6  # bits for each count
MOST: Final[i64] = 0b111111
SUM: Final[i64] = 42  # where the sum lies: above the seven counts
ONE_IN_ALL: Final[i64] = 0x400_0000_0000  # 1 << SUM
# in the room of every kind but the last, which nothing follows
ONES: Final[i64] = 0b000001_000001_000001_000001_000001_000001
TOPS: Final[i64] = 0b100000_100000_100000_100000_100000_100000
FULL: Final[i64] = 0b111111_111111_111111_111111_111111_111111


def one(kind: i64) -> i64:
    """One thing of a kind."""
    return ONE_IN_ALL + (ONE_IN_ALL >> SUM - kind * ROOM)


def count(counts: i64, kind: i64) -> i64:
    """How many are of a kind."""
    return counts >> kind * ROOM & MOST


def size(counts: i64) -> i64:
    """How many there are in all."""
    return counts >> SUM & MOST


def pick(counts: i64, k: i64) -> i64:
    """The kind of the k-th thing, from 0: as many as there are kinds that end before it."""
    ends = (counts & FULL) * ONES & FULL  # for each kind, how many things there are up to its end
    ended = (k * ONES + TOPS - ends) & TOPS  # the top is left where that is not above k
    return (ended >> ROOM - 1) * ONES >> 5 * ROOM & MOST  # all of them added up


@final
class Unpacked:
    """Packed counts of all seats, read like an array by seat * KINDS + kind."""

    def __init__(self, packed: vec[i64]) -> None:
        self.packed = packed

    def __getitem__(self, at: i64) -> i64:
        return count(self.packed[at // KINDS], at % KINDS)
