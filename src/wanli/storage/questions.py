"""What is asked at a table and not yet answered, from its log alone: the game is not needed."""

from __future__ import annotations

import sqlalchemy as sa

from wanli.storage import log
from wanli.storage.schema import seats
from wanli.table import entries

TALK = (entries.Asked, entries.Answered, entries.TakenOver, entries.HandedBack)
OPENINGS = tuple(f'{{"kind":"{kind.__struct_config__.tag}"'.encode() for kind in TALK)


def ends_in_talk(body: sa.Column[bytes]) -> sa.ColumnElement[bool]:
    """Whether a line leaves the position as it is; only after such a one a question is open."""
    return sa.or_(*(sa.func.substr(body, 1, len(one)) == one for one in OPENINGS))


def unanswered(connection: sa.Connection, table: str) -> tuple[int, set[str]]:
    """The version in which something was asked, and who has not answered; else 0 and nobody."""
    version, asker = 0, -1
    agreed: set[int] = set()
    gone: set[int] = set()  # who has given up has no say; who is away keeps his
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
            gone.add(entry.seat)
    if not version:
        return 0, set()
    query = sa.select(seats.c.seat, seats.c.person).where(
        seats.c.table_id == table, seats.c.kind == "person"
    )
    sitting = {row.seat: str(row.person) for row in connection.execute(query)}
    known = {sitting.get(seat) for seat in (asker, *agreed)}
    return version, {who for seat, who in sitting.items() if seat not in gone} - known
