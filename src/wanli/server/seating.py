"""Seats before the start: which are free, and the transactions that change them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import sqlalchemy as sa

from wanli.server.errors import NoTable
from wanli.storage import tables
from wanli.storage.tables import OPEN, StoredTable
from wanli.table.seat import Seat
from wanli.table.table import NotNow

Change = Callable[[StoredTable], Sequence[Seat]]


def change_seats(
    connection: sa.Connection, table: str, person: str, change: Change, now: float
) -> None:
    """Change the seats in the caller's transaction; raises NotNow after the start."""
    stored = tables.lock(connection, table)
    if stored is None:
        raise NoTable("no-such-table", {})
    if stored.status != OPEN:
        raise NotNow("already-started", {})
    tables.set_seats(connection, table, change(stored), now)
    tables.mark_present(connection, table, person, now)


def remove_unstarted(connection: sa.Connection, table: str) -> None:
    """Delete a table unless it has started."""
    stored = tables.lock(connection, table)
    if stored is not None and stored.status == OPEN:
        tables.remove(connection, table)


def open_seat(stored: StoredTable, wanted: int | None) -> int:
    """Return the seat that a newcomer gets: the wanted one, or the first that is open."""
    free = [number for number, seat in enumerate(stored.seats) if seat.kind == "open"]
    if wanted is not None and wanted < len(stored.seats) and wanted not in free:
        raise NotNow("seat-taken", {"seat": wanted + 1})
    if not free or (wanted is not None and wanted not in free):
        raise NotNow("no-open-seat", {})
    return free[0] if wanted is None else wanted


def with_seat(stored: StoredTable, number: int, seat: Seat) -> list[Seat]:
    """Return the seats of a table with one of them replaced."""
    return [*stored.seats[:number], seat, *stored.seats[number + 1 :]]
