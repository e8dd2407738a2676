"""How an NPC stands to the family: hostile, neutral or ally."""

from __future__ import annotations

from .cards import NpcFace
from .kinds import ALLY, HOSTILE
from .table import Heredity, face_of
from .tokens import add, count


def attitude(table: Heredity, card: int) -> str:
    """HER-NPC-03, -06, HER-ALLY-01: tokens first, then what is printed, unless a card has made the NPC neutral."""
    if count(table, card, HOSTILE):
        return "hostile"
    if count(table, card, ALLY):
        return "ally"
    face = face_of(table, card)
    return face.attitude if isinstance(face, NpcFace) and not table.attitudes[card] else "neutral"


def set_attitude(table: Heredity, card: int, wanted: str) -> None:
    """HER-NPC-08, -09: the token lies on the card, so all its figures change together."""
    for kind in (HOSTILE, ALLY):
        add(table, card, kind, -count(table, card, kind))
    table.attitudes[card] = int(wanted == "neutral")
    if wanted != "neutral":
        add(table, card, HOSTILE if wanted == "hostile" else ALLY, 1)
