"""Places in words: areas with what is in them and the ways out, and the map to be read in full."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from ..lines import joined, padded, spaced
from ..scene import Scene
from ..sections import heading
from ..voice import Voice
from . import chart
from .chart import Cell, chips, found_area, label
from .signs import ACROSS, ARROWS, DOWN, LEVEL, LINE_INKS, Entry

REGISTER = 24
"""Columns that the names of areas need beside the map."""


class Atlas:
    """The map of a table, spoken in one language."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def name(self, found: Cell) -> str:
        """An area as people call it."""
        named = found.area["name"]
        return self.voice.word(named) if named else self.voice.say("heredity-area", letter=found.area["letter"])

    def of(self, view: dict[str, Any], area: int | None) -> Text:
        """An area by its label and its name."""
        found = found_area(view, area)
        if found is None:
            return Text("—", "dim")
        return Text.assemble((label(*found), "bold"), " ", self.name(found))

    # On the board

    def lines(self, scene: Scene, members: list[Entry], width: int, height: int) -> list[Text]:
        """The map around some members, drawn if there is room for it, otherwise told."""
        if not scene.view["board"]:
            return []
        if height >= 2 * chart.HIGH + 3:
            return self.beside(scene.view, chart.window(scene.view, members, width, height), width, height)
        return list(self.places(scene.view, members))[:height]

    def beside(self, view: dict[str, Any], lines: list[Text], width: int, height: int) -> list[Text]:
        """The drawn map with the names of its areas to the right, if there is room for them."""
        wide = max(line.cell_len for line in lines)
        if width - wide < REGISTER:
            return lines
        names = [self.of(view, area["area"]) for terrain in view["board"] for area in terrain["areas"]][:height]
        lines = [*lines, *[Text()] * (len(names) - len(lines))]
        names = [*names, *[Text()] * (len(lines) - len(names))]
        return [padded(line, wide) + Text("   ") + name for line, name in zip(lines, names, strict=True)]

    def places(self, view: dict[str, Any], members: list[Entry]) -> Iterator[Text]:
        """The areas in which some members stand, each in a line."""
        told: list[int] = []
        for member in members:
            found = found_area(view, member["area"])
            if found is not None and found.area["region"] not in told:
                told.append(found.area["region"])
                yield self.line(view, found)

    def line(self, view: dict[str, Any], found: Cell) -> Text:
        """An area: its name, what is there, and where it leads."""
        contents = [chip for one in self.parts(view, found) for chip in chips(view, one.area["area"])[1:]]
        head = Text.assemble((label(*found), "bold"), " ", self.name(found))
        return spaced((head, spaced(contents), self.ways(view, found.area["region"])), "  ")

    def parts(self, view: dict[str, Any], found: Cell) -> list[Cell]:
        """All parts of an area that reaches over several cards."""
        return [
            Cell(terrain, area)
            for terrain in view["board"]
            for area in terrain["areas"]
            if area["region"] == found.area["region"]
        ]

    def ways(self, view: dict[str, Any], region: int) -> Text:
        """Where an area leads: neighbours behind their lines, and what is not explored yet."""
        found = []
        for way in view["ways"]:
            if region in way["between"]:
                there = found_area(view, next(one for one in way["between"] if one != region))
                assert there is not None
                sign = LEVEL if way["colour"] == "level" else DOWN[way["colour"]]
                found.append(Text.assemble((sign, LINE_INKS.get(way["colour"], "bold")), label(*there)))
        return spaced([*found, *self.unknown(view, region)])

    def unknown(self, view: dict[str, Any], region: int) -> Iterator[Text]:
        for terrain in view["board"]:
            inside = {area["id"] for area in terrain["areas"] if area["region"] == region}
            for way in terrain["exploration"]:
                if way["open"] and inside & set(way["areas"]):
                    yield Text(f"{ARROWS[way['edge']]}{way['number']}", "bold bright_white")

    # In full

    def full(self, scene: Scene, width: int) -> Text:
        """Every floor drawn, then every terrain area by area."""
        view = scene.view
        lines = [line for floor in chart.floors(view) for line in chart.whole(view, floor, width)]
        for terrain in view["board"]:
            lines += [heading(f"{terrain['number']} {self.voice.word(terrain['name'])}")]
            lines += [self.entry(view, Cell(terrain, area)) for area in terrain["areas"]]
            lines += [Text()]
        return joined([*lines, *self.line_meanings()])

    def entry(self, view: dict[str, Any], found: Cell) -> Text:
        """An area in the register; a part of one that was told already only says of which."""
        whole = found_area(view, found.area["region"])
        if whole is None or whole.area["area"] == found.area["area"]:
            return self.line(view, found)
        return Text.assemble((label(*found), "bold"), f" {self.name(found)}  = ", (label(*whole), "bold"))

    def line_meanings(self) -> Iterator[Text]:
        for colour, sign in DOWN.items():
            if colour != "frame":
                yield Text.assemble((f"{sign}{ACROSS[colour]}  ", LINE_INKS[colour]), self.voice.word(f"line-{colour}"))
