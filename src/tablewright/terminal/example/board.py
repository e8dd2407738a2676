"""The table of Fireflies in a terminal: the row, the meadow, and everybody's jar, by shapes as well as colours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from rich.text import Text

from tablewright.games.example.content import COLOURS, LANTERN
from tablewright.games.example.table import Fireflies
from tablewright.games.example.wording import face_text

from ..lines import joined, padded, spaced
from ..plain import PlainBoard
from ..scene import Reading, Scene
from ..sections import Section, labelled, laid_out
from ..voice import Voice

SHAPES: Final = ("●", "◆", "■", "▲")
STYLES: Final = ("bold yellow", "bold green", "bold bright_blue", "bold bright_white")
GUST, HIDDEN, ACTIVE = "≈", "?", "▶"
NAME: Final = 11

Entry = Mapping[str, Any]


class ExampleBoard(PlainBoard):
    """Draws views of Fireflies in one language; what it does not say differently is as on any table."""

    def __init__(self, voice: Voice, table: Fireflies) -> None:
        super().__init__(voice, table)
        self.faces = {face.key: face for face in table.content.faces}

    # The table

    def header(self, scene: Scene) -> Text:
        when = Text(self.voice.word("round", round=scene.view["round"]), "bold yellow")
        return spaced((Text(self.voice.word("game-title"), "bold"), when, Text(scene.phase, "italic")), "  ")

    def draw(self, scene: Scene, width: int, height: int) -> Text:
        return laid_out(list(self.sections(scene)), width, height)

    def sections(self, scene: Scene) -> Iterator[Section]:
        """The catch at the top; then the meadow, and the jars round the table."""
        view, row, meadow = scene.view, self.voice.word("row"), self.voice.word("meadow")
        caught = [self.line(one) for one in view["row"]] or [Text("—", "dim")]
        yield Section(row, [labelled(row, self.signs(view["row"]))], caught, 2)
        cards = labelled(meadow, Text(self.odds(scene)))
        pile = Text.assemble((f"{self.voice.word('discard-pile')}: ", "dim"), self.signs(view["discard"]))
        yield Section(meadow, [cards], [Text(self.odds(scene)), pile], 1)
        jars = [self.seat_line(scene, area) for area in view["seats"]]
        yield Section(self.voice.word("jar"), jars, jars, 0)

    def seat_line(self, scene: Scene, area: Entry) -> Text:
        """Whose turn it is, the name, the points, the lights by colour, and the lantern."""
        seat = area["seat"]
        mark = Text(ACTIVE if seat in scene.asked else " ", "bold bright_magenta")
        name = padded(Text(scene.names[seat], "bold" if seat == scene.viewer else ""), NAME)
        points = Text(f"{area['points']:>3} ", "bold yellow")
        lantern = Text.assemble((f"{self.voice.word('lantern')} ", "dim"), self.signs(area["lanterns"]))
        return spaced((mark, name, points, self.lights(area), lantern), "  ")

    def lights(self, area: Entry) -> Text:
        """How many lights of each colour a jar has."""
        jar = [self.faces[one["key"]] for one in area["jar"]]
        counts = [sum(face.lights for face in jar if face.colour == colour) for colour in range(len(COLOURS))]
        return spaced(Text(f"{SHAPES[colour]}{count:<2}", STYLES[colour]) for colour, count in enumerate(counts))

    # Cards

    def signs(self, entries: Sequence[Entry]) -> Text:
        return spaced((self.sign(one) for one in entries), "  ")

    def sign(self, entry: Entry) -> Text:
        """A shape for every light; a lantern is a shape between brackets."""
        if "key" not in entry:
            return Text(HIDDEN, "dim")
        face = self.faces[entry["key"]]
        if face.back == LANTERN:
            return Text(f"({SHAPES[face.colour]})", STYLES[face.colour])
        return Text(SHAPES[face.colour] * face.lights, STYLES[face.colour]) if face.lights else Text(GUST, "bold red")

    def line(self, entry: Entry) -> Text:
        """A card in words, behind its sign."""
        face = self.faces[entry["key"]]
        name = Text(self.voice.word(f"card-{face.key}"))
        return spaced((padded(self.sign(entry), 4), name, Text(self.voice.message(face_text(face)), "dim")), "  ")

    def odds(self, scene: Scene) -> str:
        """FLY-WIND-02: how likely the next card is a gust."""
        return self.voice.word("odds", **scene.view["ahead"])

    # Options and readings

    def about(self, scene: Scene, option_id: str) -> Entry | None:
        """The card that an option is about."""
        number = option_id.partition(":")[2]
        return next((one for one in known_cards(scene) if str(one["card"]) == number), None)

    def note(self, scene: Scene, option_id: str) -> Text:
        if option_id == "catch":
            return Text(self.odds(scene), "dim")
        entry = self.about(scene, option_id)
        return Text() if entry is None else self.sign(entry)

    def detail(self, scene: Scene, option_id: str) -> Text:
        entry = self.about(scene, option_id)
        return Text() if entry is None else self.line(entry)

    def reading_of(self, scene: Scene, option_id: str) -> str | None:
        entry = self.about(scene, option_id)
        return None if entry is None else str(entry["key"])

    def readings(self, scene: Scene) -> list[Reading]:
        """Every face in sight, once."""
        found = {one["key"]: one for one in known_cards(scene)}
        return [
            Reading(key, Text(self.voice.word(f"card-{key}")), partial(self.line, one)) for key, one in found.items()
        ]

    def areas(self, scene: Scene) -> list[Reading]:
        """Everybody's jar in full."""
        return [
            Reading(str(area["seat"]), Text(scene.names[area["seat"]]), partial(self.area, area))
            for area in scene.view["seats"]
        ]

    def area(self, area: Entry) -> Text:
        title = Text(self.voice.word("in-jar", count=len(area["jar"])), "bold")
        known = [one for one in (*area["lanterns"], *area["jar"]) if "key" in one]
        return joined([title, *(self.line(one) for one in known)])

    def legend(self) -> Text:
        """Colours by shape, a gust, and a lantern."""
        colours = (
            Text.assemble((shape, style), f" {self.voice.word('colour', colour=colour)}")
            for shape, style, colour in zip(SHAPES, STYLES, COLOURS, strict=True)
        )
        gust = Text.assemble((GUST, "bold red"), f" {self.voice.word('gust-words')}")
        return joined([spaced(colours, "   "), gust, Text(f"(●) {self.voice.word('lantern')}")])


def known_cards(scene: Scene) -> list[Entry]:
    """Every card that this viewer sees."""
    view = scene.view
    zones = [view["row"], view["discard"]]
    zones += [area[zone] for area in view["seats"] for zone in ("jar", "lanterns")]
    return [one for zone in zones for one in zone if "key" in one]
