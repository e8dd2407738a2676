"""What cards do with tokens, terrain tokens, items and materials."""

from __future__ import annotations

from typing import Any, assert_never, get_args

from tablewright.engine.options import Option
from tablewright.engine.zones import put

from . import items, statements, taking, verbs
from .conditions import TokensExhausted
from .finding import DEATH, PC, Reading, card_meant, characters_now, choose_area, choose_characters
from .hearts import hearts_on
from .kinds import BASIC_ACTIONS, MATERIAL, NOBODY, NOWHERE, PCS
from .references import AreaRef
from .seats import ask_family
from .sites import area_at
from .table import OUT_OF_PLAY, Heredity, carried, tell, zone_of
from .tokens import add, box_has, count, pick, put_down, remove


async def handle_tokens(
    table: Heredity,
    instruction: verbs.TokenVerb,
    reading: Reading,
) -> bool:
    match instruction:
        case verbs.AddTokens(kind, n, to):
            return await add_tokens(table, table.content.token(kind), n, to, reading)
        case verbs.RemoveTokens(kind, n, source):
            return await remove_tokens(table, table.content.token(kind), n, source, reading)
        case verbs.PlaceTerrainToken(icon, at, number):
            entry = (await choose_area(table, at, reading), BASIC_ACTIONS.index(icon), int(number))
            if entry[0] == NOWHERE or entry in table.icons:
                return False
            table.icons.append(entry)
            return True
        case verbs.RemoveTerrainToken(icon, at):
            return remove_icon(table, await choose_area(table, at, reading), BASIC_ACTIONS.index(icon))
        case _:
            assert_never(instruction)


def remove_icon(table: Heredity, area: int, icon: int) -> bool:
    """HER-TERR-05: take the terrain token off an icon."""
    before = len(table.icons)
    table.icons = [entry for entry in table.icons if entry[:2] != (area, icon)]
    return len(table.icons) < before


async def add_tokens(table: Heredity, kind: int, n: int, to: Any, reading: Reading) -> bool:
    """HER-GEN-17, -18: impossible if the box has too few special tokens; the others never run out."""
    if not box_has(table, kind, n):
        return False
    if not isinstance(to, get_args(AreaRef)):
        card = card_meant(table, to, reading)
        if zone_of(table, card) in OUT_OF_PLAY:
            return False
        add(table, card, kind, n)
        return True
    area = await choose_area(table, to, reading)
    if area != NOWHERE:
        put_down(table, area, kind, n)
    return area != NOWHERE


async def remove_tokens(table: Heredity, kind: int, n: int, source: Any, reading: Reading) -> bool:
    """HER-NARR-07, -09: impossible if there are fewer."""
    if isinstance(source, get_args(AreaRef)):
        return pick(table, await choose_area(table, source, reading), kind, n)
    card = card_meant(table, source, reading)
    if not remove(table, card, kind, n):
        return False
    if not count(table, card, kind):
        await statements.happened(
            table,
            TokensExhausted,
            lambda moment, own: (card_meant(table, moment.card, own), table.content.token(moment.kind)) == (card, kind),
        )
    return True


async def handle_things(
    table: Heredity,
    instruction: verbs.ThingVerb,
    reading: Reading,
) -> bool:
    match instruction:
        case verbs.GainItem(number, to):
            return await gain_item(table, table.content.card_of[number], to, reading)
        case verbs.GainMaterials(n, to):
            return await gain_materials(table, n, to, reading)
        case verbs.PayMaterials(n, source):
            return await pay_materials(table, n, source, reading)
        case verbs.DiscardItem(number, source):
            card = table.content.card_of[number]
            owners = range(len(PCS)) if source is None else characters_now(table, source, reading)
            return any(card in carried(table, pc) for pc in owners) and items.lose(table, card)
        case verbs.DamageItem(number, n):
            return damage_item(table, table.content.card_of[number], n)
        case _:
            assert_never(instruction)


async def pay_materials(table: Heredity, n: int, source: Any, reading: Reading) -> bool:
    """HER-MAT-01: impossible if somebody who must pay has too few."""
    payers = await choose_characters(table, source, reading, "pay", lambda pc: table.materials[pc] >= n)
    if not payers or any(table.materials[pc] < n for pc in payers):
        return False
    for pc in payers:
        table.materials[pc] -= n
        tell(table, "materials-paid", pc=PCS[pc], n=n)
    return True


def damage_item(table: Heredity, card: int, n: int) -> bool:
    """HER-ITEM-14, -16: on free hearts of an item that somebody carries or that lies in an area."""
    hearts = hearts_on(table, card)[:n] if zone_of(table, card) in ("equipment", "beside") else []
    for index in hearts:
        table.damage[card] = put(table.damage[card], index, 1)
    return bool(hearts)


async def gain_item(table: Heredity, card: int, to: Any, reading: Reading) -> bool:
    """HER-MAT-02, -04: an item from the deck to whom the card names."""
    if not taking.draw_out(table, card):
        return False
    if to == "acting":
        await items.gain(table, card, reading.of(table, card))
    else:
        (pc, *_) = await choose_characters(table, to, reading, "item")
        await items.give(table, pc, card)
    return True


async def gain_materials(table: Heredity, n: int, to: Any, reading: Reading) -> bool:
    """HER-MAT-03 to -05: on the PC who acts, as the players like, or into an area."""
    if isinstance(to, get_args(AreaRef)) or reading.cause == DEATH:
        dead = reading.cause == DEATH
        area = area_at(table, reading.site) if dead else await choose_area(table, to, reading)
        if area != NOWHERE:
            put_down(table, area, MATERIAL, n)
        return area != NOWHERE
    if to == "acting" and reading.actor == NOBODY:
        await distribute(table, n, reading)
        return True
    receivers = await choose_characters(table, to, reading, "materials")
    for pc in receivers:
        give_materials(table, pc, n)
    return bool(receivers)


async def distribute(table: Heredity, n: int, reading: Reading) -> None:
    """HER-MAT-04: among the family as the players like, one by one, or all that is left at once."""
    while n:
        options = [Option(one.id, (one.value, 1)) for one in PC]
        options += [Option(f"rest:{name}", (pc, n)) for pc, name in enumerate(PCS) if n > 1]
        about = {"card": reading.side, "n": n}
        pc, given = await ask_family(table, "give-materials", options, "HER-MAT-04", about)
        give_materials(table, pc, given)
        n -= given


def give_materials(table: Heredity, pc: int, n: int) -> None:
    table.materials[pc] += n
    tell(table, "materials-gained", pc=PCS[pc], n=n)
