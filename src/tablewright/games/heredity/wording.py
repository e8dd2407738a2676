"""How things are said: seats, sides of cards, areas, characters and options as message keys, from data."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tablewright.engine.messages import Message

from .cards import BodyFace, FamilyFace
from .content import Campaign
from .geography import geography, region_of
from .joint import PRINTED, Joint, printed_actions
from .kinds import MOST_AREAS, NO_CARD, NOBODY, PCS, RED, TOKENS, card_of_area
from .printed import Printed
from .seats import members
from .table import Heredity, in_play, side_of
from .terrain_cards import TerrainFace
from .timeline import stack, under_hourglass

FORMS: Final[Mapping[str, tuple[str, ...]]] = {
    "observe": ("number",),
    "talk": ("number",),
    "interact": ("number",),
    "heal": ("character",),
    "repair": ("card",),
    "upgrade": ("card",),
    "exchange": ("other-pc",),
    "attack": ("character",),
    "move-area": ("area",),
    "move-explore": ("number",),
    "drop": ("card",),
    "injury": ("part",),
    "area": ("area",),
    "explore": ("number",),
    "character": ("character",),
    "give": ("card",),
    "get": ("card",),
    "give-materials": ("count",),
    "get-materials": ("count",),
    "item-gift": ("card", "pc"),
    "materials-gift": ("count", "pc", "other-pc"),
    "drop-materials": ("materials", "count"),
    "swap": ("card", "cards"),
    "next-chapter": ("chapter",),
}
"""What stands in an option id behind its verb, the member of the family and the action space."""
VARIANTS: Final[Mapping[tuple[str, int], str]] = {
    ("attack", 0): "attack-join",
    ("drop", 2): "drop-materials",
    ("item", 2): "item-gift",
    ("materials", 3): "materials-gift",
}
"""Verbs whose options have another name if so many parts stand behind them."""
OTHERWISE_CALLED: Final[Mapping[str, tuple[bool, str]]] = {"drop": (False, "drop-own"), "rest": (True, "rest-all")}
"""Verbs with another name if a member of the family stands behind them, or if none does."""
SPACE: Final = re.compile(r"(?:head|torso|feet|i\d+)\.\d+(?:\+.+)?")


# Names


def seat_name(table: Heredity, seat: int) -> str:
    """A seat is called by the members of the family it speaks for; one that all share gives nobody a name."""
    own = members(table, seat)
    if len(own) == len(PCS):
        return "seat-family"
    return f"seat-{PCS[own[0]]}-{PCS[own[1]]}" if table.seats == 2 else f"pc-{PCS[own[0]]}"


def face_name(table: Heredity, face: int) -> str:
    """The name of a side of a card."""
    return side_key(table.content, face)


def side_key(campaign: Campaign, side: int) -> str:
    """The message key of a side: by its printed number, or by what it is if it belongs to the base deck."""
    face, number = campaign.sides[side], campaign.numbers[side // 2]
    if isinstance(face, BodyFace):
        return f"card-{face.pc}-{face.part}"
    if isinstance(face, FamilyFace):
        return "card-family"
    return f"card-{number}{'b' if side % 2 else ''}"


def text_key(campaign: Campaign, side: int, text: str) -> str:
    """The message key of a text that a side names."""
    return f"{side_key(campaign, side)}-text-{text}"


def side_called(campaign: Campaign, name: str) -> int:
    """The side that is written `20` or `20b`."""
    return 2 * campaign.card_of[int(name.removesuffix("b"))] + name.endswith("b")


def pack_messages(campaign: Campaign) -> list[str]:
    """The texts that a campaign brings; its reader has proven that all languages have them."""
    return list(spoken_prose(campaign)["en"])


def spoken_prose(campaign: Campaign) -> dict[str, dict[str, str]]:
    """The texts of a campaign by language, and its chapters once more as values of a setting."""
    return {
        language: {
            **plain_texts(prose),
            **{f"setting-chapter-{key}": prose[f"chapter-{key}"] for key in campaign.chapters},
        }
        for language, prose in campaign.prose.items()
    }


def plain_texts(prose: Mapping[str, str]) -> dict[str, str]:
    """Single texts stand in options and in the log, where asterisks do not become emphasis."""
    return {key: text.replace("*", "") if "-text-" in key else text for key, text in prose.items()}


def shown(table: Heredity, card: int, told: Sequence[int]) -> int:
    """The side of a card that an event told of, or the one that is shown now."""
    return next((side for side in told if side // 2 == card), side_of(table, card))


def area_text(table: Heredity, area: int, told: Sequence[int] = ()) -> Message:
    """An area by its name and its terrain; one without a name by its letter in the plan."""
    card = card_of_area(area)
    side = shown(table, card, told)
    face = table.content.sides[table.faces[side]]
    if not isinstance(face, TerrainFace) or area % MOST_AREAS >= len(face.areas):
        return Message("area-gone", {"card": side})
    printed = face.areas[area % MOST_AREAS]
    key = area_key(table.content, card, printed.id)
    if key is None:
        return Message("area-lettered", {"letter": printed.cells, "card": side})
    return Message("area-named", {"place": key, "card": side})


def area_key(campaign: Campaign, card: int, area: str) -> str | None:
    """The message key of an area's name, if its terrain gives it one; both sides share it."""
    key = text_key(campaign, 2 * card, area)
    return key if key in campaign.prose["en"] else None


