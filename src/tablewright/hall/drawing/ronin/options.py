"""Options of Ronin on the board: the place where each lies, and a few words about it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tablewright.engine.game import View
from tablewright.games.destiny.wording import CARD_OPTIONS

from .box import Box
from .seats import symbol_count
from .tracks import board_of, neighbour_on, track_between

BONUS_PLACES: Final = {"experience": "experience-{seat}", "draw": "deck"}


def place_of(option_id: str, seat: int) -> str | None:
    """The `data-place` of an option of a seat; None if it lies nowhere, such as going on."""
    family, _, rest = option_id.partition(":")
    if family in CARD_OPTIONS:
        return f"card-{rest}"
    match family:
        case "deck":
            return "deck"
        case "row" | "character" | "board":
            return f"{family}-{rest}"
        case "cover":
            card, _, slot = rest.partition(".")
            return f"card-{card}-symbol-{slot}"
        case "token" | "symbol":
            return f"token-{seat}-{rest}"
        case "ability":
            return f"ability-{seat}-{rest}"
        case "track" | "neighbour":
            return f"{family}-{seat}-{rest}"
        case "bonus":
            return BONUS_PLACES[rest].format(seat=seat) if rest in BONUS_PLACES else None
    return None


def note_of(box: Box, view: View, option_id: str) -> str:
    """What a player wants to know about an option before choosing it."""
    family, _, rest = option_id.partition(":")
    if family in CARD_OPTIONS or family == "cover":
        return card_note(box, view, int(rest.partition(".")[0]))
    match family:
        case "deck":
            return box.voice.say("ronin-deck-count", count=view["deck"])
        case "row":
            return row_note(box, view["pool"][int(rest) - 1])
        case "token" | "symbol":
            return symbol_note(box, view, rest)
        case "ability":
            return box.power(box.abilities[rest])
        case "character":
            return ", ".join(box.word(f"ability-{one.key}") for one in box.characters[rest].abilities)
        case "board":
            return board_note(box, f"{rest}{view['side']}")
        case "track":
            return track_note(box, view, rest)
        case "neighbour":
            return neighbour_note(box, view, rest)
        case "bonus":
            return bonus_note(box, view, rest)
        case "done" | "stop":
            return box.voice.say("ronin-note-go-on")
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
    for entry in all_cards(view):
        if entry.get("card") == number:
            card = box.cards[entry["key"]]
            return box.shows(card) if card.effect is None else f"{box.shows(card)}; {box.does(card)}"
    return ""


def row_note(box: Box, row: dict[str, Any]) -> str:
    names = " + ".join(box.card_name(entry) for entry in row["cards"])
    return f"{names}, {box.voice.say('ronin-bonus-experience')}" if row["bonus_experience"] else names


def symbol_note(box: Box, view: View, name: str) -> str:
    """How many of a symbol the player has now."""
    seat = view["viewer"]
    return "" if seat is None else box.voice.say("ronin-note-have", count=symbol_count(box, view["seats"][seat], name))


def board_note(box: Box, name: str) -> str:
    fields = "; ".join(f"{field}: {words}" for field, words in box.bonuses(board_of(box, name)))
    return f"{box.word(f'board-{name[:-1]}')} – {fields}"


def track_note(box: Box, view: View, side: str) -> str:
    """With whom a track is shared, where its marker stands and what comes next."""
    seat = view["viewer"]
    if seat is None:
        return ""
    number = track_between(seat, side, len(view["seats"]))
    track = next(track for track in view["tracks"] if track["track"] == number)
    other = neighbour_on(seat, side, len(view["seats"]))
    character = view["seats"][other]["character"]
    where = box.voice.say("ronin-track-field", field=track["field"], length=track["length"])
    coming = [words for field, words in box.bonuses(board_of(box, track["board"])) if field > track["field"]]
    told = [box.character_name(character), where, *(box.voice.say("ronin-track-next", bonus=one) for one in coming[:1])]
    return ", ".join(told)


def neighbour_note(box: Box, view: View, side: str) -> str:
    """How many cards lie on the timeline of a neighbour."""
    seat = view["viewer"]
    if seat is None:
        return ""
    timeline = view["seats"][neighbour_on(seat, side, len(view["seats"]))]["timeline"]
    return box.word("cards-count", count=len(timeline))


def bonus_note(box: Box, view: View, kind: str) -> str:
    """What one has now of what a bonus would give."""
    seat = view["viewer"]
    if seat is None:
        return ""
    area = view["seats"][seat]
    if kind == "experience":
        return box.voice.say("ronin-note-experience", count=area["experience"])
    if kind == "ability":
        return box.voice.say("ronin-note-learn")
    return box.word("cards-count", count=area["hand_size"])
