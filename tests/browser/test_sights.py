"""Every table is measured in one visit: axe-core finds nothing, all is on one screen, a phone has all within reach."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from tablewright.language import LANGUAGES

from ..families import NIGHTLY
from .conftest import Welcome
from .measuring import Measure, faults_in_both_themes, misfits, overhang
from .moments import scene
from .people import Person
from .sights import SIGHTS, Share, Sight

PHONES: tuple[ViewportSize, ...] = ({"width": 390, "height": 844}, {"width": 360, "height": 640})
THEMES = ("light", "dark")
EVERY_SIGHT = pytest.mark.parametrize("sight", SIGHTS, ids=lambda one: one.title)
WHOLE_SIGHTS = [one for one in SIGHTS if one.share is Share.ALL]
DESKS = [one for one in SIGHTS if one.share is Share.OWN and one.desk]
HANDS = [one for one in SIGHTS if one.share is Share.OWN and one.phone]


def visits(welcome: Welcome, sight: Sight, wishes: dict[str, str], **device: Any) -> Person:
    """Opens the table as in a first game: the tour is on and takes room as well."""
    person = welcome("Ann", wishes={"tour": "on"} | wishes, **device)
    person.brings(scene(sight.players, sight.moment, sight.settings, sight.game))
    person.sees(person.page.locator(sight.shows).first)
    return person


def complaints(person: Person, *measures: Measure) -> list[str]:
    return [complaint for measure in measures for complaint in measure(person)]


def on_a_desk(welcome: Welcome, sight: Sight, language: str, theme: str, confirm: str) -> None:
    """A book that lies open is looked at as well; then it is closed, as it lies over the table."""
    ann = visits(welcome, sight, {"language": language, "theme": theme, "confirm": confirm})
    found = faults_in_both_themes(ann)
    ann.closes_book()
    found += complaints(ann, misfits, *sight.desk)

    assert not found, "\n".join([f"{sight.title} in {language}, {theme}:", *found])


def on_a_phone(welcome: Welcome, sight: Sight, language: str, size: ViewportSize) -> None:
    ann = visits(
        welcome, sight, {"language": language}, viewport=size, has_touch=True, is_mobile=True, device_scale_factor=2
    )  # fmt: skip
    ann.closes_book()
    found = complaints(ann, overhang, *sight.phone)

    assert not found, "\n".join([f"{sight.title} in {language}, {size['width']}x{size['height']}:", *found])


@pytest.mark.parametrize("sight", WHOLE_SIGHTS, ids=lambda one: one.title)
def test_a_table_on_a_desk(welcome: Welcome, sight: Sight) -> None:
    """Languages, themes and the wish to confirm go round over the sights; the nightly run has all with all."""
    number = SIGHTS.index(sight)
    confirm = "on" if number % 5 == 0 else "off"
    on_a_desk(welcome, sight, LANGUAGES[number % len(LANGUAGES)], THEMES[number % len(THEMES)], confirm)


@pytest.mark.parametrize("sight", WHOLE_SIGHTS, ids=lambda one: one.title)
def test_a_table_on_a_phone(welcome: Welcome, sight: Sight) -> None:
    number = SIGHTS.index(sight)
    on_a_phone(welcome, sight, LANGUAGES[(number + 1) % len(LANGUAGES)], PHONES[number // 2 % len(PHONES)])


@pytest.mark.parametrize("sight", DESKS, ids=lambda one: one.title)
def test_what_is_measured_only_here_on_a_desk(welcome: Welcome, sight: Sight) -> None:
    ann = visits(welcome, sight, {"language": LANGUAGES[SIGHTS.index(sight) % len(LANGUAGES)]})
    ann.closes_book()

    assert complaints(ann, *sight.desk) == []


@pytest.mark.parametrize("sight", HANDS, ids=lambda one: one.title)
def test_what_is_measured_only_here_on_a_phone(welcome: Welcome, sight: Sight) -> None:
    number = SIGHTS.index(sight)
    on_a_phone(welcome, sight, LANGUAGES[number % len(LANGUAGES)], PHONES[number % len(PHONES)])


@NIGHTLY
@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_SIGHT
def test_a_table_on_a_desk_in_every_language(welcome: Welcome, sight: Sight, language: str) -> None:
    confirm = "on" if (SIGHTS.index(sight) + LANGUAGES.index(language)) % 2 else "off"
    on_a_desk(welcome, sight, language, "light", confirm)


@NIGHTLY
@pytest.mark.parametrize("size", PHONES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_SIGHT
def test_a_table_on_a_phone_in_every_language(
    welcome: Welcome, sight: Sight, language: str, size: ViewportSize
) -> None:
    on_a_phone(welcome, sight, language, size)
