"""Rows of tables: read and write, lists, claims of deadlines, presence, snapshots."""

from __future__ import annotations

import asyncio
import secrets
import threading
from dataclasses import replace

import pytest
import sqlalchemy as sa
from sqlalchemy import exc

from tests.storage.rows import (
    ANNA,
    BERT,
    BOT,
    NOW,
    append,
    at_once,
    start_transaction,
    stored,
    with_tables,
)
from tests.waiting import PATIENCE
from wanli.bots.levels import Level
from wanli.storage import log, schema, tables
from wanli.storage.database import Database
from wanli.table.seat import Seat


def ids(found: list[tables.StoredTable]) -> list[str]:
    """The ids of these tables."""
    return [one.id for one in found]


def add_due(database: Database, *at: float | None) -> None:
    """Insert tables t0, t1, ... with one log line each and these deadlines."""
    with_tables(database, *(stored(f"t{number}") for number in range(len(at))))
    with database.begin() as connection:
        log.add(connection, [append(f"t{n}", 1, due_at=time) for n, time in enumerate(at)])


def test_a_table_is_read_as_it_was_written(database: Database) -> None:
    table = stored("t", ANNA, Seat(), BOT, status=tables.OPEN, listed=False, rematch_of="before")
    with_tables(database, table, stored("other"))
    with database.reading() as connection:
        assert tables.read(connection, "t") == table
        assert tables.lock(connection, "t") == table
        assert tables.rematch_of(connection, "before") == "t"
        assert tables.rematch_of(connection, "t") is None
        assert tables.read(connection, "nowhere") is None
        assert tables.lock(connection, "nowhere") is None


def test_ids_cannot_be_guessed() -> None:
    assert len({tables.new_id() for _ in range(100)}) == 100
    assert len(tables.new_id()) >= 16


def test_no_id_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-rVlOKVTj2E6FPTc", "rVlOKVTj2E6FPTc-"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _bytes: next(made))
    assert tables.new_id() == "rVlOKVTj2E6FPTc-"


def test_a_table_has_only_one_rematch(database: Database) -> None:
    with_tables(database, stored("t"), stored("again", rematch_of="t"))
    with pytest.raises(exc.IntegrityError), database.begin() as connection:
        tables.create(connection, stored("and again", rematch_of="t"))


def test_the_lobby_shows_listed_tables_by_last_change(database: Database) -> None:
    with_tables(
        database,
        stored("old", status=tables.OPEN),
        stored("new", status=tables.OPEN, changed_at=NOW + 1),
        stored("wall", status=tables.OPEN, changed_at=NOW + 2, game="great-wall"),
        stored("hidden", status=tables.OPEN, listed=False),
        stored("playing"),
    )
    with database.reading() as connection:
        assert ids(tables.list_open(connection, tables.OPEN)) == ["wall", "new", "old"]
        assert ids(tables.list_open(connection, tables.OPEN, limit=1)) == ["wall"]
        assert ids(tables.list_open(connection, tables.OPEN, game="great-wall")) == ["wall"]
        assert ids(tables.list_open(connection, tables.PLAYING)) == ["playing"]
        assert tables.list_open(connection, tables.OVER) == []


def test_a_person_finds_the_tables_where_they_have_a_seat(database: Database) -> None:
    with_tables(
        database,
        stored("both"),
        stored("twice", BERT, BERT, changed_at=NOW + 1),
        stored("hidden", BERT, BOT, listed=False, changed_at=NOW + 2),
        stored("hers", ANNA, BOT),
    )
    with database.reading() as connection:
        assert ids(tables.list_of(connection, "bert")) == ["hidden", "twice", "both"]
        assert ids(tables.list_of(connection, "bert", public=True)) == ["twice", "both"]
        assert ids(tables.list_of(connection, "bert", limit=1, offset=1)) == ["twice"]
        assert ids(tables.list_of(connection, "cleo")) == []


def test_seats_can_change_before_the_start(database: Database) -> None:
    with_tables(database, stored("t", ANNA, Seat(), status=tables.OPEN))
    with database.begin() as connection:
        tables.set_seats(connection, "t", [replaced(ANNA, "snow"), BERT], NOW + 5)
        table = tables.read(connection, "t")
    assert table is not None
    assert table.seats == (replaced(ANNA, "snow"), BERT)
    assert table.changed_at == NOW + 5


def test_a_level_is_stored_as_its_name(database: Database) -> None:
    with_tables(database, stored("t", ANNA, BOT))
    with database.begin() as connection:
        levels = sa.select(schema.seats.c.level).order_by(schema.seats.c.seat)
        assert list(connection.scalars(levels)) == ["", "easy"]
        table = tables.read(connection, "t")
    assert table is not None
    assert [seat.level for seat in table.seats] == [None, Level.EASY]


def replaced(seat: Seat, word: str) -> Seat:
    """The same seat with another word."""
    return Seat(seat.kind, seat.person, seat.name, seat.level, word)


def test_an_open_table_can_be_removed(database: Database) -> None:
    with_tables(database, stored("t", status=tables.OPEN), stored("other"))
    message = {"table_id": "t", "person": "anna", "at": NOW, "text": "hello"}
    notice = {"person": "bert", "table_id": "t", "kind": "rematch", "version": 0, "created_at": NOW}
    with database.begin() as connection:
        connection.execute(schema.chat.insert().values(message))
        new = schema.notices.insert().values(notice).returning(schema.notices.c.id)
        sent = {"notice": connection.execute(new).scalar_one(), "channel": "ntfy", "tries": 0}
        connection.execute(schema.deliveries.insert().values(sent))
        tables.remove(connection, "t")
        assert tables.read(connection, "t") is None
        assert tables.read(connection, "other") is not None


