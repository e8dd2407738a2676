"""What cards tell characters to do or to suffer: placing, moving, attitudes, damage, healing, tokens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final, TypeAlias, assert_never

from . import combat, movement, npcs, taking, verbs
from .attitudes import set_attitude
from .damage import heal, injure, suffer
from .finding import (
    FAMILY,
    Reading,
    choose_area,
    choose_characters,
    choose_victim,
    choose_victims,
    nearest,
    npc_card,
)
from .geography import region_of
from .hearts import ignores
from .kinds import ACTION_TOKENS, NOBODY, NOWHERE, PARTS, PCS
from .references import AreaRef
from .sites import site_of
from .spaces import block, take_back
from .table import OUT_OF_PLAY, Heredity, zone_of

Touch: TypeAlias = (
    verbs.Damage | verbs.Heal | verbs.SeriousInjury | verbs.BlockToken | verbs.GrantExtraToken | verbs.TakeBackTokens
)
"""What somebody can be told to suffer or to enjoy alone."""

TOUCHES: Final[Mapping[type[Touch], str]] = {
    verbs.Damage: "damage",
    verbs.Heal: "heal",
    verbs.SeriousInjury: "injury",
    verbs.BlockToken: "block",
    verbs.GrantExtraToken: "extra",
    verbs.TakeBackTokens: "tokens",
}
"""What somebody is chosen for."""


async def move_characters(
    table: Heredity,
    instruction: verbs.PlaceNpc
    | verbs.PlacePc
    | verbs.MoveCharacter
    | verbs.RemoveNpc
    | verbs.SetAttitude
    | verbs.Attack,
    reading: Reading,
) -> bool:
    match instruction:
        case verbs.PlaceNpc(npc, at, figures):
            card = npc_card(table, npc, reading)
            if zone_of(table, card) in OUT_OF_PLAY:
                return False
            return await npcs.place_figures(table, card, await choose_area(table, at, reading), figures)
        case verbs.PlacePc(who, at):
            return await put_characters(table, await choose_characters(table, who, reading, "place"), at, reading)
        case verbs.MoveCharacter(who, to):
            return await lead_characters(table, await choose_characters(table, who, reading, "move"), to, reading)
        case verbs.RemoveNpc(npc):
            return await remove_npc(table, npc_card(table, npc, reading))
        case verbs.SetAttitude(npc, wanted):
            card = npc_card(table, npc, reading)
            if zone_of(table, card) in OUT_OF_PLAY:
                return False
            set_attitude(table, card, wanted)
            return True
        case verbs.Attack():
            return await order_attack(table, instruction, reading)
        case _:
            assert_never(instruction)


async def remove_npc(table: Heredity, card: int) -> bool:
    """HER-NPC-29, -30: the card leaves the timeline and its figures the terrain; nobody dies."""
    if zone_of(table, card) in OUT_OF_PLAY:
        return False
    npcs.take_off(table, card)
    taking.leave(table, card)
    table.read += (card,)
    await taking.rehang(table, card)
    return True


async def order_attack(table: Heredity, order: verbs.Attack, reading: Reading) -> bool:
    """HER-COMBAT-09 to -16: each named attacker strikes each target that it can hit; nobody pays for it."""
    attackers = await choose_characters(table, order.attacker, reading, "attack")
    distance = 0 if order.range == "melee" else order.range
    blows = [combat.Blow(one, order.strength, distance) for one in attackers]
    if order.target == "nearest":
        struck = [await strike_nearest(table, blow, reading) for blow in blows]
    else:
        targets = await choose_victims(
            table, order.target, reading, attackers, lambda one: any(combat.can_hit(table, blow, one) for blow in blows)
        )
        struck = [await strike_all(table, blow, targets) for blow in blows]
    return any(struck)


async def strike_nearest(table: Heredity, blow: combat.Blow, reading: Reading) -> bool:
    """HER-NPC-12 to -14, HER-DYING-02: the member of the family nearest to the attacker who is not dying."""
    alive = tuple(pc for pc in FAMILY if combat.can_be_attacked(table, pc))
    near = nearest(table, alive, region_of(table, table.places[blow.attacker]))
    victims = [pc for pc in near if combat.can_hit(table, blow, pc)]
    return bool(victims) and await strike_all(
        table, blow, [await choose_victim(table, victims, reading, (blow.attacker,))]
    )


async def strike_all(table: Heredity, blow: combat.Blow, targets: Iterable[int]) -> bool:
    """HER-COMBAT-16: one after the other, as the players like; false if nobody could be hit."""
    waiting, struck = list(targets), False
    while (target := await combat.next_target(table, waiting, lambda one: combat.can_hit(table, blow, one))) != NOBODY:
        await combat.attack(table, [blow], target)
        struck = True
    return struck


async def put_characters(table: Heredity, who: Iterable[int], to: AreaRef, reading: Reading) -> bool:
    """Put members of the family where they begin; nobody is put where nothing is discovered."""
    moved = False
    for one in who:
        area = await choose_area(table, to, replace(reading, element=one))
        if area != NOWHERE:
            table.places[one], moved = area, True
    return moved


async def lead_characters(table: Heredity, who: Iterable[int], to: AreaRef, reading: Reading) -> bool:
    """HER-TEFF-01: move without actions or lines, one after the other."""
    moved = False
    for one in who:
        area = await choose_area(table, to, replace(reading, element=one))
        if area != NOWHERE:
            moved = await (lead_member if one in FAMILY else lead_figure)(table, one, area) or moved
    return moved


async def lead_member(table: Heredity, pc: int, area: int) -> bool:
    """HER-TEFF-01: a member of the family enters the area as on foot."""
    if region_of(table, area) != region_of(table, table.places[pc]):
        await movement.enter(table, pc, site_of(table, area))
    else:
        table.places[pc] = area
    return True


async def lead_figure(table: Heredity, figure: int, area: int) -> bool:
    """HER-NPC-04: beside a crowded area, as near as there is room; otherwise it stays, and nothing has happened."""
    if region_of(table, area) != region_of(table, table.places[figure]):
        area = await npcs.room_near(table, area, figure)
    if area != NOWHERE:
        table.places[figure] = area
    return area != NOWHERE


async def touch_characters(table: Heredity, instruction: Touch, reading: Reading) -> bool:
    touched = await choose_characters(table, instruction.who, reading, TOUCHES[type(instruction)])
    done = [await touch(table, one, instruction) for one in touched]
    return any(done)


async def touch(
    table: Heredity,
    one: int,
    instruction: Touch,
) -> bool:
    match instruction:
        case verbs.Damage(_, n, hazard):
            if one >= len(PCS):
                await npcs.hurt(table, one, n)
            elif not ignores(table, one, hazard):
                await suffer(table, one, n)
            return True
        case verbs.Heal(_, n):
            return await heal(table, one, n)
        case verbs.SeriousInjury(_, part):
            return await injure(table, one, None if part is None else PARTS.index(part))
        case verbs.BlockToken(_, n):
            return block(table, one, n)
        case verbs.GrantExtraToken():
            return grant_extra_token(table, one)
        case verbs.TakeBackTokens():
            take_back(table, one)
            return True
        case _:
            assert_never(instruction)


def grant_extra_token(table: Heredity, character: int) -> bool:
    """HER-TOKEN-01: the purple token, of which there is one, for a member of the family."""
    if character >= len(PCS) or any(n > ACTION_TOKENS for n in table.owned):
        return False
    table.owned[character] += 1
    table.available[character] += 1
    return True
