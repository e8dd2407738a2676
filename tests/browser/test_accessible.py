"""Every page is looked over by axe-core, in every language, light and dark: it finds nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablewright.language import LANGUAGES

from .conftest import Welcome
from .moments import FINISHED, RECORDED, Scene, abilities_open, asked_for, in_turn_of, scene, something_refused
from .people import Person

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text("utf-8")
RUN = """async (rules) => {
  await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => {})));
  // no preloading: axe would copy imported style sheets into the page, which its content security policy forbids
  const chosen = rules.length ? { runOnly: rules } : {};
  const wanted = { resultTypes: ["violations"], preload: false, selectors: false, ...chosen };
  const { violations } = await axe.run(document, wanted);
  return violations.map(({ id, help, nodes }) => ({
    id, help, nodes: nodes.slice(0, 4).map(({ html, failureSummary }) => html.slice(0, 240) + " | " + failureSummary),
  }));
}"""


def faults_of(person: Person, where: str, *rules: str) -> list[str]:
    """What axe finds on the page as it is now, by all of its rules that are on, or by some."""
    if not person.page.evaluate("() => 'axe' in globalThis"):
        person.page.evaluate(f"() => {{ {AXE}; }}")
    found: list[dict[str, Any]] = person.page.evaluate(RUN, rules)
    return [f"{where}: {one['id']} ({one['help']})\n    " + "\n    ".join(one["nodes"]) for one in found]


@pytest.fixture
def visitor(request: pytest.FixtureRequest, welcome: Welcome) -> Person:
    """Somebody who wants no motion, so that every page is looked at when it has come to rest."""
    language, theme = request.param
    wishes = {"language": language, "theme": theme, "tour": "on"}
    return welcome("Ann", wishes=wishes, reduced_motion="reduce", locale=language)


everywhere = pytest.mark.parametrize(
    "visitor",
    [(language, theme) for language in LANGUAGES for theme in ("light", "dark")],
    indirect=True,
    ids="-".join,
)


@everywhere
def test_the_pages_around_the_table(visitor: Person) -> None:
    visitor.provokes("404 (Not Found)")
    found = []
    rules = ("/rules", "/rules/ronin")
    for path in ("/", "/tables/new?game=ronin&players=4", *rules, "/account", "/import", "/about", "/tables/x"):
        visitor.goes_to(path)
        found += faults_of(visitor, path)
    visitor.goes_to("/tables/new?game=ronin&players=3")
    visitor.page.locator("#seat-1").select_option("open")
    visitor.page.locator(".send button").click()
    visitor.sees(visitor.page.locator(".room-seats"))
    found += faults_of(visitor, "waiting room")
    visitor.goes_to("/")
    found += faults_of(visitor, "home with a table")

    assert not found, "\n".join(found)


def opens_menu(person: Person, selector: str) -> None:
    person.page.locator(f"button[popovertarget={selector}]").first.click()
    person.sees(person.page.locator(f"#{selector}"))


def opens_drawer(person: Person) -> None:
    person.page.locator(".prompt-rule a").click()
    person.sees(person.page.locator("#drawer .rule.found"))


def opens_other_player(person: Person) -> None:
    person.page.locator("[popovertarget^=full-]").first.click()
    person.sees(person.page.locator(".full:popover-open"))


def points_at_what_is_refused(person: Person) -> None:
    person.page.locator(".row .stand.refused").first.hover()
    person.sees(person.page.locator("#tooltip"))


def enlarges_card(person: Person) -> None:
    person.page.locator("#region-hand [data-card]").first.hover()
    person.sees(person.page.locator("#large"))


def points_at_ability(person: Person) -> None:
    person.page.locator(".area-mine .ability").first.hover()
    person.sees(person.page.locator(".area-mine .ability-words").first)


def asks_for_hint(person: Person) -> None:
    person.page.locator(".hint").click()
    person.sees(person.page.locator("#notice.notice-good"))


Look = tuple[str, Scene, Callable[[Person], None] | None]


@pytest.fixture(scope="package")
def looks() -> list[Look]:
    """The table at its different questions, and with what can be opened on it."""
    late = scene(5, asked_for("draft", turn=7))
    refused = scene(4, something_refused)
    return [
        ("choosing a character", scene(5, asked_for("choose-character")), None),
        ("choosing a board", scene(3, asked_for("choose-board"), {"side": "B"}), None),
        ("drafting late", late, None),
        ("another player in full", late, opens_other_player),
        ("the discard pile", late, lambda person: opens_menu(person, "discard-pile")),
        ("the seats", late, lambda person: opens_menu(person, "seats-menu")),
        ("what is refused", refused, points_at_what_is_refused),
        ("the rules", refused, opens_drawer),
        ("playing cards", scene(3, asked_for("play-right", turn=4)), enlarges_card),
        ("abilities", scene(3, abilities_open), points_at_ability),
        ("a hint", scene(2, asked_for("keep-card")), asks_for_hint),
    ]


@everywhere
def test_the_table(visitor: Person, looks: list[Look]) -> None:
    found: list[str] = []
    before = None
    for where, moment, opens in looks:
        if moment is before:
            visitor.page.reload()
        else:
            visitor.brings(moment)
        before = moment
        if opens is not None:
            opens(visitor)
        found += faults_of(visitor, where)

    assert not found, "\n".join(found)


@everywhere
def test_the_end_and_the_replay(visitor: Person) -> None:
    path = visitor.brings(Scene(FINISHED.read_text("utf-8"), 0)).partition("?")[0]
    visitor.sees(visitor.page.locator(".scoring"))
    found = faults_of(visitor, "result")
    visitor.goes_to(f"{path}/replay?at=60&seat=1")
    found += faults_of(visitor, "replay")
    opens_menu(visitor, "branch-menu")
    found += faults_of(visitor, "what if")

    assert not found, "\n".join(found)


def test_what_is_pressed_is_large_enough(calm: Person) -> None:
    """WCAG 2.5.8, which axe leaves out unless it is asked."""
    found = []
    for path in ("/", "/tables/new?game=tidal&players=4", "/rules/ronin", "/account", "/import", "/about"):
        calm.goes_to(path)
        found += faults_of(calm, path, "target-size")
    for game in RECORDED:
        calm.brings(scene(4, in_turn_of(game, turn=4), game=game))
        found += faults_of(calm, game, "target-size")

    assert not found, "\n".join(found)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_on_a_phone(welcome: Welcome, theme: str) -> None:
    ann = welcome(
        "Ann", wishes={"theme": theme, "tour": "on"}, reduced_motion="reduce", has_touch=True, is_mobile=True,
        viewport={"width": 360, "height": 740},
    )  # fmt: skip
    found = []
    for players, keys, turn in ((5, "choose-character", 0), (4, "draft", 4), (3, "keep-card", 3)):
        ann.brings(scene(players, asked_for(keys, turn=turn)))
        found += faults_of(ann, keys)

    assert not found, "\n".join(found)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_an_onlooker_and_a_curtain(welcome: Welcome, theme: str) -> None:
    ann, bob = welcome("Ann", wishes={"theme": theme}), welcome("Bob", wishes={"theme": theme})
    path = ann.brings(scene(3, asked_for("draft", turn=3)))
    bob.goes_to(path.partition("?")[0])
    bob.sees("You are watching.")
    found = faults_of(bob, "onlooker")
    asked = int(path.rpartition("=")[2])
    ann.goes_to(f"{path.partition('?')[0]}?seat={(asked + 1) % 3}")
    ann.sees(ann.page.locator(".prompt-curtain"))
    found += faults_of(ann, "curtain")

    assert not found, "\n".join(found)
