"""Boards that leave it to their options what is said of a choice, as the boards of the large games do."""

from __future__ import annotations

from typing import Protocol

from rich.text import Text

from .scene import Reading, Scene


class Options(Protocol):
    """What knows the choices of a game; see `Board` for what each is asked for."""

    def note(self, scene: Scene, option_id: str) -> Text: ...
    def detail(self, scene: Scene, option_id: str) -> Text: ...
    def reading_of(self, scene: Scene, option_id: str) -> str | None: ...
    def readings(self, scene: Scene) -> list[Reading]: ...


class DescribedBoard:
    """The half of a board that speaks of options and readings."""

    options: Options

    def note(self, scene: Scene, option_id: str) -> Text:
        return self.options.note(scene, option_id)

    def label(self, option_id: str) -> str | None:
        return None

    def detail(self, scene: Scene, option_id: str) -> Text:
        return self.options.detail(scene, option_id)

    def reading_of(self, scene: Scene, option_id: str) -> str | None:
        return self.options.reading_of(scene, option_id)

    def readings(self, scene: Scene) -> list[Reading]:
        return self.options.readings(scene)
