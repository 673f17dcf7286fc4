"""People and tables written straight into a database, at the times that a test needs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import msgspec

from wanli.storage import log, people, schema, tables
from wanli.storage.database import Database
from wanli.storage.log import Append, Line
from wanli.storage.person_settings import PersonSettings
from wanli.storage.tables import StoredTable
from wanli.table import entries
from wanli.table.entries import AnyEntry
from wanli.table.seat import Seat
from wanli.table.terms import Terms

GAME = "chang-cheng"
MOVED = entries.Moved(0, "pass", [])
ASKED = entries.Asked(1, "undo")


@dataclass(frozen=True)
class Scenario:
    """A database with methods that insert what a test needs."""

    database: Database

    def person(self, name: str, settings: PersonSettings | None = None, owner: str = "") -> str:
        """Insert a guest, or a bot account of an owner; return the id."""
        with self.database.begin() as connection:
            if owner:
                return people.new_bot(connection, owner, name, 0.0).id
            new = people.new_guest(connection, name, 0.0).id
            people.set_settings(connection, new, settings or PersonSettings())
            return new

    def account(self, name: str, settings: PersonSettings) -> str:
        """Insert an account; return its id."""
        with self.database.begin() as connection:
            guest = people.new_guest(connection, name, 0.0)
            people.make_account(connection, guest, name, name.lower(), f"the hash of {guest.id}")
            people.set_settings(connection, guest.id, settings)
            return guest.id

    def table(self, *persons: str, at: float, game: str = GAME) -> str:
        """Insert a table that started at this time; the first person is the host and to move."""
        table = self.open_table(*persons, at=at, game=game)
        self.entry(table, entries.Started([]), at)
        return table

    def open_table(
        self, *persons: str, at: float, game: str = GAME, rematch_of: str | None = None
    ) -> str:
        """Insert an open table that the first person created at this time."""
        stored = StoredTable(
            id=tables.new_id(),
            game=game,
            rules_version=1,
            terms=Terms(players=len(persons)),
            host=persons[0],
            listed=True,
            status=tables.OPEN,
            secret=bytes(32),
            rematch_of=rematch_of,
            created_at=at,
            changed_at=at,
            version=0,
            turn=-1,
            seats=tuple(Seat("person", person, f"name of {n}") for n, person in enumerate(persons)),
            seen_at=(),
            places=(),
            scores=(),
        )
        with self.database.begin() as connection:
            tables.create(connection, stored)
        return stored.id

    def entry(
        self, table: str, entry: AnyEntry, at: float, turn: int = 0, status: str = tables.PLAYING
    ) -> int:
        """Append an entry to the log of a table; return the new version."""
        with self.database.begin() as connection:
            stored = tables.read(connection, table)
            assert stored is not None
            seq = stored.version + 1
            line = Line(seq, at, None, msgspec.json.encode(entry))
            assert log.add(connection, [Append(table, line, status, turn, None, 0.0)])
            return seq

    def seen(self, table: str, seat: int, at: float) -> None:
        """Set when the person of a seat was last connected."""
        with self.database.begin() as connection:
            tables.mark_seen(connection, [(table, seat)], at)


@contextmanager
def create_scenario(url: str) -> Iterator[Scenario]:
    """A database with our schema and no people."""
    database = Database(url)
    try:
        schema.metadata.create_all(database.engine)
        yield Scenario(database)
    finally:
        database.close()
