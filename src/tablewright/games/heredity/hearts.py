"""What is left of a body: hearts, serious injuries, dying, and items that no longer work."""

from __future__ import annotations

from typing import TypeAlias

from .cards import Ignore, ItemFace
from .kinds import PARTS, PCS
from .spaces import cards_of, spaces_on
from .table import Heredity, carried, face_of

Heart: TypeAlias = tuple[int, int]
"""A card and one of its spaces; without a card, a part of the body."""


def hearts(table: Heredity, pc: int) -> list[Heart]:
    """HER-DMG-03: the heart spaces without damage, on the PC's cards and items; action tokens do not matter."""
    return [(card, index) for card in cards_of(table, pc) for index in hearts_on(table, card)]


def hearts_on(table: Heredity, card: int) -> list[int]:
    spaces = spaces_on(table, card)
    return [index for index, space in enumerate(spaces) if space.heart and not table.damage[card][index]]


def fronts(table: Heredity, pc: int) -> list[int]:
    """The parts that are not seriously injured."""
    return [part for part, card in enumerate(table.content.bodies[pc]) if not table.flipped[card]]


def injuries(table: Heredity, pc: int) -> int:
    return len(PARTS) - len(fronts(table, pc))


def is_dying(table: Heredity, pc: int) -> bool:
    """HER-DYING-01, -06: three serious injuries and no heart without damage."""
    return not fronts(table, pc) and not hearts(table, pc)


def damage_of(table: Heredity, character: int) -> int:
    """The damage tokens on a character, items excluded."""
    if character >= len(PCS):
        return table.wounds[character]
    return sum(sum(table.damage[card]) for card in table.content.bodies[character])


def switched_off(table: Heredity, item: int) -> bool:
    """HER-ITEM-15: all hearts of an item are covered."""
    return any(table.damage[item]) and not hearts_on(table, item)


def ignores(table: Heredity, pc: int, hazard: str | None) -> bool:
    """Whether a working item keeps a hazard off."""
    if hazard is None:
        return False
    for item in carried(table, pc):
        face = face_of(table, item)
        assert isinstance(face, ItemFace)
        if Ignore(hazard) in face.permanent and not switched_off(table, item):
            return True
    return False
