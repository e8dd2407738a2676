"""Matches: undo to the last reveal, going back by consent, and a log that tells everyone their own part."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.engine import match as match_module
from tablewright.engine.codec import digest
from tablewright.engine.dice import Luck, roll
from tablewright.engine.faults import BadInput, Fault, Illegal, Stale
from tablewright.engine.flow import Phase
from tablewright.engine.knowledge import reveal, show, shuffle
from tablewright.engine.match import Match
from tablewright.engine.options import Family
from tablewright.engine.questions import choose, choose_all
from tablewright.engine.table import tell, whisper

from .pebbles import GAME, Pebbles, game_with
from .sitting import asked, match_of, pebbles_of, random_match, some_choice, state, story

NUMBER = Family("number", 10)
TAKEN = ((0, "take:2"), (1, "take:1"))


def keys(match: Match, seat: int | None) -> list[str]:
    return [event.key for event in match.log(seat)]


def why_no_undo(match: Match, seat: int) -> str | None:
    """Try to take back the last choice of a seat: the reason of the refusal, which must leave everything alone."""
    before = story(match)
    with pytest.raises(Illegal) as caught:
        match.undo(seat)
    assert story(match) == before
    return caught.value.reason


# Undo that is free


def test_a_choice_that_revealed_nothing_can_be_taken_back() -> None:
    match = match_of()
    before = story(match)
    match.choose(0, "whistle")
    match.undo(0)

    assert story(match) == before


def test_undo_reaches_back_across_the_boundary_of_a_phase() -> None:
    match = match_of()
    before = story(match)
    match.choose(0, "take:3")
    assert asked(match.position) == {1: "turn"}
    match.undo(0)

    assert story(match) == before


def test_undo_takes_back_one_choice_after_the_other() -> None:
    match = match_of()
    before = story(match)
    match.choose(0, "whistle")
    whistled = story(match)
    match.choose(0, "take:3")

    match.undo(0)
    assert story(match) == whistled
    match.undo(0)
    assert story(match) == before


def test_undo_reaches_back_through_several_phases_of_the_same_seat() -> None:
    async def again(table: Pebbles) -> Phase:
        table.points[0] += await choose(0, "number", NUMBER.members, "PEB-NUM-01")
        return again

    match = match_of(game=game_with(opening=again))
    before = story(match)
    for number in range(1, 4):
        match.choose(0, f"number:{number}")
    for _ in range(3):
        match.undo(0)

    assert story(match) == before


def test_after_undo_the_log_is_as_short_as_before_for_everybody_at_once() -> None:
    match = match_of()
    told = [keys(match, seat) for seat in (0, 1, None)]
    match.choose(0, "take:3")
    assert keys(match, None)[-1] == "took"
    match.undo(0)

    assert [keys(match, seat) for seat in (0, 1, None)] == told


def test_after_undo_another_choice_can_be_made() -> None:
    match = match_of((0, "take:3"))
    match.undo(0)
    match.choose(0, "take:1")

    assert story(match) == story(match_of((0, "take:1")))
    assert keys(match, None).count("took") == 1


def test_a_choice_after_a_barrier_can_be_taken_back_down_to_the_barrier() -> None:
    match = match_of((0, "peek"))
    before = story(match)
    match.choose(0, "bury:bottom")
    match.undo(0)

    assert story(match) == before
    assert why_no_undo(match, 0) == "engine-undo-reveal"


def test_the_last_choice_of_a_game_can_be_taken_back_while_nothing_was_revealed() -> None:
    async def short(table: Pebbles) -> None:
        table.points[0] = await choose(0, "number", NUMBER.members, "PEB-NUM-01")

    match = match_of((0, "number:3"), game=game_with(opening=short))
    assert asked(match.position) == {}
    match.undo(0)

    assert asked(match.position) == {0: "number"}


# Undo that is not free


def test_without_a_choice_there_is_nothing_to_take_back() -> None:
    assert why_no_undo(match_of((0, "take:1")), 1) == "engine-undo-nothing"


def test_dice_are_a_barrier() -> None:
    assert why_no_undo(match_of((0, "throw")), 0) == "engine-undo-reveal"


def test_learning_a_face_is_a_barrier() -> None:
    assert why_no_undo(match_of((0, "peek")), 0) == "engine-undo-reveal"


@pytest.mark.parametrize("learner", [1, -1])
def test_a_face_that_somebody_else_learns_is_a_barrier_too(learner: int) -> None:
    async def showing(table: Pebbles) -> None:
        await choose(0, "number", NUMBER.members, "PEB-NUM-01")
        show(table, learner, table.deck[-1:])
        await choose(0, "number", NUMBER.members, "PEB-NUM-01")

    assert why_no_undo(match_of((0, "number:1"), game=game_with(opening=showing)), 0) == "engine-undo-reveal"


def test_a_face_that_was_seen_and_shuffled_away_again_is_a_barrier_all_the_same() -> None:
    async def fleeting(table: Pebbles) -> None:
        await choose(0, "number", NUMBER.members, "PEB-NUM-01")
        show(table, 0, (3,))
        whisper(table, 0, "peeked", seat=0, card=3)
        shuffle(table, (3,))
        await choose(0, "number", NUMBER.members, "PEB-NUM-01")

    assert why_no_undo(match_of((0, "number:1"), game=game_with(opening=fleeting)), 0) == "engine-undo-reveal"


def test_what_the_next_phase_reveals_by_itself_is_a_barrier() -> None:
    async def quiet(table: Pebbles) -> Phase:
        await choose(0, "number", NUMBER.members, "PEB-NUM-01")
        return loud

    async def loud(table: Pebbles) -> None:
        reveal(table, table.deck[:1])
        await choose(0, "number", NUMBER.members, "PEB-NUM-01")

    assert why_no_undo(match_of((0, "number:1"), game=game_with(loud, opening=quiet)), 0) == "engine-undo-reveal"


def test_after_another_seat_has_acted_all_must_agree() -> None:
    assert why_no_undo(match_of(*TAKEN), 0) == "engine-undo-others"


def test_once_the_other_seat_has_taken_its_choice_back_the_way_is_free_again() -> None:
    match = match_of(*TAKEN)
    match.undo(1)
    match.undo(0)

    assert story(match) == story(match_of())


def test_a_barrier_of_another_seat_does_not_open_the_way_to_older_choices() -> None:
    match = match_of((0, "take:2"), (1, "throw"))

    assert why_no_undo(match, 0) == "engine-undo-others"
    assert why_no_undo(match, 1) == "engine-undo-reveal"


def test_when_any_seat_may_answer_the_one_who_did_may_take_it_back() -> None:
    laid = ((0, "lay-first"), (0, "lay-second"), (1, "lay-first"), (1, "lay-second"))
    match = match_of(*TAKEN)
    for seat, _ in laid:
        match.choose(seat, first_option(match, seat))
    before = story(match)
    match.choose(1, "charm:13")
    assert why_no_undo(match, 0) == "engine-undo-others"
    match.undo(1)

    assert story(match) == before


def first_option(match: Match, seat: int) -> str:
    return str(match.position.open()[seat].options[0].id)


# Undo in a secret choice


def laying(*choices: int) -> Match:
    """A match in which seats, one after the other, have answered with their first option in the secret choice."""
    match = match_of(*TAKEN)
    for seat in choices:
        match.choose(seat, first_option(match, seat))
    return match


def test_a_secret_answer_can_be_taken_back_while_others_still_choose() -> None:
    match = laying(0)
    match.undo(0)

    assert story(match) == story(laying())


def test_a_secret_answer_can_be_taken_back_even_after_others_have_answered() -> None:
    match = laying(0, 0, 1)
    match.undo(0)

    assert story(match) == story(laying(0, 1))


def test_both_small_choices_of_a_secret_answer_can_be_taken_back() -> None:
    match = laying(0, 1, 0)
    match.undo(0)
    match.undo(0)

    assert story(match) == story(laying(1))


def test_taking_back_a_secret_answer_leaves_the_answers_of_others_alone() -> None:
    match = laying(0, 1)
    answered = match.position.secret_answers(1)
    match.undo(0)

    assert match.position.secret_answers(1) == answered
    assert asked(match.position) == {0: "lay-first", 1: "lay-second"}


def test_a_secret_answer_taken_back_and_given_again_leads_to_the_same_end() -> None:
    match = laying(0, 0, 1)
    second = match.position.secret_answers(0)[-1].option.id
    match.undo(0)
    match.choose(0, second)
    match.choose(1, first_option(match, 1))

    assert state(match.position) == state(laying(0, 0, 1, 1).position)


def test_once_all_secret_answers_are_in_nobody_takes_one_back_alone() -> None:
    match = laying(0, 0, 1, 1)

    assert why_no_undo(match, 1) == "engine-undo-reveal"
    assert why_no_undo(match, 0) == "engine-undo-others"


def test_the_last_of_the_secret_answers_is_a_barrier_even_where_no_card_is_turned() -> None:
    async def bid(seat: int) -> int:
        number: int = await choose(seat, "number", NUMBER.members, "PEB-NUM-01")
        return number

    async def auction(table: Pebbles) -> None:
        bids = await choose_all({seat: bid(seat) for seat in range(table.seats)})
        tell(table, "bids", count=bids[0])
        await choose(0, "number", NUMBER.members, "PEB-NUM-01")

    match = match_of((0, "number:7"), (1, "number:3"), game=game_with(opening=auction))

    assert why_no_undo(match, 1) == "engine-undo-reveal"


def test_a_seat_that_has_not_answered_cannot_take_back_what_lies_before_the_secret_choice() -> None:
    assert why_no_undo(laying(0), 1) == "engine-undo-others"


async def glance(table: Pebbles) -> None:
    """A secret choice in which a seat sees a card, or the die falls, between its two small choices."""
    await choose_all({seat: two_glances(table, seat) for seat in range(table.seats)})


async def two_glances(table: Pebbles, seat: int) -> None:
    number = await choose(seat, "number", NUMBER.of((0, 1, 2)), "PEB-NUM-01")
    if number == 1:
        show(table, seat, table.deck[-1:])
    elif number == 2:
        table.points[seat] += roll(table, 6)
    await choose(seat, "number", NUMBER.of((0, 1)), "PEB-NUM-01")


@pytest.mark.parametrize("choice", ["number:1", "number:2"])
def test_a_secret_answer_that_let_its_seat_learn_something_is_a_barrier(choice: str) -> None:
    assert why_no_undo(match_of((0, choice), game=game_with(opening=glance)), 0) == "engine-undo-reveal"


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_a_secret_answer_is_not_taken_back_from_under_the_dice_of_another(seed: str) -> None:
    """Without the first throw the second one would fall differently."""
    match = match_of((0, "number:2"), (1, "number:2"), game=game_with(opening=glance), seed=seed)
    thrown = pebbles_of(match.position).points[1]
    with contextlib.suppress(Illegal):
        match.undo(0)

    assert pebbles_of(match.position).points[1] == thrown


# Going back by consent


@given(st.text(max_size=6), st.integers(0, 14))
@settings(max_examples=40)
def test_with_the_consent_of_all_a_match_goes_back_to_any_choice(seed: str, length: int) -> None:
    match = random_match(seed)
    length = min(length, len(match.played))
    match.rewind(length)

    assert story(match) == story(random_match(seed, length))


@pytest.fixture
def short_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pebbles is a short game: with two recent tables it is like a long one."""
    monkeypatch.setattr(match_module, "RECENT", 2)


