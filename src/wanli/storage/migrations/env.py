"""Alembic's environment: it uses the connection that `migrate` has opened."""

from __future__ import annotations

from alembic import context

from wanli.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transaction_per_migration=False,
)
context.run_migrations()
