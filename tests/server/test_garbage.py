"""The server looks for garbage in quiet moments, and not while somebody waits."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator

import pytest

from wanli.server import garbage

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


def litter() -> list[list[object]]:
    """More that is new than is left lying about."""
    return [[] for _ in range(garbage.QUIET[0] + 1)]


def test_a_quiet_server_tidies_up(looks: Looks) -> None:
    kept = litter()
    asyncio.run(garbage.maybe_tidy_up())
    assert looks == [0]
    assert kept


def test_who_has_nothing_new_is_left_alone(looks: Looks) -> None:
    asyncio.run(garbage.maybe_tidy_up())
    assert looks == []


def test_what_outlives_many_looks_is_looked_at_again(looks: Looks) -> None:
    for _ in range(garbage.QUIET[1] + 1):
        gc.collect(0)
    looks.clear()
    asyncio.run(garbage.maybe_tidy_up())
    assert looks == [1]


def test_nobody_waits_while_it_looks(looks: Looks) -> None:
    async def busy() -> None:
        asyncio.get_running_loop().call_soon(time.sleep, 0.01)
        await garbage.maybe_tidy_up()

    kept = litter()
    asyncio.run(busy())
    assert looks == []
    assert kept
