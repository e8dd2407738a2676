"""What the tables of both sister games have in common before anything is shuffled or drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablewright.engine.game import Setting

from .customs import Customs
from .draft import NOBODY
from .pack import DestinyPack
from .table import ACTIVE, LOCKED, NEW_CHAPTER, NO_CHARACTER, OLD_CHAPTER

EVERY_COUNT = (1, 2, 3, 4, 5)
RANDOM_CHOOSER = -1


def first_chooser_settings(rule: str) -> list[Setting]:
    """Who chooses first is a setting for each number of players, because each has other seats."""
    return [
        Setting("first-chooser", ("random", *"12345"[:count]), "random", rule, (count,)) for count in EVERY_COUNT[1:]
    ]


def kept_effects_setting(rule: str) -> Setting:
    """Whose active symbols the effects of kept cards use; the first is the printed order."""
    return Setting("kept-effects", (OLD_CHAPTER, NEW_CHAPTER), OLD_CHAPTER, rule, EVERY_COUNT)


def first_chooser_in(settings: Mapping[str, str]) -> int:
    """The seat that the players have agreed on, if they have."""
    wished = settings.get("first-chooser", "random")
    return RANDOM_CHOOSER if wished == "random" else int(wished) - 1


def rows_for(players: int) -> int:
    """RON-SETUP-07, RON-DUO-03, RON-SOLO-07, POD-SETUP-09."""
    return 4 if players <= 3 else 5


def components_of(pack: DestinyPack, seats: int) -> dict[str, Any]:
    """The cards and what is printed on them.

    Everybody knows the starting cards of every character: they are no secret of the deck.
    """
    starting = sum(1 << card for card in range(pack.main_cards, len(pack.cards)))
    return {
        "faces": list(range(pack.face_count)),
        "seen": [starting] * (seats + 1),
        "cards": pack.cards,
        "content": pack,
    }


def mat_for(pack: DestinyPack, players: int) -> dict[str, Any]:
    """What lies between the players: the deck, the empty rows of the pool, and no marker yet."""
    rows = rows_for(players)
    return {
        "stack": (),
        "offer": (),
        "deck": list(range(pack.main_cards)),
        "discard": (),
        "pool": [()] * rows,
        "row_markers": [NOBODY] * rows,
        "deck_markers": (),
        "initiative": (),
        "to_act": (),
        "active": (),
        "turn": 0,
    }


def areas_for(players: int, seats: int, customs: Customs) -> dict[str, Any]:
    """What lies before every seat; only players begin with an ability."""
    return {
        "characters": (NO_CHARACTER,) * seats,
        "extra_kept": [0] * seats,
        "points": [(0,) * len(customs.sources)] * seats,
        "hands": [()] * seats,
        "timelines": [()] * seats,
        "covers": [()] * seats,
        "just_played": [0] * seats,
        "tokens": [(0, 0, 0, 0)] * seats,
        "experience": [0] * seats,
        "abilities": [(ACTIVE if seat < players else LOCKED, LOCKED, LOCKED, LOCKED) for seat in range(seats)],
    }
