"""The board of a game that has none of its own yet: its view, written out line by line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from tablewright.engine.table import Table

from .lines import cropped, joined
from .scene import Reading, Scene
from .voice import Voice


class PlainBoard:
    """Any view as names and values."""

    def __init__(self, voice: Voice, table: Table) -> None:
        self.voice = voice

    def header(self, scene: Scene) -> Text:
        title = self.voice.word("game-title") if self.voice.speaker.has("game-title") else self.voice.game.id
        return Text.assemble((title, "bold"), "  ", scene.phase)

    def draw(self, scene: Scene, width: int, height: int) -> Text:
        lines = [cropped(line, width) for line in written_out(scene.view)]
        return joined(lines[:height])

    def note(self, scene: Scene, option_id: str) -> Text:
        return Text()

    def label(self, option_id: str) -> str | None:
        return None

    def detail(self, scene: Scene, option_id: str) -> Text:
        return Text()

    def reading_of(self, scene: Scene, option_id: str) -> str | None:
        return None

    def readings(self, scene: Scene) -> list[Reading]:
        return [Reading("view", Text(self.voice.say("whole-table")), lambda: joined(list(written_out(scene.view))))]

    def areas(self, scene: Scene) -> list[Reading]:
        return self.readings(scene)

    def legend(self) -> Text:
        return Text()


def written_out(value: dict[str, Any], indent: int = 0) -> Iterator[Text]:
    """One line for each plain value; what holds others is indented."""
    for name, inner in value.items():
        label = Text("  " * indent + f"{name}: ", "dim")
        if isinstance(inner, dict):
            yield label
            yield from written_out(inner, indent + 1)
        elif isinstance(inner, list) and any(isinstance(one, dict) for one in inner):
            yield label
            for number, one in enumerate(inner, 1):
                yield from written_out(one if isinstance(one, dict) else {str(number): one}, indent + 1)
        else:
            yield Text.assemble(label, _said(inner))


def _said(value: object) -> str:
    if isinstance(value, list):
        return " ".join(_said(one) for one in value)
    return "—" if value is None else str(value)
