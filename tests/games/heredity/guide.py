"""What the guide for authors shows: the files of its chapter, every word of the vocabulary, every entry of a card.

The tables of entries are written by `python -m tests.games.heredity.guide`, from what the fields say of themselves.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field, is_dataclass
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from tablewright.games.heredity import cards, conditions, content, references, terrain_cards, vocabulary
from tablewright.games.heredity.scenario import folders
from tablewright.games.heredity.scenario.reading import PATTERNS
from tablewright.games.heredity.scenario.schema import summary
from tablewright.games.heredity.scenario.words import WORDS, arguments_of, bare, hints_of, needed, notes_on

GUIDE = Path(__file__).parents[3] / "docs" / "scenarios.md"
KINDS: dict[str, Any] = {
    "instructions": vocabulary.Instruction,
    "conditions": conditions.Condition,
    "moments": conditions.Trigger,
    "ai": cards.AiLine,
    "effects": cards.ItemEffect,
    "permanent": cards.PermanentEffect,
}
FILES = re.compile(r"#### `([a-z]+\.(?:toml|md))`\n.*?```(?:toml|markdown)\n(.*?)```", re.DOTALL)
"""A heading with the name of a file, then what is in it."""
TITLES: dict[Any, str] = {
    content.Chapter: "Header of a chapter", content.Hint: "Hint for bots",
    folders.TerrainCard: "Terrain card", terrain_cards.TerrainFace: "Side of a terrain",
    terrain_cards.Area: "Area of a terrain", terrain_cards.Line: "Line between areas",
    terrain_cards.TerrainIcon: "Icon on a terrain", terrain_cards.Heap: "Materials on a terrain",
    terrain_cards.Exploration: "Way to a new terrain", terrain_cards.Level: "End of a level change",
    terrain_cards.ImmediateEvent: "Immediate event", terrain_cards.Sight: "Correction of sight",
    folders.NarrativeCard: "Narrative card", cards.NarrativeFace: "Side of a narrative card", cards.Event: "Event",
    cards.AnchorMark: "Anchor mark", cards.Slot: "Slot", vocabulary.TerrainAction: "Action on a terrain",
    vocabulary.FreeAction: "Action for anywhere", vocabulary.Cost: "Price of an action",
    vocabulary.Persistent: "Statement", vocabulary.Reaction: "Reaction",
    folders.NpcCard: "NPC card", cards.NpcFace: "Side of an NPC card", vocabulary.NpcAction: "Action on an NPC",
    folders.ItemCard: "Item card", cards.ItemFace: "Side of an item card", cards.Space: "Action space",
    cards.Upgrade: "Upgrade of an item",
    vocabulary.Alternative: "Option of choose", vocabulary.KarmaOutcome: "Outcome of draw_karma",
    folders.KarmaCard: "Karma card", cards.KarmaFace: "Front of a karma card", folders.PcCard: "Part of the body",
    cards.FamilyFace: "Family card",
}  # fmt: skip
"""The structures in the order of the guide, by what it calls them."""
TOGETHER: dict[str, Any] = {
    "a character": references.CharacterSelector, "members of the family": references.PcSelector,
    "an NPC": references.NpcRef, "a card": references.CardRef, "an area": references.AreaRef,
    "an instruction": vocabulary.Instruction, "a condition": conditions.Condition, "a moment": conditions.Trigger,
    "a line of an NPC": cards.AiLine, "what an item does": cards.ItemEffect,
    "what an item does all the time": cards.PermanentEffect,
}  # fmt: skip
"""What is explained once, under References or in a table of words."""
SIMPLE: dict[Any, str] = {
    int: "a number", str: "a text in quotes", bool: "`true` or `false`", references.CardNumber: "the number of a card",
    references.TokenKind: "a kind of tokens",
}  # fmt: skip
MARKED = re.compile(r"(<!-- entries of ([a-z]+) -->\n).*?(<!-- end of entries -->)", re.DOTALL)


def rows(kind: str) -> list[str]:
    """One row of a table for each word of a vocabulary; arguments that may be left out stand in brackets."""
    return [f"| `{WORDS[word]}` | {spelled(word)} | {summary(word)} |" for word in get_args(KINDS[kind])]


def spelled(word: Any) -> str:
    names = (f"`{name}`" if needed(one) else f"[`{name}`]" for name, one in arguments_of(word).items())
    return " ".join(names) or "none"


# Entries


def written(text: str) -> str:
    """The guide with its tables of entries as they should be."""
    return MARKED.sub(lambda found: f"{found[1]}{entries(found[2])}{found[3]}", text)


def entries(what: str) -> str:
    return ("".join(map(table_of, TITLES)) if what == "cards" else arguments(what)) + "\n"


def table_of(kind: Any) -> str:
    """A structure with all its entries."""
    head = f"#### {TITLES[kind]}\n\n{summary(kind)}\n\n| entry | what stands there | without it | meaning |\n"
    return f"\n{head}| --- | --- | --- | --- |\n" + "".join(f"| {row} |\n" for row in fields_of(kind))


def arguments(what: str) -> str:
    """The arguments of all words of a vocabulary."""
    head = "\n| word | argument | what stands there | without it | meaning |\n| --- | --- | --- | --- | --- |\n"
    found = (f"| `{WORDS[word]}` | {row} |\n" for word in get_args(KINDS[what]) for row in fields_of(word))
    return head + "".join(found)


def fields_of(kind: Any) -> Iterator[str]:
    """The entries of a structure, or the arguments of a word."""
    for name, one in arguments_of(kind).items():
        hint = hints_of(kind)[one.name]
        means = next(note.description for note in notes_on(hint) if note.description)
        yield f"`{name}` | {stands(hint)} | {default(one)} | {means}"


def stands(hint: Any) -> str:
    """What may stand where a hint is, in the words of the guide."""
    kind, bounds = bare(hint), [note for note in notes_on(hint) if note.ge is not None]
    if bounds:
        return f"{bounds[0].ge} to {bounds[0].le}" if bounds[0].le is not None else f"a number from {bounds[0].ge} on"
    if kind in SIMPLE:
        return SIMPLE[kind]
    if kind in PATTERNS:
        return PATTERNS[kind][1]
    if get_origin(kind) is Literal:
        return ", ".join(f"`{word}`" for word in get_args(kind))
    if get_origin(kind) is tuple:
        return f"a list: {stands(get_args(kind)[0])}"
    if get_origin(kind) is Mapping:
        return f"a table: {' = '.join(map(stands, get_args(kind)))}"
    if get_origin(kind) in (Union, UnionType):
        return " or ".join(several(get_args(kind)))
    return link_to(kind)


def several(kinds: tuple[Any, ...]) -> Iterator[str]:
    for name, whole in TOGETHER.items():
        if set(get_args(whole)) <= set(kinds):
            yield name
            kinds = tuple(kind for kind in kinds if kind not in get_args(whole))
    yield from (stands(kind) for kind in kinds if kind is not NoneType)


def link_to(kind: Any) -> str:
    assert is_dataclass(kind)
    return f"[{TITLES[kind][0].lower()}{TITLES[kind][1:]}](#{TITLES[kind].lower().replace(' ', '-')})"


def default(one: Field[Any]) -> str:
    """What holds if an entry is left out."""
    if needed(one):
        return "*needed*"
    value = one.default if one.default is not MISSING else {}
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if isinstance(value, int | str):
        return f"`{value}`"
    return "as in the original" if value else "nothing"


def chapter_of_the_guide(folder: Path) -> Path:
    """The chapter that the guide writes step by step, as files in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in FILES.findall(GUIDE.read_text("utf-8")):
        (folder / name).write_text(text, "utf-8")
    return folder


if __name__ == "__main__":
    GUIDE.write_text(written(GUIDE.read_text("utf-8")), "utf-8")
