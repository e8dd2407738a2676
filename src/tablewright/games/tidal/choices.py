"""The options that questions offer, made once: their ids are what records keep, their values what the rules read."""

from __future__ import annotations

from itertools import product
from typing import Final

from tablewright.engine.options import Family, Option, named

from .kinds import ARENAS, DICE, SLOTS, TRAITS

MOST_CARDS: Final = 400
MOST_DICE: Final = 60

# Cards
TAKE: Final = Family("take", MOST_CARDS)
DRAW: Final = Option("draw", -1)
DISCARD: Final = Family("discard", MOST_CARDS)
CARD: Final = Family("card", MOST_CARDS)
KEEP: Final = Family("keep", MOST_CARDS)
BUY: Final = Family("buy", MOST_CARDS)
TRICK: Final = Family("trick", MOST_CARDS)
ARTIFACT: Final = tuple(Option(f"artifact:{card}", card + MOST_CARDS) for card in range(MOST_CARDS))
"""Discarding an artifact: its value is the card's number beyond all cards, unlike that of the card's ability."""
ABILITY: Final = Family("ability", MOST_CARDS)
GOODS: Final = Family("goods", MOST_CARDS)
CHALLENGE: Final = Family("challenge", MOST_CARDS)
SECOND_HALF: Final = tuple(Option(f"challenge:{card}.1", card + MOST_CARDS) for card in range(MOST_CARDS))
"""The other half of a split challenge: its value is the card's number beyond all cards."""

# Dice: those a player owns by kind, those of an attempt by number
AVAILABLE: Final = named("available", DICE)
FURTHER: Final = named("further", DICE)
"""An available die beyond the max roll, for a fruit."""
SPENT: Final = tuple(Option(f"spent:{kind}", len(DICE) + number) for number, kind in enumerate(DICE))
INTO: Final = named("into", DICE)
AGAIN: Final = Family("again", MOST_DICE)
FIRST_LEFT: Final = 300
LEAVE: Final = tuple(Option(f"leave:{die}", FIRST_LEFT + die) for die in range(MOST_DICE))
"""A die that was to be rolled again stays as it is; its value is unlike those of all other ways on."""
LOSE: Final = Family("lose", MOST_DICE)
DIE: Final = Family("die", MOST_DICE)
HIT: Final = Family("hit", 16)

# Names
TRAIT: Final = named("trait", TRAITS)
ARENA: Final = named("arena", ARENAS)
SLOT: Final = named("slot", SLOTS)
SEAT: Final = Family("seat", 4)
CARRY: Final = Family("carry", 4)
SUBSTITUTE: Final = Family("substitute", 60)

# Single answers; those that stand beside numbered ones have values of their own
ROLL: Final = Option("roll", -1)
WITHDRAW: Final = Option("withdraw", -2)
STRIKE: Final = Option("strike", -3)
BLOCK: Final = Option("block", -1)
STOP: Final = Option("stop", -1)
DONE: Final = Option("done", -1)
END: Final = Option("end", -1)
ALONE: Final = Option("alone", -1)
SKIP: Final = Option("skip", -1)
USE: Final = Option("use", -2)
FRUIT: Final = Option("fruit", -3)
CONTACTS: Final = Option("contacts", -4)
FIRST_COMPLETION: Final = 100
COMPLETE: Final = tuple(Option(f"complete:{chosen}", FIRST_COMPLETION + chosen) for chosen in range(8))
"""Completing a challenge with some of its stretch symbols, as a bit mask."""
WITHDRAWN: Final = -1
FIRST_OF_TWO: Final = 200
OUTCOMES: Final = ("none", *(str(chosen) for chosen in range(8)))
COMPLETE_TWO: Final = tuple(
    Option(f"complete-two:{one}.{other}", FIRST_OF_TWO + number)
    for number, (one, other) in enumerate(product(OUTCOMES, OUTCOMES))
)
"""How two challenges of one roll end: each withdrawn from, or completed with some of its stretch symbols."""


def ending_with(one: int, other: int) -> Option[int]:
    """Two challenges end like this: each completed with a bit mask of stretch symbols, or WITHDRAWN."""
    return COMPLETE_TWO[(one + 1) * len(OUTCOMES) + other + 1]


def outcome_of(value: int) -> tuple[int, ...]:
    """How the challenges at stake end with a completion."""
    if value < FIRST_OF_TWO:
        return (value - FIRST_COMPLETION,)
    one, other = divmod(value - FIRST_OF_TWO, len(OUTCOMES))
    return (one - 1, other - 1)


SET_DIE: Final = Option("shield:set", -1)
SHIELD_UPGRADE: Final = Option("shield:upgrade", -2)
