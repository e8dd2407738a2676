"""Watching a record: the table after each choice, back and forth, as the public or as any seat saw it."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from tablewright.engine.match import Match
from tablewright.engine.table import Table

from .client import Client
from .ending import final_scoring
from .history import History, Moment
from .scene import Scene


class Watching(Client):
    """A record on the screen, one moment at a time."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up", "step(-1)", show=False),
        Binding("right,down,space,enter", "step(1)", show=False),
        Binding("pageup", "step(-10)", show=False),
        Binding("pagedown", "step(10)", show=False),
        Binding("home", "go_to(0)", show=False),
        Binding("end", "go_to(-1)", show=False),
        Binding("v", "viewer", show=False),
        Binding("f", "final", show=False),
    ]
    footer_keys = ("help", "step", "viewer", "read", "areas", "log", "quit", "rulebook", "ends", "language")
    help_keys = ("step", "ends", "viewer", "rulebook", "read", "areas", "log", "final", "language", "leave")

    def __init__(self, match: Match, language: str) -> None:
        super().__init__(match.game, language)
        self.history = History(match)
        self.index = 0

    def on_mount(self) -> None:
        self.call_after_refresh(self.redraw)

    @property
    def moment(self) -> Moment:
        return self.history.moments[self.index]

    @property
    def table(self) -> Table:
        return self.moment.table

    @property
    def at_end(self) -> bool:
        return self.index == len(self.history) - 1

    def scene(self) -> Scene:
        moment = self.moment
        return Scene(
            view=self.game.view(moment.table, self.viewer),
            names=self.voice.names(moment.table),
            phase=self.voice.phase(moment.phase),
            viewer=self.viewer,
            asked=moment.asked,
        )

    def prompt(self) -> Text:
        first, last = self.history.first, len(self.history) - 1
        where = self.voice.say("watch-step", number=first + self.index, total=first + last)
        if self.viewer is None:
            eyes = self.voice.say("viewer-public")
        else:
            eyes = self.voice.say("viewer-seat", name=self.voice.speaker.seat(self.table, self.viewer))
        return Text.assemble((where, "bold"), "  ", (eyes, "italic"))

    def detail(self) -> Text:
        """Who chose; what it was, only to the eyes of that seat: others read it in the log once it is known."""
        choice = self.moment.choice
        if choice is None:
            return Text(self.voice.say("watch-begin"))
        before = self.history.moments[self.index - 1].table
        name = self.voice.speaker.seat(self.table, choice.seat)
        if choice.seat != self.viewer:
            return Text(self.voice.say("watch-chose-something", name=name))
        said = self.voice.speaker.option(before, choice.seat, choice.option.id)
        return Text(self.voice.say("watch-chose", name=name, option=said))

    def log_lines(self, most: int | None = None) -> list[Text]:
        """The log so far; what the last choice brought about stands out."""
        told = self.history.log(self.index, self.viewer)
        told = told if most is None else told[max(len(told) - most, 0) :]
        lines = self.said([event for event, _ in told])
        for line, (_, fresh) in zip(lines, told, strict=True):
            if not fresh:
                line.stylize("dim")
        return lines

    def action_step(self, step: int) -> None:
        self.index = min(max(self.index + step, 0), len(self.history) - 1)
        self.redraw()

    def action_go_to(self, index: int) -> None:
        self.index = index % len(self.history)
        self.redraw()

    def action_viewer(self) -> None:
        """The next pair of eyes: the public, then each player."""
        seats = range(self.history.match.players)
        following = 0 if self.viewer is None else self.viewer + 1
        self.viewer = following if following in seats else None
        self.redraw()

    def action_final(self) -> None:
        if self.history.match.over and self.at_end:
            names = self.voice.names(self.table)
            self.show_sheet(self.voice.say("game-over"), final_scoring(self.history.match, self.voice, names))
