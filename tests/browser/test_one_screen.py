"""The whole game on one screen: nothing scrolls on a laptop or a desk, with any number of players and in any language."""

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
    "boards": asked_for("choose-board"),
    "middle": asked_for("play-right", turn=4),
    "end of a chapter": asked_for("keep-card"),
    "late": asked_for("draft", turn=8),
}
FITS = (
    "() => document.documentElement.scrollHeight === innerHeight && document.documentElement.scrollWidth === innerWidth"
)
MEASURE = """() => {
  const root = document.documentElement;
  const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowY + getComputedStyle(element).overflowX);
  const inScroller = (element) => {
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      if (scrolls(around)) return true;
    }
    return false;
  };
  const parts = "[data-card], .stand, #question, .option, .glance, .step, .ability, .token, .offered, .story-chapter, .table-header *";
  const out = [...document.querySelectorAll(parts)].filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[popover], .visually-hidden, #large")) return false;
    const { left, top, right, bottom, width } = element.getBoundingClientRect();
    return width > 0 && !inScroller(element) && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
  });
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


@pytest.fixture(scope="package")
def scenes() -> dict[tuple[int, str], Scene]:
    side = {"boards": {"side": "B"}}  # only there one chooses boards
    return {
        (players, name): scene(players, fine, side.get(name))
        for players in (1, 2, 3, 4, 5)
        for name, fine in MOMENTS.items()
    }


def misfits(person: Person, where: str) -> list[str]:
    found = []
    for screen in SCREENS:
        person.page.set_viewport_size(screen)  # type: ignore[arg-type]
        size = f"{where} at {screen['width']}x{screen['height']}"
        with suppress(TooLong):  # a new size of the window is laid out a moment later; what stays is told below
            person.page.wait_for_function(FITS, timeout=2000)
        measured = person.page.evaluate(MEASURE)
        if measured["page"] != measured["window"]:
            found.append(f"{size}: the page is {measured['page']}")
        found += [f"{size}: out of sight: {one}" for one in measured["out"]]
        found += [f"{size}: {pair} overlap" for pair in person.page.evaluate(OVERLAP)]
    return found


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_table_fits_on_one_screen(welcome: Welcome, scenes: dict[tuple[int, str], Scene], players: int) -> None:
    ann = welcome("Ann", reduced_motion="reduce", wishes={"tour": "on"})
    found = []
    for name in MOMENTS:
        ann.wishes(language="en")
        ann.brings(scenes[players, name])
        for language in LANGUAGES:
            ann.wishes(language=language)
            if language != "en":
                ann.page.reload()
            found += misfits(ann, f"{name}, {players} players, {language}")

    assert not found, "\n".join(found)


def test_the_replay_fits_on_one_screen(welcome: Welcome, scenes: dict[tuple[int, str], Scene]) -> None:
    ann = welcome("Ann", reduced_motion="reduce")
    path = ann.brings(scenes[1, "late"]).partition("?")[0]
    ann.goes_to(f"{path}/replay?seat=0")
    found = misfits(ann, "replay")

    assert not found, "\n".join(found)
