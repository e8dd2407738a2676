"""How the family is asked what it does: every seat at once, also while somebody is in the middle of something."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final, TypeVar, overload

from tablewright.engine.options import Option, Refusal
from tablewright.engine.questions import AnySeat, HiddenQuestion, Question, choose_any

from .actions import PERFORM, acts, refused_acts, worth_telling
from .acts import Act
from .dropping import Drop, lay_down
from .joint import PRINTED, Joint, printed_action
from .kinds import PCS
from .printed import Printed
from .reasons import NOT_YOURS
from .scenario.words import parts_of
from .seats import members, offer_drops, only_answer, seat_drops
from .spaces import cards_of
from .table import Heredity, side_of, tell, without
from .verbs import EndChapter, MoveHourglass

T = TypeVar("T")

REST: Final = Option("rest", Act("rest"))
FREE_VERBS: Final = ("drop", "injury")
"""What is done at once, whatever else is going on."""

# What a seat may do


class ActQuestion(HiddenQuestion[Act]):
    """What a seat does for its members of the family, while all others are asked the same.

    It is asked even if `rest` is all that is left: otherwise a family that can do nothing would be carried round the
    timeline for ever.
    """

    __slots__ = ("table",)

    def __init__(self, table: Heredity, seat: int) -> None:
        HiddenQuestion.__init__(self, seat, self.called(table, seat), (), "HER-TOKEN-05")
        self.table = table
        self.reconsider()

    def called(self, table: Heredity, seat: int) -> str:
        """The key of its message."""
        return "act"

    def reconsider(self) -> None:
        self.options = ActOptions(self.table, self.seat)

    def refused(self) -> list[Refusal]:
        return worth_telling(self._all_refused(), self.options)

    def refusal(self, id: str) -> Refusal | None:
        return next((refusal for refusal in self._all_refused() if refusal.option.id == id), None)

    def _all_refused(self) -> list[Refusal]:
        return [refusal for pc in range(len(PCS)) for refusal in self._refused_to(pc)]

    def _refused_to(self, pc: int) -> list[Refusal]:
        """For the own members what they cannot do; for all others what only their players may decide."""
        if pc in members(self.table, self.seat):
            return refused_acts(self.table, pc)
        return [Refusal(option, NOT_YOURS[self.table.seats]) for option in acts(self.table, pc)]


class ActOptions(Sequence[Option[Act]]):
    """The options of a seat, worked out when somebody looks at them: most seats watch while one acts."""

    __slots__ = ("_found", "seat", "table")

    def __init__(self, table: Heredity, seat: int) -> None:
        self.table = table
        self.seat = seat
        self._found: list[Option[Act]] | None = None

    @property
    def found(self) -> list[Option[Act]]:
        if self._found is None:
            self._found = act_options(self.table, self.seat)
        return self._found

    def __bool__(self) -> bool:
        return has_tokens(self.table, self.seat) or bool(self.found)

    def __len__(self) -> int:
        return len(self.found)

    @overload
    def __getitem__(self, index: int) -> Option[Act]: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Option[Act]]: ...
    def __getitem__(self, index: int | slice) -> Option[Act] | Sequence[Option[Act]]:
        return self.found[index]

    def __iter__(self) -> Iterator[Option[Act]]:
        return iter(self.found)


class MayActQuestion(ActQuestion):
    """The same for a seat that rests, or that looks on while somebody is in the middle of something."""

    __slots__ = ()

    optional: ClassVar[bool] = True

    def called(self, table: Heredity, seat: int) -> str:
        return "act-after-all" if seat in table.resting else "act-between"


def act_options(table: Heredity, seat: int) -> list[Option[Act]]:
    """What a seat may do for its members of the family, or let be."""
    found = [option for pc in members(table, seat) for option in acts(table, pc)]
    found.sort(key=lambda option: is_hasty(table, option.value))
    if found and is_hasty(table, found[0].value):
        return [REST, *found]
    return [*found, REST] if found or has_tokens(table, seat) else []


def is_hasty(table: Heredity, act: Act) -> bool:
    """What ends the round or throws something away is not what people should find first."""
    return act.verb in FREE_VERBS or (act.verb in PRINTED and ends_round(printed_action(table, act)))


@lru_cache(maxsize=1024)
def ends_round(action: Printed | Joint) -> bool:
    return any(isinstance(part, MoveHourglass | EndChapter) for part in parts_of(action))


def has_tokens(table: Heredity, seat: int) -> bool:
    return any(table.available[pc] for pc in members(table, seat))


# Asking


def ask_to_act(table: Heredity) -> AnySeat[Act]:
    """HER-TOKEN-05: every seat, those with tokens first; whoever answers first acts first.

    A seat that rests is not waited for, but may change its mind.
    """
    waiting = [seat for seat in range(table.seats) if seat not in table.resting]
    waiting.sort(key=lambda seat: not has_tokens(table, seat))
    return choose_any([*(ActQuestion(table, seat) for seat in waiting), *may_act(table, waiting)])


def may_act(table: Heredity, others: Sequence[int]) -> list[MayActQuestion]:
    """One question for each seat with tokens, or with things to drop, that is not asked anything else."""
    return [
        MayActQuestion(table, seat)
        for seat in range(table.seats)
        if seat not in others and (has_tokens(table, seat) or seat_drops(table, seat))
    ]


async def ask_alongside(table: Heredity, act: Act, ask: Callable[[], Sequence[Question[T]]]) -> tuple[int, T] | None:
    """Ask some seats in the middle of an action, while all others may act; None when somebody has.

    HER-TOKEN-06: an action is resolved before the next begins, so an action of another cuts it short; what is free
    does not (HER-MAT-11, HER-INJ-07).
    """
    while True:
        questions = ask()
        unasked = only_answer(questions)
        if unasked is not None:
            return unasked
        for question in questions:
            offer_drops(table, question)
        everybody: list[Question[Any]] = [*questions, *may_act(table, [one.seat for one in questions])]
        seat, answer = await choose_any(everybody)
        if isinstance(answer, Drop):
            lay_down(table, answer)
        elif not isinstance(answer, Act):
            return seat, answer
        elif answer.verb in FREE_VERBS:
            await PERFORM[answer.verb](table, answer)
        elif answer != REST.value:
            note_for_later(table, seat, answer)
            tell_cut_short(table, act, seat)
            return None
        else:
            rest(table, seat)


def note_for_later(table: Heredity, seat: int, act: Act) -> None:
    """A seat has chosen to act while somebody was in the middle of something."""
    table.meanwhile = {option.id: seat for option in act_options(table, seat) if option.value == act}
    table.resting = without(table.resting, seat)


def tell_cut_short(table: Heredity, act: Act, seat: int) -> None:
    """Whoever was in the middle of something hears why nothing more is asked; who thinks better of it oneself knows."""
    if act.pc not in members(table, seat):
        tell(table, "cut-short", pc=PCS[act.pc], seat=seat, verb=act.verb)


async def next_act(table: Heredity) -> tuple[int, Act]:
    """What somebody has chosen meanwhile, if it is still possible; otherwise everybody is asked."""
    chosen, table.meanwhile = table.meanwhile, {}
    for option_id, seat in chosen.items():
        for option in act_options(table, seat):
            if option.id == option_id:
                return seat, option.value
    return await ask_to_act(table)


# Resting


def rest(table: Heredity, seat: int) -> None:
    """A seat wants to spend no more tokens for now."""
    if seat not in table.resting:
        table.resting += (seat,)
        tell(table, "rested", seat=seat)


def belongings(table: Heredity, seat: int) -> list[object]:
    """What the members of a seat have and where they are."""
    return [
        (table.places[pc], table.available[pc], table.materials[pc],
         *((side_of(table, card), table.damage[card], table.laid[card]) for card in cards_of(table, pc)))
        for pc in members(table, seat)
    ]  # fmt: skip


def think_again(table: Heredity, learned: int, before: Mapping[int, object]) -> None:
    """HER-TIME-11: who rests is asked again when something new has come to light, or its own things have changed.

    Whoever could do nothing but rest goes on resting. `learned` and `before` tell how things stood before the action.
    """
    resting = table.resting
    changed = [seat for seat in resting if seat in before and before[seat] != belongings(table, seat)]
    woken = tuple(seat for seat in (changed if table.learned == learned else resting) if can_act(table, seat))
    table.resting = tuple(seat for seat in resting if seat not in woken)
    if woken:
        tell(table, "stirred", seats=woken)


def can_act(table: Heredity, seat: int) -> bool:
    """Whether a seat with tokens has anything to choose but rest."""
    return has_tokens(table, seat) and any(acts(table, pc) for pc in members(table, seat))


def everybody_rests(table: Heredity) -> bool:
    """HER-TIME-11: all tokens are spent, or nobody wants to spend more."""
    return all(seat in table.resting or not has_tokens(table, seat) for seat in range(table.seats))
