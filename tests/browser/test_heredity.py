"""Heredity in the browser: a chapter is begun, land is explored, cards are read like a book, and keys are enough."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tablewright.engine.match import Match

from ..families import NIGHTLY, family
from ..last_moments import WON, LastMoment, match_at
from .conftest import Welcome
from .moments import Ending, Fine, Scene, ending, scene
from .people import Person
from .sights import known_terrain

TUTORIAL = {"chapter": "tutorial"}
DOTTED = """all => all.filter((tab) => getComputedStyle(tab, "::before").backgroundColor !== "rgba(0, 0, 0, 0)")
  .map((tab) => tab.className)"""


def asked(key: str, option: str = "", terrain: int = 0) -> Fine:
    return known_terrain(key, terrain, option)


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


def test_a_place_with_several_options_puts_them_first_in_the_list(welcome: Welcome) -> None:
    ann = welcome("Ann", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ann.brings(scene_of(asked("act", "move:")))
    options = ann.page.locator(".options [data-place]")
    places = options.evaluate_all("all => all.map((one) => one.dataset.place)")
    several = next(one for one in places if places.count(one) > 1 and one.startswith("area-"))
    place = ann.page.locator(f'.choosable[data-place="{several}"]').first
    place.scroll_into_view_if_needed()
    stood = ann.page.evaluate("() => scrollY")

    place.dispatch_event("click")

    meant = ann.page.locator(".option.meant")
    expect(meant).to_have_count(places.count(several))
    expect(ann.page.locator(".options [data-place]").nth(places.count(several) - 1)).to_have_class(
        re.compile(r"\bmeant\b")
    )
    expect(meant.first).to_be_in_viewport()
    expect(meant.first).to_be_focused()
    assert ann.page.evaluate("() => scrollY") == stood


BELOW_TABS = """() => {
  const tops = [...document.querySelectorAll(".land .choosable")].map((one) => one.getBoundingClientRect().top);
  return tops.length > 0 && Math.min(...tops) >= document.querySelector(".board-tabs").offsetHeight;
}"""


def test_a_small_screen_begins_at_the_top_of_what_can_be_chosen(welcome: Welcome) -> None:
    """The strip of unknown land below is drawn first, but the map is read from its top."""
    ann = welcome("Ann", viewport={"width": 390, "height": 720}, has_touch=True, is_mobile=True)
    ann.brings(scene_of(asked("act"), settings={"chapter": "chapter-1"}))

    ann.page.wait_for_function(BELOW_TABS)
    ann.is_drawn()
    assert ann.page.evaluate(BELOW_TABS), "it was in sight, and then the page was scrolled further"


def test_the_next_question_is_read_from_its_first_answer(ann: Person) -> None:
    """The list was scrolled, and reasons took its place; neither concerns what is asked next."""
    ann.brings(scene_of(asked("act", "move:")))
    options, reasons = ann.page.locator(".options"), ann.page.locator("details.refused")
    options.evaluate("list => { list.scrollTop = list.scrollHeight; }")
    reasons.locator("summary").click()
    expect(options).to_be_hidden()
    token = ann.token()

    ann.page.locator('.options [value*=":area:"]').first.dispatch_event("click")  # as if it was pressed on the map
    ann.has_moved_on(token)

    expect(reasons).to_be_visible()
    expect(options).to_be_visible()
    assert options.evaluate("list => [list.scrollTop, list.scrollHeight > list.clientHeight]") == [0, True]


def test_whom_to_choose_is_pressed_on_the_map(ann: Person) -> None:
    """The figure on the map is the same place as the portrait on its sheet."""
    ann.brings(scene_of(asked("act", "heal:")))
    place = ann.page.locator('.options [value^="heal:"]').first.get_attribute("data-place")
    expect(ann.page.locator(f'.land .piece-pc.choosable[data-place="{place}"]')).to_be_visible()
    expect(ann.page.locator(f'.member-who.choosable[data-place="{place}"]')).to_be_visible()


def hung_about(match: Match) -> bool:
    """A part of somebody's body has a thing on either side."""
    family = match.game.view(match.position.table, None)["family"]
    return any(all(one["equipment"][part : part + 2]) for one in family for part in (0, 2, 4))


