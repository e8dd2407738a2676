"""Moving on the Champions Board."""

from __future__ import annotations

from tablewright.engine.table import tell

from .table import Tidal


def last_position(table: Tidal) -> int:
    return len(table.content.champions.points) - 1


def rank(table: Tidal, seat: int, count: int) -> None:
    """TB-CHAMP-01 to -03: forward or back, never below the starting space nor beyond the last position."""
    before = table.ranking[seat]
    after = min(max(before + count, 0), last_position(table))
    table.ranking[seat] = after
    if after > before:
        tell(table, "ranked", seat=seat, count=after - before, position=after)
    elif after < before:
        tell(table, "fell-back", seat=seat, count=before - after, position=after)


def ahead_of_all(table: Tidal) -> int:
    """TB-CHAMP-06, TB-NIGHT-13: the participant strictly ahead of everyone else, or -1."""
    best = max(table.ranking)
    return table.ranking.index(best) if table.ranking.count(best) == 1 else -1
