"""Confidence intervals of shares: Wilson's for independent games, wider for shared deals."""

from __future__ import annotations

import random
from math import exp

import pytest

from wanli.arena.intervals import Deal, effective_games, interval, quantile

RUNS = 400


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 100, 0.0, 0.0370), (900, 1000, 0.8799, 0.9171)],
)
def test_with_one_game_per_deal_the_interval_is_wilsons(
    wins: int, games: int, low: float, high: float
) -> None:
    deals = [(float(i < wins), 1) for i in range(games)]
    assert interval(deals) == pytest.approx((low, high), abs=0.002)


def correlated_deals(deals: int, games: int, luck: random.Random) -> list[Deal]:
    """Random deals that favour one of two bots in all their games."""
    found: list[Deal] = []
    for _ in range(deals):
        chance = 1 / (1 + exp(-luck.gauss(0, 2)))
        found.append((float(sum(luck.random() < chance for _ in range(games))), games))
    return found


def coverage(deals: int, games: int) -> float:
    """The share of intervals that contain the true share of one half."""
    hits = 0
    for run in range(RUNS):
        low, high = interval(correlated_deals(deals, games, random.Random(run)))
        hits += low <= 0.5 <= high
    return hits / RUNS


@pytest.mark.parametrize(("deals", "games"), [(10, 4), (50, 2), (100, 5)])
def test_95_percent_of_the_intervals_contain_the_true_share(deals: int, games: int) -> None:
    assert 0.93 < coverage(deals, games) < 0.99


def test_games_with_the_same_deal_widen_the_interval() -> None:
    assert effective_games(correlated_deals(500, 5, random.Random(1))) < 0.6 * 5 * 500
    assert effective_games([(1.0, 2), (0.0, 2), (2.0, 2)]) <= 6
    assert effective_games([(2.0, 2)] * 7) == 7  # equal deals say nothing about their variance


def test_fewer_deals_give_a_wider_interval() -> None:
    assert quantile(2) > quantile(5) > quantile(50) > 1.96
    assert quantile(11) == pytest.approx(2.228, abs=0.01)  # from a table of Student's t
    low, high = interval([(1.0, 1)])
    assert low < 0.1
    assert high == 1
