"""Experience points: the standard marker to 20, the golden one after it, and the abilities unlocked on the way."""

from __future__ import annotations

from typing import Final

from tablewright.engine.table import tell
from tablewright.engine.zones import put

from .table import ACTIVE, LOCKED, DestinyTable

TRACK_END: Final = 20
MOST: Final = 40


def gain_experience(table: DestinyTable, seat: int, count: int, fields: tuple[int, ...]) -> None:
    """Move the current marker; the standard one unlocks each ability whose field it reaches or passes."""
    before = table.experience[seat]
    after = min(before + count, MOST)
    table.experience[seat] = after
    if after > before:
        tell(table, "gained-experience", seat=seat, count=after - before, total=after)
    for slot, state in enumerate(table.abilities[seat]):
        if state == LOCKED and fields[slot] <= after:
            table.abilities[seat] = put(table.abilities[seat], slot, ACTIVE)
            tell(table, "unlocked-ability", seat=seat, slot=slot + 1)


def standard_marker(table: DestinyTable, seat: int) -> int:
    return min(table.experience[seat], TRACK_END)


def golden_marker(table: DestinyTable, seat: int) -> int | None:
    """The field of the golden marker, or None while it still waits beside the track."""
    return table.experience[seat] - TRACK_END if table.experience[seat] >= TRACK_END else None
