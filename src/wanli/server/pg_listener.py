"""The PostgreSQL listener: receives the messages of other server processes (`storage/bus.py`)."""

from __future__ import annotations

import logging
from functools import partial

import msgspec
import psycopg

from wanli.core.errors import WanliError
from wanli.server.hall import Hall
from wanli.server.periodic import repeat_forever
from wanli.storage import bus

RETRY_DELAY = 0.5  # seconds until the next try to listen

logger = logging.getLogger(__name__)


async def listen(hall: Hall) -> None:
    """Listen until cancelled, and reconnect whenever the connection is lost."""
    dsn = hall.database.url.replace("postgresql+psycopg:", "postgresql:")
    listening = partial(_listen_once, hall, dsn)
    expected = psycopg.Error, OSError, WanliError
    await repeat_forever(listening, RETRY_DELAY, "listening to the bus failed", expected)


async def _listen_once(hall: Hall, dsn: str) -> None:
    async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as connection:
        await connection.execute(f"LISTEN {bus.CHANNEL}")
        await hall.receive_everything()  # messages were missed meanwhile
        async for notice in connection.notifies():
            try:
                message = bus.decode(notice.payload)
            except msgspec.DecodeError:
                logger.warning("unknown message on the bus")  # from another release
                continue
            await hall.receive_safely(message)
