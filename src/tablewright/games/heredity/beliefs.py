"""What somebody may believe of cards that they have not read: what could be mistaken for what, and what is blank."""

from __future__ import annotations

from collections.abc import Sequence

from .karma import karma_cards
from .table import Heredity


def backs(table: Heredity) -> Sequence[int]:
    """Karma cards look alike; every other side is known by its number, so that nothing can be mistaken for it."""
    found = list(range(1, len(table.content.sides) + 1))
    for card in karma_cards(table):
        found[table.faces[2 * card]] = 0
    return found


def unread(table: Heredity, seat: int) -> dict[int, int]:
    """Sides that were never read are believed to be blank; of the karma deck only the order is unknown."""
    known = table.seen[seat]
    karma = {2 * card for card in karma_cards(table)}
    return {side: face for side, face in table.content.blanks.items() if not known >> side & 1 and side not in karma}
