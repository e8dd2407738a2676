"""The timeline as text: its cards from left to right, the hourglass, gaps, and what hangs below."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from ..lines import cropped, joined, spaced
from ..scene import Scene
from .cards import Cards
from .signs import COLOURS, HOURGLASS, Entry, counted

SHORT = 16


class Row:
    """The timeline of a table, spoken in one language."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.voice = cards.voice

    def lines(self, scene: Scene, width: int, height: int) -> list[Text]:
        """The row in one line, and where there is room what hangs below it and what comes next."""
        view = scene.view
        row = spaced((self.cell(card) for card in view["timeline"]), " ─ ")
        below = spaced((self.hanging(card) for card in self.below(view)), "  ")
        return [cropped(line, width) for line in (row, below, self.coming(view))[:height] if line.plain]

    def coming(self, view: dict[str, Any]) -> Text:
        """The event of the next card of the row."""
        cards = [card for card in view["timeline"][view["hourglass"] + 1 :] if card]
        following = cards[0] if cards else next(card for card in view["timeline"] if card)
        if not following.get("event_says"):
            return Text()
        words = self.cards.says(following["event_says"])
        return Text.assemble((f"→ {self.cards.name(following)}: ", "dim"), words)

    def cell(self, card: Entry | None) -> Text:
        """A card of the row: the hourglass on it, its name, its tokens, a character's signs."""
        if card is None:
            return Text("(  )", "dim")
        ink = COLOURS.get(card["colour"] or "", "bold")
        name = cropped(Text(self.cards.name(card), ink), SHORT)
        sign = Text(HOURGLASS if card["hourglass"] else "", "bold bright_yellow reverse")
        npc = self.cards.npc_signs(card["npc"]) if card["npc"] else Text()
        return spaced((sign, name, counted(card["tokens"]), npc, Text("┬" if card["below"] else "", "dim")))

    def below(self, view: dict[str, Any]) -> Iterator[Entry]:
        for card in view["timeline"]:
            if card is not None:
                yield from card["below"]

    def hanging(self, card: Entry) -> Text:
        name = Text(self.cards.name(card), COLOURS.get(card["colour"], ""))
        return spaced((Text("└", "dim"), name, counted(card["tokens"])))

    # In full

    def full(self, scene: Scene) -> Text:
        """Every card of the row in words."""
        lines: list[Text] = [Text(self.voice.say("heredity-timeline-about"), "dim"), Text()]
        for card in scene.view["timeline"]:
            if card is None:
                lines += [Text(self.voice.say("heredity-gap"), "dim"), Text()]
                continue
            lines += self.told(card, HOURGLASS if card["hourglass"] else "")
            for hanging in card["below"]:
                lines += self.told(hanging, "└")
        return joined(lines)

    def told(self, card: Entry, mark: str) -> Iterator[Text]:
        colour = Text(self.voice.word("colour", colour=card["colour"]) if card["colour"] else "", "dim")
        yield spaced((Text(mark, "bold bright_yellow"), self.cards.title(card), colour, counted(card["tokens"])))
        yield from (Text("  ") + line for line in self.cards.event_words(card))
        if card["npc"]:
            yield from (Text("  ") + line for line in self.cards.npc_words(card["npc"]))
        yield Text()
