"""What every game must keep: endings, components, records, copies, saves and secrets."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tablewright.engine.codec import digest, table_to_data
from tablewright.engine.dice import Luck
from tablewright.engine.faults import Illegal
from tablewright.engine.flow import Phase
from tablewright.engine.game import Game, tie_broken
from tablewright.engine.knowledge import imagined_faces, knows
from tablewright.engine.knowledge import seen_by as known_to
from tablewright.engine.match import replay, resume
from tablewright.engine.notation import position_from_data, position_to_data
from tablewright.engine.position import Imagined, Position
from tablewright.engine.record import read_record
from tablewright.games import find_game

from .games import CONFORMING
from .play import (
    LONGEST,
    RANDOM_GAMES,
    Variant,
    choose_at_random,
    player_counts,
    positions,
    random_match,
    variants,
)

RECORDED = Path(__file__).parent.parent / "recorded"
LONGEST_TRAIL = 24


@pytest.mark.parametrize("variant", variants())
def test_random_games_end(variant: Variant) -> None:
    for number in range(20):
        assert play_out(variant, f"end {number}") < LONGEST


@pytest.mark.parametrize("variant", player_counts())
def test_many_random_games_end(variant: Variant) -> None:
    games = RANDOM_GAMES.get(variant.game.id, 1000)
    assert all(play_out(variant, f"thousand {number}") < LONGEST for number in range(games))


def play_out(variant: Variant, seed: str) -> int:
    """Play one random game to its end, and count its decisions."""
    flow, luck, decisions = variant.flow(seed), Luck(seed), 0
    while flow.pending is not None and decisions < LONGEST:
        question = flow.asked()
        flow.answer(question.seat, question.options[luck.below(len(question.options))])
        decisions += 1
    standings = variant.game.standings(flow.table)
    assert [standing.seat for standing in standings] == list(range(variant.players))
    assert len({standing.score for standing in standings if standing.won}) <= 1, "who wins together has the same score"
    assert variant.game.tie_rule or not tie_broken(standings), "nobody is told why the one wins and the other does not"
    return decisions


@pytest.mark.parametrize("variant", variants())
def test_components_are_conserved_at_every_decision(variant: Variant) -> None:
    counts = [dict(variant.game.census(position.table)) for position in positions(variant, "census")]

    assert all(count == counts[0] for count in counts)


@pytest.mark.parametrize("variant", player_counts())
def test_the_trail_stays_short(variant: Variant) -> None:
    for number in range(10):
        assert max(len(position.trail) for position in positions(variant, f"trail {number}")) <= LONGEST_TRAIL


@pytest.mark.parametrize("variant", player_counts())
def test_a_copy_shares_no_list_with_its_table(variant: Variant) -> None:
    game = variant.game
    for position in positions(variant, "copy"):
        table, copied = position.table, game.copy(position.table)
        for name in [field.name for field in fields(table) if field.name not in game.content]:
            mine, shared = lists_in(getattr(table, name)), lists_in(getattr(copied, name))
            told = f"{game.id}: a copied table shares a list of its field {name!r} with the one that it was copied from"
            assert not {id(one) for one in mine} & {id(one) for one in shared}, told


def lists_in(value: object) -> list[list[Any]]:
    """A list, and the lists in it."""
    return [value, *(found for one in value for found in lists_in(one))] if isinstance(value, list) else []


@pytest.mark.parametrize("variant", variants())
def test_a_clone_equals_its_original_and_leaves_it_alone(variant: Variant) -> None:
    """The original is looked at last: it must be what its clone was before that was played on."""
    for position in positions(variant, "clone"):
        twin = position.clone()
        before = state_of(twin)
        twin.choose(*choose_at_random(twin, Luck(str(len(position.trail)))))

        assert state_of(position) == before


@pytest.mark.parametrize("variant", variants())
def test_a_clone_shows_table_and_options_before_its_rules_run(variant: Variant) -> None:
    """Also the clone of a clone; and whatever became of the original since, down to the end of its game."""
    kept = [(position.clone().clone(), looks_of(position)) for position in positions(variant, "doze")]
    for clone, looks in kept:
        offered = {seat: [option.id for option in options] for seat, options in clone.options().items()}
        assert (digest(clone.table), clone.phase, offered) == looks
        assert clone.asleep
        assert looks_of(clone) == looks


def looks_of(position: Position) -> tuple[str, Phase, dict[int, list[str]]]:
    """What one sees of a position whose rules stand at their question."""
    questions = position.open()
    offered = {seat: [option.id for option in question.options] for seat, question in questions.items()}
    return digest(position.table), position.phase, offered


def state_of(position: Position) -> dict[str, Any]:
    """Everything about a position that could differ."""
    return {
        "table": table_to_data(position.table),
        "written": position_to_data(position),
        "questions": {seat: asked_of(position, seat) for seat in position.open()},
        "views": [position.game.view(position.table, watcher) for watcher in watchers_of(position)],
        "phase": position.game.phase_name(position.phase),
    }


def asked_of(position: Position, seat: int) -> tuple[Any, ...] | None:
    """What a seat is asked, with its options and the reasons against others."""
    question = position.open().get(seat)
    if question is None:
        return None
    refused = [(refusal.option.id, refusal.reason) for refusal in question.refused()]
    return question.key, dict(question.about or {}), [option.id for option in question.options], refused


@pytest.mark.parametrize("variant", variants())
def test_json_round_trips_and_the_game_goes_on_at_every_decision(variant: Variant) -> None:
    """A game that is saved, killed and loaded at every decision ends like one that never was."""
    straight = random_match(variant, "save")
    position, luck = variant.position("save"), Luck("save")
    while not position.over:
        text = json.dumps(position_to_data(position))
        loaded = position_from_data(variant.game, json.loads(text))
        assert state_of(loaded) == state_of(position)
        position = loaded
        position.choose(*choose_at_random(position, luck))

    assert table_to_data(position.table) == table_to_data(straight.position.table)


@pytest.mark.parametrize("variant", player_counts())
def test_a_saved_match_goes_on_at_every_decision(variant: Variant) -> None:
    match, luck = variant.match("resume"), Luck("resume")
    while not match.over:
        match.choose(*choose_at_random(match.position, luck))
        if luck.below(8) == 0:
            match, notice = resume(variant.game, read_record(match.record().to_json(), "memory"))
            assert notice is None

    assert variant.game.standings(match.position.table) == variant.game.standings(
        random_match_like(variant).position.table
    )


def random_match_like(variant: Variant) -> Any:
    """The match of the test above, played without a break."""
    match, luck = variant.match("resume"), Luck("resume")
    while not match.over:
        match.choose(*choose_at_random(match.position, luck))
        luck.below(8)
    return match


REPLAY = """
import sys
from tablewright.engine.codec import digest
from tablewright.engine.match import replay
from tablewright.engine.record import read_record
from tests.conformance.games import CONFORMING
games = {game.id: game for game in CONFORMING}
for file in sys.argv[1:]:
    record = read_record(open(file).read(), file)
    print(digest(replay(games[record.game], record).position.table))
