"""Playing a match in the terminal: what the keys and the mouse do for whoever sits there."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.events import Click

from tablewright.bots.advice import ranked_options
from tablewright.engine.faults import TableError
from tablewright.engine.match import Match

from .choices import LABELS, Choice
from .going_on import GoingOn
from .notices import PASSING, Notice, Until


class Playing(GoingOn):
    """A match in play, with all its keys. A notice from outside stays until the first choice."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("enter,space", "choose", show=False),
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
        Binding("s", "save", show=False),
        Binding("f", "final", show=False),
        Binding("p", "pass_keyboard", show=False),
        *(Binding(label, f"pick('{label}')", show=False) for label in LABELS),
    ]
    footer_keys = ("help", "rule", "undo", "read", "areas", "log", "hint", "quit", "rulebook", "save", "language")
    help_keys = (
        *("choose", "refused", "skip", "rule", "rulebook", "undo", "read", "areas", "log"),
        *("hint", "final", "pass", "save", "language", "quit"),
    )

    def __init__(
        self,
        match: Match,
        holders: list[str],
        language: str,
        save_to: Path,
        *,
        pause: float = 0.9,
        notice: str = "",
    ) -> None:
        super().__init__(match, holders, language, save_to, pause)
        if notice:
            self.notices.put(Notice("opening", notice, Until.CHOSEN))

    # Choosing

    def action_move(self, step: int) -> None:
        if not self.choices:
            self.hurry()
            return
        self.notices.end(Until.MARKED)
        self.cursor = (self.cursor + step) % len(self.choices)
        self.redraw()

    def action_choose(self) -> None:
        if self.match.over and not self.choices:
            self.action_final()
        elif not self.hurry() and not self.may_be_meant_for_bots():
            self.answer(self.marked())

    def action_pick(self, label: str) -> None:
        keys = [one.label if one.reason is None else self.board.label(one.option_id) for one in self.choices]
        if label in keys:
            self.cursor = keys.index(label)
            self.answer(self.marked())
        else:
            self.hurry()

    @on(Click, "#choices")
    def click_choice(self, click: Click) -> None:
        """The first click marks, the second chooses."""
        if click.y >= len(self.window):
            return
        if self.window[click.y] == self.cursor:
            self.action_choose()
        else:
            self.action_move(self.window[click.y] - self.cursor)

    def answer(self, choice: Choice | None) -> None:
        """Choose, or say why not."""
        if choice is not None and self.match.over:
            self.go_on_with(choice.option_id)
            return
        if choice is None or self.viewer is None:
            return
        if choice.reason is not None:
            self.tell(Notice("refused", f"{choice.reason} ({choice.rule})"))
            return
        self.read_until = len(self.match.log(self.viewer))
        try:
            self.match.choose(self.viewer, choice.option_id)
        except TableError as error:
            self.tell(Notice("failed", str(error)))
            return
        self.choices = []
        self.notices.end(Until.CHOSEN)
        self.save()
        self.go_on()

    # Beside the choices

    def action_hint(self) -> None:
        if self.viewer is None or self.match.over or not self.choices:
            self.tell(Notice("nothing-asked", self.voice.say("nothing-asked"), PASSING | Until.ASKED))
            return
        ranked = ranked_options(self.match.position, self.viewer)
        advised = ranked[0].option.id
        self.cursor = next(number for number, one in enumerate(self.choices) if one.option_id == advised)
        self.tell(Notice("hint", self.voice.speaker.advice(self.table, self.viewer, ranked)))

    def action_pass_keyboard(self) -> None:
        """When several people are asked at once, let another of them answer first."""
        asked = [seat for seat in self.match.position.open() if seat in self.seating.humans]
        if self.viewer in asked and len(asked) > 1:
            self.hand_over_to(asked[(asked.index(self.viewer) + 1) % len(asked)])

    def action_language(self) -> None:
        self.voice = self.voice.in_next_language()
        self.match.notes["language"] = self.voice.language
        self.notices.end(Until.MARKED)
        if self.choices:
            self.ask()
        self.redraw()
