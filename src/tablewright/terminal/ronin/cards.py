"""Action cards as text: as a chip of a few signs, as a cell with its name, and in full."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from tablewright.games.destiny.cards import ActionCard
from tablewright.games.destiny.symbols import SIDES, SYMBOLS
from tablewright.games.ronin.content import Pack
from tablewright.games.ronin.wording import effect_text

from ..lines import joined, padded, spaced
from ..voice import Voice
from .signs import PAPERS, PASSING, card_colour, colour, printed, short_effect, symbol_word

SIGNS_WIDTH = 18  # colour, symbols and effect of a card with the gaps between them


class Cards:
    """The action cards of a pack, spoken in one language. A card on a view is its entry there."""

    def __init__(self, voice: Voice, pack: Pack) -> None:
        self.voice = voice
        self.faces = {card.key: card for card in pack.cards}

    def face(self, entry: dict[str, Any]) -> ActionCard | None:
        """What is printed on a card, unless only its back is seen."""
        return self.faces[entry["key"]] if "key" in entry else None

    def name(self, entry: dict[str, Any]) -> str:
        return self.voice.word(f"card-{entry['key']}") if "key" in entry else "?"

    def chip(self, entry: dict[str, Any]) -> Text:
        """A card as colour and symbols."""
        face = self.face(entry)
        if face is None:
            return Text("?", "dim")
        return Text.assemble(colour(self.voice, card_colour(face)), printed(face, entry.get("covered", [])))

    def chips(self, entries: Sequence[dict[str, Any]]) -> Text:
        return spaced(self.chip(entry) for entry in entries)

    def signs(self, entry: dict[str, Any]) -> Text:
        """A card as colour, symbols and effect."""
        face = self.face(entry)
        return self.chip(entry) if face is None else spaced((self.chip(entry), short_effect(self.voice, face)))

    def cell(self, entry: dict[str, Any], width: int) -> Text:
        """A card in one line: colour, name, symbols, effect."""
        face = self.face(entry)
        if face is None:
            return padded(Text("?", "dim"), width)
        ground = card_colour(face)
        return Text.assemble(
            colour(self.voice, ground),
            " ",
            padded(Text(self.name(entry)), width - SIGNS_WIDTH),
            " ",
            padded(printed(face, entry.get("covered", [])), 3),
            padded(short_effect(self.voice, face), 12),
        )

    def grid(self, entries: Sequence[dict[str, Any]], width: int) -> list[Text]:
        """Cards in two columns, read from left to right."""
        column = (width - 1) // 2
        cells = [self.cell(entry, column) for entry in entries]
        return [spaced(cells[index : index + 2]) for index in range(0, len(cells), 2)]

    def does(self, face: ActionCard) -> Text:
        """When a card acts, its condition and its results, in words."""
        effect = effect_text(face)
        if effect is None or face.effect is None:
            return Text(self.voice.word("card-no-effect"), "dim")
        condition, results = effect
        when = self.voice.word("card-tea" if face.effect.ceremony else "card-standard")
        gains = ", ".join(self.voice.message(one) for one in results)
        return Text.assemble((f"{when}: ", "italic"), self.voice.message(condition), " → ", gains)

    def line(self, entry: dict[str, Any]) -> Text:
        """A card in one sentence."""
        face = self.face(entry)
        if face is None:
            return Text("?", "dim")
        return spaced((self.chip(entry), Text(self.name(entry), "bold"), self.does(face)))

    def full(self, entry: dict[str, Any]) -> Text:
        """A card as it is read large."""
        face = self.face(entry)
        if face is None:
            return Text("?", "dim")
        ground = card_colour(face)
        title = Text(f" {self.name(entry)} ", PAPERS[ground])
        lines = [title, Text(self.voice.say("card-colour", colour=self.voice.word("colour", colour=ground))), Text()]
        lines += [symbol_word(self.voice, SYMBOLS[number]) for number in face.symbols]
        if face.passing is not None:
            passing = self.voice.word("card-passing", side=SIDES[face.passing])
            lines.append(Text.assemble((PASSING[face.passing], "bold"), " ", passing))
        lines += [Text(), self.does(face), Text(), short_effect(self.voice, face)]
        return joined(lines)
