"""The pending request of a table (a takeback, or to end the game).

It is read from the log alone, so the game itself is not needed.
"""

from __future__ import annotations

import sqlalchemy as sa

from wanli.storage import log
from wanli.storage.schema import seats
from wanli.table import entries

KEEP_POSITION = (entries.Asked, entries.Answered, entries.TakenOver, entries.HandedBack)
PREFIXES = tuple(f'{{"kind":"{kind.__struct_config__.tag}"'.encode() for kind in KEEP_POSITION)


def keeps_position(body: sa.Column[bytes]) -> sa.ColumnElement[bool]:
    """Return a condition: the entry keeps the position. A request can be pending only then."""
    return sa.or_(*(sa.func.substr(body, 1, len(one)) == one for one in PREFIXES))


def pending_request(connection: sa.Connection, table: str) -> tuple[int, set[str]]:
    """Return the version of the pending request and the ids of people who have not answered.

    Without a pending request: 0 and an empty set.
    """
    version, asker = 0, -1
    agreed: set[int] = set()
    resigned: set[int] = set()  # seats that resigned have no vote; absent players keep theirs
    for line in log.lines(connection, table):
        entry = entries.decode(line.body)
        if isinstance(entry, entries.CHANGES_THE_POSITION):
            version = 0
        if isinstance(entry, entries.Asked):
            version, asker, agreed = line.seq, entry.seat, set()
        elif isinstance(entry, entries.Answered):
            agreed.add(entry.seat)
            version = version if entry.agrees else 0
        elif isinstance(entry, entries.Resigned):
            resigned.add(entry.seat)
    if not version:
        return 0, set()
    query = sa.select(seats.c.seat, seats.c.person).where(
        seats.c.table_id == table, seats.c.kind == "person"
    )
    people = {row.seat: str(row.person) for row in connection.execute(query)}
    answered = {people.get(seat) for seat in (asker, *agreed)}
    return version, {person for seat, person in people.items() if seat not in resigned} - answered
