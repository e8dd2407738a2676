"""Monsters, and the running challenge or fight, as text: spots, dice, threats and the odds of the next roll."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from tablewright.games.tidal.kinds import ARENAS, SLOTS
from tablewright.games.tidal.printed import losses_text, rewards_text

from ..lines import padded, spaced
from ..scene import Scene
from ..sections import Section, labelled
from ..voice import Voice
from .cards import Cards, Entry, spot_sign
from .signs import AGAIN, IN_REACH, THREAT, die, percent, shown, symbols


class Fights:
    """The Fold and the dice on the table, spoken in one language."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.voice: Voice = cards.voice

    # The Fold

    def fold_section(self, scene: Scene) -> Section:
        slots = list(zip(SLOTS, scene.view["fold"], strict=True))
        small = [self.slot(scene, slot, entry) for slot, entry in slots]
        large = [line for slot, entry in slots for line in self.slot_lines(scene, slot, entry)]
        return Section(self.voice.word("island-fold"), small, large, 2)

    def slot(self, scene: Scene, slot: str, entry: Entry | None) -> Text:
        """A slot of the Fold: the monster, its fighting style, and its spots."""
        place = padded(Text(self.voice.word("slot", slot=slot), "dim"), 18)
        if entry is None:
            return spaced((place, Text("—", "dim")))
        return spaced((place, Text(self.cards.name(entry), "bold"), self.style(entry), self.cards.spots(scene, entry)))

    def style(self, entry: Entry) -> Text:
        """The arena whose fighting style gives the bonus die."""
        arena = ARENAS[self.cards.monster(entry).style]
        return Text(self.voice.say("letter-of-arena", arena=arena), "bold reverse")

    def slot_lines(self, scene: Scene, slot: str, entry: Entry | None) -> list[Text]:
        """The same with reward and invasion below."""
        line = self.slot(scene, slot, entry)
        if entry is None:
            return [line]
        monster = self.cards.monster(entry)
        gains = ", ".join(map(self.voice.message, rewards_text(monster.reward)))
        losses = ", ".join(map(self.voice.message, losses_text(monster.invasion)))
        return [line, Text.assemble(" " * 19, gains, (f"  {THREAT} ", "bold bright_red"), losses)]

    # The attempt

    def attempt_section(self, scene: Scene) -> Iterator[Section]:
        """What is attempted, with its dice and odds; nothing otherwise."""
        attempt = scene.view["attempt"]
        if attempt is None:
            return
        title = self.voice.say("label-attempt")
        lines = [labelled(title, self.what(scene, attempt)), labelled(self.voice.say("label-dice"), self.dice(attempt))]
        lines.append(labelled(self.voice.say("label-odds"), self.odds(scene) or Text("—", "dim")))
        yield Section(title, lines, lines, 6)

    def what(self, scene: Scene, attempt: dict[str, Any]) -> Text:
        """The challenge or the monster."""
        monster = self.opponent(scene)
        if monster is not None:
            return spaced((Text(self.cards.name(monster), "bold"), self.cards.spots(scene, monster)))
        return spaced(map(self.cards.named, attempt["at_stake"]), "  +  ")

    def opponent(self, scene: Scene) -> Entry | None:
        """The monster that is fought; none in a challenge, or once it is dead."""
        slot: int = scene.view["attempt"]["opponent"]
        found: Entry | None = scene.view["fold"][slot] if slot >= 0 else None
        return found

    def dice(self, attempt: dict[str, Any]) -> Text:
        """Every die with what it shows; then the threats."""
        rolled = (self.rolled(attempt, number) for number in range(len(attempt["dice"])))
        threats = Text(THREAT * attempt["threat"], "bold bright_red")
        return spaced((*rolled, threats), "  ") or Text("—", "dim")

    def rolled(self, attempt: dict[str, Any], number: int) -> Text:
        """A die: bonus dice behind a plus, those to be rolled again behind an arrow."""
        one = attempt["dice"][number]
        bonus = "+" if number >= len(attempt["dice"]) - attempt["bonus"] else ""
        again = AGAIN if number in attempt["again"] else ""
        raised = "+" * one["raised"]
        return Text.assemble((bonus + again, "bold"), die(self.voice, one["kind"]), raised, ":", shown(one["shows"]))

    def odds(self, scene: Scene) -> Text:
        """TB-CHAL-08, TB-FIGHT-04: how likely the next roll is to do it."""
        attempt = scene.view["attempt"]
        return Text() if attempt is None else spaced(self.chances(scene, attempt), "   ")

    def chances(self, scene: Scene, attempt: dict[str, Any]) -> Iterator[Text]:
        odds, monster = attempt["odds"], self.opponent(scene)
        if monster is not None:
            spots = self.cards.monster(monster).spots
            for spot, chance in odds["hit"].items():
                yield Text.assemble(spot_sign(spots[int(spot)]), " ", (percent(chance), "bold"))
            for spot in attempt["reach"] if not odds["hit"] else ():
                yield Text.assemble(spot_sign(spots[spot]), " ", (IN_REACH, "bold"))
        for card, chances in zip(attempt["at_stake"], odds.get("cards", ()), strict=False):
            half = self.cards.half_at_stake(card, attempt["half"])
            for mask, chance in enumerate(chances):
                traits = (*half.required, *half.stretched(mask))
                yield Text.assemble(symbols(traits), " ", (percent(chance), "bold"))
        yield from self.chances_of_both(attempt)

    def chances_of_both(self, attempt: dict[str, Any]) -> Iterator[Text]:
        """TB-LEG-10: two challenges of one roll, completed together."""
        halves = [self.cards.half_at_stake(card, attempt["half"]) for card in attempt["at_stake"]]
        for ends, chance in attempt["odds"].get("both", {}).items():
            masks = map(int, ends.split("."))
            asked = [(*half.required, *half.stretched(mask)) for half, mask in zip(halves, masks, strict=True)]
            yield Text.assemble(spaced(map(symbols, asked), "+"), " ", (percent(chance), "bold"))