def test_between_two_things_each_is_still_seen(welcome: Welcome) -> None:
    ann = welcome("Ann", viewport={"width": 1440, "height": 900})
    ann.brings(scene_of(hung_about))
    pictures = ann.page.locator(".body-row:has(.item-left):has(.item-right) .item-head .note-picture")

    expect(pictures).to_have_count(2)
    for picture in pictures.all():
        expect(picture).to_be_in_viewport(ratio=1)
        box = picture.locator("xpath=..").bounding_box()
        assert box is not None
        assert box["width"] >= 24


def much_lies_open(match: Match) -> bool:
    """More cards lie at areas than there is room for in one row."""
    return len(match.game.view(match.position.table, None)["beside"]) > 2


def test_a_row_of_open_cards_that_goes_on_fades_out(welcome: Welcome) -> None:
    ann = welcome("Ann", viewport={"width": 1440, "height": 900})
    ann.brings(scene_of(much_lies_open, settings={"chapter": "chapter-1"}))
    row = ann.page.locator(".beside-cards")
    assert row.evaluate("row => row.scrollWidth > row.clientWidth")
    assert row.evaluate("row => getComputedStyle(row).maskImage").startswith("linear-gradient")
    row.evaluate("row => { row.scrollLeft = row.scrollWidth; }")
    reach = "row => row.getBoundingClientRect().right - row.lastElementChild.getBoundingClientRect().right"
    assert row.evaluate(reach) >= 20, "the last card is read whole at the end"


def test_the_meaning_of_the_lines_is_folded_up_by_escape(ann: Person) -> None:
    ann.brings(scene_of(asked("act")))
    ann.page.locator(".legend summary").click()
    ann.sees(ann.page.locator(".legend ul"))
    ann.presses("Escape")
    ann.sees_no(ann.page.locator(".legend ul"))


def test_the_book_is_leafed_through_by_keys_and_by_its_buttons(ann: Person) -> None:
    ann.brings(scene_of(asked("act", terrain=2)))
    last = ann.page.locator(".leaf").last
    ann.page.locator(".page-mark").last.check(force=True)

    ann.page.locator(".page-mark:checked").focus()
    ann.presses("ArrowLeft")
    expect(last).to_be_hidden()
    expect(open_page(ann)).to_have_count(1)
    ann.presses("ArrowRight")
    expect(last).to_be_visible()
    open_page(ann).locator(".turning label").first.click()
    expect(last).to_be_hidden()


def test_a_reader_keeps_the_page_while_the_table_is_drawn_again(ann: Person) -> None:
    ann.brings(scene_of(asked("act", terrain=2)))
    last = ann.page.locator(".leaf").last
    ann.page.locator(".page-mark").last.check(force=True)
    ann.page.locator(".page-mark:checked").focus()
    ann.presses("ArrowLeft")
    expect(last).to_be_hidden()

    news: list[str] = []
    ann.page.route("**/changes?*", lambda route: passes_on(route, news))
    with ann.page.expect_response("**/changes?*"):
        ann.page.evaluate("() => { document.body.dataset.seq = -1; dispatchEvent(new Event('online')); }")
    ann.page.wait_for_function("() => document.body.dataset.seq > 0")

    assert '"book"' in news[0]
    expect(last).to_be_hidden()
    expect(open_page(ann)).to_have_count(1)


def passes_on(route: Route, said: list[str]) -> None:
    """The answer of the hall, and what it says: the browser may forget it once the page has read it."""
    answer = route.fetch()
    said.append(answer.text())
    route.fulfill(response=answer)


