"""Clocks: what a decision costs, and a watch that machine clocks and down time do not disturb."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.tables import started
from wanli.table.clock import Clock, Watch
from wanli.table.terms import DAY, ClockTerms, DaysClock, LiveClock, NoClock

LIVE = LiveClock(seconds=60, increment=10)


class Time:
    """A machine whose clock can be set."""

    def __init__(self) -> None:
        self.shown = 1_000_000.0
        self.passed = 50.0

    def time(self) -> float:
        """What its clock shows."""
        return self.shown

    def monotonic(self) -> float:
        """What has really passed."""
        return self.passed

    def wait(self, seconds: float) -> None:
        """Time goes by."""
        self.shown += seconds
        self.passed += seconds


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The machine that the watch looks at."""
    machine = Time()
    monkeypatch.setattr("wanli.table.clock.time", machine)
    return machine


def test_without_a_clock_nothing_is_spent() -> None:
    clock = Clock.new(NoClock(), 2)
    assert (clock.runs, clock.left, clock.spent(0, 1000)) == (False, (0, 0), 0)


def test_a_live_clock_runs_down_and_gets_some_more_with_each_decision() -> None:
    table = started(clock=LIVE)
    assert table.clock.left == (60_000, 60_000)
    assert table.move(0, "take 1", seconds=15.25).spent == 15_250
    assert table.clock.left == (54_750, 60_000)
    table.move(1, "take 1", seconds=2)
    assert table.clock.left == (54_750, 68_000)


def test_days_are_the_same_for_each_turn() -> None:
    table = started(clock=DaysClock(days=2))
    full = 2 * DAY * 1000
    assert table.clock.left == (full, full)
    assert table.move(0, "take 1", seconds=DAY).spent == DAY * 1000
    assert table.clock.shown(table.turn) == [full, full]
    table.move(1, "take 1", seconds=DAY)
    assert table.clock.left == (full, full - DAY * 1000)
    assert table.clock.shown(table.turn) == [full, full]


def test_who_resigns_gets_no_time_for_it() -> None:
    table = started("anna bert cleo", clock=LIVE)
    table.resign(0, seconds=20)
    assert table.clock.left == (40_000, 60_000, 60_000)


@pytest.mark.parametrize("terms", [NoClock(), LIVE, DaysClock(days=1)])
@settings(max_examples=30, deadline=None, derandomize=True, database=None)
@given(times=st.lists(st.floats(0, 10 * DAY), max_size=6))
def test_nobody_spends_more_than_is_left(terms: ClockTerms, times: list[float]) -> None:
    clock = Clock.new(terms, 2)
    for seconds in times:
        spent = clock.spent(1, seconds)
        assert 0 <= spent <= clock.left[1]
        clock = clock.after(1, spent)
        assert clock.left[1] >= 0
    assert clock.left[0] == Clock.new(terms, 2).left[0]


def test_a_watch_shows_the_time(machine: Time) -> None:
    watch = Watch()
    assert watch.now() == 1_000_000
    machine.wait(7)
    assert (watch.now(), watch.since(1_000_002)) == (1_000_007, 5)
    assert watch.when(1_000_002, 5) == watch.now()


@pytest.mark.parametrize("jump", [-3600, 3600])
def test_a_watch_never_jumps(machine: Time, jump: float) -> None:
    watch = Watch()
    machine.wait(5)
    machine.shown += jump
    assert (watch.now(), watch.since(1_000_000)) == (1_000_005, 5)


def test_time_without_a_server_is_not_counted(machine: Time) -> None:
    began, last_alive = 1_000_000 - 500, 1_000_000 - 300
    watch = Watch([(last_alive, 1_000_000)])
    assert watch.since(began) == 200
    machine.wait(10)
    assert watch.since(began) == 210
    assert watch.when(began, 210) == watch.now()


def test_a_decision_that_began_while_nobody_was_there_begins_now(machine: Time) -> None:
    watch = Watch([(1_000_000 - 300, 1_000_000)])
    machine.wait(10)
    assert watch.since(1_000_000 - 100) == 10
    assert watch.since(1_000_004) == 6


def test_a_new_watch_knows_of_as_many_pauses_as_a_new_site() -> None:
    assert Watch().pauses == []  # or the first beat would show every clock anew


def test_every_pause_counts_and_a_moment_in_two_of_them_once(machine: Time) -> None:
    now = machine.shown
    watch = Watch([(now - 310, now - 200), (now - 500, now - 300), (now - 20, now)])
    assert watch.since(now - 600) == 600 - 300 - 20
    assert watch.since(now - 400) == 400 - 200 - 20
    assert watch.when(now - 600, 280) == now


def test_a_decision_from_the_future_has_taken_no_time(machine: Time) -> None:
    assert Watch().since(machine.shown + 100) == 0
