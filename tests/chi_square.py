"""A chi-square test: do counted draws fit the expected probabilities?"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from math import sqrt
from typing import TypeVar

Outcome = TypeVar("Outcome", bound=Hashable)
LIMIT = 4.5  # a fair source exceeds it once in 300,000 tests


def deviate(counts: Mapping[Outcome, int], weights: Mapping[Outcome, float]) -> float:
    """Return the chi-square statistic as a standard normal deviate (Wilson-Hilferty).

    About 0 for a fair source, large for an unfair one.
    """
    assert counts.keys() <= weights.keys(), "drawn, but impossible"
    draws, total = sum(counts.values()), sum(weights.values())
    chi_square = 0.0
    for outcome, weight in weights.items():
        expected = draws * weight / total
        assert expected >= 5, "too few draws to tell"
        chi_square += (counts.get(outcome, 0) - expected) ** 2 / expected
    spread = 2 / (9 * (len(weights) - 1))
    third_root = float((chi_square / (len(weights) - 1)) ** (1 / 3))
    return (third_root - (1 - spread)) / sqrt(spread)


def fair(counts: Mapping[Outcome, int], weights: Mapping[Outcome, float]) -> bool:
    """Return whether the counts fit the weights."""
    return abs(deviate(counts, weights)) < LIMIT
