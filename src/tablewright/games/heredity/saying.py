"""What is printed on a card in words: instructions and conditions as messages inside each other, as plain data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from functools import lru_cache
from typing import Any, Final, TypeAlias

from .content import Campaign
from .kinds import KARMA_TYPES, PCS
from .references import AllIn, AreaOf, AreaOn, AtIcon, Figure, StartOf, SymbolAt
from .scenario.words import WORDS, written
from .verbs import Narrate, SetFlag
from .vocabulary import Alternative, If, KarmaOutcome, NpcAction, Persistent, Sequence, TerrainAction
from .wording import text_key, token_key

Saying: TypeAlias = dict[str, Any]
"""A message: its `key`, and its arguments, which may be messages again, or several of them."""

CARDS: Final = ("card", "new", "old", "item", "npc", "terrain", "next_to")
PLAIN: Final = (
    *("colour", "attitude", "icon", "part", "result", "side", "edge", "level", "value", "flag", "letter"),
    *("hazard", "working", "next"),
)
WHO: Final = (
    *("acting", "each", "any_chosen", "nearest", "in_area", "all_participants", "ally", "element", "group", "any"),
    *PCS,
)
COMPARED: Final = {
    "==": "op-exactly",
    "!=": "op-other-than",
    "<=": "op-at-most",
    ">=": "op-at-least",
    "<": "op-fewer-than",
    ">": "op-more-than",
}
"""How a comparison is said: people do not read signs."""
UNTOLD: Final = (Narrate, SetFlag)
"""What a card does for the story alone: said only where it does nothing else."""
SAY: TypeAlias = Callable[[str, Mapping[str, Any]], str]


@lru_cache(maxsize=8192)
def said(campaign: Campaign, side: int, word: Any) -> Saying:
    """A word that stands on a side, as a message."""
    if isinstance(word, tuple | Sequence):
        steps = word if isinstance(word, tuple) else word.steps
        told = [one for one in steps if not isinstance(one, UNTOLD)] or steps[:1]
        return {"key": "says-sequence", "steps": [said(campaign, side, one) for one in told]}
    given = {
        written(one.name): argument(campaign, side, written(one.name), getattr(word, one.name)) for one in fields(word)
    }
    return {"key": key_of(word), **{name: value for name, value in given.items() if value is not None}}


def key_of(word: Any) -> str:
    if isinstance(word, If) and word.else_ is not None:
        return "says-if-else"
    return f"says-{WORDS[type(word)].replace('_', '-')}"


def argument(campaign: Campaign, side: int, name: str, value: Any) -> Any:
    """An argument of a word: a card, somebody, somewhere, a text, or again something that is said."""
    if value is None or name in PLAIN:
        return value if not isinstance(value, bool) else int(value)
    if name == "op":
        return {"key": COMPARED[value]}
    if isinstance(value, AreaOn | StartOf | AtIcon | SymbolAt | AreaOf):
        return area_said(value)
    if isinstance(value, AllIn):
        return {"key": "who-all-in", "area": area_said(value.all_in)}
    if isinstance(value, str | int | Figure):
        return spelled(campaign, side, name, value)
    if isinstance(value, tuple):
        return [argument(campaign, side, name, one) for one in value]
    return structure(campaign, side, value)


def spelled(campaign: Campaign, side: int, name: str, value: str | int | Figure) -> Any:
    """A single name or number."""
    if isinstance(value, Figure):
        return {"key": "says-card-numbered", "number": value.npc}
    if value in ("this", "host", "drawn", "next", "melee"):
        return {"key": f"says-{value}"}
    if value in KARMA_TYPES:
        return {"key": f"karma-{value}"}
    if isinstance(value, str):
        return texts(campaign, side, name, value)
    numbered = name in CARDS or (name in ("who", "to", "from", "attacker", "target", "over", "a", "b") and value > 0)
    return {"key": "says-card-numbered", "number": value} if numbered else value


def texts(campaign: Campaign, side: int, name: str, value: str) -> Saying:
    """A word in quotes: somebody, a kind of token, or a text of this side."""
    if name == "icons":
        return {"key": f"action-{value}"}
    if name == "kind":
        return {"key": token_key(campaign, campaign.token(value)) if value.startswith("special") else f"token-{value}"}
    if value in WHO:
        return {"key": f"pc-{value}" if value in PCS else f"who-{value.replace('_', '-')}"}
    return {"key": text_key(campaign, side, value)}


def structure(campaign: Campaign, side: int, value: Any) -> Saying:
    """Something that is said inside something else."""
    match value:
        case Alternative(text):
            return {"key": "says-option", "text": texts(campaign, side, "text", text)}
        case KarmaOutcome():
            return {"key": "says-outcome", "do": said(campaign, side, value.do)}
        case Persistent():
            return texts(campaign, side, "text", value.text)
        case TerrainAction() | NpcAction():
            return {"key": "says-action", "action": value.icon, "do": said(campaign, side, value.instructions)}
        case _:
            return said(campaign, side, value)


def area_said(area: Any) -> Saying:
    match area:
        case AreaOn(terrain, _):
            return {"key": "where-terrain", "number": terrain}
        case StartOf(start):
            return {"key": "where-start"} if start == "each" else {"key": "where-start-of", "pc": start}
        case AtIcon(_, number):
            return {"key": "where-icon", "number": number}
        case SymbolAt(letter):
            return {"key": "where-symbol", "letter": letter}
        case _:
            return {"key": "where-somebody"}


# Aloud


def aloud(say: SAY, saying: Saying) -> str:
    """A message with everything inside it, in a row."""
    return say(saying["key"], {name: words(say, value) for name, value in saying.items() if name != "key"})


def sentence(say: SAY, saying: Saying) -> str:
    """The same where it stands by itself, with a capital."""
    text = aloud(say, saying)
    return text[:1].upper() + text[1:]


def words(say: SAY, value: Any) -> Any:
    if isinstance(value, Mapping):
        return aloud(say, dict(value))
    if isinstance(value, list):
        return listed(say, value)
    return value


def listed(say: SAY, several: Iterable[Any]) -> str:
    return "; ".join(str(words(say, one)) for one in several)
