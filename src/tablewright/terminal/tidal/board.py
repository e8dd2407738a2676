"""The table of Tidal Blades in a terminal: islands, the Fold, pool and market or the attempt, own area, opponents."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rich.text import Text

from tablewright.games.tidal.kinds import ARENAS
from tablewright.games.tidal.table import Tidal

from ..described import DescribedBoard
from ..lines import padded, spaced
from ..scene import Reading, Scene
from ..sections import Section, labelled, laid_out
from ..voice import Voice
from .areas import Areas
from .cards import Cards
from .fights import Fights
from .islands import Archipelago
from .legend import legend
from .options import Options


class TidalBoard(DescribedBoard):
    """Draws views of Tidal Blades in one language."""

    def __init__(self, voice: Voice, table: Tidal) -> None:
        self.voice = voice
        self.cards = Cards(voice, table)
        self.islands = Archipelago(self.cards)
        self.fights = Fights(self.cards)
        self.seating = Areas(self.cards)
        self.options = Options(self.seating, self.islands, self.fights)

    # The table

    def header(self, scene: Scene) -> Text:
        view = scene.view
        title = Text(self.voice.word("game-title"), "bold")
        when = Text(self.voice.word("round", round=view["round"]), "bold yellow")
        threat = Text(self.voice.say("threat-die", level=view["threat"]), "dim")
        return spaced((title, when, threat, Text(scene.phase, "italic")), "  ")

    def draw(self, scene: Scene, width: int, height: int) -> Text:
        return laid_out(list(self.sections(scene, width)), width, height)

    def sections(self, scene: Scene, width: int) -> Iterator[Section]:
        """The parts of the board from top to bottom."""
        yield self.islands.section(scene, width)
        yield self.fights.fold_section(scene)
        yield from self.fights.attempt_section(scene)
        yield from self.row_sections(scene, width)
        yield from self.scheme_section(scene)
        yield from self.seating.own_sections(scene)
        yield self.seating.others_section(scene)

    def row_sections(self, scene: Scene, width: int) -> Iterator[Section]:
        """Pool and market; during an attempt nothing is taken from them, so they give way to its dice."""
        view = scene.view
        pool, market = self.voice.say("label-pool"), self.voice.say("label-market")
        pool_line = labelled(pool, spaced(map(self.cards.signs, view["pool"]), "   "))
        column = (width - 9) // max(len(view["market"]), 1) - 2
        cells = [self.cards.cell(entry, column) for entry in view["market"]]
        busy = view["attempt"] is not None
        yield Section(pool, [] if busy else [pool_line], [self.cards.line(entry) for entry in view["pool"]], 2)
        market_line = labelled(market, spaced(cells, "  "))
        yield Section(market, [] if busy else [market_line], [self.cards.line(one) for one in view["market"]], 2)

    def scheme_section(self, scene: Scene) -> Iterator[Section]:
        """TB-SCHEME-02: the rival's columns with their points, which hatch at the threshold; and what was set."""
        view = scene.view
        if view["mode"] != "solo":
            return
        title, threshold = self.voice.say("label-schemes"), view["threshold"]
        columns = [
            Text.assemble((self.voice.say("letter-of-arena", arena=arena), "bold reverse"), f" {points}/{threshold}")
            for arena, points in zip(ARENAS, view["scheme_points"], strict=True)
        ]
        bound = spaced(map(self.cards.named, view["set_challenge"]))
        lines = [
            padded(Text(self.voice.word(f"island-{arena}"), "dim"), 18)
            + padded(Text(f"{points}/{threshold}", "bold"), 7)
            + spaced(map(self.cards.named, column), "  ")
            for arena, column, points in zip(ARENAS, view["schemes"], view["scheme_points"], strict=True)
        ]
        yield Section(title, [labelled(title, spaced((*columns, bound), "   "))], [*lines, bound], 1)

    # Options and readings

    def areas(self, scene: Scene) -> list[Reading]:
        """All participants, the viewer last: the others are what one looks up."""
        seats = [area["seat"] for area in self.seating.in_order(scene) if area["seat"] != scene.viewer]
        seats += [] if scene.viewer is None else [scene.viewer]
        return [
            Reading(str(seat), Text(self.seating.title(scene, seat)), partial(self.seating.full, scene, seat))
            for seat in seats
        ]

    def legend(self) -> Text:
        return legend(self.voice)