"""


@pytest.mark.parametrize("game", CONFORMING, ids=lambda game: game.id)
def test_records_give_the_same_ends_in_another_process(game: Game[Any], tmp_path: Path) -> None:
    matches = [random_match(Variant(game, players, {}), "process") for players in game.players]
    for number, match in enumerate(matches):
        (tmp_path / f"{number}.json").write_text(match.record().to_json())

    answer = subprocess.run(
        [sys.executable, "-c", REPLAY, *(str(tmp_path / f"{number}.json") for number in range(len(matches)))],
        capture_output=True, text=True, check=True, env={**os.environ, "PYTHONHASHSEED": "4711"},
        cwd=Path(__file__).parent.parent.parent,
    )  # fmt: skip

    assert answer.stdout.split() == [digest(match.position.table) for match in matches]


@pytest.mark.parametrize("variant", variants())
def test_nothing_leaks_from_faces_a_watcher_has_not_seen(variant: Variant) -> None:
    """Permute what a watcher does not know: view and question stay as they are, at every decision."""
    luck = Luck("leak")
    for position in positions(variant, "leak"):
        for watcher in watchers_of(position):
            twin = otherwise_dealt(position, watcher, luck)
            assert seen_by(twin, watcher) == seen_by(position, watcher)


@pytest.mark.parametrize("variant", [one for one in variants() if one.values[0].game.own_view is not None])
def test_the_view_of_a_seat_is_the_same_when_it_is_made_from_what_everybody_sees(variant: Variant) -> None:
    own_view, view = variant.game.own_view, variant.game.view
    assert own_view is not None
    for position in positions(variant, "own view"):
        public = view(position.table, None)
        for seat in range(variant.players):
            assert own_view(position.table, seat, public) == view(position.table, seat)


@pytest.mark.parametrize("variant", variants())
def test_imagined_worlds_are_possible_worlds(variant: Variant) -> None:
    """Imagined twice over and played on, a world loses nothing and stays the same in its clones and in JSON."""
    luck = Luck("imagined")
    for position in positions(variant, "imagined"):
        if luck.below(6):
            continue
        census = dict(variant.game.census(position.table))
        world = position.imagine(luck.below(variant.players), luck)
        for _ in range(4):
            world = world.imagine(luck.below(variant.players), luck)
            if world.over:
                break
            world.choose(*choose_at_random(world, luck))
            assert dict(variant.game.census(world.table)) == census
            state = state_of(world)
            assert state_of(world.clone()) == state
            assert state_of(position_from_data(variant.game, position_to_data(world))) == state


def watchers_of(position: Position) -> list[int | None]:
    return [*range(position.table.seats), None]


def otherwise_dealt(position: Position, watcher: int | None, luck: Luck, learned: int = 0) -> Position:
    """The same position in a world that this watcher cannot tell from the real one; the dice stay the same.

    `learned` are cards whose faces stay as well, as the watcher is about to see them.
    """
    index = -1 if watcher is None else watcher
    known = position.game.copy(position.table)
    known.seen[index] |= learned
    faces = imagined_faces(known, index, position.game.backs(known), luck)
    imagined = (*position.imagined, Imagined(len(position.trail), faces, position.table.dice))
    return Position(position.game, position.checkpoint, position.trail, imagined, journal=[])


def seen_by(position: Position, watcher: int | None) -> tuple[Any, ...]:
    asked = None if watcher is None else asked_of(position, watcher)
    return position.game.view(position.table, watcher), asked, sorted(position.open())


@pytest.mark.parametrize("variant", [one for one in variants() if one.values[0].players > 1])
def test_a_choice_tells_others_nothing_about_faces_they_have_not_seen(variant: Variant) -> None:
    """Another seat chooses the same in two worlds, in which the watcher is then shown the same faces.

    The watcher cannot tell them apart: not by the view, not by what was told, not by who is asked next.
    """
    luck = Luck("paired")
    for position in positions(variant, "paired"):
        choice = choose_at_random(position, luck)
        for watcher in watchers_of(position):
            if watcher != choice[0]:
                real, other = paired_worlds(position, watcher, choice, luck)
                if shows_the_same(real, other, watcher):
                    assert_same_story(real, other, watcher)


@pytest.mark.parametrize("variant", [one for one in variants() if one.values[0].players == 1])
def test_alone_a_choice_that_shows_no_face_tells_onlookers_nothing_about_any(variant: Variant) -> None:
    """Who is alone is not asked where nothing is left to choose: onlookers may learn it, as they have no part in it."""
    luck = Luck("paired")
    for position in positions(variant, "paired"):
        real, other = paired_worlds(position, None, choose_at_random(position, luck), luck)
        if known_to(position.table, None) == known_to(real.table, None) == known_to(other.table, None):
            assert_same_story(real, other, None)


class Told(NamedTuple):
    """A world after a choice; `undoable` says whether undo may still take the choice back without asking."""

    position: Position
    undoable: bool

    @property
    def table(self) -> Any:
        return self.position.table


def tell_on(world: Position, choice: tuple[int, str]) -> Told:
    """Undo depends on nothing but this: whether dice were rolled or a face was learned."""
    before = world.table.dice, world.table.learned
    world.choose(*choice)
    return Told(world, (world.table.dice, world.table.learned) == before)


def paired_worlds(position: Position, watcher: int | None, choice: tuple[int, str], luck: Luck) -> tuple[Told, Told]:
    """The real world after a choice, and one that differs in faces which the watcher does not know then either."""
    real = tell_on(Position(position.game, position.checkpoint, position.trail, journal=[]), choice)
    other = otherwise_dealt(position, watcher, luck, learned=known_to(real.table, watcher))
    try:
        return real, tell_on(other, choice)
    except Illegal:
        return real, real  # the other world offers this seat something else, as hidden faces may


def shows_the_same(real: Told, other: Told, watcher: int | None) -> bool:
    """Whether all faces that a watcher knows are the same in both worlds, as they are unless cards were shuffled."""
    known = [card for card in range(real.table.card_count()) if knows(real.table, watcher, card)]
    return all(real.table.faces[card] == other.table.faces[card] for card in known)


def assert_same_story(real: Told, other: Told, watcher: int | None) -> None:
    assert seen_by(real.position, watcher) == seen_by(other.position, watcher)
    assert told_to(real.position, watcher) == told_to(other.position, watcher)
    assert real.undoable == other.undoable


def told_to(position: Position, watcher: int | None) -> list[Any]:
    events = position.journal or []
    return [event for event in events if event.audience is None or watcher in event.audience]


@pytest.mark.parametrize("file", sorted(RECORDED.rglob("*.json")), ids=lambda file: file.stem)
def test_recorded_games_replay_to_their_scores(file: Path) -> None:
    record = read_record(file.read_text("utf-8"), file.name)
    game = find_game(record.game)
    match = replay(game, record)

    assert match.over
    assert match.record().result == record.result
