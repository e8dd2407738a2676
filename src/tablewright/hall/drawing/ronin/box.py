"""The box: everything that is printed in a pack, said in one language and drawn once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup

from tablewright.engine.messages import Message
from tablewright.games.destiny.cards import ActionCard
from tablewright.games.destiny.effects import GainSet
from tablewright.games.destiny.pack import Ability
from tablewright.games.destiny.symbols import COLOURS, SIDES, SYMBOLS
from tablewright.games.ronin.content import Pack, Track
from tablewright.games.ronin.tea import ARROW_SLOT
from tablewright.games.ronin.vocabulary import OneTrack
from tablewright.games.ronin.wording import bonus_text, effect_text, power_text

from ...voice import Voice
from ..paper import draw
from . import signs

CardEntry = dict[str, Any]
NUMBER: Final = "%CARD%"
"""Stands where the number of a card belongs in a face that is drawn once for all numbers."""


class Box:
    """The cards, characters and boards of a pack in one language."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.pack: Pack = voice.game.content["content"]
        self.cards = {card.key: card for card in self.pack.cards}
        self.characters = {character.key: character for character in self.pack.characters}
        self.abilities = {ability.key: ability for ability in self.pack.abilities}
        self._words: dict[tuple[Any, ...], str] = {}
        self._drawn: dict[tuple[Any, ...], str] = {}

    # Words

    def word(self, key: str, **arguments: Any) -> str:
        """A message of the game, formed once."""
        asked = (key, *arguments.items())
        said = self._words.get(asked)
        if said is None:
            said = self._words[asked] = self.voice.word(key, **arguments)
        return said

    def message(self, message: Message) -> str:
        return self.word(message.key, **message.arguments)

    def card_name(self, entry: CardEntry) -> str:
        return self.word(f"card-{entry['key']}") if "key" in entry else self.voice.say("ronin-card-unknown")

    def power(self, ability: Ability) -> str:
        """What an ability does, and when."""
        return f"{self.message(power_text(ability.power))} ({self.word(f'window-{ability.window}')})"

    def does(self, card: ActionCard) -> str:
        """When a card acts, its condition and its results, in words."""
        effect = effect_text(card)
        if effect is None or card.effect is None:
            return self.word("card-no-effect")
        asked, given = effect
        when = self.word("card-tea" if card.effect.ceremony else "card-standard")
        return f"{when}: {self.message(asked)} → {', '.join(self.message(one) for one in given)}"

    def shows(self, card: ActionCard) -> str:
        """The colour, the symbols and the tea passing of a card, in words."""
        said = [self.word("colour", colour=COLOURS[card.colours[0]])]
        said += [self.word("symbol", symbol=SYMBOLS[number]) for number in card.symbols]
        if card.passing is not None:
            said.append(self.word("card-passing", side=SIDES[card.passing]))
        return ", ".join(said)

    def bonuses(self, board: Track) -> Iterator[tuple[int, str]]:
        """What the fields of a cooperation board give, in words."""
        for field in sorted(set(board.bonuses) | set(board.points)):
            said = [self.message(bonus_text(board.bonuses[field]))] if field in board.bonuses else []
            if field in board.points:
                said.append(self.voice.say("ronin-field-points", count=board.points[field]))
            yield field, "; ".join(said)

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
            drawn = self._drawn[shape, entry["key"]] = draw(f"ronin/{shape}.html", **self._face(entry["key"], ()))
        return Markup(drawn.replace(NUMBER, str(entry["card"])))

    def back(self) -> Markup:
        return Markup('<div class="card card-back" role="img" aria-label="{}">{}</div>').format(
            self.voice.say("ronin-card-unknown"), signs.sign("back")
        )

    def _draw_card(self, key: str, covered: Sequence[int], number: int) -> str:
        return draw("ronin/card.html", **self._face(key, covered), chosen=number)

    def _face(self, key: str, covered: Sequence[int]) -> dict[str, Any]:
        """What the template of a card needs to know."""
        card = self.cards[key]
        colour = COLOURS[card.colours[0]]
        name = self.word(f"card-{key}")
        return {
            "number": NUMBER,
            "name": name,
            "long": len(name) > 17,
            "colour": colour,
            "colour_word": self.word("colour", colour=colour),
            "label": f"{name}. {self.shows(card)}. {self.does(card)}{self._covered_words(card, covered)}",
            "shows": self.shows(card),
            "does": self.does(card),
            "emblem": signs.icon(signs.PICTURES["emblem"][colour]),
            "picture": signs.picture(key, colour),
            "symbols": [
                (slot, SYMBOLS[one], signs.icon(signs.PICTURES["symbol"][SYMBOLS[one]]), slot in covered)
                for slot, one in enumerate(card.symbols)
            ],
            "passing": None if card.passing is None else SIDES[card.passing],
            "passing_covered": ARROW_SLOT in covered,
            "cup": signs.sign("cup"),
            "effect": None if card.effect is None else signs.effect(card.effect),
            "crowded": card.effect is not None and isinstance(card.effect.result, OneTrack | GainSet),
            "tea": card.effect is not None and card.effect.ceremony,
        }

    def _covered_words(self, card: ActionCard, covered: Sequence[int]) -> str:
        names = [SYMBOLS[card.symbols[slot]] if slot < len(card.symbols) else "tea" for slot in covered]
        said = ", ".join(self.word("symbol", symbol=name) for name in names)
        return self.voice.say("ronin-covered", symbols=said) if said else ""


@lru_cache(maxsize=32)
def box_of(voice: Voice) -> Box:
    """The box of the game that a voice speaks of."""
    return Box(voice)
