"""Drawing without an app: boards fit their room in every language and show only what a seat may see."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from rich.text import Text

from tablewright.engine.match import Match
from tablewright.language import LANGUAGES
from tablewright.terminal.board import board_for
from tablewright.terminal.choices import choices_of, draw_choices, window
from tablewright.terminal.layout import plan
from tablewright.terminal.lines import first_lines
from tablewright.terminal.scene import Scene
from tablewright.terminal.voice import Voice

from .boards import EACH_LANGUAGE, Spoken
from .sitting import path, positions, ronin, scene_of, widest

TABLES = [
    *((ronin, players, {"side": side}) for players, side in [(1, "B"), (2, "A"), (3, "B"), (5, "A"), (5, "B")]),
    (path, 1, {"story": "evil"}),
    (path, 1, {"story": "striga"}),
    (path, 2, {"story": "first-game"}),
    (path, 5, {"story": "edge"}),
    (path, 5, {"story": "striga"}),
    (path, 5, {"story": "evil"}),
]


@EACH_LANGUAGE
@pytest.mark.parametrize(("sit_down", "players", "settings"), TABLES)
def test_a_board_fits_80x24_at_all_times_and_leaves_room_to_choose(
    sit_down: Callable[..., Match], players: int, settings: dict[str, str], spoken: Spoken
) -> None:
    sizes = plan(80, 24)
    match = sit_down(players, **settings)
    voices = {language: Voice(match.game, language) for language in LANGUAGES}
    for stop, _ in enumerate(positions(match, 7)):
        for number, voice in enumerate((voices[language] for language in spoken(stop)), stop):
            viewer = None if number % 4 == 3 else number % players
            drawn = board_for(voice, match.position.table).draw(scene_of(match, viewer, voice), 80, sizes.board_room)
            lines = drawn.plain.count("\n") + 1
            assert widest(drawn) <= 80
            choices, detail, log = sizes.below(lines, 2, 9, 4)
            if viewer is not None:
                assert choices >= 3
                assert 1 + lines + 2 + choices + detail + log + 1 <= 24


def test_details_take_what_the_choices_leave_but_for_the_last_line_of_the_log() -> None:
    sizes = plan(80, 24)
    assert sizes.below(12, 1, 4, words=2) == (4, 2, 3)
    assert sizes.below(12, 1, 4, words=3) == (4, 3, 2)
    assert sizes.below(12, 1, 4, words=9) == (4, 4, 1)
    assert sizes.below(12, 1, 9, words=9) == (5, 3, 1)


def test_words_that_find_no_room_end_with_a_mark() -> None:
    text = Text("one two three four five six")
    assert first_lines(text, 14, 2) == text
    assert first_lines(text, 10, 2).plain == "one two \nthree fo …"


GAMES = pytest.mark.parametrize("sit_down", [ronin, path])


@GAMES
@pytest.mark.parametrize("seed", "abcdef")
def test_an_automa_is_marked_at_80x24_however_long_its_name_is(sit_down: Callable[..., Match], seed: str) -> None:
    match = sit_down(1, seed=seed)
    _ = next(one for one in positions(match, 1) if len(one.played) > 3)
    for voice in (Voice(match.game, language) for language in LANGUAGES):
        scene = scene_of(match, 0, voice)
        drawn = board_for(voice, match.position.table).draw(scene, 80, plan(80, 24).board_room).plain
        for area in scene.view["seats"][1:]:
            name = scene.names[area["seat"]]
            assert area["automa"]
            assert f"{name}* " in drawn or f"{name[:7]}…* " in drawn


@GAMES
def test_more_room_shows_more(sit_down: Callable[..., Match]) -> None:
    match = sit_down(3)
    voice = Voice(match.game, "en")
    _ = next(one for one in positions(match, 60) if one.played)
    board = board_for(voice, match.position.table)
    scene = scene_of(match, 0, voice)
    heights = [board.draw(scene, 84, height).plain.count("\n") + 1 for height in (10, 20, 26, 60)]
    assert heights == sorted(set(heights))
    assert heights[1] <= 20
    assert heights[2] <= 26


@GAMES
def test_a_board_names_no_card_of_another_hand(sit_down: Callable[..., Match]) -> None:
    voice = Voice(sit_down().game, "en")
    for match in positions(sit_down(3), 11):
        table = match.position.table
        board, scene = board_for(voice, table), scene_of(match, 0, voice)
        mine = {entry.get("key") for entry in scene.view["seats"][0]["hand"]}
        theirs = match.game.view(table, 1)["seats"][1]["hand"]
        areas = [reading.body().plain for reading in board.areas(scene)]
        readings = [reading.title.plain for reading in board.readings(scene)]
        shown = "\n".join([board.draw(scene, 120, 80).plain, *areas, *readings])
        seen = shown_openly(scene) | mine
        for entry in theirs:
            if entry["key"] not in seen:
                assert voice.word(f"card-{entry['key']}") not in shown


def shown_openly(scene: Scene) -> set[object]:
    view = scene.view
    rows = [row["cards"] for row in view["pool"]] + [area["timeline"] for area in view["seats"]] + [view["discard"]]
    return {entry.get("key") for cards in rows for entry in cards}


def test_colours_have_letters_and_symbols_have_shapes() -> None:
    """Whoever sees no colours can still tell everything apart."""
    letters = {
        language: {
            Voice(ronin().game, language).say("letter-of-colour", colour=colour)
            for colour in ("red", "green", "blue", "yellow", "pink")
        }
        for language in LANGUAGES
    }
    assert all(len(found) == 5 for found in letters.values())


def test_refusals_stand_below_options_with_reason_and_rule() -> None:
    voice = Voice(ronin().game, "en")
    match = next(one for one in positions(ronin(3), 1) if one.position.open() and _second_draft(one))
    seat, question = next(iter(match.position.open().items()))
    board = board_for(voice, match.position.table)
    scene = scene_of(match, seat, voice)
    choices = choices_of(question, match.position.table, voice, board, scene)
    refused = [choice for choice in choices if choice.reason]
    assert choices[-len(refused) :] == refused
    drawn = draw_choices(choices, len(choices) - 1, 80, 20)
    assert "Another marker already stands" in drawn.plain
    assert "RON-DRAFT-06" in drawn.plain
    assert widest(drawn) <= 80
    assert [choice.label for choice in choices if choice.option_id == "deck"] == ["0"]


def _second_draft(match: Match) -> bool:
    questions = match.position.open().values()
    return any(
        question.key == "draft" and question.refused()[:1] and "row" in _refused(question) for question in questions
    )


def _refused(question: object) -> list[str]:
    return [refusal.option.id.partition(":")[0] for refusal in question.refused()]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("count", "cursor", "height"), [(3, 0, 5), (12, 0, 4), (12, 6, 4), (12, 11, 4), (0, 0, 4)])
def test_the_cursor_stays_in_sight(count: int, cursor: int, height: int) -> None:
    seen = window(count, cursor, height)
    assert len(seen) == min(count, height)
    assert count == 0 or cursor in seen
