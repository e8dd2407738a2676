"""Fireflies put together: its rules and one pack make the game that the rest of the house plays."""

from __future__ import annotations

from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from tablewright.engine.game import Game, by_name

from . import phases
from .by_hand import table_by_hand
from .census import census
from .components import components
from .content import ORIGINAL, read_pack
from .estimate import estimate
from .scoring import standings
from .setup import PLAYERS, SETTINGS, set_up
from .table import Fireflies, copy_table
from .view import view
from .wording import face_name, option_text, pack_messages, seat_name

FOLDER: Final = files(__package__)
PHASES: Final = by_name(
    phases.prepare, phases.choose_lanterns, phases.take_turn, phases.scatter, phases.count_lights,
)  # fmt: skip


def game_with(folder: Traversable) -> Game[Fireflies]:
    """The game with the pack of a folder."""
    pack = read_pack(folder)
    return Game(
        id="example",
        version="2",
        players=PLAYERS,
        settings=SETTINGS,
        phases=PHASES,
        opening=phases.prepare,
        table_type=Fireflies,
        folder=FOLDER,
        content_hash=lambda: pack.fingerprint,
        with_pack=game_with,
        set_up=lambda players, _settings, dice: set_up(pack, players, dice),
        by_hand=lambda data: table_by_hand(data, pack),
        content={"content": pack},
        copy=copy_table,
        view=view,
        standings=standings,
        tie_rule="FLY-END-04",
        estimate=estimate,
        backs=lambda table: pack.backs,
        census=census,
        texts=(FOLDER / "text", folder),
        messages=partial(pack_messages, pack),
        seat_name=seat_name,
        face_name=face_name,
        option_text=option_text,
        components=partial(components, pack),
    )


GAME: Final = game_with(ORIGINAL)
