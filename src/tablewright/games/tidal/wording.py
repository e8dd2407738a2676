"""How things are called: seats, faces and options as message keys with arguments, from data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tablewright.engine.messages import Message

from .content import Pack
from .kinds import ARENAS, DICE, EDGE, REEF, SLOTS, TRAITS
from .market import fruit_cost
from .results import SYMBOLS, counts_of
from .table import NO_CHARACTER, Tidal, challenge_of, half_at_stake, is_fight, market_card_of, monster_of

CARD_OPTIONS: Final = ("take", "discard", "card", "keep", "trick", "artifact", "ability", "goods", "foil")
DIE_OPTIONS: Final = ("available", "further", "spent", "into")
ROLLED_OPTIONS: Final = ("again", "leave", "lose", "die")
COUNTED: Final = ("carry", "substitute")
SEAT_OPTIONS: Final = ("seat", "ally")


def seat_name(table: Tidal, seat: int) -> str:
    """The message key of a seat's name: its character, once there is one."""
    character = table.characters[seat]
    return "seat-unnamed" if character == NO_CHARACTER else f"character-{table.content.characters[character].key}"


def argument_text(_table: Tidal, name: str, arguments: Mapping[str, Any]) -> Sequence[Message]:
    """What an argument is called that this game alone has."""
    match name:
        case "character":
            return (Message(f"character-{arguments[name]}"),)
        case "place":
            return (Message(str(arguments[name]).replace(":", "-")),)
        case _:
            return ()


def face_name(table: Tidal, face: int) -> str:
    """The message key of a face."""
    return name_of(table.content, face)


def name_of(pack: Pack, face: int) -> str:
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
        *dict.fromkeys(name_of(pack, face) for face in range(pack.face_count)),
        *(f"character-{character.key}" for character in pack.characters),
        *(f"space-{space.key}" for space in pack.spaces),
    ]


# Options


def option_text(table: Tidal, seat: int, option_id: str) -> Message:
    """What an option of a seat is called."""
    family, _, rest = option_id.partition(":")
    if family == "space":
        return Message(f"space-{rest}")
    return Message(f"option-{family}", arguments_of(table, seat, family, rest))


def arguments_of(table: Tidal, seat: int, family: str, rest: str) -> dict[str, Any]:
    """What the name of an option tells beside its family."""
    if family in CARD_OPTIONS:
        return {"card": int(rest), "copy": copy_of(table, seat, int(rest))}
    if family == "buy":
        return price_of(table, seat, int(rest))
    if family == "challenge":
        return half_at(table, rest)
    if family in DIE_OPTIONS:
        return {"die": rest}
    if family in ROLLED_OPTIONS:
        return rolled_die(table, int(rest))
    if family == "hit":
        return spot_at(table, seat, int(rest))
    return further_arguments(table, family, rest)


def further_arguments(table: Tidal, family: str, rest: str) -> dict[str, Any]:
    if family in COUNTED:
        return {"count": int(rest)}
    if family in SEAT_OPTIONS:
        return {"seat": int(rest)}
    if family == "slot":
        return {"slot": rest, "card": table.fold[SLOTS.index(rest)]}
    if family == "complete":
        return {"end": end_of(table, table.at_stake[0], rest)}
    if family == "complete-two":
        return both_ends(table, rest)
    if family in ("face", "match"):
        return {name: rest.split("-").count(name) for name in SYMBOLS}
    return {family: rest} if rest else {}


def copy_of(table: Tidal, seat: int, card: int) -> int:
    """Which of several like cards in a hand this is: otherwise nobody could tell their options apart."""
    name = face_name(table, table.faces[card])
    like = [one for one in table.tricks[seat] if face_name(table, table.faces[one]) == name]
    return like.index(card) + 1 if card in like else 1


def price_of(table: Tidal, seat: int, card: int) -> dict[str, Any]:
    """TB-AMKT-02: what a market card costs this player, in fruit and in positions."""
    return {"card": card, "fruit": fruit_cost(table, seat, card), "ranking": market_card_of(table, card).ranking}


def half_at(table: Tidal, rest: str) -> dict[str, Any]:
    """A challenge; of a split one, the arena tells the half."""
    card, _, half = rest.partition(".")
    halves = challenge_of(table, int(card)).halves
    arena = ARENAS[halves[int(half or 0)].arena] if len(halves) > 1 else "printed"
    return {"card": int(card), "arena": arena}


def rolled_die(table: Tidal, die: int) -> dict[str, Any]:
    """A die of the attempt: its kind, what it shows, and whatever else makes it unlike others that show the same."""
    shown = zip(SYMBOLS, counts_of(table.showing[die]), strict=True)
    marks = {
        "bonus": int(die >= len(table.attempt) - table.bonus),
        "raised": table.raised[die],
        "again": int(die in table.again),
    }
    return {"die": DICE[table.attempt[die]], "rolled": int(table.showing[die] >= 0), **marks, **dict(shown)}


def spot_at(table: Tidal, seat: int, spot: int) -> dict[str, Any]:
    """A spot of the monster that is fought; outside a fight, of the lowest one with a token (TB-SCHEME-08)."""
    slot = table.opponent if is_fight(table) else next(one for one in (REEF, EDGE) if seat in table.hits[one])
    printed = monster_of(table, table.fold[slot]).spots[spot]
    return {"number": spot + 1, "trait": TRAITS[printed.trait], "level": printed.armour}


def both_ends(table: Tidal, rest: str) -> dict[str, Any]:
    """How two challenges of one roll end."""
    one, other = table.at_stake
    first, second = rest.split(".")
    return {"card": one, "cards": (other,), "first": end_of(table, one, first), "second": end_of(table, other, second)}


def end_of(table: Tidal, card: int, end: str) -> str:
    """A challenge is left, or completed: plainly, with a stretch symbol of a trait, or with several."""
    if end == "none":
        return "left"
    traits = half_at_stake(table, card).stretched(int(end))
    if len(traits) == 1:
        return TRAITS[traits[0]]
    return "several" if traits else "plain"
