"""PostgreSQL tells which tables other server processes have changed; the log says how."""

from __future__ import annotations

import asyncio
import logging

import psycopg

from wanli.core.errors import WanliError
from wanli.server.hall import Hall
from wanli.storage.log import CHANNEL

AGAIN = 0.5  # seconds until we try to listen again

logger = logging.getLogger(__name__)


async def listen(hall: Hall) -> None:
    """Listen for ever, however often the database goes away."""
    dsn = hall.database.url.replace("postgresql+psycopg:", "postgresql:")
    while True:
        try:
            await _listen_once(hall, dsn)
        except (psycopg.Error, OSError, WanliError) as error:
            logger.warning("not listening", extra={"reason": type(error).__name__})
        await asyncio.sleep(AGAIN)


async def _listen_once(hall: Hall, dsn: str) -> None:
    async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        await hall.heard_nothing()  # what happened while we were away
        async for notice in connection.notifies():
            await hall.heard(notice.payload)
