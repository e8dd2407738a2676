"""The cards of Tidal Blades as text: a few signs, one sentence, or everything that is printed on them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rich.text import Text

from tablewright.engine.components import Line
from tablewright.games.tidal.faces import NO_ARENA, Challenge, Half, MarketCard, Monster, Spot
from tablewright.games.tidal.kinds import ARENAS, TRAITS
from tablewright.games.tidal.printed import face_text
from tablewright.games.tidal.table import Tidal
from tablewright.games.tidal.wording import name_of

from ..lines import joined, padded, spaced
from ..scene import Scene
from ..voice import Voice
from .signs import ARBITER, FRUIT, POSITION, disc, symbol, symbols

Entry = dict[str, Any]
UNSEEN = "?"
ROWS_APART = "┊"


class Cards:
    """The cards of a pack, spoken in one language; the name in a view tells which face is meant."""

    def __init__(self, voice: Voice, table: Tidal) -> None:
        self.voice = voice
        self.pack = table.content
        self.faces = {name_of(self.pack, face): face for face in range(self.pack.face_count)}

    def name(self, entry: Entry) -> str:
        return self.voice.word(entry["name"]) if "name" in entry else UNSEEN

    def names(self, entries: Iterable[Entry]) -> Text:
        return spaced((Text(self.name(entry)) for entry in entries), ", ") or Text("—", "dim")

    def line_of(self, line: Line) -> str:
        """A printed line: what it is about, and its parts in a row."""
        parts = ", ".join(map(self.voice.message, line.parts))
        return spaced(map(Text, (self.voice.message(line.about) if line.about else "", parts)), ": ").plain

    def printed(self, entry: Entry) -> list[str]:
        """Everything that is printed on a known card, line by line."""
        return [self.line_of(line) for line in face_text(self.pack, self.faces[entry["name"]])]

    # Signs

    def signs(self, entry: Entry) -> Text:
        """A challenge, a market card or a monster as signs; other cards have none."""
        if "name" not in entry:
            return Text(UNSEEN, "dim")
        face = self.faces[entry["name"]]
        if face < self.pack.first_trick:
            return self.challenge(self.pack.challenges[face])
        if self.pack.first_market <= face < self.pack.first_goal:
            return cost(self.pack.market_card(face))
        return Text()

    def challenge(self, challenge: Challenge) -> Text:
        """Arena, symbols and points of each half; the stretch symbols stand behind a plus."""
        return spaced(map(self.half, challenge.halves), "/")

    def half(self, half: Half) -> Text:
        arena = ARBITER if half.arena == NO_ARENA else self.voice.say("letter-of-arena", arena=ARENAS[half.arena])
        stretch = Text.assemble(("+", "dim"), symbols(half.stretch)) if half.stretch else Text()
        return Text.assemble((arena, "bold reverse"), symbols(half.required), stretch, (f" {half.points}", "yellow"))

    def half_at_stake(self, entry: Entry, number: int) -> Half:
        """The half of a challenge that is attempted; cards that are not split have one."""
        halves = self.pack.challenges[self.faces[entry["name"]]].halves
        return halves[number if number < len(halves) else 0]

    def named(self, entry: Entry) -> Text:
        return spaced((Text(self.name(entry)), self.signs(entry)))

    def cell(self, entry: Entry, width: int) -> Text:
        """A card in so many columns; the name gives way."""
        signs = self.signs(entry)
        return padded(Text(self.name(entry)), width - signs.cell_len - 1) + Text(" ") + signs

    # Monsters

    def monster(self, entry: Entry) -> Monster:
        return self.pack.monster(self.faces[entry["name"]])

    def spots(self, scene: Scene, entry: Entry) -> Text:
        """The spots of a monster in their rows; a hit one shows whose token lies there."""
        monster = self.monster(entry)
        cells: dict[int, list[Text]] = {}
        for spot, seat in zip(monster.spots, entry["hits"], strict=True):
            cells.setdefault(spot.row, []).append(
                spot_sign(spot) if seat < 0 else Text.assemble("(", disc(scene, seat), ")")
            )
        return spaced((spaced(row) for _, row in sorted(cells.items())), f" {ROWS_APART} ")

    # Words

    def line(self, entry: Entry) -> Text:
        """A card in one sentence."""
        if "name" not in entry:
            return Text(UNSEEN, "dim")
        return Text.assemble((self.name(entry), "bold"), ": ", self.said(entry))

    def said(self, entry: Entry) -> str:
        """What is printed on a card, in a row."""
        return in_a_row(self.printed(entry))

    def without_price(self, entry: Entry) -> str:
        """What a market card gives: an option to buy it tells the price itself, less discounts."""
        return in_a_row(self.printed(entry)[1:])

    def full(self, entry: Entry) -> Text:
        """A card as it is read large."""
        return joined([Text(f" {self.name(entry)} ", "bold reverse"), Text(), *self._body(entry)])

    def _body(self, entry: Entry) -> Iterator[Text]:
        for line in self.printed(entry):
            yield from (Text(line), Text())
        yield self.signs(entry)


def in_a_row(lines: list[str]) -> str:
    """Lines of a card after one another; a whole sentence needs no semicolon after it."""
    return "; ".join(lines).replace(".;", ".")


def cost(card: MarketCard) -> Text:
    """TB-AMKT-02: fruit, and positions on the Champions Board."""
    fruit = Text.assemble(str(card.fruit), (FRUIT, "bright_red")) if card.fruit else Text()
    return spaced((fruit, Text(f"−{card.ranking}{POSITION}" if card.ranking else "")))


def spot_sign(spot: Spot) -> Text:
    """The trait of a spot, and behind it the least level of a die if it is armoured."""
    sign = symbol(TRAITS[spot.trait])
    return sign + Text(str(spot.armour) if spot.armour > 1 else "", "bold")


def all_cards(value: Any) -> Iterator[Entry]:
    """Every card that a view names, wherever it lies."""
    if isinstance(value, dict):
        if "card" in value and "name" in value:
            yield value
        value = list(value.values())
    if isinstance(value, list):
        for inner in value:
            yield from all_cards(inner)
