"""What happens to cards: they are taken, read, flipped and burned."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, assert_never

from tablewright.engine.knowledge import reveal
from tablewright.engine.zones import put

from . import dropping, instructions, items, npcs, statements, timeline
from .cards import BodyFace, Face, FamilyFace, ItemFace, KarmaFace, NarrativeFace, NpcFace
from .conditions import CardFlipped, CardTaken, KarmaModified, NpcAnchored, TerrainRevealed
from .finding import ACTION, FAMILY, Reading, card_meant, choose_area, npc_card
from .karma import replace_karma
from .kinds import ANCHOR_COLOURS, BASIC_ACTIONS, FIRST_SECRET, MOST_AREAS, NOWHERE, PCS, TALK, card_of_area
from .scenario.words import parts_of
from .sites import Site, area_at, same_area, terrain_face
from .spaces import clear_spaces, to_the_middle
from .table import (
    Heredity,
    can_be_taken,
    face_of,
    number_of,
    side_name,
    side_of,
    tell,
    terrain_in_play,
    without,
    zone_of,
)
from .terrain import areas_on, lay_where_it_belongs, new_events, put_in_place, turn_over
from .terrain_cards import ImmediateEvent, TerrainFace
from .verbs import Anchor
from .vocabulary import Otherwise, TerrainAction

ANCHORED_FROM: Final = ("read", "timeline", "below", "beside")
"""Where a card can be anchored from: it must have been read."""

# Taking


async def take(table: Heredity, card: int, reading: Reading) -> bool:
    """HER-CARD-02 to -06: out of its deck, front up, read and applied at once; impossible if it is not there."""
    if not draw_out(table, card):
        return False
    await read_side(table, reading.of(table, card))
    await statements.happened(
        table, CardTaken, lambda moment, own: card_meant(table, moment.card, own) == card, reading.actor, reading.site
    )
    return True


def draw_out(table: Heredity, card: int) -> bool:
    """Pull a card out of the adventure deck, or the secrets (HER-SETUP-08), without seeing another."""
    if not can_be_taken(table, card):
        return False
    table.deck, table.secrets = without(table.deck, card), without(table.secrets, card)
    table.read += (card,)
    reveal(table, [2 * card])
    table.story += (side_name(table, card),)
    tell(table, "taken", card=side_of(table, card))
    return True


async def read_side(table: Heredity, reading: Reading) -> None:
    """HER-NARR-05, -06: narration and instructions of the visible side, completely, before anything else."""
    table.reading += (reading.card,)
    await apply_side(table, reading)
    table.reading = table.reading[:-1]


async def apply_side(table: Heredity, reading: Reading) -> None:
    """What a card does when its side becomes visible, by its kind."""
    card, face = reading.card, face_of(table, reading.card)
    match face:
        case NarrativeFace():
            await instructions.carry_out_all(table, face.instructions, reading)
            lay_beside_terrain(table, reading)
        case NpcFace():
            await enter_play(table, face, reading)
        case ItemFace():
            if zone_of(table, card) == "read":
                await items.gain(table, card, reading)
        case TerrainFace():
            if zone_of(table, card) == "read":
                await lay_terrain(table, reading)
        case KarmaFace():
            if zone_of(table, card) == "read":
                await join_karma(table, face.type, card)
        case BodyFace() | FamilyFace():
            pass
        case _:
            assert_never(face)


def lay_beside_terrain(table: Heredity, reading: Reading) -> None:
    """HER-NARR-13: a card with a terrain action lies beside its terrain, linked to the area."""
    face = face_of(table, reading.card)
    if isinstance(face, NarrativeFace) and face.terrain_actions and reading.card in table.read:
        link_to_terrain(table, reading.card, face.terrain_actions[0])


def link_to_terrain(table: Heredity, card: int, action: TerrainAction) -> None:
    """The pair of reference tokens; while the area cannot be seen, the card waits among those that were read."""
    area = area_of_action(table, action)
    if area != NOWHERE:
        table.read = without(table.read, card)
        table.beside.append((card, area))


def area_of_action(table: Heredity, action: TerrainAction) -> int:
    """HER-NARR-12, -15: the marked area, while the named side is visible, or was when its terrain was replaced."""
    terrain = table.content.card_of[int(action.terrain.removesuffix("b"))]
    if table.flipped[terrain] != action.terrain.endswith("b"):
        return NOWHERE
    return area_at(table, Site(terrain, action.area))


async def join_karma(table: Heredity, old: str | int, new: int) -> bool:
    """HER-KARMA-08 to -13: a karma card takes the place of another; statements that wait for it are heard."""
    if not replace_karma(table, old, new):
        return False
    await statements.happened(table, KarmaModified, lambda moment, own: True)
    return True


async def enter_play(table: Heredity, face: NpcFace, reading: Reading) -> None:
    """HER-NPC-02, HER-ACT-05: anchored, then placed; an NPC called by talking appears in any case."""
    anchored = await put_on_timeline(table, Anchor(face.anchor.colour, "this", face.anchor.edge), reading)
    if not anchored and was_called(reading):
        await npcs.place_figures(table, reading.card, area_at(table, reading.site), face.figures)


def was_called(reading: Reading) -> bool:
    """HER-ACT-05: whether a talk icon has led to this card."""
    return reading.icon == BASIC_ACTIONS[TALK]


async def welcome(table: Heredity, face: NpcFace, reading: Reading) -> None:
    """HER-NPC-02, HER-ACT-05: an NPC card was anchored: its figures come to the talk icon, or to the printed area."""
    if face.placement == "talk_icon" or was_called(reading):
        area = area_at(table, reading.site)
    else:
        area = await choose_area(table, face.placement, reading)
    await npcs.place_figures(table, reading.card, area, face.figures)
    card = reading.card
    await statements.happened(table, NpcAnchored, lambda moment, own: npc_card(table, moment.npc, own) == card)


async def lay_terrain(table: Heredity, reading: Reading) -> None:
    """A terrain that was taken: in place of another (HER-TEFF-06, -09), or where the map has room for it."""
    card = reading.card
    replaces = table.content.cards[card].replaces
    if replaces is None:
        table.read = without(table.read, card)
        lay_where_it_belongs(table, card)
        await terrain_revealed(table, card)
    else:
        await replace_terrain(table, card, table.content.card_of[replaces])


async def replace_terrain(table: Heredity, new: int, old: int) -> bool:
    """HER-TEFF-06 to -09: the old terrain is burned; impossible if it is not in play."""
    if old not in terrain_in_play(table) or (new not in table.read and not draw_out(table, new)):
        return False
    table.read, before = without(table.read, new), terrain_face(table, old)
    put_in_place(table, new, old)
    forget(table, old)
    table.burned += (old,)
    await meet_new_events(table, new, before)
    await terrain_revealed(table, new)
    return True


async def terrain_revealed(table: Heredity, card: int) -> None:
    """Statements that wait for a terrain hear that it lies on the board."""
    number = number_of(table, card)
    await statements.happened(table, TerrainRevealed, lambda moment, own: moment.terrain == number)


# Leaving


def leave(table: Heredity, card: int) -> None:
    """A card leaves wherever it is, with its tokens and with what it says."""
    table.deck, table.secrets = without(table.deck, card), without(table.secrets, card)
    table.read, table.burned = without(table.read, card), without(table.burned, card)
    table.beside = [pair for pair in table.beside if pair[0] != card]
    dropping.unequip(table, card)
    timeline.remove(table, card)


def forget(table: Heredity, card: int) -> None:
    """HER-CARD-14, -15, HER-NARR-11: a card out of play keeps no tokens, and what it had granted ends."""
    to_the_middle(table, card)
    table.tokens[card] = ()
    table.attitudes[card] = 0
    clear_spaces(table, card)
    table.granted = [pair for pair in table.granted if pair[0] // 2 != card]
    for figure in table.content.figures_of.get(card, ()):
        table.places[figure], table.wounds[figure] = NOWHERE, 0


async def put_on_timeline(table: Heredity, wish: Anchor, reading: Reading) -> bool:
    """HER-ANCH-01: anchor a card in play by the colour of the instruction, or by the anchor printed on it."""
    card, face = reading.card, face_of(table, reading.card)
    mark = face.anchor if isinstance(face, NarrativeFace | NpcFace) else None
    colour = wish.colour or (mark.colour if mark else None)
    edge = wish.edge or (mark.edge if mark else None)
    if colour is None or zone_of(table, card) not in ANCHORED_FROM or not timeline.spot_for(table, colour, edge):
        return False
    leave(table, card)
    timeline.anchor(table, card, colour, edge)
    if isinstance(face, NpcFace):
        await welcome(table, face, reading)
    return True


async def flip(table: Heredity, card: int, reading: Reading) -> bool:
    """HER-CARD-08 to -11, HER-TREM-01, -02: turn a card in play over, read the new side, apply it."""
    zone = zone_of(table, card)
    other = table.content.sides[2 * card + 1 - table.flipped[card]]
    if other is None or zone in ("deck", "secrets", "burned", "away", "karma", "base"):
        return False
    stood, old = npcs.take_off(table, card), face_of(table, card)
    if zone in ("timeline", "below", "beside") and not isinstance(face_of(table, card), ItemFace):
        leave(table, card)
        table.read += (card,)
    turn(table, card)
    await items.refasten(table, card)
    await read_side(table, reread(reading.of(table, card), old))
    if isinstance(old, TerrainFace):
        await meet_new_events(table, card, old)
    stay_in_place(table, card, stood)
    await rehang(table, card)
    await statements.happened(
        table, CardFlipped, lambda moment, own: card_meant(table, moment.card, own) == card, reading.actor, reading.site
    )
    return True


def reread(reading: Reading, old: Face) -> Reading:
    """HER-ACT-05: an NPC that is turned over is there already, so that no talk icon calls it."""
    return replace(reading, icon="") if isinstance(old, NpcFace) else reading


def turn(table: Heredity, card: int) -> None:
    """The other side comes up; tokens and characters keep their places, action tokens go to the middle."""
    to_the_middle(table, card)
    damage, table.attitudes[card] = table.damage[card], 0  # HER-NPC-06: the side that is up now speaks for itself
    table.granted = [pair for pair in table.granted if pair[0] // 2 != card]

    def turned() -> None:
        table.flipped[card] = 1 - table.flipped[card]

    if card in terrain_in_play(table):
        turn_over(table, card, turned)
    else:
        turned()
    clear_spaces(table, card)
    for index in range(min(len(damage), len(table.damage[card]))):
        table.damage[card] = put(table.damage[card], index, damage[index])
    reveal(table, [side_of(table, card)])
    table.story += (side_name(table, card),)
    tell(table, "flipped", card=side_of(table, card))


async def meet_new_events(table: Heredity, card: int, before: TerrainFace) -> None:
    """HER-TERR-03: everybody in the area of an immediate event that has come into sight meets it at once."""
    fresh = new_events(before, terrain_face(table, card))
    due = [(pc, Site(card, event.area), event) for pc in FAMILY for event in fresh]
    for pc, site, event in [one for one in due if same_area(table, one[1], table.places[one[0]])]:
        if same_area(table, site, table.places[pc]):
            await meet(table, pc, site, event)


def events_in(table: Heredity, site: Site) -> list[ImmediateEvent]:
    """The immediate events that are printed in an area now."""
    area = area_at(table, site)
    if area == NOWHERE:
        return []
    face = terrain_face(table, card_of_area(area))
    return [event for event in face.immediate_events if face.index(event.area) == area % MOST_AREAS]


async def meet(table: Heredity, pc: int, site: Site, event: ImmediateEvent) -> None:
    """HER-TEFF-01: an event of an area, if its terrain, whatever face it shows, still prints it there."""
    printed = next((one for one in events_in(table, site) if one.instructions == event.instructions), None)
    if printed is None or table.outcome:
        return
    card = card_of_area(area_at(table, site))
    tell(table, "immediate-event", pc=PCS[pc], card=side_of(table, card))
    reading = Reading(card, side_of(table, card), ACTION, pc, site)
    await instructions.carry_out_all(table, printed.instructions, reading)


def stay_in_place(table: Heredity, card: int, stood: dict[int, Site | None]) -> None:
    """HER-NPC-30: a card that is back on the timeline without placing its figures leaves them where they stood."""
    figures = table.content.figures_of.get(card, ())
    if card in table.timeline and all(table.places[figure] == NOWHERE for figure in figures):
        for figure, site in stood.items():
            table.places[figure] = area_at(table, site)


async def burn(table: Heredity, card: int) -> bool:
    """HER-CARD-12 to -15: out of the chapter, whichever side is up; tokens on it are gone."""
    zone = zone_of(table, card)
    if zone in ("burned", "away", "karma", "base"):
        return False
    if zone == "board" and not clear_terrain(table, card):
        return False
    if zone in ("deck", "secrets"):
        tell(table, "burned-unread", number=number_of(table, card))
    else:
        tell(table, "burned", card=side_of(table, card))
    leave(table, card)
    forget(table, card)
    table.burned += (card,)
    await rehang(table, card)
    return True


async def return_to_deck(table: Heredity, card: int) -> bool:
    """A card that has left its deck goes back, front up and without tokens, and can be taken again."""
    zone = zone_of(table, card)
    if zone in ("deck", "secrets", "away", "karma", "base") or (zone == "board" and not clear_terrain(table, card)):
        return False
    leave(table, card)
    table.flipped[card] = 0
    forget(table, card)
    if number_of(table, card) >= FIRST_SECRET:
        table.secrets = tuple(sorted((*table.secrets, card)))
    else:
        table.deck = tuple(sorted((*table.deck, card)))
    await rehang(table, card)
    return True


def clear_terrain(table: Heredity, card: int) -> bool:
    """HER-CARD-15: a terrain leaves the board only when nobody stands on it; what lies on it is lost."""
    here = areas_on(card)
    if any(area in here for area in table.places):
        return False
    table.board = [entry for entry in table.board if entry[0] != card]
    table.icons = [icon for icon in table.icons if icon[0] not in here]
    table.lying = {key: n for key, n in table.lying.items() if int(key.partition(":")[0]) not in here}
    for one in [one for one, area in table.beside if area in here]:
        leave(table, one)
        if isinstance(face_of(table, one), ItemFace):
            forget(table, one)
            table.burned += (one,)
        else:
            table.read += (one,)
    return True


async def rehang(table: Heredity, host: int) -> None:
    """HER-ANCH-15: cards below a host that has gone are anchored again; otherwise what they print, or the fire."""
    if host in table.timeline:
        return
    for card in timeline.stack(table, host):
        colour = next(colour for above, one, colour in table.below if (above, one) == (host, card))
        leave(table, card)
        if not timeline.anchor(table, card, ANCHOR_COLOURS[colour], "below"):
            table.read += (card,)
            await fall_off(table, card)


async def fall_off(table: Heredity, card: int) -> None:
    """A card that finds no place any more: its printed alternative to being anchored, or it is burned."""
    reading = Reading(card, side_of(table, card), ACTION)
    for part in parts_of(face_of(table, card)):
        if isinstance(part, Otherwise) and isinstance(part.first, Anchor) and part.first.card == "this":
            await instructions.carry_out(table, part.second, reading)
            return
    await burn(table, card)
