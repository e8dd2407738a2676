"""Moving on the Champions Board."""

from __future__ import annotations

from tablewright.engine.flow import CutShort
from tablewright.engine.table import tell

from .table import Tidal, mode_of


def last_position(table: Tidal) -> int:
    return len(table.content.champions.points) - 1


def rank(table: Tidal, seat: int, count: int) -> None:
    """TB-CHAMP-01 to -03: forward or back, never below the starting space nor beyond the last position.

    Every marker moves here and nowhere else: a step that decides the game is the last thing that happens (TB-SOLO-12).
    """
    before = table.ranking[seat]
    after = min(max(before + count, 0), last_position(table))
    table.ranking[seat] = after
    if after > before:
        tell(table, "ranked", seat=seat, count=after - before, position=after)
        if mode_of(table).decided(table):
            raise CutShort(mode_of(table).ending)
    elif after < before:
        tell(table, "fell-back", seat=seat, count=before - after, position=after)


def ahead_of_all(table: Tidal) -> int:
    """TB-CHAMP-06, TB-NIGHT-13: the participant strictly ahead of everyone else, or -1."""
    best = max(table.ranking)
    return table.ranking.index(best) if table.ranking.count(best) == 1 else -1
