"""How a test sits down to Heredity: write cards, set a position, let the family act, look at what everybody sees."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Self

from tablewright.engine.faults import Illegal
from tablewright.engine.position import Checkpoint, Position
from tablewright.engine.table import Event
from tablewright.games.heredity.assembly import assemble
from tablewright.games.heredity.by_hand import table_by_hand
from tablewright.games.heredity.content import Campaign
from tablewright.games.heredity.kinds import PCS
from tablewright.games.heredity.scenario.folders import ORIGINAL, Draft, as_campaign, read_base, read_chapter
from tablewright.games.heredity.scenario.mistakes import Notebook
from tablewright.games.heredity.scenario.reading import Reader
from tablewright.games.heredity.table import Heredity, zone_of

CHAPTER = 'key = "test"\nnumber = 1\nopening_cards = [1]\nspecial_components = { rope = 1 }\n'
# A yard, a hut behind a green door, a road, and a shed behind a wall with a window; everything is 3 x 3 cells.
FARM = """
[[terrain]]
number = 10
[terrain.front]
plan = ["yyh", "yyh", "rrs"]
areas = [
  { id = "yard", cells = "y", capacity = 2 },
  { id = "hut", cells = "h", capacity = 2 },
  { id = "road", cells = "r", capacity = 3, merges_across_edges = ["west"] },
  { id = "shed", cells = "s", capacity = 1 },
]
lines = [
  { between = ["yard", "hut"], colour = "green" },
  { between = ["yard", "road"], colour = "white" },
  { between = ["hut", "shed"], colour = "blue" },
  { between = ["road", "shed"], colour = "black" },
]
actions = [{ icon = "observe", area = "yard", card = 20 }]
exploration = [{ edge = "west", card = 11 }]
start_symbols = { djamal = "yard", maeve = "yard", selena = "road", brick = "road" }
letter_symbols = { A = "hut" }
[terrain.back]
plan = ["yyh", "yyh", "rrs"]
areas = [
  { id = "yard", cells = "y", capacity = 2 },
  { id = "hut", cells = "h", capacity = 2 },
  { id = "road", cells = "r", capacity = 3 },
  { id = "shed", cells = "s", capacity = 1 },
]
lines = [
  { between = ["yard", "hut"], colour = "green" },
  { between = ["yard", "road"], colour = "red" },
  { between = ["hut", "shed"], colour = "blue" },
  { between = ["road", "shed"], colour = "black" },
]
actions = [{ icon = "interact", area = "hut", card = 21 }]

[[terrain]]
number = 11
[terrain.front]
plan = ["fff", "fff", "ggg"]
areas = [
  { id = "field", cells = "f", capacity = 2 },
  { id = "grass", cells = "g", capacity = 2, merges_across_edges = ["east"] },
]
lines = [{ between = ["field", "grass"], colour = "white" }]
materials = [{ area = "field", n = 2 }]
"""
STORY = """
[[narrative]]
number = 1
[narrative.front]
instructions = [{ place_terrain = 10 }, { place_pc = { who = "each", at = { start = "each" } } }]
"""


def with_blanks(narrative: str) -> str:
    """The cards that the farm's icons name, blank unless the test writes them."""
    blanks = (told_by(number, "[]") for number in (20, 21) if f"number = {number}\n" not in narrative)
    return STORY + narrative + "".join(blanks)


@lru_cache(maxsize=256)
def campaign_of(narrative: str, terrain: str, npcs: str, items: str, setup: str = "[]") -> Campaign:
    """A chapter from the text of its files, read but not proven, with the original base deck."""
    draft = Draft(Reader(Notebook()))
    with TemporaryDirectory() as name:
        folder = Path(name)
        files = {
            "chapter": f"{CHAPTER}setup = {setup}\n",
            "narrative": narrative,
            "terrain": terrain,
            "npcs": npcs,
            "items": items,
        }
        for file, text in files.items():
            (folder / f"{file}.toml").write_text(text, "utf-8")
        for language in ("en", "pl", "cs"):
            (folder / f"{language}.md").write_text("# chapter A test\nNothing much.\n", "utf-8")
        read_base(draft, ORIGINAL / "base")
        read_chapter(draft, folder, "")
    draft.notebook.tell()
    return as_campaign(draft)


