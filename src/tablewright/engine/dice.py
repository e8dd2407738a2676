"""Chance: one 64-bit integer in the table, stepped by SplitMix64, so that copying a table copies its luck."""

from __future__ import annotations

import hashlib
from typing import Final

from .faults import BadInput
from .table import Table

WORD: Final = 0xFFFFFFFFFFFFFFFF
STEP: Final = 0x9E3779B97F4A7C15


def chosen_seed(seed: object, where: str) -> str:
    """A seed that somebody gives: an empty one was hardly meant."""
    if not checked_seed(seed, where):
        raise BadInput(f"{where} is empty; leave it out or give it some text.", "seed")
    return str(seed)


def checked_seed(seed: object, where: str) -> str:
    """A seed is any text, but it must be text."""
    if not isinstance(seed, str) or not is_text(seed):
        raise BadInput(f"{where} must be text in UTF-8, not {seed!r}.", "seed")
    return seed


def is_text(words: str) -> bool:
    """Whether it can be written down; half a letter cannot."""
    try:
        words.encode()
    except UnicodeEncodeError:
        return False
    return True


def dice_from(seed: str) -> int:
    """The starting dice of a seed, the same on every machine."""
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big")


def mix(dice: int) -> int:
    """The 64 random bits that belong to a state of the dice."""
    dice = ((dice ^ (dice >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    dice = ((dice ^ (dice >> 27)) * 0x94D049BB133111EB) & WORD
    return dice ^ (dice >> 31)


def roll(table: Table, sides: int) -> int:
    """A number from 0 to sides - 1."""
    table.dice = dice = (table.dice + STEP) & WORD
    result = (mix(dice) * sides) >> 64
    if table.rolls is not None:
        table.rolls.append(result)
    return result


class Luck:
    """Chance away from any table: for bots, simulations and imagined worlds."""

    __slots__ = ("dice",)

    def __init__(self, seed: str) -> None:
        self.dice = dice_from(seed)

    def below(self, sides: int) -> int:
        self.dice = dice = (self.dice + STEP) & WORD
        return (mix(dice) * sides) >> 64

    def word(self) -> int:
        """A fresh state for dice."""
        self.dice = dice = (self.dice + STEP) & WORD
        return mix(dice)

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
