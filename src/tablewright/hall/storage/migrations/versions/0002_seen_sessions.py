"""When a session was last used; those that were there before count as used today."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("session", sa.Column("seen_at", sa.Float))
    op.execute(sa.table("session", sa.column("seen_at", sa.Float)).update().values(seen_at=time.time()))
