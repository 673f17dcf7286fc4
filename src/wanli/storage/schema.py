"""The tables of the database. A game is its log; every other row about it can be made from that.

Times are seconds since 1970, ids are random texts, what has a form of its own is JSON.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

metadata = sa.MetaData()

ID = sa.String(32)
Time = sa.Double

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("known_as", sa.String(64), unique=True),  # the name an account signs in with, folded
    sa.Column("password", sa.String(255)),  # argon2id; none for guests and bots
    sa.Column("owner", ID, index=True),  # of a bot account
    sa.Column("settings", sa.LargeBinary, nullable=False),
    sa.Column("created_at", Time, nullable=False),
    sa.Column("gone_at", Time),  # the account was deleted; its games stay
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),  # of the cookie; the cookie is not kept
    sa.Column("person", ID, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("created_at", Time, nullable=False),
    sa.Column("expires_at", Time, nullable=False),
)

devices = sa.Table(  # where an account has signed in before: not slowed by others' guessing
    "devices",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("person", ID, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("seen_at", Time, nullable=False),
)

tokens = sa.Table(  # of bot accounts
    "tokens",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("digest", sa.String(64), unique=True, nullable=False),
    sa.Column("person", ID, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("scopes", sa.String(200), nullable=False),  # words with spaces between
    sa.Column("created_at", Time, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("terms", sa.LargeBinary, nullable=False),  # options, clock, undo and so on
    sa.Column("host", ID, sa.ForeignKey("people.id"), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(8), nullable=False),  # open, playing, over
    sa.Column("secret", sa.LargeBinary),  # of the luck; empty if a record had none
    sa.Column("origin", sa.LargeBinary),  # the game and version it was forked from
    sa.Column("rematch_of", ID, unique=True),
    sa.Column("created_at", Time, nullable=False),
    sa.Column("changed_at", Time, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),  # of the last entry of the log
    sa.Column("turn", sa.Integer, nullable=False),  # the seat that has to decide, or -1
    sa.Column("due_at", Time),  # when the table itself has to act: a bot's move, a clock
    sa.Column("claimed_until", Time, nullable=False),  # by the server process that acts for it
    sa.Index("tables_by_status", "status", "listed", "changed_at"),
    sa.Index("tables_by_host", "host"),
    sa.Index("tables_due", "due_at"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", ID, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),  # open, person, bot
    sa.Column("person", ID, sa.ForeignKey("people.id"), index=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("level", sa.String(16), nullable=False),  # of a bot
    sa.Column("word", sa.String(64), nullable=False),  # for the luck
    sa.Column("seen_at", Time, nullable=False),  # when its person was last connected
    sa.Column("place", sa.Integer),  # at the end: 1 for who won
    sa.Column("score", sa.Integer),
)

log = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", ID, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", Time, nullable=False),
    sa.Column("command", sa.String(100)),  # who sent it and its id: a repeat is not a second one
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.UniqueConstraint("table_id", "command", name="log_commands"),
)

snapshots = sa.Table(  # only a cache
    "snapshots",
    metadata,
    sa.Column("table_id", ID, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", ID, sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("person", ID, sa.ForeignKey("people.id"), nullable=False),
    sa.Column("at", Time, nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Index("chat_by_table", "table_id", "id"),
)

mutes = sa.Table(
    "mutes",
    metadata,
    sa.Column("person", ID, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("muted", ID, sa.ForeignKey("people.id"), primary_key=True),
)

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("person", ID, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)

site = sa.Table(  # one row a key: when a server was last alive, keys of the site
    "site",
    metadata,
    sa.Column("key", sa.String(40), primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("person", ID, sa.ForeignKey("people.id"), nullable=False),
    sa.Column("table_id", ID, sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),  # turn, start, over, asked, rematch
    sa.Column("version", sa.Integer, nullable=False),  # of the table
    sa.Column("created_at", Time, nullable=False),
    sa.Column("seen_at", Time),
    sa.UniqueConstraint("person", "table_id", "kind", "version", name="notices_once"),
)

deliveries = sa.Table(
    "deliveries",
    metadata,
    sa.Column("notice", sa.Integer, sa.ForeignKey("notices.id"), primary_key=True),
    sa.Column("channel", sa.String(16), primary_key=True),  # webhook, ntfy, email, push
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("next_at", Time),  # none: nothing left to do
    sa.Column("sent_at", Time),
    sa.Column("failure", sa.String(200)),
    sa.Index("deliveries_next", "next_at"),
)

Row = dict[str, Any]  # the values of one row, on their way to the database
