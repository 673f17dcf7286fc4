"""The database schema. The log of a table is the truth; other rows about a game derive from it.

Times are Unix timestamps in seconds, ids are random texts, structured values are JSON. A change
here needs a migration in `migrations/versions`.
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
    sa.Column("known_as", sa.String(64), unique=True),  # folded name of an account, for sign-in
    sa.Column("password", sa.String(255)),  # argon2id hash; NULL for guests and bots
    sa.Column("owner", ID, index=True),  # of a bot account
    sa.Column("settings", sa.LargeBinary, nullable=False),
    sa.Column("created_at", Time, nullable=False),
    sa.Column("gone_at", Time),  # when the person was deleted; their games stay
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),  # of the cookie's secret
    sa.Column("person", ID, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("created_at", Time, nullable=False),
    sa.Column("expires_at", Time, nullable=False),
)

devices = sa.Table(  # known devices of accounts; they have a rate limit of their own
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
    sa.Column("scopes", sa.String(200), nullable=False),  # separated by spaces
    sa.Column("created_at", Time, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("terms", sa.LargeBinary, nullable=False),  # options, clock, undo, stand-ins
    sa.Column("host", ID, sa.ForeignKey("people.id"), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(8), nullable=False),  # open, playing, over
    sa.Column("secret", sa.LargeBinary),  # seeds the draws; empty if an imported record has none
    sa.Column("origin", sa.LargeBinary),  # the game and version it was forked from
    sa.Column("rematch_of", ID, unique=True),
    sa.Column("created_at", Time, nullable=False),
    sa.Column("changed_at", Time, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),  # of the last log entry
    sa.Column("turn", sa.Integer, nullable=False),  # seat to move, or -1
    sa.Column("due_at", Time),  # deadline of the table: a bot's move, a clock, a stand-in
    sa.Column("claimed_until", Time, nullable=False),  # by the process that handles the deadline
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
    sa.Column("word", sa.String(64), nullable=False),  # the seat's contribution to the draws
    sa.Column("seen_at", Time, nullable=False),  # when its person was last connected
    sa.Column("place", sa.Integer),  # final rank; 1 for the winner
    sa.Column("score", sa.Integer),
)

log = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", ID, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", Time, nullable=False),
    sa.Column("command", sa.String(100)),  # sender and command id, so that retries are idempotent
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

site = sa.Table(  # key-value pairs of the whole site: heartbeat, pauses, secret keys
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
    sa.Column("next_at", Time),  # next attempt or end of the claim; NULL: finished
    sa.Column("sent_at", Time),
    sa.Column("failure", sa.String(200)),
    sa.Index("deliveries_next", "next_at"),
)

Row = dict[str, Any]  # column values of one row to insert or update
