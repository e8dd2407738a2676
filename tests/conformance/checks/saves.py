"""Checks of what is written down: JSON round-trips, and the game goes on from it."""

from __future__ import annotations

import json

from tablewright.engine.notation import position_from_data, position_to_data

from ..state import state_of
from ..walk import Stop


def json_round_trips_and_the_game_goes_on(stop: Stop) -> None:
    """A game that is saved, killed and loaded at every stop is always equal to the match that never was."""
    walk = stop.walk
    text = json.dumps(position_to_data(walk.loaded))
    walk.loaded = position_from_data(walk.game, json.loads(text))
    assert state_of(walk.loaded) == stop.state
