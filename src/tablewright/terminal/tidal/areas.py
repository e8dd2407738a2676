"""A participant's area as text: one line for an opponent, a few for oneself, and everything in full."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from rich.text import Text

from tablewright.games.tidal.kinds import ARENAS, DICE, TRAITS
from tablewright.language.phrases import with_minus

from ..lines import joined, padded, spaced
from ..scene import Scene
from ..sections import Section, heading, labelled
from ..voice import Voice
from .cards import Cards, Entry
from .signs import ALLY, ASKED, CHALLENGES, DISC, FIRST, LEAD, PLAYER, POSITION, SOLO, TRICKS, dice, pawn, stock, symbol

Area = dict[str, Any]


class Areas:
    """The areas around the table, spoken in one language."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.voice: Voice = cards.voice
        self.characters = {character.key: character for character in cards.pack.characters}

    # Parts

    def head(self, scene: Scene, area: Area) -> Text:
        """Whether the seat is asked, its pawn, and the first player token."""
        seat = area["seat"]
        asked = ASKED if seat in scene.asked else " "
        first = FIRST if scene.view["first_player"] == seat and scene.view["mode"] != SOLO else " "
        return Text.assemble((asked, "bold bright_magenta"), pawn(scene, seat), (first, "bold yellow"))

    def levels(self, area: Area) -> Text:
        """The four dials by their levels."""
        return spaced(Text.assemble(symbol(one["trait"]), str(one["level"])) for one in area["traits"])

    def points(self, scene: Scene, area: Area) -> Text:
        """The points as things stand; in solo play they are not counted (TB-SOLO-18)."""
        counted = scene.view["mode"] != SOLO and area["role"] == PLAYER
        return Text(self.voice.say("points", count=area["points"]) if counted else "", "bold yellow")

    def position(self, area: Area) -> Text:
        """The position on the Champions Board, leader tokens and unused discs."""
        leads = Text(LEAD * area["leads"], "bold yellow")
        return spaced(
            (
                Text(f"{POSITION}{with_minus(str(area['ranking']))}", "bold yellow"),
                leads,
                Text(DISC * area["discs_left"]),
            )
        )

    def stock(self, area: Area) -> Text:
        """Shells and fruit; rival and allies have none."""
        return stock(area) if area["role"] == PLAYER else Text()

    def dice(self, area: Area) -> Text:
        """Available dice, and the spent ones in brackets."""
        spent = dice(self.voice, area["spent"])
        return spaced((dice(self.voice, area["available"]), Text.assemble("(", spent, ")") if spent.plain else Text()))

    # One's own area

    def own_sections(self, scene: Scene) -> Iterator[Section]:
        """What lies before the viewer; an onlooker has nothing."""
        if scene.viewer is None:
            return
        area = scene.view["seats"][scene.viewer]
        small = [self.own_line(scene, area)]
        yield Section(scene.names[scene.viewer], small, [*small, *self.own_more(area)], 3)
        yield self.hand_section(area)

    def own_line(self, scene: Scene, area: Area) -> Text:
        name = Text(scene.names[area["seat"]], "bold")
        parts = (name, self.points(scene, area), self.position(area), self.levels(area), stock(area), self.dice(area))
        return spaced((self.head(scene, area), *parts), "  ")

    def own_more(self, area: Area) -> Iterator[Text]:
        """Cards in play, completed challenges, what is kept, and the secret goals."""
        yield labelled(self.voice.say("label-in-play"), self.cards.names(area["in_play"]))
        done = [entry for column in area["columns"] for entry in column]
        yield labelled(self.voice.say("label-done"), spaced(map(self.cards.signs, done), "  ") or Text("—", "dim"))
        if area["kept"]:
            yield labelled(self.voice.say("label-kept"), self.cards.names(area["kept"]))
        if area["goals"]:
            yield labelled(self.voice.say("label-goals"), self.cards.names(area["goals"]))

    def hand_section(self, area: Area) -> Section:
        """The hand in one line; with room, each card in its own."""
        title, hand = self.voice.say("label-hand"), held(area)
        if not hand:
            return Section(title, *([labelled(title, Text("—", "dim"))],) * 2, 4)
        line = labelled(title, spaced(map(self.short, hand), "  "))
        return Section(title, [line], [Text("  ") + self.cards.line(entry) for entry in hand], 4)

    def short(self, entry: Entry) -> Text:
        """A challenge as signs, another card by its name."""
        return self.cards.signs(entry) or Text(self.cards.name(entry), "italic")

    # Others

    def others_section(self, scene: Scene) -> Section:
        others = [area for area in self.in_order(scene) if area["seat"] != scene.viewer]
        small = [self.line(scene, area) for area in others]
        large = [line for area in others for line in self.lines(scene, area)]
        return Section(self.voice.say("areas-title"), small, large, 1)

    def in_order(self, scene: Scene) -> list[Area]:
        """All areas in turn order; who has no turn of their own comes last."""
        order = scene.view["order"]
        return sorted(scene.view["seats"], key=lambda area: order.index(area["seat"]) if area["seat"] in order else 9)

    def line(self, scene: Scene, area: Area) -> Text:
        """One line: pawn, name, position, dials, stock, dice, and how many cards there are in hand."""
        parts = [
            self.head(scene, area),
            padded(self.name(scene, area), 7),
            self.points(scene, area),
            self.position(area),
        ]
        if area["role"] == PLAYER:
            parts += [self.levels(area), stock(area), self.dice(area), self.hand_signs(area)]
        if area["role"] == ALLY:
            parts.append(Text(self._in_play(area), "italic"))
        return spaced(parts)

    def name(self, scene: Scene, area: Area) -> Text:
        """The name; rival and allies stand out from players."""
        return Text(scene.names[area["seat"]], "bold" if area["role"] == PLAYER else "italic")

    def hand_size(self, area: Area) -> Text:
        counts = {"challenges": area["challenges_held"], "tricks": area["tricks_held"]}
        return Text(self.voice.say("hand-tidal", **counts), "dim")

    def hand_signs(self, area: Area) -> Text:
        return Text(f"{CHALLENGES}{area['challenges_held']} {TRICKS}{area['tricks_held']}", "dim")

    def lines(self, scene: Scene, area: Area) -> list[Text]:
        """Two lines: the second has the cards in play and the completed challenges."""
        done = [entry for column in area["columns"] for entry in column]
        more = spaced((self.role(area), self.shown(area), *map(self.cards.signs, done)), "  ")
        return [self.line(scene, area), *([Text("     ") + more] if more.plain else [])]

    def shown(self, area: Area) -> Text:
        """The cards in play; an ally's revealed card tells what it does (TB-ALLY-04)."""
        if area["role"] == ALLY:
            return spaced(map(self.cards.line, area["in_play"]), "  ")
        return Text(self._in_play(area))

    def _in_play(self, area: Area) -> str:
        return self.cards.names(area["in_play"]).plain if area["in_play"] else ""

    def role(self, area: Area) -> Text:
        return Text("" if area["role"] == PLAYER else self.voice.word("role", role=area["role"]), "dim")

    # In full

    def title(self, scene: Scene, seat: int) -> str:
        role = self.role(scene.view["seats"][seat]).plain
        return scene.names[seat] + (f" ({role})" if role else "")

    def full(self, scene: Scene, seat: int) -> Text:
        """Everything before a seat."""
        area = scene.view["seats"][seat]
        lines = [
            Text(self.title(scene, seat), "bold"),
            Text(),
            spaced((self.points(scene, area), self.position(area), self.stock(area)), "   "),
            Text(),
        ]
        if area["role"] == PLAYER:
            lines += [*map(self.dial, area["traits"]), Text()]
            lines += [labelled(self.voice.say("label-dice"), self.dice(area)), self.hand_size(area), Text()]
        lines += self.group(self.voice.say("label-in-play"), area["in_play"])
        lines += self.group(self.voice.say("label-hand"), held(area))
        lines += self.group(self.voice.say("label-kept"), area["kept"])
        lines += self.group(self.voice.say("label-goals"), area["goals"])
        return joined([*lines, *self.completed(area)])

    def dial(self, one: dict[str, Any]) -> Text:
        """A dial in words: its level, its step and its points."""
        name = padded(Text(self.voice.word("trait", trait=one["trait"])), 14)
        said = self.voice.say("dial", level=one["level"], step=one["step"], points=one["points"])
        return Text.assemble(symbol(one["trait"]), " ", name, said)

    def group(self, title: str, cards: Iterable[Entry]) -> list[Text]:
        lines = [self.cards.line(entry) for entry in cards]
        return [heading(title), *lines, Text()] if lines else []

    def completed(self, area: Area) -> Iterator[Text]:
        """Completed challenges by arena; those of the Arbiter lie beside the board."""
        if any(area["columns"]):
            yield heading(self.voice.say("label-done"))
        names = [*(self.voice.word(f"island-{arena}") for arena in ARENAS), "—"]
        for name, column in zip(names, area["columns"], strict=True):
            if column:
                yield Text.assemble((f"{name}: ", "dim"), spaced(map(self.cards.named, column), ", "))

    # Characters

    def character_signs(self, key: str) -> Text:
        """What a character starts with, as signs."""
        character, pack = self.characters[key], self.cards.pack
        levels = (pack.dial.levels[step] for step in character.steps)
        dials = spaced(Text.assemble(symbol(trait), str(level)) for trait, level in zip(TRAITS, levels, strict=True))
        return spaced((dials, dice(self.voice, Counter(DICE[kind] for kind in character.dice))), "  ")

    def character(self, key: str) -> Text:
        """A character with its deck."""
        name = Text(f" {self.voice.word(f'character-{key}')} ", "bold reverse")
        cards = (self.cards.line({"name": f"card-{card.key}"}) for card in self.characters[key].cards)
        return Text("\n\n").join([name, self.character_signs(key), *cards])


def held(area: Area) -> list[Entry]:
    """The cards in a hand, with those that are looked at right now; nothing of other hands."""
    return [entry for name in ("challenges", "tricks", "packet", "drawn") for entry in area[name] or ()]
