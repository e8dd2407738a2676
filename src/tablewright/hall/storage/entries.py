"""Entries of a table's log: what was done at the table, in order, each exactly once."""

from __future__ import annotations

import time
from typing import Any

import msgspec


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table. `key` makes a repeated request harmless."""

    game_id: str
    seq: int
    kind: str
    seat: int | None = None
    payload: dict[str, Any] = {}
    key: str | None = None
    at: float = msgspec.field(default_factory=time.time)

    def row(self) -> dict[str, Any]:
        """The entry as the database keeps it."""
        return {
            "game_id": self.game_id,
            "seq": self.seq,
            "idem_key": self.key,
            "kind": self.kind,
            "seat": self.seat,
            "payload": self.payload,
            "at": self.at,
        }


def from_row(row: Any) -> Entry:
    return Entry(row.game_id, row.seq, row.kind, row.seat, row.payload, row.idem_key, row.at)
