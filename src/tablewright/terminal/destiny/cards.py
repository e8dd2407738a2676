"""Action cards as text: as a chip of a few signs, as a cell with its name, and in full."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from tablewright.engine.messages import Message
from tablewright.games.destiny.cards import ActionCard
from tablewright.games.destiny.symbols import COLOURS, SYMBOLS

from ..lines import joined, padded, spaced
from ..voice import Voice
from .signs import COVERED, PAPERS, colour, sign_of, symbol, symbol_word

SIGNS_WIDTH = 17  # symbols and effect of a card with the gaps around them


class Cards:
    """The action cards of a pack, spoken in one language. A card on a view is its entry there."""

    def __init__(self, voice: Voice, faces: Sequence[ActionCard], short_forms: Mapping[str, str]) -> None:
        self.voice = voice
        self.faces = {card.key: card for card in faces}
        self.short_forms = short_forms

    # What each game has of its own

    def effect_text(self, face: ActionCard) -> tuple[Message, list[Message]] | None:
        """Condition and results of a card's effect, if it has one."""
        raise NotImplementedError

    def time_of(self, face: ActionCard) -> str:
        """The message that says when a card acts."""
        return "card-standard"

    def mark(self, face: ActionCard) -> Text:
        """What stands before the signs of an effect."""
        return Text()

    def printed(self, face: ActionCard, covered: Sequence[int]) -> Text:
        """The symbols printed on a card, covered ones hatched."""
        text = Text()
        for slot, number in enumerate(face.symbols):
            text.append_text(Text(COVERED, "dim") if slot in covered else symbol(SYMBOLS[number]))
        return text

    def printed_words(self, face: ActionCard) -> list[Text]:
        """Everything printed in the corner of a card, in words."""
        return [symbol_word(self.voice, SYMBOLS[number]) for number in face.symbols]

    # A card

    def face(self, entry: dict[str, Any]) -> ActionCard | None:
        """What is printed on a card, unless only its back is seen."""
        return self.faces[entry["key"]] if "key" in entry else None

    def name(self, entry: dict[str, Any]) -> str:
        return self.voice.word(f"card-{entry['key']}") if "key" in entry else "?"

    def colours(self, face: ActionCard) -> Text:
        """All colours of a card as letters."""
        return Text("").join(colour(self.voice, COLOURS[number]) for number in face.colours)

    def chip(self, entry: dict[str, Any]) -> Text:
        """A card as colour and symbols."""
        face = self.face(entry)
        if face is None:
            return Text("?", "dim")
        return Text.assemble(self.colours(face), self.printed(face, entry.get("covered", [])))

    def chips(self, entries: Sequence[dict[str, Any]]) -> Text:
        return spaced(self.chip(entry) for entry in entries)

    def named(self, entry: dict[str, Any]) -> Text:
        """A card as its chip and its name."""
        return spaced((self.chip(entry), Text(self.name(entry))))

    def signs(self, entry: dict[str, Any]) -> Text:
        """A card as colour, symbols and effect."""
        face = self.face(entry)
        return self.chip(entry) if face is None else spaced((self.chip(entry), self.short_effect(face)))

    def short_effect(self, face: ActionCard) -> Text:
        """What a card does, as signs."""
        effect = self.effect_text(face)
        if effect is None:
            return Text()
        condition, results = effect
        return Text.assemble(self.mark(face), self.short(condition), ("›", "dim"), *map(self.short, results))

    def short(self, message: Message) -> Text:
        """A condition or a result as signs."""
        signs = {name: sign_of(self.voice, name, value) for name, value in message.arguments.items()}
        text = Text()
        for part in self.short_forms[message.key].replace("{", "\0{").replace("}", "\0").split("\0"):
            text.append_text(signs[part[1:]] if part.startswith("{") else Text(part))
        return text

    def cell(self, entry: dict[str, Any], width: int) -> Text:
        """A card in one line: colour, name, symbols, effect."""
        face = self.face(entry)
        if face is None:
            return padded(Text("?", "dim"), width)
        letters = self.colours(face)
        return Text.assemble(
            letters,
            " ",
            padded(Text(self.name(entry)), width - SIGNS_WIDTH - letters.cell_len),
            " ",
            padded(self.printed(face, entry.get("covered", [])), 3),
            padded(self.short_effect(face), 12),
        )

    def grid(self, entries: Sequence[dict[str, Any]], width: int) -> list[Text]:
        """Cards in two columns, read from left to right."""
        column = (width - 1) // 2
        cells = [self.cell(entry, column) for entry in entries]
        return [spaced(cells[index : index + 2]) for index in range(0, len(cells), 2)]

    def does(self, face: ActionCard) -> Text:
        """When a card acts, its condition and its results, in words."""
        effect = self.effect_text(face)
        if effect is None:
            return Text(self.voice.word("card-no-effect"), "dim")
        condition, results = effect
        when = self.voice.word(self.time_of(face))
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
        names = [COLOURS[number] for number in face.colours]
        said = " + ".join(self.voice.word("card-colour", colour=name) for name in names)
        lines = [Text(f" {self.name(entry)} ", PAPERS[names[0]])]
        lines += [Text(self.voice.say("card-colour", colour=said)), Text(), *self.printed_words(face)]
        lines += [Text(), self.does(face), Text(), self.short_effect(face)]
        return joined(lines)