class Sitting:
    """A position of Heredity written by hand, and the players around it."""

    def __init__(
        self,
        phase: str = "family_acts",
        narrative: str = "",
        terrain: str = FARM,
        npcs: str = "",
        items: str = "",
        setup: str = "[]",
        **data: Any,
    ) -> None:
        self._sit_down(campaign_of(with_blanks(narrative), terrain, npcs, items, setup), phase, data)

    @classmethod
    def at(cls, content: Campaign, phase: str, **data: Any) -> Self:
        """A position of another campaign than the small one of these tests."""
        sitting = cls.__new__(cls)
        sitting._sit_down(content, phase, data)
        return sitting

    def _sit_down(self, campaign: Campaign, phase: str, data: Mapping[str, Any]) -> None:
        self.game = assemble(campaign)
        self.journal: list[Event] = []
        table = table_by_hand({"phase": phase, **data}, campaign)
        self.position = Position(self.game, Checkpoint(self.game.phase(phase), table, 0), journal=self.journal)

    @property
    def table(self) -> Heredity:
        table = self.position.table
        assert isinstance(table, Heredity)
        return table

    def choose(self, *options: str, seat: int = 0) -> Self:
        """Let a seat make choices, one after the other, by option id."""
        for option in options:
            self.position.choose(seat, option)
        return self

    def asked(self, seat: int = 0) -> str | None:
        """What the table waits for a seat to answer."""
        question = self.position.open().get(seat)
        return None if question is None or question.optional else question.key

    def may(self, seat: int) -> str | None:
        """What a seat may do although the table does not wait for it."""
        question = self.position.open().get(seat)
        return question.key if question is not None and question.optional else None

    def options(self, seat: int = 0, starting: str = "") -> list[str]:
        """The option ids that a seat may choose from; empty when it is not asked."""
        question = self.position.open().get(seat)
        return [] if question is None else [one.id for one in question.options if one.id.startswith(starting)]

    def forbidden(self, option: str, seat: int = 0) -> bool:
        try:
            self.position.choose(seat, option)
        except Illegal:
            return True
        return False

    def why_not(self, option: str, seat: int = 0) -> str | None:
        """The rule that a refusal names; None if the option is open."""
        try:
            self.position.find(seat, option)
        except Illegal as refusal:
            return f"no rule: {refusal}" if refusal.reason is None else refusal.rule
        return None

    # What everybody sees

    def sees(self) -> dict[str, Any]:
        return self.game.view(self.table, None)

    def timeline(self) -> list[int | str | None]:
        """The row from left to right: printed numbers, `family`, None for a gap."""
        row = self.sees()["timeline"]
        return [None if card is None else "family" if card["family"] else card["number"] for card in row]

    def under_hourglass(self) -> int | str | None:
        return self.timeline()[int(self.sees()["hourglass"])]

    def zone(self, number: int) -> str:
        return zone_of(self.table, self.table.content.card_of[number])

    def side(self, number: int) -> str:
        return "back" if self.table.flipped[self.table.content.card_of[number]] else "front"

    def tokens(self, number: int) -> dict[str, int]:
        """The tokens on a card that is read, on the timeline or beside the board."""
        seen = self.sees()
        cards = [*seen["read"], *seen["beside"], *(card for card in seen["timeline"] if card)]
        return next((dict(card["tokens"]) for card in cards if card["number"] == number), {})

    def member(self, name: str) -> dict[str, Any]:
        return next(one for one in self.sees()["family"] if one["name"] == name)

    def area(self, who: str | int) -> str | None:
        """Where somebody stands, as `10:yard`."""
        character = (
            PCS.index(who)
            if isinstance(who, str)
            else self.table.content.figures_of[self.table.content.card_of[who]][0]
        )
        for terrain in self.sees()["board"]:
            for area in terrain["areas"]:
                if character in area["characters"]:
                    return f"{terrain['number']}:{area['id']}"
        return None

    def area_number(self, name: str) -> int:
        """The number by which options name an area such as `10:yard`."""
        number, _, area = name.partition(":")
        terrain = next(one for one in self.sees()["board"] if one["number"] == int(number))
        return next(int(one["area"]) for one in terrain["areas"] if one["id"] == area)

    def step(self, name: str) -> str:
        return f"area:{self.area_number(name)}"

    def move(self, who: str, name: str) -> str:
        """The option by which somebody's space, such as `maeve:feet.0`, carries it into an area."""
        return f"move:{who}:{self.step(name)}"

    def icons(self, name: str) -> list[list[Any]]:
        return [[one["action"], one["number"]] for one in self._area_view(name)["icons"]]

    def lying(self, name: str) -> dict[str, int]:
        return dict(self._area_view(name)["tokens"])

    def _area_view(self, name: str) -> dict[str, Any]:
        areas = (area for terrain in self.sees()["board"] for area in terrain["areas"])
        return next(area for area in areas if area["area"] == self.area_number(name))

    def damage(self, name: str) -> dict[str, int]:
        """Damage on the body of a member of the family, by part."""
        return {part["part"]: sum(space["damage"] for space in part["spaces"]) for part in self.member(name)["body"]}

    def told(self, key: str) -> list[Mapping[str, Any]]:
        return [event.arguments for event in self.journal if event.key == key]

    def told_cards(self, key: str) -> list[int]:
        """The printed numbers of the cards in what was told; the family card has none."""
        return [self.table.content.numbers[event["card"] // 2] for event in self.told(key)]


def event_card(number: int, instructions: str, more: str = "") -> str:
    """A narrative card with an event section, for the timeline."""
    return (
        f'[[narrative]]\nnumber = {number}\n[narrative.front]\nanchor = {{ colour = "blue" }}\n{more}\n'
        f"event = {{ instructions = {instructions} }}\n"
    )


def told_by(number: int, instructions: str, back: str | None = None) -> str:
    """A narrative card with an instruction section, and perhaps one on its back."""
    text = f"[[narrative]]\nnumber = {number}\n[narrative.front]\ninstructions = {instructions}\n"
    return text if back is None else f"{text}[narrative.back]\ninstructions = {back}\n"
