"""Options that both sister games know: the place on the board where each lies, and a few words about it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablewright.engine.game import View
from tablewright.games.destiny.wording import CARD_OPTIONS

from .box import DestinyBox
from .seats import symbol_count

Box = DestinyBox[Any]


def place_of(option_id: str, seat: int) -> str | None:
    """The `data-place` of an option of a seat; None if it lies nowhere, such as going on."""
    family, _, rest = option_id.partition(":")
    if family in CARD_OPTIONS:
        return f"card-{rest}"
    match family:
        case "deck":
            return "deck"
        case "row" | "character":
            return f"{family}-{rest}"
        case "cover":
            card, _, slot = rest.partition(".")
            return f"card-{card}-symbol-{slot}"
        case "token" | "symbol":
            return f"token-{seat}-{rest}"
        case "ability":
            return f"ability-{seat}-{rest}"
    return None


def note_of(box: Box, view: View, option_id: str) -> str:
    """What a player wants to know about an option before choosing it."""
    family, _, rest = option_id.partition(":")
    if family in CARD_OPTIONS or family == "cover":
        return card_note(box, view, int(rest.partition(".")[0]))
    match family:
        case "deck":
            return box.voice.say("destiny-deck-count", count=view["deck"])
        case "row":
            return row_note(box, view["pool"][int(rest) - 1])
        case "token" | "symbol":
            return symbol_note(box, view, family, rest)
        case "ability":
            return box.power(box.abilities[rest])
        case "character":
            return ", ".join(box.word(f"ability-{one.key}") for one in box.characters[rest].abilities)
        case "done" | "stop":
            return box.voice.say("destiny-note-go-on")
    return ""


def all_cards(view: View) -> Iterator[dict[str, Any]]:
    """Every card in sight: the viewer's hand, the pool, the timelines, the discard pile."""
    for area in view["seats"]:
        yield from area["hand"] or ()
        yield from area["timeline"]
    for row in view["pool"]:
        yield from row["cards"]
    yield from view["discard"]


def card_note(box: Box, view: View, number: int) -> str:
    return next((box.tells(entry["key"]) for entry in all_cards(view) if entry.get("card") == number), "")


def row_note(box: Box, row: dict[str, Any]) -> str:
    names = " + ".join(box.card_name(entry) for entry in row["cards"])
    return f"{names}, {box.voice.say('destiny-bonus-experience')}" if row["bonus_experience"] else names


def symbol_note(box: Box, view: View, family: str, name: str) -> str:
    """How many the player has now: of a token those in the pool, of a symbol those on the timeline as well."""
    if view["viewer"] is None:
        return ""
    area = view["seats"][view["viewer"]]
    count = area["tokens"][name] if family == "token" else symbol_count(box, area, name)
    return box.voice.say("destiny-note-have", count=count)
