"""What Alembic runs to bring a database to the newest schema."""

from __future__ import annotations

from alembic import context
from sqlalchemy import text

from tablewright.hall.storage.schema import METADATA

connection = context.config.attributes["connection"]
if connection.dialect.name == "postgresql":
    # Several workers start at once; the first one migrates, the others wait for it.
    connection.execute(text("SELECT pg_advisory_xact_lock(7461626)"))
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