@pytest.mark.usefixtures("short_memory")
@pytest.mark.parametrize("seed", ["long", "longer", "longest"])
def test_a_long_match_goes_back_to_any_choice_and_on_to_the_same_end(seed: str) -> None:
    """Few tables on the way are kept, so most of the way back is played again."""
    whole = random_match(seed, players=3)
    assert len(whole.record().digests) > len(whole.checkpoints) + 2
    for length in range(len(whole.played) + 1):
        match, straight = random_match(seed, players=3), random_match(seed, length, players=3)
        match.rewind(length)

        assert story(match) == story(straight)
        assert state(match.position.clone()) == state(straight.position)
        assert [after for after, _ in match.checkpoints][-1] == [after for after, _ in straight.checkpoints][-1]
        for played in whole.played[length:]:
            match.choose(played.choice.seat, played.choice.option.id)
        assert match.record().to_json() == whole.record().to_json()


@pytest.mark.usefixtures("short_memory")
def test_a_match_keeps_few_of_the_tables_on_its_way() -> None:
    match, luck = Match(GAME, 3, {}, "few"), Luck("few")
    kept = 0
    while not match.over:
        match.choose(*some_choice(match.position, luck))
        kept = max(kept, len(match.checkpoints))

    assert kept == 3
    assert match.checkpoints[0][0] == 0


