"""Which cards, areas and characters a card means, seen from whoever reads it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, assert_never

from tablewright.engine.options import Option, named
from tablewright.engine.zones import Zone

from .attitudes import attitude
from .geography import characters_at, distances, region_of
from .kinds import BASIC_ACTIONS, NOBODY, NOWHERE, PCS
from .references import AllIn, AreaOf, AreaOn, AreaRef, AtIcon, CharacterSelector, Figure, NpcRef, StartOf, SymbolAt
from .seats import ask_family
from .sites import Site, area_at, same_area, site_of, terrain_face
from .table import Heredity, side_of, terrain_in_play
from .terrain import printed_icons
from .terrain_cards import TerrainFace

ACTION, EVENT, DEATH, SETUP = "action", "event", "death", "setup"
"""Why a card is read: somebody acts, the hourglass arrived, an NPC died, a chapter begins."""
PC: Final = named("pc", PCS)
FAMILY: Final[Zone] = tuple(range(len(PCS)))


@dataclass(frozen=True, slots=True)
class Reading:
    """A card being read: who acts (or NOBODY), where, why, the element of a repetition, and the icon that was used.

    The area is known by its name, so that reading goes on there when its terrain is turned or replaced.
    """

    card: int
    side: int
    cause: str
    actor: int = NOBODY
    site: Site | None = None
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
            return tuple(
                one for one in on_board(table) if is_meant(table, area, reading, site_of(table, table.places[one]))
            )
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
    areas = [area_at(table, reading.site), *(table.places[one] for one in (reading.actor, *figures) if one != NOBODY)]
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
    """The first area that a card means, NOWHERE if it is not discovered."""
    return next(iter(areas_meant(table, ref, reading)), NOWHERE)


def areas_meant(table: Heredity, ref: AreaRef, reading: Reading) -> Zone:
    """All areas that a card means and that are discovered; a symbol may be printed on several terrains."""
    match ref:
        case AreaOn(terrain, name):
            return discovered([area_at(table, Site(table.content.card_of[terrain], name))])
        case StartOf(start):
            pc = PCS[reading.element] if start == "each" else start
            return areas_called(table, lambda face: face.start_symbols.get(pc))  # type: ignore[call-overload]
        case SymbolAt(letter):
            return areas_called(table, lambda face: face.letter_symbols.get(letter))
        case AtIcon(icon, number):
            return areas_with_icon(table, BASIC_ACTIONS.index(icon), number, reading)
        case AreaOf(who):
            return discovered([table.places[one] for one in characters_now(table, who, reading)[:1]])
        case _:
            assert_never(ref)


def discovered(areas: Iterable[int]) -> Zone:
    return tuple(area for area in areas if area != NOWHERE)


def areas_called(table: Heredity, name_on: Callable[[TerrainFace], str | None]) -> Zone:
    """The areas in play that visible sides mark."""
    marked = [(card, name_on(terrain_face(table, card))) for card in terrain_in_play(table)]
    return discovered(area_at(table, Site(card, name)) for card, name in marked if name is not None)


def areas_with_icon(table: Heredity, kind: int, number: int, reading: Reading) -> Zone:
    """Where an icon lies open, or else is printed; once it has gone, where the action that used it is performed."""
    lying = tuple(area for area, one, card in table.icons if (one, card) == (kind, number))
    printed = (
        icon[0] for card in terrain_in_play(table) for icon in printed_icons(table, card) if icon[1:] == (kind, number)
    )
    used = [area_at(table, reading.site)] if reading.cause == ACTION else []
    return lying or tuple(printed) or discovered(used)


def is_meant(table: Heredity, ref: AreaRef, reading: Reading, site: Site | None) -> bool:
    """Whether an area is one of those that a card means, or a part of it."""
    return any(same_area(table, site, area) for area in areas_meant(table, ref, reading))


async def choose_area(table: Heredity, ref: AreaRef, reading: Reading) -> int:
    """HER-TEFF-03, HER-GEN-11: the area that a card means; of several the players choose one."""
    found = {region_of(table, area): area for area in reversed(areas_meant(table, ref, reading))}
    options = [Option(f"area:{area}", area) for area in sorted(found.values())]
    about = {"card": side_of(table, reading.card)}
    return await ask_family(table, "choose-area", options, "HER-TEFF-03", about) if options else NOWHERE
