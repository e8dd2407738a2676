"""The table on a phone: one column, the question at the bottom, fingers instead of a mouse."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tablewright.language import LANGUAGES

from ..families import family
from .conftest import Welcome
from .measuring import OUT_OF_REACH, OVERHANG
from .moments import FINISHED, RECORDED, Scene, asked_for, in_turn_of, scene
from .people import DRAFT, LEFT, Person, whoever_is_asked

PHONES: tuple[dict[str, Any], ...] = (
    {"viewport": {"width": 390, "height": 844}, "reduced_motion": "no-preference"},
    {"viewport": {"width": 360, "height": 640}},
)
GAMES = ("ronin", "path")
EACH_GAME = pytest.mark.parametrize("game", family(GAMES, lambda game: game == "path"))
AND_TIDAL = pytest.mark.parametrize("game", family((*GAMES, "tidal"), lambda game: game != "ronin"))


def name_of(phone: dict[str, Any]) -> str:
    return "{width}x{height}".format(**phone["viewport"])


@pytest.fixture(params=family(PHONES, lambda phone: phone is PHONES[-1], name_of))
def ann(request: pytest.FixtureRequest, welcome: Welcome) -> Person:
    return welcome("Ann", **request.param, has_touch=True, is_mobile=True, device_scale_factor=2)


def looks_right(person: Person) -> None:
    """Nothing to scroll sideways, and the question is in sight in the lower half."""
    assert person.page.evaluate(OVERHANG) == 0
    expect(person.question).to_be_in_viewport(ratio=1)
    size, box = person.page.viewport_size, person.question.bounding_box()
    assert size is not None
    assert box is not None
    assert box["y"] > size["height"] / 2 - 60
    expect(person.options.first).to_be_in_viewport()


def taps(person: Person, place: str) -> None:
    before = person.token()
    person.place(place).tap()
    person.has_moved_on(before)


def test_a_turn_is_played_by_tapping(ann: Person) -> None:
    ann.goes_to("/")
    assert ann.page.evaluate(OVERHANG) == 0
    ann.page.get_by_role("button", name="Play Ronin against bots").tap()
    ann.is_at_table()
    ann.waits_for_turn()
    looks_right(ann)
    while DRAFT not in ann.question.inner_text():
        before = ann.token()
        ann.options.first.tap()
        ann.has_moved_on(before)
        ann.waits_for_turn()
        looks_right(ann)

    taps(ann, next(place for place in ann.free_places() if place.startswith("row-")))
    ann.plays_to(LEFT)
    looks_right(ann)
    taps(ann, ann.free_places()[0])
    taps(ann, ann.free_places()[0])

    ann.sees(ann.page.locator(".log-line", has_text="reveals").first)


def test_a_finger_held_on_a_card_enlarges_it_and_chooses_nothing(ann: Person) -> None:
    ann.brings(scene(3, asked_for("play-left", turn=1)))
    card, before = ann.hand.nth(1), ann.token()
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 3}]
    touch = ann.context.new_cdp_session(ann.page)

    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    large = ann.sees(ann.page.locator("#large"))
    expect(large.locator(".card-name")).to_have_text(card.locator(".card-name").inner_text())
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    shown, size = large.bounding_box(), ann.page.viewport_size
    assert shown is not None
    assert size is not None
    assert shown["x"] >= 0
    assert shown["x"] + shown["width"] <= size["width"]
    assert ann.token() == before


def test_every_part_of_the_table_is_one_tap_away(ann: Person) -> None:
    ann.brings(scene(4, asked_for("draft", turn=4)))
    for link in ann.page.locator(".board-tabs a").all():
        part = str(link.get_attribute("href"))
        link.tap()
        expect(ann.page.locator(part)).to_be_in_viewport()
        assert ann.page.evaluate(OVERHANG) == 0


def everything_is_in_reach(person: Person) -> None:
    assert person.page.evaluate(OVERHANG) == 0
    assert person.page.evaluate(OUT_OF_REACH) == []


@AND_TIDAL
def test_a_curtain_is_lifted_on_a_phone(ann: Person, game: str) -> None:
    path = ann.brings(scene(3, in_turn_of(game, 3), game=game))
    table, asked = path.partition("?")[0], int(path.rpartition("=")[2])
    ann.goes_to(f"{table}?seat={(asked + 1) % 3}")
    ann.closes_book()

    everything_is_in_reach(ann)
    ann.page.locator(".curtain-lift").tap()
    ann.waits_for_turn()
    ann.sees(ann.options.first)


def test_a_request_to_go_back_is_answered_on_a_phone(ann: Person, bob: Person) -> None:
    link = bob.opens_table("me", "open")
    ann.joins(link)
    bob.begins()
    for _ in range(20):
        if bob.page.locator("button.undo").get_by_text("Ask to undo").count():
            break
        whoever_is_asked(ann, bob)[0].answers("list")
    bob.page.get_by_role("button", name="Ask to undo").click()

    ann.sees(ann.page.locator(".undo-request"))
    everything_is_in_reach(ann)
    ann.page.get_by_role("button", name="Agree").tap()
    ann.sees_no(ann.page.locator(".undo-request"))


@EACH_GAME
def test_a_replay_is_steered_on_a_phone(ann: Person, game: str) -> None:
    path = ann.brings(Scene(RECORDED[game].read_text("utf-8"), 0)).partition("?")[0]
    ann.goes_to(f"{path}/replay?at=40&seat=1")

    everything_is_in_reach(ann)
    slider = ann.page.locator("#replay-at").bounding_box()
    assert slider is not None
    assert slider["width"] > 280
    ann.page.get_by_role("link", name="Forward").tap()
    expect(ann.question).to_contain_text("choice 41 of")
    ann.page.get_by_role("link", name="Chapter III").tap()
    ann.sees("Chapter III, turn 7 of 9")


def test_the_symbols_of_all_chapters_can_be_seen(ann: Person) -> None:
    ann.brings(scene(3, asked_for("play-left", turn=1)))
    expect(ann.page.locator(".story-pair .symbol").locator("visible=true")).to_have_count(6)
    ann.sees("most → XP")


CUT = """() => {
  const panel = document.querySelector(".scoring-scroll");
  const cells = [...panel.querySelectorAll(":is(th, td)")];
  const right = panel.getBoundingClientRect().right;
  const out = (cell) => cell.scrollWidth > cell.clientWidth || cell.getBoundingClientRect().right > right + 0.5;
  return cells.filter(out).map((cell) => cell.textContent.trim());
}"""


SCORED = [
    (played, language)
    for played in ("ronin/three", "ronin/four", "ronin/five", "path/five-evil", "tidal/four")
    for language in LANGUAGES
]
WIDEST = (("ronin/five", "en"), ("path/five-evil", "pl"), ("tidal/four", "cs"))


@pytest.mark.parametrize("end", family(SCORED, lambda end: end in WIDEST, "-".join))
def test_the_scoring_of_all_players_fits_the_screen(ann: Person, end: tuple[str, str]) -> None:
    played, language = end
    ann.wishes(language=language)
    ann.brings(Scene((FINISHED.parents[1] / f"{played}.json").read_text("utf-8"), 0))
    ann.page.locator(".scoring").scroll_into_view_if_needed()

    assert ann.page.evaluate(CUT) == []
    assert ann.page.evaluate(OVERHANG) == 0


BESIDE_ITS_COLOUR = """() => [...document.querySelectorAll(".scoring tbody th")].map((source) => {
  const words = document.createRange();
  words.selectNodeContents(source.lastChild);
  const [colour, text] = [source.querySelector(".swatch"), words].map((one) => one.getBoundingClientRect());
  return [source.textContent, colour.right <= text.left && colour.top < text.bottom && text.top < colour.bottom];
}).filter(([, beside]) => !beside).map(([name]) => name)"""


def test_every_source_of_points_stands_beside_its_colour(ann: Person) -> None:
    ann.wishes(language="pl")
    ann.brings(Scene(FINISHED.read_text("utf-8"), 0))
    ann.sees(ann.page.locator(".scoring tbody th").first)

    assert ann.page.evaluate(BESIDE_ITS_COLOUR) == []


def test_the_tab_of_the_log_says_that_somebody_spoke(ann: Person, bob: Person) -> None:
    link = bob.opens_table("me", "open")
    ann.joins(link)
    bob.begins()
    ann.is_at_table()
    tab = ann.page.locator(".tab-said")
    bob.page.get_by_label("Say something at the table").fill("Hello!")
    bob.presses("Enter")

    expect(ann.page.locator(".tab-said.unread")).to_have_count(1)
    tab.tap()
    ann.page.locator("#region-chat").scroll_into_view_if_needed()
    expect(ann.page.locator(".tab-said.unread")).to_have_count(0)


def test_the_table_where_it_is_ones_turn_comes_first(ann: Person) -> None:
    ann.brings(scene(3, asked_for("draft")))
    ann.goes_to("/")

    expect(ann.page.get_by_role("heading", name="My tables")).to_be_in_viewport()
    expect(ann.page.get_by_role("link", name="Play on").first).to_be_in_viewport(ratio=1)


def test_home_is_one_tap_away_from_a_table_and_its_replay(ann: Person) -> None:
    path = ann.brings(scene(3, asked_for("draft", turn=1))).partition("?")[0]
    for page in (path, f"{path}/replay"):
        ann.goes_to(page)
        assert ann.page.evaluate(OVERHANG) == 0
        ann.page.get_by_role("link", name="Tablewright").tap()
        ann.page.wait_for_url(f"{ann.address}/")


LINES = """(selectors) => selectors.map((selector) => {
  const words = document.createRange();
  words.selectNodeContents(document.querySelector(selector));
  return Math.round(words.getBoundingClientRect().bottom);
})"""
INSIDE = """(selector) => {
  const frame = document.querySelector(selector), words = document.createRange();
  words.selectNodeContents(frame);
  return frame.getBoundingClientRect().right - words.getBoundingClientRect().right;
}"""
TOUCHING = """() => {
  const offered = [...document.querySelectorAll(".offered.choosable")];
  const [first, second] = offered.map((one) => one.getBoundingClientRect());
  return second.top - first.bottom;
}"""


def test_hint_and_undo_stand_on_one_line(ann: Person) -> None:
    ann.brings(scene(3, asked_for("draft", turn=4)))

    hint, undo = ann.page.evaluate(LINES, [".hint", ".undo-asking summary"])

    assert hint == undo


@EACH_GAME
def test_the_frame_of_what_glows_leaves_room(ann: Person, game: str) -> None:
    ann.brings(scene(3, asked_for("draft", turn=4), game=game))
    assert ann.page.evaluate(INSIDE, ".area-mine .experience") >= 4  # the count stands at its end

    ann.brings(scene(3, asked_for("choose-character"), game=game))
    assert ann.page.evaluate(TOUCHING) > 10  # each has a frame of four pixels


def test_panels_of_a_result_are_as_wide_as_other_pages(ann: Person) -> None:
    path = ann.brings(Scene(FINISHED.read_text("utf-8"), 0))
    width = ann.page.locator(".panel").first.evaluate("one => one.offsetWidth")
    ann.goes_to("/import")
    assert ann.page.locator(".panel").first.evaluate("one => one.offsetWidth") == width, path


def test_the_only_opponent_has_the_whole_width(ann: Person, bob: Person) -> None:
    link = bob.opens_table("me", "open", game="example")
    ann.joins(link)
    bob.begins()
    ann.is_at_table()

    assert ann.page.evaluate("document.querySelector('.area-opponents > .region').offsetWidth > innerWidth * 0.9")
