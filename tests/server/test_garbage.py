"""The server looks for old garbage when it is idle, and not while somebody waits."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator

import pytest

from wanli.server.garbage import DUE, LOAD, Tidier, spare

Looks = list[int]  # the generations that were looked at


@pytest.fixture
def looks() -> Iterator[Looks]:
    """What the collector does; nothing by itself."""
    seen: Looks = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            seen.append(info["generation"])

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


def asked(tidier: Tidier, worked: float, idle: float) -> None:
    """Work and rest for so long, then ask whether to tidy up."""
    end = time.process_time() + worked
    while time.process_time() < end:
        pass
    time.sleep(idle)
    asyncio.run(tidier.maybe_tidy_up())


@pytest.mark.parametrize("generation", DUE)
def test_an_idle_server_tidies_up(looks: Looks, generation: int) -> None:
    look_at_young(looks, generation)
    asked(Tidier(), worked=0, idle=0.3)
    assert looks == [generation]


def test_who_has_nothing_old_is_left_alone(looks: Looks) -> None:
    asked(Tidier(), worked=0, idle=0.1)
    assert looks == []


def test_nobody_waits_while_it_looks(looks: Looks) -> None:
    look_at_young(looks, 1)
    tidier = Tidier()
    asked(tidier, worked=0.2, idle=0.1)
    assert looks == []
    asked(tidier, worked=0, idle=0.3)
    assert looks == [1]


def test_its_own_look_does_not_count_as_work(looks: Looks) -> None:
    kept: list[list[object]] = [[] for _ in range(500_000)]
    look_at_young(looks, 2)
    tidier = Tidier()
    asked(tidier, worked=0, idle=0.3)
    assert looks == [2]
    look_at_young(looks, 1)
    asked(tidier, worked=0, idle=0.3)
    assert looks == [1]
    assert kept


def test_under_load_it_looks_at_little_at_a_time() -> None:
    before = gc.get_threshold()
    try:
        spare()
        assert gc.get_threshold() == LOAD
        assert gc.get_freeze_count() > 0
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
