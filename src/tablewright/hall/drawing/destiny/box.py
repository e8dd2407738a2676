"""The box: everything that is printed in a pack, said in one language and drawn once."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from markupsafe import Markup

from tablewright.engine.messages import Message
from tablewright.games.destiny.cards import ActionCard
from tablewright.games.destiny.effects import GainSet
from tablewright.games.destiny.pack import Ability
from tablewright.games.destiny.symbols import COLOURS, SYMBOLS

from ...voice import Voice
from ..paper import draw
from ..signs import NOTHING, icon
from ..words import Words
from .signs import Signs

P = TypeVar("P")
CardEntry = dict[str, Any]
NUMBER: Final = "%CARD%"
"""Stands where the number of a card belongs in a face that is drawn once for all numbers."""


class DestinyBox(Words, ABC, Generic[P]):
    """The cards and characters of a pack of either game in one language."""

    signs: Signs

    def __init__(self, voice: Voice) -> None:
        super().__init__(voice)
        content: Any = voice.game.content["content"]
        self.pack: P = content
        self.cards: dict[str, ActionCard] = {card.key: card for card in content.cards}
        self.characters = {character.key: character for character in content.characters}
        self.abilities = {ability.key: ability for ability in content.abilities}
        self.prizes: list[tuple[int, int]] = sorted(content.golden.items())
        self._drawn: dict[tuple[Any, ...], str] = {}
        self._told: dict[str, str] = {}

    # What each game says and shows in its own way

    @abstractmethod
    def effect_text(self, card: ActionCard) -> tuple[Message, list[Message]] | None:
        """Condition and results of a card's effect, if it has one."""

    @abstractmethod
    def power_text(self, power: Any) -> Message:
        """What an ability does."""

    def corner(self, _card: ActionCard, _covered: Sequence[int]) -> Markup:
        """What stands below the symbols of a card."""
        return NOTHING

    def strip(self, _card: ActionCard) -> str:
        """The class of the strip with a card's effect, if it is not an ordinary one."""
        return ""

    def crowded(self, card: ActionCard) -> bool:
        """Whether the signs of an effect need to stand closer together."""
        return card.effect is not None and isinstance(card.effect.result, GainSet)

    # Words

    def card_name(self, entry: CardEntry) -> str:
        return self.word(f"card-{entry['key']}") if "key" in entry else self.voice.say("destiny-card-unknown")

    def power(self, ability: Ability) -> str:
        """What an ability does, and when."""
        return f"{self.message(self.power_text(ability.power))} ({self.word(f'window-{ability.window}')})"

    def when(self, _card: ActionCard) -> str:
        """When the effect of a card acts."""
        return self.word("card-standard")

    def does(self, card: ActionCard) -> str:
        """When a card acts, its condition and its results, in words."""
        effect = self.effect_text(card)
        if effect is None:
            return self.word("card-no-effect")
        asked, given = effect
        return f"{self.when(card)}: {self.message(asked)} → {', '.join(self.message(one) for one in given)}"

    def shows(self, card: ActionCard) -> str:
        """The colours and symbols of a card, in words."""
        said = [self.word("card-colour", colour=COLOURS[number]) for number in card.colours]
        return ", ".join(said + [self.word("symbol", symbol=SYMBOLS[number]) for number in card.symbols])

    def tells(self, key: str) -> str:
        """A whole card in a few words, formed once: what it shows and what it does."""
        told = self._told.get(key)
        if told is None:
            card = self.cards[key]
            told = self.shows(card) if card.effect is None else f"{self.shows(card)}; {self.does(card)}"
            self._told[key] = told
        return told

    def character_name(self, key: str) -> str:
        return self.word(f"character-{key}")

    # Cards

    def card(self, entry: CardEntry, *, number: int = 0) -> Markup:
        """A card as it lies on the table; `number` is its place among those chosen in secret, or 0."""
        if "key" not in entry:
            return self.back()
        covered = tuple(entry.get("covered", ()))
        face = self._drawn.get((entry["key"], covered, number))
        if face is None:
            face = self._drawn[entry["key"], covered, number] = self._draw_card(entry["key"], covered, number)
        return Markup(face.replace(NUMBER, str(entry["card"])))

    def slip(self, entry: CardEntry) -> Markup:
        """A card as a line of a list."""
        return self._small("slip", entry)

    def chip(self, entry: CardEntry) -> Markup:
        """A card of somebody else's timeline: its colour, with its name for those who ask."""
        return self._small("chip", entry)

    def _small(self, shape: str, entry: CardEntry) -> Markup:
        if "key" not in entry:
            return Markup("<li>{}</li>").format(self.back())
        drawn = self._drawn.get((shape, entry["key"]))
        if drawn is None:
            drawn = self._drawn[shape, entry["key"]] = draw(f"destiny/{shape}.html", **self._face(entry["key"], ()))
        return Markup(drawn.replace(NUMBER, str(entry["card"])))

    def back(self) -> Markup:
        return Markup('<div class="card card-back" role="img" aria-label="{}">{}</div>').format(
            self.voice.say("destiny-card-unknown"), self.signs.sign("back")
        )

    def _draw_card(self, key: str, covered: Sequence[int], number: int) -> str:
        return draw("destiny/card.html", **self._face(key, covered), chosen=number)

    def _face(self, key: str, covered: Sequence[int]) -> dict[str, Any]:
        """What the template of a card needs to know."""
        card = self.cards[key]
        colours = [COLOURS[number] for number in card.colours]
        name = self.word(f"card-{key}")
        return {
            "number": NUMBER,
            "name": name,
            "long": len(name) > 17,
            "colours": colours,
            "colour_words": ", ".join(self.word("card-colour", colour=colour) for colour in colours),
            "label": f"{name}. {self.shows(card)}. {self.does(card)}{self._covered_words(card, covered)}",
            "shows": self.shows(card),
            "does": self.does(card),
            "emblems": [(colour, icon(self.signs.pictures["emblem"][colour])) for colour in colours],
            "picture": self.signs.picture(key, colours[0]),
            "symbols": [
                (slot, SYMBOLS[one], icon(self.signs.pictures["symbol"][SYMBOLS[one]]), slot in covered)
                for slot, one in enumerate(card.symbols)
            ],
            "corner": self.corner(card, covered),
            "effect": None if card.effect is None else self.signs.effect(card.effect),
            "crowded": self.crowded(card),
            "strip": self.strip(card),
        }

    def _covered_words(self, card: ActionCard, covered: Sequence[int]) -> str:
        """A slot after those of the symbols belongs to the tea passing."""
        names = [SYMBOLS[card.symbols[slot]] if slot < len(card.symbols) else "tea" for slot in covered]
        said = ", ".join(self.word("symbol", symbol=name) for name in names)
        return self.voice.say("destiny-covered", symbols=said) if said else ""
