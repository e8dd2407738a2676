"""How things are called: seats, faces and options as message keys with arguments."""

from __future__ import annotations

from tablewright.engine.messages import Message

from .content import COLOURS, LANTERN, Face, Pack
from .table import Fireflies


def seat_name(_table: Fireflies, _seat: int) -> str:
    """Nobody plays a character here."""
    return "seat-unnamed"


def face_name(table: Fireflies, face: int) -> str:
    return f"card-{table.content.faces[face].key}"


def pack_messages(pack: Pack) -> list[str]:
    """The names that a pack must bring in every language."""
    return [f"card-{face.key}" for face in pack.faces]


def option_text(_table: Fireflies, _seat: int, option_id: str) -> Message:
    family, _, card = option_id.partition(":")
    return Message(f"option-{family}", {"card": int(card)} if card else {})


def face_text(face: Face) -> Message:
    """What a card means: FLY-END-02, FLY-WIND-02, FLY-END-01."""
    if face.back == LANTERN:
        return Message("lantern-words", {"colour": COLOURS[face.colour]})
    if not face.lights:
        return Message("gust-words")
    return Message("firefly-words", {"colour": COLOURS[face.colour], "count": face.lights})