@pytest.mark.usefixtures("short_memory")
def test_the_record_of_a_long_match_has_a_digest_for_each_phase() -> None:
    match, luck = Match(GAME, 3, {}, "digests"), Luck("digests")
    found = {"0": digest(match.position.checkpoint.table)}
    while not match.over:
        before = match.position.checkpoint
        match.choose(*some_choice(match.position, luck))
        if match.position.checkpoint is not before:
            found[str(len(match.played))] = digest(match.position.checkpoint.table)

    assert len(found) > len(match.checkpoints) + 2
    assert match.record().digests == found


def test_after_going_back_the_match_takes_another_way() -> None:
    match = random_match("back")
    match.rewind(0)
    match.choose(0, "take:1")

    assert story(match) == story(match_of((0, "take:1"), seed="back"))


@pytest.mark.parametrize("length", [-1, 3])
def test_a_match_cannot_go_back_to_where_it_never_was(length: int) -> None:
    match = match_of(*TAKEN)
    before = story(match)
    with pytest.raises(BadInput):
        match.rewind(length)

    assert story(match) == before


def test_going_back_to_now_changes_nothing() -> None:
    match = match_of(*TAKEN)
    before = story(match)
    match.rewind(2)

    assert story(match) == before


# Undo and redo


@given(st.text(max_size=6), st.integers(1, 14), st.sampled_from([2, 3]))
@settings(max_examples=60)
def test_undo_then_redo_gives_the_same_state(seed: str, length: int, players: int) -> None:
    match = random_match(seed, length, players)
    choice = match.played[-1].choice
    before = story(match)
    try:
        match.undo(choice.seat)
    except Illegal:
        assert story(match) == before
        return
    assert story(match) == story(random_match(seed, len(match.played), players))
    match.choose(choice.seat, choice.option.id)

    assert story(match) == before