def test_the_opening_is_read_leaf_by_leaf_and_what_goes_on_below_shows_it(ann: Person) -> None:
    ann.brings(scene_of(asked("act"), settings={"chapter": "chapter-1"}))
    leaves = ann.page.locator(".leaf:not(.cover)").count()
    assert leaves > 2

    for number in range(1, leaves + 1):
        page = open_page(ann)
        expect(page.locator(".folio")).to_have_text(f"{number} / {leaves}")
        text = page.locator(".leaf-text")
        goes_on = text.evaluate("one => one.scrollHeight - one.clientHeight > 8")
        expect(ann.page.locator(".leaf:visible .leaf-text.more")).to_have_count(int(goes_on))
        text.evaluate("one => one.scrollTo(0, one.scrollHeight)")
        expect(ann.page.locator(".leaf:visible .leaf-text.more")).to_have_count(0)
        if number < leaves:
            page.locator(".turning-on").click()


def test_a_card_that_is_read_now_lies_open_whatever_page_was_open(ann: Person) -> None:
    ann.brings(scene_of(asked("act", "observe:")))
    before = ann.page.locator(".leaf").count()
    ann.page.locator(".page-mark:checked").focus()
    ann.presses("ArrowLeft")
    token = ann.token()

    ann.page.locator(".piece-observe.choosable").first.click()
    ann.page.keyboard.press("Enter")
    ann.has_moved_on(token)

    expect(ann.page.locator(".leaf").nth(before)).to_be_visible()


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


FAMILY_IN_SIGHT = """() => {
  const { left, right, top, bottom } = document.querySelector(".map-sheet").getBoundingClientRect();
  return [...document.querySelectorAll(".land .piece-pc")].filter((figure) => {
    const box = figure.getBoundingClientRect();
    return box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
  }).length;
}"""


@pytest.mark.parametrize("terrain", family((4, 6, 8), lambda terrain: terrain == 8))
def test_on_a_large_map_the_family_is_in_sight(ann: Person, terrain: int) -> None:
    ann.brings(scene_of(asked("act", terrain=terrain), settings={"chapter": "chapter-1"}))

    assert ann.page.evaluate(FAMILY_IN_SIGHT) == 4

    ann.page.get_by_label("Larger map").check()
    ann.page.wait_for_function(f"() => ({FAMILY_IN_SIGHT})() >= 2")


DOCK = """() => {
  const ask = document.querySelector(".area-ask").getBoundingClientRect();
  const above = document.querySelector(".area-said").getBoundingClientRect();
  return { share: ask.height / innerHeight, gap: ask.top - above.bottom, below: innerHeight - ask.bottom };
}"""


@pytest.mark.parametrize("terrain", [1, 8])
def test_on_a_phone_the_question_leaves_room_for_the_map_and_nothing_is_empty(welcome: Welcome, terrain: int) -> None:
    phone = {"width": 390, "height": 844}
    ann = welcome("Ann", viewport=phone, has_touch=True, is_mobile=True)
    ann.brings(scene_of(asked("act", terrain=terrain), settings={"chapter": "chapter-1"}))
    assert ann.page.evaluate(DOCK)["share"] < 0.41
    expect(ann.options.nth(1)).to_be_in_viewport(ratio=0.9)
    expect(ann.page.locator(".prompt-actions")).to_be_in_viewport(ratio=1)

    ann.page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    at_the_end = ann.page.evaluate(DOCK)
    assert 0 <= at_the_end["gap"] < 30
    assert abs(at_the_end["below"]) < 2


def hears_a_hint_for(person: Person, option: Locator) -> None:
    """The bot would choose this one, of all."""
    value, place = option.get_attribute("value"), option.get_attribute("data-place")
    person.page.route(
        "**/hint", lambda route: route.fulfill(json={"ok": True, "message": "That.", "option": value, "place": place})
    )
    person.page.locator("button.hint").click()
    person.sees(person.page.locator(".option.hinted"))


WHERE_HINTED = """() => {
  const middle = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2);
  };
  return [...document.querySelectorAll(".hinted")].every((one) => one.contains(middle(one)));
}"""


@pytest.mark.parametrize("screen", [{"width": 1280, "height": 800}, {"width": 360, "height": 740}])
def test_what_a_hint_marks_is_brought_into_sight(welcome: Welcome, screen: dict[str, int]) -> None:
    ann = welcome("Ann", viewport=screen)
    ann.brings(scene_of(asked("act", terrain=2)))
    last = ann.page.locator(".options .option[data-place]").last
    expect(last).not_to_be_in_viewport()

    hears_a_hint_for(ann, last)

    expect(ann.page.locator(".hinted:not(.option)").first).to_be_in_viewport(ratio=1)
    expect(last).to_be_in_viewport(ratio=1)
    ann.page.wait_for_function(WHERE_HINTED)


