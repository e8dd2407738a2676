"""The table of Ronin in a terminal: header, pool, own area, tracks and opponents, as roomy as they fit."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from rich.text import Text

from tablewright.games.destiny.symbols import SIDES
from tablewright.games.ronin.table import Ronin

from ..lines import cropped, joined, padded, spaced
from ..scene import Reading, Scene
from ..voice import Voice
from .areas import Areas
from .legend import legend
from .options import Options
from .signs import PATHS, symbol_word

ROMAN = ("I", "II", "III")
NOBODY = -1


class Section(NamedTuple):
    """A part of the board in two sizes; the most wanted parts grow first. `title` rules it off where there is room."""

    title: str
    small: list[Text]
    large: list[Text]
    wanted: int


class RoninBoard:
    """Draws views of Ronin in one language."""

    def __init__(self, voice: Voice, table: Ronin) -> None:
        self.voice = voice
        self.pack = table.content
        self.seating = Areas(voice, table.content)
        self.cards = self.seating.cards
        self.tracks = self.seating.tracks
        self.options = Options(voice, self.seating)

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
        sections = list(self.sections(scene, width))
        least = sum(len(section.small) for section in sections)
        if height - least < 2 * len(sections):
            parts = fitted(sections, height)
        else:
            parts = fitted(sections, height - len(sections))
            parts = [ruled(one.title, part, width) for one, part in zip(sections, parts, strict=True)]
        return joined(cropped(line, width) for part in parts for line in part)

    def sections(self, scene: Scene, width: int) -> Iterator[Section]:
        view, own = scene.view, scene.viewer
        pool = self.pool(scene, width)
        yield Section(self.voice.say("label-pool"), pool, [*self.chapter_lines(view), *pool], 3)
        if own is not None:
            yield self.own_section(scene, view["seats"][own], width)
            yield self.hand_section(view["seats"][own], width)
            yield self.abilities_section(view["seats"][own], width)
        tracks = [track for track in view["tracks"] if own is None or own in track["seats"]]
        tracks.sort(key=lambda track: own is not None and track["seats"][0] != own)  # the left one first
        if tracks:
            yield self.track_section(scene, tracks)
        yield self.others_section(scene, [view["seats"][seat] for seat in self.order(view) if seat != own])

    def order(self, view: dict[str, Any]) -> list[int]:
        """All seats in initiative order, before there is one by number."""
        return view["initiative"] or [area["seat"] for area in view["seats"]]

    def chapter_lines(self, view: dict[str, Any]) -> list[Text]:
        """What is active in which chapter, and the side quest."""
        plan = view["chapters"]
        if plan is None:
            return []
        pairs = [
            Text.assemble((f"{ROMAN[number]} ", "bold"), spaced([self.options.symbol(name) for name in pair]))
            for number, pair in enumerate(plan["active"])
        ]
        quest = spaced([self.options.symbol(name) for name in plan["side_quest"]])
        name = Text(self.voice.word(f"chapter-{plan['key']}"), "italic dim")
        side_quest = (self.voice.word("source", source="side-quest") + " ", "dim")
        return [spaced((name, *pairs, Text.assemble(side_quest, quest)), "   ")]

    def pool(self, scene: Scene, width: int) -> list[Text]:
        return [self.row(scene, number, row, width) for number, row in enumerate(scene.view["pool"], 1)]

    def row(self, scene: Scene, number: int, row: dict[str, Any], width: int) -> Text:
        """A row of the pool: its cards, or who has taken it."""
        bonus = Text(self.voice.say("row-bonus"), "cyan") if row["bonus_experience"] else Text()
        label = (f"{number} ", "bold")
        if row["marker"] != NOBODY:
            taken = self.voice.say("row-taken-by", name=scene.names[row["marker"]])
            return spaced((Text.assemble(label, (taken, "dim")), bonus))
        if not row["cards"]:
            return spaced((Text.assemble(label, ("—", "dim")), bonus))
        column = (width - 9) // 2
        cells = [self.cards.cell(entry, column) for entry in row["cards"]]
        return spaced((Text.assemble(label, spaced(cells)), bonus))

    def own_section(self, scene: Scene, area: dict[str, Any], width: int) -> Section:
        small = [self.seating.own_line(scene, area), self.seating.timeline_line(area)]
        cards = self.cards.grid(area["timeline"], width)
        return Section(scene.names[area["seat"]], small, [small[0], *cards] if cards else small, 2)

    def abilities_section(self, area: dict[str, Any], width: int) -> Section:
        """Abilities are asked about when they matter, so they are spelled out only where there is plenty of room."""
        return Section(self.voice.say("label-abilities"), [], self.seating.ability_lines(area, width), 0)

    def hand_section(self, area: dict[str, Any], width: int) -> Section:
        line, title = self.seating.hand_line(area), self.voice.say("label-hand")
        grid = self.cards.grid(area["hand"] or (), width)
        return Section(title, [line], [ruler(title, width), *grid] if grid else [line], 5)

    def track_section(self, scene: Scene, tracks: list[dict[str, Any]]) -> Section:
        """Tracks with their next bonus: in one line each, or in two with more words."""
        small, large = [], []
        for track in tracks:
            where = self.voice.say("track-field", field=track["field"], length=track["length"])
            bonus = self.tracks.next_bonus(track)
            fields = padded(self.track_label(scene, track), 11) + Text(" ") + self.tracks.fields(track) + Text(" ")
            small.append(fields + bonus)
            large += [fields + Text(where, "dim"), Text(" " * 12) + bonus]
        return Section(self.voice.say("label-tracks"), small, large, 4)

    def others_section(self, scene: Scene, others: list[dict[str, Any]]) -> Section:
        small = [self.seating.opponent_line(scene, area) for area in others]
        large = [line for area in others for line in self.seating.opponent_lines(scene, area)]
        return Section(self.voice.say("areas-title"), small, large, 1)

    def track_label(self, scene: Scene, track: dict[str, Any]) -> Text:
        """With whom a track is shared, and on which side."""
        own = scene.viewer
        if own is None:
            return Text("–".join(scene.names[seat][:5] for seat in track["seats"]))
        sides = scene.view["seats"][own]["neighbours"]
        side = "left" if track["seats"][0] == own and "left" in sides else "right"
        other = next(seat for seat in track["seats"] if seat != own)
        return Text.assemble((PATHS[SIDES.index(side)], "bold"), scene.names[other])

    # Options and readings

    def note(self, scene: Scene, option_id: str) -> Text:
        return self.options.note(scene, option_id)

    def label(self, option_id: str) -> str | None:
        return self.options.label(option_id)

    def detail(self, scene: Scene, option_id: str) -> Text:
        return self.options.detail(scene, option_id)

    def reading_of(self, scene: Scene, option_id: str) -> str | None:
        return self.options.reading_of(scene, option_id)

    def readings(self, scene: Scene) -> list[Reading]:
        return self.options.readings(scene)

    def areas(self, scene: Scene) -> list[Reading]:
        """All seats, the viewer's last: the others are what one looks up."""
        seats = [seat for seat in self.order(scene.view) if seat != scene.viewer]
        seats += [] if scene.viewer is None else [scene.viewer]
        return [
            Reading(str(seat), Text(self.seating.title(scene, seat)), partial(self.seating.full, scene, seat))
            for seat in seats
        ]

    def legend(self) -> Text:
        return legend(self.voice)


def ruler(title: str, width: int) -> Text:
    """A line that rules off a part of the board."""
    return Text.assemble(("── ", "dim"), (title, "bold"), (" " + "─" * (width - len(title) - 4), "dim"))


def ruled(title: str, part: list[Text], width: int) -> list[Text]:
    """A part below its ruler, unless it already has one or has nothing to show."""
    line = ruler(title, width)
    return part if not part or part[0] == line else [line, *part]


def fitted(sections: list[Section], height: int) -> list[list[Text]]:
    """Every part small, then the most wanted ones large while there is room."""
    chosen = [section.small for section in sections]
    room = height - sum(len(part) for part in chosen)
    for index in sorted(range(len(sections)), key=lambda index: -sections[index].wanted):
        grown = sections[index].large
        more = len(grown) - len(chosen[index])
        if 0 <= more <= room:
            chosen[index] = grown
            room -= more
    return chosen
