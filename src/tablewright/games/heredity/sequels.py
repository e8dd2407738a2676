"""What follows a finished table: the next chapter with what the family keeps, or the same chapter once more."""

from __future__ import annotations

from collections.abc import Callable

from tablewright.engine.game import REMATCH, Sequel
from tablewright.engine.messages import Message

from .campaign import between_chapters, kept_of, lay_out, next_chapter, try_again
from .table import Heredity, copy_table


def sequels(table: Heredity) -> dict[str, Sequel[Heredity]]:
    """HER-CAMP-06, -07: after a lost chapter a new try; after a won one the chapter that its ending names."""
    if table.outcome == "failure":
        return {REMATCH: once_more(table, "sequel-new-try")}
    again = {REMATCH: once_more(table, "sequel-again")}
    following = next_chapter(table)
    return again if following is None else {"next-chapter": later_chapter(table, following), **again}


def later_chapter(table: Heredity, key: str) -> Sequel[Heredity]:
    """HER-CAMP-01 to -05: the family shares out what it has kept, then the chapter begins."""
    words = Message("sequel-next-chapter", {"chapter": key})
    return sequel(table, key, words, "HER-CAMP-07", lambda later: lay_out(later, key, kept_of(table)))


def once_more(table: Heredity, words: str) -> Sequel[Heredity]:
    """HER-CAMP-06: nothing that was gained in the chapter is kept."""
    return sequel(table, table.chapter, Message(words), "HER-CAMP-06", try_again)


def sequel(table: Heredity, key: str, words: Message, rule: str, lay: Callable[[Heredity], None]) -> Sequel[Heredity]:
    """A table of its own, with a chapter laid out on it."""
    settings = {**table.settings, "chapter": key}

    def deal(dice: int) -> Heredity:
        later = copy_table(table)
        later.dice, later.settings = dice, settings
        lay(later)
        return later

    return Sequel(words, rule, settings, between_chapters, deal)
