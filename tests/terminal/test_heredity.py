"""The table of Heredity: the map with its lines, the timeline, the family, the open page, and playing it by keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.text import Text

from tablewright.engine.match import Match
from tablewright.games.heredity.table import Heredity
from tablewright.language import LANGUAGES
from tablewright.terminal.board import board_for
from tablewright.terminal.heredity import HeredityBoard, chart
from tablewright.terminal.heredity.cards import emphasised
from tablewright.terminal.heredity.signs import ACROSS, DOWN, space
from tablewright.terminal.panels import Curtain
from tablewright.terminal.voice import Voice

from .boards import EACH_LANGUAGE, Spoken, can_be_read_in_full, fits_with_words_for_every_option, leads_to_readings
from .sitting import (
    LARGE,
    SMALL,
    at_random,
    heredity,
    panel,
    press,
    reads,
    sat_down,
    scene_for,
    seated,
    strike,
)

COUNTS = (1, 2, 3, 4)


def board_of(match: Match, language: str = "en") -> HeredityBoard:
    board = board_for(Voice(match.game, language), match.position.table)
    assert isinstance(board, HeredityBoard)
    return board


def until(match: Match, starting: str) -> Match:
    """The match when an option that starts like this is offered for the first time."""
    return next(one for one in at_random(match) if not one.over and offered(one, starting))


def offered(match: Match, starting: str) -> list[str]:
    questions = match.position.open().values()
    return [option.id for question in questions for option in question.options if option.id.startswith(starting)]


def drawn(match: Match, width: int = 80, height: int = 26, viewer: int | None = 0) -> str:
    return board_of(match).draw(scene_for(match, viewer), width, height).plain


# Drawing


@EACH_LANGUAGE
@pytest.mark.parametrize("players", COUNTS)
def test_every_position_fits_80x24_and_every_option_has_words(players: int, spoken: Spoken) -> None:
    for stop, match in enumerate(at_random(heredity(players), 7)):
        for language in spoken(stop):
            fits_with_words_for_every_option(match, language)


def test_every_reading_that_an_option_points_to_is_there() -> None:
    for match in at_random(heredity(2), 9):
        leads_to_readings(match)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_read_has_words(language: str) -> None:
    for match in at_random(heredity(2), 40):
        can_be_read_in_full(match, language)


@pytest.mark.parametrize("height", [5, 8, 12, 20, 40])
def test_the_map_takes_the_room_that_is_left(height: int) -> None:
    match = until(heredity(2), "explore:")
    assert drawn(match, 80, height).count("\n") + 1 <= max(height, 6)


def test_an_unread_card_has_a_number_on_the_map_and_no_name_anywhere() -> None:
    match = heredity(2)
    board = board_of(match)
    table = match.position.table
    assert isinstance(table, Heredity)
    names = {board.voice.word(f"card-{card.number}") for card in table.content.cards if card.number}
    for _ in at_random(match, 15):
        known = {board.voice.word(page["name"]) for page in scene_for(match).view["story"]}
        said = "\n".join(one.body().plain for one in board.readings(scene_for(match)))
        titles = [line for line in said.split("\n") if line[:1].isdigit()]
        told = {name for name in names - known for line in titles if line.endswith(f" {name}")}
        karma = {board.voice.word(one["name"]) for one in scene_for(match).view["karma"]["discard"]}
        assert told <= karma


# The map


def test_lines_are_told_apart_without_colours() -> None:
    for signs in (ACROSS, DOWN):
        assert len(set(signs.values())) == len(signs)


def test_the_farm_has_a_door_a_window_a_wall_and_an_open_road() -> None:
    lines = chart.whole(scene_for(heredity()).view, 0, 70)
    text = "\n".join(line.plain for line in lines)
    assert all(sign in text for sign in ("║", "╎", "━", "┈"))
    assert "10y" in text
    assert "→" in text, "the way to what is not explored yet"


def test_the_family_stands_where_its_letters_are() -> None:
    match = heredity()
    view = scene_for(match).view
    first = view["family"][0]
    place = chart.found_area(view, first["area"])
    assert place is not None
    assert "D" in "".join(chip.plain for chip in chart.chips(view, first["area"]))
    elsewhere = next(area for area in place.terrain["areas"] if 0 not in area["characters"])
    assert not any("D" in chip.plain for chip in chart.chips(view, elsewhere["area"])[1:2])


def test_an_explored_terrain_is_drawn_beside_the_first() -> None:
    match = until(heredity(2), "explore:")
    before = chart.drawn(scene_for(match).view, 0)[0]
    seat, question = next(
        (seat, one) for seat, one in match.position.open().items() if any("explore:" in o.id for o in one.options)
    )
    match.choose(seat, next(option.id for option in question.options if option.id.startswith("explore:")))
    after = chart.drawn(scene_for(match).view, 0)[0]
    assert len(after.rows[0]) * len(after.rows) > len(before.rows[0]) * len(before.rows)


def test_a_full_area_says_that_there_is_more() -> None:
    canvas = chart.Canvas(11, 3)
    chart.draw_contents(canvas, [Text("10y"), Text("DM"), Text("!51")], [(1, 1), (6, 1)])
    assert canvas.lines()[1].plain == " 10y  …    "


def test_a_letter_on_the_ground_is_not_mistaken_for_a_member_of_the_family() -> None:
    match = until(heredity(2), "explore:")
    view = scene_for(match).view
    entry = view["board"][0]["areas"][0]
    entry["letters"] = ["S"]
    assert [chip.plain for chip in chart.marks(view, entry)][-1] == "(S)"


def test_areas_have_names_and_labels() -> None:
    match = until(heredity(2), "move:")
    scene = scene_for(match)
    said = board_of(match).atlas.full(scene, 70).plain
    for terrain in scene.view["board"]:
        for area in terrain["areas"]:
            assert f"{terrain['number']}{area['letter']} " in said


# Timeline, family and pages


def test_the_hourglass_stands_on_the_family_while_it_acts() -> None:
    assert drawn(until(heredity(2), "rest")).startswith("⧗ The family")


def test_what_comes_next_is_told_in_words() -> None:
    match = until(heredity(2), "rest")
    assert "→ Until dusk: general tokens −1 from this card" in drawn(match, 120, 30)


def test_damage_and_tokens_hide_what_a_space_gives() -> None:
    free = {"icons": ["observe", "talk"], "heart": True, "damage": False, "token": None, "effect": None}
    shown = [space(one).plain for one in (free, {**free, "token": "maeve"}, {**free, "damage": True})]
    assert shown == ["◉❞", "●", "✗"]


def test_own_members_come_first_among_the_players() -> None:
    match = heredity(4)
    for seat, name in enumerate(("Djamal", "Maeve", "Selena", "Brick")):
        assert board_of(match).areas(scene_for(match, seat))[0].title.plain == name


def test_the_story_begins_with_the_chapter_and_its_first_card() -> None:
    match = heredity()
    first, story, *_ = board_of(match).readings(scene_for(match))
    assert (first.key, story.key) == ("page", "story")
    said = story.body().plain
    assert said.index("The Rope of the Well") < said.index("The empty bucket")


def test_what_was_just_read_stands_on_the_board() -> None:
    match = until(heredity(1), "observe:")
    match.choose(0, offered(match, "observe:")[0])
    page = scene_for(match).view["page"]
    assert page
    title = board_of(match).voice.word(next(one for one in reversed(page) if one["text"])["name"])
    assert title in drawn(match)


def test_an_option_that_a_card_prints_is_told_in_full() -> None:
    match = until(heredity(1), "option:")
    (option, *_) = offered(match, "option:")
    spoken = board_of(match).voice.speaker.option(match.position.table, 0, option)
    assert board_of(match).detail(scene_for(match), option).plain == spoken


def test_emphasis_is_not_written_with_asterisks() -> None:
    assert emphasised("It was *cold*.").plain == "It was cold."


def test_the_end_of_a_chapter_is_told() -> None:
    *_, match = at_random(heredity(2), 10_000)
    assert match.over
    assert any(words in drawn(match) for words in ("The chapter is won.", "The chapter is lost."))


# Playing by keys


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_family_is_led_by_keys(tmp_path: Path, size: tuple[int, int]) -> None:
    app = seated(heredity(2), tmp_path)
    async with sat_down(app, size) as pilot:
        assert "The Rope of the Well" in reads(app, "header")
        assert "The family acts" in reads(app, "prompt")
        before = len(app.match.played)
        await press(pilot, "1")
        assert len(app.match.played) > before


async def test_c_opens_the_story_and_o_the_family(tmp_path: Path) -> None:
    app = seated(heredity(1), tmp_path)
    async with sat_down(app, LARGE) as pilot:
        await press(pilot, "c")
        assert "The empty bucket" in panel(app)
        await press(pilot, "down")
        assert "The Rope of the Well" in panel(app)
        await press(pilot, "escape", "o")
        assert "Djamal" in panel(app)


async def test_what_cannot_be_done_gives_its_reason_and_rule(tmp_path: Path) -> None:
    app = seated(heredity(1), tmp_path)
    async with sat_down(app, LARGE):
        refused = [choice for choice in app.choices if choice.reason is not None]
        assert refused
        assert all(choice.rule.startswith("HER-") for choice in refused)


async def test_no_curtain_falls_between_people_who_know_the_same(tmp_path: Path) -> None:
    """HER-GEN-14: there are no turns, and nothing is hidden from anybody of the family."""
    app = seated(heredity(2), tmp_path, humans=2)
    async with sat_down(app) as pilot:
        assert app.viewer == 0
        await press(pilot, "p")
        assert not isinstance(app.screen, Curtain)
        assert app.viewer == 1
        assert "Maeve" in reads(app, "prompt")


async def test_whoever_rests_while_a_bot_acts_may_think_again(tmp_path: Path) -> None:
    """HER-TOKEN-05: nobody's turn it is; a seat that rests may change its mind."""
    app = seated(heredity(2), tmp_path)
    async with sat_down(app) as pilot:
        app.pause = 60
        (rest,) = [one for one in app.choices if one.option_id == "rest" and one.reason is None]
        await strike(pilot, rest.label)
        assert app.acting == 1
        prompt = reads(app, "prompt")
        assert "Maeve" in prompt
        assert "You rest while the others act" in prompt
        resting = [one.option_id for one in app.choices].index("rest")
        await strike(pilot, *["down"] * resting)
        app.stop_waiting()
        app.go_on()
        assert app.cursor == resting, "what was marked stays so while others act"
        await strike(pilot, "1")
        assert [played.choice.seat for played in app.match.played] == [0, 0]
