"""Tidal Blades put together: its rules and one pack make the game that the rest of the house plays."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from tablewright.engine.game import Game, by_name

from . import attempt, days, ending, fighting, night, preparation, rival, scoring, solo, standard, turn
from .by_hand import table_by_hand
from .census import census
from .components import components, told
from .content import Pack
from .estimate import estimate
from .modes import Mode
from .reading import ORIGINAL, original_pack, read_pack
from .rival import DUO
from .setup import SETTINGS, set_up
from .solo import SOLO
from .standard import STANDARD
from .table import Tidal, copy_table, mode_of
from .view import view
from .wording import argument_text, face_name, option_text, pack_messages, seat_name

FOLDER: Final = files(__package__)
MODES: Final[Mapping[str, Mode]] = {"standard": STANDARD, "duo": DUO, "solo": SOLO}
PHASES: Final = by_name(
    preparation.prepare, *preparation.ANNOUNCING.values(), preparation.choose_character, preparation.deal,
    *preparation.STARTING_CARDS.values(), *preparation.CHALLENGE_WAYS.values(), preparation.draft_challenge,
    preparation.keep_challenges, preparation.deal_goals, standard.nobody_else, days.begin_round, standard.next_turn,
    turn.move, turn.gain_space, turn.use_island, turn.step_on_island, attempt.choose_dice,
    attempt.roll_dice, attempt.suffer_threat, attempt.out_of_dice, attempt.after_roll, fighting.strike,
    fighting.end_fight, ending.after_attempt, night.nightfall, night.invade, night.suffer_invasion,
    night.move_monsters, night.refresh_and_upgrade, night.return_pieces, scoring.final_scoring, rival.seat_rival,
    rival.next_turn_with_rival, rival.rival_turn, solo.seat_company, solo.next_turn_alone, solo.choose_turn,
    solo.rival_turn_alone, solo.end_alone,
)  # fmt: skip


def game_with(folder: Traversable) -> Game[Tidal]:
    """The game with the pack of a folder."""
    return assemble(read_pack(folder), folder)


def assemble(pack: Pack, folder: Traversable) -> Game[Tidal]:
    """The game with a pack; the names of its cards lie in the folder."""
    return Game(
        id="tidal",
        version="4",
        players=range(1, 5),
        settings=SETTINGS,
        phases=PHASES,
        opening=preparation.prepare,
        table_type=Tidal,
        folder=FOLDER,
        content_hash=lambda: pack.fingerprint,
        with_pack=game_with,
        set_up=partial(set_up, pack, MODES),
        by_hand=lambda data: table_by_hand(data, pack, MODES),
        content={"content": pack, "modes": MODES},
        copy=copy_table,
        view=view,
        standings=lambda table: mode_of(table).standings(table),
        tie_rule="TB-SCORE-11",
        rivals=lambda table: mode_of(table).rivals(table),
        verdict=lambda table: mode_of(table).verdict(table),
        estimate=estimate,
        backs=lambda table: pack.backs,
        census=census,
        texts=(FOLDER / "text", folder),
        messages=partial(pack_messages, pack),
        seat_name=seat_name,
        face_name=face_name,
        option_text=option_text,
        components=partial(components, pack),
        told=told,
        argument_text=argument_text,
        retracting=frozenset({"leave"}),
    )


GAME: Final = assemble(original_pack(), ORIGINAL)
