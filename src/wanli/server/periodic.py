"""Periodic tasks of a server process; an error is logged and does not end the task."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from wanli.core.errors import WanliError

logger = logging.getLogger(__name__)


async def repeat_forever(
    work: Callable[[], Awaitable[None]],
    pause: float,
    failed: str,
    expected: tuple[type[Exception], ...] = (WanliError,),
) -> None:
    """Repeat `work` until cancelled.

    Args:
        work: What to repeat.
        pause: Seconds between two calls.
        failed: What the log says when a call fails.
        expected: Errors that are logged without a traceback.
    """
    while True:
        try:
            await work()
        except expected as error:
            reason = error.code if isinstance(error, WanliError) else type(error).__name__
            logger.warning(failed, extra={"reason": reason})
        except Exception:
            logger.exception(failed)
        await asyncio.sleep(pause)
