"""What everybody may see of the table, as data that any client can draw; unread sides are nowhere in it."""

from __future__ import annotations

from typing import Any

from tablewright.engine.game import View

from .attitudes import attitude
from .cards import BodyFace, ItemFace, NpcFace, Space, TerrainFace
from .damage import is_dying
from .geography import region_of
from .kinds import BASIC_ACTIONS, GAP, NO_CARD, NOBODY, NOWHERE, PARTS, PCS, TOKENS
from .seats import controllers
from .table import Heredity, Zone, face_of, number_of
from .timeline import stack


def view(table: Heredity, seat: int | None) -> View:
    """HER-GEN-08: the same for all; decks are counts."""
    return {
        "game": "heredity",
        "viewer": seat,
        "chapter": table.chapter,
        "round": table.rounds,
        "outcome": table.outcome or None,
        "ending": table.ending or None,
        "deck": len(table.deck),
        "reading": [number_of(table, card) for card in table.reading],
        "read": [card_view(table, card) for card in table.read],
        "burned": len(table.burned),
        "timeline": [None if card == GAP else timeline_view(table, card) for card in table.timeline],
        "hourglass": table.hourglass,
        "karma": {"deck": len(table.karma_deck), "discard": [number_of(table, card) for card in table.karma_discard]},
        "board": [terrain_view(table, entry) for entry in table.board],
        "beside": [{**card_view(table, card), "area": area} for card, area in table.beside],
        "characters": [
            npc_view(table, one) for one in range(len(PCS), len(table.places)) if table.places[one] != NOWHERE
        ],
        "family": [pc_view(table, pc) for pc in range(len(PCS))],
        "resting": list(table.resting),
        "flags": dict(table.flags),
    }


def card_view(table: Heredity, card: int) -> dict[str, Any]:
    kinds = (*TOKENS, *table.content.specials)
    return {
        "number": number_of(table, card),
        "side": "back" if table.flipped[card] else "front",
        "tokens": {kinds[kind]: count for kind, count in enumerate(table.tokens[card]) if count},
    }


def timeline_view(table: Heredity, card: int) -> dict[str, Any]:
    return {
        **card_view(table, card),
        "family": card == table.content.family,
        "slots": [[slot.edge, slot.colour] for slot in table.content.slots[2 * card + table.flipped[card]]],
        "below": [card_view(table, one) for one in stack(table, card)],
    }


def terrain_view(table: Heredity, entry: Zone) -> dict[str, Any]:
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
        "areas": [area_view(table, face, card * 16 + index) for index in range(len(face.areas))],
        "exploration": [{"edge": way.edge, "card": way.card} for way in face.exploration],
    }


def area_view(table: Heredity, face: TerrainFace, area: int) -> dict[str, Any]:
    printed = face.areas[area % 16]
    kinds = (*TOKENS, *table.content.specials)
    return {
        "area": area,
        "region": region_of(table, area),
        "id": printed.id,
        "cells": printed.cells,
        "capacity": printed.capacity,
        "icons": [[BASIC_ACTIONS[icon], number] for place, icon, number in table.icons if place == area],
        "tokens": {
            kinds[int(key.partition(":")[2])]: count
            for key, count in table.lying.items()
            if int(key.partition(":")[0]) == area
        },
        "characters": [character for character, place in enumerate(table.places) if place == area],
    }


def npc_view(table: Heredity, figure: int) -> dict[str, Any]:
    card = table.content.figures[figure - len(PCS)][0]
    face = face_of(table, card)
    return {
        "character": figure,
        "number": number_of(table, card),
        "attitude": attitude(table, card),
        "life": face.life if isinstance(face, NpcFace) else None,
        "damage": table.wounds[figure],
        "area": table.places[figure],
    }


def pc_view(table: Heredity, pc: int) -> dict[str, Any]:
    return {
        "name": PCS[pc],
        "seats": list(controllers(table, pc)),
        "area": None if table.places[pc] == NOWHERE else table.places[pc],
        "available": table.available[pc],
        "middle": table.middle[pc],
        "materials": table.materials[pc],
        "dying": is_dying(table, pc),
        "body": [body_view(table, card) for card in table.content.bodies[pc]],
        "equipment": [None if card == NO_CARD else item_view(table, card) for card in table.equipment[pc]],
    }


def body_view(table: Heredity, card: int) -> dict[str, Any]:
    face = face_of(table, card)
    assert isinstance(face, BodyFace)
    return {
        "part": PARTS[PARTS.index(face.part)],
        "injured": bool(table.flipped[card]),
        "spaces": spaces_view(table, card, face.spaces),
    }


def item_view(table: Heredity, card: int) -> dict[str, Any]:
    face = face_of(table, card)
    assert isinstance(face, ItemFace)
    return {**card_view(table, card), "value": face.value, "spaces": spaces_view(table, card, face.spaces)}


def spaces_view(table: Heredity, card: int, spaces: tuple[Space, ...]) -> list[dict[str, Any]]:
    return [
        {
            "icons": list(space.icons),
            "heart": space.heart,
            "damage": bool(table.damage[card][index]),
            "token": None if table.laid[card][index] == NOBODY else PCS[table.laid[card][index]],
        }
        for index, space in enumerate(spaces)
    ]
