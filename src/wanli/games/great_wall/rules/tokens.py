"""Counts of tokens by value, packed into one number: the supply and the players' piles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ROOM: Final[i64] = 4  # bits for each value
MOST: Final[i64] = 0b1111
POINTS: Final[i64] = 40  # the position of a pile's sum: above the counts
ONE_POINT: Final[i64] = 0x100_0000_0000  # 1 << POINTS


def one_token(value: i64) -> i64:
    """Return the packed counts of a single token of a value."""
    return ONE_POINT >> POINTS - value * ROOM


def one_taken(value: i64) -> i64:
    """Return a single token of a value in a pile, including its points."""
    return one_token(value) + value * ONE_POINT


def tokens_of(tokens: i64, value: i64) -> i64:
    """Return the number of tokens of a value."""
    return tokens >> value * ROOM & MOST


def points_of(pile: i64) -> i64:
    """Return the points of a pile."""
    return pile >> POINTS


def pick_token(tokens: i64, k: i64) -> i64:
    """Return the value of the k-th token, from 0."""
    value: i64 = 0
    while k >= tokens & MOST:
        k -= tokens & MOST
        tokens >>= ROOM
        value += 1
    return value
