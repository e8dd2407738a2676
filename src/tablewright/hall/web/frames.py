"""Frames: what a viewpoint must be told so that its page shows the present, whole or only what has changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Final

import msgspec

from ..drawing.board import Regions
from ..drawing.gallery import Gallery
from ..drawing.prompt import behind_curtain
from ..drawing.sight import Viewpoint
from ..live import LiveTable
from ..refusals import Forbidden
from ..voice import game_voice
from .at_table import NOBODY
from .room import room_regions
from .visitor import WISHES, Visitor, own_seat, seat_number

MOST_LINES: Final = 60
"""So much happens at most between two frames; whoever comes back after an hour reads the log."""
WRITTEN: Final = 500
"""So many regions are kept as JSON: all streams of a table are sent them shortly after one another."""
BARE: Final = b'"regions":{},"steps":[]}'
"""How a frame without regions ends."""
DRAWN_FOR: Final = ("language", "confirm", "tour")
"""The wishes that show on the page of a table."""


class Frame(msgspec.Struct):
    """One message of the stream; see the script that reads it."""

    watch: str
    seq: int
    title: str = ""
    status: str = ""
    asked: bool = False
    say: list[str] = []
    reload: bool = False
    regions: dict[str, str] = {}
    steps: list[dict[str, str]] = []
    """What lies between the last frame and this one, to be shown one after another before it.

    A region that stays as the last step showed it is not told again: whoever skips the steps still needs them.
    """


@dataclass(slots=True)
class Watch:
    """One viewpoint that a stream follows, and what it has been told so far."""

    name: str
    table: str
    seat: int | None
    wishes: dict[str, Any] = field(default_factory=dict)
    """How the page that watches was drawn; tabs of one browser may differ."""
    seq: int = -1
    status: str = ""
    told: int = 0
    sent: dict[str, int] = field(default_factory=dict)
    """The hash of each region as it was sent; thousands of streams would keep a hundred megabytes of HTML alive."""


def watch_name(live: LiveTable, seat: int | None, somebody: Visitor) -> str:
    """What a page watches: a table from a seat, with the wishes that it was drawn for."""
    return ".".join([live.id, "-" if seat is None else str(seat), *(getattr(somebody, wish) for wish in DRAWN_FOR)])


def watch_named(name: str) -> Watch:
    """A watch from its name: the table and a seat, or a dash for an onlooker; then maybe the wishes of the page."""
    table, _, rest = name.partition(".")
    seat, *wishes = rest.split(".")
    known = {wish: value for wish, value in zip(DRAWN_FOR, wishes, strict=False) if value in WISHES[wish]}
    return Watch(name, table, None if seat in NOBODY else seat_number(seat), known)


def wishing(somebody: Visitor, watch: Watch) -> Visitor:
    """Whoever watches, with the wishes that the page was drawn for."""
    return replace(somebody, **watch.wishes)


def viewpoint_of(live: LiveTable, seat: int | None, somebody: Visitor) -> Viewpoint:
    """Checks that the seat is the visitor's own."""
    if seat is not None:
        own_seat(live, somebody, seat)
    mine = live.held_by(somebody.person_id)
    return Viewpoint(
        seat, somebody.language, tuple(mine), confirm=somebody.confirm == "on", tour=somebody.tour == "on"
    )  # fmt: skip


def next_frame(gallery: Gallery, live: LiveTable, watch: Watch, somebody: Visitor) -> Frame | None:
    """The regions that differ from what was sent to somebody who is `wishing`; None if there is nothing new.

    The caller holds the table's lock.
    """
    if live.seq == watch.seq:
        return None
    try:
        viewpoint = viewpoint_of(live, watch.seat, somebody)
    except Forbidden:
        return Frame(watch.name, live.seq, status=live.status, reload=True)  # the seat has gone to somebody else
    regions = regions_of(gallery, live, viewpoint, somebody)
    hashes = {name: hash(html) for name, html in regions.items()}
    steps = steps_between(gallery, live, watch, viewpoint)
    shown = watch.sent | {name: hash(html) for step in steps for name, html in step.items()}
    changed = {name: html for name, html in regions.items() if shown.get(name) != hashes[name]}
    asked = is_asked(live, viewpoint)
    frame = Frame(watch.name, live.seq, title_of(live, viewpoint, asked=asked), live.status, asked)
    frame.say, frame.regions, frame.steps = new_lines(gallery, live, watch, viewpoint), changed, steps
    frame.reload = watch.status not in ("", live.status)
    watch.seq, watch.status, watch.sent = live.seq, live.status, hashes
    return frame


def steps_between(gallery: Gallery, live: LiveTable, watch: Watch, viewpoint: Viewpoint) -> list[Regions]:
    """What changed at each step since the last frame, if that was the one before this."""
    if watch.seq != live.seq - 1:
        return []
    shown = dict(watch.sent)
    steps = []
    for regions in gallery.steps(live, viewpoint):
        changed = {name: html for name, html in regions.items() if shown.get(name) != hash(html)}
        shown |= {name: hash(html) for name, html in changed.items()}
        steps.append(changed)
    return [step for step in steps if step]


def written(frame: Frame) -> bytes:
    """A frame as an event of the stream, put together from regions that are written already."""
    bare = msgspec.json.encode(msgspec.structs.replace(frame, regions={}, steps=[])).removesuffix(BARE)
    pieces = [b"data: ", bare, b'"regions":{', *entries(frame.regions), b'},"steps":[']
    for number, step in enumerate(frame.steps):
        pieces += [b",{" if number else b"{", *entries(step), b"}"]
    return b"".join([*pieces, b"]}\n\n"])


def entries(regions: Regions) -> Iterator[bytes]:
    for number, (name, html) in enumerate(regions.items()):
        if number:
            yield b","
        yield entry(name, html)


@lru_cache(maxsize=WRITTEN)
def entry(name: str, html: str) -> bytes:
    """A region in JSON; what everybody sees goes to every seat, so it is written once."""
    return msgspec.json.encode(name) + b":" + msgspec.json.encode(html)


def regions_of(gallery: Gallery, live: LiveTable, viewpoint: Viewpoint, somebody: Visitor) -> Regions:
    if live.match is None:
        return room_regions(live, somebody)
    return gallery.regions(live, viewpoint)


def is_asked(live: LiveTable, viewpoint: Viewpoint) -> bool:
    """One's seat has to choose, or to answer somebody who wants to go back."""
    seats = {viewpoint.seat, *viewpoint.mine}
    waited_for = set(live.waited_for()) | (
        set() if live.request is None else {*live.people_seats()} - live.request.agreed
    )
    return any(seat in seats and live.sitters[seat].bot is None for seat in waited_for)


def title_of(live: LiveTable, viewpoint: Viewpoint, *, asked: bool) -> str:
    """The title of the tab says when it is one's turn."""
    voice = game_voice(live.game, viewpoint.language)
    key = "title-your-turn" if asked else f"title-{live.status}"
    return voice.say(key, game=voice.word("game-title"))


def new_lines(gallery: Gallery, live: LiveTable, watch: Watch, viewpoint: Viewpoint) -> list[str]:
    """What has happened since the last frame, to be read aloud; behind a curtain only what everybody may hear."""
    if live.match is None:
        return []
    journal = live.match.journal
    fresh, watch.told = journal[watch.told :] if watch.seq >= 0 else [], len(journal)
    reader = None if behind_curtain(live, viewpoint) else viewpoint.seat
    heard = [event for event in fresh if event.audience is None or reader in event.audience]
    return gallery.say(live, viewpoint.language, heard[-MOST_LINES:])
