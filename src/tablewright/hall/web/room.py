"""The waiting room of a table: who sits where before the game begins."""

from __future__ import annotations

from tablewright.bots import BOTS

from .. import telling
from ..drawing.board import Regions
from ..drawing.gallery import draw_chat
from ..drawing.paper import draw
from ..drawing.sight import Viewpoint
from ..live import LiveTable
from ..voice import game_voice
from .visitor import Visitor


def room_regions(live: LiveTable, somebody: Visitor) -> Regions:
    """What can change in the waiting room."""
    person = somebody.person_id
    voice = game_voice(live.game, somebody.language)
    info = telling.table_info(live, person, somebody.language)
    seat = next(iter(live.held_by(person)), None)
    room = draw(
        "pages/room-seats.html", table=info, known=person is not None,
        say=voice.say, bots=list(BOTS), full=not any(s.free for s in live.sitters)
    )  # fmt: skip
    return {"room": room, "chat": draw_chat(live, voice, Viewpoint(seat, somebody.language))}
