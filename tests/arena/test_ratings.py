"""Ratings: known strengths are estimated, intervals cover them, and none is infinite."""

from __future__ import annotations

import random
from math import log10

import pytest

from wanli.arena.ratings import Rating, Result, ratings

TRUE = {"random": 0.0, "easy": 150.0, "medium": 300.0, "strong": 550.0}
BOTS = sorted(TRUE)


def simulated(games: int, players: int, luck: random.Random) -> list[Result]:
    """Simulated games between bots of known ratings."""
    found: list[Result] = []
    for _ in range(games):
        seats = luck.sample(BOTS, players)
        winner = luck.choices(range(players), [10 ** (TRUE[name] / 400) for name in seats])[0]
        found.append(Result(tuple(seats), tuple(float(i == winner) for i in range(players))))
    return found


def by_name(results: list[Result]) -> dict[str, Rating]:
    return {one.bot: one for one in ratings(results)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_known_strengths_are_estimated_correctly(players: int) -> None:
    found = ratings(simulated(4000, players, random.Random(players)))
    assert [one.bot for one in found] == ["strong", "medium", "easy", "random"]
    for one in found:
        assert one.rating == pytest.approx(TRUE[one.bot], abs=40)


@pytest.mark.parametrize("players", [2, 3])
def test_95_percent_of_the_intervals_contain_the_true_rating(players: int) -> None:
    middle = sum(TRUE.values()) / len(TRUE)
    inside = 0
    for run in range(60):
        found = ratings(simulated(150, players, random.Random(run)))
        centre = sum(one.rating for one in found) / len(found)
        inside += sum(
            one.low - centre < TRUE[one.bot] - middle < one.high - centre for one in found
        )
    assert 0.90 < inside / 240 < 0.99


def test_games_of_one_deal_count_as_one_sample_for_ratings() -> None:
    games = simulated(150, 2, random.Random(3))
    apart = by_name(games)
    fourfold = [
        Result(one.bots, one.shares, deal) for deal, one in enumerate(games) for _ in range(4)
    ]  # the same deal has the same winner
    for name, one in by_name(fourfold).items():
        assert one.high - one.low == pytest.approx(apart[name].high - apart[name].low, rel=0.15)


def test_four_times_as_many_games_halve_the_interval() -> None:
    games = simulated(300, 2, random.Random(1))
    few, many = by_name(games), by_name(games * 4)
    for name in BOTS:
        ratio = (many[name].high - many[name].low) / (few[name].high - few[name].low)
        assert ratio == pytest.approx(0.5, abs=0.02)


def test_the_ratings_of_two_bots_follow_from_their_share() -> None:
    results = [Result(("a", "b"), (1.0, 0.0))] * 750 + [Result(("b", "a"), (1.0, 0.0))] * 250
    found = by_name(results)
    assert found["a"].rating == pytest.approx(400 * log10(3), abs=1)
    assert found["b"].rating == 0  # the weakest bot, as the bot random does not play
    assert (found["a"].games, found["a"].share) == (1000, 0.75)


def test_a_shared_victory_counts_as_half_a_victory() -> None:
    shared = by_name([Result(("a", "b"), (0.5, 0.5))] * 10)
    in_turn = by_name([Result(("a", "b"), (1.0, 0.0)), Result(("a", "b"), (0.0, 1.0))] * 5)
    for name, one in shared.items():
        assert (one.games, one.share) == (in_turn[name].games, in_turn[name].share)
        assert one.rating == pytest.approx(in_turn[name].rating) == pytest.approx(0)


def test_a_bot_that_wins_or_loses_every_game_has_a_finite_rating() -> None:
    few = by_name([Result(("strong", "random"), (1.0, 0.0))] * 10)
    many = by_name([Result(("strong", "random"), (1.0, 0.0))] * 1000)
    assert 300 < few["strong"].rating < many["strong"].rating < 2000
    assert few["strong"].low < few["strong"].rating < few["strong"].high
    assert few["random"].rating == 0


def test_bots_that_never_met_are_rated_through_common_opponents() -> None:
    up = [Result(("b", "a"), (1.0, 0.0))] * 30 + [Result(("b", "a"), (0.0, 1.0))] * 10
    on = [Result(("c", "b"), (1.0, 0.0))] * 30 + [Result(("c", "b"), (0.0, 1.0))] * 10
    found = by_name(up + on)
    assert found["c"].rating == pytest.approx(2 * found["b"].rating, rel=0.02)


def test_ratings_do_not_depend_on_the_order_of_games_and_seats() -> None:
    games = simulated(200, 3, random.Random(2))
    turned = [Result(one.bots[::-1], one.shares[::-1]) for one in reversed(games)]
    for one, other in zip(ratings(games), ratings(turned), strict=True):
        assert (one.bot, one.games) == (other.bot, other.games)
        assert one.rating == pytest.approx(other.rating)


def test_without_games_there_are_no_ratings() -> None:
    assert ratings([]) == []
