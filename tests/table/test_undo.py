"""Undo and takebacks: never, by the rules only, or by agreement, but never across a draw."""

from __future__ import annotations

import random

import pytest

from tests.table.tables import BY_NAME, position, started
from wanli.core.errors import NoUndo
from wanli.core.rng import Rng
from wanli.games import game
from wanli.table.entries import Asked, Undone
from wanli.table.table import Table
from wanli.table.terms import DAY, ClockTerms, DaysClock, LiveClock


def test_takebacks_cannot_be_requested_if_undo_is_never_allowed() -> None:
    table = started("anna bert", "take 1", undo="never")
    assert not table.may_undo(0)
    with pytest.raises(NoUndo, match="undo-never"):
        table.undo(0)
    with pytest.raises(NoUndo, match="undo-never"):
        table.ask(0, "undo")


def test_by_the_rules_a_seat_can_undo_its_own_last_move() -> None:
    table = started(undo="law")
    before = position(table)
    table.move(0, "take 1")
    assert table.may_undo(0)
    assert not table.may_undo(1)
    entry = table.undo(0)
    assert entry == Undone(0, 2)
    assert (position(table), table.turn) == (before, 0)
    assert (table.version, table.position_version, table.lengths) == (3, 3, [0, 2, 3, 2])


def test_by_the_rules_undo_does_not_cross_the_move_of_another_seat() -> None:
    table = started("anna bert", "take 1", "take 1", undo="law")
    with pytest.raises(NoUndo, match="no-undo"):
        table.undo(0)


def test_by_the_rules_a_reveal_cannot_be_undone() -> None:
    table = started("anna bert", "show", undo="law")
    assert not table.may_undo(0)
    with pytest.raises(NoUndo, match="no-undo"):
        table.undo(0)


def test_takebacks_cannot_be_requested_if_undo_follows_the_rules_only() -> None:
    table = started("anna bert", "take 1", "take 1", undo="law")
    with pytest.raises(NoUndo, match="undo-not-asked-for"):
        table.ask(0, "undo")


def test_the_move_of_a_bot_cannot_be_undone() -> None:
    table = started("anna bot", "take 1", "take 1")
    assert not table.may_undo(1)


def test_a_takeback_by_agreement_may_cross_moves_of_others() -> None:
    table = started("anna bert cleo")
    before = position(table)
    for seat in range(3):
        table.move(seat, "take 1")
    assert table.takeback_target(0) == 3
    assert table.ask(0, "undo") == Asked(0, "undo", 3)
    table.answer(1, True)
    assert table.answer(2, True) == Undone(0, 3, agreed=True)
    assert (position(table), table.turn, table.lengths[-1]) == (before, 0, 3)


def test_a_takeback_by_agreement_may_cross_a_reveal() -> None:
    table = started("anna bert", "show")
    table.ask(0, "undo")
    table.answer(1, True)
    assert table.lengths[-1] == 2


def test_a_seat_that_has_not_moved_cannot_request_a_takeback() -> None:
    table = started()
    assert table.takeback_target(1) == -1
    with pytest.raises(NoUndo, match="undo-crosses-luck"):
        table.ask(1, "undo")


def until_luck(table: Table, rng: Rng) -> int:
    """Play at random until a move is followed by draws, and return its seat."""
    while True:
        legal = table.started.legal()
        entry = table.move(table.turn, legal[rng.below(len(legal))])
        if entry.draws:
            return entry.seat


@pytest.mark.parametrize("name", ["chang-cheng", "great-wall"])
def test_no_takeback_crosses_a_draw_even_by_agreement(name: str) -> None:
    table = started("anna bert cleo", game=game(name))
    mover = until_luck(table, Rng(3))
    for seat in range(3):
        assert table.takeback_target(seat) == -1
        assert not table.may_undo(seat)
        with pytest.raises(NoUndo, match="undo-crosses-luck"):
            table.ask(seat, "undo")
    with pytest.raises(NoUndo, match="no-undo"):
        table.undo(mover)


def test_undo_and_a_new_move_gain_no_increment() -> None:
    table = started(clock=LiveClock(seconds=60, increment=10))
    for _ in range(3):
        table.move(0, "take 1", seconds=4)
        table.undo(0)
    assert table.clock.left == (48_000, 60_000)
    table.move(0, "take 1")
    assert table.clock.left == (58_000, 60_000)


def test_undo_and_a_new_move_gain_no_time_on_a_days_clock() -> None:
    table, full = started(clock=DaysClock(days=2)), 2 * DAY * 1000
    for _ in range(3):
        table.move(0, "take 1", seconds=4)
        table.undo(0)
    assert table.clock.left == (full - 12_000, full)
    table.move(0, "take 1")
    table.move(1, "take 1")
    assert table.clock.left[0] == full


def test_undo_of_a_decision_within_a_turn_gains_no_time() -> None:
    table = in_the_middle_of_a_turn(DaysClock(days=1))
    seat, text = table.turn, table.started.moves[-1].text
    for _ in range(3):
        had = table.clock.left[seat]
        table.undo(seat, seconds=5)
        table.move(seat, text, seconds=1)
        assert (table.turn, table.clock.left[seat]) == (seat, had - 6000)


def test_after_a_takeback_by_agreement_a_days_clock_starts_afresh() -> None:
    table, full = started(clock=DaysClock(days=1)), DAY * 1000
    table.move(0, "take 1", seconds=DAY)
    table.move(1, "take 1", seconds=10)
    table.ask(0, "undo")
    table.answer(1, True)
    assert (table.turn, table.clock.left[0]) == (0, full)


def test_after_a_takeback_a_player_has_at_least_the_increment() -> None:
    table = started(clock=LiveClock(seconds=30, increment=10))
    table.move(0, "take 1", seconds=30)
    table.move(1, "take 1", seconds=1)
    table.ask(0, "undo")
    table.answer(1, True)
    assert table.clock.left == (10_000, 29_000)


def test_time_spent_before_an_undo_is_charged() -> None:
    table = in_the_middle_of_a_turn(LiveClock(seconds=60, increment=0))
    seat = table.turn
    assert table.undo(seat, seconds=20).spent == 20_000
    assert table.clock.left[seat] == 40_000


def test_after_an_undo_a_player_has_at_least_a_second() -> None:
    table = in_the_middle_of_a_turn(LiveClock(seconds=10, increment=5))
    seat = table.turn
    had = table.clock.left[seat] / 1000
    table.undo(seat, seconds=had - 1)
    assert table.clock.left[seat] == 1000


def in_the_middle_of_a_turn(clock: ClockTerms) -> Table:
    """A table at which a seat has moved, may undo, and has to decide again."""
    table = started(game=BY_NAME["chang-cheng"], clock=clock)
    seat, chance = -1, random.Random(1)
    while not (table.turn == seat and table.may_undo(seat)):
        seat = table.turn
        table.move(seat, chance.choice(table.view(seat).legal))
    return table
