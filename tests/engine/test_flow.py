"""How phases follow one another: a phase that is cut short."""

from __future__ import annotations

from tablewright.engine.flow import CutShort, Phase
from tablewright.engine.options import Family
from tablewright.engine.questions import choose

from .pebbles import Pebbles
from .sitting import options, pebbles_of, sit

NUMBER = Family("number", 4)


def lay_on_pile(table: Pebbles, number: int) -> None:
    """The rule that ends the phase stands deep inside it."""
    table.pile += number
    if number == 3:
        raise CutShort(afterwards)


async def count_up(table: Pebbles) -> Phase | None:
    for _ in range(3):
        lay_on_pile(table, await choose(0, "number", NUMBER.of((1, 2, 3)), "PEB-NUM-01"))
    return None


async def afterwards(_table: Pebbles) -> Phase | None:
    await choose(1, "number", NUMBER.of((0, 1)), "PEB-NUM-01")
    return None


async def over_at_once(_table: Pebbles) -> Phase | None:
    raise CutShort(None)


def test_a_phase_that_is_cut_short_does_nothing_more_and_another_begins() -> None:
    position = sit(count_up)
    pile = pebbles_of(position).pile

    position.choose(0, "number:2")
    position.choose(0, "number:3")

    assert position.phase is afterwards
    assert options(position, 0) == []
    assert options(position, 1) == ["number:0", "number:1"]
    assert pebbles_of(position).pile == pile + 5


def test_the_phase_after_a_cut_begins_with_an_empty_trail() -> None:
    position = sit(count_up)
    position.choose(0, "number:3")

    assert position.trail == ()
    assert options(position.clone(), 1) == ["number:0", "number:1"]


def test_cutting_a_phase_short_without_another_ends_the_game() -> None:
    assert sit(over_at_once).over
