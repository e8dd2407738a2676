"""Counting the components: what must be the same at every decision of a game."""

from __future__ import annotations

from collections import Counter

from .content import LANTERN, MEADOW
from .table import Fireflies


def census(table: Fireflies) -> dict[str, int]:
    """Every card once, in the places where its kind may lie, and as many of every face as the pack has."""
    meadow = [card for zone in (table.deck, table.discard, table.row, *table.jars) for card in zone]
    lanterns = [card for zone in table.lanterns for card in zone]
    everywhere = Counter([*meadow, *lanterns, *table.box])
    faces, printed = Counter(table.faces), Counter(table.content.cards)
    return {
        "cards": everywhere.total(),
        "cards in two places": everywhere.total() - len(everywhere),
        "lanterns on the meadow": sum(table.content.backs[table.faces[card]] == LANTERN for card in meadow),
        "no lanterns beside jars": sum(table.content.backs[table.faces[card]] == MEADOW for card in lanterns),
        "faces that the pack does not have": (faces - printed).total() + (printed - faces).total(),
    }
