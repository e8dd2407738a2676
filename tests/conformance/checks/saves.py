"""Checks of what is written down: JSON round-trips, and the game goes on from it."""

from __future__ import annotations

import json

from tablewright.engine.codec import table_from_data, table_to_data
from tablewright.engine.notation import position_from_data, position_to_data

from ..state import looks_of, state_of, text_of
from ..walk import Stop


def a_table_round_trips_as_json(stop: Stop) -> None:
    game, data = stop.game, table_to_data(stop.position.table)
    assert text_of(table_from_data(game.table_type, data, game.content)) == stop.looks.table


def a_game_that_was_saved_and_loaded_goes_on(stop: Stop) -> None:
    """A game that is saved, killed and loaded is always equal to the match that never was.

    Thinned: it is loaded where that is due; everywhere it must look like the match.
    """
    walk = stop.walk
    assert looks_of(walk.loaded) == stop.looks
    if stop.due:
        text = json.dumps(position_to_data(walk.loaded))
        walk.loaded = position_from_data(walk.game, json.loads(text))
        assert state_of(walk.loaded) == stop.state
