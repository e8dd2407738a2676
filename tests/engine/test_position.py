"""Positions: checkpoint and trail, clones, faults that leave nothing half done, and imagined worlds."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.engine.codec import digest, table_to_data
from tablewright.engine.dice import Luck
from tablewright.engine.faults import BadInput, Fault, Illegal, Stale, TableError
from tablewright.engine.flow import Phase
from tablewright.engine.knowledge import knows
from tablewright.engine.notation import position_from_data, position_to_data
from tablewright.engine.options import Family, Option, Reason
from tablewright.engine.outlook import Outlook
from tablewright.engine.position import Checkpoint, Position
from tablewright.engine.questions import choose, choose_all, choose_any
from tablewright.engine.table import tell

from . import pebbles
from .pebbles import GAME, LAY, Pebbles, grab, lay, turn, value
from .sitting import asked, dealt, options, pebbles_of, random_match, sit, some_choice, state, told

NUMBER = Family("number", 10)
SEEDS = st.text(max_size=8)


def decisions(seed: str, players: int = 2) -> Iterator[Position]:
    """The position at every decision of one random game."""
    position, luck = (
        Position.of(GAME, pebbles.set_up(players, {"pile": "large"}, Luck(seed).word()), GAME.opening),
        Luck(seed),
    )
    while not position.over:
        yield position
        position.choose(*some_choice(position, luck))


# Clones


@pytest.mark.parametrize("players", [2, 3])
def test_a_clone_equals_its_original_at_every_decision(players: int) -> None:
    for position in decisions("clone", players):
        assert state(position.clone()) == state(position)


def test_what_happens_to_a_clone_leaves_its_original_alone() -> None:
    for position in decisions("alone"):
        before = state(position)
        clone = position.clone()
        clone.choose(*some_choice(clone, Luck("other")))

        assert state(position) == before


def test_what_happens_to_the_original_leaves_a_clone_alone() -> None:
    for position in decisions("alone too"):
        clone = position.clone()
        before = state(position)
        original = position.clone()
        original.choose(*some_choice(original, Luck("other")))

        assert state(clone) == before


def test_a_clone_of_a_half_answered_secret_choice_knows_the_answers() -> None:
    position = sit(lay)
    position.choose(1, "lay:5")
    clone = position.clone()

    assert options(clone, 1) == ["lay:3", "lay:4"]
    for choice in ((0, "lay:0"), (1, "lay:3"), (0, "lay:1")):
        clone.choose(*choice)
    assert pebbles_of(clone).laid == [(0, 1), (5, 3)]


def test_a_clone_tells_nobody_what_happens_to_it() -> None:
    position = sit(turn)
    position.clone().choose(0, "throw")

    assert told(position, 0) == []


@given(SEEDS, st.integers(0, 12), st.sampled_from([2, 3]))
@settings(max_examples=40)
def test_cloning_and_choosing_may_change_places(seed: str, length: int, players: int) -> None:
    position = random_match(seed, length, players).position
    if position.over:
        return
    choice = some_choice(position, Luck(f"{seed}, then"))
    early = position.clone()
    early.choose(*choice)
    position.choose(*choice)

    assert state(early) == state(position)
    assert state(position.clone()) == state(position)


# Clones that doze


def offered(position: Position) -> dict[int, list[str]]:
    """What each seat may choose from, as a dozing position knows it too."""
    return {seat: [option.id for option in options] for seat, options in position.options().items()}


def test_looking_at_a_clone_runs_no_rules_and_asking_does() -> None:
    runs = []

    async def counted(table: Pebbles) -> None:
        runs.append(table)
        table.points[0] += 7
        await choose(0, "number", NUMBER.of((0, 1)), "PEB-NUM-01")

    clone = sit(counted).clone()
    assert pebbles_of(clone).points[0] == 7
    assert offered(clone) == {0: ["number:0", "number:1"]}
    assert (clone.phase, clone.over) == (counted, False)
    assert len(runs) == 1

    assert asked(clone) == {0: "number"}
    assert len(runs) == 2
    assert pebbles_of(clone).points[0] == 7


@pytest.mark.parametrize(("phase", "first"), [(lay, (1, "lay:5")), (grab, None), (turn, (0, "whistle"))])
def test_a_clone_offers_every_seat_what_the_original_did(phase: Phase, first: tuple[int, str] | None) -> None:
    position = sit(phase)
    if first is not None:
        position.choose(*first)
    before = {seat: options(position, seat) for seat in position.open()}
    clone = position.clone()
    position.choose(*some_choice(position, Luck("goes on")))

    assert offered(clone) == before
    assert offered(clone.clone()) == before
    assert {seat: options(clone, seat) for seat in clone.open()} == before


def test_a_clone_keeps_its_options_although_the_rules_use_up_a_list() -> None:
    async def draw_lots(table: Pebbles) -> None:
        lots = list(NUMBER.of((0, 1, 2)))
        for _ in range(2):
            del lots[await choose(0, "number", lots, "PEB-NUM-01")]

    position = sit(draw_lots)
    clone = position.clone()
    position.choose(0, "number:0")

    assert offered(position) == {0: ["number:1", "number:2"]}
    assert offered(clone) == {0: ["number:0", "number:1", "number:2"]}
    clone.choose(0, "number:2")
    assert offered(clone) == {0: ["number:0", "number:1"]}


def test_no_two_clones_look_at_one_table() -> None:
    position = sit(turn)
    clones = [position.clone(), position.clone()]
    clones += [clones[0].clone()]
    tables = [position.table, *(clone.table for clone in clones)]

    assert len(set(map(id, tables))) == 4
    assert len({digest(table) for table in tables}) == 1


def test_a_clone_keeps_its_faces_although_the_original_comes_to_believe_in_others() -> None:
    position = sit(turn)
    clone = position.clone()
    before = digest(position.table)
    position.believe([*range(15, -1, -1)], 1)

    assert digest(position.table) != before
    assert digest(clone.table) == before
    assert state(clone) == state(sit(turn))


def test_a_clone_of_what_nobody_has_looked_at_copies_nothing() -> None:
    def never(_: Pebbles) -> Pebbles:
        raise AssertionError("nobody has looked")

    Position.of(dataclasses.replace(GAME, copy=never), dealt(), turn).clone().clone()


def test_a_clone_of_a_game_that_is_over_is_over() -> None:
    position = random_match("to the end").position
    clone = position.clone()

    assert clone.over
    assert clone.options() == {}
    assert clone.asleep
    assert state(clone) == state(position)


def test_what_somebody_made_of_the_table_of_a_clone_is_gone_when_its_rules_run() -> None:
    """A table is there to be looked at; a clone goes on from its checkpoint and its trail."""
    clone = sit(turn).clone()
    pebbles_of(clone).points[0] = 99

    clone.choose(0, "whistle")
    assert pebbles_of(clone).points[0] == 0


def test_a_clone_whose_rules_fail_shows_no_half_done_table() -> None:
    tries = []

    async def moody(table: Pebbles) -> None:
        tries.append(table)
        table.points[0] += 7
        if len(tries) > 1:
            raise ZeroDivisionError("by hand")
        await choose(0, "number", NUMBER.of((0, 1)), "PEB-NUM-01")

    clone = sit(moody).clone()
    assert pebbles_of(clone).points[0] == 7
    for _ in range(2):
        with pytest.raises(Fault):
            clone.open()
        with pytest.raises(Fault):
            pebbles_of(clone)


# Checkpoint and trail


def test_the_trail_holds_the_choices_since_the_phase_began() -> None:
    position = sit(turn)
    position.choose(0, "whistle")
    position.choose(0, "peek")

    assert [(choice.seat, choice.option.id) for choice in position.trail] == [(0, "whistle"), (0, "peek")]


def test_a_new_phase_begins_with_an_empty_trail_and_a_copy_of_the_table() -> None:
    position = sit(turn)
    position.choose(0, "take:3")
    checkpoint = position.checkpoint

    assert not position.trail
    assert checkpoint.phase is turn
    assert table_to_data(checkpoint.table) == table_to_data(position.table)
    assert checkpoint.table is not position.table


def test_a_checkpoint_never_changes_again() -> None:
    position = sit(turn)
    kept = digest(position.checkpoint.table)
    for option in ("whistle", "peek"):
        position.choose(0, option)

        assert digest(position.checkpoint.table) == kept
    assert digest(position.table) != kept


def test_checkpoint_and_trail_are_all_it_takes() -> None:
    for position in decisions("all it takes", 3):
        assert state(Position(GAME, position.checkpoint, position.trail)) == state(position)


@pytest.mark.parametrize("players", [2, 3])
def test_a_position_goes_through_json_at_every_decision(players: int) -> None:
    for position in decisions("json", players):
        written = json.loads(json.dumps(position_to_data(position)))

        assert state(position_from_data(GAME, written)) == state(position)


def test_a_position_can_be_written_by_hand() -> None:
    position = position_from_data(GAME, {"phase": "turn", "hands": [[0, 1], [5]], "pile": 1, "trail": [[0, "take:1"]]})

    assert asked(position) == {1: "turn"}
    assert pebbles_of(position).hands == [(0, 1), (5,)]
    assert pebbles_of(position).pile == 0


def test_a_position_by_hand_begins_with_the_opening_unless_it_says_otherwise() -> None:
    position = position_from_data(GAME, {})

    assert asked(position) == {0: "turn"}
    assert [len(hand) for hand in pebbles_of(position).hands] == [3, 3]


@pytest.mark.parametrize(
    "trail",
    ["throw", 5, None, {}, [5], ["throw"], [[0]], [["0", "throw"]], [[0, 1]], [[0, "throw", 1]], [[True, "throw"]]],
)
def test_a_trail_that_is_no_list_of_choices_is_bad_input(trail: Any) -> None:
    with pytest.raises(BadInput, match="trail"):
        position_from_data(GAME, {"phase": "turn", "trail": trail})


def test_a_trail_that_breaks_a_rule_cites_it() -> None:
    with pytest.raises(Illegal) as caught:
        position_from_data(GAME, {"phase": "turn", "pile": 1, "trail": [[0, "take:2"]]})

    assert caught.value.rule == "PEB-TAKE-02"


def test_an_unknown_phase_is_bad_input_that_names_those_there_are() -> None:
    with pytest.raises(BadInput, match=r"'swim'.*turn, lay"):
        position_from_data(GAME, {"phase": "swim"})


def test_any_number_of_phases_may_pass_without_a_question() -> None:
    async def quiet(table: Pebbles) -> Phase:
        table.pile += 1
        return quiet if table.pile < 2000 else turn

    assert asked(sit(quiet)) == {0: "turn"}


# Faults


async def fragile(table: Pebbles) -> Phase:
    """Some ways on are broken: one at once, one in the phase that follows."""
    number = await choose(0, "number", NUMBER.of((0, 1, 2)), "PEB-NUM-01")
    table.pile = 100 + number
    table.points[0] += 7
    tell(table, "before-it-broke", count=number)
    if number == 0:
        table.hands[number - 9] = ()
    return broken if number == 1 else turn


async def broken(table: Pebbles) -> Phase:
    """A phase that fails as soon as it begins."""
    table.mood = "broken"
    raise ZeroDivisionError("by hand")


@pytest.mark.parametrize("choice", ["number:0", "number:1"])
def test_a_failure_of_the_rules_is_a_fault_that_names_seat_and_choice(choice: str) -> None:
    with pytest.raises(Fault, match=rf"^[^\n]*seat 0[^\n]*{choice}[^\n]*$") as caught:
        sit(fragile).choose(0, choice)

    assert isinstance(caught.value.__cause__, IndexError | ZeroDivisionError)


@pytest.mark.parametrize("choice", ["number:0", "number:1"])
def test_after_a_fault_the_table_stands_as_before(choice: str) -> None:
    position = sit(fragile)
    before = state(position)
    with pytest.raises(Fault):
        position.choose(0, choice)

    assert state(position) == before
    assert told(position, None) == []


@pytest.mark.parametrize("choice", ["number:0", "number:1"])
def test_after_a_fault_the_game_goes_on(choice: str) -> None:
    position = sit(fragile)
    with pytest.raises(Fault):
        position.choose(0, choice)
    position.choose(0, "number:2")

    assert asked(position) == {0: "turn"}
    assert pebbles_of(position).points[0] == 7
    assert [key for key, _ in told(position, None)] == ["before-it-broke"]


def test_a_fault_keeps_the_choices_made_before_it() -> None:
    async def patient(table: Pebbles) -> Phase:
        table.tally["patience"] = await choose(1, "number", NUMBER.of((3, 4)), "PEB-NUM-01")
        return await fragile(table)

    position = sit(patient)
    position.choose(1, "number:4")
    before = state(position)
    for choice in ("number:0", "number:1"):
        with pytest.raises(Fault):
            position.choose(0, choice)

        assert state(position) == before
    assert pebbles_of(position).tally == {"patience": 4}


def test_a_fault_in_a_secret_choice_keeps_the_answers_of_others() -> None:
    async def secret(table: Pebbles) -> None:
        await choose_all({seat: divide(seat) for seat in (0, 1)})

    async def divide(seat: int) -> float:
        return 1 / await choose(seat, "number", NUMBER.of((0, 1)), "PEB-NUM-01")

    position = sit(secret)
    position.choose(1, "number:1")
    with pytest.raises(Fault):
        position.choose(0, "number:0")

    assert asked(position) == {0: "number"}
    assert [choice.option.id for choice in position.secret_answers(1)] == ["number:1"]


def test_what_the_rules_themselves_cannot_read_is_a_fault_and_not_the_players_mistake() -> None:
    async def confused(table: Pebbles) -> None:
        await choose(0, "number", NUMBER.of((0, 1)), "PEB-NUM-01")
        GAME.phase("no such phase")

    with pytest.raises(Fault):
        sit(confused).choose(0, "number:1")


def test_a_position_whose_phase_fails_at_once_is_a_fault() -> None:
    with pytest.raises(Fault):
        sit(broken)


def test_a_position_whose_phase_fails_at_once_never_shows_a_half_done_table() -> None:
    position = Position(GAME, Checkpoint(broken, dealt(), 0))
    for _ in range(3):
        with pytest.raises(Fault):
            position.open()


def test_after_an_interruption_the_table_stands_as_before() -> None:
    async def interrupted(table: Pebbles) -> None:
        number = await choose(0, "number", NUMBER.of((0, 1)), "PEB-NUM-01")
        table.points[0] += 7
        if number == 0:
            raise KeyboardInterrupt
        await choose(0, "number", NUMBER.of((0, 1)), "PEB-NUM-01")

    position = sit(interrupted)
    before = state(position)
    with pytest.raises(KeyboardInterrupt):
        position.choose(0, "number:0")

    assert state(position) == before
    position.choose(0, "number:1")
    assert pebbles_of(position).points[0] == 7


def test_a_clone_made_before_a_fault_is_unharmed() -> None:
    position = sit(fragile)
    clone = position.clone()
    with pytest.raises(Fault):
        position.choose(0, "number:0")

    assert state(clone) == state(sit(fragile))


def test_stale_illegal_fault_and_bad_input_are_told_apart() -> None:
    kinds = (Stale, Illegal, Fault, BadInput)

    assert all(issubclass(kind, TableError) for kind in kinds)
    assert not any(issubclass(kind, other) for kind in kinds for other in kinds if kind is not other)


@pytest.mark.parametrize(
    ("seat", "option", "kind"),
    [(1, "number:2", Stale), (9, "x", Stale), (0, "number:7", Illegal), (0, "number:0", Fault)],
)
def test_each_wrong_choice_gets_its_own_kind_of_refusal(seat: int, option: str, kind: type[TableError]) -> None:
    position = sit(fragile)
    before = state(position)
    with pytest.raises(TableError) as caught:
        position.choose(seat, option)

    assert type(caught.value) is kind
    assert state(position) == before


# Imagined worlds


def worlds(position: Position, seat: int, count: int = 40) -> list[Position]:
    luck = Luck("worlds")
    return [position.imagine(seat, luck) for _ in range(count)]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_imagined_world_keeps_every_face_that_the_seat_knows(seat: int) -> None:
    for position in decisions("keeps", 3):
        table = pebbles_of(position)
        for world in worlds(position, seat, 3):
            known = [card for card in range(16) if knows(table, seat, card)]
            assert [pebbles_of(world).faces[card] for card in known] == [table.faces[card] for card in known]


def test_an_imagined_world_permutes_cards_with_the_same_back_only() -> None:
    for world in worlds(sit(turn), 0):
        faces = pebbles_of(world).faces

        assert sorted(faces[:12]) == list(range(12))
        assert sorted(faces[12:]) == list(range(12, 16))


def test_every_unseen_face_turns_up_on_every_unseen_card_of_its_back() -> None:
    found = worlds(sit(turn), 0, 400)

    assert {pebbles_of(world).faces[5] for world in found} == set(range(3, 12))
    assert {pebbles_of(world).faces[12] for world in found} == set(range(12, 16))


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_cannot_tell_an_imagined_world_from_the_real_one(seat: int) -> None:
    for position in decisions("tell apart"):
        for world in worlds(position, seat, 3):
            assert GAME.view(pebbles_of(world), seat) == GAME.view(pebbles_of(position), seat)
            assert options(world, seat) == options(position, seat)


def test_imagining_leaves_the_real_position_alone() -> None:
    for position in decisions("real"):
        before = state(position)
        for world in worlds(position, 0, 2):
            world.choose(*some_choice(world, Luck("world")))

        assert state(position) == before


def test_the_dice_to_come_are_made_up() -> None:
    results = set()
    for world in worlds(sit(turn), 0, 100):
        world.choose(0, "throw")
        results.add(pebbles_of(world).points[0])

    assert results == {1, 2, 3, 4, 5, 6}


def test_what_the_seat_has_peeked_at_stays_where_it_lies() -> None:
    position = sit(turn)
    position.choose(0, "peek")

    assert {pebbles_of(world).faces[11] for world in worlds(position, 0)} == {11}
    assert len({pebbles_of(world).faces[11] for world in worlds(position, 1)}) > 5


def test_the_secret_answers_of_others_are_dropped() -> None:
    position = sit(lay)
    for choice in ((0, "lay:2"), (1, "lay:4"), (1, "lay:3")):
        position.choose(*choice)

    for world in worlds(position, 0, 3):
        assert asked(world) == {0: "lay-second", 1: "lay-first"}
        assert world.secret_answers(1) == []


def test_the_own_secret_answers_stay() -> None:
    position = sit(lay)
    for choice in ((1, "lay:4"), (0, "lay:2")):
        position.choose(*choice)

    for world in worlds(position, 0, 3):
        assert [choice.option.id for choice in world.secret_answers(0)] == ["lay:2"]
        assert options(world, 0) == ["lay:0", "lay:1"]


def test_clones_of_an_imagined_world_stay_the_same_world() -> None:
    for position in decisions("same world", 3):
        for world in worlds(position, 1, 2):
            assert state(world.clone().clone()) == state(world)


@given(SEEDS, st.integers(0, 10), st.integers(1, 6))
@settings(max_examples=40)
def test_clones_of_an_imagined_world_have_the_same_future(seed: str, length: int, further: int) -> None:
    position = random_match(seed, length).position
    world = position.imagine(0, Luck(seed))
    twin, luck = world.clone(), Luck(f"{seed}!")
    for _ in range(further):
        if world.over:
            break
        choice = some_choice(world, luck)
        world.choose(*choice)
        twin.choose(*choice)

        assert state(twin) == state(world) == state(world.clone())


def test_an_imagined_world_is_still_the_same_world_after_a_fault() -> None:
    for world in worlds(sit(fragile), 0, 10):
        before = state(world)
        for choice in ("number:0", "number:1"):
            with pytest.raises(Fault):
                world.choose(0, choice)

            assert state(world) == before


def test_a_world_imagined_within_a_world_keeps_what_happened_there() -> None:
    async def gamble(table: Pebbles) -> None:
        for _ in range(3):
            await choose(0, "number", NUMBER.of((0, 1)), "PEB-NUM-01")
            pebbles.throw(table, 0)

    world = sit(gamble).imagine(0, Luck("outer"))
    world.choose(0, "number:0")
    thrown = pebbles_of(world).points

    assert all(pebbles_of(inner).points == thrown for inner in worlds(world, 0))


def test_what_other_seats_may_choose_in_an_imagined_world_follows_from_its_own_faces() -> None:
    """Otherwise a bot could read another seat's real cards from the options it imagines for it."""
    passing = Option("pass", -1)

    async def evens(table: Pebbles) -> None:
        def odd(card: int) -> Reason | None:
            return Reason("PEB-EVEN-01", "odd") if card >= 0 and value(table, card) % 2 else None

        await choose_any(
            choose(seat, "even", [*LAY.of(table.hands[seat]), passing], "PEB-EVEN-01", odd) for seat in (0, 1)
        )

    for world in worlds(sit(evens), 0):
        table = pebbles_of(world)
        even = [f"lay:{card}" for card in table.hands[1] if value(table, card) % 2 == 0]

        assert options(world, 1) == [*even, "pass"]


# What a bot gets


def test_an_outlook_shows_what_its_seat_may_still_choose() -> None:
    position = sit(lay)
    position.choose(1, "lay:4")

    assert [option.id for option in Outlook(position, 1).options] == ["lay:3", "lay:5"]


def test_whoever_imagines_knows_nothing_of_the_answers_of_others() -> None:
    position = sit(lay)
    position.choose(1, "lay:4")

    assert position.imagine(0, Luck("outlook")).secret_answers(1) == []
