"""A game played once more, by the same people; nobody plays who has not come by himself."""

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
    """The table at which a game is played again, made once; who asks for it has come."""
    await live.require_over()
    old, now = live.stored, hall.watch.now()

    def work(connection: sa.Connection) -> str:
        tables.lock(connection, old.id)
        made = tables.rematch_of(connection, old.id)
        if made is None:
            there = people.existing(connection, [seat.person for seat in old.seats])
            again = table_factory.rematch(person, old, there, now)
            table_factory.keep(connection, again)
            bus.publish(connection, [bus.TableChanged(old.id)])
            made = again.id
        tables.came(connection, made, person.id, now)
        return made

    live.set_rematch(await hall.database.run(work))
    await _maybe_begin(hall, live, person)
    return live.rematch


async def _maybe_begin(hall: Hall, live: LiveTable, person: Person) -> None:
    """Begin at once if there is nobody else to wait for."""
    new = await hall.open(live.rematch)
    if new is not None and all(s.kind == "bot" or s.person == person.id for s in new.table.seats):
        with contextlib.suppress(NotNow):  # it has begun already
            await new.write(Table.start, "start")


async def all_have_come(hall: Hall, live: LiveTable) -> None:
    """Raise NotNow before a rematch to which somebody has not come who was seated there."""
    stored = await hall.database.read(tables.read, live.stored.id)
    if stored is not None and stored.rematch_of and live.table.play is None:
        for number, (seat, seen) in enumerate(zip(stored.seats, stored.seen_at, strict=True), 1):
            if seat.kind == "person" and not seen and not live.is_here(seat.person):
                raise NotNow("not-there-yet", {"seat": number})
