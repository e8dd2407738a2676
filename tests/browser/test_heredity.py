"""Heredity in the browser: a chapter is begun, land is explored, cards are read like a book, and keys are enough."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tablewright.engine.match import Match
from tablewright.language import LANGUAGES

from .conftest import Welcome
from .moments import Fine, Scene, scene
from .people import Person
from .test_accessible import everywhere, faults_of, visitor
from .test_one_screen import FITS, OVERLAP

__all__ = ["visitor"]

TUTORIAL = {"chapter": "tutorial"}
PHONE = {"width": 360, "height": 800}
WIDER = "() => document.documentElement.scrollWidth > innerWidth"


def asked(key: str, option: str = "", terrain: int = 0) -> Fine:
    """Somebody is asked this, may answer so, and so much of the map is known."""

    def fine(match: Match) -> bool:
        question = match.position.asked()
        known = len(match.game.view(match.position.table, None)["board"]) >= terrain
        return question.key == key and known and any(one.id.startswith(option) for one in question.options)

    return fine


def scene_of(fine: Fine, players: int = 1, settings: dict[str, str] = TUTORIAL) -> Scene:
    return scene(players, fine, settings, game="heredity")


def terrain_on(person: Person) -> list[str]:
    found: list[str] = person.page.locator(".terrain").evaluate_all("all => all.map((one) => one.id)")
    return found


def open_page(person: Person) -> Locator:
    return person.page.locator(".leaf:visible")


def test_a_chapter_begins_with_its_first_pages_and_the_first_terrain(ann: Person) -> None:
    ann.goes_to("/")
    ann.clicks_to_play("Heredity")
    ann.is_at_table()

    ann.sees(ann.page.locator(".terrain"))
    expect(ann.page.locator(".piece-pc")).to_have_count(4)
    expect(ann.page.locator(".member")).to_have_count(4)
    expect(open_page(ann)).to_have_count(1)
    expect(ann.page.locator(".sandglass")).to_have_count(1)


def test_unexplored_land_is_pressed_and_joins_the_map(ann: Person) -> None:
    ann.brings(scene_of(asked("step", "explore:11")))
    before = terrain_on(ann)
    strip = ann.page.locator(".frontier.choosable")
    number = strip.first.get_attribute("data-place")
    token = ann.token()

    strip.first.locator(".unknown").click()
    ann.has_moved_on(token)

    expect(ann.page.locator(".terrain")).to_have_count(len(before) + 1)
    expect(ann.page.locator(f".frontier[data-place={number}]")).to_have_count(0)
    known = terrain_on(ann)
    ann.page.reload()
    ann.is_at_table()
    assert terrain_on(ann) == known


def test_an_icon_is_pressed_on_the_map_and_its_card_is_read(ann: Person) -> None:
    ann.brings(scene_of(asked("act", "observe:")))
    before = open_page(ann).inner_text()
    icon = ann.page.locator(".piece-observe.choosable").first
    number = icon.locator("text").text_content() or ""
    token = ann.token()

    icon.click()
    ann.page.keyboard.press("Enter")  # several of the family could look: the list decides, and has the focus
    ann.has_moved_on(token)

    page = open_page(ann)
    expect(page).not_to_have_text(before)
    expect(page.locator(".passage-number").first).to_contain_text(number)


def test_the_book_is_leafed_through_by_keys_and_by_its_buttons(ann: Person) -> None:
    ann.brings(scene_of(asked("act", terrain=2)))
    newest = open_page(ann).inner_text()

    ann.page.locator(".page-mark:checked").focus()
    ann.presses("ArrowLeft")
    assert open_page(ann).inner_text() != newest
    ann.presses("ArrowRight")
    assert open_page(ann).inner_text() == newest
    open_page(ann).locator(".turning label").first.click()
    assert open_page(ann).inner_text() != newest


def test_a_family_is_led_by_keys_alone(ann: Person) -> None:
    ann.brings(scene_of(asked("step", "area:")))
    figure = ann.page.locator(".piece-pc")
    before = figure.evaluate_all("all => all.map((one) => one.dataset.area)")
    token = ann.token()

    ann.presses("ArrowRight")
    assert ann.has_focus(".spot.choosable, .frontier.choosable, .piece.choosable")
    label = ann.page.evaluate("() => document.activeElement.ariaLabel")
    ann.presses("Enter")
    ann.has_moved_on(token)

    assert label
    assert figure.evaluate_all("all => all.map((one) => one.dataset.area)") != before


def test_the_map_can_be_looked_at_larger(ann: Person) -> None:
    ann.brings(scene_of(asked("act", terrain=2)))
    width = "() => document.querySelector('.land').getBoundingClientRect().width"
    before = ann.page.evaluate(width)

    ann.page.get_by_label("Larger map").check()

    assert ann.page.evaluate(width) > 1.5 * before


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_on_one_screen_and_on_a_phone(welcome: Welcome, language: str) -> None:
    ann = welcome("Ann", wishes={"language": language, "tour": "on"}, reduced_motion="reduce")
    ann.brings(scene_of(asked("act", terrain=3), players=2, settings={"chapter": "chapter-1"}))
    ann.page.wait_for_function(FITS)
    assert ann.page.evaluate(OVERLAP) == []

    ann.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    ann.page.wait_for_timeout(200)
    assert not ann.page.evaluate(WIDER)


@everywhere
def test_the_board_is_accessible(visitor: Person) -> None:
    found = []
    for where, moment in (
        ("acting", asked("act", terrain=2)),
        ("walking", asked("step", "explore:11")),
        ("hurt", asked("allocate", "heart:")),
    ):
        visitor.brings(scene_of(moment))
        found += faults_of(visitor, where)
    visitor.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    found += faults_of(visitor, "on a phone")

    assert not found, "\n".join(found)


def test_a_page_is_turned_and_an_action_taken_without_any_script(welcome: Welcome) -> None:
    ann = welcome("Ann", java_script_enabled=False)
    ann.brings(scene_of(asked("act", terrain=2)))
    newest = open_page(ann).inner_text()

    open_page(ann).locator(".turning label").first.click()
    assert open_page(ann).inner_text() != newest
    before = ann.token()
    ann.options.first.click()
    ann.sees(ann.page.locator(".prompt"))
    assert ann.token() != before


def test_the_tutorial_is_played_to_its_end(ann: Person) -> None:
    ann.brings(scene_of(asked("act")))
    for turn in range(400):
        ann.waits_for_turn()
        if ann.is_done():
            break
        ann.answers("board" if turn % 3 else "list", lambda count, turn=turn: (7 * turn) % count)  # type: ignore[misc]

    ann.sees(ann.page.locator(".result .ending"))
    ann.sees(ann.page.locator(".outcome-words"))
