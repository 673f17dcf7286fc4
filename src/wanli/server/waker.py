"""PostgreSQL tells which tables other server processes have changed; the log says how."""

from __future__ import annotations

from functools import partial

import psycopg

from wanli.core.errors import WanliError
from wanli.server.ever import for_ever
from wanli.server.hall import Hall
from wanli.storage.log import CHANNEL

AGAIN = 0.5  # seconds until we try to listen again


async def listen(hall: Hall) -> None:
    """Listen for ever, however often the database goes away."""
    dsn = hall.database.url.replace("postgresql+psycopg:", "postgresql:")
    listening = partial(_listen_once, hall, dsn)
    expected = psycopg.Error, OSError, WanliError
    await for_ever(listening, AGAIN, "not listening", expected)


async def _listen_once(hall: Hall, dsn: str) -> None:
    async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        await hall.heard_nothing()  # what happened while we were away
        async for notice in connection.notifies():
            await hall.listened(notice.payload)
