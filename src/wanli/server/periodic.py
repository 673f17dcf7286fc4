"""What a server process does again and again; nothing that goes wrong once ends it."""

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
    """Do this until cancelled; what fails is logged, with a trace if nobody expects it."""
    while True:
        try:
            await work()
        except expected as error:
            reason = error.code if isinstance(error, WanliError) else type(error).__name__
            logger.warning(failed, extra={"reason": reason})
        except Exception:
            logger.exception(failed)
        await asyncio.sleep(pause)
