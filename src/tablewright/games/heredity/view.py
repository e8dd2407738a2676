"""What everybody may see of the table, as data that any client can draw; unread sides are nowhere in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tablewright.engine.game import View
from tablewright.engine.zones import Zone

from .attitudes import attitude
from .campaign import next_chapter
from .cards import BodyFace, Event, FamilyFace, ItemFace, NarrativeFace, NpcFace
from .combat import defence
from .geography import Geography, geography, region_of, room_beside
from .hearts import injuries, is_dying
from .kinds import ANCHOR_COLOURS, BASIC_ACTIONS, GAP, LINES, NO_CARD, NOWHERE, PCS, STAIRS, area_number
from .movement import starts_of
from .seats import controllers, members
from .showing import card_view, deeds, item_view, karma_view, npc_view, says, spaces_view, story_view, tokens_view
from .table import Heredity, can_be_taken, face_of, side_of
from .terrain_cards import Exploration, TerrainFace
from .timeline import free_below
from .vocabulary import Instruction
from .wording import area_key, side_key, story_key, text_key


def view(table: Heredity, seat: int | None) -> View:
    """HER-GEN-08: the same for all; decks are counts, and of cards only sides that have been read are shown."""
    return {
        "game": "heredity",
        "viewer": seat,
        **chapter_view(table),
        **pages_view(table),
        "deck": len(table.deck),
        "secrets": len(table.secrets),
        "burned": len(table.burned),
        "timeline": [place_view(table, index) for index in range(len(table.timeline))],
        "hourglass": table.hourglass,
        "karma": {
            "deck": len(table.karma_deck),
            "discard": [karma_view(table, card) for card in table.karma_discard],
            "drawn": None if table.drawn == NO_CARD else karma_view(table, table.drawn),
        },
        **map_view(table),
        "family": [pc_view(table, pc) for pc in range(len(PCS))],
        "resting": list(table.resting),
        "rests_left": [seat for seat in range(table.seats) if still_acts(table, seat)],
        "flags": dict(table.flags),
        "deeds": deeds(table),
    }


# The chapter and what was read


def chapter_view(table: Heredity) -> dict[str, Any]:
    return {
        "chapter": table.chapter,
        "title": f"chapter-{table.chapter}",
        "lead": f"chapter-{table.chapter}-lead",
        "round": table.rounds,
        "attempts": table.attempts,
        "outcome": table.outcome or None,
        "ending": story_key(table.content, table.ending) if ":" in table.ending else None,
        "next": next_chapter(table) if table.outcome == "victory" else None,
    }


def pages_view(table: Heredity) -> dict[str, Any]:
    """HER-NARR-05: what is being read, what was read last, and the story so far."""
    story = [story_view(table, entry) for entry in table.story]
    return {
        "reading": [card_view(table, card) for card in table.reading],
        "page": story[table.page :],
        "story": story,
        "read": [card_view(table, card) for card in table.read],
    }


def still_acts(table: Heredity, seat: int) -> bool:
    return seat not in table.resting and any(table.available[pc] for pc in members(table, seat))


# The timeline


def place_view(table: Heredity, index: int) -> dict[str, Any] | None:
    """A place of the row: a card with its slots and what hangs below it, or a gap."""
    card = table.timeline[index]
    if card == GAP:
        return None
    face, slots = face_of(table, card), table.content.slots[table.faces[side_of(table, card)]]
    event = event_of(table, card)
    return {
        **card_view(table, card),
        "family": isinstance(face, FamilyFace),
        "hourglass": index == table.hourglass,
        "colour": face.anchor.colour if isinstance(face, NarrativeFace | NpcFace) and face.anchor else None,
        "slots": [[slot.edge, slot.colour] for slot in slots],
        "free": [[slot.edge, slot.colour] for slot in slots if is_free(table, index, slot.edge, slot.colour)],
        "event": title_of(table, card),
        "event_says": None if event is None else says(table, card, event.instructions),
        "fails": getattr(face, "failure_condition", None) is not None,
        "fails_if": says(table, card, getattr(face, "failure_condition", None)),
        "npc": npc_view(table, card),
        "below": [hanging_view(table, entry) for entry in table.below if entry[0] == card],
    }


def is_free(table: Heredity, index: int, edge: str, colour: str) -> bool:
    """Whether a slot still takes a card."""
    row = (GAP, *table.timeline, GAP)
    if edge == "below":
        return free_below(table, table.timeline[index], colour)
    return row[index + 2 if edge == "right" else index] == GAP


def hanging_view(table: Heredity, entry: Zone) -> dict[str, Any]:
    """HER-ANCH-11, -13: a card below another, with the moment at which it applies."""
    _, card, colour = entry
    event = event_of(table, card)
    return {
        **card_view(table, card),
        "colour": ANCHOR_COLOURS[colour],
        "event": title_of(table, card),
        "event_says": None if event is None else says(table, card, event.instructions),
        "moment": None if event is None else event.moment,
        "npc": npc_view(table, card),
    }


def event_of(table: Heredity, card: int) -> Event | None:
    face = face_of(table, card)
    return face.event if isinstance(face, NarrativeFace) else None


def title_of(table: Heredity, card: int) -> str | None:
    event = event_of(table, card)
    if event is None or event.title is None:
        return None
    return text_key(table.content, table.faces[side_of(table, card)], event.title)


# The map


class Ground(NamedTuple):
    """What is worked out once for all areas of the board."""

    map: Geography
    lying: Mapping[int, Mapping[int, int]]
    """By area, by kind: how many tokens lie there."""


def ground_of(table: Heredity) -> Ground:
    lying: dict[int, dict[int, int]] = {}
    for key in table.lying:
        area, kind = map(int, key.split(":"))
        lying.setdefault(area, {})[kind] = table.lying[f"{area}:{kind}"]  # a key written otherwise would be lost
    return Ground(geography(table), lying)


def map_view(table: Heredity) -> dict[str, Any]:
    ground = ground_of(table)
    return {
        "board": [terrain_view(table, ground, entry) for entry in table.board],
        "ways": ways_view(ground.map),
        "beside": [beside_view(table, card, area) for card, area in table.beside],
        "characters": [
            figure_view(table, one) for one in range(len(PCS), len(table.places)) if table.places[one] != NOWHERE
        ],
    }


def terrain_view(table: Heredity, ground: Ground, entry: Zone) -> dict[str, Any]:
    """A terrain with its areas as they lie on the board, and what is in them."""
    card, floor, column, row = entry
    face = face_of(table, card)
    assert isinstance(face, TerrainFace)
    return {
        **card_view(table, card),
        "floor": floor,
        "column": column,
        "row": row,
        "plan": list(face.plan),
        "lines": [{"between": list(line.between), "colour": line.colour} for line in face.lines],
        "areas": [area_view(table, ground, face, area_number(card, index)) for index in range(len(face.areas))],
        "exploration": [exploration_view(table, face, way) for way in face.exploration],
        "levels": [{"area": level.area, "link": level.link_id} for level in face.levels],
    }


def exploration_view(table: Heredity, face: TerrainFace, way: Exploration) -> dict[str, Any]:
    """HER-EXPL-02, -09: an icon at an edge; it is open while its terrain can be taken."""
    return {
        "edge": way.edge,
        "number": way.card,
        "open": can_be_taken(table, table.content.card_of[way.card]),
        "areas": starts_of(face, way),
    }


def area_view(table: Heredity, ground: Ground, face: TerrainFace, area: int) -> dict[str, Any]:
    """HER-TERR-04, -06, HER-MOVE-06: an area with everything that lies and stands in it."""
    printed, card, region = face.areas[area % 16], area // 16, ground.map.region[area]
    return {
        "area": area,
        "region": region,
        "id": printed.id,
        "name": area_key(table.content, card, printed.id),
        "letter": printed.cells,
        "capacity": printed.capacity,
        "crowded": room_beside(ground.map, table.places, region) <= 0,
        "merges": list(printed.merges_across_edges),
        "icons": [
            {"action": BASIC_ACTIONS[icon], "number": number} for place, icon, number in table.icons if place == area
        ],
        "tokens": tokens_view(table, ground.lying.get(area, {}).items()),
        "characters": [character for character, place in enumerate(table.places) if place == area],
        "beside": [side_number(table, one) for one, place in table.beside if place == area],
        "letters": [letter for letter, name in face.letter_symbols.items() if name == printed.id],
        "starts": [pc for pc, name in face.start_symbols.items() if name == printed.id],
        "event": any(event.area == printed.id for event in face.immediate_events),
        "event_says": says(table, card, events_at(face, printed.id)),
        "ends": [level.link_id for level in face.levels if level.area == printed.id],
    }


def events_at(face: TerrainFace, area: str) -> tuple[Instruction, ...]:
    """HER-TEFF-01: what happens to whoever enters an area."""
    return tuple(one for event in face.immediate_events if event.area == area for one in event.instructions)


def side_number(table: Heredity, card: int) -> int:
    return table.content.cards[card].number


def ways_view(map_: Geography) -> list[dict[str, Any]]:
    """HER-TERR-09 to -13: between which areas lines or level changes are, each pair once."""
    return [
        {"between": [here, there], "colour": "level" if colour == STAIRS else LINES[colour]}
        for here, around in sorted(map_.near.items())
        for there, (_, colour) in sorted(around.items())
        if here < there
    ]


def beside_view(table: Heredity, card: int, area: int) -> dict[str, Any]:
    """HER-MAT-12, HER-NARR-13: a card that lies beside the terrain, linked to an area."""
    face = face_of(table, card)
    return {
        **card_view(table, card),
        "area": area,
        "region": region_of(table, area),
        "item": item_view(table, card) if isinstance(face, ItemFace) else None,
    }


def figure_view(table: Heredity, figure: int) -> dict[str, Any]:
    """A figure of an NPC on the board."""
    card = table.content.figures[figure - len(PCS)][0]
    figures, face = table.content.figures_of[card], face_of(table, card)
    return {
        "character": figure,
        "number": side_number(table, card),
        "name": side_key(table.content, table.faces[side_of(table, card)]),
        "figure": figures.index(figure) + 1,
        "figures": len(figures),
        "attitude": attitude(table, card),
        "life": face.life if isinstance(face, NpcFace) else None,
        "damage": table.wounds[figure],
        "defence": face.defence if isinstance(face, NpcFace) else None,
        "area": table.places[figure],
    }


# The family


def pc_view(table: Heredity, pc: int) -> dict[str, Any]:
    return {
        "pc": pc,
        "name": PCS[pc],
        "seats": list(controllers(table, pc)),
        "area": None if table.places[pc] == NOWHERE else table.places[pc],
        "owned": table.owned[pc],
        "available": table.available[pc],
        "middle": table.middle[pc],
        "materials": table.materials[pc],
        "dying": is_dying(table, pc),
        "injuries": injuries(table, pc),
        "defence": defence(table, pc),
        "body": [body_view(table, card) for card in table.content.bodies[pc]],
        "equipment": [None if card == NO_CARD else item_view(table, card) for card in table.equipment[pc]],
    }


def body_view(table: Heredity, card: int) -> dict[str, Any]:
    """HER-PC-01 to -03, HER-ITEM-05: one of the three cards of a member of the family."""
    face = face_of(table, card)
    assert isinstance(face, BodyFace)
    return {
        "part": face.part,
        "injured": bool(table.flipped[card]),
        "left": face.left,
        "right": face.right,
        "spaces": spaces_view(table, card, face.spaces),
    }
