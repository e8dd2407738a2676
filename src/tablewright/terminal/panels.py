"""Panels that lie over the table: a sheet to read, a shelf to look things up on, a curtain, and a yes-or-no."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from .scene import Reading


class Sheet(ModalScreen[None]):
    """One text to read and to scroll."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,r,l,question_mark,f", "dismiss", show=False),
        Binding("up,k", "scroll('up')", show=False),
        Binding("down,j", "scroll('down')", show=False),
        Binding("pageup", "scroll('page_up')", show=False),
        Binding("pagedown", "scroll('page_down')", show=False),
        Binding("home", "scroll('home')", show=False),
        Binding("end", "scroll('end')", show=False),
    ]

    def __init__(self, title: str, body: Text, keys: str, *, at_end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.body = body
        self.keys = keys
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="panel"):
            yield Static(Text(self.heading, "bold"), classes="title")
            with VerticalScroll(can_focus=False, id="scroll"):
                yield Static(self.body, id="body")
            yield Static(Text(self.keys, "dim"), classes="keys")

    def on_mount(self) -> None:
        if self.at_end:
            self.call_after_refresh(self.action_scroll, "end")

    def action_scroll(self, direction: str) -> None:
        scroll = self.query_one("#scroll", VerticalScroll)
        getattr(scroll, f"scroll_{direction}")(animate=False)


class Shelf(ModalScreen[None]):
    """A list of things to read, with the text of the one that is marked; with a search, it narrows while typing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter", "dismiss", show=False),
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("ctrl+up,shift+up", "scroll(-1)", show=False),
        Binding("ctrl+down,shift+down", "scroll(1)", show=False),
    ]

    def __init__(
        self,
        title: str,
        keys: str,
        readings: Sequence[Reading],
        *,
        at: str | None = None,
        search: Callable[[str], Sequence[Reading]] | None = None,
        search_words: str = "",
    ) -> None:
        super().__init__()
        self.heading = title
        self.keys = keys
        self.readings = list(readings)
        self.at = at
        self.search = search
        self.search_words = search_words

    def compose(self) -> ComposeResult:
        with Vertical(classes="panel"):
            yield Static(Text(self.heading, "bold"), classes="title")
            if self.search is not None:
                yield Input(placeholder=self.search_words, id="search", compact=True)
            with Horizontal():
                shelf = OptionList(id="shelf", compact=True)
                shelf.can_focus = False
                yield shelf
                with VerticalScroll(can_focus=False, id="scroll"):
                    yield Static(id="body")
            yield Static(Text(self.keys, "dim"), classes="keys")

    def on_mount(self) -> None:
        self.fill()
        if self.search is not None:
            self.query_one(Input).focus()

    def fill(self) -> None:
        """Put the readings on the shelf and mark the one that was asked for."""
        shelf = self.query_one(OptionList)
        shelf.clear_options()
        shelf.add_options([Option(reading.title) for reading in self.readings])
        shelf.styles.width = min(max((reading.title.cell_len for reading in self.readings), default=0) + 4, 32)
        keys = [reading.key for reading in self.readings]
        shelf.highlighted = (keys.index(self.at) if self.at in keys else 0) if keys else None
        self.read()

    def read(self) -> None:
        """Show the text of what is marked."""
        marked = self.query_one(OptionList).highlighted
        body = Text() if marked is None or marked >= len(self.readings) else self.readings[marked].body()
        self.query_one("#body", Static).update(body)
        self.query_one("#scroll", VerticalScroll).scroll_home(animate=False)

    def on_input_changed(self, event: Input.Changed) -> None:
        if self.search is not None:
            self.readings = list(self.search(event.value))
            self.fill()

    def on_input_submitted(self) -> None:
        _ = self.dismiss()

    def on_option_list_option_highlighted(self) -> None:
        self.read()

    def action_move(self, step: int) -> None:
        shelf = self.query_one(OptionList)
        if shelf.highlighted is not None:
            shelf.highlighted = min(max(shelf.highlighted + step, 0), len(self.readings) - 1)

    def action_page(self, step: int) -> None:
        self.action_move(step * 10)

    def action_scroll(self, step: int) -> None:
        self.query_one("#scroll", VerticalScroll).scroll_relative(y=step * 3, animate=False)


class Curtain(ModalScreen[str]):
    """Hides everything until the next person sits down; gives the key that lifted it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "lift('enter')", show=False),
        Binding("u", "lift('undo')", show=False),
        Binding("q", "lift('quit')", show=False),
    ]

    def __init__(self, sentence: str, keys: str) -> None:
        super().__init__()
        self.sentence = sentence
        self.keys = keys

    def compose(self) -> ComposeResult:
        with Vertical(id="curtain"):
            yield Static(Text(self.sentence, "bold", justify="center"))
            yield Static(Text(self.keys, "dim", justify="center"))

    def action_lift(self, key: str) -> None:
        _ = self.dismiss(key)


class Confirm(ModalScreen[bool]):
    """A question to be answered with yes or no; each language has its own letter, Enter and Escape always work."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,y,t,a", "answer(True)", show=False),
        Binding("escape,n,q", "answer(False)", show=False),
    ]

    def __init__(self, sentence: str, keys: str) -> None:
        super().__init__()
        self.sentence = sentence
        self.keys = keys

    def compose(self) -> ComposeResult:
        with Vertical(id="confirm"):
            yield Static(Text(self.sentence))
            yield Static(Text(self.keys, "bold"))

    def action_answer(self, answer: bool) -> None:  # noqa: FBT001 - Textual calls actions by position
        _ = self.dismiss(answer)
