"""Action spaces: those of a card, how a token is laid on one, taken back, or put out of reach."""

from __future__ import annotations

from tablewright.engine.zones import Zone, put

from .cards import BodyFace, ItemFace, Space
from .kinds import NOBODY, PARTS, PCS
from .table import Heredity, carried, face_of, number_of


def spaces_on(table: Heredity, card: int) -> tuple[Space, ...]:
    """The action spaces of the visible side of a card."""
    face = face_of(table, card)
    return face.spaces if isinstance(face, BodyFace | ItemFace) else ()


def cards_of(table: Heredity, pc: int) -> Zone:
    """The cards on whose spaces a member of the family acts: its own three and its items (HER-TOKEN-02, -08)."""
    return (*table.content.bodies[pc], *carried(table, pc))


def lay_token(table: Heredity, pc: int, card: int, index: int) -> None:
    """Spend an available action token on a free space."""
    assert table.available[pc] > 0
    table.available[pc] -= 1
    table.laid[card] = put(table.laid[card], index, pc)


def lift_token(table: Heredity, pc: int, card: int, index: int) -> None:
    """Take up an action token that was laid for something that does not happen, unless it has gone to the middle."""
    if table.laid[card][index : index + 1] == (pc,):
        table.available[pc] += 1
        table.laid[card] = put(table.laid[card], index, NOBODY)


def clear_spaces(table: Heredity, card: int) -> None:
    """The spaces of the side that is up now, empty."""
    spaces = len(spaces_on(table, card))
    table.laid[card], table.damage[card] = (NOBODY,) * spaces, (0,) * spaces


def to_the_middle(table: Heredity, card: int) -> None:
    """HER-CARD-11, -14: the action tokens on a card become unavailable."""
    for owner in table.laid[card]:
        if owner != NOBODY:
            table.middle[owner] += 1
    table.laid[card] = (NOBODY,) * len(table.laid[card])


def take_back(table: Heredity, pc: int) -> None:
    """HER-TIME-10: all tokens, wherever they lie; damage stays."""
    for card, owners in enumerate(table.laid):
        if pc in owners:
            table.laid[card] = tuple(NOBODY if owner == pc else owner for owner in owners)
    table.middle[pc] = 0
    table.available[pc] = table.owned[pc]


def block(table: Heredity, pc: int, n: int) -> bool:
    """Put available tokens into the middle, as many as there are."""
    blocked = min(n, table.available[pc])
    table.available[pc] -= blocked
    table.middle[pc] += blocked
    return blocked > 0


def space_name(table: Heredity, card: int, index: int) -> str:
    """A space as option ids write it: `head.0`, or `i40.1` on an item."""
    face = face_of(table, card)
    return f"{face.part}.{index}" if isinstance(face, BodyFace) else f"i{number_of(table, card)}.{index}"


def part_of(table: Heredity, card: int) -> tuple[str, str]:
    """Whose PC card it is, and which part."""
    for pc, bodies in enumerate(table.content.bodies):
        if card in bodies:
            return PCS[pc], PARTS[bodies.index(card)]
    raise LookupError(card)
