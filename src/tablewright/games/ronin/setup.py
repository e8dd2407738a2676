"""From player count, settings and dice to a table on which nothing has been drawn yet."""

from __future__ import annotations

from collections.abc import Mapping

from tablewright.engine.game import Setting
from tablewright.games.destiny.draft import NOBODY
from tablewright.games.destiny.preparation import (
    EVERY_COUNT,
    first_chooser_in,
    first_chooser_settings,
    rows_for,
    starting_card_mask,
)
from tablewright.games.destiny.table import ACTIVE, LOCKED, NO_CHARACTER

from .content import BOARDS, CHAPTERS, CHARACTERS, MAIN_CARDS, Pack
from .customs import CUSTOMS
from .table import NO_TRACK, SOURCES, Ronin

START_FIELDS = {"summer": 4, "autumn": 2, "winter": 0}  # RON-SOLO-04

SETTINGS = (
    Setting("side", ("A", "B"), "A", "RON-SETUP-13", EVERY_COUNT),
    Setting("difficulty", tuple(START_FIELDS), "autumn", "RON-SOLO-04", (1,)),
    Setting("automa", ("random", "pick"), "random", "RON-AUTO-02", (1, 2)),
    *first_chooser_settings("RON-SETUP-10"),
    Setting("kept-effects", ("new-chapter", "old-chapter"), "new-chapter", "RON-CLEAN-08", EVERY_COUNT),
)


def seats_for(players: int) -> int:
    """RON-AUTO-01: Automas fill the table up to three seats."""
    return max(players, 3)


def set_up(pack: Pack, players: int, settings: Mapping[str, str], dice: int) -> Ronin:
    """The table with all components in reach (RON-SETUP-01, -09), before anything is shuffled or drawn."""
    return bare_table(
        pack,
        players,
        dice=dice,
        side=settings["side"],
        kept_effects=settings["kept-effects"],
        automa_choice=settings.get("automa", "random"),
        difficulty=settings.get("difficulty", "winter"),
        first_chooser=first_chooser_in(settings),
    )


def bare_table(
    pack: Pack,
    players: int,
    *,
    dice: int,
    side: str,
    kept_effects: str,
    automa_choice: str,
    difficulty: str,
    first_chooser: int,
) -> Ronin:
    """A table whose cards lie in the box and whose markers wait."""
    seats = seats_for(players)
    faces = len(pack.cards) + CHARACTERS + BOARDS + CHAPTERS
    box = starting_card_mask(pack)
    return Ronin(
        seats=seats,
        dice=dice,
        faces=list(range(faces)),
        # Everybody knows the starting cards of every character: they are no secret of the deck.
        seen=[box] * (seats + 1),
        humans=players,
        deck=list(range(MAIN_CARDS)),
        discard=(),
        pool=[()] * rows_for(players),
        row_markers=[NOBODY] * rows_for(players),
        deck_markers=(),
        hands=[()] * seats,
        timelines=[()] * seats,
        covers=[()] * seats,
        just_played=[0] * seats,
        tokens=[(0, 0, 0, 0)] * seats,
        experience=[0] * seats,
        abilities=[(ACTIVE if seat < players else LOCKED, LOCKED, LOCKED, LOCKED) for seat in range(seats)],
        initiative=(),
        to_act=(),
        active=(),
        turn=0,
        cards=pack.cards,
        content=pack,
        customs=CUSTOMS,
        side=side,
        kept_effects=kept_effects,
        automa_choice=automa_choice,
        difficulty=difficulty,
        chapter_card=NO_CHARACTER,
        first_chooser=first_chooser,
        stack=(),
        offer=(),
        characters=(NO_CHARACTER,) * seats,
        boards=(NO_TRACK,) * seats,
        cooperation=[NO_TRACK] * seats,
        ability_cards=[(2, 2)] * seats,
        borrowed=[()] * seats,
        borrowed_states=[()] * seats,
        steeping=[0] * seats,
        extra_kept=[0] * seats,
        points=[(0,) * len(SOURCES)] * seats,
    )
