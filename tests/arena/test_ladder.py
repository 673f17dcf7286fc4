"""Ladders: balanced fixtures of all bots in all seats, and reproducible games."""

from __future__ import annotations

from collections import Counter
from importlib.util import find_spec
from itertools import groupby, permutations
from math import comb

import pytest

from wanli.arena.ladder import Ladder, contestants, fixtures, timed
from wanli.arena.match import SEED_DISTANCE, Fixture, Outcome, play
from wanli.arena.pools import each, workers
from wanli.bots import LEVELS, bot

FIELD = ["random", "easy", "novice", "medium", "strong", "master", "plain"]
every_ladder = pytest.mark.parametrize(
    ("count", "players"), [(count, players) for count in range(2, 8) for players in range(2, 6)]
)


def ladder_fixtures(count: int, players: int, games: int, seed: int) -> list[Fixture]:
    return fixtures("great-wall", players, FIELD[:count], games, seed, {})


def by_deal(games: list[Fixture]) -> list[list[Fixture]]:
    return [list(deal) for _, deal in groupby(games, key=lambda game: game.seed)]


def spread(counts: Counter[str], names: list[str]) -> int:
    found = [counts[name] for name in names]
    return max(found) - min(found)


# ---- fixtures --------------------------------------------------------------------------------
@every_ladder
def test_after_every_deal_each_bot_has_had_every_seat_equally_often(
    count: int, players: int
) -> None:
    seats = [Counter[str]() for _ in range(players)]
    for deal in by_deal(ladder_fixtures(count, players, 45 * players, 11))[:-1]:
        for fixture in deal:
            for seat, name in enumerate(fixture.seats):
                seats[seat][name] += 1
        assert all(one == seats[0] for one in seats)
        assert spread(seats[0], FIELD[:count]) <= 2


@every_ladder
def test_no_fixture_of_a_ladder_occurs_twice(count: int, players: int) -> None:
    games = ladder_fixtures(count, players, 60, 13)
    assert len(set(games)) == 60


@every_ladder
def test_after_every_round_all_pairs_of_bots_have_met_equally_often(
    count: int, players: int
) -> None:
    deals = comb(count, players % count if count <= players else players)
    met: Counter[tuple[str, str]] = Counter()
    found = by_deal(ladder_fixtures(count, players, (2 * deals + 1) * players, 12))
    for number, deal in enumerate(found[: 2 * deals], 1):
        for fixture in deal:
            met.update(pair for pair in permutations(fixture.seats, 2) if pair[0] != pair[1])
        if number % deals == 0:
            assert len(met) == count * (count - 1)
            assert len(set(met.values())) == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_deal_is_played_with_every_rotation_of_the_seats(players: int) -> None:
    games = ladder_fixtures(7, players, 10 * players, 3)
    for start in range(0, len(games), players):
        deal = games[start : start + players]
        assert {game.seed for game in deal} == {3 * SEED_DISTANCE + start // players}
        order = deal[0].seats
        turned = [order[turn:] + order[:turn] for turn in range(players)]
        assert [game.seats for game in deal] == turned


def test_every_bot_follows_every_other_equally_often() -> None:
    games = ladder_fixtures(4, 4, 400, 1)
    after = Counter(
        pair for game in games for pair in zip(game.seats, game.seats[1:], strict=False)
    )
    assert len(after) == 12
    assert max(after.values()) - min(after.values()) <= 3


def test_a_longer_ladder_begins_with_the_same_games() -> None:
    assert ladder_fixtures(5, 2, 90, 4)[:31] == ladder_fixtures(5, 2, 31, 4)


def test_another_seed_gives_other_deals_and_fixtures() -> None:
    one, other = ladder_fixtures(5, 3, 30, 1), ladder_fixtures(5, 3, 30, 2)
    assert [game.seats for game in one] != [game.seats for game in other]
    assert not {game.seed for game in one} & {game.seed for game in other}


def test_options_are_passed_to_the_fixtures() -> None:
    games = fixtures("great-wall", 2, FIELD[:2], 1, 1, {"b": "2", "a": "1"})
    assert games[0].options == (("a", "1"), ("b", "2"))


# ---- contestants -----------------------------------------------------------------------------
def test_the_contestants_are_all_levels_and_baselines_without_time_limits() -> None:
    names = contestants()
    levels = [name.partition("@")[0] for name in names]
    assert {*LEVELS, "random", "plain"} <= set(levels)
    assert "greedy" not in levels  # greedy is the level easy
    assert ("openspiel" in levels) == (find_spec("pyspiel") is not None)
    assert len(set(names)) == len(names)
    assert not any(map(timed, names))
    for name in names:
        bot(name, 1)


def test_bots_with_a_time_limit_are_recognised() -> None:
    assert timed("plain@20ms")
    assert not timed("plain@20")
    assert not timed("random")
    assert not timed("program:anything")


# ---- reproducible games ----------------------------------------------------------------------
def test_a_ladder_has_the_same_result_in_other_processes() -> None:
    games = fixtures("great-wall", 2, ["random", "novice", "medium@2"], 6, 5, {})
    here, there = Ladder(), Ladder()
    for number, fixture in reversed(list(enumerate(games))):
        here.add(number, play(fixture))
    with workers(2) as (pool, _):
        for number, outcome in each(play, games, pool):
            there.add(number, outcome)
    assert there.outcomes == here.outcomes
    assert there.checksum() == here.checksum()
    assert there.ratings() == here.ratings()


def test_a_different_outcome_changes_the_checksum() -> None:
    fixture = Fixture("great-wall", ("random", "easy"), 1)
    one, other = Ladder(), Ladder()
    one.add(0, Outcome(fixture, (30, 20), (1.0, 0.0), 90))
    other.add(0, Outcome(fixture, (30, 21), (1.0, 0.0), 90))
    assert one.checksum() != other.checksum()


def test_a_game_added_twice_is_counted_once() -> None:
    fixture = Fixture("great-wall", ("random", "easy"), 1)
    ladder = Ladder()
    ladder.add(3, Outcome(fixture, (10, 20), (0.0, 1.0), 90))
    ladder.add(3, Outcome(fixture, (10, 20), (0.0, 1.0), 90))
    assert ladder.games == 1
    assert [one.games for one in ladder.ratings()] == [1, 1]


def test_a_game_without_a_winner_gives_no_ratings() -> None:
    ladder = Ladder()
    ladder.add(0, Outcome(Fixture("great-wall", ("random", "easy"), 1), (1, 1), (0.0, 0.0), 90))
    assert ladder.games == 1
    assert ladder.ratings() == []