ASKED_ABOUT = """() => {
  const floor = document.querySelector(".area-ask").getBoundingClientRect().top;
  const ceiling = document.querySelector(".board-tabs").getBoundingClientRect().bottom;
  const boxes = [...document.querySelectorAll(".member .choosable")].map((one) => one.getBoundingClientRect());
  return boxes.length > 0 && boxes.every((box) => box.top >= ceiling && box.bottom <= floor);
}"""


@pytest.mark.parametrize("who", ["selena", "brick"])
def test_on_a_phone_whoever_is_hurt_is_in_sight(welcome: Welcome, who: str) -> None:
    ann = welcome("Ann", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    ann.brings(scene_of(asked("allocate", f"heart:{who}")))
    ann.page.wait_for_function(ASKED_ABOUT)

    ann.page.reload()
    ann.page.wait_for_function(ASKED_ABOUT)


@pytest.mark.parametrize(("moment", "tab"), [(asked("step", "area:"), "map"), (asked("allocate", "heart:"), "family")])
def test_on_a_phone_a_dot_marks_the_tab_where_something_can_be_chosen(welcome: Welcome, moment: Fine, tab: str) -> None:
    ann = welcome("Ann", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    ann.brings(scene_of(moment))

    dots = ann.page.locator(".board-tabs a").evaluate_all(DOTTED)
    assert f"tab-{tab}" in dots
    assert "tab-book" not in dots
    ann.page.evaluate("() => document.getElementById('book').scrollIntoView()")
    expect(ann.page.locator(".tab-book")).to_have_attribute("aria-current", "location")
    expect(ann.page.locator(".board-tabs [aria-current]")).to_have_count(1)


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


def test_the_last_choices_of_the_tutorial_lead_to_its_ending(ann: Person) -> None:
    ann.plays_out(ending("heredity/solo-tutorial.json", 5))

    reads_the_ending(ann)


def before_the_end(moment: LastMoment, **settings: str) -> Ending:
    """A chapter one choice before its end, and that choice."""
    return Ending(Scene(match_at(moment, **settings).record().to_json(), 0), moment.choices)


def test_a_won_chapter_leads_to_the_next_one_with_what_the_family_keeps(ann: Person) -> None:
    ann.plays_out(before_the_end(WON))
    reads_the_ending(ann)
    ann.page.get_by_role("button", name="Play the next chapter: I. Slack Water").click()
    ann.is_at_table()
    ann.sees(ann.question.filter(has_text="does anything change hands"))
    ann.sees(open_page(ann).filter(has_text="I. Slack Water"))


def test_inside_a_campaign_the_closing_words_lie_open_before_the_next_chapter(ann: Person) -> None:
    moment = before_the_end(WON, span="campaign")
    ann.brings(moment.scene)
    ann.page.locator(f'.options [value="{moment.chosen[0]}"]').click()
    ann.sees(ann.question.filter(has_text="Its last page lies open"))
    ann.sees(open_page(ann).filter(has_text="The family has made it."))
    ann.chooses("Open the next chapter")
    ann.sees(ann.question.filter(has_text="does anything change hands"))
    ann.sees(open_page(ann).filter(has_text="I. Slack Water"))


@NIGHTLY
def test_the_tutorial_is_played_to_its_end(ann: Person) -> None:
    ann.brings(scene_of(asked("act")))
    for turn in range(400):
        ann.waits_for_turn()
        if ann.is_done():
            break
        ann.answers("board" if turn % 3 else "list", lambda count, turn=turn: (7 * turn) % count)  # type: ignore[misc]

    reads_the_ending(ann)


def reads_the_ending(person: Person) -> None:
    person.sees(person.page.locator(".result .ending"))
    person.sees(person.page.locator(".outcome-words"))
