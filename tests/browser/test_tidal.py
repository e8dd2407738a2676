"""Tidal Blades in the browser: turns with rolls and fights, odds before the dice fall, on a desk and on a phone."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from playwright.sync_api import expect

from ..families import NIGHTLY
from .conftest import Welcome
from .moments import ending, scene
from .people import Person
from .sights import CHALLENGE, FIGHT
from .test_whole_games import chooses_by_keys

ROLLING = """() => {
  const watch = () => {
    for (const one of document.getAnimations()) if (one.animationName) window.seenInMotion.add(one.animationName);
    requestAnimationFrame(watch);
  };
  window.seenInMotion = new Set();
  watch();
}"""


def asked(*keys: str, round_: int = 0) -> Any:
    """Somebody is asked one of these questions, in this round or later."""
    return lambda match: match.position.asked().key in keys and match.position.table.round >= round_


def at_the_table(person: Person, moment: Any, players: int = 3, **settings: str) -> None:
    person.brings(scene(players, moment, settings, "tidal"))
    person.is_at_table()


def odds_of(person: Person) -> list[str]:
    return person.page.locator(".attempt .odds-chance").all_inner_texts()


# Sitting down and playing


def test_somebody_sits_down_chooses_a_character_and_takes_a_turn(ann: Person) -> None:
    ann.goes_to("/")
    ann.clicks_to_play("Tidal Blades")
    ann.is_at_table()
    ann.plays_until(lambda: "Where do you go" in ann.question.inner_text(), most=10)
    space = next(place for place in ann.free_places() if place.startswith("space-"))

    before = ann.token()
    ann.place(space).click()
    ann.has_moved_on(before)

    own = ann.page.locator(f'[data-place="{space}"] .token-pawn[data-piece="pawn-0"]')
    expect(own).to_have_count(1)


def test_the_odds_are_seen_before_a_roll_and_the_dice_are_seen_to_roll(welcome: Welcome) -> None:
    ann = welcome("Ann", reduced_motion="no-preference")
    at_the_table(ann, CHALLENGE)
    ann.sees("Odds of the next roll")
    assert all(chance.endswith("%") for chance in odds_of(ann))
    expect(ann.page.locator(".rolled-face")).to_have_count(0)
    dice = ann.page.locator(".rolled").count()

    ann.page.evaluate(ROLLING)
    ann.chooses("Roll")

    expect(ann.page.locator(".rolled-face")).to_have_count(dice)
    ann.page.wait_for_function("() => seenInMotion.has('tumble') && seenInMotion.has('toss')")


def test_whoever_wants_less_motion_sees_what_was_rolled_at_once(welcome: Welcome) -> None:
    ann = welcome("Ann")
    at_the_table(ann, CHALLENGE)
    ann.page.evaluate(ROLLING)

    ann.chooses("Roll")
    ann.sees(ann.page.locator(".rolled-face").first)

    assert "tumble" not in ann.page.evaluate("() => [...seenInMotion]")


def test_another_die_changes_the_odds(ann: Person) -> None:
    at_the_table(ann, lambda match: CHALLENGE(match) and len(match.position.asked().options) > 2)
    before = odds_of(ann)

    ann.page.locator(".options [data-place^=available-]").first.click()
    expect(ann.page.locator(".attempt .odds-chance").first).not_to_have_text(before[0])


def test_a_fight_is_fought_to_its_hits(ann: Person) -> None:
    at_the_table(ann, FIGHT)
    expect(ann.page.locator(".monster.fought .spot-chance").first).to_be_visible()

    ann.chooses("Roll")
    ann.plays_until(lambda: ann.options.filter(has_text="Keep the results").count() > 0, most=10)
    ann.chooses("Keep the results")
    ann.plays_until(lambda: not ann.page.locator(".attempt").count(), most=10)

    expect(ann.page.locator(".monster.fought")).to_have_count(0)


def test_a_turn_by_keyboard_alone(ann: Person) -> None:
    at_the_table(ann, asked("move", round_=1), players=1)
    for number in range(12):
        ann.waits_for_turn()
        before = ann.token()
        on_board = ann.page.locator(".choosable:visible").count() > 0
        chooses_by_keys(ann, number % 2 if on_board else 0)  # what glows, or the first of the list by its number
        ann.has_moved_on(before)


def test_a_reload_in_the_middle_of_a_fight_changes_nothing(ann: Person) -> None:
    at_the_table(ann, FIGHT)
    before = odds_of(ann), ann.question.inner_text(), ann.token()

    ann.page.reload()
    ann.is_at_table()

    assert (odds_of(ann), ann.question.inner_text(), ann.token()) == before


def now_and_then_the_last(number: int, count: int) -> int:
    """Choices that end a game soon, and see most kinds of questions."""
    return number % count if number % 3 else count - 1


def plays_to_the_end(person: Person, *seats: str) -> None:
    person.opens_table(*seats, game="tidal")
    person.is_at_table()
    for number in range(700):
        person.waits_for_turn()
        if person.is_done():
            return
        person.answers("list", partial(now_and_then_the_last, number))
    raise AssertionError("the game does not end")


@NIGHTLY
def test_a_whole_game_of_two_is_played_to_its_scoring(ann: Person) -> None:
    plays_to_the_end(ann, "me", "greedy")

    ann.sees("Final scoring")
    ann.sees(ann.page.get_by_role("heading", name="Champions Board"))
    expect(ann.page.locator(".scoring thead th")).to_have_count(3)


@NIGHTLY
def test_a_whole_game_alone_ends_with_a_grade_and_no_points(ann: Person) -> None:
    """TB-SOLO-13, -14, -18."""
    plays_to_the_end(ann, "me")

    sees_a_grade_and_no_points(ann)


def test_the_last_choices_alone_lead_to_a_grade_and_no_points(ann: Person) -> None:
    """TB-SOLO-13, -14, -18."""
    ann.plays_out(ending("tidal/solo-normal.json", 6))

    sees_a_grade_and_no_points(ann)


def sees_a_grade_and_no_points(person: Person) -> None:
    expect(person.page.locator("#result-title")).to_have_text(re.compile("victory|defeat", re.IGNORECASE))
    person.sees_no("Final scoring")
    person.sees_no("victory points")


def test_the_cards_of_a_character_are_read_before_it_is_chosen(ann: Person) -> None:
    at_the_table(ann, asked("choose-character"))
    card = ann.page.locator(".offered.choosable .offered-one").first
    expect(card.locator(".card-words")).to_be_hidden()
    words = card.locator(".card-words").text_content() or ""
    card.hover()

    expect(ann.page.locator("#large .card-words")).to_be_visible()
    expect(ann.page.locator("#large .card-words")).to_have_text(words.strip())
    ann.sees(ann.page.locator(".offered-deck p").first)
