"""Cooperation tracks: moving the shared marker, and what both neighbours gain on the way."""

from __future__ import annotations

from typing import Final

from tablewright.engine.options import Reason, named
from tablewright.engine.questions import choose
from tablewright.engine.table import tell
from tablewright.games.destiny.symbols import LEFT, RIGHT, SIDES
from tablewright.games.destiny.table import is_automa

from .bonuses import resolve_bonus
from .content import Track
from .table import Ronin, has_track, neighbour, own_tracks, sharers, track_towards

TRACK: Final = named("track", SIDES)
NO_ROOM: Final = Reason("RON-PLAY-08", "track-without-room")


def track_of(table: Ronin, track: int) -> Track:
    """The board side that lies between two seats."""
    return table.content.tracks[table.side][table.boards[track]]


async def advance(table: Ronin, track: int, points: int) -> None:
    """Move a track's marker up; both neighbours gain each field's bonus in initiative order (RON-TRACK-01, -02)."""
    board = track_of(table, track)
    first, second = sharers(table, track)
    for _ in range(points):
        place = table.cooperation[track] + 1
        if place > board.length:
            tell(table, "track-full", seat=first, other=second)  # RON-TRACK-04
            return
        table.cooperation[track] = place
        tell(table, "cooperation-moved", seat=first, other=second, field=place)
        bonus = board.bonuses.get(place)
        if bonus is not None:
            for seat in in_initiative_order(table, (first, second)):
                if not is_automa(table, seat):  # RON-AUTO-16
                    await resolve_bonus(table, seat, second if seat == first else first, bonus)


def in_initiative_order(table: Ronin, seats: tuple[int, ...]) -> list[int]:
    """RON-GEN-07: seats not yet on the track come in seat order."""
    return [seat for seat in table.initiative if seat in seats] if table.initiative else sorted(seats)


def by_partner(table: Ronin, seat: int) -> list[int]:
    """The sides of an Automa in the initiative order of its neighbours (RON-GEN-07): nobody chooses for it."""
    sides = [side for side in (LEFT, RIGHT) if has_track(table, track_towards(table, seat, side))]
    return sorted(sides, key=lambda side: table.initiative.index(neighbour(table, seat, side)))


async def advance_each(table: Ronin, seat: int, points: int) -> None:
    """Move both own tracks; the player says which goes first if that could matter (RON-RES-01, RON-TRACK-05)."""
    tracks = own_tracks(table, seat)
    if len(tracks) == 2 and all(gives_bonus(table, track, points) for track in tracks):
        side = await choose(seat, "first-track", TRACK, "RON-TRACK-05")
        tracks = [track_towards(table, seat, side), track_towards(table, seat, 1 - side)]
    for track in tracks:
        await advance(table, track, points)


def gives_bonus(table: Ronin, track: int, points: int) -> bool:
    """Whether a marker would meet a bonus on its way."""
    here = table.cooperation[track]
    bonuses = track_of(table, track).bonuses
    return any(place in bonuses for place in range(here + 1, here + points + 1))


def has_room(table: Ronin, track: int) -> bool:
    """Whether a marker can still move up."""
    return table.cooperation[track] < track_of(table, track).length


def worthwhile(table: Ronin, seat: int, sides: list[int]) -> list[int]:
    """RON-PLAY-08: the sides whose tracks have room; where none has, the first, on which the points are lost."""
    return [side for side in sides if has_room(table, track_towards(table, seat, side))] or sides[:1]


async def advance_one(table: Ronin, seat: int, points: int, rule: str) -> None:
    """Move one own track of the player's choice (RON-RES-02)."""
    sides = [side for side in (LEFT, RIGHT) if has_track(table, track_towards(table, seat, side))]
    options = [TRACK[side] for side in sides]

    def why_not(side: int) -> Reason | None:
        return None if side in worthwhile(table, seat, sides) else NO_ROOM

    side = await choose(seat, "which-track", options, rule, why_not, {"count": points})
    await advance(table, track_towards(table, seat, side), points)
