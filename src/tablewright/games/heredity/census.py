"""Counting the components: what must be the same at every decision of a chapter."""

from __future__ import annotations

from .karma import karma_cards
from .kinds import NOBODY, PCS
from .spaces import spaces_on
from .table import Heredity, terrain_in_play


def census(table: Heredity) -> dict[str, int]:
    """Every card is in one place with its spaces, the karma deck has nine cards of nine types, no token is lost."""
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
        "cards with other spaces than theirs": sum(not fits(table, card) for card in range(len(table.laid))),
        **{
            f"tokens of {name}": table.available[pc] + table.middle[pc] + laid.count(pc) - table.owned[pc]
            for pc, name in enumerate(PCS)
        },
    }


def fits(table: Heredity, card: int) -> bool:
    """Whether tokens and damage are noted for just the spaces of the side that is up."""
    spaces = len(spaces_on(table, card))
    return len(table.laid[card]) == len(table.damage[card]) == spaces
