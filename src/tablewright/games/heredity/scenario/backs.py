"""Whether a back that words speak of is printed: what is turned over, asked for or waited for needs two sides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .. import conditions, verbs, vocabulary
from ..content import Card
from ..references import Figure
from .mistakes import Place
from .words import WORDS, parts_of

if TYPE_CHECKING:
    from .folders import Draft


def check_backs(draft: Draft, thing: object, this: Card, numbers: dict[int, Card], place: Place) -> None:
    """HER-CARD-08: whatever has one side only cannot be turned over, and never shows another."""
    for part, card, wish in backs_meant(thing, this, numbers):
        if card is not None and card.back is None:
            name = f"card {card.number}" if card.number else "the family card"
            draft.notebook.note(draft.reader.places.get(id(part), place), f"{wish} the back of {name}, which has none.")


def backs_meant(thing: object, this: Card, numbers: dict[int, Card]) -> Iterator[tuple[object, Card | None, str]]:
    """Every word that needs a back, with the card that it means and what it wants of it."""
    elsewhere = dict(on_npcs(thing, numbers))
    for part in parts_of(thing):
        match part:
            case verbs.Flip(card) | conditions.CardFlipped(card):
                meant = card_meant(card, elsewhere.get(id(part), this), numbers)
                yield part, meant, f"{WORDS[type(part)]} needs"
            case conditions.CardInPlay(card, "back") | conditions.TerrainSide(card, "back"):
                yield part, numbers.get(card), f"{WORDS[type(part)]} asks for"
            case vocabulary.TerrainAction(terrain) if terrain.endswith("b"):
                yield part, numbers.get(int(terrain.removesuffix("b"))), "'terrain' asks for"


def on_npcs(thing: object, numbers: dict[int, Card]) -> Iterator[tuple[int, Card | None]]:
    """By the identity of a word in an action that is given to an NPC: the card that `this` means there."""
    for part in parts_of(thing):
        if isinstance(part, vocabulary.AddNpcAction):
            npc = part.npc.npc if isinstance(part.npc, Figure) else part.npc
            yield from ((id(word), card_meant(npc, None, numbers)) for word in parts_of(part.action))


def card_meant(card: int | str, this: Card | None, numbers: dict[int, Card]) -> Card | None:
    """The card of a number, or the one that is read; what it hangs below is known only in play."""
    if isinstance(card, int):
        return numbers.get(card)
    return this if card == "this" else None
