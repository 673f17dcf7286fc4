"""Wait for a condition, however busy the machine is: the deadline only ends a test that hangs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

T = TypeVar("T")

PATIENCE: Final = 120.0  # seconds
PAUSE: Final = 0.02  # seconds between two attempts


async def until(condition: Callable[[], T], timeout: float = PATIENCE, pause: float = PAUSE) -> T:
    """Wait until a condition is true; return its value."""
    deadline = time.monotonic() + timeout
    while not (value := condition()):
        assert time.monotonic() < deadline, "it did not happen"
        await asyncio.sleep(pause)
    return value


async def until_awaited(condition: Callable[[], Awaitable[T]], timeout: float = PATIENCE) -> T:
    """Wait until an awaitable condition is true; return its value."""
    deadline = time.monotonic() + timeout
    while not (value := await condition()):
        assert time.monotonic() < deadline, "it did not happen"
        await asyncio.sleep(PAUSE)
    return value


def until_blocking(condition: Callable[[], T], timeout: float = PATIENCE) -> T:
    """Wait until a condition is true, without an event loop; return its value.

    In a browser, use it with `page.evaluate`. Playwright's `wait_for_function` evaluates a string
    within the page, which our content security policy forbids from the second try on.
    """
    deadline = time.monotonic() + timeout
    while not (value := condition()):
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(PAUSE)
    return value
