"""The whole game on one screen: nothing scrolls, with any number of players, in any language, on a laptop or a desk."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as TooLong

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


def misfits_in_all_languages(person: Person, moment: Scene, where: str) -> list[str]:
    person.wishes(language=LANGUAGES[0])
    person.brings(moment)
    found = misfits(person, f"{where}, {LANGUAGES[0]}")
    for language in LANGUAGES[1:]:
        person.wishes(language=language)
        person.page.reload()
        found += misfits(person, f"{where}, {language}")
    return found


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


def test_rarer_tables_fit_as_well(ann: Person) -> None:
    found = misfits_in_all_languages(ann, scene(1, asked_for("draft", turn=8)), "solo")
    found += misfits_in_all_languages(ann, scene(5, asked_for("choose-board"), {"side": "B"}), "boards")

    assert not found, "\n".join(found)


def test_the_replay_fits_on_one_screen(ann: Person) -> None:
    path = ann.brings(scene(1, asked_for("draft", turn=8))).partition("?")[0]
    ann.goes_to(f"{path}/replay?seat=0")
    found = misfits(ann, "replay")

    assert not found, "\n".join(found)
