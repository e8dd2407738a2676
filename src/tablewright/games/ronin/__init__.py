"""Ronin: a draft and tableau card game for 1 to 5 around shared cooperation tracks."""

from __future__ import annotations

from importlib.resources import files

from tablewright.engine.game import Game

from .by_hand import census, table_by_hand
from .content import original_pack
from .estimate import estimate
from .phases import PHASES, prepare
from .scoring import standings
from .setup import SETTINGS, set_up
from .table import Ronin, copy_table
from .view import view
from .wording import face_name, option_text, seat_name


def _attach(table: Ronin) -> None:
    table.content = original_pack()


GAME = Game(
    id="ronin",
    version="1",
    players=range(1, 6),
    settings=SETTINGS,
    phases=PHASES,
    opening=prepare,
    table_type=Ronin,
    folder=files(__package__),
    content_hash=lambda: original_pack().fingerprint,
    set_up=set_up,
    by_hand=table_by_hand,
    attach=_attach,
    copy=copy_table,
    view=view,
    standings=standings,
    estimate=estimate,
    backs=lambda table: original_pack().backs,
    census=census,
    texts=(files(__package__) / "text", files(__package__) / "packs" / "original"),
    seat_name=seat_name,
    face_name=face_name,
    option_text=option_text,
)

__all__ = ["GAME"]
