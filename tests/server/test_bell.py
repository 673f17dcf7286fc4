"""A bell is heard once for all that it has rung, and never missed."""

from __future__ import annotations

import asyncio

import pytest

from wanli.server.bell import Bell

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    """asyncio, as the server has it."""
    return "asyncio"


async def is_quiet(bell: Bell) -> bool:
    """Whether there is nothing to hear."""
    try:
        await asyncio.wait_for(bell.heard(), 0.01)
    except TimeoutError:
        return True
    return False


async def test_it_is_heard_by_who_comes_later() -> None:
    bell = Bell()
    bell.ring()
    bell.ring()
    assert not await is_quiet(bell)
    assert await is_quiet(bell)


async def test_it_wakes_who_waits() -> None:
    bell = Bell()
    waiting = asyncio.create_task(bell.heard())
    await asyncio.sleep(0)
    bell.ring()
    bell.ring()
    await asyncio.wait_for(waiting, 1.0)
    assert await is_quiet(bell)


async def test_who_gave_up_does_not_break_it() -> None:
    bell = Bell()
    assert await is_quiet(bell)
    bell.ring()
    assert not await is_quiet(bell)
