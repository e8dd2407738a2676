"""How things are called: seats, faces and options as message keys with arguments."""

from __future__ import annotations

from tablewright.engine.messages import Message

from .content import Pack
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
