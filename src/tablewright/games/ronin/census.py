"""Counting the components: what must be the same at every decision of a game."""

from __future__ import annotations

from tablewright.games.destiny.census import shared_census, twice

from .table import Ronin


def census(table: Ronin) -> dict[str, int]:
    """What the sister games count, and the ability cards and boards of Ronin."""
    return shared_census(table) | {
        "ability cards": sum(map(sum, table.ability_cards)) + sum(map(len, table.borrowed)),
        "boards twice": twice(table.boards),
    }
