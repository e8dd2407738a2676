"""Options of Ronin on the board: the place where each lies, and a few words about it."""

from __future__ import annotations

from typing import Final

from tablewright.engine.game import View

from ..destiny import options
from .box import Box
from .tracks import board_of, neighbour_on, track_between

BONUS_PLACES: Final = {"experience": "experience-{seat}", "draw": "deck"}


def place_of(option_id: str, seat: int) -> str | None:
    """The `data-place` of an option of a seat; None if it lies nowhere, such as going on."""
    family, _, rest = option_id.partition(":")
    match family:
        case "board":
            return f"board-{rest}"
        case "track" | "neighbour":
            return f"{family}-{seat}-{rest}"
        case "bonus":
            return BONUS_PLACES[rest].format(seat=seat) if rest in BONUS_PLACES else None
    return options.place_of(option_id, seat)


def note_of(box: Box, view: View, option_id: str) -> str:
    """What a player wants to know about an option before choosing it."""
    family, _, rest = option_id.partition(":")
    match family:
        case "board":
            return board_note(box, f"{rest}{view['side']}")
        case "track":
            return track_note(box, view, rest)
        case "neighbour":
            return neighbour_note(box, view, rest)
        case "bonus":
            return bonus_note(box, view, rest)
    return options.note_of(box, view, option_id)


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
