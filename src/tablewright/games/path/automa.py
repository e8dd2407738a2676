"""The Automa of a solo game: how it drafts, what the signpost gives it, and its habits."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from tablewright.engine.dice import roll
from tablewright.engine.table import tell
from tablewright.games.destiny.draft import automa_takes
from tablewright.games.destiny.symbols import SIDES
from tablewright.games.destiny.table import chapter, is_automa
from tablewright.games.destiny.timeline import gain_symbols

from . import vocabulary as words
from .content import AutomaBoard
from .rewards import AUTOMA_STANDARD, gain_experience, give
from .table import Path


def automa_seat(table: Path) -> int | None:
    """The seat of the Automa, in a solo game."""
    return table.humans if table.seats > table.humans else None


def board_of(table: Path, seat: int) -> AutomaBoard:
    return table.content.automas[table.characters[seat]]


def throw(table: Path, seat: int) -> int:
    """POD-SOLO-10: the signpost falls on a side."""
    side = roll(table, 2)
    tell(table, "signpost", seat=seat, side=SIDES[side])
    return side


def throw_for_symbol(table: Path, seat: int) -> int:
    """POD-SOLO-09, -23: the Automa gets the active symbol of the side on which the signpost falls."""
    side = throw(table, seat)
    gain_symbols(table, seat, table.active[side], 1)
    return side


def automa_begins_chapter(table: Path) -> None:
    """POD-SOLO-09, -11: one, two or three throws, and a token for each proficient symbol that is active."""
    seat = automa_seat(table)
    if seat is None:
        return
    for _ in range(chapter(table) + 1):
        throw_for_symbol(table, seat)
    for symbol in board_of(table, seat).proficient:
        if symbol in table.active:
            gain_symbols(table, seat, symbol, 1)


async def automa_drafts(table: Path, seat: int) -> None:
    """POD-SOLO-15 to -22: the row with the most active symbols, played at once; then its habits and the bottom row."""
    before = len(table.timelines[seat])
    row = automa_takes(table, seat)
    taken = [table.cards[table.faces[card]] for card in table.timelines[seat][before:]]
    if row == len(table.pool) and not table.alliance_rows:  # POD-EVIL-05: no experience at the choice token
        gain_experience(table, seat, 1)

    def times(trigger: words.Trigger) -> int:
        match trigger:
            case words.TakesColour(colour):
                return sum(colour in card.colours for card in taken)
            case words.TakesSymbol(symbol):
                return sum(card.symbols.count(symbol) for card in taken)
            case words.TakesEffect():
                return sum(card.effect is not None for card in taken)
            case words.DecidesFate() | words.ThrowsSide():
                return 0
            case _:
                assert_never(trigger)

    await follow_habits(table, seat, times)


async def follow_habits(table: Path, seat: int, times: Callable[[words.Trigger], int]) -> None:
    """POD-SOLO-12 to -14: each habit that is active works as often as its trigger happens."""
    habits = board_of(table, seat).habits
    for number, habit in enumerate(habits):
        if number == 1 and table.experience[seat] < AUTOMA_STANDARD:
            return
        for _ in range(times(habit.trigger)):
            tell(table, "automa-habit", seat=seat, habit=habit.key)
            await give(table, seat, habit.reward, "POD-SOLO-12")


async def automa_throws(table: Path) -> None:
    """POD-SOLO-23: after the player has played, one throw."""
    seat = automa_seat(table)
    if seat is not None:
        side = throw_for_symbol(table, seat)
        await follow_habits(table, seat, lambda trigger: int(trigger == words.ThrowsSide(side)))


async def automa_decided(table: Path) -> None:
    """The Automa has placed a fate token."""
    seat = automa_seat(table)
    assert seat is not None
    assert is_automa(table, seat)
    await follow_habits(table, seat, lambda trigger: int(isinstance(trigger, words.DecidesFate)))
