"""The table of Ronin in a terminal: beside what the sister games share, its chapters and cooperation tracks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from tablewright.games.destiny.symbols import SIDES
from tablewright.games.ronin.table import Ronin

from ..destiny.board import DestinyBoard
from ..destiny.signs import PATHS, ROMAN, symbol
from ..lines import padded, spaced
from ..scene import Scene
from ..sections import Section
from ..voice import Voice
from .areas import RoninAreas
from .legend import MEANINGS
from .options import RoninOptions


class RoninBoard(DestinyBoard):
    """Draws views of Ronin in one language."""

    meanings = MEANINGS

    def __init__(self, voice: Voice, table: Ronin) -> None:
        areas = RoninAreas(voice, table.content)
        super().__init__(voice, areas, RoninOptions(voice, areas))
        self.tracks = areas.tracks

    def sections(self, scene: Scene, width: int) -> Iterator[Section]:
        yield self.pool_section(scene, width)
        yield from self.own_sections(scene, width)
        yield from self.track_sections(scene)
        yield self.others_section(scene)

    def chapter_lines(self, view: dict[str, Any]) -> list[Text]:
        """What is active in which chapter, and the side quest."""
        plan = view["chapters"]
        if plan is None:
            return []
        pairs = [
            Text.assemble((f"{ROMAN[number]} ", "bold"), spaced([symbol(name) for name in pair]))
            for number, pair in enumerate(plan["active"])
        ]
        quest = spaced([symbol(name) for name in plan["side_quest"]])
        name = Text(self.voice.word(f"chapter-{plan['key']}"), "italic dim")
        side_quest = (self.voice.word("source", source="side-quest") + " ", "dim")
        return [spaced((name, *pairs, Text.assemble(side_quest, quest)), "   ")]

    def track_sections(self, scene: Scene) -> Iterator[Section]:
        """Tracks with their next bonus: in one line each, or in two with more words."""
        own = scene.viewer
        tracks = [track for track in scene.view["tracks"] if own is None or own in track["seats"]]
        tracks.sort(key=lambda track: own is not None and track["seats"][0] != own)  # the left one first
        small, large = [], []
        for track in tracks:
            where = self.voice.say("track-field", field=track["field"], length=track["length"])
            bonus = self.tracks.next_bonus(track)
            fields = padded(self.track_label(scene, track), 11) + Text(" ") + self.tracks.fields(track) + Text(" ")
            small.append(fields + bonus)
            large += [fields + Text(where, "dim"), Text(" " * 12) + bonus]
        if tracks:
            yield Section(self.voice.say("label-tracks"), small, large, 4)

    def track_label(self, scene: Scene, track: dict[str, Any]) -> Text:
        """With whom a track is shared, and on which side."""
        own = scene.viewer
        if own is None:
            return Text("–".join(scene.names[seat][:5] for seat in track["seats"]))
        sides = scene.view["seats"][own]["neighbours"]
        side = "left" if track["seats"][0] == own and "left" in sides else "right"
        other = next(seat for seat in track["seats"] if seat != own)
        return Text.assemble((PATHS[SIDES.index(side)], "bold"), scene.names[other])
