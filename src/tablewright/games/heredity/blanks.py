"""What somebody believes of a side that nobody has read: a blank of its kind, so that bots do not read ahead."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, assert_never

from .cards import AnchorMark, BodyFace, Face, FamilyFace, ItemFace, KarmaFace, NarrativeFace, NpcFace, Space
from .references import AreaName
from .terrain_cards import Area, TerrainFace

OPEN_LAND: Final = Area(AreaName("unread"), "u", 99)
UNREAD_STORY: Final = NarrativeFace(narration=False)
UNREAD_STRANGER: Final = NpcFace(
    life=2, defence=1, anchor=AnchorMark("blue"), placement="talk_icon", ai=(), narration=False
)
NO_USE: Final = Space(icons=(), heart=False)


def blank_of(face: Face | None, other: Face | None) -> Face | None:
    """The blank of a side; `other` is the front, if the side is a back: whoever turns a card has read that."""
    match face:
        case None | BodyFace() | FamilyFace():
            return face
        case NarrativeFace():
            return UNREAD_STORY
        case NpcFace():
            return UNREAD_STRANGER
        case ItemFace():
            spaces = (NO_USE,) * len(face.spaces)
            return ItemFace(value=0, background="brown", anchor="brown", spaces=spaces)
        case KarmaFace():
            return KarmaFace(type=face.type, level=face.level, value=0)
        case TerrainFace():
            return bare(other) if isinstance(other, TerrainFace) else open_land(face)
        case _:
            assert_never(face)


def open_land(face: TerrainFace) -> TerrainFace:
    """Terrain of the same size in which nothing can be told apart yet."""
    plan = tuple(OPEN_LAND.cells * len(row) for row in face.plan)
    return TerrainFace(plan=plan, areas=(OPEN_LAND,), lines=(), relocate_to=OPEN_LAND.id)


def bare(front: TerrainFace) -> TerrainFace:
    """A terrain that is turned over keeps its areas, as far as anybody can know; what else is there will be seen."""
    return replace(front, actions=(), materials=(), exploration=(), immediate_events=(), relocate_to=None, area_map={})
