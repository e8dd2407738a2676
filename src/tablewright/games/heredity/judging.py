"""Whether a condition of a card holds."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import Any, Final, assert_never

from . import conditions as ask
from .attitudes import attitude
from .finding import Reading, areas_meant, card_meant, characters_now, is_meant, npc_card
from .geography import crowded, region_of
from .hearts import damage_of, injuries, is_dying, switched_off
from .karma import karma_face, karma_in_deck
from .kinds import NO_CARD, NOWHERE
from .references import AllIn
from .sites import site_of
from .table import Heredity, can_be_taken, carried, in_play, number_of, terrain_in_play, used, zone_of
from .timeline import spot_for, under_hourglass
from .tokens import count

COMPARE: Final[Mapping[str, Callable[[int, int], bool]]] = {
    "==": operator.eq, "!=": operator.ne, "<=": operator.le, ">=": operator.ge, "<": operator.lt, ">": operator.gt,
}  # fmt: skip
SIDES: Final = ("front", "back")


def holds(table: Heredity, condition: ask.Condition, reading: Reading) -> bool:
    """Test one condition, as things stand now."""
    used(table, condition)
    match condition:
        case ask.TokensOn(kind, op, n, ref):
            there = count(table, card_meant(table, ref, reading), table.content.token(kind))
            return COMPARE[op](there, n)
        case ask.CardInPlay(number, side):
            card = table.content.card_of[number]
            return card in in_play(table) and side in ("any", SIDES[table.flipped[card]])
        case ask.CardBurned(number):
            return number in [number_of(table, card) for card in table.burned]
        case ask.CardInDeck(number):
            return can_be_taken(table, table.content.card_of[number])
        case ask.TerrainSide(number, side):
            card = table.content.card_of[number]
            return card in terrain_in_play(table) and SIDES[table.flipped[card]] == side
        case ask.TerrainDiscovered(number):
            return table.content.card_of[number] in terrain_in_play(table)
        case ask.HourglassOn(other):
            return under_hourglass(table) == card_meant(table, other, reading)
        case ask.FreeSlot(colour):
            return spot_for(table, colour, None) is not None
        case ask.Flag(flag, op, value):
            return COMPARE[op](table.flags.get(flag, 0), int(value))
        case ask.All(of):
            return all(holds(table, one, reading) for one in of)
        case ask.Any(of):
            return any(holds(table, one, reading) for one in of)
        case ask.Not(of):
            return not any(holds(table, one, reading) for one in of)
        case ask.AreaCrowded() | ask.CharactersIn() | ask.PcInArea() | ask.SameArea():
            return holds_on_map(table, condition, reading)
        case ask.KarmaHas() | ask.KarmaDrawn():
            return holds_of_karma(table, condition)
        case ask.NpcAlive() | ask.NpcAttitude() | ask.NpcOnTimeline():
            return holds_of_npc(table, condition, reading)
        case ask.PcHasItem() | ask.Materials() | ask.PcDying() | ask.Injuries() | ask.DamageOn():
            return holds_of_family(table, condition, reading)
        case _:
            assert_never(condition)


def holds_on_map(
    table: Heredity, condition: ask.AreaCrowded | ask.CharactersIn | ask.PcInArea | ask.SameArea, reading: Reading
) -> bool:
    match condition:
        case ask.SameArea(a, b):
            regions = [
                {region_of(table, table.places[one]) for one in characters_now(table, who, reading)} for who in (a, b)
            ]
            return bool(regions[0] & regions[1] - {NOWHERE})
        case ask.PcInArea(who, ref):
            return bool(areas_meant(table, ref, reading)) and quantified(
                table, who, reading, lambda pc: is_meant(table, ref, reading, site_of(table, table.places[pc]))
            )
        case ask.AreaCrowded(ref):
            return any(crowded(table, region_of(table, area)) for area in areas_meant(table, ref, reading))
        case ask.CharactersIn(ref, op, n):
            return COMPARE[op](len(characters_now(table, AllIn(ref), reading)), n)
        case _:
            assert_never(condition)


def holds_of_karma(table: Heredity, condition: ask.KarmaHas | ask.KarmaDrawn) -> bool:
    match condition:
        case ask.KarmaHas(kind, level, number):
            card = karma_in_deck(table, kind)
            return (
                card is not None
                and level in (None, karma_face(table, card).level)
                and number in (None, number_of(table, card))
            )
        case ask.KarmaDrawn(kind, op, value):
            if table.drawn == NO_CARD:
                return False
            face = karma_face(table, table.drawn)
            return kind in (None, face.type) and (op is None or COMPARE[op](face.value or 0, value or 0))
        case _:
            assert_never(condition)


def holds_of_npc(
    table: Heredity, condition: ask.NpcAlive | ask.NpcAttitude | ask.NpcOnTimeline, reading: Reading
) -> bool:
    match condition:
        case ask.NpcAlive(npc):
            return bool(characters_now(table, npc, reading))
        case ask.NpcAttitude(npc, wanted):
            return attitude(table, npc_card(table, npc, reading)) == wanted
        case ask.NpcOnTimeline(npc):
            return zone_of(table, npc_card(table, npc, reading)) in ("timeline", "below")
        case _:
            assert_never(condition)


def holds_of_family(
    table: Heredity,
    condition: ask.PcHasItem | ask.Materials | ask.PcDying | ask.Injuries | ask.DamageOn,
    reading: Reading,
) -> bool:
    match condition:
        case ask.PcHasItem(who, number, working):
            card = table.content.card_of[number]
            fit = not working or not switched_off(table, card)
            return fit and any(card in carried(table, pc) for pc in characters_now(table, who, reading))
        case ask.Materials("group", op, n):
            return COMPARE[op](sum(table.materials), n)
        case ask.Materials(who, op, n):
            return quantified(table, who, reading, lambda pc: COMPARE[op](table.materials[pc], n))
        case ask.PcDying(who):
            return quantified(table, who, reading, lambda pc: is_dying(table, pc))
        case ask.Injuries(who, op, n):
            return quantified(table, who, reading, lambda pc: COMPARE[op](injuries(table, pc), n))
        case ask.DamageOn(who, op, n):
            return quantified(table, who, reading, lambda one: COMPARE[op](damage_of(table, one), n))
        case _:
            assert_never(condition)


def quantified(table: Heredity, who: Any, reading: Reading, test: Callable[[int], bool]) -> bool:
    """`each` asks for all; where one of several is meant, one is enough."""
    found = characters_now(table, who, reading)
    return bool(found) and (all if who == "each" else any)(test(one) for one in found)
