"""The cooperation tracks between neighbours, and the boards that they are printed on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from tablewright.engine.game import View
from tablewright.games.ronin.content import Track

from ..board import Chair, Regions
from ..paper import draw
from . import signs
from .box import Box


class End(NamedTuple):
    """One of the two seats beside a track."""

    seat: int
    name: str
    character: str | None


def draw_tracks(box: Box, view: View, chairs: Sequence[Chair]) -> Regions:
    """One region for each gap between seats; empty where no board lies."""
    regions = {f"track-{seat}": "" for seat in range(len(view["seats"]))}
    for track in view["tracks"]:
        ends = tuple(end_of(view, chairs, seat) for seat in track["seats"])
        regions[f"track-{track['track']}"] = draw_track(box, track["track"], track["board"], track["field"], ends)
    return regions


def end_of(view: View, chairs: Sequence[Chair], seat: int) -> End:
    return End(seat, chairs[seat].title, view["seats"][seat]["character"])


@lru_cache(maxsize=2048)
def draw_track(box: Box, number: int, board_name: str, field: int, ends: tuple[End, ...]) -> str:
    """A track with its marker on a field; most moves leave it as it was, so it is remembered."""
    board = board_of(box, board_name)
    words = dict(box.bonuses(board))
    return draw(
        "ronin/track.html",
        say=box.voice.say,
        sign=box.signs.sign,
        portrait=box.signs.portrait,
        number=number,
        here=field,
        length=board.length,
        ends=ends,
        title=box.voice.say("ronin-track", first=ends[0].name, second=ends[1].name),
        board_name=box.word(f"board-{board_name[:-1]}"),
        fields=[field_of(board, place, words) for place in range(board.length, -1, -1)],
    )


def board_of(box: Box, name: str) -> Track:
    """The side of a board by its name on the view, such as 3A."""
    return box.pack.tracks[name[-1]][int(name[:-1]) - 1]


def field_of(board: Track, number: int, words: dict[int, str]) -> dict[str, Any]:
    bonus = board.bonuses.get(number)
    return {
        "number": number,
        "bonus": None if bonus is None else signs.bonus(bonus),
        "points": board.points.get(number),
        "words": words.get(number, ""),
    }


def track_between(seat: int, side: str, seats: int) -> int:
    """The number of the track that a seat shares with its neighbour on a side."""
    return seat if side == "left" else (seat - 1) % seats


def neighbour_on(seat: int, side: str, seats: int) -> int:
    return (seat + 1 if side == "left" else seat - 1) % seats
