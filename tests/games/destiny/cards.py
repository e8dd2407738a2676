"""The action cards that a test of the sister games writes: their symbols, their conditions and their results."""

from __future__ import annotations

from typing import Any

import pytest

COLOURS = ("red", "green", "blue", "yellow", "pink")
SYMBOL_LETTERS = {"e": "exploration", "c": "combat", "m": "magic", "d": "diplomacy"}


def symbols_of(letters: str) -> list[str]:
    """Symbols by first letter, such as "ce" for combat and exploration."""
    return [SYMBOL_LETTERS[letter] for letter in letters]


def card(colour: str = "red", symbols: str = "", **more: Any) -> dict[str, Any]:
    """An action card; symbols by first letter, such as "ce" for combat and exploration."""
    return {"colour": colour, "symbols": symbols_of(symbols), **more}


# Cards without symbols and effects, seven of each colour: red1, red2 and so on.
PLAIN = {f"{colour}{number}": card(colour) for colour in COLOURS for number in range(1, 8)}


# Yellow ones for a timeline, and as many of them as lie there at the end of chapters I and II.
BLANK = {f"plain-{number}": card("yellow") for number in range(9)}
SIX, SEVEN = [*BLANK][:6], [*BLANK][:7]


def some(colour: str, count: int) -> list[str]:
    """So many plain cards of a colour."""
    return [f"{colour}{number}" for number in range(1, count + 1)]


# Conditions


def two_or_more(colour: str) -> dict[str, str]:
    return {"kind": "two-or-more-cards", "colour": colour}


def exactly_one(colour: str) -> dict[str, str]:
    return {"kind": "exactly-one-card", "colour": colour}


def exactly_two(colour: str) -> dict[str, str]:
    return {"kind": "exactly-two-cards", "colour": colour}


def up_to_three(colour: str) -> dict[str, str]:
    return {"kind": "up-to-three-cards", "colour": colour}


def lose_one(symbol: str) -> dict[str, str]:
    return {"kind": "lose-one", "symbol": symbol}


def lose_up_to_three(symbol: str) -> dict[str, str]:
    return {"kind": "lose-up-to-three", "symbol": symbol}


LOSE_INACTIVE = {"kind": "lose-inactive"}
ONE_RED = exactly_one("red")
TWO_OR_MORE_INACTIVE = {"kind": "two-or-more-inactive"}

# What beside magic and combat, the active symbols, a player has, and how many of them count as inactive.
INACTIVE_COUNTS = [
    pytest.param({}, 0, id="none"),
    pytest.param({"exploration": 1}, 1, id="one"),
    pytest.param({"exploration": 2}, 2, id="two of a kind"),
    pytest.param({"exploration": 1, "diplomacy": 1}, 2, id="one of each"),
    pytest.param({"exploration": 2, "diplomacy": 1}, 3, id="three"),
    pytest.param({"exploration": 2, "diplomacy": 2}, 4, id="four"),
]


# Results


def two_symbols(symbol: str) -> dict[str, str]:
    return {"kind": "two-symbols", "symbol": symbol}


def symbol_steps(symbol: str) -> dict[str, str]:
    return {"kind": "symbol-steps", "symbol": symbol}


# Every condition that costs symbols, a result, and what two exploration tokens then pay and give.
LOSING = [
    pytest.param(lose_one("exploration"), two_symbols("magic"), 1, 2, id="1"),
    pytest.param(lose_up_to_three("exploration"), symbol_steps("magic"), 2, 2, id="1 to 3"),
    pytest.param(LOSE_INACTIVE, symbol_steps("magic"), 2, 2, id="1 to 3 inactive"),
]
