"""Who speaks for whom: which seats control which members of the family, and how the family is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, Protocol, TypeVar

from tablewright.engine.options import Option
from tablewright.engine.questions import FreeActions, Question, WhyNot, choose_any
from tablewright.engine.zones import Zone

from .dropping import Drop, drops, lay_down
from .kinds import BRICK, DJAMAL, MAEVE, SELENA
from .table import Heredity

T = TypeVar("T")

CONTROL: Final[Mapping[int, tuple[Zone, ...]]] = {
    1: ((DJAMAL, MAEVE, SELENA, BRICK),),  # HER-GEN-07
    2: ((DJAMAL, SELENA), (MAEVE, BRICK)),  # HER-GEN-06: a parent and a child each
    3: ((DJAMAL, BRICK), (MAEVE, BRICK), (SELENA, BRICK)),  # HER-GEN-05: any player may command the shared one
    4: ((DJAMAL,), (MAEVE,), (SELENA,), (BRICK,)),  # HER-GEN-04
}


class Alongside(Protocol):
    """Asks some seats in the middle of an action; None if somebody else has acted instead of waiting for them."""

    async def __call__(self, ask: Callable[[], Sequence[Question[T]]], /) -> tuple[int, T] | None: ...


async def while_all_wait(table: Heredity, ask: Callable[[], Sequence[Question[T]]], /) -> tuple[int, T]:
    """Asks some seats where nobody else has anything to do but to drop things."""
    while True:
        questions = ask()
        unasked = only_answer(questions)
        if unasked is not None:
            return unasked
        seat, answer = await choose_any(beside_drops(table, questions))
        if not isinstance(answer, Drop):
            return seat, answer
        lay_down(table, answer)


def only_answer(questions: Sequence[Question[T]]) -> tuple[int, T] | None:
    """The answer where nobody has a choice: it happens unasked."""
    if any(len(question.options) > 1 for question in questions):
        return None
    return questions[0].seat, questions[0].options[0].value


def members(table: Heredity, seat: int) -> Zone:
    """The members of the family that a seat controls."""
    return CONTROL[table.seats][seat]


def controllers(table: Heredity, *pcs: int) -> Zone:
    """The seats that may decide for any of some members of the family."""
    return tuple(seat for seat in range(table.seats) if any(pc in members(table, seat) for pc in pcs))


# Dropping at any question


class DropQuestion(Question[Drop]):
    """What a seat may drop while others are asked something."""

    __slots__ = ()

    optional: ClassVar[bool] = True


def beside_drops(table: Heredity, questions: Sequence[Question[Any]]) -> list[Question[Any]]:
    """HER-MAT-11: the questions of some seats; during an action of the family every seat may drop things instead."""
    if not table.acting:
        return list(questions)
    for question in questions:
        offer_drops(table, question)
    asked = [question.seat for question in questions]
    others = [DropQuestion(seat, "drop-between", seat_drops(table, seat), "HER-MAT-11") for seat in range(table.seats)]
    return [*questions, *(one for one in others if one.seat not in asked and one.options)]


def offer_drops(table: Heredity, question: Question[Any]) -> None:
    """Offer beside the answers what the members of a seat can lay down."""
    found = seat_drops(table, question.seat)
    question.offer_beside(FreeActions(lambda: seat_drops(table, question.seat), list, nothing_more), found)


async def nothing_more(what: Drop) -> None:
    """Whoever asks lays it down and asks again."""
    raise AssertionError(what)


def seat_drops(table: Heredity, seat: int) -> list[Option[Drop]]:
    return [option for pc in members(table, seat) for option in drops(table, pc)]


# Asking


async def ask_family(
    table: Heredity,
    key: str,
    candidates: Sequence[Option[T]],
    rule: str,
    about: Mapping[str, object] | None = None,
    why_not: WhyNot[T] | None = None,
) -> T:
    """A choice of all players together (HER-GEN-11): the first answer counts."""
    return await ask_seats(table, tuple(range(table.seats)), key, candidates, rule, about, why_not)


async def ask_seats(
    table: Heredity,
    seats: Zone,
    key: str,
    candidates: Sequence[Option[T]],
    rule: str,
    about: Mapping[str, object] | None = None,
    why_not: WhyNot[T] | None = None,
) -> T:
    """A choice of the players in some seats: the first answer counts. Dropping things does not answer it."""
    while True:
        answer = await ask_or_drop(table, seats, key, candidates, rule, about, why_not)
        if not isinstance(answer, Drop):
            return answer
        lay_down(table, answer)


async def ask_or_drop(
    table: Heredity,
    seats: Zone,
    key: str,
    candidates: Sequence[Option[T]],
    rule: str,
    about: Mapping[str, object] | None = None,
    why_not: WhyNot[T] | None = None,
) -> T | Drop:
    """The same, but what somebody wants to drop is given back: it may change what can be chosen."""
    if len(candidates) == 1 and (why_not is None or why_not(candidates[0].value) is None):
        return candidates[0].value  # there never was a choice, so that nobody need hear of one
    first = Question(seats[0], key, candidates, rule, why_not, about)
    if len(first.options) == 1:
        return await first  # no choice for anybody happens unasked
    others = [Question(seat, key, candidates, rule, why_not, about) for seat in seats[1:]]
    asked = beside_drops(table, [first, *others])
    if len(asked) == 1:
        return await first
    answer: tuple[int, T | Drop] = await choose_any(asked)
    return answer[1]
