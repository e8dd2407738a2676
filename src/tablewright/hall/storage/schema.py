"""The tables of the database; the migrations beside this file bring an older one here."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData()

people: Final = Table(
    "person",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("account", Text, unique=True),  # in lower case; guests have none
    Column("password", Text),
    Column("created_at", Float, nullable=False),
)

sessions: Final = Table(
    "session",
    METADATA,
    Column("token_hash", Text, primary_key=True),
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("seen_at", Float),  # to the day; empty until the day after it began
)

games: Final = Table(
    "game",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("rules_version", Text, nullable=False),
    Column("content_hash", Text, nullable=False),
    Column("secret_seed", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("status", Text, nullable=False),  # open, running, over
    Column("listed", Integer, nullable=False),  # 1 in the lobby, 0 by link only
    Column("host_id", Text, nullable=False),
    Column("origin", Text),  # the table that this one continues: a rematch or a branch
    Column("created_at", Float, nullable=False),
    Column("changed_at", Float, nullable=False),
    Index("game_by_status", "status", "listed", "changed_at"),
)

seats: Final = Table(
    "seat",
    METADATA,
    Column("game_id", ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person_id", Text),
    Column("name", Text, nullable=False),
    Column("bot", Text),  # plays the seat now; with a person_id it stands in for somebody
    Column("token_hash", Text),  # opens the seat without a session
    PrimaryKeyConstraint("game_id", "seat"),
    Index("seat_by_person", "person_id"),
)

events: Final = Table(
    "event",
    METADATA,
    Column("game_id", ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("idem_key", Text),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("payload", JSON, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("game_id", "seq"),
    UniqueConstraint("game_id", "idem_key"),
)

snapshots: Final = Table(
    "snapshot",
    METADATA,
    Column("game_id", ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("record", Text, nullable=False),
)
