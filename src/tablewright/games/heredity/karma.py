"""The karma deck: drawing, discarding, and its evolution."""

from __future__ import annotations

from tablewright.engine.knowledge import reveal, shuffle

from .cards import KarmaFace
from .kinds import NO_CARD
from .table import Heredity, face_of, number_of, tell, without


def karma_face(table: Heredity, card: int) -> KarmaFace:
    face = face_of(table, card)
    assert isinstance(face, KarmaFace)
    return face


def shuffle_karma(table: Heredity) -> None:
    """Shuffle the fronts of the whole draw pile; nobody knows any of them any more."""
    shuffle(table, [2 * card for card in table.karma_deck])


def draw(table: Heredity) -> int:
    """HER-COMBAT-09, HER-KARMA-03, -05: the top card, face up; an empty deck is refilled first."""
    if not table.karma_deck:
        table.karma_deck, table.karma_discard = table.karma_discard, ()
        shuffle_karma(table)
    card = table.karma_deck[-1]
    table.karma_deck, table.drawn = table.karma_deck[:-1], card
    reveal(table, [2 * card])
    tell(table, "karma-drawn", card=2 * card)
    return card


def discard_drawn(table: Heredity) -> None:
    """HER-COMBAT-15: on the discard pile, unless it was replaced meanwhile."""
    if table.drawn != NO_CARD:
        table.karma_discard += (table.drawn,)
        table.drawn = NO_CARD


def karma_cards(table: Heredity) -> tuple[int, ...]:
    """HER-KARMA-01: draw pile, discard pile and the card in use."""
    return (*table.karma_deck, *table.karma_discard, *(() if table.drawn == NO_CARD else (table.drawn,)))


def karma_in_deck(table: Heredity, meant: str | int) -> int | None:
    """The karma card of a type, or with a printed number, wherever it is (HER-KARMA-11)."""
    for card in karma_cards(table):
        if meant in (karma_face(table, card).type, number_of(table, card)):
            return card
    return None


def replace_karma(table: Heredity, old: str | int, new: int) -> bool:
    """HER-KARMA-08 to -13: the old card is burned, the new one joins, and everything is shuffled together."""
    leaving = karma_in_deck(table, old)
    if leaving is None or new not in (*table.secrets, *table.read):
        return False
    reveal(table, [2 * leaving])
    tell(table, "karma-replaced", card=2 * leaving, cards=(2 * new,))
    table.secrets, table.read = without(table.secrets, new), without(table.read, new)
    table.burned += (leaving,)
    table.replaced_karma += (leaving,)
    table.karma_deck = (*without(karma_cards(table), leaving), new)
    table.karma_discard, table.drawn = (), NO_CARD
    shuffle_karma(table)
    return True