@given(st.text(max_size=6), st.integers(1, 14))
@settings(max_examples=60)
def test_a_free_undo_never_changes_what_anybody_knows_nor_the_dice(seed: str, length: int) -> None:
    match = random_match(seed, length)
    table = pebbles_of(match.position)
    known, dice = table.seen[:], table.dice
    for seat in range(match.players):
        try:
            match.undo(seat)
        except Illegal:
            continue
        table = pebbles_of(match.position)

        assert (table.seen, table.dice) == (known, dice)


# The log


def test_a_private_event_is_read_by_its_audience_alone() -> None:
    match = match_of((0, "peek"))

    assert keys(match, 0) == ["dealt", "begun", "peeked"]
    assert keys(match, 1) == ["dealt", "begun"]
    assert keys(match, None) == ["begun"]


def test_private_events_of_the_deal_name_the_cards_of_their_reader_only() -> None:
    match = match_of(players=3)
    table = pebbles_of(match.position)
    for seat in range(3):
        dealt = [event for event in match.log(seat) if event.key == "dealt"]

        assert [dict(event.arguments) for event in dealt] == [
            {"seat": seat, "cards": [table.faces[card] for card in table.hands[seat]]}
        ]


def test_the_log_is_complete_from_the_first_moment() -> None:
    match = Match(GAME, 2, {}, "beach")

    assert keys(match, 0) == ["dealt", "begun"]


def test_events_tell_cards_by_the_face_they_had_at_that_moment() -> None:
    match = match_of((0, "peek"))
    top = pebbles_of(match.position).deck[-1]

    assert match.log(0)[-1].arguments["card"] == pebbles_of(match.position).faces[top]


# What cannot be chosen, and faults


def test_a_wrong_choice_leaves_no_trace_in_the_match() -> None:
    match = match_of((0, "take:1"))
    before = story(match)
    for seat, option, kind in ((0, "take:1", Stale), (1, "take:99", Illegal)):
        with pytest.raises(kind):
            match.choose(seat, option)

        assert story(match) == before


def brittle_game() -> Any:
    async def brittle(table: Pebbles) -> None:
        for _ in range(3):
            number = await choose(0, "number", NUMBER.of((0, 1, 2)), "PEB-NUM-01")
            roll(table, 6)
            tell(table, "counted", count=number)
            table.points[0] += 6 // number

    return game_with(opening=brittle)


def test_a_fault_leaves_no_trace_in_the_match() -> None:
    match = match_of((0, "number:1"), game=brittle_game())
    logged = keys(match, None)
    with pytest.raises(Fault):
        match.choose(0, "number:0")

    assert keys(match, None) == logged == ["counted"]
    assert story(match) == story(match_of((0, "number:1"), game=brittle_game()))


def test_after_a_fault_dice_and_record_are_as_if_it_never_happened() -> None:
    match = match_of((0, "number:1"), game=brittle_game())
    with pytest.raises(Fault):
        match.choose(0, "number:0")
    match.choose(0, "number:2")
    straight = match_of((0, "number:1"), (0, "number:2"), game=brittle_game())

    assert story(match) == story(straight)
    assert match.record() == straight.record()


def test_a_random_match_ends_with_a_result() -> None:
    match = random_match("result", players=3)

    assert match.over
    assert [one["seat"] for one in match.record().result or []] == [0, 1, 2]


def test_a_running_match_has_no_result() -> None:
    assert random_match("result", 3).record().result is None
