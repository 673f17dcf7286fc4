"""How sure a share of victories is, when games of one deal are no independent tries.

All turns of a deal have the same luck, and a bot may have several seats in one game; so the unit
is the deal. How much the deals differ says how many independent tries the games were worth, never
more than there were seats; with so many tries Wilson's interval is taken. (Korn and Graubard 1998
do the same for surveys, with another interval.)
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

CONFIDENCE = 1.96  # 95 %

Deal = tuple[float, int]  # the share of the victories that a bot had there, and its seats


def interval(deals: Sequence[Deal]) -> tuple[float, float]:
    """The 95 % interval of a bot's share of the victories per seat."""
    seats = sum(n for _, n in deals)
    p = sum(share for share, _ in deals) / seats
    n, z = worth(deals), quantile(len(deals))
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    reach = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def worth(deals: Sequence[Deal]) -> float:
    """The independent tries that the deals were worth; deals that are all alike, one try each."""
    count, seats = len(deals), sum(n for _, n in deals)
    p = sum(share for share, _ in deals) / seats
    off = sum((share - p * n) ** 2 for share, n in deals)
    if count < 2 or not off:
        return float(count)
    variance = count / (count - 1) * off / seats**2
    return min(float(seats), p * (1 - p) / variance)


def quantile(deals: int) -> float:
    """Student's quantile for so many deals, by the first terms of its expansion."""
    z, freedom = CONFIDENCE, max(1, deals - 1)
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
