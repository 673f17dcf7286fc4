"""Matches: rotated seats, reproducible games, shares with confidence intervals."""

from __future__ import annotations

import pytest

from wanli.arena.match import SEED_DISTANCE, Fixture, Outcome, Standings, fixtures, play
from wanli.arena.pools import each, workers

GAMES = ["chang-cheng", "great-wall"]


def test_every_bot_has_every_seat_in_every_deal() -> None:
    games = fixtures("great-wall", ["easy", "random", "medium"], 6, 10, {})
    assert [game.seats for game in games[:3]] == [
        ("easy", "random", "medium"),
        ("random", "medium", "easy"),
        ("medium", "easy", "random"),
    ]
    first = 10 * SEED_DISTANCE
    assert [game.seed for game in games] == [first] * 3 + [first + 1] * 3


@pytest.mark.parametrize("bots", [["easy", "random"] * 2, ["easy", "easy"], ["easy"] * 5])
def test_no_game_of_a_match_occurs_twice(bots: list[str]) -> None:
    games = fixtures("great-wall", bots, 24, 1, {})
    assert len(set(games)) == 24


def test_matches_with_different_seeds_share_no_game() -> None:
    one, two = (fixtures("great-wall", ["easy", "random"], 100, seed, {}) for seed in (1, 2))
    assert not set(one) & set(two)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_has_the_same_result_with_any_number_of_processes(game: str) -> None:
    games = fixtures(game, ["easy", "random"], 4, 3, {})
    alone = [play(fixture) for fixture in games]
    with workers(2) as (pool, _):
        assert [outcome for _, outcome in sorted(each(play, games, pool))] == alone
    assert [play(f).scores for f in fixtures(game, ["easy", "random"], 4, 4, {})] != [
        outcome.scores for outcome in alone
    ]


def test_options_are_passed_to_the_games() -> None:
    fixture = Fixture("chang-cheng", ("random", "random"), 1, (("mode", "plain"),))
    other = Fixture("chang-cheng", ("random", "random"), 1, (("mode", "two-colours"),))
    assert play(fixture).moves != play(other).moves


def test_shares_and_points_are_added_up_for_each_bot() -> None:
    standings = Standings()
    fixture = Fixture("great-wall", ("strong", "easy", "strong"), 1)
    standings.add(Outcome(fixture, (10, 20, 20), (0.0, 0.5, 0.5), 90))
    strong, easy = standings.by_bot["strong"], standings.by_bot["easy"]
    assert (strong.seats, strong.share, strong.points) == (2, 0.5, 30)
    assert (easy.seats, easy.share, easy.points) == (1, 0.5, 20)
    assert standings.games == 1


def test_games_of_one_deal_count_as_one_sample() -> None:
    alike, apart = Standings(), Standings()
    for number in range(40):
        for turn in range(2):
            one = Fixture("great-wall", ("strong", "easy"), number)
            won = float(number % 2)
            alike.add(Outcome(one, (1, 0), (won, 1 - won), 90))
            two = Fixture("great-wall", ("strong", "easy"), 2 * number + turn)
            apart.add(Outcome(two, (1, 0), (won, 1 - won), 90))
    low, high = alike.by_bot["strong"].interval
    less, more = apart.by_bot["strong"].interval
    assert (high - low) / (more - less) == pytest.approx(2**0.5, rel=0.05)
