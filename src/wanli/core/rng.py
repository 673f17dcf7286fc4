"""The random source of searches and tests; a seed gives the same numbers on every platform."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

LOW_32: Final[i64] = 0xFFFFFFFF
MULTIPLIER: Final[i64] = 2147483085
SALT: Final[i64] = 0x5DEECE66


@final
class Rng:
    """A fast reproducible random source: the same seed gives the same numbers everywhere.

    Use it for bots, tests and experiments. Its numbers can be predicted, so tables with people use
    `FairLuck`.

    Args:
        seed: Any number; only the lowest 32 bits count.

    Examples:
        >>> from wanli.core.rng import Rng
        >>> rng = Rng(7)
        >>> [int(rng.below(6)) for _ in range(5)]
        [0, 4, 2, 4, 0]
    """

    def __init__(self, seed: i64) -> None:
        low = scrambled(i64(seed) & LOW_32)
        self.state: i64 = ((scrambled(low ^ SALT) & 0x3FFFFFFF) << 32) + low
        for _ in range(4):
            self.below(1)

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1.

        Args:
            n: How many numbers there are to draw from, at most 2**32.
        """
        s: i64 = MULTIPLIER * (self.state & LOW_32) + (self.state >> 32)
        self.state = s
        return (((s & LOW_32) ^ (s >> 32)) * n) >> 32

    def shuffle(self, values: vec[i64], n: i64) -> None:
        """Put the first n values into a random order, in place.

        Args:
            values: The array.
            n: How many of its values to shuffle.
        """
        for i in range(1, n):
            j = self.below(i + 1)
            value = values[i]
            values[i] = values[j]
            values[j] = value


def scrambled(x: i64) -> i64:
    """Mix 32 bits, so that consecutive seeds do not give similar numbers."""
    x = (((x >> 16) ^ x) * 0x45D9F3B) & LOW_32
    x = (((x >> 16) ^ x) * 0x45D9F3B) & LOW_32
    return (x >> 16) ^ x
