"""What lies and stands in an area of the map: figures, icons, tokens, cards and stairs, and where each is drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import hypot
from typing import Any, Final, NamedTuple

from markupsafe import Markup

from tablewright.engine.game import View
from tablewright.games.heredity.kinds import PCS

from ..signs import NOTHING
from . import signs
from .box import Box
from .labels import Label
from .outlines import CELL

FIGURES: Final = ("pc", "npc")
FIGURE, SIGN = 58, 44
"""How large a piece is on a small map."""
CROWDING: Final = (1, 0.85, 0.7, 0.58, 0.48)
APART: Final = 0.88
"""How much of a piece others keep away from."""
WITHIN: Final = 0.86
"""How much of a piece lies within its area."""
FLAT: Final = 1.7
"""People stand side by side rather than one behind another."""
RASTER: Final = 10
Spot = tuple[float, float]


class Piece(NamedTuple):
    """A piece of the map: its name in the page, its kind, the place it is for options, its area, and what it says."""

    id: str
    kind: str
    place: str
    area: int
    words: str
    picture: Markup
    text: str = ""
    who: str = ""


def pieces_of(box: Box, view: View, terrain: Mapping[str, Any], area: Mapping[str, Any]) -> list[Piece]:
    """Everything in an area: who is there first, then what can be done, then what lies there."""
    return [
        *(figure_of(box, view, area, character) for character in area["characters"]),
        *(icon_of(box, area, one) for one in area["icons"]),
        *events_of(box, area),
        *ways_of(box, view, terrain, area),
        *(token_of(box, view, area, kind, count) for kind, count in area["tokens"].items()),
        *(beside_of(box, view, area, number) for number in area["beside"]),
        *(letter_of(box, area, letter) for letter in area["letters"]),
    ]


# Figures


def figure_of(box: Box, view: View, area: Mapping[str, Any], character: int) -> Piece:
    if character < len(PCS):
        return member_of(box, view, area, character)
    told = next(one for one in view["characters"] if one["character"] == character)
    name, attitude = box.word(told["name"]), box.word("attitude", attitude=told["attitude"])
    left = max(0, told["life"] - told["damage"])
    numbered = f" {told['figure']}" if told["figures"] > 1 else ""
    return Piece(
        f"figure-{character}",
        "npc",
        f"character-{character}",
        area["area"],
        box.voice.say(
            "heredity-npc",
            name=f"{name}{numbered}",
            attitude=attitude,
            left=left,
            life=told["life"],
            defence=told["defence"],
        ),
        signs.drawn(signs.card_picture(told["number"], "npc")),
        f"{left}/{told['life']}",
        told["attitude"],
    )


def member_of(box: Box, view: View, area: Mapping[str, Any], pc: int) -> Piece:
    told = view["family"][pc]
    name = box.word(f"pc-{told['name']}")
    words = box.voice.say("heredity-is-dying", name=name) if told["dying"] else name
    picture = signs.PICTURES["sign"]["dying"] if told["dying"] else signs.PICTURES["pc"][told["name"]]
    return Piece(
        f"figure-{pc}", "pc", f"character-{pc}", area["area"], words, signs.drawn(picture), name[:2], told["name"]
    )


# Signs


def icon_of(box: Box, area: Mapping[str, Any], one: Mapping[str, Any]) -> Piece:
    """HER-ACT-08: an action with the number of the card that it reads."""
    action, number = one["action"], one["number"]
    words = box.voice.say("heredity-icon", action=box.word("action", action=action), number=number)
    name = f"icon-{area['area']}-{number}"
    return Piece(name, action, f"icon-{number}", area["area"], words, picture("action", action), str(number))


def events_of(box: Box, area: Mapping[str, Any]) -> Iterator[Piece]:
    """HER-TEFF-01: something waits for whoever enters."""
    if area["event"]:
        words = box.voice.say("heredity-event-waits")
        yield Piece(f"event-{area['area']}", "event", "", area["area"], words, picture("sign", "event"))


def ways_of(box: Box, view: View, terrain: Mapping[str, Any], area: Mapping[str, Any]) -> Iterator[Piece]:
    """HER-LEVEL-01: stairs that lead somewhere, and stairs that nobody has followed yet."""
    for link in area["ends"]:
        words = box.voice.say("heredity-level", names=", ".join(other_ends(box, view, area, link)) or "?")
        name = f"level-{area['area']}-{link}"
        yield Piece(name, "level", "", area["area"], words, picture("sign", "level"))
    for way in terrain["exploration"]:
        if way["open"] and way["edge"] == "level" and area["id"] in way["areas"]:
            words = box.voice.say("heredity-explore", number=way["number"], edge=box.word("edge-level"))
            name, place = f"explore-{area['area']}-{way['number']}", f"explore-{way['number']}"
            yield Piece(name, "deeper", place, area["area"], words, picture("sign", "level"), str(way["number"]))


def other_ends(box: Box, view: View, area: Mapping[str, Any], link: str) -> list[str]:
    return [
        box.word(terrain["name"])
        for terrain in view["board"]
        for other in terrain["areas"]
        if link in other["ends"] and other["area"] != area["area"]
    ]


def token_of(box: Box, view: View, area: Mapping[str, Any], kind: str, count: int) -> Piece:
    words = f"{box.token_name(kind, view['chapter'])}: {count}"
    shape = "material" if kind == "material" else "token"
    name = f"token-{area['area']}-{kind}"
    return Piece(name, shape, "", area["area"], words, signs.drawn(signs.token_picture(kind)), str(count))


def beside_of(box: Box, view: View, area: Mapping[str, Any], number: int) -> Piece:
    """A card that belongs to an area: a dropped item, or actions that one can take there."""
    entry = next(one for one in view["beside"] if one["number"] == number and one["area"] == area["area"])
    words = f"{box.word(entry['name'])} ({number})"
    image = signs.drawn(signs.card_picture(number, entry["kind"]))
    return Piece(f"beside-{area['area']}-{number}", "card", f"card-{number}", area["area"], words, image, str(number))


def letter_of(box: Box, area: Mapping[str, Any], letter: str) -> Piece:
    words = box.voice.say("heredity-letter", letter=letter)
    return Piece(f"letter-{area['area']}-{letter}", "letter", "", area["area"], words, NOTHING, letter)


def picture(group: str, name: str) -> Markup:
    return signs.drawn(signs.PICTURES[group][name])


# Places


def sizes_of(
    pieces: Sequence[Piece], plan: Sequence[str], letter: str, label: Label | None, scale: float
) -> list[tuple[Piece, Spot, float]]:
    """Every piece with its middle and size; in a crowd all of them are smaller, and only in a throng on a name."""
    for around in (label, None):
        for share in CROWDING:
            sized = [(piece, share * scale * (FIGURE if piece.kind in FIGURES else SIGN)) for piece in pieces]
            found = settled(sized, plan, letter, around)
            if found is not None:
                return found
    middle = spots(plan, letter, 0, None)[0]
    return [(piece, middle, size) for piece, size in sized]


def settled(
    sized: Sequence[tuple[Piece, float]], plan: Sequence[str], letter: str, label: Label | None
) -> list[tuple[Piece, Spot, float]] | None:
    """Figures from the middle of an area outwards, signs from its rim inwards, none upon another; None if it fails."""
    found: list[tuple[Piece, Spot, float]] = []
    for piece, size in sized:
        free = spots(plan, letter, size, label)
        wanted = free if piece.kind in FIGURES else free[::-1]
        spot = next((one for one in wanted if all(is_apart(one, size, other) for other in found)), None)
        if spot is None:
            return None
        found.append((piece, spot, size))
    return found


def is_apart(spot: Spot, size: float, other: tuple[Piece, Spot, float]) -> bool:
    _, there, width = other
    return hypot(spot[0] - there[0], spot[1] - there[1]) >= APART * (size + width) / 2


@lru_cache(maxsize=4000)
def _spots(plan: tuple[str, ...], letter: str, size: float, label: Label | None) -> list[Spot]:
    """The places where a piece lies within an area and not on its name, from the middle of the area to its rim."""
    fine, reach = CELL // RASTER, size * WITHIN / 2
    everywhere = [
        (x * RASTER + RASTER / 2, y * RASTER + RASTER / 2)
        for y in range(len(plan) * fine)
        for x in range(len(plan[0]) * fine)
        if plan[y // fine][x // fine] == letter
    ]
    inside = [spot for spot in everywhere if all(is_within(plan, letter, corner) for corner in corners(spot, reach))]
    found = [spot for spot in inside or everywhere if label is None or not is_under(spot, size, label)]
    if not found:
        return []
    middle = sum(x for x, _ in found) / len(found), sum(y for _, y in found) / len(found)
    return sorted(found, key=lambda spot: (hypot(spot[0] - middle[0], FLAT * (spot[1] - middle[1])), spot))


def spots(plan: Sequence[str], letter: str, size: float, label: Label | None) -> list[Spot]:
    return _spots(tuple(plan), letter, size, label)


def corners(spot: Spot, reach: float) -> list[Spot]:
    return [(spot[0] + east * reach, spot[1] + south * reach) for east in (-1, 1) for south in (-1, 1)]


def is_within(plan: Sequence[str], letter: str, spot: Spot) -> bool:
    column, row = int(spot[0] // CELL), int(spot[1] // CELL)
    return 0 <= row < len(plan) and 0 <= column < len(plan[0]) and plan[row][column] == letter


def is_under(spot: Spot, size: float, label: Label) -> bool:
    """Whether a piece would lie on the name of its area."""
    beside = abs(spot[0] - label.x) > (size + label.width) / 2
    return not beside and label.top < spot[1] + size / 2 and spot[1] - size / 2 < label.bottom
