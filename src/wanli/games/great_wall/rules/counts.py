"""Counts of the seven kinds and their sum, packed into one number.

Hands, decks and a player's cards at a wall use this form. To add cards, add a multiple of `one`.
`pick` finds the k-th card without a loop, because its branches would be mispredicted.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.games.great_wall.rules.material import KINDS

NONE: Final[i64] = 0
ROOM: Final[i64] = 6  # bits for each count
MOST: Final[i64] = 0b111111
SUM: Final[i64] = 42  # the position of the sum: above the seven counts
ONE_IN_ALL: Final[i64] = 0x400_0000_0000  # 1 << SUM
# bits of six fields: all kinds but the last, since no kind follows it
ONES: Final[i64] = 0b000001_000001_000001_000001_000001_000001
TOPS: Final[i64] = 0b100000_100000_100000_100000_100000_100000
FULL: Final[i64] = 0b111111_111111_111111_111111_111111_111111


def one(kind: i64) -> i64:
    """Return the packed counts of a single item of a kind."""
    return ONE_IN_ALL + (ONE_IN_ALL >> SUM - kind * ROOM)


def count(counts: i64, kind: i64) -> i64:
    """Return the count of a kind."""
    return counts >> kind * ROOM & MOST


def size(counts: i64) -> i64:
    """Return the sum of all counts."""
    return counts >> SUM & MOST


def pick(counts: i64, k: i64) -> i64:
    """Return the kind of the k-th item, from 0: the number of kinds that end at or before it."""
    ends = (counts & FULL) * ONES & FULL  # for each kind, the number of items up to its end
    ended = (k * ONES + TOPS - ends) & TOPS  # the top bit stays set where the end is at most k
    return (ended >> ROOM - 1) * ONES >> 5 * ROOM & MOST  # the sum of these bits


@final
class Unpacked:
    """Packed counts of all seats, indexed like an array by seat * KINDS + kind."""

    def __init__(self, packed: vec[i64]) -> None:
        self.packed = packed

    def __getitem__(self, at: i64) -> i64:
        return count(self.packed[at // KINDS], at % KINDS)
