"""From player count, settings and dice to a table on which nothing has been drawn yet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.engine.game import Setting
from tablewright.games.destiny.draft import NOBODY
from tablewright.games.destiny.setup import (
    EVERY_COUNT,
    areas_for,
    components_of,
    first_chooser_in,
    first_chooser_settings,
    kept_effects_setting,
    mat_for,
)

from .content import Pack
from .customs import CUSTOMS
from .table import NO_SIDE, Path

TALES: Final[Mapping[str, tuple[str, str]]] = {
    "edge": ("edge", "full"),
    "edge-plain": ("edge", "plain"),  # POD-EDGE-03
    "first-game": ("edge", "first-game"),  # POD-SETUP-24
    "striga": ("striga", "full"),
    "evil": ("evil", "full"),
}
LEVELS: Final = ("1", "2", "3", "4", "5")
START_FIELDS: Final = (0, 2, 4, 6, 8)  # POD-SOLO-08

SETTINGS: Final = (
    Setting("story", tuple(TALES), "edge", "POD-SETUP-02", EVERY_COUNT),
    Setting("difficulty", LEVELS, "3", "POD-SOLO-07", (1,)),
    Setting("automa", ("random", "pick"), "random", "POD-SOLO-04", (1,)),
    Setting("automa-scoring", ("standard", "habit-only"), "standard", "POD-SOLO-26", (1,)),
    *first_chooser_settings("POD-SETUP-12"),
    kept_effects_setting("POD-CHAP-22"),
)


def seats_for(players: int) -> int:
    """POD-SOLO-01: a single player meets one Automa."""
    return max(players, 2)


def set_up(pack: Pack, players: int, settings: Mapping[str, str], dice: int) -> Path:
    """The table with all components in reach (POD-SETUP-01 to -11), before anything is shuffled or drawn."""
    story, mode = TALES[settings["story"]]
    seats = seats_for(players)
    return Path(
        seats=seats,
        dice=dice,
        humans=players,
        customs=CUSTOMS,
        first_chooser=first_chooser_in(settings),
        kept_effects=settings["kept-effects"],
        story=story,
        mode=mode,
        difficulty=int(settings.get("difficulty", "1")),
        automa_choice=settings.get("automa", "random"),
        automa_scoring=settings.get("automa-scoring", "standard"),
        **components_of(pack, seats),
        **mat_for(pack, players),
        **areas_for(players, seats, CUSTOMS),
        **closed_book(seats),
    )


def closed_book(seats: int) -> dict[str, Any]:
    """The story before its first card is read, and nothing yet of what stories bring along."""
    return {
        "page": 1,
        "fates": (),
        "dominant": NO_SIDE,
        "path_tokens": (NOBODY, NOBODY),
        "golden": [(0, 0, 0, 0)] * seats,
        "exertions": (),
        "missions": (),
        "requirements": (),
        "claims": [],
        "alliance_rows": (),
        "alliance_decks": [(), ()],
        "alliance_discards": [(), ()],
        "alliances": [()] * seats,
    }
