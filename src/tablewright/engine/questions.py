"""Questions that rules ask of seats: one seat, any of several seats, or all of several seats in secret."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Generator, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from .faults import Fault
from .options import Option, Reason, Refusal
from .table import Table, whisper

T = TypeVar("T")
F = TypeVar("F")
WAITING: Final = object()
WhyNot: TypeAlias = Callable[[T], Reason | None]


class Question(Generic[T]):
    """One choice of one seat. Awaiting it gives the value of the chosen option, whose id stays in `chosen_id`.

    `about` are the message arguments of the prompt. `why_not` names the reason against a candidate; what it
    lets through is what can be chosen, so that legal moves and refusals have a single source. Candidates that depend
    on hidden faces are given as a function, so that an imagined world can work them out from its own faces.
    """

    __slots__ = (
        "_beside",
        "_candidates",
        "_offered",
        "_why_not",
        "about",
        "chosen_id",
        "free",
        "key",
        "options",
        "rule",
        "seat",
    )

    asked_from: ClassVar[int] = 2
    """With fewer options the question leaves no choice, and is not asked."""
    optional: ClassVar[bool] = False
    """Whether the table goes on without an answer: nobody is waited for, and bots let it be."""

    def __init__(
        self,
        seat: int,
        key: str,
        candidates: Sequence[Option[T]] | Callable[[], Sequence[Option[T]]],
        rule: str,
        why_not: WhyNot[T] | None = None,
        about: Mapping[str, object] | None = None,
    ) -> None:
        self.seat = seat
        self.key = key
        self.rule = rule
        self.about = about
        self.chosen_id = ""
        self.free: Sequence[Option[Any]] = ()
        self._beside: FreeActions[Any] | None = None
        self._why_not = why_not
        self._offered: Callable[[], Sequence[Option[T]]] | None = None
        if callable(candidates):
            self._offered = candidates
            candidates = candidates()
        self._candidates = candidates
        self.options: Sequence[Option[T]] = candidates if why_not is None else allowed(candidates, why_not)

    def reconsider(self) -> None:
        """Judge the candidates again, as things stand now."""
        if self._offered is not None:
            self._candidates = self._offered()
        candidates, why_not = self._candidates, self._why_not
        self.options = candidates if why_not is None else allowed(candidates, why_not)
        if self._beside is not None:
            self.offer_beside(self._beside, self._beside.offered())

    def __await__(self) -> Generator[Any, Option[T], T]:
        chosen = yield self
        self.chosen_id = chosen.id
        return chosen.value

    def refused(self) -> list[Refusal]:
        """What lies on the table but cannot be chosen now, with reasons; worked out only when somebody asks."""
        more = [] if self._beside is None else self._beside.refused()
        why_not = self._why_not
        if why_not is None:
            return more
        judged = ((option, why_not(option.value)) for option in self._candidates)
        return [Refusal(option, reason) for option, reason in judged if reason is not None] + more

    def refusal(self, id: str) -> Refusal | None:
        """Why the option with this id cannot be chosen now, if the rules say so."""
        return next((refusal for refusal in self.refused() if refusal.option.id == id), None)

    def option(self, id: str) -> Option[T] | None:
        """The open option with this id."""
        for option in self.options:
            if option.id == id:
                return option
        return None

    def offer_beside(self, actions: FreeActions[Any], free: Sequence[Option[Any]]) -> None:
        """Offer free actions, those that are open now, beside the question's own options."""
        self._beside = actions
        self.free = free
        if free:
            self.options = [*self.options, *free]

    # What the flow asks of anything that is pending.

    def open(self) -> dict[int, Question[Any]]:
        return {self.seat: self}

    def offers(self) -> dict[int, Sequence[Option[Any]]]:
        """The options of each seat that is asked, as they are now: they stay the same whatever happens later."""
        return {self.seat: tuple(self.options)}

    def answer(self, table: Table, seat: int, option: Option[T]) -> object:
        """Accept an answer: what the rules are waiting for, or WAITING while others still have to answer."""
        return option


def allowed(candidates: Sequence[Option[T]], why_not: WhyNot[T]) -> list[Option[T]]:
    """The candidates against which there is no reason."""
    return [option for option in candidates if why_not(option.value) is None]


class HiddenQuestion(Question[T]):
    """A question whose options depend on cards that others cannot see.

    It is asked even if only one answer is left: whether it is asked at all would tell the others what is not there.
    """

    __slots__ = ()

    asked_from: ClassVar[int] = 1


# Rules read better with a verb: `row = await choose(seat, "draft", rows, "RON-DRAFT-08")`.
choose = Question
choose_hidden = HiddenQuestion


