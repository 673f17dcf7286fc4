"""Rematches: the next game of the same players. It starts when each of them has come to it."""

from __future__ import annotations

import contextlib

import sqlalchemy as sa

from wanli.server import table_factory
from wanli.server.hall import Hall
from wanli.server.live_table import LiveTable
from wanli.server.person import Person
from wanli.storage import bus, people, tables
from wanli.table.table import NotNow, Table


async def rematch(hall: Hall, live: LiveTable, person: Person) -> str:
    """Return the id of the rematch, made on the first request; the caller counts as present."""
    await live.require_over()
    old, now = live.stored, hall.watch.now()

    def work(connection: sa.Connection) -> str:
        tables.lock(connection, old.id)
        made = tables.rematch_of(connection, old.id)
        if made is None:
            existing = people.existing(connection, [seat.person for seat in old.seats])
            new = table_factory.make_rematch(person, old, existing, now)
            table_factory.store(connection, new)
            bus.publish(connection, [bus.TableChanged(old.id)])
            made = new.id
        tables.mark_present(connection, made, person.id, now)
        return made

    live.set_rematch(await hall.database.run(work))
    await _maybe_start(hall, live, person)
    return live.rematch


async def _maybe_start(hall: Hall, live: LiveTable, person: Person) -> None:
    """Start at once if there is no other person to wait for."""
    new = await hall.open(live.rematch)
    if new is not None and all(s.kind == "bot" or s.person == person.id for s in new.table.seats):
        with contextlib.suppress(NotNow):  # it has started already
            await new.write(Table.start, "start")


async def require_all_present(hall: Hall, live: LiveTable) -> None:
    """Raise NotNow if a player of a rematch has not come to its table yet."""
    stored = await hall.database.read(tables.read, live.stored.id)
    if stored is not None and stored.rematch_of and live.table.play is None:
        for number, (seat, seen) in enumerate(zip(stored.seats, stored.seen_at, strict=True), 1):
            if seat.kind == "person" and not seen and not live.is_connected(seat.person):
                raise NotNow("not-there-yet", {"seat": number})
