"""The table of a sister game in a terminal: header, pool, own area and opponents, as roomy as they fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, ClassVar

from rich.text import Text

from tablewright.games.destiny.draft import NOBODY

from ..described import DescribedBoard
from ..lines import spaced
from ..scene import Reading, Scene
from ..sections import Section, laid_out, ruler
from ..voice import Voice
from .areas import Areas
from .legend import legend
from .options import Options
from .signs import PATHS, ROMAN, symbol_word


class DestinyBoard(DescribedBoard):
    """Draws the views of a game in one language; each game says of which sections its board consists."""

    meanings: ClassVar[Sequence[tuple[str, str]]]
    options: Options

    def __init__(self, voice: Voice, seating: Areas, options: Options) -> None:
        self.voice = voice
        self.seating = seating
        self.cards = seating.cards
        self.options = options

    # What each game has of its own

    def sections(self, scene: Scene, width: int) -> Iterator[Section]:
        """The parts of the board from top to bottom."""
        raise NotImplementedError

    def chapter_lines(self, view: dict[str, Any]) -> list[Text]:
        """What stands above the pool where there is room."""
        return []

    def row_bonus(self, row: dict[str, Any]) -> Text:
        """What a row gives beside its cards."""
        return Text(self.voice.say("row-bonus"), "cyan") if row["bonus_experience"] else Text()

    # The header

    def header(self, scene: Scene) -> Text:
        view = scene.view
        when = f"{ROMAN[view['chapter'] - 1]}·{view['turn']}/3"
        title = Text.assemble((self.voice.word("game-title"), "bold"), " ", (when, "bold yellow"))
        deck = Text(self.voice.say("deck", count=view["deck"]), "dim")
        return spaced((title, *self.active(view), deck, Text(scene.phase, "italic")), "  ")

    def active(self, view: dict[str, Any]) -> list[Text]:
        """The active symbols of the chapter, left and right."""
        return [Text.assemble(PATHS[side], symbol_word(self.voice, name)) for side, name in enumerate(view["active"])]

    # The table

    def draw(self, scene: Scene, width: int, height: int) -> Text:
        return laid_out(list(self.sections(scene, width)), width, height)

    def order(self, view: dict[str, Any]) -> list[int]:
        """All seats in initiative order, before there is one by number."""
        return view["initiative"] or [area["seat"] for area in view["seats"]]

    def pool_section(self, scene: Scene, width: int) -> Section:
        rows = [self.row(scene, number, row, width) for number, row in enumerate(scene.view["pool"], 1)]
        return Section(self.voice.say("label-pool"), rows, [*self.chapter_lines(scene.view), *rows], 3)

    def row(self, scene: Scene, number: int, row: dict[str, Any], width: int) -> Text:
        """A row of the pool: its cards, or who has taken it."""
        bonus = self.row_bonus(row)
        label = (f"{number} ", "bold")
        if row["marker"] != NOBODY:
            taken = self.voice.say("row-taken-by", name=scene.names[row["marker"]])
            return spaced((Text.assemble(label, (taken, "dim")), bonus))
        if not row["cards"]:
            return spaced((Text.assemble(label, ("—", "dim")), bonus))
        column = (width - 9) // 2
        cells = [self.cards.cell(entry, column) for entry in row["cards"]]
        return spaced((Text.assemble(label, spaced(cells)), bonus))

    def own_sections(self, scene: Scene, width: int) -> Iterator[Section]:
        """What lies before the viewer; an onlooker has nothing."""
        if scene.viewer is None:
            return
        area = scene.view["seats"][scene.viewer]
        small = [self.seating.own_line(scene, area), self.seating.timeline_line(area)]
        cards = self.cards.grid(area["timeline"], width)
        yield Section(scene.names[area["seat"]], small, [small[0], *cards] if cards else small, 2)
        yield self.hand_section(area, width)
        # Abilities are asked about when they matter, so they are spelled out only where there is plenty of room.
        yield Section(self.voice.say("label-abilities"), [], self.seating.ability_lines(area, width), 0)

    def hand_section(self, area: dict[str, Any], width: int) -> Section:
        line, title = self.seating.hand_line(area), self.voice.say("label-hand")
        grid = self.cards.grid(area["hand"] or (), width)
        return Section(title, [line], [ruler(title, width), *grid] if grid else [line], 5)

    def others_section(self, scene: Scene) -> Section:
        others = [scene.view["seats"][seat] for seat in self.order(scene.view) if seat != scene.viewer]
        small = [self.seating.opponent_line(scene, area) for area in others]
        large = [line for area in others for line in self.seating.opponent_lines(scene, area)]
        return Section(self.voice.say("areas-title"), small, large, 1)

    # Options and readings

    def label(self, option_id: str) -> str | None:
        return self.options.label(option_id)

    def areas(self, scene: Scene) -> list[Reading]:
        """All seats, the viewer's last: the others are what one looks up."""
        seats = [seat for seat in self.order(scene.view) if seat != scene.viewer]
        seats += [] if scene.viewer is None else [scene.viewer]
        return [
            Reading(str(seat), Text(self.seating.title(scene, seat)), partial(self.seating.full, scene, seat))
            for seat in seats
        ]

    def legend(self) -> Text:
        return legend(self.voice, self.meanings)
