"""How players of Ronin gain experience."""

from __future__ import annotations

from tablewright.games.destiny import experience
from tablewright.games.destiny.table import is_automa

from .table import Ronin


def gain_experience(table: Ronin, seat: int, count: int) -> None:
    """RON-XP-01 to -07; an Automa gains none (RON-AUTO-03)."""
    if count and not is_automa(table, seat):
        fields = table.content.characters[table.characters[seat]].fields
        experience.gain_experience(table, seat, count, fields)
