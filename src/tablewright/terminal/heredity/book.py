"""What is read: the open page on the board, and the story so far."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from ..lines import joined, spaced, wrapped
from ..scene import Scene
from ..sections import heading
from .cards import Cards
from .signs import Entry


class Book:
    """The words of a chapter, spoken in one language."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.voice = cards.voice

    # On the board

    def page(self, scene: Scene, width: int, height: int) -> list[Text]:
        """What was read last, cut to the room there is; the whole of it is a key away."""
        lines = [part for line in self.last(scene.view) for part in wrapped(line, width) if part.plain]
        if len(lines) <= height:
            return lines
        more = Text(self.voice.say("heredity-read-on"), "dim")
        return [*lines[: height - 1], more]

    def last(self, view: dict[str, Any]) -> Iterator[Text]:
        """What was read since the last action, in the order of reading; an ending before everything else."""
        if view["outcome"] is not None:
            yield from self.ending(view)
        elif not view["story"]:
            yield from self.cover(view)
        for page in view["page"]:
            if page["text"] is not None:
                yield spaced((self.cards.title(page), self.cards.reader(page)), "  ")
                yield from self.cards.paragraphs(page["text"])

    def cover(self, view: dict[str, Any]) -> Iterator[Text]:
        """The chapter before its first card: between chapters things change hands."""
        yield Text(self.voice.word(view["title"]), "bold")
        yield Text(self.voice.word(view["lead"]), "italic")

    def ending(self, view: dict[str, Any]) -> Iterator[Text]:
        yield Text(self.voice.say("heredity-ended", outcome=view["outcome"]), "bold reverse")
        if view["ending"] is not None:
            yield Text(self.voice.word(view["ending"]), "bold")
        if view["outcome"] == "victory" and view["next"] is None:
            yield Text(self.voice.say("heredity-complete"), "bold")

    # In full

    def latest(self, scene: Scene) -> Text:
        """The open page, all of it."""
        return joined([line for page in scene.view["page"] for line in self.read(page)])

    def full(self, scene: Scene) -> Text:
        """The chapter from its first card on."""
        view = scene.view
        lines = [Text(f" {self.voice.word(view['title'])} ", "bold reverse"), Text()]
        lines += [Text(self.voice.word(view["lead"]), "italic"), Text()]
        for page in view["story"]:
            lines += self.read(page)
        return joined([*lines, *(self.ending(view) if view["outcome"] is not None else ())])

    def read(self, page: Entry) -> Iterator[Text]:
        """A page: its title, and its words if it has any."""
        yield spaced((heading(self.cards.title(page).plain), self.cards.reader(page)), "  ")
        if page["text"] is not None:
            yield from self.cards.paragraphs(page["text"])
        else:
            yield Text()
