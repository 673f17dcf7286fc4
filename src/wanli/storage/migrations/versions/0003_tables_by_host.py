"""The tables that somebody has made or imported are found at once."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema here."""
    op.create_index("tables_by_host", "tables", ["host"], unique=False)
