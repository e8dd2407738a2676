"""Ronin put together: its rules and one pack make the game that the rest of the house plays."""

from __future__ import annotations

from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from tablewright.engine.game import Game, by_name
from tablewright.games.destiny.wording import SHARED_TEXT, seat_name

from . import phases, preparation
from .by_hand import table_by_hand
from .census import census
from .components import components
from .content import ORIGINAL, Pack, original_pack, read_pack
from .customs import CUSTOMS
from .estimate import estimate
from .scoring import standings
from .setup import SETTINGS, set_up
from .table import Ronin, copy_table
from .view import own_view, view
from .wording import argument_text, face_name, option_text, pack_messages

FOLDER: Final = files(__package__)
PHASES: Final = by_name(
    preparation.prepare, preparation.choose_character, preparation.seat_automas, preparation.lay_out_boards,
    preparation.choose_board, preparation.last_board, preparation.choose_solo_boards, preparation.place_markers,
    preparation.start_difficulty, phases.draft, phases.draft_pair, phases.return_markers, phases.play_cards,
    phases.resolve_cards, phases.tea_ceremony, phases.drink_tea, phases.end_turn, phases.chapter_abilities,
    phases.prepare_timelines, phases.resolve_kept, phases.next_chapter, phases.side_quest, phases.final_scoring,
)  # fmt: skip


def game_with(folder: Traversable) -> Game[Ronin]:
    """The game with the pack of a folder."""
    return assemble(read_pack(folder), folder)


def assemble(pack: Pack, folder: Traversable) -> Game[Ronin]:
    """The game with a pack; the names of its cards lie in the folder."""
    return Game(
        id="ronin",
        version="2",
        players=range(1, 6),
        settings=SETTINGS,
        phases=PHASES,
        opening=preparation.prepare,
        table_type=Ronin,
        folder=FOLDER,
        content_hash=lambda: pack.fingerprint,
        with_pack=game_with,
        set_up=partial(set_up, pack),
        by_hand=lambda data: table_by_hand(data, pack),
        content={"cards": pack.cards, "content": pack, "customs": CUSTOMS},
        copy=copy_table,
        view=view,
        own_view=own_view,
        standings=standings,
        tie_rule="RON-WIN-02",
        estimate=estimate,
        backs=lambda table: pack.backs,
        census=census,
        texts=(SHARED_TEXT, FOLDER / "text", folder),
        messages=partial(pack_messages, pack),
        seat_name=seat_name,
        face_name=face_name,
        option_text=option_text,
        components=partial(components, pack),
        argument_text=argument_text,
    )


GAME: Final = assemble(original_pack(), ORIGINAL)
