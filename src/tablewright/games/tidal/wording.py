"""How things are said: cards, places, dice and options as message keys, from data."""

from __future__ import annotations

from tablewright.engine.messages import Message

from .content import Pack
from .table import NO_CHARACTER, Tidal

CARD_OPTIONS = ("take", "discard", "card", "keep", "buy", "trick", "artifact", "ability", "goods", "challenge")
DIE_OPTIONS = ("available", "spent", "into")
NUMBERED = ("again", "lose", "die", "hit", "carry", "substitute", "complete")


def seat_name(table: Tidal, seat: int) -> str:
    """The message key of a seat's name: its character, once there is one."""
    character = table.characters[seat]
    return "seat-unnamed" if character == NO_CHARACTER else f"character-{table.content.characters[character].key}"


def face_name(table: Tidal, face: int) -> str:
    """The message key of a face."""
    pack = table.content
    if face < pack.first_trick:
        return f"challenge-{pack.challenges[face].key}"
    if face < pack.first_market:
        return f"trick-{pack.trick(face).key}"
    if face < pack.first_goal:
        return f"market-{pack.market_card(face).key}"
    if face < pack.first_announcement:
        return f"goal-{pack.goal(face).key}"
    if face < pack.first_monster:
        return f"announcement-{pack.announcement(face).key}"
    if face < pack.first_character_card:
        return f"monster-{pack.monster(face).key}"
    if face < pack.first_scheme:
        return f"card-{pack.character_card(face).key}"
    return f"scheme-{pack.scheme(face).key}"


def pack_messages(pack: Pack) -> list[str]:
    """The names that a pack must bring in every language."""
    return [
        *(f"challenge-{card.key}" for card in pack.challenges),
        *dict.fromkeys(f"trick-{trick.key}" for trick in pack.tricks),
        *(f"market-{card.key}" for card in pack.market),
        *(f"goal-{goal.key}" for goal in pack.goals),
        *(f"announcement-{one.key}" for one in pack.announcements),
        *(f"monster-{monster.key}" for monster in pack.monsters),
        *(f"character-{character.key}" for character in pack.characters),
        *(f"card-{card.key}" for card in pack.character_cards),
        *(f"scheme-{scheme.key}" for scheme in pack.schemes),
        *(f"space-{space.key}" for space in pack.spaces),
    ]


def option_text(_table: Tidal, _seat: int, option_id: str) -> Message:
    """What an option of a seat is called."""
    family, _, rest = option_id.partition(":")
    key = f"option-{family}"
    if family in CARD_OPTIONS:
        card, _, half = rest.partition(".")
        return Message(f"{key}-half", {"card": int(card)}) if half else Message(key, {"card": int(card)})
    if family in DIE_OPTIONS:
        return Message(key, {"die": rest})
    if family in NUMBERED:
        return Message(key, {"number": int(rest)})
    if family == "seat":
        return Message(key, {"seat": int(rest)})
    return Message(key, {family: rest} if rest else {})
