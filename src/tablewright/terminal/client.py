"""What playing and watching share: the table on the screen, and the panels to look things up in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from tablewright.engine.game import Game
from tablewright.engine.table import Event, Table

from .board import Board, board_for
from .layout import Plan, plan
from .lines import broken, cropped, first_lines, joined, last_lines, spaced
from .panels import Sheet, Shelf
from .rules import found_rules, rule_sheet, search_words
from .scene import Scene
from .voice import Voice

T = TypeVar("T")


class Client(App[None]):
    """A table on the screen: header, board, prompt, choices, details, log and keys, drawn from one scene."""

    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "terminal.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "rule", show=False),
        Binding("R,slash", "rulebook", show=False),
        Binding("l", "full_log", show=False),
        Binding("c", "read", show=False),
        Binding("o", "areas", show=False),
        Binding("L", "language", show=False),
        Binding("question_mark", "help", show=False),
        Binding("q,ctrl+c", "quit", show=False),
    ]
    help_keys: ClassVar[tuple[str, ...]] = ()
    footer_keys: ClassVar[tuple[str, ...]] = ()

    def __init__(self, game: Game[Any], language: str) -> None:
        super().__init__()
        self.game = game
        self.voice = Voice(game, language)
        self.viewer: int | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="header")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                for name in ("board", "prompt", "choices", "detail", "log-below"):
                    yield Static(id=name)
            yield Static(id="log-beside")
        yield Static(id="footer")

    def on_resize(self) -> None:
        self.call_after_refresh(self.redraw)

    # What a kind of client knows

    @property
    def table(self) -> Table:
        raise NotImplementedError

    def scene(self) -> Scene:
        raise NotImplementedError

    def prompt(self) -> Text:
        raise NotImplementedError

    def choice_count(self) -> int:
        """How many lines of choices there are; none leaves the room to the log."""
        return 0

    def draw_choices(self, width: int, height: int) -> Text:
        return Text()

    def detail(self) -> Text:
        raise NotImplementedError

    def log_lines(self, most: int | None = None) -> list[Text]:
        """The log, or the last so many lines of it."""
        raise NotImplementedError

    # Drawing

    @property
    def board(self) -> Board:
        return board_for(self.voice, self.table)

    def redraw(self) -> None:
        """Draw the whole screen anew."""
        if not self.is_running or not self.screen_stack:
            return
        sizes = plan(*self.size)
        scene = self.scene()
        self._put(
            "header", cropped(self.board.header(scene), sizes.width + (sizes.log_width if sizes.log_beside else 0))
        )
        board = self.board.draw(scene, sizes.width, sizes.board_room)
        board = joined(board.split("\n", allow_blank=True)[: sizes.most_board])  # a tiny screen still asks its question
        self._put("board", board)
        self._draw_below(sizes, board.plain.count("\n") + 1)
        self._put("footer", cropped(self.footer(), self.size.width))

    def _draw_below(self, sizes: Plan, board_lines: int) -> None:
        prompt = self.prompt()
        prompt_lines = 1 if prompt.cell_len <= sizes.width else 2
        words = self.detail()
        spoken = len(broken(words, sizes.width))
        choices, detail, log = sizes.below(board_lines, prompt_lines, self.choice_count(), spoken)
        self._put("prompt", prompt, prompt_lines)
        self._put("choices", self.draw_choices(sizes.width, choices), choices)
        self._put("detail", first_lines(words, sizes.width, detail), detail)
        self._put("log-below", last_lines(self.log_lines(log), sizes.width, log), log)
        beside = self._place("log-beside")
        beside.display = sizes.log_beside
        if sizes.log_beside:
            beside.styles.width = sizes.log_width
            beside.update(last_lines(self.log_lines(self.size.height), sizes.log_width - 2, self.size.height - 2))

    def _place(self, name: str) -> Static:
        return self.screen_stack[0].query_one(f"#{name}", Static)

    def _put(self, name: str, text: Text, height: int | None = None) -> None:
        place = self._place(name)
        place.update(text)
        if height is not None:
            place.display = height > 0
            place.styles.height = max(height, 1)

    def footer(self) -> Text:
        """The keys, each with a word; those that find no room are still told by the help."""
        keys = [self._key(key) for key in self.footer_keys]
        widths = [key.cell_len for key in keys]
        while len(keys) > 1 and sum(widths) + len(keys) - 1 > self.size.width:
            keys.pop()
            widths.pop()
        return spaced(keys, "  " if sum(widths) + 2 * len(keys) <= self.size.width + 2 else " ")

    def _key(self, key: str) -> Text:
        sign, _, word = self.voice.say(f"key-{key}").partition(" ")
        return Text.assemble((sign, "bold cyan"), " ", word)

    def said(self, events: list[Event]) -> list[Text]:
        """Events as lines of the log."""
        table, speaker = self.table, self.voice.speaker
        return [Text(speaker.event(table, event)) for event in events]

    # Panels

    def lay_over(self, panel: ModalScreen[T], then: Callable[[T | None], None] | None = None) -> None:
        """Lay a panel over the table; `then` gets what it was closed with."""
        _ = self.push_screen(panel, then)

    def show_sheet(self, title: str, body: Text, *, at_end: bool = False) -> None:
        self.lay_over(Sheet(title, body, self.voice.say("sheet-keys"), at_end=at_end))

    def rule_in_question(self) -> str | None:
        """The rule that belongs to what is asked or marked."""
        return None

    def option_in_question(self) -> str | None:
        """The option that is marked."""
        return None

    def action_rule(self) -> None:
        rule = self.rule_in_question()
        if rule is None:
            self.action_rulebook()
        else:
            self.show_sheet(self.voice.say("rule-title"), rule_sheet(self.voice, rule))

    def action_rulebook(self) -> None:
        voice = self.voice
        self.lay_over(
            Shelf(
                voice.say("rulebook-title"),
                voice.say("shelf-keys"),
                found_rules(voice, ""),
                at=self.rule_in_question(),
                search=lambda words: found_rules(voice, words),
                search_words=search_words(voice),
            )
        )

    def action_full_log(self) -> None:
        self.show_sheet(self.voice.say("log-title"), joined(self.log_lines()), at_end=True)

    def action_read(self) -> None:
        scene, option = self.scene(), self.option_in_question()
        at = None if option is None else self.board.reading_of(scene, option)
        title, keys = self.voice.say("read-title"), self.voice.say("shelf-keys")
        self.lay_over(Shelf(title, keys, self.board.readings(scene), at=at))

    def action_areas(self) -> None:
        title, keys = self.voice.say("areas-title"), self.voice.say("shelf-keys")
        self.lay_over(Shelf(title, keys, self.board.areas(self.scene())))

    def action_help(self) -> None:
        keys = joined(Text(self.voice.say(f"help-{key}")) for key in self.help_keys)
        self.show_sheet(self.voice.say("help-title"), joined([keys, Text(), self.board.legend()]))

    def action_language(self) -> None:
        self.voice = self.voice.in_next_language()
        self.redraw()
