"""What is measured on a page as it is now: every measure gives its complaints as sentences, none when all is well."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import TimeoutError as TooLong

from .people import Person

Measure = Callable[[Person], list[str]]

# Accessibility, by axe-core

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text("utf-8")
RUN = """async ([within, rules]) => {
  await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => {})));
  // no preloading: axe would copy imported style sheets into the page, which its content security policy forbids
  const chosen = rules.length ? { runOnly: rules } : {};
  const wanted = { resultTypes: ["violations"], preload: false, selectors: false, ...chosen };
  const { violations } = await axe.run(within === "html" ? document : within, wanted);
  return violations.map(({ id, help, nodes }) => ({
    id, help, nodes: nodes.slice(0, 4).map(({ html, failureSummary }) => html.slice(0, 240) + " | " + failureSummary),
  }));
}"""
CHANGES_THEME = """() => {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === "dark" ? "light" : "dark";
  return dataset.theme;
}"""
OF_COLOUR = ("color-contrast", "link-in-text-block")


def axe_faults(person: Person, *rules: str, within: str = "html") -> list[str]:
    """What axe finds on the page or in a part of it, by all of its rules that are on, or by some."""
    if not person.page.evaluate("() => 'axe' in globalThis"):
        person.page.evaluate(f"() => {{ {AXE}; }}")
    found: list[dict[str, Any]] = person.page.evaluate(RUN, [within, rules])
    return [f"{one['id']} ({one['help']})\n    " + "\n    ".join(one["nodes"]) for one in found]


def faults_in_both_themes(person: Person, within: str = "html") -> list[str]:
    """What axe finds in the theme that is on, and of colours in the other one: nothing else depends on the theme."""
    found = axe_faults(person, within=within)
    theme = person.page.evaluate(CHANGES_THEME)
    found += [f"in {theme} colours: {fault}" for fault in axe_faults(person, *OF_COLOUR, within=within)]
    person.page.evaluate(CHANGES_THEME)
    return found


# A desk: nothing scrolls, nothing overlaps

SCREENS = ({"width": 1280, "height": 800}, {"width": 1920, "height": 1080})
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
  const boxes = [...document.querySelectorAll(".board > .area:not(.area-attempt), .board > .area-talk > *")]
    .filter((area) => area.checkVisibility() && area.getBoundingClientRect().height > 1)
    .map((area) => [area.className, area.getBoundingClientRect()]);
  const meet = (one, two) => Math.min(one.right, two.right) - Math.max(one.left, two.left) > 2
    && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 2;
  return boxes.flatMap(([name, box], index) =>
    boxes.slice(index + 1).filter(([, other]) => meet(box, other)).map(([other]) => `${name} and ${other}`));
}"""


def misfits(person: Person) -> list[str]:
    """What needs scrolling, is out of sight or overlaps on a laptop or a large screen."""
    return on_screens(person, misfits_here)


def on_screens(person: Person, measure: Measure, screens: tuple[dict[str, int], ...] = SCREENS) -> list[str]:
    found = []
    for screen in screens:
        person.page.set_viewport_size(screen)  # type: ignore[arg-type]
        with suppress(TooLong):  # a new size of the window is laid out a moment later; what stays is told below
            person.page.wait_for_function(FITS, timeout=2000)
        found += [f"at {screen['width']}x{screen['height']}: {one}" for one in measure(person)]
    return found


def misfits_here(person: Person) -> list[str]:
    measured = person.page.evaluate(MEASURE, PARTS)
    found = [] if measured["page"] == measured["window"] else [f"the page is {measured['page']}"]
    found += [f"out of sight: {one}" for one in measured["out"]]
    return found + [f"{pair} overlap" for pair in person.page.evaluate(OVERLAP)]


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


def cut_beside_the_tour(person: Person) -> list[str]:
    """What of the pool and the answers is cut while the tour explains the first turn."""
    person.sees(person.page.locator(".tour"))
    return on_screens(person, cut_here)


def cut_here(person: Person) -> list[str]:
    with suppress(TooLong):  # a new size of the window is laid out a moment later
        person.page.wait_for_function(f"() => ({CUT})().length === 0", timeout=3000)
    return [f"cut: {one}" for one in person.page.evaluate(CUT)]


INSIDE = """([inner, outer, margin]) => [...document.querySelectorAll(inner)].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const around = one.closest(outer).getBoundingClientRect();
  return left < around.left + margin || right > around.right - margin || top < around.top + margin
    || bottom > around.bottom - margin;
}).map((one) => one.textContent.trim())"""


def outside(inner: str, outer: str, margin: int = 0) -> Measure:
    """Measures what sticks out of its frame."""

    def measure(person: Person) -> list[str]:
        return [f"{one!r} sticks out of {outer}" for one in person.page.evaluate(INSIDE, [inner, outer, margin])]

    return measure


