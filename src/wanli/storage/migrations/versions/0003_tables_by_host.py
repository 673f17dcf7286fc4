"""Add an index for the tables that a person has created or imported."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the schema to this revision."""
    op.create_index("tables_by_host", "tables", ["host"], unique=False)
