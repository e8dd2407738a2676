"""The other characters: how they come onto the board, are hurt, and die."""

from __future__ import annotations

from tablewright.engine.options import Option
from tablewright.engine.zones import Zone

from . import instructions, statements, taking
from .cards import NpcFace
from .conditions import NpcDies
from .finding import DEATH, Reading, figures_meant
from .geography import neighbours, region_of, room_in
from .kinds import GREEN, NOBODY, NOWHERE, PCS, WHITE
from .seats import ask_family
from .sites import Site, site_of
from .table import Heredity, face_of, side_of, tell, zone_of


def npc_face(table: Heredity, card: int) -> NpcFace:
    face = face_of(table, card)
    assert isinstance(face, NpcFace)
    return face


def card_of_figure(table: Heredity, figure: int) -> int:
    return table.content.figures[figure - len(PCS)][0]


def figures_in_play(table: Heredity) -> Zone:
    """The NPCs on the board."""
    return tuple(one for one in range(len(PCS), len(table.places)) if table.places[one] != NOWHERE)


# Placement


async def place_figures(table: Heredity, card: int, area: int, n: int) -> bool:
    """HER-NPC-02, -04, HER-GEN-18: figures that are not on the board, in an area or as near as they fit."""
    waiting = [figure for figure in table.content.figures_of[card] if table.places[figure] == NOWHERE][:n]
    placed = False
    for figure in waiting:
        spot = await room_near(table, area)
        if spot != NOWHERE:
            table.places[figure], placed = spot, True
            tell(table, "npc-placed", character=figure, area=spot)
    return placed


async def room_near(table: Heredity, area: int, figure: int = NOBODY) -> int:
    """HER-NPC-04: the area itself, or the nearest ones with room across white and green lines.

    A figure that stands on the board already takes no room from itself.
    """
    if area == NOWHERE:
        return NOWHERE
    if has_room(table, region_of(table, area), figure):
        return area
    ring, known = {region_of(table, area): area}, {region_of(table, area)}
    while ring:
        ring = beyond(table, ring, known)
        known |= set(ring)
        free = [spot for region, spot in sorted(ring.items()) if has_room(table, region, figure)]
        if free:
            options = [Option(f"area:{spot}", spot) for spot in free]
            return await ask_family(table, "npc-place", options, "HER-NPC-04")
    return NOWHERE


def has_room(table: Heredity, region: int, figure: int) -> bool:
    here = figure != NOBODY and region_of(table, table.places[figure]) == region
    return room_in(table, region) + here > 0


def beyond(table: Heredity, ring: dict[int, int], known: set[int]) -> dict[int, int]:
    """The areas one step beyond a ring of areas."""
    return {
        there: spot
        for region in ring
        for there, (spot, colour) in neighbours(table, region).items()
        if colour in (WHITE, GREEN) and there not in known
    }


def take_off(table: Heredity, card: int) -> dict[int, Site | None]:
    """HER-NPC-30: the figures of a card leave the board; gives where they stood."""
    figures: Zone = table.content.figures_of.get(card, ())
    stood = {figure: site_of(table, table.places[figure]) for figure in figures if table.places[figure] != NOWHERE}
    for figure in stood:
        table.places[figure] = NOWHERE
    return stood


# Damage and death


async def hurt(table: Heredity, figure: int, n: int) -> None:
    """HER-DMG-07, HER-NPC-26, -31: damage is counted by figure; with as much as its life it dies."""
    table.wounds[figure] += n
    card = card_of_figure(table, figure)
    tell(table, "npc-hurt", character=figure, n=n)
    if table.wounds[figure] >= npc_face(table, card).life:
        await die(table, figure)


async def die(table: Heredity, figure: int) -> None:
    """HER-NPC-26 to -28: off the board, then the death effect; the card is burned with its last figure."""
    card, site = card_of_figure(table, figure), site_of(table, table.places[figure])
    reading = Reading(card, side_of(table, card), DEATH, site=site)
    table.places[figure], table.wounds[figure] = NOWHERE, 0
    tell(table, "npc-died", character=figure)
    await instructions.carry_out_all(table, npc_face(table, card).death_effect, reading)
    await statements.happened(
        table, NpcDies, lambda moment, own: figure in figures_meant(table, moment.npc, own), site=site
    )
    alive = any(table.places[one] != NOWHERE for one in table.content.figures_of[card])
    if not alive and side_of(table, card) == reading.side and zone_of(table, card) in ("timeline", "below", "read"):
        await taking.burn(table, card)
