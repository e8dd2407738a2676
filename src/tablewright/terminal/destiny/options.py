"""What an option is about: signs beside its name, details in words, and the card or board to read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from tablewright.games.destiny.wording import CARD_OPTIONS

from ..lines import joined, spaced
from ..readings import character_readings
from ..scene import Reading, Scene
from ..voice import Voice
from .areas import Areas
from .signs import symbol


class Options:
    """Describes options from the view alone: those that both games offer."""

    def __init__(self, voice: Voice, areas: Areas) -> None:
        self.voice = voice
        self.areas = areas
        self.cards = areas.cards

    def about_cards(self, scene: Scene, option_id: str) -> list[dict[str, Any]]:
        """The cards that an option is about, as they lie on the view."""
        family, _, rest = option_id.partition(":")
        if family in CARD_OPTIONS or family == "cover":
            number = int(rest.partition(".")[0])
            return [entry for entry in all_cards(scene) if entry.get("card") == number][:1]
        if family == "row":
            cards: list[dict[str, Any]] = scene.view["pool"][int(rest) - 1]["cards"]
            return cards
        return []

    def note(self, scene: Scene, option_id: str) -> Text:
        family, _, rest = option_id.partition(":")
        match family:
            case "row":
                return spaced((self.cards.named(entry) for entry in self.about_cards(scene, option_id)), " + ")
            case "token" | "symbol":
                return symbol(rest)
            case "ability":
                return Text(self.areas.power(self.areas.abilities[rest]), "dim")
            case "character":
                abilities = self.areas.characters[rest].abilities
                return Text(", ".join(self.voice.word(f"ability-{one.key}") for one in abilities), "dim")
        return spaced(self.cards.signs(entry) for entry in self.about_cards(scene, option_id))

    def label(self, option_id: str) -> str | None:
        """A row is chosen by its number and the deck by 0, so that keys and pool agree."""
        family, _, rest = option_id.partition(":")
        return {"row": rest, "deck": "0"}.get(family)

    def detail(self, scene: Scene, option_id: str) -> Text:
        family, _, rest = option_id.partition(":")
        if family == "ability":
            ability = self.areas.abilities[rest]
            when = self.voice.word(f"window-{ability.window}")
            name = self.voice.word(f"ability-{rest}")
            return Text.assemble((name, "bold"), f" ({when}): {self.areas.power(ability)}")
        if family == "character":
            return Text(" ".join(self.areas.power(one) for one in self.areas.characters[rest].abilities))
        return joined(self.cards.line(entry) for entry in self.about_cards(scene, option_id))

    # What can be read large

    def reading_of(self, scene: Scene, option_id: str) -> str | None:
        family, _, rest = option_id.partition(":")
        if family == "character":
            return option_id
        if family == "ability":
            return f"character:{self._owner(rest)}"
        cards = self.about_cards(scene, option_id)
        return f"card:{cards[0]['card']}" if cards else None

    def _owner(self, ability: str) -> str:
        """The character whose ability this is."""
        characters = self.areas.characters
        return next(key for key, one in characters.items() if ability in [own.key for own in one.abilities])

    def readings(self, scene: Scene) -> list[Reading]:
        """All cards in sight, each once, then the characters."""
        found = {entry["card"]: entry for entry in all_cards(scene) if "key" in entry}
        characters = character_readings(self.voice, self.areas.characters, self.areas.character)
        return [self._card_reading(entry) for entry in found.values()] + characters

    def _card_reading(self, entry: dict[str, Any]) -> Reading:
        return Reading(f"card:{entry['card']}", self.cards.named(entry), lambda: self.cards.full(entry))


def all_cards(scene: Scene) -> Iterator[dict[str, Any]]:
    """Every card in sight: the viewer's hand, the pool, the timelines, the discard pile."""
    seats = scene.view["seats"]
    for area in seats:
        yield from area["hand"] or ()
    for row in scene.view["pool"]:
        yield from row["cards"]
    for area in seats:
        yield from area["timeline"]
    yield from scene.view["discard"]