# ---- what a table has to do ----------------------------------------------------------------------
def test_unclaimed_due_tables_are_claimed_by_deadline(database: Database) -> None:
    add_due(database, NOW, NOW - 5, None, NOW + 5)
    with database.begin() as connection:
        assert tables.claim_due(connection, NOW, NOW + 40) == ["t1", "t0"]
        assert tables.claim_due(connection, NOW, NOW + 40) == []


def test_a_table_with_unknown_rules_is_not_claimed(database: Database) -> None:
    add_due(database, NOW, NOW)
    with database.begin() as connection:
        columns = schema.tables.c
        newer = schema.tables.update().where(columns.id == "t0").values(rules_version=99)
        connection.execute(newer)
        assert tables.claim_due(connection, NOW, NOW + 40) == ["t1"]


def test_a_claim_expires(database: Database) -> None:
    add_due(database, NOW)
    with database.begin() as connection:
        assert tables.claim_due(connection, NOW, NOW + 40) == ["t0"]
        assert tables.claim_due(connection, NOW + 40, NOW + 80) == []
        assert tables.claim_due(connection, NOW + 41, NOW + 80) == ["t0"]


def test_the_number_of_claims_at_once_is_limited(database: Database) -> None:
    add_due(database, NOW, NOW, NOW)
    with database.begin() as connection:
        assert len(tables.claim_due(connection, NOW, NOW + 40, limit=2)) == 2
        assert len(tables.claim_due(connection, NOW, NOW + 40, limit=2)) == 1


async def test_two_processes_never_claim_the_same_table(database: Database) -> None:
    add_due(database, *([NOW] * 30))
    start = threading.Barrier(2)

    def claim(connection: sa.Connection) -> list[str]:
        return tables.claim_due(connection, NOW, NOW + 40, limit=7)

    async def process() -> list[str]:
        mine: list[str] = []
        await asyncio.to_thread(start.wait, PATIENCE)
        while found := await database.run(claim):
            mine += found
        return mine

    one, two = await asyncio.gather(process(), process())
    assert sorted(one + two) == sorted(f"t{number}" for number in range(30))


def test_on_postgres_a_claim_does_not_wait_for_another(ready_postgres_url: str) -> None:
    database = Database(ready_postgres_url)
    add_due(database, NOW, NOW)
    with database.begin() as first, database.begin() as second:
        second.exec_driver_sql("SET LOCAL lock_timeout = '5s'")
        assert tables.claim_due(first, NOW, NOW + 40, limit=1) == ["t0"]
        assert tables.claim_due(second, NOW, NOW + 40, limit=1) == ["t1"]
    database.close()


def test_a_single_process_can_release_all_claims(database: Database) -> None:
    add_due(database, NOW)
    with database.begin() as connection:
        tables.claim_due(connection, NOW, NOW + 40)
        tables.forget_claims(connection)
        assert tables.claim_due(connection, NOW, NOW + 40) == ["t0"]


def test_a_deadline_is_set_only_for_the_current_version(database: Database) -> None:
    add_due(database, NOW)
    with database.begin() as connection:
        tables.set_due(connection, "t0", 0, None, NOW + 99)  # an older version
        assert tables.claim_due(connection, NOW, NOW + 40) == ["t0"]
        tables.set_due(connection, "t0", 1, NOW + 7, 0.0)
        assert tables.claim_due(connection, NOW + 6, NOW + 40) == []
        assert tables.claim_due(connection, NOW + 7, NOW + 40) == ["t0"]
        tables.set_due(connection, "t0", 1, None, 0.0)
        assert tables.claim_due(connection, NOW + 99, NOW + 140) == []


# ---- people, snapshots ---------------------------------------------------------------------------
def test_presence_is_stored_with_the_seats(database: Database) -> None:
    with_tables(database, stored("t"), stored("other"))
    with database.begin() as connection:
        assert tables.last_seen(connection, "t", 1) == 0.0
        tables.mark_seen(connection, [("t", 1), ("other", 0)], NOW)
        tables.mark_seen(connection, [], NOW + 1)
        assert tables.last_seen(connection, "t", 1) == NOW
        table = tables.read(connection, "t")
        assert table == replace(stored("t"), seen_at=(0.0, NOW))
        assert tables.last_seen(connection, "nowhere", 0) == 0.0


def test_the_latest_snapshot_is_found(database: Database) -> None:
    with_tables(database, stored("t"))
    with database.begin() as connection:
        assert tables.snapshot(connection, "t") is None
        for seq in (100, 200):
            tables.store_snapshot(connection, "t", seq, b"%d" % seq)
        tables.store_snapshot(connection, "t", 200, b"again")
        assert tables.snapshot(connection, "t") == (200, b"200")
        assert tables.snapshot(connection, "t", 199) == (100, b"100")
        assert tables.snapshot(connection, "t", 200) == (200, b"200")
        assert tables.snapshot(connection, "t", 99) is None


async def test_two_processes_can_store_the_same_snapshot(database: Database) -> None:
    with_tables(database, stored("t"))

    def keep(connection: sa.Connection) -> None:
        tables.store_snapshot(connection, "t", 100, b"x")

    await at_once(database, keep, keep)
    with database.reading() as connection:
        assert tables.snapshot(connection, "t") == (100, b"x")


async def test_a_locked_table_waits_for_the_end_of_the_transaction(database: Database) -> None:
    with_tables(database, stored("t"))

    def look(connection: sa.Connection) -> float:
        table = tables.lock(connection, "t")
        assert table is not None
        return table.changed_at

    with database.begin() as connection:
        tables.lock(connection, "t")
        other = await start_transaction(database, look)
        assert not other.done()
        tables.set_seats(connection, "t", [ANNA, BERT], NOW + 3)
    assert await other == NOW + 3
