"""Resigning, running out of time, stand-ins, and the final places."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from tests.laws.toy import Pebbles, Toy
from tests.table.tables import started
from wanli.bots.levels import Level
from wanli.table.table import NO_SEAT, NotNow, Table
from wanli.table.terms import LiveClock


def test_with_two_players_the_other_wins_when_one_resigns() -> None:
    table = started("anna bert", "take 2")
    entry = table.resign(0)
    assert (entry.seat, entry.why) == (0, "resigned")
    assert (table.over, table.ending, table.turn) == (True, "resigned", NO_SEAT)
    assert table.places() == [2, 1]


def test_with_more_players_a_bot_plays_for_a_player_who_resigned() -> None:
    table = started("anna bert cleo")
    table.resign(1)
    assert (table.over, table.resigned, table.bot_of(1)) == (False, {1: "resigned"}, "strong")
    table.move(0, "take 1")
    assert table.move(1, "take 1", by_bot=True).by_bot
    with pytest.raises(NotNow, match="already-resigned"):
        table.resign(1)


def test_a_player_who_resigned_cannot_move_undo_or_make_requests() -> None:
    table = started("anna bert cleo", "take 1")
    table.resign(1)
    for command in (
        lambda: table.move(1, "take 1"),
        lambda: table.undo(1),
        lambda: table.ask(1, "end"),
    ):
        with pytest.raises(NotNow, match="already-resigned"):
            command()
    table.move(1, "take 1", by_bot=True)
    assert not table.may_undo(1)


def test_a_player_who_resigned_answers_no_requests_and_cannot_return() -> None:
    table = started("anna bert cleo", "take 1")
    table.resign(1)
    table.ask(0, "undo")
    assert table.seats_to_answer() == [2]
    with pytest.raises(NotNow, match="no-stand-in"):
        table.hand_back(1)
    with pytest.raises(NotNow, match="bot-already"):
        table.take_over(1, Level.STRONG)


def game_with_resignations(*resigning: int) -> Table:
    """A game of three in which the first seat takes most pebbles and these seats resign."""
    table = started("anna bert cleo")
    for seat in resigning:
        table.resign(seat)
    for text in ("take 2", "take 1", "take 1", "take 2"):
        if not table.over:
            table.move(table.turn, text, by_bot=True)
    return table


def test_a_player_who_resigned_is_last_even_with_most_points() -> None:
    table = game_with_resignations(0)
    assert (table.ending, table.started.scores) == ("played", [4, 1, 1])
    assert table.places() == [3, 1, 1]


@pytest.mark.parametrize(("resigning", "places"), [((0, 1), [3, 2, 1]), ((1, 0), [2, 3, 1])])
def test_the_first_player_to_resign_is_last(resigning: tuple[int, int], places: list[int]) -> None:
    table = game_with_resignations(*resigning)
    assert table.ending == "resigned"
    assert table.places() == places


def test_places_follow_from_points_and_may_be_shared() -> None:
    assert game_with_resignations().places() == [1, 2, 2]


def test_a_victory_may_be_shared() -> None:
    table = started("anna bert", "take 2", "take 2", "take 1", "take 1")
    assert table.places() == [1, 1]


class SecondWins(Pebbles):
    """Pebbles in which the second seat always wins."""

    def result(self, player: i64) -> float:
        return float(player == 1)


class TieBreak(Toy):
    """The toy with these rules."""

    state_type = SecondWins


def test_the_result_by_the_rules_breaks_a_tie_in_points() -> None:
    moves = ("take 2", "take 2", "take 1", "take 1")
    table = started("anna bert", *moves, game=TieBreak())
    assert table.started.scores == [3, 3]
    assert table.places() == [2, 1]


def test_a_running_game_has_no_places() -> None:
    assert started().places() == [None, None]


def test_a_player_who_runs_out_of_time_loses() -> None:
    table = started(clock=LiveClock(seconds=30, increment=10))
    entry = table.resign(0, seconds=31.5, out_of_time=True)
    assert (entry.why, entry.spent) == ("time", 30_000)
    assert table.clock.left == (0, 30_000)
    assert (table.ending, table.places()) == ("time", [2, 1])


@pytest.mark.parametrize("out_of_time", [True, False])
def test_the_last_player_to_leave_determines_the_kind_of_ending(out_of_time: bool) -> None:
    table = started("anna bert cleo", clock=LiveClock(seconds=30, increment=10))
    table.resign(0, out_of_time=not out_of_time)
    assert (table.ending, table.places()) == ("", [None, None, None])
    table.resign(1, out_of_time=out_of_time)
    assert table.ending == table.resigned[1] != table.resigned[0]
    assert table.places() == [3, 2, 1]


def test_a_stand_in_plays_until_the_person_returns() -> None:
    table = started("anna bert")
    at = table.position_version
    assert table.take_over(0, Level.STRONG).level == "strong"
    assert table.bot_of(0) == "strong"
    with pytest.raises(NotNow, match="bot-already"):
        table.take_over(0, Level.STRONG)
    table.move(0, "take 1", by_bot=True)
    table.hand_back(0)
    assert (table.bot_of(0), table.stand_ins, table.helped) == (None, {}, frozenset({0}))
    with pytest.raises(NotNow, match="no-stand-in"):
        table.hand_back(0)
    assert table.position_version == at + 2


def test_a_bot_gets_no_stand_in() -> None:
    table = started("anna bot", "take 1")
    table.move(1, "take 1", by_bot=True)
    assert table.helped == frozenset()
    assert table.bot_of(1) == "easy"
    with pytest.raises(NotNow, match="bot-already"):
        table.take_over(1, Level.STRONG)
