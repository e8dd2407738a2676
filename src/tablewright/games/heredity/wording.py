"""How things are said: seats, sides of cards and options as message keys, from data."""

from __future__ import annotations

from tablewright.engine.messages import Message

from .content import Campaign
from .table import Heredity


def seat_name(table: Heredity, seat: int) -> str:  # noqa: ARG001 - the contract of a game
    """A seat has the number of its player; the family's names belong to its members."""
    return "seat-unnamed"


def face_name(table: Heredity, face: int) -> str:
    """The name of a side of a card."""
    number = table.content.cards[face // 2].number
    return f"card-{number}{'b' if face % 2 else ''}"


def pack_messages(campaign: Campaign) -> list[str]:
    """The texts that a campaign brings; its reader has proven that all languages have them."""
    return list(campaign.prose["en"])


def option_text(table: Heredity, seat: int, option_id: str) -> Message:  # noqa: ARG001 - the contract of a game
    """An option by its id. Package F: a sentence for each verb."""
    verb, _, rest = option_id.partition(":")
    return Message(f"option-{verb}", {"rest": rest})
