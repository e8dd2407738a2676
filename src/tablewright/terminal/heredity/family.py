"""The family as text: tokens, hearts, action spaces, things carried, and where everybody stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from ..lines import cropped, joined, padded, spaced
from ..scene import Scene
from .atlas import Atlas
from .cards import Cards
from .chart import found_area, label
from .signs import AWAY, HEART, MATERIAL, PC_INKS, TOKEN, Entry, counted, hearts, spaces

ANCHORS = 2
"""Anchors beside each part of a body."""


class Family:
    """The members of a family, spoken in one language."""

    def __init__(self, cards: Cards, atlas: Atlas) -> None:
        self.cards = cards
        self.atlas = atlas
        self.voice = cards.voice

    def own(self, scene: Scene) -> list[Entry]:
        """The members that the viewer speaks for; for the public all of them."""
        family: list[Entry] = scene.view["family"]
        return [one for one in family if scene.viewer is None or scene.viewer in one["seats"]]

    def name(self, member: Entry) -> str:
        return self.voice.word(f"pc-{member['name']}")

    # On the board

    def lines(self, scene: Scene, width: int) -> list[Text]:
        """Each member in a line."""
        own = self.own(scene)
        return [cropped(self.line(scene.view, member, mine=member in own), width) for member in scene.view["family"]]

    def line(self, view: dict[str, Any], member: Entry, *, mine: bool) -> Text:
        ink = PC_INKS[member["name"]]
        name = padded(Text(self.name(member), ink if mine else "dim"), 7)
        free, every = hearts(member)
        life = Text(f"{HEART}{free}/{every}", "bold bright_red" if member["dying"] or free < 2 else "")
        items = spaced((self.cards.item_signs(item) for item in member["equipment"] if item), ", ")
        parts = (name, self.where(view, member), padded(self.tokens(member), 4), life, self.stock(member))
        return spaced((*parts, self.body(member), items))

    def where(self, view: dict[str, Any], member: Entry) -> Text:
        found = found_area(view, member["area"])
        return padded(Text("—" if found is None else label(*found), "bold"), 4)

    def tokens(self, member: Entry) -> Text:
        """Action tokens: to be spent, and out of reach in the middle."""
        return Text.assemble((TOKEN * member["available"], PC_INKS[member["name"]]), (AWAY * member["middle"], "dim"))

    def stock(self, member: Entry) -> Text:
        return Text(f"{MATERIAL}{member['materials']}", "yellow" if member["materials"] else "dim")

    def body(self, member: Entry) -> Text:
        """Head, torso and feet; an injured part stands in brackets."""
        parts = []
        for part in member["body"]:
            shown = spaces(part["spaces"])
            parts.append(Text.assemble(("‹", "bright_red"), shown, ("›", "bright_red")) if part["injured"] else shown)
        return Text("|", "dim").join(parts)

    # In full

    def full(self, scene: Scene, member: Entry) -> Text:
        """Everything about a member of the family."""
        lines = [Text(f" {self.name(member)} ", f"{PC_INKS[member['name']]} reverse"), Text()]
        lines += [self.atlas.of(scene.view, member["area"])]
        lines += [spaced((self.tokens(member), Text(self.voice.say("heredity-tokens", count=member["available"]))))]
        lines += [Text(self.voice.say("heredity-stock", materials=member["materials"], defence=member["defence"]))]
        if member["dying"]:
            lines += [Text(self.voice.say("heredity-dying"), "bold bright_red")]
        return joined([*lines, Text(), *self.parts(member)])

    def parts(self, member: Entry) -> Iterator[Text]:
        for place, part in enumerate(member["body"]):
            yield Text.assemble((self.voice.word(f"part-{part['part']}"), "bold"), "  ", spaces(part["spaces"]))
            if part["injured"]:
                yield Text(self.voice.say("heredity-injured"), "bright_red")
            for side, anchor in enumerate((part["left"], part["right"])):
                item = member["equipment"][ANCHORS * place + side]
                held = self.cards.item_signs(item) if item else Text(self.voice.word(f"anchor-of-{anchor}"), "dim")
                yield Text.assemble("  ", held)
                if item:
                    yield from (Text("    ") + line for line in (*self.cards.item_words(item), counted(item["tokens"])))
            yield Text()
