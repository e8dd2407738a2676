"""Checks of imagined worlds: they are possible, stay so when played on, and can be cloned and written down."""

from __future__ import annotations

from tablewright.engine.notation import position_from_data, position_to_data

from ..play import choose_at_random
from ..state import state_of
from ..walk import Stop

EVERY = 6
STEPS = 4


def imagined_worlds_are_possible_worlds(stop: Stop) -> None:
    """Imagined twice over and played on, a world loses nothing and stays the same in its clones and in JSON.

    Sampled: at one stop of six. Thinned: in one step of `pace`, drawn by chance, clones and JSON are compared as well.
    """
    luck, game = stop.walk.luck, stop.game
    if stop.over or luck.below(EVERY):
        return
    players = stop.walk.variant.players
    world = stop.position.imagine(luck.below(players), luck)
    for _ in range(STEPS):
        world = world.imagine(luck.below(players), luck)
        if world.over:
            break
        world.choose(*choose_at_random(world, luck))
        assert dict(game.census(world.table)) == stop.walk.census
        if luck.below(stop.walk.pace):
            continue
        state = state_of(world)
        assert state_of(world.clone()) == state
        assert state_of(position_from_data(game, position_to_data(world))) == state
