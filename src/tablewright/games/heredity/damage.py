"""Damage of the family: where it goes, serious injuries, and healing."""

from __future__ import annotations

from functools import partial

from tablewright.engine.options import Option, Reason
from tablewright.engine.questions import Question
from tablewright.engine.zones import Zone, put

from . import finding, items, statements
from .conditions import PcStartsDying
from .dropping import Drop, lay_down
from .hearts import Heart, damage_of, fronts, hearts, is_dying
from .kinds import NO_CARD, PARTS, PCS
from .reasons import COVERED, INJURED_ALREADY, NO_HEART, NOT_ALL_COVERED
from .seats import Alongside, ask_or_drop, ask_seats, controllers, while_all_wait
from .spaces import cards_of, clear_spaces, space_name, spaces_on, to_the_middle
from .table import Heredity, tell

# Suffering


async def suffer(table: Heredity, pc: int, n: int) -> None:
    """HER-DMG-08, HER-INJ-01: damage goes on hearts one by one; without a heart left, a serious injury comes first."""
    tell(table, "suffered", pc=PCS[pc], n=n)
    was_dying = is_dying(table, pc)
    for _ in range(n):
        heart = await choose_heart(table, pc)
        if heart is None:
            break  # HER-DYING-03
        table.damage[heart[0]] = put(table.damage[heart[0]], heart[1], 1)
    if is_dying(table, pc) and not was_dying:
        tell(table, "dying", pc=PCS[pc])
        await statements.happened(
            table, PcStartsDying, lambda moment, own: pc in finding.characters_now(table, moment.who, own), actor=pc
        )


async def choose_heart(table: Heredity, pc: int) -> Heart | None:
    """Where one damage goes; a card all covered may be given up for a serious injury first (HER-INJ-07).

    Without a heart left a serious injury comes first; nowhere if there is none left to suffer.
    """
    while hearts(table, pc) or fronts(table, pc):
        answer: Heart | Drop = (NO_CARD, NO_CARD)
        if hearts(table, pc):
            options = [*hearts_named(table, pc, cards_of(table, pc)), *injuries_named(pc)]
            answer = await ask_or_drop(
                table, controllers(table, pc), "allocate", options, "HER-DMG-03", {"pc": PCS[pc]},
                lambda heart: why_not_there(table, pc, heart),
            )  # fmt: skip
        if isinstance(answer, Drop):
            lay_down(table, answer)
        elif answer[0] != NO_CARD:
            return answer
        else:
            await injure(table, pc, None if answer[1] == NO_CARD else answer[1])
    return None


def hearts_named(table: Heredity, pc: int, cards: Zone) -> list[Option[Heart]]:
    """The spaces of cards as options: `heart:maeve:head.0`."""
    return [
        Option(f"heart:{PCS[pc]}:{space_name(table, card, index)}", (card, index))
        for card in cards
        for index in range(len(table.damage[card]))
    ]


def injuries_named(pc: int) -> list[Option[Heart]]:
    """The parts of a PC as options: `injury:maeve:feet`."""
    return [Option(f"injury:{PCS[pc]}:{name}", (NO_CARD, part)) for part, name in enumerate(PARTS)]


def why_not_there(table: Heredity, pc: int, heart: Heart) -> Reason | None:
    """HER-DMG-03, HER-INJ-07: only hearts without damage, and parts that are all covered."""
    card, index = heart
    if card == NO_CARD:
        return why_not_give_up(table, pc, index)
    if not spaces_on(table, card)[index].heart:
        return NO_HEART
    return COVERED if table.damage[card][index] else None


def why_not_give_up(table: Heredity, pc: int, part: int) -> Reason | None:
    """HER-INJ-06, -07: a front, all of whose spaces are covered by damage."""
    card = table.content.bodies[pc][part]
    if table.flipped[card]:
        return INJURED_ALREADY
    return None if all(table.damage[card]) else NOT_ALL_COVERED


async def choose_injury(table: Heredity, pc: int) -> int:
    """HER-INJ-02: one of the cards that still show their front."""

    def why_not(spot: Heart) -> Reason | None:
        return None if spot[1] in fronts(table, pc) else INJURED_ALREADY

    about = {"pc": PCS[pc]}
    seats = controllers(table, pc)
    return (await ask_seats(table, seats, "serious-injury", injuries_named(pc), "HER-INJ-02", about, why_not))[1]


async def injure(table: Heredity, pc: int, part: int | None) -> bool:
    """HER-INJ-02 to -05: a card loses its damage and is turned to side b; its tokens go to the middle.

    Items stay where its anchors stay.
    """
    possible = fronts(table, pc)
    if part is None and possible:
        part = await choose_injury(table, pc)
    if part not in possible:
        return False
    assert part is not None
    card = table.content.bodies[pc][part]
    to_the_middle(table, card)
    table.flipped[card] = 1
    clear_spaces(table, card)
    items.let_fall(table, pc)
    tell(table, "injured", pc=PCS[pc], part=PARTS[part])
    return True


# Healing


async def heal(table: Heredity, character: int, n: int) -> bool:
    """HER-HEAL-01: remove damage from PC cards or from an NPC; the items of a PC are repaired, not healed."""
    healed = min(n, damage_of(table, character))
    for _ in range(healed):
        await heal_one(table, character, character, partial(while_all_wait, table))
    return healed > 0


async def heal_one(table: Heredity, character: int, healer: int, ask: Alongside) -> bool:
    """One damage token goes; whoever plays the healed or the healer says from which space."""
    if character >= len(PCS):
        table.wounds[character] -= 1
    else:
        wounded = [one for one in hearts_named(table, character, table.content.bodies[character]) if hurts(table, one)]
        about, seats = {"pc": PCS[character]}, controllers(table, character, healer)
        answer = await ask(
            lambda: [Question(seat, "heal-space", wounded, "HER-HEAL-01", about=about) for seat in seats]
        )
        if answer is None:
            return False
        card, index = answer[1]
        table.damage[card] = put(table.damage[card], index, 0)
    tell(table, "healed", character=character)
    return True


def hurts(table: Heredity, spot: Option[Heart]) -> bool:
    card, index = spot.value
    return bool(table.damage[card][index])
