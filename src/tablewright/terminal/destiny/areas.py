"""A player's area as text: one line for an opponent, a few for oneself, and everything in full."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.text import Text

from tablewright.engine.messages import Message
from tablewright.games.destiny.pack import Ability, Character
from tablewright.games.destiny.symbols import SYMBOLS
from tablewright.games.destiny.wording import power_text

from ..lines import cropped, joined, padded, spaced
from ..scene import Scene
from ..sections import heading, labelled
from ..voice import Voice
from .cards import Cards
from .signs import PATHS, STATE_INKS, STATES, counted

NAME: Final = 9
"""How wide the names of others are."""


class Areas:
    """The areas around the table, spoken in one language."""

    def __init__(self, voice: Voice, cards: Cards, characters: Sequence[Character]) -> None:
        self.voice = voice
        self.cards = cards
        self.characters = {character.key: character for character in characters}
        self.abilities = {ability.key: ability for one in characters for ability in one.abilities}

    # What each game has of its own

    def owned(self, area: dict[str, Any]) -> list[tuple[dict[str, Any], int | None]]:
        """The abilities of a seat, each with the experience that unlocks it."""
        return list(zip(area["abilities"], area["fields"], strict=True))

    def named_power(self, entry: dict[str, Any]) -> tuple[str, str]:
        """The name of an ability and what it does."""
        ability = entry["ability"]
        return self.voice.word(f"ability-{ability}"), self.power(self.abilities[ability])

    def power_text(self, power: Any) -> Message:
        return power_text(power)

    def prospect(self, scene: Scene, left: int, right: int) -> str:
        """What so many active symbols would bring if the chapter ended now, where that is known."""
        raise NotImplementedError

    def extras(self, scene: Scene, area: dict[str, Any]) -> Text:
        """What else a seat has before it, as signs."""
        return Text()

    def more(self, scene: Scene, seat: int) -> Iterator[Text]:
        """What else lies before a seat, in full."""
        yield from ()

    def more_of_character(self, key: str) -> Iterator[Text]:
        """What else stands on a character board."""
        yield from ()

    # Parts

    def all_symbols(self, area: dict[str, Any]) -> dict[str, int]:
        """What a seat has of each symbol: tokens, and uncovered on its timeline."""
        counts = dict(area["tokens"])
        for entry in area["timeline"]:
            face = self.cards.face(entry)
            for slot, number in enumerate(face.symbols if face else ()):
                counts[SYMBOLS[number]] += slot not in entry["covered"]
        return counts

    def states(self, area: dict[str, Any]) -> Text:
        """All abilities as marks: ready, used or locked."""
        text = Text()
        for entry, _ in self.owned(area):
            text.append(STATES[entry["state"]], STATE_INKS[entry["state"]])
        return text

    def place(self, scene: Scene, seat: int) -> Text:
        """Where a seat stands in initiative, and whether it is asked now."""
        order = scene.view["initiative"]
        asked = "▸" if seat in scene.asked else " "
        place = str(order.index(seat) + 1) if seat in order else " "
        return Text.assemble((asked, "bold bright_magenta"), (place, "dim"))

    def stats(self, area: dict[str, Any]) -> Text:
        points = self.voice.say("points", count=area["points"])
        experience = self.voice.say("experience", count=area["experience"])
        return Text.assemble((f"{points:>5}", "bold yellow"), " ", (f"{experience:>5}", "cyan"))

    def score_now(self, scene: Scene, area: dict[str, Any]) -> Text:
        """The two active symbols, and what they would bring if the chapter ended now."""
        if not scene.view["active"]:
            return Text()
        have = self.all_symbols(area)
        left, right = (have[name] for name in scene.view["active"])
        said = self.prospect(scene, left, right)
        return Text(f"({PATHS[0]}{left} {PATHS[1]}{right}{' → ' if said else ''}{said})", "dim")

    # One's own area

    def own_line(self, scene: Scene, area: dict[str, Any]) -> Text:
        name = Text(scene.names[area["seat"]], "bold reverse")
        parts = (self.place(scene, area["seat"]), name, self.stats(area), counted(self.all_symbols(area)))
        return spaced((*parts, self.extras(scene, area), self.score_now(scene, area), self.states(area)))

    def timeline_line(self, area: dict[str, Any]) -> Text:
        return labelled(self.voice.say("label-timeline"), self.cards.chips(area["timeline"]) or Text("—", "dim"))

    def hand_line(self, area: dict[str, Any]) -> Text:
        hand, label = area["hand"], self.voice.say("label-hand")
        if hand is None:
            return labelled(label, Text(self.voice.say("cards", count=area["hand_size"])))
        return labelled(label, spaced((self.cards.signs(entry) for entry in hand), "  ") or Text("—"))

    def ability_lines(self, area: dict[str, Any], width: int) -> list[Text]:
        """Every ability with what it does."""
        return [cropped(self.ability(entry, place), width) for entry, place in self.owned(area)]

    def ability(self, entry: dict[str, Any], place: int | None) -> Text:
        state = entry["state"]
        locked = self.voice.say("at-experience", count=place) if state == "locked" and place is not None else ""
        name, said = self.named_power(entry)
        return spaced(
            (
                Text(STATES[state], STATE_INKS[state]),
                Text(name, "dim" if state != "active" else "bold"),
                Text(locked, "dim"),
                Text(said, "dim"),
            )
        )

    def power(self, ability: Ability) -> str:
        return self.voice.message(self.power_text(ability.power))

    # Others

    def opponent_line(self, scene: Scene, area: dict[str, Any]) -> Text:
        """One line: initiative, name, points, experience, hand, all their symbols, timeline."""
        name = self._name(scene, area)
        hand = Text(self.voice.say("hand-short", count=area["hand_size"]), "dim")
        have, chips = counted(self.all_symbols(area)), self.cards.chips(area["timeline"])
        return spaced(
            (self.place(scene, area["seat"]), name, self.stats(area), hand, have, self.extras(scene, area), chips)
        )

    def opponent_lines(self, scene: Scene, area: dict[str, Any]) -> list[Text]:
        """Two lines: the second has the timeline with effects."""
        name = self._name(scene, area)
        name.stylize("bold")
        hand = Text(self.voice.say("cards-in-hand", count=area["hand_size"]), "dim")
        have = counted(self.all_symbols(area))
        parts = (name, self.stats(area), have, self.extras(scene, area), hand, self.states(area))
        timeline = spaced((self.cards.signs(entry) for entry in area["timeline"]), "  ")
        first = spaced((self.place(scene, area["seat"]), *parts))
        return [first, Text("   ") + timeline] if timeline.plain else [first]

    def _name(self, scene: Scene, area: dict[str, Any]) -> Text:
        """A name that may be shortened, and the mark of an Automa, which never is."""
        mark = "*" if area["automa"] else ""
        return padded(cropped(Text(scene.names[area["seat"]]), NAME - len(mark)).append(mark), NAME)

    # In full

    def full(self, scene: Scene, seat: int) -> Text:
        """Everything in front of a seat."""
        area = scene.view["seats"][seat]
        lines = [Text(self.title(scene, seat), "bold"), Text()]
        lines += [spaced((self.stats(area), counted(self.all_symbols(area)), self.score_now(scene, area)))]
        lines += [Text.assemble(f"{self.voice.say('label-tokens')}: ", counted(area["tokens"])), Text()]
        lines += [heading(self.voice.say("label-abilities")), *self.ability_lines(area, 200), Text()]
        lines += [heading(self.voice.say("label-timeline")), *map(self.cards.line, area["timeline"]), Text()]
        return joined([*lines, *self._hand_in_full(area), *self.more(scene, seat)])

    def title(self, scene: Scene, seat: int) -> str:
        automa = scene.view["seats"][seat]["automa"]
        return scene.names[seat] + (f" ({self.voice.say('automa')})" if automa else "")

    def _hand_in_full(self, area: dict[str, Any]) -> list[Text]:
        if area["hand"] is None:
            return [Text(self.voice.say("cards-in-hand", count=area["hand_size"]), "dim"), Text()]
        return [heading(self.voice.say("label-hand")), *map(self.cards.line, area["hand"]), Text()]

    def character(self, key: str) -> Text:
        """A character board with its abilities."""
        character: Character = self.characters[key]
        lines = [Text(self.voice.word(f"character-{key}"), "bold reverse"), Text()]
        for ability, place in zip(character.abilities, character.fields, strict=True):
            name = self.voice.word(f"ability-{ability.key}")
            at = self.voice.say("at-experience", count=place)
            lines += [Text.assemble((name, "bold"), f" {at}, ", self.voice.word(f"window-{ability.window}"))]
            lines += [Text(f"  {self.power(ability)}"), Text()]
        return joined([*lines, *self.more_of_character(key)])