def character_text(table: Heredity, character: int, told: Sequence[int] = ()) -> Message:
    """A member of the family, or an NPC by its card; of several figures each by its number."""
    if character < len(PCS):
        return Message(f"pc-{PCS[character]}")
    card = table.content.figures[character - len(PCS)][0]
    figures = table.content.figures_of[card]
    if len(figures) == 1:
        return Message("figure", {"card": shown(table, card, told)})
    return Message("figure-of-several", {"card": shown(table, card, told), "number": figures.index(character) + 1})


def space_text(table: Heredity, name: str) -> Message:
    """An action space: `head.0` of a body, `i40.1` of an item, counted from one."""
    card, _, index = name.partition(".")
    if card.startswith("i"):
        return Message("space-of-item", {"card": numbered(table, card[1:]), "number": int(index) + 1})
    return Message("space-of-body", {"part": card, "number": int(index) + 1})


def token_key(campaign: Campaign, kind: int) -> str:
    """The message key of a kind of token; a chapter names its own."""
    if kind < len(TOKENS):
        return f"token-{TOKENS[kind]}"
    special = campaign.specials[kind - len(TOKENS)]
    named = (f"chapter-{chapter}-text-{special}" for chapter in campaign.chapters)
    return next((key for key in named if key in campaign.prose["en"]), "token-special")


def story_key(campaign: Campaign, entry: str) -> str:
    """The message key of something that was read: `20b` is a side, `20b:drip` a text of it."""
    side, _, text = entry.partition(":")
    key = side_key(campaign, side_called(campaign, side))
    return f"{key}-text-{text}" if text else key


# Arguments that only this game has


def argument_text(table: Heredity, name: str, arguments: Mapping[str, Any]) -> Sequence[Message]:
    """What an argument is called; nothing for those that every game has."""
    speak = ARGUMENTS.get(name)
    return () if speak is None else speak(table, arguments)


def characters_text(table: Heredity, characters: Sequence[int], given: Mapping[str, Any]) -> list[Message]:
    return [character_text(table, one, given.get("sides", ())) for one in characters]


def told_text(table: Heredity, arguments: Mapping[str, Any]) -> list[Message]:
    return [Message(text_key(table.content, arguments["card"], arguments["text"]))]


def ending_text(table: Heredity, arguments: Mapping[str, Any]) -> list[Message]:
    """The words with which a chapter ended, if its card had any."""
    ending = arguments["ending"]
    return [Message(story_key(table.content, ending))] if ":" in ending else [Message("ending-unsaid")]


ARGUMENTS: Final[Mapping[str, Callable[[Heredity, Mapping[str, Any]], Sequence[Message]]]] = {
    "area": lambda table, given: [area_text(table, given["area"], given.get("sides", ()))],
    "character": lambda table, given: characters_text(table, [given["character"]], given),
    "characters": lambda table, given: characters_text(table, given["characters"], given),
    "attackers": lambda table, given: characters_text(table, given["attackers"], given),
    "space": lambda table, given: [space_text(table, one) for one in given["space"]],
    "other": lambda table, given: [Message(f"pc-{given['other']}")] if given["other"] in PCS else [],
    "chapter": lambda table, given: [Message(f"chapter-{given['chapter']}")],
    "place": lambda table, given: [Message(given["place"])],
    "text": told_text,
    "ending": ending_text,
}


