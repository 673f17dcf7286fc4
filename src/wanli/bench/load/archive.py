"""A database with many finished games, to measure how long a server takes to start with it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import sqlalchemy as sa

from wanli.games import game as game_named
from wanli.server.settings import Settings
from wanli.storage import people, schema
from wanli.storage.database import Database
from wanli.storage.migrations import migrate
from wanli.storage.tables import OVER, new_id
from wanli.table.clock import Watch
from wanli.table.entries import Moved, encode
from wanli.table.terms import Terms, check_terms

BATCH = 5_000
ENTRIES = 10  # in each log; a starting server reads none, but they make the file large
PLAYERS = 2


def archive(data: Path, game: str, games: int) -> None:
    """Write a number of finished games into a new database."""
    database = Database(Settings(data=data).database_url)
    try:
        migrate(database)
        now = Watch().now()
        with database.begin() as connection:
            host = people.new_guest(connection, "Anna", now).id
            for first in range(0, games, BATCH):
                _write_batch(connection, game, host, min(BATCH, games - first), now)
    finally:
        database.close()


def _write_batch(connection: sa.Connection, game: str, host: str, count: int, now: float) -> None:
    ids = [new_id() for _ in range(count)]
    terms = msgspec.json.encode(check_terms(game_named(game), Terms(players=PLAYERS))[0])
    body = encode(Moved(0, "no move of any game", []))
    table = {
        "game": game,
        "rules_version": game_named(game).rules_version,
        "terms": terms,
        "host": host,
        "listed": True,
        "status": OVER,
        "secret": b"\0" * 32,
        "created_at": now,
        "changed_at": now,
        "version": ENTRIES,
        "turn": -1,
        "claimed_until": 0.0,
    }
    seat = {"kind": "person", "person": host, "name": "Anna", "level": "", "word": ""}
    more = {"seen_at": now, "place": 1, "score": 7}
    connection.execute(schema.tables.insert(), [{"id": one, **table} for one in ids])
    rows = [{"table_id": i, "seat": s, **seat, **more} for i in ids for s in range(PLAYERS)]
    connection.execute(schema.seats.insert(), rows)
    lines = [
        {"table_id": one, "seq": seq, "at": now, "body": body}
        for one in ids
        for seq in range(1, ENTRIES + 1)
    ]
    connection.execute(schema.log.insert(), lines)
