"""Options of Tidal Blades on the board: the place where each lies, and a few words about it."""

from __future__ import annotations

from typing import Final

from tablewright.engine.game import View
from tablewright.games.tidal.kinds import SLOTS
from tablewright.games.tidal.printed import effect_text, gains_of
from tablewright.games.tidal.vocabulary import Rewards

from .box import Box

CARDS: Final = ("take", "discard", "card", "keep", "buy", "trick", "artifact", "ability", "goods", "foil", "challenge")
DISCARDED: Final = ("artifact", "goods")
NAMED: Final = ("space", "island", "arena", "slot", "hit", "character", "complete")
ROLLED: Final = ("again", "leave", "lose", "die")
OWNED: Final = ("available", "spent", "trait", "shield")
SEATS: Final = ("seat", "ally")
SINGLE: Final = {"draw": "challenge-deck", "contacts": "market-deck", "use": "effect", "fruit": "effect"}


def place_of(option_id: str, seat: int) -> str | None:
    """The `data-place` of an option of a seat; None if it lies nowhere, such as ending the turn."""
    family, _, rest = option_id.partition(":")
    if family in CARDS:
        return f"card-{rest.partition('.')[0]}"
    if family in NAMED:
        return f"{family}-{rest}"
    if family in ROLLED:
        return f"die-{rest}"
    if family in SEATS:
        return f"seat-{rest}"
    if family == "shield":
        return f"shield-{seat}"
    if family == "further":
        return f"available-{seat}-{rest}"
    return f"{family}-{seat}-{rest}" if family in OWNED else SINGLE.get(family)


def note_of(box: Box, view: View, option_id: str) -> str:
    """What a player wants to know about an option before choosing it."""
    family, _, rest = option_id.partition(":")
    if family in CARDS:
        return card_note(box, view, family, rest)
    if family == "space":
        return space_note(box, view, rest)
    if family == "use":
        return effect_note(box, view)
    return slot_note(box, view, rest) if family == "slot" else ""


def card_note(box: Box, view: View, family: str, rest: str) -> str:
    """The text of a card, or the part of it that the option is about."""
    name = known_cards(view).get(int(rest.partition(".")[0]))
    if name is None:
        return ""
    if family in DISCARDED:
        return box.rewards(discarding(box, family, name))
    lines = box.lines(name)
    return " · ".join(
        lines[1:] if family == "buy" else lines
    )  # an option to buy tells the price itself, less discounts


def discarding(box: Box, family: str, name: str) -> Rewards:
    """TB-SYN-02, TB-AMKT-05: what discarding an artifact, or goods, gives."""
    face = box.faces[name]
    return (box.pack.character_card(face) if family == "artifact" else box.pack.market_card(face)).discard


def known_cards(view: View) -> dict[int, str]:
    """Every card that this viewer sees, by its number."""
    beside = ("announcements", "unannounced", "set_challenge", "challenge_discard")
    rows = [view["pool"], view["market"], *(view[name] for name in beside), *view["schemes"]]
    for area in view["seats"]:
        rows += [area["in_play"], area["kept"], area["goals"], *area["columns"]]
        rows += [area[name] or [] for name in ("challenges", "tricks", "packet", "drawn")]
    return {entry["card"]: entry["name"] for row in rows for entry in row if "name" in entry}


def space_note(box: Box, view: View, key: str) -> str:
    """What an action space gives."""
    space = next(one for one in box.pack.spaces if one.key == key)
    return box.rewards(gains_of(space, view["mode"]))


def effect_note(box: Box, view: View) -> str:
    """What the effect of the island does that is visited."""
    visited = next(island for island in box.pack.islands if island.key == view["visited"])
    return ", ".join(box.message(part) for part in effect_text(visited.effect).parts)


def slot_note(box: Box, view: View, slot: str) -> str:
    """The fighting style of a monster."""
    told = view["fold"][SLOTS.index(slot)]
    return "" if told is None else box.lines(told["name"])[0]
