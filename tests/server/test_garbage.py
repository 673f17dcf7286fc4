"""The server looks for old garbage when it is idle, and not while somebody waits."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from wanli.server import garbage
from wanli.server.garbage import DUE, LOAD, Tidier, spare

Looks = list[int]  # the generations that were looked at
A_LOOK = 5.0  # seconds of work


class Machine:
    """The clock, and how long this process has worked."""

    def __init__(self) -> None:
        self.now = self.worked = 0.0

    def work(self, seconds: float) -> None:
        """Work for so long."""
        self.now += seconds
        self.worked += seconds


@pytest.fixture(autouse=True)
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    """The machine that the server thinks it runs on."""
    machine = Machine()
    monkeypatch.setattr(garbage, "perf_counter", lambda: machine.now)
    monkeypatch.setattr(garbage, "process_time", lambda: machine.worked)
    return machine


@pytest.fixture
def looks(machine: Machine) -> Iterator[Looks]:
    """What the collector does; nothing by itself, and every look is work."""
    seen: Looks = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            seen.append(info["generation"])
            machine.work(A_LOOK)

    gc.collect()
    gc.disable()
    gc.callbacks.append(note)
    yield seen
    gc.callbacks.remove(note)
    gc.enable()


def look_at_young(looks: Looks, generation: int) -> None:
    """More often than what has outlived it can wait for."""
    for _ in range(DUE[generation] + 1):
        gc.collect(generation - 1)
    looks.clear()


@pytest.mark.parametrize("generation", DUE)
async def test_an_idle_server_tidies_up(looks: Looks, generation: int, machine: Machine) -> None:
    look_at_young(looks, generation)
    tidier = Tidier()
    machine.now += 1
    await tidier.maybe_tidy_up()
    assert looks == [generation]


async def test_who_has_nothing_old_is_left_alone(looks: Looks, machine: Machine) -> None:
    tidier = Tidier()
    machine.now += 1
    await tidier.maybe_tidy_up()
    assert looks == []


async def test_nobody_waits_while_it_looks(looks: Looks, machine: Machine) -> None:
    look_at_young(looks, 1)
    tidier = Tidier()
    machine.work(0.2)
    machine.now += 0.8
    await tidier.maybe_tidy_up()
    assert looks == []
    machine.now += 1
    await tidier.maybe_tidy_up()
    assert looks == [1]


async def test_its_own_look_does_not_count_as_work(looks: Looks, machine: Machine) -> None:
    look_at_young(looks, 2)
    tidier = Tidier()
    machine.now += 1
    await tidier.maybe_tidy_up()
    assert looks == [2]
    then = machine.now, machine.worked
    look_at_young(looks, 1)
    machine.now, machine.worked = then  # the looks of the test are not the server's work
    machine.now += 1
    await tidier.maybe_tidy_up()
    assert looks == [1]


def test_under_load_it_looks_at_little_at_a_time() -> None:
    before = gc.get_threshold()
    try:
        spare()
        assert gc.get_threshold() == LOAD
        assert gc.get_freeze_count() > 0
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
