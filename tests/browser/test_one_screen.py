"""The whole game on one screen: nothing scrolls, with any number of players, in any language, on a laptop or a desk."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as TooLong
from playwright.sync_api import expect

from tablewright.language import LANGUAGES

from .conftest import Welcome
from .moments import Scene, asked_for, scene
from .people import Person

SCREENS = ({"width": 1280, "height": 800}, {"width": 1920, "height": 1080})
MOMENTS = {
    "set-up": asked_for("choose-character"),
    "middle": asked_for("play-right", turn=4),
    "end of a chapter": asked_for("keep-card"),
    "late": asked_for("draft", turn=8),
}
FITS = (
    "() => document.documentElement.scrollHeight === innerHeight && document.documentElement.scrollWidth === innerWidth"
)
PARTS = (
    "[data-card], .stand, #question, .option, .glance, .step, .ability, .token, .offered, .story-chapter, "
    ".table-header :is(a, button, h1)"
)
MEASURE = """(parts) => {
  const root = document.documentElement;
  const scrolls = ({ overflowX, overflowY }) => /auto|scroll/.test(overflowX + overflowY);
  const inScroller = (element) => {
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      if (scrolls(getComputedStyle(around))) return true;
    }
    return false;
  };
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true })
    && !element.closest("[popover], .visually-hidden, #large") && element.getBoundingClientRect().width > 0;
  const isOut = ({ left, top, right, bottom }) =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  const out = [...document.querySelectorAll(parts)]
    .filter((element) => isShown(element) && !inScroller(element) && isOut(element.getBoundingClientRect()));
  return {
    page: [root.scrollWidth, root.scrollHeight],
    window: [innerWidth, innerHeight],
    out: out.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
  };
}"""
OVERLAP = """() => {
  const boxes = [...document.querySelectorAll(".board > .area, .board > .area-talk > *")]
    .filter((area) => area.checkVisibility() && area.getBoundingClientRect().height > 1)
    .map((area) => [area.className, area.getBoundingClientRect()]);
  const meet = (one, two) => Math.min(one.right, two.right) - Math.max(one.left, two.left) > 2
    && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 2;
  return boxes.flatMap(([name, box], index) =>
    boxes.slice(index + 1).filter(([, other]) => meet(box, other)).map(([other]) => `${name} and ${other}`));
}"""


def misfits(person: Person, where: str) -> list[str]:
    found = []
    for screen in SCREENS:
        person.page.set_viewport_size(screen)  # type: ignore[arg-type]
        size = f"{where} at {screen['width']}x{screen['height']}"
        with suppress(TooLong):  # a new size of the window is laid out a moment later; what stays is told below
            person.page.wait_for_function(FITS, timeout=2000)
        measured = person.page.evaluate(MEASURE, PARTS)
        if measured["page"] != measured["window"]:
            found.append(f"{size}: the page is {measured['page']}")
        found += [f"{size}: out of sight: {one}" for one in measured["out"]]
        found += [f"{size}: {pair} overlap" for pair in person.page.evaluate(OVERLAP)]
    return found


def brings_in_each_language(person: Person, moment: Scene) -> Iterator[str]:
    """The page is loaded once for each."""
    person.wishes(language=LANGUAGES[0])
    person.brings(moment)
    yield LANGUAGES[0]
    for language in LANGUAGES[1:]:
        person.wishes(language=language)
        person.page.reload()
        yield language


def misfits_in_all_languages(person: Person, moment: Scene, where: str) -> list[str]:
    languages = brings_in_each_language(person, moment)
    return [one for language in languages for one in misfits(person, f"{where}, {language}")]


@pytest.fixture
def ann(welcome: Welcome) -> Person:
    """It is Ann's first game: the tour wants room as well."""
    return welcome("Ann", reduced_motion="reduce", wishes={"tour": "on"})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_table_fits_on_one_screen(ann: Person, players: int) -> None:
    found = []
    for name, fine in MOMENTS.items():
        found += misfits_in_all_languages(ann, scene(players, fine), f"{name}, {players} players")

    assert not found, "\n".join(found)


