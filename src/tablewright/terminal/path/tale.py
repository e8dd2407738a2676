"""What a story brings along, as text: exertion cards, secret missions, alliances."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from tablewright.games.path.content import ALLIES
from tablewright.games.path.missions import FIRST, LATER

from ..destiny.cards import Cards
from ..destiny.signs import ROMAN, STATE_INKS, STATES, colour, symbol
from ..lines import joined, spaced
from ..scene import Scene
from ..sections import Section, heading, labelled
from .lore import Lore
from .signs import ally_sign

KNOWN = Text(STATES["active"], STATE_INKS["active"])


class Tale:
    """The cards of a story, spoken in one language."""

    def __init__(self, lore: Lore, cards: Cards) -> None:
        self.lore = lore
        self.voice = lore.voice
        self.cards = cards

    def title(self, view: dict[str, Any]) -> str:
        """What a story brings along; a plain story nothing."""
        if view["exertions"]:
            return self.voice.say("label-exertion")
        if view["missions"]:
            return self.voice.say("label-missions")
        return self.voice.say("label-alliances") if view["alliance_decks"] else ""

    def sections(self, scene: Scene) -> Iterator[Section]:
        """One section, or none in a plain story."""
        title, cells = self.title(scene.view), spaced(self.cells(scene), "   ")
        if title:
            yield Section(title, [labelled(title, cells or Text("—", "dim"))], list(self.lines(scene)), 3)

    def cells(self, scene: Scene) -> Iterator[Text]:
        """Each card in a few signs; exertion cards of past chapters are left out."""
        view = scene.view
        for place, card in enumerate(view["exertions"]):
            if not card["face_down"]:
                yield self.exertion(place, card)
        for place, card in enumerate(view["missions"]):
            yield spaced((self.mission_signs(place, card), KNOWN if card["key"] else Text()))
        for ally in ALLIES if view["alliance_decks"] else ():
            favours = (self.cards.short(self.lore.favours[card["favour"]]) for card in own_cards(scene, ally))
            yield spaced((self.ally(view, ally), spaced(favours, ", ")))

    def lines(self, scene: Scene) -> Iterator[Text]:
        """Each card in a line of its own, with words."""
        view = scene.view
        for place, card in enumerate(view["exertions"]):
            name = Text(self.voice.word(f"exertion-{card['key']}"), "dim" if card["face_down"] else "")
            yield spaced((self.exertion(place, card), name), "   ")
        for place, card in enumerate(view["missions"]):
            yield spaced((self.mission_signs(place, card), self.claims(scene, card), self.mission(card)), "  ")
        for ally in ALLIES if view["alliance_decks"] else ():
            favours = [self.lore.favour(card["favour"]) for card in own_cards(scene, ally)]
            yield spaced((self.ally(view, ally), Text("; ".join(favours))), "  ")

    def exertion(self, place: int, card: dict[str, Any]) -> Text:
        """The chapter, the sequence of colours and what it gives; that of the running chapter stands out."""
        style = "bold" if card["current"] else "dim"
        sequence = Text("").join(colour(self.voice, name) for name in card["sequence"])
        bonus = self.lore.reward(self.lore.exertions[card["key"]].bonus)
        return spaced((Text(ROMAN[place], style), sequence, Text("→", "dim"), Text(bonus, style)))

    def mission_signs(self, place: int, card: dict[str, Any]) -> Text:
        """The number of a mission, its back, and how many cards of which colour allow a look at it."""
        back = Text("").join(symbol(name) for name in card["back"])
        needed = (LATER if any(card["claims"]) else FIRST).needs
        return spaced(
            (Text(str(place + 1), "bold"), back, Text.assemble(str(needed), colour(self.voice, card["colour"])))
        )

    def mission(self, card: dict[str, Any]) -> Text:
        """The face of a mission, for those who know it."""
        if card["key"] is None:
            return Text(self.voice.say("mission-secret"), "dim")
        name = self.voice.word(f"mission-{card['key']}")
        return spaced((KNOWN, Text(f"{name}:", "bold"), Text(self.lore.mission(self.lore.missions[card["key"]]))))

    def claims(self, scene: Scene, card: dict[str, Any]) -> Text:
        """Who has met a requirement."""
        names = [scene.names[seat] for seat, claim in enumerate(card["claims"]) if claim]
        return Text(f"({', '.join(names)})" if names else "", "dim")

    def ally(self, view: dict[str, Any], ally: str) -> Text:
        """An ally with the cards left in the deck."""
        name = self.voice.word("ally", ally=ally)
        left = view["alliance_decks"][ALLIES.index(ally)]
        return Text.assemble(ally_sign(self.voice, ally)[:1], (name, "bold"), (f" ({left})", "dim"))

    def full(self, scene: Scene) -> Text:
        """Everything in words."""
        view = scene.view
        about = self.voice.say("about-missions") if view["missions"] else ""
        about = self.voice.say("about-exertion") if view["exertions"] else about
        about = self.voice.say("about-alliances") if view["alliance_decks"] else about
        body = [line for one in self.lines(scene) for line in (one, Text())]
        return joined([heading(self.title(view)), Text(), *body, Text(about, "dim")])


def own_cards(scene: Scene, ally: str) -> list[dict[str, Any]]:
    """The alliance cards of an ally that the viewer holds."""
    held = [] if scene.viewer is None else scene.view["seats"][scene.viewer]["alliances"]
    return [card for card in held if card["ally"] == ally and "favour" in card]
