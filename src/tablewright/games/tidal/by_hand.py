"""Positions that a person writes: a small situation in a small file, everything else by default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.engine.dice import dice_from
from tablewright.engine.faults import BadInput
from tablewright.games.reading.by_hand import COMMON_FIELDS, agreed, only, within

from .content import Pack
from .kinds import NOWHERE
from .modes import Mode
from .setup import SETTINGS, set_up
from .table import NO_OPPONENT, Tidal, is_fight, island_of, mode_of
from .writing import HandWriter

FIELDS: Final = (
    *COMMON_FIELDS, "round", "active", "actor", "first_player", "order",
    "arbiter", "boat", "pool", "market", "challenge_deck", "trick_deck", "market_deck", "legendary_deck", "monsters",
    "challenge_discard", "trick_discard", "market_discard", "exhausted", "announcements", "fold", "seats", "schemes",
    "scheme_deck", "scheme_discard", "set_challenge", "turn", "attempt",
)  # fmt: skip
OPENING: Final = "prepare"
PREPARATION: Final = (
    "announce_nothing", "announce_at_random", "pick_announcements", "choose_character", "deal", "play_starting_cards",
    "draw_starting_cards", "deal_challenges", "deal_more_challenges", "begin_draft", "draft_challenge",
    "keep_challenges", "deal_goals", "nobody_else", "seat_rival", "seat_company",
)  # fmt: skip
PHASES_OF: Final = {
    "standard": ("next_turn",),
    "duo": ("next_turn_with_rival", "rival_turn"),
    "solo": ("next_turn_alone", "choose_turn", "rival_turn_alone", "end_alone"),
}
"""The phases that only one mode has."""
IN_ATTEMPT: Final = ("choose_dice", "roll_dice", "suffer_threat", "after_roll", "out_of_dice")
WITH_DICE: Final = ("roll_dice", "suffer_threat", "after_roll")
IN_FIGHT: Final = ("strike", "end_fight")
ON_ISLAND: Final = ("gain_space", "use_island", "step_on_island", *IN_ATTEMPT, *IN_FIGHT)


def table_by_hand(data: Mapping[str, Any], pack: Pack, modes: Mapping[str, Mode]) -> Tidal:
    """A position as a person writes it; what it does not name lies as at the start of a first turn."""
    only(data, FIELDS, "the position")
    players = within(data.get("players", 3), 1, 4, "'players'")
    settings = agreed(data, players, SETTINGS)
    table = set_up(pack, modes, players, settings, dice_from(str(data.get("seed", "by hand"))))
    phase = str(data.get("phase", OPENING))
    if phase != OPENING:
        refuse_phase(table, phase)
        HandWriter(table).write(data)
        refuse_impossible(table, phase)
    return table


def refuse_phase(table: Tidal, phase: str) -> None:
    """Some phases need what no position tells, or another mode."""
    if phase in PREPARATION:
        raise BadInput(f"'phase' cannot be {phase!r}: choices of the set-up cannot be written by hand.")
    if phase == "suffer_invasion":
        raise BadInput("'phase' cannot be 'suffer_invasion': an invasion begins with 'nightfall'.")
    for mode, phases in PHASES_OF.items():
        if phase in phases and table.mode != mode:
            raise BadInput(f"'phase' cannot be {phase!r} with {table.humans} players.")


def refuse_impossible(table: Tidal, phase: str) -> None:
    """What the phase needs must be there: a pawn on an island, an attempt, dice, a monster."""
    if mode_of(table).decided(table) and phase != mode_of(table).ending.__name__:
        raise BadInput(f"'ranking' cannot be the last position in phase {phase!r}: the game has ended (TB-SOLO-12).")
    if phase in ON_ISLAND and (table.visited == NOWHERE or table.visited != island_of(table, table.actor)):
        raise BadInput(f"'turn.visited' must be the island on which the acting pawn stands in phase {phase!r}.")
    if phase in IN_FIGHT and table.opponent == NO_OPPONENT:
        raise BadInput(f"'attempt.opponent' must name the slot of a monster in phase {phase!r}.")
    if phase in IN_ATTEMPT and bool(table.at_stake) == is_fight(table):
        raise BadInput(f"'attempt' needs either 'cards' or an 'opponent' in phase {phase!r}.")
    if phase in WITH_DICE and not table.attempt:
        raise BadInput(f"'attempt.dice' needs at least one die in phase {phase!r}.")
    if phase == "suffer_threat" and not table.threat:
        raise BadInput("'attempt.threat' must be at least 1 in phase 'suffer_threat'.")
