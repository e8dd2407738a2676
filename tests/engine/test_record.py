"""Records: written, read and played again; tampering found out; going on after the rules have changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.engine.commitment import commitment, new_seed
from tablewright.engine.dice import Luck, roll
from tablewright.engine.faults import BadInput, Illegal
from tablewright.engine.flow import Phase
from tablewright.engine.game import Game
from tablewright.engine.match import Match, replay, resume
from tablewright.engine.questions import choose
from tablewright.engine.record import Record, read_record

from . import pebbles
from .pebbles import GAME, MOVES, THROW, Pebbles, game_with
from .sitting import asked, match_of, pebbles_of, random_match, some_choice, story

START = ((0, "whistle"), (0, "take:1"), (1, "whistle"))
SEEDS = st.text(max_size=6)


def saved(match: Match) -> dict[str, Any]:
    """The JSON of a match, as data that a test may damage."""
    data: dict[str, Any] = json.loads(match.record().to_json())
    return data


def loaded(data: dict[str, Any]) -> Record:
    return read_record(json.dumps(data), "memory")


def through_json(match: Match) -> Record:
    return read_record(match.record().to_json(), "memory")


def sentence(error: BadInput) -> str:
    """The text of a refusal, which must be one sentence on one line."""
    text = str(error)
    assert text.endswith(".")
    assert "\n" not in text
    return text


def complaint(data: dict[str, Any], game: Game[Any] = GAME) -> str:
    """What is said about a damaged record, by whoever notices first: the reader or the one who plays it again."""
    with pytest.raises(BadInput) as caught:
        replay(game, loaded(data))
    return sentence(caught.value)


# Round trips


@given(SEEDS, st.integers(0, 16), st.sampled_from([2, 3]))
@settings(max_examples=50)
def test_a_record_goes_through_json_and_plays_again_to_the_same_story(seed: str, length: int, players: int) -> None:
    match = random_match(seed, length, players)
    record = through_json(match)

    assert record.to_json() == match.record().to_json()
    assert story(replay(GAME, record)) == story(match)


@given(SEEDS, st.integers(0, 12))
@settings(max_examples=30)
def test_a_match_that_is_saved_and_resumed_ends_like_one_that_never_was(seed: str, length: int) -> None:
    match, luck = random_match(seed, length), Luck(f"{seed}: the rest")
    other, again = resume(GAME, through_json(match)).match, Luck(f"{seed}: the rest")
    while not match.over:
        match.choose(*some_choice(match.position, luck))
        other.choose(*some_choice(other.position, again))

    assert story(other) == story(match)
    assert other.record().to_json() == match.record().to_json()


def test_a_record_that_was_taken_earlier_does_not_change_as_the_match_goes_on() -> None:
    match = match_of(*START)
    record = match.record()
    text = record.to_json()
    match.choose(1, "throw")

    assert record.to_json() == text


def test_a_record_names_what_it_takes_to_play_again() -> None:
    record = through_json(match_of((0, "throw"), players=3))

    assert (record.game, record.rules, record.content) == ("pebbles", "1", "pebbles of the beach")
    assert (record.players, record.settings) == (3, {"pile": "large", "weather": "dry"})
    assert [(step.seat, step.option, len(step.rolls)) for step in record.steps] == [(0, "throw", 1)]
    assert len(record.rolled_at_setup) == 11 + 3


def test_the_record_of_a_finished_match_has_its_result() -> None:
    match = random_match("finished")
    points = pebbles_of(match.position).points

    assert [one["score"] for one in through_json(match).result or []] == points


def test_what_a_keeper_notes_beside_a_match_stays_with_it() -> None:
    match = match_of(*START)
    match.notes["holders"] = ["human", "greedy"]

    assert resume(GAME, through_json(match)).match.notes == {"holders": ["human", "greedy"]}


def test_an_undone_choice_leaves_the_record() -> None:
    match = match_of(*START)
    match.undo(1)

    assert match.record().to_json() == match_of(*START[:-1]).record().to_json()


def test_the_record_after_going_back_is_that_of_a_match_that_never_went_further() -> None:
    match = random_match("back")
    match.rewind(3)

    assert match.record().to_json() == random_match("back", 3).record().to_json()


# Tampering


def whole() -> dict[str, Any]:
    """A finished match with throws, peeks, secrets and grabs."""
    match = match_of((0, "throw"), (1, "peek"), (1, "bury:bottom"))
    luck = Luck("whole")
    while not match.over:
        match.choose(*some_choice(match.position, luck))
    return saved(match)


def test_the_untouched_record_is_accepted() -> None:
    assert replay(GAME, loaded(whole())).over


@pytest.mark.parametrize("number", range(11))
def test_another_option_in_any_step_is_noticed(number: int) -> None:
    data = whole()
    seat, option, _ = data["steps"][number]
    before = match_of(*((seat, option) for seat, option, _ in data["steps"][:number]))
    data["steps"][number][1] = next(one.id for one in before.position.open()[seat].options if one.id != option)

    assert "choice" in complaint(data)


@pytest.mark.parametrize("option", ["take:99", "", "throw "])
def test_an_option_that_was_never_open_is_noticed_with_the_number_of_its_step(option: str) -> None:
    data = whole()
    data["steps"][0][1] = option

    assert "choice 0" in complaint(data)


@pytest.mark.parametrize("seat", [1, 7, -1])
def test_a_choice_of_the_wrong_seat_is_noticed(seat: int) -> None:
    data = whole()
    data["steps"][0][0] = seat

    assert "choice 0" in complaint(data)


@pytest.mark.parametrize("rolls", [[], [6], [0, 0]])
def test_another_roll_is_noticed_with_the_number_of_its_step(rolls: list[int]) -> None:
    data = whole()
    data["steps"][0][2] = rolls

    assert "choice 0" in complaint(data)


def test_another_roll_of_the_setup_is_noticed() -> None:
    data = whole()
    data["rolled_at_setup"][0] += 1

    assert "set-up" in complaint(data)


def test_another_seed_is_noticed() -> None:
    data = whole()
    data["seed"] = "another beach"

    assert "seed" in complaint(data)


def test_any_other_digest_is_noticed() -> None:
    for after in whole()["digests"]:
        data = whole()
        data["digests"][after] = "0" * 16

        assert complaint(data)


@pytest.mark.parametrize(
    "result",
    [
        None,
        [],
        [{"seat": 0, "score": 999, "won": True, "details": {}}, {"seat": 1, "score": 0, "won": False, "details": {}}],
    ],
)
def test_another_result_is_noticed(result: Any) -> None:
    data = whole()
    data["result"] = result

    assert complaint(data)


@pytest.mark.parametrize("change", [{"phase": "swim"}, {"told": 0}, {"table": {}}])
def test_a_milestone_that_never_was_is_noticed(change: dict[str, Any]) -> None:
    """Going on after a change of the rules would begin there."""
    data = whole()
    data["milestone"] |= change

    assert "milestone" in complaint(data)


def test_a_result_before_the_end_is_noticed() -> None:
    data = whole()
    del data["steps"][-1]

    assert complaint(data)


def test_a_choice_after_the_end_is_noticed() -> None:
    data = whole()
    data["steps"].append([0, "throw", []])

    assert f"choice {len(data['steps']) - 1}" in complaint(data)


def test_a_record_of_another_game_is_refused() -> None:
    data = whole()
    data["game"] = "marbles"

    assert "marbles" in complaint(data)


@pytest.mark.parametrize(
    ("name", "value"),
    [("players", 3), ("players", 9), ("players", 0), ("settings", {"pile": "vast"}), ("settings", {"x": "y"})],
)
def test_other_players_or_settings_are_noticed(name: str, value: Any) -> None:
    data = whole()
    data[name] = value

    assert complaint(data)


def test_a_truncated_file_is_unreadable_wherever_it_ends() -> None:
    text = match_of(*START).record().to_json()
    for end in range(0, len(text) - 2, 7):
        with pytest.raises(BadInput, match="memory") as caught:
            read_record(text[:end], "memory")
        sentence(caught.value)


@pytest.mark.parametrize("text", ["", "[]", "null", "5", '"record"', "{", "\ufeff{}", "[" * 100_000, "{}"])
def test_what_is_no_record_at_all_is_bad_input(text: str) -> None:
    with pytest.raises(BadInput, match="memory") as caught:
        read_record(text, "memory")
    sentence(caught.value)


@pytest.mark.parametrize("name", ["game", "rules", "content", "players", "settings", "seed", "commitment",
    "rolled_at_setup", "steps", "milestone", "digests", "events", "notes", "format"])  # fmt: skip
def test_a_record_that_lacks_a_part_names_it(name: str) -> None:
    data = whole()
    del data[name]

    assert name in complaint(data)


MILESTONE = {"after": 0, "phase": "turn", "table": {}, "told": 0}
NO_MILESTONES: list[Any] = [
    [], 5, "x", True, {}, MILESTONE | {"after": "0"}, MILESTONE | {"after": False}, MILESTONE | {"phase": 5},
    MILESTONE | {"table": []}, MILESTONE | {"told": None},
]  # fmt: skip
WRONG: dict[str, list[Any]] = {
    "game": [None, 5, []],
    "rules": [None, 1, []],
    "content": [None, 1],
    "players": [None, "2", 2.0, True],
    "settings": [None, [], {"pile": 1}, {"pile": None}],
    "seed": [None, 5, [], "\ud800"],
    "commitment": [None, 5],
    "rolled_at_setup": [None, {}, ["a"], [True], [1.0]],
    "steps": [
        None, {}, "x", [5], [[0]], [[0, "throw"]], [["0", "throw", []]], [[0, 1, []]], [[0, "throw", "x"]],
        [[0, "throw", [1.5]]], [[False, "throw", [1]]],
    ],
    "milestone": [None, *NO_MILESTONES],
    "start": NO_MILESTONES,
    "digests": [None, [], {"0": 5}],
    "events": [
        None, {}, [5], [[]], [["begun"]], [["begun", {}]], [[5, {}, None]], [["begun", [], None]], [["begun", {}, 5]],
        [["begun", {}, ["0"]]],
    ],
    "result": [5, "x", {}, [5], [[]]],
    "notes": [None, [], 5],
}  # fmt: skip
EACH_WRONG = [(name, value) for name, values in WRONG.items() for value in values]


@pytest.mark.parametrize(("name", "value"), EACH_WRONG, ids=lambda value: ascii(value)[:40])
def test_a_part_of_the_wrong_type_is_bad_input(name: str, value: Any) -> None:
    data = whole()
    data[name] = value

    assert complaint(data)


def test_a_wrong_type_is_told_with_the_name_of_its_part() -> None:
    assert "'players' in memory" in complaint(whole() | {"players": "two"})
    assert "settings" in complaint(whole() | {"settings": {"pile": 5}})


# Going on after the rules have changed


async def deal(table: Pebbles) -> Phase:
    """The deal of newer rules: one throw more, so that nothing of an older match can be dealt again."""
    roll(table, 6)
    return await pebbles.deal(table)


async def turn(table: Pebbles) -> Phase:
    """The turn of newer rules: nobody whistles any more."""
    seat = table.to_act[0]
    if await choose(seat, "turn", MOVES, "PEB-TURN-01") == THROW.value:
        pebbles.throw(table, seat)
    table.to_act = table.to_act[1:]
    return turn if table.to_act else pebbles.lay


NEWER = game_with(deal, version="2")
STRICTER = game_with(deal, turn, version="2")


def test_when_the_trail_still_fits_the_match_goes_on_where_it_stood_with_a_notice() -> None:
    match = match_of(*START)
    resumed, notice = resume(NEWER, through_json(match))

    assert notice == "engine-resumed-new-rules"
    assert story(resumed) == story(match)


def test_half_answered_secrets_survive_a_change_of_the_rules() -> None:
    match = match_of((0, "take:1"), (1, "take:1"))
    for seat in (0, 1, 1):
        match.choose(seat, match.position.open()[seat].options[0].id)
    resumed, notice = resume(NEWER, through_json(match))

    assert notice == "engine-resumed-new-rules"
    assert story(resumed) == story(match)


def test_when_the_trail_no_longer_fits_the_match_goes_on_from_the_start_of_the_phase_with_a_notice() -> None:
    resumed, notice = resume(STRICTER, through_json(match_of(*START)))

    assert notice == "engine-resumed-at-phase"
    assert asked(resumed.position) == {1: "turn"}
    assert pebbles_of(resumed.position).points == [1, 0]
    assert pebbles_of(resumed.position).whistles == [1, 0]


def test_the_log_before_the_resumed_phase_is_kept_and_the_rest_is_gone() -> None:
    match = match_of(*START)
    resumed = resume(STRICTER, through_json(match)).match

    for seat in (0, 1, None):
        kept = [(event.key, dict(event.arguments)) for event in match.log(seat)[:-1]]
        assert [(event.key, dict(event.arguments)) for event in resumed.log(seat)] == kept


def test_changed_content_counts_as_changed_rules() -> None:
    other = replace(game_with(deal), content_hash=lambda: "other pebbles")

    assert resume(other, through_json(match_of(*START))).notice == "engine-resumed-new-rules"


def test_a_record_that_does_not_fit_its_own_rules_is_not_resumed_but_refused() -> None:
    data = saved(match_of(*START))
    data["steps"][1][1] = "take:3"
    with pytest.raises(BadInput) as caught:
        resume(GAME, loaded(data))
    sentence(caught.value)


def test_a_match_that_still_fits_newer_rules_as_a_whole_simply_goes_on() -> None:
    match = match_of(*START)

    assert story(resume(game_with(version="2"), through_json(match)).match) == story(match)


def finish(match: Match, seed: str) -> Match:
    luck = Luck(seed)
    while not match.over:
        match.choose(*some_choice(match.position, luck))
    return match


@pytest.mark.parametrize("game", [NEWER, STRICTER], ids=["newer", "stricter"])
def test_a_resumed_match_can_be_saved_and_resumed_again_at_every_choice(game: Game[Any]) -> None:
    straight = finish(resume(game, through_json(match_of(*START))).match, "on")
    match, luck = resume(game, through_json(match_of(*START))).match, Luck("on")
    while not match.over:
        match, notice = resume(game, through_json(match))
        assert notice is None
        match.choose(*some_choice(match.position, luck))

    assert story(match) == story(straight)
    assert match.record().to_json() == straight.record().to_json()


def test_a_resumed_and_finished_match_plays_again_from_its_record() -> None:
    match = finish(resume(STRICTER, through_json(match_of(*START))).match, "on")

    assert story(replay(STRICTER, through_json(match))) == story(match)


def test_a_tampered_roll_is_noticed_in_a_match_that_was_resumed() -> None:
    match = resume(STRICTER, through_json(match_of(*START))).match
    match.choose(1, "throw")
    data = saved(finish(match, "on"))
    rolled = next(number for number, step in enumerate(data["steps"]) if number >= 2 and data["steps"][number][2])
    data["steps"][rolled][2][0] += 1

    assert f"choice {rolled}" in complaint(data, STRICTER)


def test_the_rules_may_change_a_second_time() -> None:
    match = resume(NEWER, through_json(match_of(*START))).match
    match.choose(1, "take:2")

    async def lay(table: Pebbles) -> Phase:
        """Even newer rules have other secrets."""
        table.tally["newest"] = await choose(0, "newest", MOVES, "PEB-NEW-01")
        return await pebbles.lay(table)

    resumed, notice = resume(game_with(deal, lay, version="3"), through_json(match))

    assert notice is None or notice.startswith("engine-resumed")
    assert [event.key for event in resumed.log(None)] == [event.key for event in match.log(None)]
    assert pebbles_of(resumed.position).points == pebbles_of(match.position).points


def test_choices_from_before_the_change_are_not_taken_back() -> None:
    match = resume(STRICTER, through_json(match_of((0, "take:1"), (1, "whistle")))).match
    with pytest.raises(Illegal) as caught:
        match.undo(0)
    assert caught.value.reason == "engine-undo-rules"

    with pytest.raises(BadInput):
        match.rewind(0)
    assert asked(match.position) == {1: "turn"}


def test_choices_from_after_the_change_are_taken_back_as_ever() -> None:
    match = resume(STRICTER, through_json(match_of(*START))).match
    before = story(match)
    match.choose(1, "take:2")
    match.undo(1)

    assert story(match) == before


def skipping() -> Game[Any]:
    async def turn(table: Pebbles) -> Phase:
        """In the newest rules the interrupted turn asks nothing: it is skipped."""
        table.to_act = table.to_act[1:]
        return pebbles.turn if table.to_act else pebbles.lay

    return game_with(deal, turn, version="2")


def test_a_match_goes_on_even_if_its_phase_now_passes_by_itself() -> None:
    match = resume(skipping(), through_json(match_of((0, "whistle")))).match

    assert asked(match.position) == {1: "turn"}


def test_undo_works_after_a_phase_that_now_passes_by_itself() -> None:
    match = resume(skipping(), through_json(match_of((0, "whistle")))).match
    match.choose(1, "whistle")
    before = story(match)
    match.choose(1, "take:2")
    match.undo(1)

    assert story(match) == before


def test_a_match_whose_phase_now_passes_by_itself_is_saved_and_resumed_again() -> None:
    match = resume(skipping(), through_json(match_of((0, "whistle")))).match
    for option in ("whistle", "take:2"):
        match.choose(1, option)

        assert story(resume(skipping(), through_json(match)).match) == story(match)


def test_a_phase_that_no_longer_exists_is_bad_input_that_names_it() -> None:
    newer = game_with(deal, version="2")
    without = replace(newer, phases={name: phase for name, phase in newer.phases.items() if name != "turn"})
    with pytest.raises(BadInput, match="'turn'") as caught:
        resume(without, through_json(match_of(*START)))
    sentence(caught.value)


def damaged(change: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    data = saved(match_of(*START))
    change(data["milestone"])
    return data


@pytest.mark.parametrize(
    "change",
    [
        lambda milestone: milestone.update(after=4),
        lambda milestone: milestone.update(after=-1),
        lambda milestone: milestone.update(told=99),
        lambda milestone: milestone.update(told=-1),
        lambda milestone: milestone.update(phase="swim"),
        lambda milestone: milestone["table"].pop("pile"),
        lambda milestone: milestone["table"].update(pile="many"),
        lambda milestone: milestone["table"].update(seats=3),
    ],
    ids=["after-end", "before-start", "told-beyond", "told-before", "phase", "lacks", "type", "seats"],
)
def test_a_damaged_milestone_is_bad_input_and_never_a_broken_match(change: Callable[[dict[str, Any]], None]) -> None:
    with pytest.raises(BadInput) as caught:
        resume(NEWER, loaded(damaged(change)))
    sentence(caught.value)


# Commitment


def test_the_commitment_is_known_from_the_start_and_never_changes() -> None:
    match = match_of()
    promised = match.commitment
    for choice in START:
        match.choose(*choice)

    assert match.commitment == promised == match.record().commitment == commitment("beach")


def test_the_commitment_of_a_seed_is_the_same_for_ever() -> None:
    assert commitment("beach") == "d147eb5ca06db81090a40257c9907571535c17518fa142f7a67da1ad4d7d1b0c"


def test_the_commitment_betrays_nothing_and_fits_one_seed_only() -> None:
    found = {commitment(f"seed {number}") for number in range(100)}

    assert len(found) == 100
    assert all("seed" not in one and len(one) == 64 for one in found)


def test_a_new_seed_cannot_be_guessed() -> None:
    seeds = {new_seed() for _ in range(50)}

    assert len(seeds) == 50
    assert all(len(seed) >= 32 for seed in seeds)
