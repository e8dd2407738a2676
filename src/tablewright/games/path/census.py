"""Counting the components: what must be the same at every decision of a game."""

from __future__ import annotations

from tablewright.games.destiny.census import shared_census, twice

from .content import ALLIANCES
from .table import Path


def census(table: Path) -> dict[str, int]:
    """What the sister games count, and the alliance cards; no card of a story lies in two places."""
    allied = [card for zone in (*table.alliance_decks, *table.alliance_discards, *table.alliances) for card in zone]
    laid = (*table.exertions, *table.missions, *table.requirements, *allied)
    boxed = 0 if table.alliance_rows else ALLIANCES  # they stay in the box until Lesser Evil lays them out
    return shared_census(table) | {"story cards twice": twice(laid), "alliance cards": len(allied) + boxed}
