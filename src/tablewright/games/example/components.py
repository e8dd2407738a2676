"""What is printed on the cards of Fireflies, for whoever wants to read it."""

from __future__ import annotations

from tablewright.engine.components import Component, alone, words_for
from tablewright.engine.messages import Message

from .content import COLOURS, LANTERN, NO_COLOUR, Face, Pack
from .wording import face_text


def components(pack: Pack) -> list[Component]:
    return [*(card(face) for face in pack.faces), *words_for("colour", COLOURS)]


def card(face: Face) -> Component:
    colour = None if face.colour == NO_COLOUR else COLOURS[face.colour]
    facts = {"colour": colour, "lights": face.lights, "lantern": face.back == LANTERN}
    return Component("card", face.key, Message(f"card-{face.key}"), facts, [alone(face_text(face))])
