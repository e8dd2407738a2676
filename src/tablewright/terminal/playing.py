"""Playing a match in the terminal: people at the keyboard answer questions, bots answer theirs in between."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any, ClassVar

from rich.text import Text
from textual import on
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.timer import Timer

from tablewright.bots.advice import ranked_options
from tablewright.engine.faults import Illegal, TableError
from tablewright.engine.match import Match
from tablewright.engine.questions import EverySeat, Question
from tablewright.engine.table import Table

from .choices import LABELS, Choice, choices_of, draw_choices, window
from .client import Client
from .ending import final_scoring, result_line
from .keeping import keep
from .panels import Confirm, Curtain
from .scene import Scene
from .seating import Seating

BREATH = 0.35  # after hurrying the others on, Enter is not yet taken for an answer


class Playing(Client):
    """A match in play. `viewer` is the seat of whoever sits at the keyboard."""

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
        super().__init__(match.game, language)
        self.match = match
        self.seating = Seating(match, holders)
        self.save_to = save_to
        self.pause = pause
        self.choices: list[Choice] = []
        self.cursor = 0
        self.notice = ""
        self.first_notice = notice
        self.warning = ""
        self.read_until = 0
        self.acting: int | None = None
        self.waiting: Timer | None = None
        self.hurried = 0.0
        self.window = range(0)
        match.notes |= {"holders": list(holders), "language": language}

    def on_mount(self) -> None:
        if len(self.seating.humans) == 1:
            self.viewer = self.seating.humans[0]
        self.call_after_refresh(self.go_on)

    # The flow

    def go_on(self) -> None:
        """Turn to whoever acts next: a bot, the person at the keyboard, or another person behind a curtain."""
        marked = self.marked()
        self.choices, self.cursor = [], 0
        self.acting = seat = self.seating.next(self.viewer)
        if seat is None:
            self.finish()
        elif seat not in self.seating.humans:
            self.lay_out_meanwhile(marked)
            self.redraw()
            self.wait_for_bot(self.breath_before_bot())
        else:
            self.hand_over_to(seat)

    def lay_out_meanwhile(self, marked: Choice | None) -> None:
        """Somebody who rests while bots act may think again; what was marked stays so."""
        if self.question() is None or isinstance(self.match.position.pending, EverySeat):
            return
        self.lay_out()
        same = (place for place, one in enumerate(self.choices) if marked and one.option_id == marked.option_id)
        self.cursor = next(same, 0)

    def wait_for_bot(self, seconds: float) -> None:
        """Pause before a bot's choice. The end of a pause that was cut short may be queued already and moves nobody."""

        def over() -> None:
            if self.waiting is pause:
                self.bot_moves()

        self.waiting = pause = self.set_timer(seconds, over)

    def hand_over_to(self, seat: int) -> None:
        """Let a person choose; between two who know different things a curtain falls."""
        if seat != self.viewer and len(self.seating.humans) > 1 and self.seating.has_secrets():
            self.draw_curtain(seat)
        else:
            self.viewer = seat
            self.ask()

    def breath_before_bot(self) -> float:
        """How long to wait for a bot; what it chooses in secret there is nothing to see of."""
        secret = isinstance(self.match.position.pending, EverySeat)
        return 0.001 if secret or self.pause <= 0 else self.pause

    def ask(self) -> None:
        """Ask the person at the keyboard."""
        if self.notice in (self.voice.say("nothing-asked"), self.voice.say("undo-nobody")):
            self.notice = ""
        self.lay_out()
        self.redraw()

    def lay_out(self) -> None:
        """Lay out what the person at the keyboard may choose."""
        question = self.question()
        if question is not None:
            self.choices = choices_of(question, self.table, self.voice, self.board, self.scene())

    def bot_moves(self) -> None:
        """Let the bot choose; but not behind the back of somebody who is reading."""
        self.waiting = None
        if self.acting is None:
            return
        if len(self.screen_stack) > 1:
            self.wait_for_bot(0.2)
            return
        self.seating.bot_chooses(self.acting)
        self.go_on()

    def stop_waiting(self) -> bool:
        """Stop the pause before a bot's choice; tells whether there was one."""
        if self.waiting is None:
            return False
        self.waiting.stop()
        self.waiting = None
        return True

    def hurry(self) -> bool:
        """Cut the pause short."""
        if not self.stop_waiting():
            return False
        self.hurried = monotonic()
        self.bot_moves()
        return True

    def draw_curtain(self, seat: int, sentence: str = "", last: int | None = None) -> None:
        """Hide the table until the next person sits down; `last` is who sat here, if nobody does any more."""
        last, self.viewer = last if self.viewer is None else self.viewer, None
        self.redraw()
        name = self.voice.speaker.seat(self.table, seat)
        said = self.voice.say("curtain", name=name) + (f"\n{sentence}" if sentence else "")
        curtain = Curtain(said, self.voice.say("curtain-keys", name=name))
        self.lay_over(curtain, lambda key: self.lift_curtain(key, seat, last))

    def lift_curtain(self, key: str | None, seat: int, last: int | None) -> None:
        match key:
            case "quit":
                if not self.leave():
                    self.draw_curtain(seat, self.notice, last)
            case "undo" if last is not None:
                self.undo_behind_curtain(seat, last)
            case "undo":
                self.draw_curtain(seat, self.voice.say("undo-nobody"))
            case _:
                self.viewer = seat
                self.go_on()

    def undo_behind_curtain(self, seat: int, last: int) -> None:
        """Take back what the last person chose, before the next one sits down."""
        try:
            self.match.undo(last)
        except Illegal as refusal:
            why = self.voice.word(f"why-{refusal.reason}")
            self.offer_rewind(last, why, lambda: self.draw_curtain(seat, why, last))
        else:
            self.save()
            self.draw_curtain(last, self.voice.say("undone"), last)

    def finish(self) -> None:
        self.save()
        self.redraw()
        self.action_final()

    # What the screen shows

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

    def choice_count(self) -> int:
        return len(self.choices)

    def draw_choices(self, width: int, height: int) -> Text:
        self.window = window(len(self.choices), self.cursor, height)
        return draw_choices(self.choices, self.cursor, width, height)

    def detail(self) -> Text:
        if self.notice or self.first_notice:
            return Text(self.notice or self.first_notice, "bold yellow")
        choice = self.marked()
        if choice is None:
            return Text()
        if choice.reason is not None:
            return Text.assemble(choice.reason, (f" {choice.rule}", "italic"))
        return self.board.detail(self.scene(), choice.option_id)

    def log_lines(self, most: int | None = None) -> list[Text]:
        """The log; what happened since the last own choice stands out."""
        events = self.match.log(self.viewer)
        first = 0 if most is None else max(len(events) - most, 0)
        lines = self.said(events[first:])
        for number, line in enumerate(lines, first):
            if number < self.read_until or events[number].audience is not None:
                line.stylize("dim")
        return lines

    def marked(self) -> Choice | None:
        return self.choices[self.cursor] if self.cursor < len(self.choices) else None

    def rule_in_question(self) -> str | None:
        choice = self.marked()
        return None if choice is None else choice.rule

    def option_in_question(self) -> str | None:
        choice = self.marked()
        return None if choice is None else choice.option_id

    def tell(self, sentence: str) -> None:
        """Say something in the place of the details, until the next key."""
        self.notice = sentence
        self.redraw()

    # Keys

    def action_move(self, step: int) -> None:
        if not self.choices:
            self.hurry()
            return
        self.notice = ""
        self.cursor = (self.cursor + step) % len(self.choices)
        self.redraw()

    def action_choose(self) -> None:
        if self.match.over:
            self.action_final()
        elif not self.hurry() and monotonic() - self.hurried > BREATH:
            self.answer(self.marked())

    def action_pick(self, label: str) -> None:
        keys = [one.label if one.reason is None else self.board.label(one.option_id) for one in self.choices]
        if label in keys:
            self.cursor = keys.index(label)
            self.answer(self.marked())
        else:
            self.hurry()

    def answer(self, choice: Choice | None) -> None:
        """Choose, or say why not."""
        if choice is None or self.viewer is None:
            return
        if choice.reason is not None:
            self.tell(f"{choice.reason} ({choice.rule})")
            return
        self.read_until = len(self.match.log(self.viewer))
        try:
            self.match.choose(self.viewer, choice.option_id)
        except TableError as error:
            self.tell(str(error))
            return
        self.stop_waiting()
        self.choices = []
        self.notice = self.first_notice = ""
        self.save()
        self.go_on()

    @on(Click, "#choices")
    def click_choice(self, click: Click) -> None:
        """The first click marks, the second chooses."""
        if click.y >= len(self.window):
            return
        if self.window[click.y] == self.cursor:
            self.action_choose()
        else:
            self.action_move(self.window[click.y] - self.cursor)

    def action_undo(self) -> None:
        seat = self.viewer
        if seat is None:
            self.tell(self.voice.say("undo-nobody"))
            return
        try:
            self.match.undo(seat)
        except Illegal as refusal:
            why = self.voice.word(f"why-{refusal.reason}")
            self.offer_rewind(seat, why, lambda: self.tell(why))
        else:
            self.taken_back()

    def offer_rewind(self, seat: int, why: str, otherwise: Callable[[], None]) -> None:
        """Say why there is no free undo, and take it back all the same if everybody agrees; bots always do."""
        try:
            point = self.match.rewind_point(seat)
        except Illegal:
            otherwise()
            return
        self.lay_over(
            Confirm(f"{self.doubt(why)}\n", self.voice.say("yes-no")),
            lambda yes: self.take_back(point) if yes else otherwise(),
        )

    def doubt(self, why: str) -> str:
        """Whom it concerns to go back beyond what is free; somebody alone at the table has nobody to ask."""
        if self.match.players == 1:
            return self.voice.say("undo-alone")
        bots = self.seating.all_others_are_bots
        return f"{why}\n\n{self.voice.say('undo-anyway') if bots else self.voice.say('undo-together')}"

    def take_back(self, point: int) -> None:
        self.match.rewind(point)
        self.taken_back()

    def taken_back(self) -> None:
        self.stop_waiting()
        self.read_until = min(self.read_until, len(self.match.log(self.viewer)))
        self.save()
        self.notice = self.voice.say("undone")
        self.go_on()

    def action_hint(self) -> None:
        if self.viewer is None or not self.choices:
            self.tell(self.voice.say("nothing-asked"))
            return
        ranked = ranked_options(self.match.position, self.viewer)
        advised = ranked[0].option.id
        self.cursor = next(number for number, one in enumerate(self.choices) if one.option_id == advised)
        self.tell(self.voice.say("hint", advice=self.voice.speaker.advice(self.table, self.viewer, ranked)))

    def action_pass_keyboard(self) -> None:
        """When several people are asked at once, let another of them answer first."""
        asked = [seat for seat in self.match.position.open() if seat in self.seating.humans]
        if self.viewer in asked and len(asked) > 1:
            self.hand_over_to(asked[(asked.index(self.viewer) + 1) % len(asked)])

    def action_language(self) -> None:
        self.voice = self.voice.in_next_language()
        self.match.notes["language"] = self.voice.language
        self.notice = ""
        if self.choices:
            self.ask()
        self.redraw()

    def action_final(self) -> None:
        if self.match.over:
            names = self.voice.names(self.table)
            self.show_sheet(self.voice.say("game-over"), final_scoring(self.match, self.voice, names))

    # Keeping

    def save(self) -> str | None:
        """Write the record; if that fails, say why and give the cause."""
        try:
            keep(self.match, self.save_to)
        except OSError as error:
            why = error.strerror or str(error)
            self.notice = self.about_file("not-saved", error=why)
            return why
        return None

    def about_file(self, key: str, **arguments: str) -> str:
        return self.voice.say(key, path=str(self.save_to), **arguments)

    def action_save(self) -> None:
        if self.save() is None:
            self.notice = self.about_file("saved")
        self.redraw()

    def leave(self) -> bool:
        """Save and leave; without saving only if somebody insists while the warning still stands there."""
        warned = self.notice != "" and self.notice == self.warning
        trouble = self.save()
        if trouble is not None and not warned:
            self.notice = self.warning = self.about_file("leave-anyway", error=trouble)
            return False
        self.exit(message=Text(self.about_file("saved") if trouble is None else self.about_file("left-unsaved")))
        return True

    async def action_quit(self) -> None:
        if not self.leave():
            self.redraw()