# Options


def option_text(table: Heredity, seat: int, option_id: str) -> Message:
    """What an option is called."""
    verb, _, rest = option_id.partition(":")
    if verb == "option":
        return Message(printed_option(table, rest))
    parts = rest.split(":") if rest else []
    if option_id == "rest" and seat in table.resting:
        return Message("option-rest-on")
    given: dict[str, Any] = {"pc": parts.pop(0)} if parts and parts[0] in PCS else {}
    if parts and SPACE.fullmatch(parts[0]):
        given["space"] = tuple(parts.pop(0).split("+"))
    if verb in PRINTED:
        return Message(f"option-{verb}", {**given, **printed_text(table, verb, *map(int, parts))})
    if verb == "pick-up" and parts:
        return picked_text(table, given, parts[0].split("+"))
    if verb == "move" and parts:
        verb = f"move-{parts.pop(0)}"
    if verb in ("area", "move-area"):
        given["damage"] = fire_on_the_way(table, PCS.index(given["pc"]) if given else table.walker, int(parts[0]))
    name = VARIANTS.get((verb, len(parts)), verb)
    has_member, other = OTHERWISE_CALLED.get(name, (None, ""))
    key = other if ("pc" in given) == has_member else name
    given |= {one: meant(table, one, part) for one, part in zip(FORMS.get(name, ()), parts, strict=False)}
    return Message(f"option-{key}", given)


def fire_on_the_way(table: Heredity, pc: int, goal: int) -> int:
    """HER-MOVE-04: what a step into a neighbouring area costs in damage; nothing, if nobody walks there."""
    if pc == NOBODY:
        return 0
    around = geography(table).near.get(region_of(table, table.places[pc]), {})
    return int((goal, RED) in around.values())


def printed_text(table: Heredity, verb: str, number: int, nth: int) -> dict[str, Any]:
    """An action that a card prints: its icon and its price; its number where several look alike."""
    card = table.content.card_of[number]
    looks = [(icon_of(one), materials_of(one)) for one in printed_actions(table, verb, card)]
    icon, price = looks[nth]
    several = looks.count(looks[nth]) > 1
    return {"card": side_of(table, card), "action": icon, "count": price, "nth": nth + 1 if several else 0}


def icon_of(action: Printed | Joint) -> str:
    return action.roles[0].icon if isinstance(action, Joint) else action.icon


def materials_of(action: Printed | Joint) -> int:
    return sum(cost.n for cost in action.cost if cost.token_kind == "material")


def picked_text(table: Heredity, given: dict[str, Any], things: list[str]) -> Message:
    """Some of what lies in an area: items, its materials, or both."""
    items = tuple(numbered(table, one) for one in things if one.isdigit())
    if not items:
        return Message("option-pick-up-materials", given)
    key = "option-pick-up-cards" if len(items) == len(things) else "option-pick-up-both"
    return Message(key, {**given, "cards": items})


def meant(table: Heredity, name: str, part: str) -> Any:
    """A part of an option id as an argument."""
    match name:
        case "card":
            return numbered(table, part)
        case "cards":
            return (numbered(table, part),)
        case "number" | "area" | "character" | "count":
            return int(part)
        case _:
            return part


def numbered(table: Heredity, number: str) -> int:
    """The visible side of the card with a printed number."""
    return side_of(table, table.content.card_of[int(number)])


def printed_option(table: Heredity, text: str) -> str:
    """The key of an option that a card prints: `20:wave` names the card, `wave` belongs to the card being read."""
    if ":" in text:
        return story_key(table.content, text)
    keys = (text_key(table.content, side_of(table, card), text) for card in cards_speaking(table))
    return next((key for key in keys if key in table.content.prose["en"]), "option-unsaid")


def cards_speaking(table: Heredity) -> list[int]:
    """The cards that may be asking, the likeliest first."""
    under = under_hourglass(table)
    drawn = () if table.drawn == NO_CARD else (table.drawn,)
    return [*reversed(table.reading), *drawn, *stack(table, under), under, *in_play(table)]
