"""Who speaks for whom: which seats control which members of the family, and how the family is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from tablewright.engine.options import Option
from tablewright.engine.questions import AnySeat, Question, choose_any

from .kinds import BRICK, DJAMAL, MAEVE, SELENA
from .table import Heredity, Zone

T = TypeVar("T")

CONTROL: Final[Mapping[int, tuple[Zone, ...]]] = {
    1: ((DJAMAL, MAEVE, SELENA, BRICK),),  # HER-GEN-07
    2: ((DJAMAL, SELENA), (MAEVE, BRICK)),  # HER-GEN-06: a parent and a child each
    3: ((DJAMAL, BRICK), (MAEVE, BRICK), (SELENA, BRICK)),  # HER-GEN-05: any player may command the shared one
    4: ((DJAMAL,), (MAEVE,), (SELENA,), (BRICK,)),  # HER-GEN-04
}


class FamilyQuestion(AnySeat[T]):
    """A question to the family that is asked even if one answer is left: a round is never passed over unseen.

    Without it, a family that can do nothing would be carried round the timeline for ever.
    """

    __slots__ = ()

    def only_question(self) -> Question[T] | None:
        return None


def members(table: Heredity, seat: int) -> Zone:
    """The members of the family that a seat controls."""
    return CONTROL[table.seats][seat]


def controllers(table: Heredity, pc: int) -> Zone:
    """The seats that may decide for a member of the family."""
    return tuple(seat for seat in range(table.seats) if pc in members(table, seat))


async def ask_family(
    table: Heredity, key: str, options: Sequence[Option[T]], rule: str, about: Mapping[str, object] | None = None
) -> T:
    """A choice of all players together (HER-GEN-11): the first answer counts."""
    return await _ask(tuple(range(table.seats)), key, options, rule, about)


async def ask_player(
    table: Heredity,
    pc: int,
    key: str,
    options: Sequence[Option[T]],
    rule: str,
    about: Mapping[str, object] | None = None,
) -> T:
    """A choice of whoever controls a member of the family."""
    return await _ask(controllers(table, pc), key, options, rule, about)


async def _ask(seats: Zone, key: str, options: Sequence[Option[T]], rule: str, about: Mapping[str, object] | None) -> T:
    if len(options) == 1:
        seats = seats[:1]  # no choice for anybody: it happens unasked
    answer: tuple[int, T] = await choose_any(Question(seat, key, options, rule, about=about) for seat in seats)
    return answer[1]