class FreeActions(Generic[F]):
    """What a seat may do besides answering: the actions open now, why others are not, and how to perform one."""

    __slots__ = ("offered", "perform", "refused")

    def __init__(
        self,
        offered: Callable[[], Sequence[Option[F]]],
        refused: Callable[[], list[Refusal]],
        perform: Callable[[F], Awaitable[None]],
    ) -> None:
        self.offered = offered
        self.refused = refused
        self.perform = perform


async def choose_freely(
    ask: Callable[[], Question[T]], actions: FreeActions[F], open_now: Sequence[Option[F]] | None = None
) -> T:
    """Ask a main question with free actions beside it, again after each of them, until the main one is answered.

    `open_now` are the actions that are open at first, where somebody has found them already.
    """
    if open_now is None:
        open_now = actions.offered()
    while True:
        question = ask()
        question.offer_beside(actions, open_now)
        value = await question
        for option in question.free:
            if option.id == question.chosen_id:
                await actions.perform(option.value)
                break
        else:
            return value
        open_now = actions.offered()


def offers_of(questions: Mapping[int, Question[Any]]) -> dict[int, Sequence[Option[Any]]]:
    """The options of several seats, each to its question."""
    return {seat: tuple(question.options) for seat, question in questions.items()}


class AnySeat(Generic[T]):
    """One question each to several seats, of which the first answer counts. Seats without an option are not asked."""

    __slots__ = ("questions",)

    def __init__(self, questions: Iterable[Question[T]]) -> None:
        self.questions = {question.seat: question for question in questions if question.options}

    def __await__(self) -> Generator[Any, tuple[int, T], tuple[int, T]]:
        answer = yield self
        return answer

    def only_question(self) -> Question[T] | None:
        """The question of the one seat that has exactly one answer, if no seat has a choice."""
        if not self.questions:
            raise Fault("A question to any of several seats has no answer.")
        question = next(iter(self.questions.values()))
        if len(self.questions) > 1 or question.asked_from <= 1:  # so options that nobody looks at need not be found
            return None
        return question if len(question.options) < question.asked_from else None

    def open(self) -> dict[int, Question[Any]]:
        return dict(self.questions)

    def offers(self) -> dict[int, Sequence[Option[Any]]]:
        return offers_of(self.questions)

    def answer(self, table: Table, seat: int, option: Option[T]) -> object:
        return seat, option.value


def choose_any(questions: Iterable[Question[T]]) -> AnySeat[T]:
    """Ask several seats at once; await it for the seat that answered first and the value it chose."""
    return AnySeat(questions)


class EverySeat(Generic[T]):
    """A secret choice of several seats at once: each answers its own small questions in its own time.

    The answers stay here, out of the table and out of sight, until the last one is in.
    """

    __slots__ = ("questions", "results", "scripts", "taken")

    def __init__(self, scripts: Mapping[int, Coroutine[Any, Any, T]]) -> None:
        self.scripts = scripts
        self.questions: dict[int, Question[Any]] = {}
        self.results: dict[int, T] = {}
        self.taken = 0

    def __await__(self) -> Generator[Any, dict[int, T], dict[int, T]]:
        results = yield self
        return results

    def start(self, table: Table) -> object:
        """Run every seat to its first question; gives the outcome at once if no seat has anything to choose."""
        for seat in self.scripts:
            self._advance(table, seat, None)
        return self.outcome()

    def open(self) -> dict[int, Question[Any]]:
        return self.questions

    def offers(self) -> dict[int, Sequence[Option[Any]]]:
        return offers_of(self.questions)

    def answer(self, table: Table, seat: int, option: Option[Any]) -> object:
        del self.questions[seat]
        self.taken += 1
        self._advance(table, seat, option)
        return self.outcome()

    def outcome(self) -> object:
        """What every seat chose, in the order in which the rules asked them, or WAITING."""
        return WAITING if self.questions else {seat: self.results[seat] for seat in self.scripts}

    def _advance(self, table: Table, seat: int, answer: Option[Any] | None) -> None:
        script = self.scripts[seat]
        try:
            while True:
                question = script.send(answer)
                if len(question.options) >= question.asked_from:
                    self.questions[seat] = question
                    return
                answer = only_answer(table, question)
        except StopIteration as finished:
            self.results[seat] = finished.value


def choose_all(scripts: Mapping[int, Coroutine[Any, Any, T]]) -> EverySeat[T]:
    """Let several seats choose in secret, each by its own little script; await it for all results at once."""
    return EverySeat(scripts)


def only_answer(table: Table, question: Question[T]) -> Option[T]:
    """The answer to a question that leaves no choice: it happens unasked, and is written down."""
    if not question.options:
        raise Fault(f"The question {question.key} for seat {question.seat} has no answer ({question.rule}).")
    only = question.options[0]
    if table.journal is not None:
        whisper(table, question.seat, "engine-only-choice", seat=question.seat, question=question.key, option=only.id)
    return only


Pending: TypeAlias = Question[Any] | AnySeat[Any] | EverySeat[Any]
