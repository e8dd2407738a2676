"""Storage: people, tables and the log of every table, in SQLite or PostgreSQL; the log is the truth."""

from .entries import Entry
from .schema import events, games, people, seats, sessions, snapshots
from .store import GONE, HERE, Store, Taken, Unavailable

__all__ = [
    "GONE",
    "HERE",
    "Entry",
    "Store",
    "Taken",
    "Unavailable",
    "events",
    "games",
    "people",
    "seats",
    "sessions",
    "snapshots",
]
