"""From player count, settings and dice to a table on which nothing has been drawn yet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablewright.engine.game import Setting
from tablewright.games.destiny.setup import (
    EVERY_COUNT,
    areas_for,
    components_of,
    first_chooser_in,
    first_chooser_settings,
    kept_effects_setting,
    mat_for,
)
from tablewright.games.destiny.table import NO_CHARACTER

from .content import Pack
from .customs import CUSTOMS
from .table import NO_TRACK, Ronin

START_FIELDS = {"summer": 4, "autumn": 2, "winter": 0}  # RON-SOLO-04

SETTINGS = (
    Setting("side", ("A", "B"), "A", "RON-SETUP-13", EVERY_COUNT),
    Setting("difficulty", tuple(START_FIELDS), "autumn", "RON-SOLO-04", (1,)),
    Setting("automa", ("random", "pick"), "random", "RON-AUTO-02", (1, 2)),
    *first_chooser_settings("RON-SETUP-10"),
    kept_effects_setting("RON-CLEAN-08"),
)


def seats_for(players: int) -> int:
    """RON-AUTO-01: Automas fill the table up to three seats."""
    return max(players, 3)


def set_up(pack: Pack, players: int, settings: Mapping[str, str], dice: int) -> Ronin:
    """The table with all components in reach (RON-SETUP-01, -09), before anything is shuffled or drawn."""
    seats = seats_for(players)
    return Ronin(
        seats=seats,
        dice=dice,
        humans=players,
        customs=CUSTOMS,
        side=settings["side"],
        kept_effects=settings["kept-effects"],
        automa_choice=settings.get("automa", "random"),
        difficulty=settings.get("difficulty", "winter"),
        first_chooser=first_chooser_in(settings),
        chapter_card=NO_CHARACTER,
        **components_of(pack, seats),
        **mat_for(pack, players),
        **areas_for(players, seats, CUSTOMS),
        **neighbourhood_of(seats),
    )


def neighbourhood_of(seats: int) -> dict[str, Any]:
    """What neighbours share: no board lies between them yet, and nobody has earned another's ability."""
    return {
        "boards": (NO_TRACK,) * seats,
        "cooperation": [NO_TRACK] * seats,
        "ability_cards": [(2, 2)] * seats,
        "borrowed": [()] * seats,
        "borrowed_states": [()] * seats,
        "steeping": [0] * seats,
    }
