"""Clocks: the time a decision costs, and a watch that ignores clock jumps and downtime."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.tables import started
from wanli.table.clock import Clock, Watch
from wanli.table.terms import DAY, ClockTerms, DaysClock, LiveClock, NoClock

LIVE = LiveClock(seconds=60, increment=10)


class FakeTime:
    """A fake `time` module whose clock can be set."""

    def __init__(self) -> None:
        self.shown = 1_000_000.0
        self.passed = 50.0

    def time(self) -> float:
        """The time of the machine's clock."""
        return self.shown

    def monotonic(self) -> float:
        """The time that has passed."""
        return self.passed

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.shown += seconds
        self.passed += seconds


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    """The fake time that the watch uses."""
    machine = FakeTime()
    monkeypatch.setattr("wanli.table.clock.time", machine)
    return machine


def test_without_a_clock_no_time_is_spent() -> None:
    clock = Clock.new(NoClock(), 2)
    assert (clock.runs, clock.left, clock.spent(0, 1000)) == (False, (0, 0), 0)


def test_a_live_clock_runs_down_and_gains_an_increment_per_decision() -> None:
    table = started(clock=LIVE)
    assert table.clock.left == (60_000, 60_000)
    assert table.move(0, "take 1", seconds=15.25).spent == 15_250
    assert table.clock.left == (54_750, 60_000)
    table.move(1, "take 1", seconds=2)
    assert table.clock.left == (54_750, 68_000)


def test_a_days_clock_gives_the_full_time_in_each_turn() -> None:
    table = started(clock=DaysClock(days=2))
    full = 2 * DAY * 1000
    assert table.clock.left == (full, full)
    assert table.move(0, "take 1", seconds=DAY).spent == DAY * 1000
    assert table.clock.display(table.turn) == [full, full]
    table.move(1, "take 1", seconds=DAY)
    assert table.clock.left == (full, full - DAY * 1000)
    assert table.clock.display(table.turn) == [full, full]


def test_a_resignation_gains_no_increment() -> None:
    table = started("anna bert cleo", clock=LIVE)
    table.resign(0, seconds=20)
    assert table.clock.left == (40_000, 60_000, 60_000)


@pytest.mark.parametrize("terms", [NoClock(), LIVE, DaysClock(days=1)])
@settings(max_examples=30, deadline=None, derandomize=True, database=None)
@given(times=st.lists(st.floats(0, 10 * DAY), max_size=6))
def test_no_decision_spends_more_time_than_is_left(terms: ClockTerms, times: list[float]) -> None:
    clock = Clock.new(terms, 2)
    for seconds in times:
        spent = clock.spent(1, seconds)
        assert 0 <= spent <= clock.left[1]
        clock = clock.after(1, spent)
        assert clock.left[1] >= 0
    assert clock.left[0] == Clock.new(terms, 2).left[0]


def test_a_watch_shows_the_time(machine: FakeTime) -> None:
    watch = Watch()
    assert watch.now() == 1_000_000
    machine.wait(7)
    assert (watch.now(), watch.since(1_000_002)) == (1_000_007, 5)
    assert watch.when(1_000_002, 5) == watch.now()


@pytest.mark.parametrize("jump", [-3600, 3600])
def test_a_watch_ignores_jumps_of_the_machines_clock(machine: FakeTime, jump: float) -> None:
    watch = Watch()
    machine.wait(5)
    machine.shown += jump
    assert (watch.now(), watch.since(1_000_000)) == (1_000_005, 5)


def test_a_watch_does_not_count_downtime(machine: FakeTime) -> None:
    began, last_alive = 1_000_000 - 500, 1_000_000 - 300
    watch = Watch([(last_alive, 1_000_000)])
    assert watch.since(began) == 200
    machine.wait(10)
    assert watch.since(began) == 210
    assert watch.when(began, 210) == watch.now()


def test_a_decision_that_began_in_a_downtime_counts_from_its_end(machine: FakeTime) -> None:
    watch = Watch([(1_000_000 - 300, 1_000_000)])
    machine.wait(10)
    assert watch.since(1_000_000 - 100) == 10
    assert watch.since(1_000_004) == 6


def test_a_new_watch_has_no_pauses() -> None:
    assert Watch().pauses == []  # or the first heartbeat would send every clock again


def test_overlapping_pauses_are_not_counted_twice(machine: FakeTime) -> None:
    now = machine.shown
    watch = Watch([(now - 310, now - 200), (now - 500, now - 300), (now - 20, now)])
    assert watch.since(now - 600) == 600 - 300 - 20
    assert watch.since(now - 400) == 400 - 200 - 20
    assert watch.when(now - 600, 280) == now


def test_a_decision_with_a_future_start_has_taken_no_time(machine: FakeTime) -> None:
    assert Watch().since(machine.shown + 100) == 0
