"""Path of Destiny put together: its rules and one pack make the game that the rest of the house plays."""

from __future__ import annotations

from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from tablewright.engine.game import Game, by_name
from tablewright.games.destiny.wording import SHARED_TEXT, argument_text, seat_name

from . import phases, preparation
from .by_hand import table_by_hand
from .census import census
from .components import components
from .content import STORIES, Pack
from .customs import CUSTOMS
from .estimate import estimate
from .reading import ORIGINAL, original_pack, read_pack
from .scoring import rivals, standings
from .setup import SETTINGS, set_up
from .table import Path, copy_table
from .telling import told
from .view import view
from .wording import face_name, option_text, pack_messages

FOLDER: Final = files(__package__)
PHASES: Final = by_name(
    preparation.prepare, preparation.choose_character, preparation.seat_automa, preparation.place_markers,
    preparation.set_up_story, phases.introduction, phases.start_chapter, phases.draft, phases.draft_pair,
    phases.return_markers, phases.play_cards, phases.resolve_cards, phases.after_playing, phases.place_fate,
    phases.end_turn, phases.find_dominant, phases.resolve_alliances, phases.score_chapter,
    phases.chapter_abilities, phases.prepare_timelines, phases.resolve_kept, phases.turn_page,
    phases.read_ending, phases.final_scoring,
)  # fmt: skip


def game_with(folder: Traversable) -> Game[Path]:
    """The game with the pack of a folder."""
    return assemble(read_pack(folder), folder)


def assemble(pack: Pack, folder: Traversable) -> Game[Path]:
    """The game with a pack; the names of its cards and its stories lie in the folder."""
    return Game(
        id="path",
        version="2",
        players=range(1, 6),
        settings=SETTINGS,
        phases=PHASES,
        opening=preparation.prepare,
        table_type=Path,
        folder=FOLDER,
        content_hash=lambda: pack.fingerprint,
        with_pack=game_with,
        set_up=partial(set_up, pack),
        by_hand=lambda data: table_by_hand(data, pack),
        content={"cards": pack.cards, "content": pack, "customs": CUSTOMS},
        copy=copy_table,
        view=view,
        standings=standings,
        tie_rule="POD-END-10",
        rivals=rivals,
        estimate=estimate,
        backs=lambda table: pack.backs,
        census=census,
        texts=(SHARED_TEXT, FOLDER / "text", folder, *(folder / "stories" / story for story in STORIES)),
        pack_texts=1 + len(STORIES),
        messages=partial(pack_messages, pack),
        seat_name=seat_name,
        face_name=face_name,
        option_text=option_text,
        components=partial(components, pack),
        argument_text=argument_text,
        told=partial(told, pack),
    )


GAME: Final = assemble(original_pack(), ORIGINAL)
