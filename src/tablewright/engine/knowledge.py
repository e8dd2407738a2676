"""Who has seen which card: dealing, revealing, shuffling, and imagining a world that fits what one seat knows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .dice import Luck, roll
from .table import Table


def mask(cards: Iterable[int]) -> int:
    """A bit mask with one bit for each card."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def show(table: Table, seat: int, cards: Iterable[int]) -> None:
    """Let one seat look at cards."""
    known = table.seen[seat]
    table.seen[seat] = now = known | mask(cards)
    table.learned += now != known


def reveal(table: Table, cards: Iterable[int]) -> None:
    """Turn cards face up for everybody, onlookers included."""
    bits = mask(cards)
    before = table.seen
    table.seen = now = [known | bits for known in before]
    table.learned += now != before


def seen_by(table: Table, seat: int | None) -> int:
    """The cards whose faces a seat (or, without one, an onlooker) has seen, one bit each."""
    return table.seen[-1 if seat is None else seat]


def knows(table: Table, seat: int | None, card: int) -> bool:
    """Whether a seat or an onlooker has seen the face of a card."""
    return bool(seen_by(table, seat) >> card & 1)


def shuffle(table: Table, cards: Sequence[int]) -> None:
    """Shuffle face-down cards: their faces change places, and nobody knows any of them any more."""
    faces = table.faces
    for last in range(len(cards) - 1, 0, -1):
        here, there = cards[last], cards[roll(table, last + 1)]
        faces[here], faces[there] = faces[there], faces[here]
    forgotten = ~mask(cards)
    table.seen = [bits & forgotten for bits in table.seen]


def unseen_alike(table: Table, seat: int, backs: Sequence[int]) -> Iterable[list[int]]:
    """The cards that a seat has not seen, those together that it cannot tell apart.

    `backs[face]` is the kind of back that a face has.
    """
    unseen: dict[int, list[int]] = {}
    known = table.seen[seat]
    for card, face in enumerate(table.faces):
        if not known >> card & 1:
            unseen.setdefault(backs[face], []).append(card)
    return unseen.values()


def orderly_faces(table: Table, seat: int, backs: Sequence[int]) -> list[int]:
    """The faces with all that a seat has not seen put in order, so that nothing tells how they really lie."""
    faces = table.faces[:]
    for cards in unseen_alike(table, seat, backs):
        for card, face in zip(cards, sorted(table.faces[card] for card in cards), strict=True):
            faces[card] = face
    return faces


def imagined_faces(table: Table, seat: int, backs: Sequence[int], luck: Luck) -> list[int]:
    """The faces as they could be for all that a seat knows: unseen cards with the same back change places."""
    faces = table.faces[:]
    for cards in unseen_alike(table, seat, backs):
        order = cards[:]
        luck.shuffle(order)
        for card, other in zip(cards, order, strict=True):
            faces[card] = table.faces[other]
    return faces