NAMES = """() => [...document.querySelectorAll(".card-name")].filter((name) => name.checkVisibility()).map((name) => {
  const card = name.closest(".card").getBoundingClientRect(), words = document.createRange();
  words.selectNodeContents(name);
  const { left, right, bottom } = words.getBoundingClientRect();
  const whole = left >= card.left - 1 && right <= card.right + 1 && bottom <= card.bottom + 1;
  return { name: name.textContent, size: parseFloat(getComputedStyle(name).fontSize), whole };
})"""


def unreadable_names(person: Person) -> list[str]:
    """Names of cards that are small or cut."""
    names = person.page.evaluate(NAMES)
    found = [f"the name of a card is small or cut: {one}" for one in names if one["size"] < 11 or not one["whole"]]
    return found if len(names) > 6 else [f"only {len(names)} names of cards are seen"]


CUT_WORDS = """(selector) => [...document.querySelectorAll(selector)]
  .filter((one) => one.checkVisibility())
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent.trim())"""


CUT_LINES = """(selector) => [...document.querySelectorAll(selector)]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth).map((one) => one.textContent.trim())"""


def cut_names(selector: str) -> Measure:
    """Measures which names of one line are cut at their end."""

    def measure(person: Person) -> list[str]:
        return [f"cut: {one!r}" for one in person.page.evaluate(CUT_LINES, selector)]

    return measure


def cut_words(selector: str) -> Measure:
    """Measures which words do not fit into their boxes."""

    def measure(person: Person) -> list[str]:
        return [f"cut: {one!r}" for one in person.page.evaluate(CUT_WORDS, selector)]

    return measure


# A phone: nothing hangs over, and a finger reaches what is asked

OVERHANG = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
# What of the panel at the bottom a finger would not hit; answers may be scrolled to, if some are in sight.
OUT_OF_REACH = """() => {
  const hit = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && (element === found || element.contains(found));
  };
  const seen = (selector) =>
    [...document.querySelectorAll(`.area-ask ${selector}`)].filter((one) => one.checkVisibility());
  const options = seen(".option");
  const rest = seen(":is(h2, a, button, input, summary):not(.options *)");
  const out = rest.filter((one) => !hit(one)).map((one) => one.outerHTML.slice(0, 90));
  return options.length && options.filter(hit).length < Math.min(2, options.length) ? [...out, "options"] : out;
}"""


def overhang(person: Person) -> list[str]:
    over = person.page.evaluate(OVERHANG)
    return [f"the page is {over} px wider than the screen"] if over else []


def out_of_reach(person: Person) -> list[str]:
    return [f"out of reach: {one}" for one in person.page.evaluate(OUT_OF_REACH)]


AT_THE_THUMB = """() => {
  const inSight = ({ top, bottom }) => top >= 0 && bottom <= innerHeight;
  const [question, option] = ["#question", ".options .option"]
    .map((one) => document.querySelector(one).getBoundingClientRect());
  const found = [];
  if (!inSight(question) || question.top <= innerHeight / 2 - 60) found.push(`the question is at ${question.top}`);
  if (option.top >= innerHeight || option.bottom <= 0) found.push(`the first answer is at ${option.top}`);
  return found;
}"""


def away_from_the_thumb(person: Person) -> list[str]:
    """Whether the question stands in the lower half with its first answer in sight."""
    found: list[str] = person.page.evaluate(AT_THE_THUMB)
    return found


OUT_OF_SIGHT = """([selector, most]) => [...document.querySelectorAll(selector)].slice(0, most).filter((one) => {
  const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
  const wide = Math.min(right, innerWidth) - Math.max(left, 0);
  const high = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return one.checkVisibility() && (wide < 0 || high < 0 || wide * high < 0.9 * width * height);
}).map((one) => one.textContent.trim().slice(0, 60))"""


def out_of_sight(selector: str, most: int = 100) -> Measure:
    """Measures what cannot be seen without scrolling, of all or of the first ones."""

    def measure(person: Person) -> list[str]:
        return [f"out of sight: {one!r}" for one in person.page.evaluate(OUT_OF_SIGHT, [selector, most])]

    return measure


SHARE_OF_QUESTION = "() => document.querySelector('.area-ask').getBoundingClientRect().height / innerHeight"


def crowded_by_the_tour(person: Person) -> list[str]:
    """Whether the tour and the question leave half of the screen to the board."""
    person.sees(person.page.locator(".tour"))
    share = person.page.evaluate(SHARE_OF_QUESTION)
    return [f"the question takes {share:.0%} of the screen"] if share >= 0.5 else []
