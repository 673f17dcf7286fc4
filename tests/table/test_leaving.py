"""Resigning, running out of time, being away; and who came where in the end."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from tests.laws.toy import Pebbles, Toy
from tests.table.tables import started
from wanli.bots.levels import Level
from wanli.table.table import NOBODY, NotNow, Table
from wanli.table.terms import LiveClock


def test_of_two_the_other_wins() -> None:
    table = started("anna bert", "take 2")
    entry = table.resign(0)
    assert (entry.seat, entry.why) == (0, "resigned")
    assert (table.over, table.ending, table.turn) == (True, "resigned", NOBODY)
    assert table.places() == [2, 1]


def test_of_more_a_bot_plays_on() -> None:
    table = started("anna bert cleo")
    table.resign(1)
    assert (table.over, table.resigned, table.bot_of(1)) == (False, {1: "resigned"}, "strong")
    table.move(0, "take 1")
    assert table.move(1, "take 1", by_bot=True).by_bot
    with pytest.raises(NotNow, match="already-resigned"):
        table.resign(1)


def test_who_has_resigned_decides_and_asks_no_more() -> None:
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


def test_who_has_resigned_is_not_asked_and_cannot_return() -> None:
    table = started("anna bert cleo", "take 1")
    table.resign(1)
    table.ask(0, "undo")
    assert table.to_answer() == [2]
    with pytest.raises(NotNow, match="no-stand-in"):
        table.hand_back(1)
    with pytest.raises(NotNow, match="bot-already"):
        table.take_over(1, Level.STRONG)


def played_on(*resigning: int) -> Table:
    """Three play; the first takes all he can, and some resign in this order."""
    table = started("anna bert cleo")
    for seat in resigning:
        table.resign(seat)
    for text in ("take 2", "take 1", "take 1", "take 2"):
        if not table.over:
            table.move(table.turn, text, by_bot=True)
    return table


def test_who_resigned_comes_last_whatever_the_bot_has_won() -> None:
    table = played_on(0)
    assert (table.ending, table.started.scores) == ("played", [4, 1, 1])
    assert table.places() == [3, 1, 1]


@pytest.mark.parametrize(("resigning", "places"), [((0, 1), [3, 2, 1]), ((1, 0), [2, 3, 1])])
def test_who_resigned_first_comes_last(resigning: tuple[int, int], places: list[int]) -> None:
    table = played_on(*resigning)
    assert table.ending == "resigned"
    assert table.places() == places


def test_places_go_by_points_and_may_be_shared() -> None:
    assert played_on().places() == [1, 2, 2]


def test_a_victory_may_be_shared() -> None:
    table = started("anna bert", "take 2", "take 2", "take 1", "take 1")
    assert table.places() == [1, 1]


class SecondWins(Pebbles):
    """Pebbles whose rules break every tie for the second seat."""

    def result(self, player: i64) -> float:
        return float(player == 1)


class TieBreak(Toy):
    """The game of it."""

    state_type = SecondWins


def test_a_tie_on_points_goes_to_who_won_by_the_rules() -> None:
    moves = ("take 2", "take 2", "take 1", "take 1")
    table = started("anna bert", *moves, game=TieBreak())
    assert table.started.scores == [3, 3]
    assert table.places() == [2, 1]


def test_before_the_end_there_are_no_places() -> None:
    assert started().places() == [None, None]


def test_who_runs_out_of_time_has_lost() -> None:
    table = started(clock=LiveClock(seconds=30, increment=10))
    entry = table.resign(0, seconds=31.5, out_of_time=True)
    assert (entry.why, entry.spent) == ("time", 30_000)
    assert table.clock.left == (0, 30_000)
    assert (table.ending, table.places()) == ("time", [2, 1])


@pytest.mark.parametrize("out_of_time", [True, False])
def test_the_last_to_go_decides_what_the_end_is_called(out_of_time: bool) -> None:
    table = started("anna bert cleo", clock=LiveClock(seconds=30, increment=10))
    table.resign(0, out_of_time=not out_of_time)
    assert (table.ending, table.places()) == ("", [None, None, None])
    table.resign(1, out_of_time=out_of_time)
    assert table.ending == table.resigned[1] != table.resigned[0]
    assert table.places() == [3, 2, 1]


def test_a_bot_takes_over_until_the_person_is_back() -> None:
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


def test_nobody_takes_over_from_a_bot() -> None:
    table = started("anna bot", "take 1")
    table.move(1, "take 1", by_bot=True)
    assert table.helped == frozenset()
    assert table.bot_of(1) == "easy"
    with pytest.raises(NotNow, match="bot-already"):
        table.take_over(1, Level.STRONG)
