"""Attacks of the family: with fists, feet and items, alone, together, and beside an ally."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from tablewright.engine.options import Option, Reason
from tablewright.engine.questions import Question

from .acts import Act, Aim, Likeness, Place, Spot, Standpoint
from .cards import Shot, Strike
from .combat import Blow, allied, attack, bonus, is_beside, next_target, reaches, strikes_into
from .damage import injure, why_not_give_up
from .dropping import Drop, drops, lay_down
from .finding import FAMILY
from .geography import characters_at, region_of
from .kinds import FOOT, HAND, NO_CARD, NOBODY, NOWHERE, PARTS, PCS
from .npcs import figures_in_play
from .reasons import FORBIDDEN, IS_ALLY, NOT_IN_AREA, OUT_OF_RANGE
from .seats import Alongside, controllers, members, while_all_wait
from .spaces import lay_token
from .table import Heredity

UNARMED: Final = 1  # HER-COMBAT-03
FISTS_AND_FEET: Final = frozenset((HAND, FOOT))
ALONE: Final = Option("done", Blow(NO_CARD, 0))
"""Nobody else joins an attack."""


def blow_with(here: Standpoint, spot: tuple[int, int], place: Place) -> Blow | None:
    """HER-COMBAT-02 to -07: a punch, a kick or an item; one space, one token."""
    match place.space.effect:
        case Strike(strength, targets):
            return Blow(here.pc, strength + bonus(here.table, here.pc, 0), 0, spot, targets)
        case Shot(distance, strength, targets):
            return Blow(here.pc, strength + bonus(here.table, here.pc, distance), distance, spot, targets)
        case _:
            unarmed = FISTS_AND_FEET & place.icons
            return Blow(here.pc, UNARMED + bonus(here.table, here.pc, 0), 0, spot) if unarmed else None


def blows_of(table: Heredity, pc: int) -> list[tuple[Blow, str]]:
    """The attacks that a PC can pay for now, with the names of their spaces."""
    if not table.available[pc] or table.places[pc] == NOWHERE:
        return []
    here = Standpoint(table, pc)
    offered = set(stand_ins(here).values())
    found = ((blow_with(here, spot, place), place.name) for spot, place, _ in here.spots if spot in offered)
    return [(blow, name) for blow, name in found if blow is not None]


# Attacking


def aims_to_attack(here: Standpoint) -> Iterator[Aim]:
    """HER-COMBAT-03 to -07, -19: each NPC with each space."""
    table, targets = here.table, figures_in_play(here.table)
    found = [(spot, blow_with(here, spot, place)) for spot, place, _ in here.spots] if targets else []
    blows, stand_in = [(spot, blow) for spot, blow in found if blow is not None], stand_ins(here) if targets else {}
    for target in targets:
        beside = strikes_into(table, here.region, here.map.region[table.places[target]])
        for spot, blow in blows:
            against = None if beside and not blow.range else why_not_reach(table, blow, target)
            against = against or why_not_hit(here, target)
            if against is not None or stand_in.get(spot, spot) == spot:
                yield Aim("attack", spot, f":{target}", target, against=against)


def stand_ins(here: Standpoint) -> dict[Spot, Spot]:
    """By free space: the first of those that are like it, which is offered for all."""
    first: dict[Likeness, Spot] = {}
    return {spot: first.setdefault((spot[0], place.space), spot) for spot, place, taken in here.spots if taken is None}


def why_not_reach(table: Heredity, blow: Blow, target: int) -> Reason | None:
    """HER-COMBAT-06, HER-RANGE-03: a fist needs the same area, a shot a straight line."""
    if not blow.range:
        return NOT_IN_AREA
    return None if reaches(table, blow, target) else OUT_OF_RANGE


def why_not_hit(here: Standpoint, target: int) -> Reason | None:
    if allied(here.table, target):
        return IS_ALLY
    return FORBIDDEN if here.forbids("no_attacks") else None


async def fight(table: Heredity, act: Act, ask: Alongside) -> bool:
    """HER-COMB-01 to -03: others may join before the karma card is drawn, each with one token.

    Until whoever leads strikes, nothing has happened: somebody else who acts first calls it off.
    """
    here = Standpoint(table, act.pc)
    (first,) = (blow_with(here, spot, place) for spot, place, _ in here.spots if spot in act.spaces)
    assert first is not None
    blows = await joined(table, first, act.about, ask)
    if blows is None:
        return False
    there = region_of(table, table.places[act.about])
    others = all_beside(table, act.about, there) if first.targets == "all_in_area" else []
    await attack(table, blows, act.about)
    await strike_others(table, replace(first, space=None), others, there)
    return True


def all_beside(table: Heredity, target: int, region: int) -> list[int]:
    """HER-COMBAT-16, -19: all others in an area whom the family may attack."""
    here = characters_at(table, region)
    return [one for one in here if one not in (*FAMILY, target) and not allied(table, one)]


async def strike_others(table: Heredity, blow: Blow, others: list[int], region: int) -> None:
    """HER-COMBAT-16: one token is paid for all targets; others may join against each of them."""

    def hit(one: int) -> bool:
        return is_beside(table, blow, one, region) and not allied(table, one)

    while (target := await next_target(table, others, hit)) != NOBODY:
        blows = await joined(table, blow, target, partial(while_all_wait, table))
        await attack(table, blows or [blow], target)


# Joining


async def joined(table: Heredity, first: Blow, target: int, ask: Alongside) -> list[Blow] | None:
    """HER-COMB-01, HER-ALLY-03: the attack with all that join it; whoever leads it strikes when it likes.

    A seat that is done joins no more. Nobody leads an ally, so that all who could join have to be done. The tokens
    are laid at the same time, when it comes to blows (HER-COMB-03); None if somebody else acts before that.
    """
    blows, waiting = [first], list(range(table.seats))
    leaders = controllers(table, first.attacker)
    while join_questions(table, blows, target, waiting):
        table.promised = [(blow.attacker, blow.space[0], 0) for blow in blows if blow.space is not None]
        answer = await ask(
            lambda: join_questions(table, blows, target, waiting) or [alone((*leaders, *waiting)[0], target)]
        )
        if answer is None:
            return None
        seat, choice = answer
        if isinstance(choice, Drop):
            lay_down(table, choice)
        elif isinstance(choice, Act):
            await injure(table, choice.pc, choice.about)
        elif choice is not ALONE.value:
            blows.append(choice)
        elif seat in leaders:
            break
        else:
            waiting.remove(seat)
    table.promised = []
    for blow in blows:
        if blow.space is not None:
            lay_token(table, blow.attacker, *blow.space)
    return blows


def join_questions(
    table: Heredity, blows: list[Blow], target: int, seats: list[int]
) -> list[Question[Blow | Act | Drop]]:
    """One for each seat with a member who could join, and for who leads the attack; none if nobody could."""
    possible, leaders = joining(table, blows, target), controllers(table, blows[0].attacker)
    asked = sorted(seats, key=leaders.__contains__)  # those who lead strike last
    found = [(seat, join_options(table, seat, possible, blows, target)) for seat in asked]
    if not any(own for _, own in found):
        return []
    return [
        Question(seat, "join-attack", [*own, ALONE], "HER-COMB-01", about={"character": target})
        for seat, own in found
        if own or seat in leaders
    ]


def alone(seat: int, target: int) -> Question[Blow | Act | Drop]:
    """Unasked, when the last one who could join has let the weapon fall (HER-MAT-11)."""
    return Question(seat, "join-attack", [ALONE], "HER-COMB-01", about={"character": target})


def join_options(
    table: Heredity, seat: int, possible: list[Option[Blow]], blows: list[Blow], target: int
) -> list[Option[Blow | Act | Drop]]:
    """Attacks with which a seat can join; beside an ally also what its members may drop, and parts they may injure."""
    own = [one for one in possible if one.value.attacker in members(table, seat)]
    if not allied(table, blows[0].attacker):
        return list[Option[Blow | Act | Drop]](own)
    near = [pc for pc in members(table, seat) if may_still_join(table, pc, blows, target)]
    injuries = [option for pc in near for option in parts_to_give_up(table, pc)]
    ready = dict.fromkeys(one.value.attacker for one in own)
    return [*own, *injuries, *(option for pc in ready for option in drops(table, pc))]


def may_still_join(table: Heredity, pc: int, blows: list[Blow], target: int) -> bool:
    """HER-ALLY-03: whether a member of the family with a kept token does not strike yet, but reaches the target."""
    free = table.available[pc] > 0 and pc not in [blow.attacker for blow in blows]
    return free and reaches(table, Blow(pc, UNARMED), target)


def parts_to_give_up(table: Heredity, pc: int) -> list[Option[Act]]:
    """HER-INJ-07: beside an ally too a part that is all covered may be given up, for the space behind it."""
    return [
        Option(f"injury:{PCS[pc]}:{name}", Act("injury", pc, (), part))
        for part, name in enumerate(PARTS)
        if why_not_give_up(table, pc, part) is None
    ]


def joining(table: Heredity, blows: list[Blow], target: int) -> list[Option[Blow]]:
    """HER-COMB-01, -02, -08: the attacks that others could add, each member of the family once."""
    attackers = {blow.attacker for blow in blows}
    return [
        Option(f"attack:{PCS[pc]}:{name}", blow)
        for pc in FAMILY
        if pc not in attackers
        for blow, name in blows_of(table, pc)
        if reaches(table, blow, target)
    ]
