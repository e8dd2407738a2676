"""How effects that both sister games know are resolved: how far a condition is met, what it costs, what it gives."""

from __future__ import annotations

from typing import Final, assert_never

from .effects import (
    Condition,
    ExactlyCards,
    ExactlyTwoInactive,
    Gain,
    GainBothPaths,
    GainPath,
    GainPathSteps,
    GainSet,
    GainSteps,
    GainTwo,
    LoseInactive,
    LoseOne,
    LoseUpToThree,
    Loss,
    ThreeOrMoreCards,
    TwoOrMoreCards,
    TwoOrMoreInactive,
    UpToThreeCards,
    UpToThreeInactive,
)
from .symbols import LEFT, RIGHT
from .table import DestinyTable
from .timeline import count_colour, count_symbols, gain_symbols, inactive_symbols, lose_symbols

MOST: Final = 3


def degree_of(table: DestinyTable, seat: int, place: int, condition: Condition, spared: int = 0) -> int:
    """How far a condition is met, from 0 (not at all) to 3; single conditions give 1.

    An effect sees its own card and those to its left. `spared` losses need not be paid.
    """
    reach = place + 1
    match condition:
        case LoseOne(symbol):
            return min(count_symbols(table, seat, (symbol,), reach) + spared, 1)
        case LoseUpToThree(symbol):
            return min(count_symbols(table, seat, (symbol,), reach) + spared, MOST)
        case LoseInactive():
            return min(count_symbols(table, seat, inactive_symbols(table), reach) + spared, MOST)
        case TwoOrMoreCards(colour):
            return int(count_colour(table, seat, colour, reach) >= 2)
        case ThreeOrMoreCards(colour):
            return int(count_colour(table, seat, colour, reach) >= 3)
        case ExactlyCards(colour, count):
            return int(count_colour(table, seat, colour, reach) == count)
        case UpToThreeCards(colour):
            return min(count_colour(table, seat, colour, reach), MOST)
        case ExactlyTwoInactive():
            return int(count_symbols(table, seat, inactive_symbols(table), reach) == 2)
        case TwoOrMoreInactive():
            return int(count_symbols(table, seat, inactive_symbols(table), reach) >= 2)
        case UpToThreeInactive():
            return min(count_symbols(table, seat, inactive_symbols(table), reach), MOST)
        case _:
            assert_never(condition)


async def pay(table: DestinyTable, seat: int, place: int, condition: object, count: int) -> None:
    """Lose what a losing condition asks for; having costs nothing."""
    match condition:
        case LoseOne(symbol) | LoseUpToThree(symbol):
            await lose_symbols(table, seat, (symbol,), count, place + 1, table.customs.rules.lose)
        case LoseInactive():
            await lose_symbols(
                table, seat, inactive_symbols(table), count, place + 1, table.customs.rules.lose_inactive
            )
        case _:
            pass


def gain(table: DestinyTable, seat: int, result: Gain, degree: int) -> None:
    """Give symbols: scaling results give as many as the degree, single ones their fixed number."""
    for symbol, count in symbols_given(table, result, degree):
        gain_symbols(table, seat, symbol, count)


def symbols_given(table: DestinyTable, result: Gain, degree: int) -> list[tuple[int, int]]:
    """The symbols that a result gives, by kind and count, in their order."""
    match result:
        case GainPathSteps(side):
            return [(table.active[side], degree)]
        case GainPath(side):
            return [(table.active[side], 2)]
        case GainBothPaths():
            return [(table.active[LEFT], 1), (table.active[RIGHT], 1)]
        case GainTwo(symbol):
            return [(symbol, 2)]
        case GainSteps(symbol):
            return [(symbol, degree)]
        case GainSet(symbols):
            return [(symbol, 1) for symbol in symbols]
        case _:
            assert_never(result)


def is_loss(condition: object) -> bool:
    return isinstance(condition, Loss)
