"""Preparing a game of Path of Destiny: deck and pool, characters, initiative, and what the chosen story lays out."""

from __future__ import annotations

from tablewright.engine.dice import roll
from tablewright.engine.flow import Phase
from tablewright.engine.knowledge import shuffle
from tablewright.engine.questions import choose
from tablewright.games.destiny.draft import deal_row
from tablewright.games.destiny.preparation import (
    choose_one_character,
    find_first_chooser,
    lay_out_characters,
    remaining_characters,
    set_initiative,
    take_character,
)
from tablewright.games.destiny.steps import next_seat

from .alliances import lay_out_alliances
from .exertion import lay_out_exertions
from .missions import lay_out_missions
from .phases import introduction
from .setup import START_FIELDS
from .table import Path, story_of


async def prepare(table: Path) -> Phase:
    """POD-SETUP-01 to -12: the main deck, the pool, and who picks first."""
    shuffle(table, table.deck)
    table.pool = [deal_row(table) for _ in table.pool]
    find_first_chooser(table)
    lay_out_characters(table)
    return choose_character


async def choose_character(table: Path) -> Phase:
    """POD-SETUP-13 to -17, -21: two boards at random, keep one; a fifth player takes the last."""
    await choose_one_character(table, table.to_act[0])
    return next_seat(table, choose_character, seat_automa)


async def seat_automa(table: Path) -> Phase:
    """POD-SOLO-04 to -08: an Automa board of another character, and the start field of the chosen level."""
    if table.humans == 1:
        left = remaining_characters(table)
        if table.automa_choice == "pick":
            character = await choose(0, "choose-automa", left, "POD-SOLO-04", about={"other": 1})
        else:
            character = left[roll(table, len(left))].value
        take_character(table, 1, character)
        table.experience[1] = START_FIELDS[table.difficulty - 1]
    return place_markers


async def place_markers(table: Path) -> Phase:
    """POD-SETUP-18, -19: the story's order; characters that nobody plays are skipped."""
    table.stack = ()
    set_initiative(table, story_of(table).initiative)
    return set_up_story


async def set_up_story(table: Path) -> Phase:
    """POD-SETUP-23: the setup of the chosen story; its plain modes leave it out (POD-SETUP-24, POD-EDGE-03)."""
    if table.story == "edge" and table.mode == "full":
        lay_out_exertions(table)
    elif table.story == "striga":
        lay_out_missions(table)
    elif table.story == "evil":
        lay_out_alliances(table)
    return introduction
