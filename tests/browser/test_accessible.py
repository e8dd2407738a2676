"""axe-core finds nothing on the pages around the table, in what opens on it, at its end and for those who watch."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from tablewright.language import LANGUAGES

from ..families import NIGHTLY
from .conftest import Welcome
from .measuring import axe_faults, faults_in_both_themes
from .moments import FINISHED, RECORDED, Scene, abilities_open, asked_for, in_turn_of, scene, something_refused
from .people import Person


class Visitor:
    """A person who changes language with every page and notes what axe finds."""

    def __init__(self, person: Person, languages: tuple[str, ...]) -> None:
        self.person = person
        self._languages = languages
        self._visits = 0
        self.found: list[str] = []

    def speaks_the_next_language(self) -> None:
        self.person.wishes(language=self._languages[self._visits % len(self._languages)])
        self._visits += 1

    def goes_to(self, path: str) -> None:
        self.speaks_the_next_language()
        self.person.goes_to(path)

    def brings(self, moment: Scene) -> str:
        self.speaks_the_next_language()
        return self.person.brings(moment)

    def looks_over(self, where: str, within: str = "html") -> None:
        self.found += [f"{where}: {fault}" for fault in faults_in_both_themes(self.person, within)]

    def is_content(self) -> None:
        assert not self.found, "\n".join(self.found)


ABILITY = ".area-mine .ability:not(.refused)"
IN_TURN = [pytest.param(LANGUAGES, id="in-turn")]
ONE_BY_ONE = [pytest.param((language,), id=language, marks=NIGHTLY) for language in LANGUAGES]


@pytest.fixture(params=[*IN_TURN, *ONE_BY_ONE])
def visitor(request: pytest.FixtureRequest, welcome: Welcome) -> Visitor:
    """Every run goes round the languages; the nightly run sees every page in each."""
    return Visitor(welcome("Ann", wishes={"tour": "on"}), request.param)


def test_the_pages_around_the_table(visitor: Visitor) -> None:
    visitor.person.provokes("404 (Not Found)")
    rules = ("/rules", "/rules/ronin")
    for path in ("/", "/tables/new?game=ronin&players=4", *rules, "/account", "/import", "/about", "/tables/x"):
        visitor.goes_to(path)
        visitor.looks_over(path)
    visitor.goes_to("/tables/new?game=ronin&players=3")
    visitor.person.page.locator("#seat-1").select_option("open")
    visitor.person.page.locator(".send button").click()
    visitor.person.sees(visitor.person.page.locator(".room-seats"))
    visitor.looks_over("waiting room")
    visitor.goes_to("/")
    visitor.looks_over("home with a table")

    visitor.is_content()


# What opens on a table


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
    """One that may be used now: of any other the words come with the reason."""
    person.page.locator(ABILITY).first.hover()
    person.sees(person.page.locator(f"{ABILITY} .ability-words").first)


def asks_for_hint(person: Person) -> None:
    person.page.locator(".hint").click()
    person.sees(person.page.locator("#notice.notice-good"))


class Opening(NamedTuple):
    """How something is opened on a table, and where it appears."""

    opens: Callable[[Person], None]
    within: str


@pytest.fixture(scope="package")
def openings() -> list[tuple[Scene, list[Opening]]]:
    """Tables, and what can be opened on them. The tables themselves are looked over as sights."""
    late, refused = scene(3, asked_for("draft", turn=7)), scene(3, something_refused)
    return [
        (late, [
            Opening(opens_other_player, ".full:popover-open"),
            Opening(lambda person: opens_menu(person, "discard-pile"), "#discard-pile"),
            Opening(lambda person: opens_menu(person, "seats-menu"), "#seats-menu"),
        ]),
        (refused, [Opening(points_at_what_is_refused, "#tooltip"), Opening(opens_drawer, "#drawer")]),
        (scene(3, asked_for("play-right", turn=4)), [Opening(enlarges_card, "#large")]),
        (scene(3, abilities_open), [Opening(points_at_ability, ".area-mine")]),
        (scene(2, asked_for("keep-card")), [Opening(asks_for_hint, "main")]),
    ]  # fmt: skip


def test_what_opens_on_a_table(visitor: Visitor, openings: list[tuple[Scene, list[Opening]]]) -> None:
    for moment, opened in openings:
        path = visitor.brings(moment)
        for number, (opens, within) in enumerate(opened):
            if number:
                visitor.goes_to(path)
            opens(visitor.person)
            visitor.looks_over(within, within)

    visitor.is_content()


def test_the_end_and_the_replay(visitor: Visitor) -> None:
    path = visitor.brings(Scene(FINISHED.read_text("utf-8"), 0)).partition("?")[0]
    visitor.person.sees(visitor.person.page.locator(".scoring"))
    visitor.looks_over("result")
    visitor.goes_to(f"{path}/replay?at=60&seat=1")
    visitor.looks_over("replay")
    opens_menu(visitor.person, "branch-menu")
    visitor.looks_over("what if")
    for game, end in (("path", ".ending"), ("tidal", ".scoring")):
        visitor.brings(Scene(RECORDED[game].read_text("utf-8"), 0))
        visitor.person.sees(visitor.person.page.locator(end))
        visitor.looks_over(f"the end of {game}")

    visitor.is_content()


def test_an_onlooker_and_a_curtain(visitor: Visitor, bob: Person) -> None:
    path = visitor.brings(scene(3, asked_for("draft", turn=3)))
    bob.goes_to(path.partition("?")[0])
    bob.sees("You are watching.")
    visitor.found += [f"onlooker: {fault}" for fault in faults_in_both_themes(bob)]
    asked = int(path.rpartition("=")[2])
    visitor.goes_to(f"{path.partition('?')[0]}?seat={(asked + 1) % 3}")
    visitor.person.sees(visitor.person.page.locator(".prompt-curtain"))
    visitor.looks_over("curtain")

    visitor.is_content()


def test_what_is_pressed_is_large_enough(ann: Person) -> None:
    """WCAG 2.5.8, which axe leaves out unless it is asked."""
    found = []
    for path in ("/", "/tables/new?game=tidal&players=4", "/rules/ronin", "/account", "/import", "/about"):
        ann.goes_to(path)
        found += [f"{path}: {fault}" for fault in axe_faults(ann, "target-size")]
    for game in RECORDED:
        ann.brings(scene(4, in_turn_of(game, turn=4), game=game))
        found += [f"{game}: {fault}" for fault in axe_faults(ann, "target-size")]

    assert not found, "\n".join(found)
