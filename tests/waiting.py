"""Wait for a condition, however busy the machine is: the deadline only ends a test that hangs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

T = TypeVar("T")

PATIENCE: Final = 120.0  # seconds
PAUSE: Final = 0.02  # seconds between two looks


async def until(true: Callable[[], T], patience: float = PATIENCE, pause: float = PAUSE) -> T:
    """Wait until a condition holds; return what it gave."""
    deadline = time.monotonic() + patience
    while not (found := true()):
        assert time.monotonic() < deadline, "it did not happen"
        await asyncio.sleep(pause)
    return found


async def until_awaited(true: Callable[[], Awaitable[T]], patience: float = PATIENCE) -> T:
    """Wait until a condition that has to be awaited holds; return what it gave."""
    deadline = time.monotonic() + patience
    while not (found := await true()):
        assert time.monotonic() < deadline, "it did not happen"
        await asyncio.sleep(PAUSE)
    return found


def until_blocking(true: Callable[[], T], patience: float = PATIENCE) -> T:
    """Wait until a condition holds, without an event loop; return what it gave.

    In a browser, use it with `page.evaluate`. Playwright's `wait_for_function` evaluates a string
    within the page, which our content security policy forbids from the second try on.
    """
    deadline = time.monotonic() + patience
    while not (found := true()):
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(PAUSE)
    return found
