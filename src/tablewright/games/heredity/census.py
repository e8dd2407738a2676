"""Counting the components: what must be the same at every decision of a chapter."""

from __future__ import annotations

from .karma import karma_cards
from .kinds import NOBODY, PCS
from .table import Heredity, terrain_in_play


def census(table: Heredity) -> dict[str, int]:
    """Every card is in one place, the karma deck has nine cards of nine types, and no action token is lost."""
    places = (
        *table.deck, *table.secrets, *table.read, *table.burned, *table.away, *karma_cards(table),
        *(card for card in table.timeline if card >= 0), *(entry[1] for entry in table.below),
        *terrain_in_play(table), *(entry[0] for entry in table.beside),
        *(card for anchors in table.equipment for card in anchors if card >= 0),
        *(card for bodies in table.content.bodies for card in bodies),
    )  # fmt: skip
    laid = [owner for owners in table.laid for owner in owners if owner != NOBODY]
    return {
        "cards": len(places),
        "cards in two places": len(places) - len(set(places)),
        "karma": len(karma_cards(table)),
        "karma types": len({table.faces[2 * card] for card in karma_cards(table)}),
        "family cards": table.timeline.count(table.content.family),
        **{
            f"tokens of {name}": table.available[pc] + table.middle[pc] + laid.count(pc) - table.owned[pc]
            for pc, name in enumerate(PCS)
        },
    }
