"""The table on a phone: one column, the question at the bottom, fingers instead of a mouse."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Welcome
from .moments import asked_for, scene
from .people import DRAFT, LEFT, Person

PHONES = ({"width": 390, "height": 844}, {"width": 360, "height": 740})
OVERHANG = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture(params=PHONES, ids=lambda size: f"{size['width']}x{size['height']}")
def ann(request: pytest.FixtureRequest, welcome: Welcome) -> Person:
    phone: dict[str, Any] = {"viewport": request.param, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    return welcome("Ann", **phone)


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


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_late_in_a_game_of_five_nothing_hangs_over(ann: Person, language: str) -> None:
    ann.wishes(language=language)
    for moment in (asked_for("draft", turn=7), asked_for("keep-card", turn=3), asked_for("choose-character")):
        ann.brings(scene(5, moment))
        looks_right(ann)


def test_every_part_of_the_table_is_one_tap_away(ann: Person) -> None:
    ann.brings(scene(4, asked_for("draft", turn=4)))
    for link in ann.page.locator(".board-tabs a").all():
        part = str(link.get_attribute("href"))
        link.tap()
        expect(ann.page.locator(part)).to_be_in_viewport()
        assert ann.page.evaluate(OVERHANG) == 0
