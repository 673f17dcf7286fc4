"""Intervals of shares: as Wilson's where every game is a try of its own, honest where it is not."""

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
def test_where_every_game_is_a_deal_it_is_wilsons(
    wins: int, games: int, low: float, high: float
) -> None:
    deals = [(float(i < wins), 1) for i in range(games)]
    assert interval(deals) == pytest.approx((low, high), abs=0.002)


def lucky(deals: int, games: int, luck: random.Random) -> list[Deal]:
    """Deals that favour a bot or its rival in all their games, seats turned or not."""
    found: list[Deal] = []
    for _ in range(deals):
        chance = 1 / (1 + exp(-luck.gauss(0, 2)))
        found.append((float(sum(luck.random() < chance for _ in range(games))), games))
    return found


def covered(deals: int, games: int) -> float:
    """How often the interval has the true share, which is a half."""
    hits = 0
    for run in range(RUNS):
        low, high = interval(lucky(deals, games, random.Random(run)))
        hits += low <= 0.5 <= high
    return hits / RUNS


@pytest.mark.parametrize(("deals", "games"), [(10, 4), (50, 2), (100, 5)])
def test_nineteen_of_twenty_intervals_have_the_truth(deals: int, games: int) -> None:
    assert 0.93 < covered(deals, games) < 0.99


def test_games_that_share_their_luck_are_worth_less_than_they_are() -> None:
    assert effective_games(lucky(500, 5, random.Random(1))) < 0.6 * 5 * 500
    assert effective_games([(1.0, 2), (0.0, 2), (2.0, 2)]) <= 6
    assert (
        effective_games([(2.0, 2)] * 7) == 7
    )  # no deal was different: nothing is known about them


def test_few_deals_are_less_sure_than_many() -> None:
    assert quantile(2) > quantile(5) > quantile(50) > 1.96
    assert quantile(11) == pytest.approx(2.228, abs=0.01)  # of a table of Student's t
    low, high = interval([(1.0, 1)])
    assert low < 0.1
    assert high == 1
