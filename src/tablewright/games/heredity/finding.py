"""Which cards, areas and characters a card means, seen from whoever reads it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, assert_never

from tablewright.engine.options import Option, named
from tablewright.engine.zones import Zone

from .attitudes import attitude
from .geography import characters_at, distances, region_of
from .kinds import BASIC_ACTIONS, NOBODY, NOWHERE, PCS, area_number
from .references import AllIn, AreaOf, AreaOn, AreaRef, AtIcon, CharacterSelector, Figure, NpcRef, StartOf, SymbolAt
from .seats import ask_family
from .table import Heredity, face_of, number_of, side_of, terrain_in_play
from .terrain_cards import TerrainFace

ACTION, EVENT, DEATH, SETUP = "action", "event", "death", "setup"
"""Why a card is read: somebody acts, the hourglass arrived, an NPC died, a chapter begins."""
PC: Final = named("pc", PCS)
FAMILY: Final[Zone] = tuple(range(len(PCS)))


@dataclass(frozen=True, slots=True)
class Reading:
    """A card being read: who acts (or NOBODY), where, why, the element of a repetition, and the icon that was used."""

    card: int
    side: int
    cause: str
    actor: int = NOBODY
    area: int = NOWHERE
    element: int = NOBODY
    participants: Zone = ()
    icon: str = ""

    def of(self, table: Heredity, card: int) -> Reading:
        """The same circumstances with another card."""
        return replace(self, card=card, side=side_of(table, card))


# Cards


def card_meant(table: Heredity, ref: int | str, reading: Reading) -> int:
    """`this`, `host`, or a card by its printed number."""
    if ref == "this":
        return reading.card
    if ref == "host":
        return next((host for host, card, _ in table.below if card == reading.card), reading.card)
    return table.content.card_of[int(ref)]


def npc_card(table: Heredity, ref: NpcRef, reading: Reading) -> int:
    return card_meant(table, ref.npc if isinstance(ref, Figure) else ref, reading)


def figures_meant(table: Heredity, ref: NpcRef, reading: Reading) -> Zone:
    """The figures of an NPC card, or one of them, whether they stand on the board or not."""
    figures = table.content.figures_of.get(npc_card(table, ref, reading), ())
    return figures[ref.figure - 1 : ref.figure] if isinstance(ref, Figure) else figures


# Characters


def characters_now(table: Heredity, who: Any, reading: Reading) -> Zone:
    """Everybody that a selector can mean; where players may choose, all candidates."""
    match who:
        case "acting":
            return (reading.actor,) if reading.actor != NOBODY else FAMILY
        case "each" | "any_chosen" | "any" | "group":
            return FAMILY
        case "nearest":
            return nearest(table, FAMILY, where(table, reading))
        case "in_area":
            return tuple(one for one in characters_at(table, where(table, reading)) if one in FAMILY)
        case "all_participants":
            return reading.participants or characters_now(table, "acting", reading)
        case "element":
            return () if reading.element == NOBODY else (reading.element,)
        case "ally":
            return tuple(one for one in on_board(table) if one not in FAMILY and is_ally(table, one))
        case AllIn(area):
            return characters_at(table, region_of(table, area_meant(table, area, reading)))
        case str() if who in PCS:
            return (PCS.index(who),)
        case _:
            return tuple(one for one in figures_meant(table, who, reading) if table.places[one] != NOWHERE)


def is_ally(table: Heredity, figure: int) -> bool:
    return attitude(table, table.content.figures[figure - len(PCS)][0]) == "ally"


def on_board(table: Heredity) -> Zone:
    return tuple(character for character, area in enumerate(table.places) if area != NOWHERE)


def where(table: Heredity, reading: Reading) -> int:
    """The area in which something is read: of the icon, of who acts, or of the NPC whose card it is."""
    figures = table.content.figures_of.get(reading.card, ())
    areas = [reading.area, *(table.places[one] for one in (reading.actor, *figures) if one != NOBODY)]
    return next((region_of(table, area) for area in areas if area != NOWHERE), NOWHERE)


def nearest(table: Heredity, candidates: Zone, region: int) -> Zone:
    """Those of several characters that are nearest to an area; all, if none can be reached."""
    if region == NOWHERE:
        return candidates
    steps = distances(table, region)
    away = {one: steps.get(region_of(table, table.places[one]), 999) for one in candidates}
    return tuple(one for one in candidates if away[one] == min(away.values()))


async def choose_characters(
    table: Heredity, who: CharacterSelector, reading: Reading, matter: str, able: Callable[[int], bool] | None = None
) -> Zone:
    """Who is meant; the players choose, among those able to, where a selector leaves it to them (HER-GEN-11).

    The matter is what they are chosen for.
    """
    return await choose_named(table, who, reading, {"card": side_of(table, reading.card), "matter": matter}, able)


async def choose_victims(
    table: Heredity, who: CharacterSelector, reading: Reading, attackers: Zone, able: Callable[[int], bool]
) -> Zone:
    """Whom some characters attack, of those that can be attacked."""
    return await choose_named(table, who, reading, about_attack(table, reading, attackers), able)


async def choose_victim(table: Heredity, candidates: Sequence[int], reading: Reading, attackers: Zone) -> int:
    """One of several whom some characters may attack."""
    return await choose_one(table, candidates, about_attack(table, reading, attackers))


def about_attack(table: Heredity, reading: Reading, attackers: Zone) -> Mapping[str, object]:
    """If the attackers are NPCs of one card, the players hear who it is."""
    cards = {table.content.figures[one - len(PCS)][0] if one not in FAMILY else NOBODY for one in attackers}
    if len(cards) != 1 or NOBODY in cards:
        return {"card": side_of(table, reading.card), "matter": "target"}
    return {"card": side_of(table, cards.pop()), "matter": "victim"}


async def choose_named(
    table: Heredity,
    who: CharacterSelector,
    reading: Reading,
    about: Mapping[str, object],
    able: Callable[[int], bool] | None = None,
) -> Zone:
    """Who is meant, asked in the words of `about` where a selector leaves it to the players."""
    found = characters_now(table, who, reading)
    single = who in ("any_chosen", "nearest") or (who == "acting" and reading.actor == NOBODY)
    if not single:
        return found
    found = tuple(one for one in found if able is None or able(one))
    return (await choose_one(table, found, about),) if found else found


async def choose_one(table: Heredity, candidates: Sequence[int], about: Mapping[str, object]) -> int:
    options = [PC[one] if one < len(PCS) else Option(f"character:{one}", one) for one in candidates]
    return await ask_family(table, "choose-pc", options, "HER-GEN-11", about)


# Areas


def area_meant(table: Heredity, ref: AreaRef, reading: Reading) -> int:
    """The area that a card means, NOWHERE if it is not discovered."""
    match ref:
        case AreaOn(terrain, name):
            return find_area(table, lambda number, face: name if number == terrain else None)
        case StartOf(start):
            pc = PCS[reading.element] if start == "each" else start
            return find_area(table, lambda number, face: face.start_symbols.get(pc))  # type: ignore[call-overload]
        case SymbolAt(letter):
            return find_area(table, lambda number, face: face.letter_symbols.get(letter))
        case AtIcon(icon, number):
            kind = BASIC_ACTIONS.index(icon)
            return next((area for area, one, card in table.icons if (one, card) == (kind, number)), reading.area)
        case AreaOf(who):
            found = characters_now(table, who, reading)
            return table.places[found[0]] if found else NOWHERE
        case _:
            assert_never(ref)


def find_area(table: Heredity, name_on: Callable[[int, TerrainFace], str | None]) -> int:
    """The first area in play that a terrain calls by a name."""
    for card in terrain_in_play(table):
        face = face_of(table, card)
        assert isinstance(face, TerrainFace)
        name = name_on(number_of(table, card), face)
        if name is not None and name in [area.id for area in face.areas]:
            return area_number(card, face.index(name))
    return NOWHERE