CUT = """() => {
  const clipped = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    let [seenTop, seenBottom, seenLeft, seenRight] = [0, innerHeight, 0, innerWidth];
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === "visible") continue;
      const box = around.getBoundingClientRect();
      [seenTop, seenBottom] = [Math.max(seenTop, box.top), Math.min(seenBottom, box.bottom)];
      [seenLeft, seenRight] = [Math.max(seenLeft, box.left), Math.min(seenRight, box.right)];
    }
    return top < seenTop - 1 || bottom > seenBottom + 1 || left < seenLeft - 1 || right > seenRight + 1;
  };
  const parts = [...document.querySelectorAll(".area-pool :is([data-card], .stand), .option, .tour, .prompt-actions")];
  return parts.filter((part) => part.checkVisibility() && clipped(part)).map((part) => part.innerText.slice(0, 40));
}"""


def cut_at_rest(person: Person) -> list[str]:
    """What is cut, once a new size of the window is laid out."""
    with suppress(TooLong):
        person.page.wait_for_function(f"() => ({CUT})().length === 0", timeout=10_000)
    cut: list[str] = person.page.evaluate(CUT)
    return cut


@pytest.mark.parametrize("game", ["ronin", "path"])
@pytest.mark.parametrize("confirm", ["off", "on"], ids=["at once", "confirmed"])
def test_nothing_of_the_first_turn_is_cut_while_the_tour_explains_it(ann: Person, game: str, confirm: str) -> None:
    ann.wishes(confirm=confirm)
    found = []
    for players, question in ((2, "draft"), (3, "draft"), (5, "draft"), (3, "play-left"), (5, "play-left")):
        for language in brings_in_each_language(ann, scene(players, asked_for(question), game=game)):
            ann.page.evaluate("() => document.querySelector('#chronicle:popover-open')?.hidePopover()")
            ann.sees(ann.page.locator(".tour"))
            for screen in SCREENS:
                ann.page.set_viewport_size(screen)  # type: ignore[arg-type]
                found += [f"{players} players, {question}, {language}, {screen}: {one}" for one in cut_at_rest(ann)]

    assert not found, "\n".join(found)


def test_rarer_tables_fit_as_well(ann: Person) -> None:
    found = misfits_in_all_languages(ann, scene(1, asked_for("draft", turn=8)), "solo")
    found += misfits_in_all_languages(ann, scene(5, asked_for("choose-board"), {"side": "B"}), "boards")

    assert not found, "\n".join(found)


HEIGHTS = """() => {
  const height = (part) => {
    const element = document.querySelector(part);
    const inside = element.getBoundingClientRect();
    const around = element.closest(".area-said, .area-ask").getBoundingClientRect();
    return Math.min(inside.bottom, around.bottom) - Math.max(inside.top, around.top);
  };
  const parts = [".region-log", ".chat", ".options", "#question", ".prompt-actions"];
  return Object.fromEntries(parts.map((part) => [part, height(part)]));
}"""
REM = "() => parseFloat(getComputedStyle(document.documentElement).fontSize)"


def measured_at_rest(person: Person) -> dict[str, float]:
    """The heights once they no longer change."""
    before: dict[str, float] = {}
    for _ in range(40):
        person.page.wait_for_timeout(150)
        heights: dict[str, float] = person.page.evaluate(HEIGHTS)
        if heights == before:
            break
        before = heights
    return before


@pytest.mark.parametrize("game", ["ronin", "path"])
def test_log_and_chat_keep_some_lines_whatever_is_asked(ann: Person, game: str) -> None:
    for moment in ("choose-character", "draft", "play-left", "keep-card"):
        ann.brings(scene(5, asked_for(moment), game=game))
        ann.page.evaluate("() => document.querySelector('#chronicle:popover-open')?.hidePopover()")
        ann.page.get_by_label("Say something at the table").fill("Good evening to everybody at this table!")
        ann.presses("Enter")
        line = ann.page.locator(".chat-line").last
        ann.sees(line)
        for screen in SCREENS:
            ann.page.set_viewport_size(screen)  # type: ignore[arg-type]
            ann.page.wait_for_function(FITS)
            heights, rem = measured_at_rest(ann), ann.page.evaluate(REM)
            assert heights[".region-log"] >= 5.9 * rem, (moment, screen)
            assert heights[".chat"] >= 2.9 * rem, (moment, screen)
            assert heights[".options"] >= 4 * rem, (moment, screen)
            assert heights["#question"] > rem
            assert heights[".prompt-actions"] > rem
            line.evaluate("one => one.scrollIntoView({ block: 'end' })")
            expect(line).to_be_in_viewport(ratio=0.9)


