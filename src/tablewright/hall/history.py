"""History: the positions of a table one after another, for the replay, and the points over the turns, for the chart."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from tablewright.engine.match import Match, beginning
from tablewright.engine.table import Event

from .live import LiveTable
from .opening import up_to
from .playing import match_of
from .refusals import Forbidden


class Moment(NamedTuple):
    """The match after so many choices; `first` and `last` are the ends of the slider."""

    match: Match
    at: int
    first: int
    last: int
    told: int
    """So many events had been told before the last of these choices."""

    def tells(self, seat: int | None) -> Event | None:
        """What the last choice brought about first, as far as a viewpoint may hear of it."""
        heard = (one for one in self.match.journal[self.told :] if one.audience is None or seat in one.audience)
        return next(heard, None)


def may_look_back(live: LiveTable, person: str | None) -> bool:
    """A finished table may be replayed by everybody: its seed is out. A running one only by whoever plays alone."""
    people = {sitter.person for sitter in live.sitters if sitter.person is not None}
    return live.status == "over" or (person is not None and people == {person})


def check_may_look_back(live: LiveTable, person: str | None) -> None:
    if not may_look_back(live, person):
        raise Forbidden("refused-replay")


def moment(live: LiveTable, person: str | None, at: int | None) -> Moment:
    """A position of the past."""
    match = match_of(live)
    check_may_look_back(live, person)
    first = 0 if match.start is None else match.start.after
    last = len(match.played)
    wanted = last if at is None else min(max(at, first), last)
    found = up_to(match, max(wanted - 1, first))
    told = len(found.journal)
    for step in match.snapshot().steps[len(found.played) : wanted]:
        found.choose(step.seat, step.option)
    return Moment(found, wanted, first, last, told)


class ChartPoint(NamedTuple):
    """The onlookers' view at a moment of the game that is worth a point on the chart."""

    after: int
    view: dict[str, Any]


def turning_points(live: LiveTable) -> list[ChartPoint]:
    """The public view at the beginning of each turn that the log tells of, and at the end."""
    return turns_of(match_of(live), live.seq)


@lru_cache(maxsize=16)
def turns_of(match: Match, _seq: int) -> list[ChartPoint]:
    """Found by playing the match again; whoever moves the slider of a replay asks at every step."""
    record = match.snapshot()
    early = beginning(match.game, record)
    begun = len(early.played)
    found: list[ChartPoint] = []
    told = 0
    for number, step in enumerate(record.steps[begun:], begun):
        if any(event.key == match.game.turn_event for event in early.journal[told:]):
            found.append(_point(early, number))
        told = len(early.journal)
        early.choose(step.seat, step.option)
    found.append(_point(early, len(record.steps)))
    return found


def _point(match: Match, after: int) -> ChartPoint:
    return ChartPoint(after, match.game.view(match.position.table, None))
