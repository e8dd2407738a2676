"""Damage of the family: hearts, serious injuries, dying, and healing."""

from __future__ import annotations

from typing import Final

from tablewright.engine.options import Option, named
from tablewright.engine.table import tell

from .cards import Ignore, ItemFace
from .kinds import PARTS, PCS
from .seats import ask_player
from .spaces import cards_of, clear_spaces, space_name, spaces_on, to_the_middle
from .table import Heredity, carried, face_of, put

INJURY: Final = named("injury", PARTS)
Heart = tuple[int, int]
"""A card and one of its spaces."""


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


async def suffer(table: Heredity, pc: int, n: int) -> None:
    """HER-DMG-08, HER-INJ-01: damage goes on hearts one by one; without a heart left, a serious injury comes first."""
    tell(table, "suffered", pc=PCS[pc], n=n)
    for _ in range(n):
        while not hearts(table, pc) and fronts(table, pc):
            await injure(table, pc, None)
        if not hearts(table, pc):
            return  # HER-DYING-03
        card, index = await choose_heart(table, pc)
        table.damage[card] = put(table.damage[card], index, 1)
    if is_dying(table, pc):
        tell(table, "dying", pc=PCS[pc])


async def choose_heart(table: Heredity, pc: int) -> Heart:
    """Where one damage goes; a card all covered may be given up for a serious injury first (HER-INJ-07)."""
    while True:
        options: list[Option[tuple[int, int]]] = [
            Option(f"heart:{space_name(table, card, index)}", (card, index)) for card, index in hearts(table, pc)
        ]
        options += [Option(f"injury:{PARTS[part]}", (-1, part)) for part in coverable(table, pc)]
        card, index = await ask_player(table, pc, "allocate", options, "HER-DMG-03", {"pc": PCS[pc]})
        if card >= 0:
            return card, index
        await injure(table, pc, index)


def coverable(table: Heredity, pc: int) -> list[int]:
    """HER-INJ-07: the parts whose front is covered by damage on every space."""
    return [part for part in fronts(table, pc) if all(table.damage[table.content.bodies[pc][part]])]


async def injure(table: Heredity, pc: int, part: int | None) -> bool:
    """HER-INJ-02 to -05: a card loses its damage and is turned to side b; its tokens go to the middle, items stay."""
    possible = fronts(table, pc)
    if part is None and possible:
        options = [INJURY[one] for one in possible]
        part = await ask_player(table, pc, "serious-injury", options, "HER-INJ-02", {"pc": PCS[pc]})
    if part not in possible:
        return False
    assert part is not None
    card = table.content.bodies[pc][part]
    to_the_middle(table, card)
    table.flipped[card] = 1
    clear_spaces(table, card)
    tell(table, "injured", pc=PCS[pc], part=PARTS[part])
    return True


async def heal(table: Heredity, character: int, n: int) -> bool:
    """HER-HEAL-01: remove damage from PC cards or from an NPC; the items of a PC are repaired, not healed."""
    healed = min(n, damage_of(table, character))
    if character >= len(PCS):
        table.wounds[character] -= healed
    else:
        for _ in range(healed):
            await heal_space(table, character)
    return healed > 0


async def heal_space(table: Heredity, pc: int) -> None:
    wounded = [
        Option(f"heart:{space_name(table, card, index)}", (card, index))
        for card in table.content.bodies[pc]
        for index, damage in enumerate(table.damage[card])
        if damage
    ]
    card, index = await ask_player(table, pc, "heal-space", wounded, "HER-HEAL-01", {"pc": PCS[pc]})
    table.damage[card] = put(table.damage[card], index, 0)
    tell(table, "healed", pc=PCS[pc])
