"""Questions: who is asked what, what may be answered, and what happens without being asked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest

from tablewright.engine.faults import Fault, Illegal, Stale
from tablewright.engine.flow import Flow, Phase
from tablewright.engine.options import Family, Option, Reason, Refusal
from tablewright.engine.questions import FreeActions, Question, choose, choose_all, choose_any, choose_freely
from tablewright.engine.table import tell

from .pebbles import GAME, LAY, Pebbles, grab, last_card, lay, turn
from .sitting import asked, dealt, options, pebbles_of, refused, sit, state, told

NUMBER = Family("number", 10)
ODD = Reason("PEB-ODD-01", "odd")


def no_odd(number: int) -> Reason | None:
    return ODD if number % 2 else None


# Options and refusals


def test_what_no_reason_speaks_against_can_be_chosen() -> None:
    position = sit(turn, pile=2)

    assert options(position, 0) == ["take:1", "take:2", "throw", "peek", "whistle"]


def test_what_cannot_be_chosen_names_the_rule_that_forbids_it() -> None:
    position = sit(turn, pile=1, deck=[])

    assert refused(position, 0) == {"take:2": "PEB-TAKE-02", "take:3": "PEB-TAKE-02", "peek": "PEB-PEEK-02"}


def test_every_candidate_is_either_open_or_refused() -> None:
    question = choose(0, "number", NUMBER.members, "PEB-NUM-01", no_odd)
    offered = {option.id for option in question.options}
    forbidden = {refusal.option.id for refusal in question.refused()}

    assert offered | forbidden == {option.id for option in NUMBER.members}
    assert not offered & forbidden


@pytest.mark.parametrize(("pile", "whistles"), [(0, 0), (1, 1), (2, 0)])
def test_choosing_a_refused_candidate_cites_the_rule_that_the_list_of_refusals_shows(pile: int, whistles: int) -> None:
    position = sit(turn, pile=pile, deck=[], whistles=[whistles, 0])

    assert refused(position, 0)
    for refusal in position.open()[0].refused():
        with pytest.raises(Illegal) as caught:
            position.choose(0, refusal.option.id)
        assert (caught.value.rule, caught.value.reason) == refusal.reason


def test_a_refusal_says_the_rule_and_the_option_in_one_sentence() -> None:
    with pytest.raises(Illegal, match=r"^[^\n]*take:3[^\n]*PEB-TAKE-02[^\n]*\.$"):
        sit(turn, pile=1).choose(0, "take:3")


def test_an_answer_that_is_no_candidate_at_all_is_illegal_and_names_what_is_open() -> None:
    position = sit(turn)

    with pytest.raises(Illegal, match=r"take:1, take:2") as caught:
        position.choose(0, "take:99")

    assert (caught.value.rule, caught.value.reason) == (position.asked().rule, None)


def test_an_option_is_known_by_its_id_and_not_by_its_place() -> None:
    position = sit(turn)

    with pytest.raises(Illegal):
        position.choose(0, "0")


def test_the_reasons_against_free_actions_are_worked_out_only_when_somebody_asks() -> None:
    calls: list[str] = []

    def reasons() -> list[Refusal]:
        calls.append("asked")
        return []

    async def busy(table: Pebbles) -> None:
        free = FreeActions[int](lambda: (), reasons, pause)
        await choose_freely(lambda: choose(0, "number", NUMBER.members, "PEB-NUM-01"), free)

    flow = Flow(dealt(), busy)
    assert calls == []

    flow.asked().refused()
    assert calls == ["asked"]


async def pause(number: int) -> None:
    """A free action that does nothing."""


def test_rules_that_go_round_in_a_circle_are_stopped() -> None:
    async def round_and_round(table: Pebbles) -> Phase:
        return round_and_round

    with pytest.raises(Fault, match="goes round in a circle"):
        Flow(dealt(), round_and_round)


def test_after_the_end_every_answer_is_stale() -> None:
    async def short(table: Pebbles) -> None:
        await choose(0, "number", NUMBER.members, "PEB-NUM-01")

    position = sit(short)
    position.choose(0, "number:1")

    assert position.over
    with pytest.raises(Stale):
        position.choose(0, "number:1")


# Questions that leave no choice


async def only_even(table: Pebbles) -> None:
    """One candidate is left over by the rules."""
    table.pile = await choose(1, "number", NUMBER.of((1, 2, 3)), "PEB-NUM-01", no_odd)
    await choose(0, "number", NUMBER.members, "PEB-NUM-01")


async def only_one(table: Pebbles) -> None:
    """There is but one candidate."""
    table.pile = await choose(1, "number", NUMBER.of((2,)), "PEB-NUM-01")
    await choose(0, "number", NUMBER.members, "PEB-NUM-01")


@pytest.mark.parametrize("phase", [only_even, only_one])
def test_a_question_with_one_answer_is_not_asked_but_happens(phase: Any) -> None:
    position = sit(phase)

    assert asked(position) == {0: "number"}
    assert pebbles_of(position).pile == 2


@pytest.mark.parametrize("phase", [only_even, only_one])
def test_an_answer_that_happened_by_itself_is_logged_for_its_seat_alone(phase: Any) -> None:
    position = sit(phase)

    assert told(position, 1) == [("engine-only-choice", {"seat": 1, "question": "number", "option": "number:2"})]
    assert told(position, 0) == []
    assert told(position, None) == []


def test_an_answer_that_happened_by_itself_leaves_no_choice_on_the_trail() -> None:
    assert not sit(only_even).trail


def test_the_last_card_is_played_by_itself() -> None:
    position = sit(last_card, hands=[(0,), (3,)])

    assert position.over
    assert pebbles_of(position).laid == [(0,), (3,)]


def test_a_main_question_with_one_answer_is_asked_while_a_free_action_is_open() -> None:
    position = sit(turn, pile=0, deck=[])

    assert options(position, 0) == ["throw", "whistle"]


def test_a_main_question_with_one_answer_happens_once_no_free_action_is_left() -> None:
    position = sit(turn, pile=0, deck=[])
    position.choose(0, "whistle")

    assert pebbles_of(position).points[0] > 0
    assert asked(position) == {1: "turn"}


@pytest.mark.parametrize("choice", ["number:1", "number:2"])
def test_a_dead_end_is_a_fault(choice: str) -> None:
    async def cul_de_sac(table: Pebbles) -> None:
        first = await choose(0, "number", NUMBER.of((1, 2)), "PEB-NUM-01")
        candidates = () if first == 1 else NUMBER.of((1, 3))
        await choose(0, "way-out", candidates, "PEB-OUT-01", no_odd)

    position = sit(cul_de_sac)

    with pytest.raises(Fault, match=r"way-out.*PEB-OUT-01"):
        position.choose(0, choice)


# A question to any of several seats


def test_any_of_several_seats_may_answer() -> None:
    assert asked(sit(grab, players=3)) == {0: "grab", 1: "grab", 2: "grab"}


@pytest.mark.parametrize("quick", [0, 1, 2])
def test_the_first_answer_counts(quick: int) -> None:
    position = sit(grab, players=3)
    position.choose(quick, "charm:13")

    assert pebbles_of(position).grabbed[quick] == (13,)
    assert asked(position) == {quick: "look"}


def test_an_answer_that_comes_second_is_stale() -> None:
    position = sit(grab, players=3)
    position.choose(1, "charm:13")

    for late in (0, 2):
        with pytest.raises(Stale):
            position.choose(late, "charm:12")


def test_those_who_were_too_late_see_a_new_question() -> None:
    position = sit(grab, players=3)
    position.choose(1, "charm:13")
    position.choose(1, "charm:leave")

    assert options(position, 0) == ["charm:12", "charm:14", "charm:15"]


def ask_any(*candidates: Sequence[Option[int]]) -> Any:
    """A phase that asks any of several seats, each with its own candidates, and then the first seat once more."""

    async def hurry(table: Pebbles) -> None:
        questions = [choose(seat, "hurry", own, "PEB-HUR-01") for seat, own in enumerate(candidates)]
        seat, number = await choose_any(questions)
        tell(table, "hurried", seat=seat, count=number)
        await choose(0, "number", NUMBER.members, "PEB-NUM-01")

    return hurry


@pytest.mark.parametrize("candidates", [(), ((), ())])
def test_a_question_to_any_seat_that_nobody_can_answer_is_a_fault(candidates: Any) -> None:
    async def before(table: Pebbles) -> Any:
        await choose(0, "number", NUMBER.members, "PEB-NUM-01")
        return ask_any(*candidates)

    position = sit(before)

    with pytest.raises(Fault):
        position.choose(0, "number:1")


def test_a_seat_without_an_option_is_not_asked_beside_others() -> None:
    assert asked(sit(ask_any((), NUMBER.of((1, 2))))) == {1: "hurry"}


def test_a_question_to_any_seat_with_one_answer_in_all_is_not_asked() -> None:
    position = sit(ask_any((), NUMBER.of((4,))))

    assert asked(position) == {0: "number"}
    assert ("hurried", {"seat": 1, "count": 4}) in told(position, None)


def test_two_seats_with_one_option_each_have_a_choice() -> None:
    assert asked(sit(ask_any(NUMBER.of((4,)), NUMBER.of((4,))))) == {0: "hurry", 1: "hurry"}


# A secret choice of all seats


CHOICES = ((0, "lay:2"), (0, "lay:0"), (1, "lay:4"), (1, "lay:5"))


def in_order(order: Sequence[tuple[int, str]]) -> bool:
    """Whether each seat still makes its own choices one after the other."""
    return all(
        [one for one in order if one[0] == seat] == [one for one in CHOICES if one[0] == seat] for seat in (0, 1)
    )


ORDERS = [order for order in permutations(CHOICES) if in_order(order)]


def test_all_seats_choose_at_once() -> None:
    assert asked(sit(lay, players=3)) == {0: "lay-first", 1: "lay-first", 2: "lay-first"}


@pytest.mark.parametrize("order", ORDERS)
def test_secret_answers_may_come_in_any_order(order: Sequence[tuple[int, str]]) -> None:
    position = sit(lay)
    for choice in order:
        position.choose(*choice)

    assert pebbles_of(position).laid == [(2, 0), (4, 5)]
    assert pebbles_of(position).points == [2 * 3 + 1, 2 * 5 + 6]


def test_the_order_of_the_answers_leaves_no_trace() -> None:
    ends = []
    for order in ORDERS:
        position = sit(lay)
        for choice in order:
            position.choose(*choice)
        ends.append((state(position), told(position, None)))

    assert len(ORDERS) == 6
    assert all(end == ends[0] for end in ends)


def test_each_secret_answer_is_stored_when_it_comes() -> None:
    position = sit(lay)
    position.choose(1, "lay:4")

    assert [choice.option.id for choice in position.secret_answers(1)] == ["lay:4"]
    assert asked(position) == {0: "lay-first", 1: "lay-second"}
    assert options(position, 1) == ["lay:3", "lay:5"]
    assert refused(position, 1) == {"lay:4": "PEB-LAY-03"}


@pytest.mark.parametrize("order", ORDERS)
def test_a_secret_answer_is_invisible_to_others_until_all_are_in(order: Sequence[tuple[int, str]]) -> None:
    position = sit(lay, players=3)
    seen = {watcher: GAME.view(pebbles_of(position), watcher) for watcher in (2, None)}
    third = options(position, 2)
    for choice in order:
        position.choose(*choice)
        assert all(GAME.view(pebbles_of(position), watcher) == seen[watcher] for watcher in seen)
        assert told(position, 2) == told(position, None) == []
        assert options(position, 2) == third
        assert position.secret_answers(2) == []


def test_a_seat_that_has_answered_everything_waits_and_is_asked_nothing() -> None:
    position = sit(lay)
    position.choose(0, "lay:0")
    position.choose(0, "lay:1")

    assert 0 not in asked(position)
    with pytest.raises(Stale):
        position.choose(0, "lay:2")


def test_the_seats_that_are_asked_can_be_gone_through_while_they_answer() -> None:
    position = sit(lay, players=3)
    for seat, question in position.open().items():
        position.choose(seat, question.options[0].id)

    assert asked(position) == {0: "lay-second", 1: "lay-second", 2: "lay-second"}


def test_with_the_last_answer_everything_is_revealed() -> None:
    position = sit(lay)
    for choice in CHOICES:
        assert told(position, None) == []
        position.choose(*choice)

    assert [key for key, _ in told(position, None)] == ["revealed", "revealed"]
    assert GAME.view(pebbles_of(position), None)["laid"] == [[2, 0], [4, 5]]


def test_a_small_choice_without_alternative_happens_within_the_secret_choice() -> None:
    position = sit(lay, hands=[(0, 1), (3, 4, 5)], deck=[])
    position.choose(0, "lay:1")

    assert asked(position) == {1: "lay-first"}
    assert [key for key, _ in told(position, 0)] == ["engine-only-choice"]
    assert told(position, 1) == told(position, None) == []


async def all_forced(table: Pebbles) -> None:
    """A secret choice in which nobody has anything to choose, and one without any seat."""
    laid = await choose_all({seat: one_card(seat, table.hands[seat][:1]) for seat in (1, 0)})
    tell(table, "laid", cards=list(laid.values()))
    assert await choose_all({}) == {}
    await choose(0, "number", NUMBER.members, "PEB-NUM-01")


async def one_card(seat: int, cards: Sequence[int]) -> int:
    card: int = await choose(seat, "one-card", LAY.of(cards), "PEB-LAY-01")
    return card


def test_a_secret_choice_in_which_nobody_has_a_choice_is_not_asked() -> None:
    assert asked(sit(all_forced)) == {0: "number"}


def test_the_results_of_a_secret_choice_come_in_the_order_in_which_the_rules_asked() -> None:
    assert ("laid", {"cards": [3, 0]}) in told(sit(all_forced), None)


def test_a_dead_end_of_one_seat_in_a_secret_choice_is_a_fault_and_nothing_has_happened() -> None:
    async def trap(table: Pebbles) -> None:
        await choose_all({seat: two_steps(seat) for seat in (0, 1)})

    async def two_steps(seat: int) -> None:
        first = await choose(seat, "number", NUMBER.of((0, 1)), "PEB-NUM-01")
        await choose(seat, "way-out", NUMBER.of(range(2 * first)), "PEB-OUT-01")

    position = sit(trap)
    position.choose(1, "number:1")
    before = state(position)

    with pytest.raises(Fault, match="way-out"):
        position.choose(0, "number:0")
    assert state(position) == before


# Free actions


def test_a_free_action_is_offered_beside_the_main_options() -> None:
    assert options(sit(turn), 0) == ["take:1", "take:2", "take:3", "throw", "peek", "whistle"]


def test_after_a_free_action_the_main_question_is_asked_again() -> None:
    position = sit(turn)
    position.choose(0, "whistle")

    assert asked(position) == {0: "turn"}
    assert pebbles_of(position).whistles == [1, 0]
    assert options(position, 0) == ["take:1", "take:2", "take:3", "throw", "peek"]


def test_a_free_action_that_is_not_open_is_refused_with_its_rule() -> None:
    position = sit(turn)
    position.choose(0, "whistle")

    assert refused(position, 0) == {"whistle": "PEB-FREE-02"}
    with pytest.raises(Illegal) as caught:
        position.choose(0, "whistle")
    assert caught.value.rule == "PEB-FREE-02"


def test_the_main_answer_counts_with_and_without_free_actions_before_it() -> None:
    plain, with_tune = sit(turn), sit(turn)
    plain.choose(0, "take:2")
    with_tune.choose(0, "whistle")
    with_tune.choose(0, "take:2")

    assert pebbles_of(plain).points == pebbles_of(with_tune).points == [2, 0]
    assert asked(plain) == asked(with_tune) == {1: "turn"}


def test_a_free_action_may_ask_questions_of_its_own() -> None:
    async def curious(table: Pebbles) -> None:
        def ask() -> Question[int]:
            return choose(0, "number", NUMBER.of((1, 2)), "PEB-NUM-01")

        async def perform(action: int) -> None:
            table.pile = await choose(0, "how-many", NUMBER.of((7, 8)), "PEB-FREE-03")

        free = FreeActions(lambda: () if table.pile in (7, 8) else (Option("trick", 0),), list[Refusal], perform)
        table.points[0] = await choose_freely(ask, free)

    position = sit(curious)
    for option in ("trick", "number:8", "number:2"):
        position.choose(0, option)

    assert position.over
    assert (pebbles_of(position).pile, pebbles_of(position).points[0]) == (8, 2)
