"""Options of Heredity on the board: the place where each lies, and a few words about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tablewright.engine.game import View
from tablewright.games.heredity.joint import PRINTED
from tablewright.games.heredity.kinds import PCS
from tablewright.games.heredity.saying import sentence
from tablewright.games.heredity.showing import deed_name

from .box import Box
from .family import space_shows
from .terrain import area_name

ICONS: Final = ("observe", "talk", "interact")
SPACES: Final = ("move", "pick-up", "use", "join", "heart")
CARDS: Final = ("terrain-action", "npc-action", "free-action", "combined", "repair", "upgrade")
HELD: Final = ("item", "give", "get")
CHARACTERS: Final = ("attack", "heal")
NAMED: Final = ("explore", "character")


def place_of(option_id: str) -> str | None:
    """The `data-place` of an option; None if it lies nowhere, such as resting."""
    family, *parts = option_id.split(":")
    match family, parts:
        case (("area" | "level"), [area]):
            return f"area-{area}"
        case "move", [_, _, ("area" | "explore") as kind, number]:
            return f"{kind}-{number}"
        case _ if family in NAMED and len(parts) == 1:
            return f"{family}-{parts[0]}"
        case _ if family in ICONS and len(parts) == 3:
            return f"icon-{parts[2]}"
        case _ if family in CHARACTERS and len(parts) == 3:
            return f"character-{parts[2]}"
        case ("pc", [who]) | ("exchange", [_, _, who]):
            return f"character-{PCS.index(who)}"
        case _ if family in CARDS and len(parts) >= 3:
            return f"card-{parts[2]}"
        case _ if family in HELD and parts:
            return f"card-{parts[0]}"
        case "drop", [pc, "materials", *_]:
            return f"materials-{pc}"
        case "drop", [*_, number]:
            return f"card-{number}"
        case "injury", [pc, part]:
            return f"body-{pc}-{part}"
        case _ if (family in SPACES or family == "attack") and len(parts) >= 2:
            return f"space-{parts[0]}-{parts[1].partition('+')[0]}"
    return None


def note_of(box: Box, view: View, option_id: str) -> str:
    """What a player wants to know about an option before choosing it: what would no longer be free, and its aim."""
    family, *parts = option_id.split(":")
    notes = (about_space(box, view, parts), about_aim(box, view, family, parts))
    return " · ".join(note for note in notes if note)


def about_space(box: Box, view: View, parts: Sequence[str]) -> str:
    """All that the action space of an option shows: so two spaces of a body are told apart (HER-TOKEN-02)."""
    if len(parts) < 2 or parts[0] not in PCS:
        return ""
    shown = [space_shows(box, space) for space in spaces_called(view, parts[0], parts[1])]
    if len(shown) != 1 or len(shown[0]) < 2:
        return ""
    return box.voice.say("heredity-space-shows", shown=", ".join(shown[0]))


def spaces_called(view: View, pc: str, names: str) -> list[Mapping[str, Any]]:
    """The action spaces of a member by their names in an option, such as `head.0` or `i40.1`."""
    member = next(one for one in view["family"] if one["name"] == pc)
    cards = {body["part"]: body for body in member["body"]}
    cards |= {f"i{item['number']}": item for item in member["equipment"] if item is not None}
    found = [name.partition(".") for name in names.split("+")]
    return [cards[card]["spaces"][int(index)] for card, _, index in found if index]


def about_aim(box: Box, view: View, family: str, parts: Sequence[str]) -> str:
    """Where it is, who is there, or what comes of it."""
    if family in ICONS and len(parts) == 3:
        return where_icon(box, view, int(parts[2]))
    if (family == "attack" and len(parts) == 3) or family == "character":
        return who_is(box, view, int(parts[-1]))
    if family == "area" or (family == "move" and "area" in parts):
        return who_is_there(box, view, int(parts[-1]))
    if family in PRINTED:
        says = view["deeds"].get(deed_name(family, parts[2], parts[3]))
        return "" if says is None else sentence(box.voice.speaker.say, says)
    return ""


def areas_of(view: View) -> dict[int, dict[str, Any]]:
    return {area["area"]: area for terrain in view["board"] for area in terrain["areas"]}


def where_icon(box: Box, view: View, number: int) -> str:
    """The area in which an icon lies."""
    places = [area for area in areas_of(view).values() if any(one["number"] == number for one in area["icons"])]
    return ", ".join(dict.fromkeys(area_name(box, area) for area in places))


def who_is(box: Box, view: View, character: int) -> str:
    """How much an opponent can take."""
    told = next((one for one in view["characters"] if one["character"] == character), None)
    if told is None:
        return ""
    left = max(0, told["life"] - told["damage"])
    return box.voice.say("heredity-npc-state", left=left, life=told["life"], defence=told["defence"])


def who_is_there(box: Box, view: View, number: int) -> str:
    """Who stands in an area already, and what fits."""
    area = areas_of(view).get(number)
    if area is None:
        return ""
    return box.voice.say("heredity-fits", here=len(area["characters"]), capacity=area["capacity"])
