"""Counting what goals, announcements and valuable knowledge ask for."""

from __future__ import annotations

from typing import assert_never

from . import subjects as words
from .abilities import dial_level
from .faces import ARTIFACT, CARD
from .kinds import ARENAS, LEVEL, TRAITS
from .subjects import Subject
from .table import COLUMNS, Tidal, character_card_of
from .vocabulary import ANY


def count(table: Tidal, seat: int, subject: Subject) -> int:
    """How many of something a player has."""
    match subject:
        case words.CompletedChallenges(arena):
            return completed(table, seat, arena)
        case words.ChallengeSets():
            return min(completed(table, seat, arena) for arena in range(len(ARENAS)))
        case words.Hits():
            return hits(table, seat)
        case words.TraitsAt(level):
            return sum(dial_level(table, seat, trait) >= level for trait in range(len(TRAITS)))
        case words.DiceAt(level):
            return dice_at(table, seat, level)
        case words.Position():
            return table.ranking[seat]
        case words.LeaderTokens():
            return table.leads[seat]
        case words.Resources():
            return table.shells[seat] + table.fruit[seat]
        case words.CharacterCards():
            return sum(character_card_of(table, card).kind in (CARD, ARTIFACT) for card in table.in_play[seat])
        case words.TricksHeld():
            return len(table.tricks[seat])
        case _:
            assert_never(subject)


def completed(table: Tidal, seat: int, arena: int) -> int:
    """TB-CHAL-15, TB-LEG-13: challenges in a column; without an arena, all of them."""
    if arena == ANY:
        return sum(len(table.columns[seat * COLUMNS + column]) for column in range(COLUMNS))
    return len(table.columns[seat * COLUMNS + arena])


def hits(table: Tidal, seat: int) -> int:
    """TB-SCORE-09, -10: tokens beside the Fold and on living monsters."""
    return table.tokens[seat] + sum(covers.count(seat) for covers in table.hits)


def dice_at(table: Tidal, seat: int, level: int) -> int:
    counted = zip(table.available[seat], table.spent[seat], strict=True)
    return sum(ready + spent for kind, (ready, spent) in enumerate(counted) if LEVEL[kind] >= level)
