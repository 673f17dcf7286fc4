"""Add results to seats; add notices and deliveries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the schema to this revision."""
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("place", sa.Integer(), nullable=True))
        seats.add_column(sa.Column("score", sa.Integer(), nullable=True))
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("seen_at", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("person", "table_id", "kind", "version", name="notices_once"),
    )
    op.create_table(
        "deliveries",
        sa.Column("notice", sa.Integer(), nullable=False),
        sa.Column("channel", sa.String(length=16), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("next_at", sa.Double(), nullable=True),
        sa.Column("sent_at", sa.Double(), nullable=True),
        sa.Column("failure", sa.String(length=200), nullable=True),
        sa.ForeignKeyConstraint(
            ["notice"],
            ["notices.id"],
        ),
        sa.PrimaryKeyConstraint("notice", "channel"),
    )
    op.create_index("deliveries_next", "deliveries", ["next_at"], unique=False)
