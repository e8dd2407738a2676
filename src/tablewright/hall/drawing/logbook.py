"""The log of a table as it is drawn: its last lines, each of them drawn once for all who may read it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from markupsafe import Markup, escape

from tablewright.engine.table import Event

from ..voice import Voice
from .paper import draw, in_ascii
from .sight import Sight

LINES = "%LINES%"
LOG_LINES = 40
REMEMBERED_LINES = 2 * LOG_LINES


class Page(NamedTuple):
    """The last lines of a log, and the event it ended with: an event always has the same ones before it."""

    last: Event | None
    html: str


class LogBook:
    """The lines of one log in one language; a line is drawn once, unless the seats have got other names since."""

    def __init__(self) -> None:
        self._names: tuple[str, ...] = ()
        self._lines: dict[int, tuple[str, Event]] = {}
        """By the identity of an event, which stays its own as long as it is kept here."""
        self._pages: dict[int | None, Page] = {}
        """The last page of each viewpoint; many choices tell nothing."""

    def drawn(self, sight: Sight, seat: int | None, told: int | None = None) -> str:
        """The last lines that a viewpoint may read, of everything or of as much as was told then."""
        if sight.names != self._names:
            self._names, self._lines, self._pages = sight.names, {}, {}
        journal = sight.match.journal
        until = len(journal) if told is None else min(told, len(journal))
        last, known = journal[until - 1] if until else None, self._pages.get(seat)
        if known is None or known.last is not last:
            head, foot = log_frame(sight.voice)
            lines = self._drawn_lines(sight, last_heard(journal, until, seat))
            known = self._pages[seat] = Page(last, head + "".join(lines) + foot)
        return known.html

    def _drawn_lines(self, sight: Sight, events: Sequence[Event]) -> list[str]:
        for event in events:
            if id(event) not in self._lines:
                self._lines[id(event)] = (draw_line(sight, event), event)
        drawn = [self._lines[id(event)][0] for event in events]
        while len(self._lines) > REMEMBERED_LINES:
            del self._lines[next(iter(self._lines))]
        return drawn


def last_heard(journal: Sequence[Event], told: int, seat: int | None) -> list[Event]:
    """The last events of as much as was told that a viewpoint may hear of."""
    back = (journal[number] for number in range(told - 1, -1, -1))
    heard = (event for event in back if event.audience is None or seat in event.audience)
    return list(islice(heard, LOG_LINES))[::-1]


@lru_cache(maxsize=32)
def log_frame(voice: Voice) -> tuple[str, str]:
    """What stands before and after the lines of a log."""
    head, _, foot = draw("table/log.html", lines=Markup(LINES), say=voice.say).partition(LINES)
    return head, foot


def draw_line(sight: Sight, event: Event) -> str:
    """One line of the log."""
    seat = event.arguments.get("seat")
    text = sight.say(event)
    own = " log-own" if event.audience is not None else ""
    whose = f' data-seat="{seat}"' if isinstance(seat, int) else ""
    return in_ascii(f'<li class="log-line log-{escape(event.key)}{own}"{whose}>{escape(text)}</li>\n')
