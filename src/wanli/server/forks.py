"""Forks: a new table that continues from a position of a game that is over."""

from __future__ import annotations

import asyncio

from wanli.server import table_factory, wire
from wanli.server.hall import Hall
from wanli.server.live_table import LiveTable
from wanli.server.person import Person
from wanli.server.table_loader import load_table
from wanli.table.table import NotNow


async def fork(hall: Hall, live: LiveTable, person: Person, wanted: wire.Fork) -> str:
    """Make a fork and return its id; raises NotNow while the game is running."""
    await live.require_over()  # a fork of a running game would reveal hidden information
    if wanted.version > live.table.version:
        raise NotNow("unknown-version", {"version": live.table.version})
    then = await hall.database.read(load_table, live.stored.id, wanted.version)
    now = hall.watch.now()
    make = asyncio.to_thread(table_factory.make_fork, person, live.stored, then.table, wanted, now)
    stored, line = await make
    await hall.database.run(table_factory.store, stored, [line])
    made = await hall.open(stored.id)
    if made is not None:
        hall.driver.schedule_next(made)
    return stored.id
