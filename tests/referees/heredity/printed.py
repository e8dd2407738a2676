"""What is printed on the cards, read from the TOML of a pack without the program's own reading of it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from tablewright.games import heredity

PACK = Path(heredity.__file__).parent / "packs" / "original"
FILES = ("terrain", "narrative", "npcs", "items")
KINDS = ("terrain", "narrative", "npc", "item", "karma")
PCS = ("djamal", "maeve", "selena", "brick")
PARTS = ("head", "torso", "feet")
FAMILY = 0

FIRST = {
    "sequence": "steps", "draw_karma": "then", "take": "card", "flip": "card", "burn": "card", "anchor": "colour",
    "add_to_deck": "card", "place_terrain": "card", "place_npc": "npc", "remove_npc": "npc", "narrate": "text",
    "grant_extra_token": "who", "take_back_tokens": "who", "gain_item": "card", "gain_materials": "n",
    "pay_materials": "n", "discard_item": "card", "damage_item": "item", "use_karma_effect": "card",
    "check_failure": "condition", "end_chapter": "result", "move_hourglass": "to", "persist": "statement",
    "add_tokens": "kind", "remove_tokens": "kind", "set_flag": "flag", "choose": "options", "serious_injury": "who",
    "add_terrain_action": "action",
    # conditions and moments
    "flag": "flag", "all": "of", "any": "of", "not": "of", "terrain_discovered": "terrain", "card_in_play": "card",
    "pc_dying": "who", "free_slot": "colour", "area_crowded": "area", "hourglass_on": "card", "npc_alive": "npc",
    "npc_on_timeline": "npc", "card_burned": "card", "card_in_deck": "card", "karma_has": "type",
    "karma_drawn": "type", "card_taken": "card", "card_flipped": "card", "hourglass_arrives": "card",
    "vertical_activation": "moment", "pc_enters_area": "area", "terrain_revealed": "terrain",
    "action_performed": "icon", "item_collected_first": "item", "item_upgraded": "item", "npc_anchored": "npc",
    "npc_dies": "npc", "npc_attacked": "npc", "tokens_exhausted": "kind", "event_section_done": "card",
    # lines of an NPC, effects of an item
    "move": "areas", "melee": "strength", "defence": "plus", "ignore": "hazard", "modify_strength": "plus",
    "instructions": "do", "instruction": "do", "text": "statement",
}  # fmt: skip
"""The first argument of a word may stand alone (docs/scenarios.md)."""
NAMES = {"terrain", "area", "start", "icon", "card", "symbol", "area_of", "npc", "figure", "all_in"}


class Word(NamedTuple):
    """A word of a card with its arguments."""

    name: str
    args: Mapping[str, Any]

    def get(self, argument: str, without: Any = None) -> Any:
        return self.args.get(argument, without)


def word_of(written: Any) -> Word:
    """`"flip"`, `{ take = 40 }`, `{ damage = { who = "each", n = 1 } }` or a list of instructions."""
    if isinstance(written, list):
        return Word("sequence", {"steps": written})
    if isinstance(written, str):
        return Word(written, {})
    ((name, given),) = written.items()
    first = FIRST.get(name)
    if isinstance(given, dict) and not (first and alone(given, first)):
        return Word(name, given)
    return Word(name, {} if first is None else {first: given})


def alone(given: Mapping[str, Any], first: str) -> bool:
    """A table that is itself the first argument: a condition, an instruction or an area."""
    if first == "area":
        return "terrain" in given or not {"area"} >= given.keys()
    return first in ("condition", "do") and first not in given


def several(written: Any) -> list[Any]:
    return list(written) if isinstance(written, list) else [] if written is None else [written]


class Card(NamedTuple):
    """A card of the chapter: its number, kind and sides as they are printed."""

    number: int
    kind: str
    sides: tuple[Mapping[str, Any], ...]
    replaces: int = 0


class Printed:
    """The cards of one chapter, with the family's and the secrets."""

    def __init__(self, base: Mapping[str, Any], chapter: Mapping[str, Any]) -> None:
        self.header = chapter["chapter"]
        self.family = base["family"]
        self.body = {(one["pc"], one["part"]): one for one in base["pcs"]["pc_card"]}
        self.secrets = {card.number: card for card in cards_in(base["secrets"])}
        self.deck = {card.number: card for file in FILES for card in cards_in(chapter.get(file, {}))}
        self.cards = {**self.secrets, **self.deck, FAMILY: Card(FAMILY, "family", (family_side(self.family),))}
        self.specials = dict(self.header.get("special_components", {}))

    def side(self, number: int, up: int) -> Mapping[str, Any]:
        return self.cards[number].sides[up]

    def space(self, card: Any, up: int) -> list[Mapping[str, Any]]:
        """The action spaces of a body card (`("maeve", "head")`) or of an item."""
        if isinstance(card, tuple):
            found: list[Mapping[str, Any]] = self.body[card]["back" if up else "front"]
            return found
        return list(self.side(card, up).get("spaces", []))


def cards_in(file: Mapping[str, Any]) -> Iterator[Card]:
    for kind in KINDS:
        for one in file.get(kind, []):
            new, _, old = str(one["number"]).partition(">")
            sides = tuple(one[side] for side in ("front", "back") if side in one)
            yield Card(int(new), kind, sides, int(old or 0))


def family_side(family: Mapping[str, Any]) -> Mapping[str, Any]:
    """The family card as a side with an event (HER-TIME-10 to -12)."""
    return {**family, "event": {"instructions": family["event"]}, "narration": False}


@cache
def base() -> Mapping[str, Any]:
    return read(PACK / "base", ("family", "pcs", "secrets"))


@cache
def chapter(key: str) -> Printed:
    return Printed(base(), read(PACK / key, ("chapter", *FILES)))


def read(folder: Path, names: tuple[str, ...]) -> Mapping[str, Any]:
    return {name: tomllib.loads((folder / f"{name}.toml").read_text("utf-8")) for name in names}


def of_text(**files: str) -> Printed:
    """A chapter from the text of its files, for positions by hand."""
    return Printed(base(), {name: tomllib.loads(text) for name, text in files.items()})


def cells_of(side: Mapping[str, Any], name: str) -> list[tuple[int, int]]:
    """The cells (column, row) of an area in the plan."""
    letter = next(one["cells"] for one in side["areas"] if one["id"] == name)
    plan = side["plan"]
    return [(x, y) for y, x in product(range(len(plan)), range(len(plan[0]))) if plan[y][x] == letter]
