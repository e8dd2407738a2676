"""Who speaks for whom: which seats control which members of the family, and how the family is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol, TypeVar

from tablewright.engine.options import Option
from tablewright.engine.questions import Question, WhyNot, choose_any
from tablewright.engine.zones import Zone

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


async def while_all_wait(ask: Callable[[], Sequence[Question[T]]], /) -> tuple[int, T] | None:
    """Asks some seats where nobody else has anything to do."""
    questions = ask()
    return only_answer(questions) or await choose_any(questions)


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


async def ask_family(
    table: Heredity,
    key: str,
    candidates: Sequence[Option[T]],
    rule: str,
    about: Mapping[str, object] | None = None,
    why_not: WhyNot[T] | None = None,
) -> T:
    """A choice of all players together (HER-GEN-11): the first answer counts."""
    return await ask_seats(tuple(range(table.seats)), key, candidates, rule, about, why_not)


async def ask_seats(
    seats: Zone,
    key: str,
    candidates: Sequence[Option[T]],
    rule: str,
    about: Mapping[str, object] | None = None,
    why_not: WhyNot[T] | None = None,
) -> T:
    """A choice of whoever sits in one of these seats: the first answer counts."""
    if len(candidates) == 1 and (why_not is None or why_not(candidates[0].value) is None):
        return candidates[0].value  # there never was a choice, so that nobody need hear of one
    first = Question(seats[0], key, candidates, rule, why_not, about)
    if len(seats) == 1 or len(first.options) == 1:
        return await first  # no choice for anybody happens unasked
    others = (Question(seat, key, candidates, rule, why_not, about) for seat in seats[1:])
    answer: tuple[int, T] = await choose_any([first, *others])
    return answer[1]