BELOW_ITS_FRAME = """(field) => {
  return field.getBoundingClientRect().bottom - field.closest(".area-said").getBoundingClientRect().bottom;
}"""


def test_the_chat_stays_in_its_frame_beside_a_long_tour(welcome: Welcome) -> None:
    ann = welcome("Ann", wishes={"tour": "on", "language": "cs"})
    ann.goes_to("/")
    ann.page.locator("button[name=game][value=heredity]").first.click()
    ann.sees(ann.page.locator(".tour"))
    ann.waits_for_turn()
    field = ann.page.locator("#chat-text")
    for line in ("Dobrý večer všem u stolu!", "Kdo půjde do chaty?", "Já."):
        field.fill(line)
        ann.presses("Enter")
        ann.sees(ann.page.locator(".chat-line", has_text=line))
    for screen in SCREENS:
        ann.page.set_viewport_size(screen)  # type: ignore[arg-type]
        heights, rem = measured_at_rest(ann), ann.page.evaluate(REM)
        assert field.evaluate(BELOW_ITS_FRAME) < 0, screen
        assert heights[".region-log"] >= 3.9 * rem, screen
        assert heights[".chat"] >= 2.9 * rem, screen


def test_the_chat_stays_in_its_frame_beside_a_long_list(welcome: Welcome) -> None:
    ann = welcome("Ann", wishes={"tour": "off"})
    ann.goes_to("/")
    ann.page.locator("button[name=game][value=heredity]").first.click()
    ann.waits_for_turn()
    field = ann.page.locator("#chat-text")
    field.fill("Good evening!")
    ann.presses("Enter")
    ann.sees(ann.page.locator(".chat-line").last)
    for screen in SCREENS:
        ann.page.set_viewport_size(screen)  # type: ignore[arg-type]
        measured_at_rest(ann)
        assert field.evaluate(BELOW_ITS_FRAME) < -4, screen


@pytest.mark.parametrize("game", ["ronin", "path"])
def test_whoever_waits_sees_all_travellers_and_reads_about_one(ann: Person, game: str) -> None:
    path = ann.brings(scene(5, asked_for("choose-character"), game=game))
    ann.goes_to(path.partition("?")[0] + "?seat=-")
    offer, last = ann.page.locator(".offer-list"), ann.page.locator(".offered").last
    for screen in SCREENS:
        ann.page.set_viewport_size(screen)  # type: ignore[arg-type]
        ann.page.wait_for_function(FITS)
        ann.page.wait_for_timeout(200)
        ann.page.mouse.move(0, 0)
        assert offer.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
        expect(last).to_be_in_viewport(ratio=1)
        for one in ann.page.locator(".offered").all():
            one.hover()
            for words in one.locator("dd").all():
                expect(words).to_have_css("opacity", "1")
                expect(words).to_be_in_viewport(ratio=0.99)
        tops = ann.page.locator(".offered").evaluate_all("all => all.map((one) => one.getBoundingClientRect().bottom)")
        assert max(tops) < last.locator("dd").first.evaluate("one => one.getBoundingClientRect().top")
    ann.page.mouse.move(0, 0)
    expect(last.locator("dd").last).to_have_css("opacity", "0")
    last.focus()
    expect(last.locator("dd").last).to_have_css("opacity", "1")


def test_long_names_are_cut_with_an_ellipsis(welcome: Welcome) -> None:
    name = "Przemysław Ottokar z Nowego Mia"[:30]
    ann = welcome(name)
    ann.opens_table("me", "me", "me", "me", "me")
    ann.page.get_by_role("button", name="Begin the game").or_(ann.page.locator(".prompt")).first.wait_for()
    if ann.page.locator(".prompt").count() == 0:
        ann.begins()
    holder = ann.page.locator(".glance .holder-name").first
    expect(holder).to_have_css("text-overflow", "ellipsis")
    assert holder.evaluate("one => one.scrollWidth > one.clientWidth && getComputedStyle(one).display === 'block'")


def test_the_replay_fits_on_one_screen(ann: Person) -> None:
    path = ann.brings(scene(1, asked_for("draft", turn=8))).partition("?")[0]
    ann.goes_to(f"{path}/replay?seat=0")
    found = misfits(ann, "replay")

    assert not found, "\n".join(found)
