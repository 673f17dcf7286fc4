"""Confidence intervals for a share of victories, when games of one deal are not independent.

All rotations of a deal have the same luck, and a bot can have several seats in one game, so the
sampling unit is the deal. The variance between deals gives the effective number of independent
games, at most the number of seats, and Wilson's interval is computed from that number. (Korn and
Graubard 1998 do the same for surveys, with another interval.)
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

CONFIDENCE = 1.96  # for 95%

Deal = tuple[float, int]  # a bot's share of the victories in a deal, and its seats


def interval(deals: Sequence[Deal]) -> tuple[float, float]:
    """Return the 95% confidence interval of a bot's share of the victories per seat.

    Args:
        deals: The bot's share of the victories and its number of seats in each deal.

    Examples:
        >>> from wanli.arena.intervals import interval
        >>> low, high = interval([(1.0, 2), (2.0, 2), (1.0, 2)])
        >>> f"{low:.0%} to {high:.0%}"
        '13% to 96%'
    """
    seats = sum(n for _, n in deals)
    p = sum(share for share, _ in deals) / seats
    n, z = effective_games(deals), quantile(len(deals))
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    reach = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def effective_games(deals: Sequence[Deal]) -> float:
    """Return the number of independent games with the same information as the deals.

    Args:
        deals: The bot's share of the victories and its number of seats in each deal.
    """
    count, seats = len(deals), sum(n for _, n in deals)
    p = sum(share for share, _ in deals) / seats
    off = sum((share - p * n) ** 2 for share, n in deals)
    if count < 2 or not off:
        return float(count)
    variance = count / (count - 1) * off / seats**2
    return min(float(seats), p * (1 - p) / variance)


def quantile(deals: int) -> float:
    """Return Student's quantile for a number of deals, by the first terms of its expansion.

    Args:
        deals: The number of deals.
    """
    z, freedom = CONFIDENCE, max(1, deals - 1)
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
