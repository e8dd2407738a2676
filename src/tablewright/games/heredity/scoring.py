"""How a game ends for each seat: nothing is counted, the family wins or loses together."""

from __future__ import annotations

from tablewright.engine.game import Standing

from .table import Heredity


def standings(table: Heredity) -> list[Standing]:
    """HER-GEN-01."""
    won = table.outcome == "victory"
    return [Standing(seat, int(won), won) for seat in range(table.seats)]
