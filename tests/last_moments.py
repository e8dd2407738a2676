"""Chapters of the original campaign of Heredity one choice before their end, for the tests of the tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from tablewright.engine.match import Match, beginning, milestone
from tablewright.engine.position import Checkpoint
from tablewright.games import find_game
from tablewright.games.heredity.kinds import PCS

ACTING: Final = "family_acts"


class LastMoment(NamedTuple):
    """A position by hand, and the choices of a solo player that end the chapter."""

    data: Mapping[str, Any]
    choices: tuple[str, ...]


WON: Final = LastMoment(
    {
        "flipped": [10], "board": [10], "read": [22], "flags": {"oath": True},
        "family": {"brick": {"area": "10:yard", "items": [40], "materials": 2}},
    },
    ("terrain-action:brick:torso.0:22:0",),
)  # fmt: skip
"""Brick stands at the turned well of the tutorial, with the rope."""
LOST: Final = LastMoment(
    {
        "board": [10], "timeline": ["family", 3], "tokens": {"3": {"general": 1}},
        "campaign": {"materials": {"maeve": 1}}, "family": {"brick": {"area": "10:yard", "items": [40]}},
    },
    ("rest",),
)  # fmt: skip
"""The last light of the tutorial; the family had one material when the chapter began, and has found the rope since."""
ALL_WON: Final = LastMoment(
    {
        "settings": {"chapter": "chapter-1"}, "flipped": [112, 132], "board": [112], "read": [157],
        "timeline": ["family", 132], "flags": {"caulked": True, "swan_found": True},
        "family": {name: {"area": "112:barge"} for name in PCS},
    },
    ("terrain-action:brick:torso.0:157:0",),
)  # fmt: skip
"""Everybody is on the barge of chapter I, the last chapter that there is."""


def match_at(moment: LastMoment, **settings: str) -> Match:
    """A match that stands there."""
    game = find_game("heredity")
    table = game.by_hand({**moment.data, "settings": {**moment.data.get("settings", {}), **settings}})
    begin = Checkpoint(game.phase(ACTING), table, 0)
    match = Match(game, table.seats, table.settings, "last moment", begin)
    match.start = milestone(game, 0, begin)
    return beginning(game, match.snapshot())


def ended(moment: LastMoment, **settings: str) -> Match:
    """The match after the last choices of its chapter."""
    match = match_at(moment, **settings)
    for choice in moment.choices:
        match.choose(0, choice)
    return match
