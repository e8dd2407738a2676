"""Options of Path of Destiny on the board: the place where each lies, and a few words about it."""

from __future__ import annotations

from tablewright.engine.game import View
from tablewright.games.destiny.symbols import SIDES
from tablewright.games.path.content import ALLIES

from ..destiny import options
from .box import Box


def place_of(option_id: str, seat: int) -> str | None:
    """The `data-place` of an option of a seat; None if it lies nowhere, such as going on."""
    family, _, rest = option_id.partition(":")
    if family in ("side", "ally", "alliance"):
        return f"{family}-{rest}"
    return options.place_of(option_id, seat)


def note_of(box: Box, view: View, option_id: str) -> str:
    """What a player wants to know about an option before choosing it."""
    family, _, rest = option_id.partition(":")
    match family:
        case "side":
            return side_note(box, view, rest)
        case "ally":
            return box.voice.say("path-deck-count", count=view["alliance_decks"][ALLIES.index(rest)])
        case "alliance":
            return alliance_note(box, view, int(rest))
        case "row":
            return row_note(box, view, int(rest))
    return options.note_of(box, view, option_id)


def side_note(box: Box, view: View, side: str) -> str:
    """Where a path leads."""
    story = view["story"]
    card = story["fork"][SIDES.index(side)]
    title = box.story(story["key"], card["number"])
    symbols = ", ".join(box.word("symbol", symbol=name) for name in card["next"])
    return f"{title} → {symbols}" if symbols else title


def alliance_note(box: Box, view: View, card: int) -> str:
    """Whose card it is."""
    held = (one for area in view["seats"] for one in area["alliances"])
    return next((box.word("ally", ally=one["ally"]) for one in held if one.get("card") == card), "")


def row_note(box: Box, view: View, number: int) -> str:
    """The cards of a row, and the ally beside it."""
    row = view["pool"][number - 1]
    told = options.row_note(box, row)
    ally = row.get("ally")
    if not ally:
        return told
    name = box.voice.say("path-ally-choice") if ally == "choice" else box.word("ally", ally=ally)
    return f"{told}, {box.voice.say('path-note-ally', name=name)}"
