"""What somebody who plays sees: the question, the choices, details or a notice, and the log."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from tablewright.engine.match import Match
from tablewright.engine.questions import Question
from tablewright.engine.table import Table

from .choices import Choice, choices_of, draw_choices, window
from .client import Client
from .ending import final_scoring, result_line
from .notices import Notice, Notices
from .scene import Scene
from .seating import Seating


class Seated(Client):
    """A match on the screen. `viewer` is the seat of whoever sits at the keyboard, `acting` the one that acts next."""

    def __init__(self, match: Match, holders: list[str], language: str) -> None:
        super().__init__(match.game, language)
        self.match = match
        self.seating = Seating(match, holders)
        self.acting: int | None = None
        self.choices: list[Choice] = []
        self.cursor = 0
        self.window = range(0)
        self.notices = Notices()
        self.read_until = 0

    @property
    def table(self) -> Table:
        return self.match.position.table

    def question(self) -> Question[Any] | None:
        return None if self.viewer is None else self.seating.question(self.viewer)

    def scene(self) -> Scene:
        position, table = self.match.position, self.table
        return Scene(
            view=self.game.view(table, self.viewer),
            names=self.voice.names(table),
            phase=self.voice.phase(self.game.phase_name(position.phase)),
            viewer=self.viewer,
            asked=tuple(position.open()),
        )

    # The question

    def prompt(self) -> Text:
        if self.match.over:
            result = result_line(self.game, self.table, self.voice).plain
            return Text(self.voice.say("over", result=result), "bold yellow")
        question = self.question()
        if question is None or not self.choices:
            return self._waiting()
        said = self.voice.speaker.question(self.table, question)
        if len(self.seating.humans) > 1:
            said = self.voice.say("asked", name=self.voice.speaker.seat(self.table, question.seat), question=said)
        meanwhile = Text("  ").join([self._waiting(), Text()]) if self.acting != question.seat else Text()
        return Text.assemble(meanwhile, (said, "bold"), self._answered(question.seat), (f"  {question.rule}", "dim"))

    def _waiting(self) -> Text:
        seat = self.acting if self.acting is not None else next(iter(self.match.position.open()))
        return Text(self.voice.say("waiting", name=self.voice.speaker.seat(self.table, seat)), "italic")

    def _answered(self, seat: int) -> Text:
        """What this seat has already answered in the secret choice that is open."""
        answers = [choice.option.id for choice in self.match.position.secret_answers(seat)]
        return Text("".join(f"  ✓{self.voice.speaker.option(self.table, seat, one)}" for one in answers), "green")

    # The choices

    def lay_out(self) -> None:
        """Lay out what the person at the keyboard may choose."""
        question = self.question()
        if question is not None:
            self.choices = choices_of(question, self.table, self.voice, self.board, self.scene())

    def choice_count(self) -> int:
        return len(self.choices)

    def draw_choices(self, width: int, height: int) -> Text:
        self.window = window(len(self.choices), self.cursor, height)
        return draw_choices(self.choices, self.cursor, width, height)

    def marked(self) -> Choice | None:
        return self.choices[self.cursor] if self.cursor < len(self.choices) else None

    def rule_in_question(self) -> str | None:
        choice = self.marked()
        return None if choice is None else choice.rule

    def option_in_question(self) -> str | None:
        choice = self.marked()
        return None if choice is None else choice.option_id

    # Details, the log, the end

    def detail(self) -> Text:
        if self.notices.sentence:
            return Text(self.notices.sentence, "bold yellow")
        choice = self.marked()
        if choice is None:
            return Text()
        if choice.reason is not None:
            return Text.assemble(choice.reason, (f" {choice.rule}", "italic"))
        return self.board.detail(self.scene(), choice.option_id)

    def tell(self, notice: Notice) -> None:
        """Say something in the place of the details."""
        self.notices.put(notice)
        self.redraw()

    def log_lines(self, most: int | None = None) -> list[Text]:
        """The log; what happened since the last own choice stands out."""
        events = self.match.log(self.viewer)
        first = 0 if most is None else max(len(events) - most, 0)
        lines = self.said(events[first:])
        for number, line in enumerate(lines, first):
            if number < self.read_until or events[number].audience is not None:
                line.stylize("dim")
        return lines

    def action_final(self) -> None:
        if self.match.over:
            names = self.voice.names(self.table)
            self.show_sheet(self.voice.say("game-over"), final_scoring(self.match, self.voice, names))
