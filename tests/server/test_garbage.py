"""The server collects old generations only when it is idle."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from wanli.server import garbage
from wanli.server.garbage import DUE, THRESHOLDS, IdleCollector, tune_collector

Collections = list[int]  # the collected generations
COLLECTION_TIME = 5.0  # seconds of CPU time per collection


class Machine:
    """A fake clock and CPU time of this process."""

    def __init__(self) -> None:
        self.now = self.cpu_time = 0.0

    def work(self, seconds: float) -> None:
        """Use the CPU for some seconds."""
        self.now += seconds
        self.cpu_time += seconds


@pytest.fixture(autouse=True)
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    """Replace the clocks of the module by the fake ones."""
    machine = Machine()
    monkeypatch.setattr(garbage, "perf_counter", lambda: machine.now)
    monkeypatch.setattr(garbage, "process_time", lambda: machine.cpu_time)
    return machine


@pytest.fixture
def collections(machine: Machine) -> Iterator[Collections]:
    """Record collections; automatic ones are off, and each one uses CPU time."""
    collected: Collections = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            collected.append(info["generation"])
            machine.work(COLLECTION_TIME)

    gc.collect()
    gc.disable()
    gc.callbacks.append(note)
    yield collected
    gc.callbacks.remove(note)
    gc.enable()


def make_due(collections: Collections, generation: int) -> None:
    """Collect the younger generation until this one is due."""
    for _ in range(DUE[generation] + 1):
        gc.collect(generation - 1)
    collections.clear()


@pytest.mark.parametrize("generation", DUE)
async def test_an_idle_server_collects_what_is_due(
    collections: Collections, generation: int, machine: Machine
) -> None:
    make_due(collections, generation)
    collector = IdleCollector()
    machine.now += 1
    await collector.maybe_collect()
    assert collections == [generation]


async def test_nothing_is_collected_when_nothing_is_due(
    collections: Collections, machine: Machine
) -> None:
    collector = IdleCollector()
    machine.now += 1
    await collector.maybe_collect()
    assert collections == []


async def test_a_busy_server_does_not_collect(collections: Collections, machine: Machine) -> None:
    make_due(collections, 1)
    collector = IdleCollector()
    machine.work(0.2)
    machine.now += 0.8
    await collector.maybe_collect()
    assert collections == []
    machine.now += 1
    await collector.maybe_collect()
    assert collections == [1]


async def test_a_collection_does_not_count_as_work(
    collections: Collections, machine: Machine
) -> None:
    make_due(collections, 2)
    collector = IdleCollector()
    machine.now += 1
    await collector.maybe_collect()
    assert collections == [2]
    then = machine.now, machine.cpu_time
    make_due(collections, 1)
    machine.now, machine.cpu_time = then  # collections of the test are not work of the server
    machine.now += 1
    await collector.maybe_collect()
    assert collections == [1]


def test_automatic_collections_are_rare_and_small() -> None:
    before = gc.get_threshold()
    try:
        tune_collector()
        assert gc.get_threshold() == THRESHOLDS
        assert gc.get_freeze_count() > 0
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
