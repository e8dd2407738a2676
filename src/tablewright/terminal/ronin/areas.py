"""A player's area as text: one line for an opponent, a few for oneself, and everything in full."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from tablewright.games.destiny.pack import Ability, Character
from tablewright.games.destiny.symbols import SYMBOLS
from tablewright.games.ronin.content import Pack
from tablewright.games.ronin.wording import power_text

from ..lines import cropped, joined, padded, spaced
from ..scene import Scene
from ..voice import Voice
from .cards import Cards
from .signs import PATHS, STATE_INKS, STATES, counted
from .tracks import Tracks


class Areas:
    """The areas around the table, spoken in one language."""

    def __init__(self, voice: Voice, pack: Pack) -> None:
        self.voice = voice
        self.cards = Cards(voice, pack)
        self.tracks = Tracks(voice, pack)
        self.characters = {character.key: character for character in pack.characters}
        self.abilities = {ability.key: ability for one in pack.characters for ability in one.abilities}

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
        for ability in (*area["abilities"], *area["borrowed"]):
            text.append(STATES[ability["state"]], STATE_INKS[ability["state"]])
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
        """What the two active symbols would bring if the chapter ended now."""
        if not scene.view["active"]:
            return Text()
        have = self.all_symbols(area)
        left, right = (have[name] for name in scene.view["active"])
        said = self.voice.say("score-now", points=min(left, right), experience=max(left, right))
        return Text(f"({PATHS[0]}{left} {PATHS[1]}{right} → {said})", "dim")

    # One's own area

    def own_line(self, scene: Scene, area: dict[str, Any]) -> Text:
        name = Text(scene.names[area["seat"]], "bold reverse")
        parts = (self.place(scene, area["seat"]), name, self.stats(area), counted(self.all_symbols(area)))
        return spaced((*parts, self.score_now(scene, area), self.states(area)))

    def timeline_line(self, area: dict[str, Any]) -> Text:
        return self._labelled("label-timeline", self.cards.chips(area["timeline"]) or Text("—", "dim"))

    def hand_line(self, area: dict[str, Any]) -> Text:
        hand = area["hand"]
        if hand is None:
            return self._labelled("label-hand", Text(self.voice.say("cards", count=area["hand_size"])))
        return self._labelled("label-hand", spaced((self.cards.signs(entry) for entry in hand), "  ") or Text("—"))

    def _labelled(self, key: str, text: Text) -> Text:
        return Text.assemble((padded(Text(self.voice.say(key)), 9).plain, "dim"), text)

    def ability_lines(self, area: dict[str, Any], width: int) -> list[Text]:
        """Every ability with what it does."""
        owned = [*area["abilities"], *area["borrowed"]]
        fields = [*area["fields"], *(None for _ in area["borrowed"])]
        return [cropped(self.ability(entry, place), width) for entry, place in zip(owned, fields, strict=True)]

    def ability(self, entry: dict[str, Any], place: int | None) -> Text:
        state = entry["state"]
        locked = self.voice.say("at-experience", count=place) if state == "locked" and place is not None else ""
        name = self.voice.word(f"ability-{entry['ability']}")
        said = self.power(self.abilities[entry["ability"]])
        return spaced(
            (
                Text(STATES[state], STATE_INKS[state]),
                Text(name, "dim" if state != "active" else "bold"),
                Text(locked, "dim"),
                Text(said, "dim"),
            )
        )

    def power(self, ability: Ability) -> str:
        return self.voice.message(power_text(ability.power))

    # Others

    def opponent_line(self, scene: Scene, area: dict[str, Any]) -> Text:
        """One line: initiative, name, points, experience, hand, all their symbols, timeline."""
        name = padded(Text(self._name(scene, area)), 9)
        hand = Text(self.voice.say("hand-short", count=area["hand_size"]), "dim")
        chips = self.cards.chips(area["timeline"])
        return spaced(
            (self.place(scene, area["seat"]), name, self.stats(area), hand, counted(self.all_symbols(area)), chips)
        )

    def opponent_lines(self, scene: Scene, area: dict[str, Any]) -> list[Text]:
        """Two lines: the second has the timeline with effects."""
        name = padded(Text(self._name(scene, area), "bold"), 9)
        hand = Text(self.voice.say("cards-in-hand", count=area["hand_size"]), "dim")
        parts = (name, self.stats(area), counted(self.all_symbols(area)), hand, self.states(area))
        timeline = spaced((self.cards.signs(entry) for entry in area["timeline"]), "  ")
        first = spaced((self.place(scene, area["seat"]), *parts))
        return [first, Text("   ") + timeline] if timeline.plain else [first]

    def _name(self, scene: Scene, area: dict[str, Any]) -> str:
        seat: int = area["seat"]
        return scene.names[seat] + ("*" if area["automa"] else "")

    # In full

    def full(self, scene: Scene, seat: int) -> Text:
        """Everything in front of a seat."""
        area = scene.view["seats"][seat]
        lines = [Text(self.title(scene, seat), "bold"), Text()]
        lines += [spaced((self.stats(area), counted(self.all_symbols(area)), self.score_now(scene, area)))]
        lines += [Text.assemble(f"{self.voice.say('label-tokens')}: ", counted(area["tokens"])), Text()]
        lines += [self._heading("label-abilities"), *self.ability_lines(area, 200), Text()]
        lines += [self._heading("label-timeline"), *(self.cards.line(entry) for entry in area["timeline"]), Text()]
        lines += self._hand_in_full(area)
        for track in scene.view["tracks"]:
            if seat in track["seats"]:
                other = next(one for one in track["seats"] if one != seat)
                said = self.voice.say("track-with", name=scene.names[other])
                lines += [Text(said, "bold underline"), self.tracks.full(track), Text()]
        return joined(lines)

    def title(self, scene: Scene, seat: int) -> str:
        automa = scene.view["seats"][seat]["automa"]
        return scene.names[seat] + (f" ({self.voice.say('automa')})" if automa else "")

    def _hand_in_full(self, area: dict[str, Any]) -> list[Text]:
        if area["hand"] is None:
            return [Text(self.voice.say("cards-in-hand", count=area["hand_size"]), "dim"), Text()]
        return [self._heading("label-hand"), *(self.cards.line(entry) for entry in area["hand"]), Text()]

    def _heading(self, key: str) -> Text:
        return Text(self.voice.say(key), "bold underline")

    def character(self, key: str) -> Text:
        """A character board with its abilities."""
        character: Character = self.characters[key]
        lines = [Text(self.voice.word(f"character-{key}"), "bold reverse"), Text()]
        for ability, place in zip(character.abilities, character.fields, strict=True):
            name = self.voice.word(f"ability-{ability.key}")
            at = self.voice.say("at-experience", count=place)
            lines += [Text.assemble((name, "bold"), f" {at}, ", self.voice.word(f"window-{ability.window}"))]
            lines += [Text(f"  {self.power(ability)}"), Text()]
        return joined(lines)
