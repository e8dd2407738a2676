"""Tidal Blades in the browser: turns with rolls and fights, odds before the dice fall, on a desk and on a phone."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from tablewright.engine.match import Match
from tablewright.games.tidal.table import NOBODY
from tablewright.language import LANGUAGES

from .conftest import Welcome
from .moments import RECORDED, Scene, about_to_roll, scene
from .people import Person
from .test_accessible import everywhere, faults_of, visitor
from .test_one_screen import FITS, OVERLAP
from .test_phone import OUT_OF_REACH, OVERHANG
from .test_whole_games import chooses_by_keys

__all__ = ["visitor"]

CHALLENGE = partial(about_to_roll, fighting=False)
FIGHT = partial(about_to_roll, fighting=True)
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
    ann = welcome("Ann", reduced_motion="reduce")
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
    ann.follows_quickly()
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


def plays_to_the_end(person: Person, *seats: str) -> None:
    person.follows_quickly()
    person.opens_table(*seats, game="tidal")
    person.is_at_table()
    for number in range(700):
        person.waits_for_turn()
        if person.is_done():
            return
        person.answers("list", lambda count, number=number: number % count)  # type: ignore[misc]
    raise AssertionError("the game does not end")


def test_a_whole_game_of_two_is_played_to_its_scoring(calm: Person) -> None:
    plays_to_the_end(calm, "me", "greedy")

    calm.sees("Final scoring")
    calm.sees(calm.page.get_by_role("heading", name="Champions Board"))
    expect(calm.page.locator(".scoring thead th")).to_have_count(3)


def test_a_whole_game_alone_ends_with_a_grade_and_no_points(calm: Person) -> None:
    """TB-SOLO-13, -14, -18."""
    plays_to_the_end(calm, "me")

    expect(calm.page.locator("#result-title")).to_have_text(re.compile("victory|defeat", re.IGNORECASE))
    calm.sees_no("Final scoring")
    calm.sees_no("victory points")


# Screens


@pytest.mark.parametrize("moment", ["choose-character", "move", "fight"])
def test_the_table_fits_on_one_screen_in_every_language(ann: Person, moment: str) -> None:
    fine = FIGHT if moment == "fight" else asked(moment, round_=0 if moment == "choose-character" else 3)
    at_the_table(ann, fine, 4 if moment == "move" else 3)
    for language in LANGUAGES:
        ann.wishes(language=language)
        ann.page.reload()
        ann.page.wait_for_function(FITS)
        overlapping = [pair for pair in ann.page.evaluate(OVERLAP) if "area-attempt" not in pair]
        assert overlapping == []


def six_spots(match: Match) -> bool:
    """Three dice are about to be rolled against a monster with six free spots."""
    table: Any = match.position.table
    return FIGHT(match) and len(table.attempt) > 2 and table.hits[table.opponent].count(NOBODY) > 5


INSIDE = """([inner, outer, margin]) => [...document.querySelectorAll(inner)].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const around = one.closest(outer).getBoundingClientRect();
  return left < around.left + margin || right > around.right - margin || top < around.top + margin
    || bottom > around.bottom - margin;
}).map((one) => one.textContent.trim())"""


CUT = """() => [...document.querySelectorAll(".space-name, .island-title strong")]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth)
  .map((one) => `${one.textContent}: ${one.scrollWidth} in ${one.clientWidth}`)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_on_the_sea_is_cut(welcome: Welcome, language: str) -> None:
    ann = welcome("Ann", wishes={"language": language}, viewport={"width": 1280, "height": 800})
    at_the_table(ann, asked("move"))

    assert ann.page.evaluate(CUT) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_monster_with_six_spots_keeps_its_chances_within_its_card(welcome: Welcome, language: str) -> None:
    ann = welcome("Ann", wishes={"language": language}, viewport={"width": 1280, "height": 800})
    at_the_table(ann, six_spots)
    for width, height in ((1280, 800), (1440, 900)):
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.wait_for_function(FITS)
        assert ann.page.locator(".spot-chance").count() > 5
        assert ann.page.evaluate(INSIDE, [".spot-chance", ".monster", 0]) == []
        assert ann.page.evaluate(INSIDE, [".odds-line", ".attempt", 4]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_hangs_over_on_a_small_phone_and_the_odds_are_in_sight(welcome: Welcome, language: str) -> None:
    phone: dict[str, Any] = {"viewport": {"width": 360, "height": 800}, "has_touch": True, "is_mobile": True}
    ann = welcome("Ann", wishes={"language": language}, **phone)
    for fine in (asked("choose-character"), asked("move", round_=3), asked("island-effect", round_=2)):
        at_the_table(ann, fine, 4)
        assert ann.page.evaluate(OVERHANG) == 0
        assert ann.page.evaluate(OUT_OF_REACH) == []
    for fine in (CHALLENGE, FIGHT):
        at_the_table(ann, fine)
        assert ann.page.evaluate(OVERHANG) == 0
        expect(ann.page.locator(".attempt .odds-chance").first).to_be_in_viewport(ratio=1)
        expect(ann.question).to_be_in_viewport(ratio=1)


NAMES = """() => [...document.querySelectorAll(".card-name")].filter((name) => name.checkVisibility()).map((name) => {
  const card = name.closest(".card").getBoundingClientRect(), words = document.createRange();
  words.selectNodeContents(name);
  const { left, right, bottom } = words.getBoundingClientRect();
  const whole = left >= card.left - 1 && right <= card.right + 1 && bottom <= card.bottom + 1;
  return { name: name.textContent, size: parseFloat(getComputedStyle(name).fontSize), whole };
})"""


@pytest.mark.parametrize("width", [1280, 360])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_cards_can_be_read(welcome: Welcome, language: str, width: int) -> None:
    ann = welcome("Ann", wishes={"language": language}, viewport={"width": width, "height": 800})
    for fine in (asked("move", round_=3), CHALLENGE):
        at_the_table(ann, fine, 4)
        names = ann.page.evaluate(NAMES)
        assert len(names) > 6
        assert [one for one in names if one["size"] < 11 or not one["whole"]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_announcements_are_in_sight_beside_three_others(welcome: Welcome, language: str) -> None:
    ann = welcome("Ann", wishes={"language": language})
    at_the_table(ann, asked("move", round_=3), 4, announcements="random")

    announcements = ann.page.locator(".notices .deed")
    expect(announcements).to_have_count(3)
    for one in announcements.all():
        expect(one).to_be_in_viewport(ratio=1)
    assert ann.page.locator(".area-beside").evaluate("one => one.scrollHeight <= one.clientHeight")


def has_artifact(match: Any) -> bool:
    question = match.position.asked()
    return question.key == "move" and any(option.id.startswith("artifact:") for option in question.options)


@pytest.mark.parametrize("width", [1280, 360])
def test_whoever_may_discard_an_artifact_reads_what_for(welcome: Welcome, width: int) -> None:
    """TB-SYN-02."""
    ann = welcome("Ann", viewport={"width": width, "height": 800})
    at_the_table(ann, has_artifact)

    note = ann.options.filter(has_text="Discard the artifact").first.locator(".option-note")
    expect(note).to_be_visible()
    assert note.evaluate("one => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_space_gives_is_told_whole_among_many(welcome: Welcome, language: str) -> None:
    ann = welcome("Ann", wishes={"language": language}, viewport={"width": 1280, "height": 800})
    at_the_table(ann, asked("move"))
    notes = ann.page.locator('.option[value^="space:"] .option-note')

    assert notes.count() > 5
    assert notes.evaluate_all("all => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length") == 0


def rewards_every_trait(match: Match) -> bool:
    """A monster stands in the Fold whose reward shows four symbols side by side."""
    fold = match.game.view(match.position.table, None)["fold"]
    return match.position.asked().key == "move" and any(
        told and told["name"] == "monster-dread-kraken" for told in fold
    )


def test_the_widest_reward_of_a_monster_stays_on_its_card(welcome: Welcome) -> None:
    ann = welcome("Ann", viewport={"width": 1280, "height": 800})
    at_the_table(ann, rewards_every_trait)
    ann.sees(ann.page.locator(".monster-words .many").first)

    assert ann.page.evaluate(INSIDE, [".monster-words .symbol", ".monster", 0]) == []


def caiman_begins(match: Match) -> bool:
    """The character with the longest name is the first player and has a turn."""
    question, view = match.position.asked(), match.game.view(match.position.table, None)
    begins = question.seat == view["first_player"] and view["seats"][question.seat]["character"] == "caiman"
    return question.key == "move" and begins


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_lies_before_the_first_player_stays_on_its_board(welcome: Welcome, language: str) -> None:
    """With the first turn before them they have the most in the head of their board: the flag and all discs."""
    ann = welcome("Ann", wishes={"language": language}, viewport={"width": 1280, "height": 800})
    at_the_table(ann, caiman_begins)
    ann.sees(ann.page.locator(".area-mine .first"))

    assert ann.page.evaluate(INSIDE, [".area-mine .in-play .deed", ".area-mine", 0]) == []


def test_the_cards_of_a_character_are_read_before_it_is_chosen(ann: Person) -> None:
    at_the_table(ann, asked("choose-character"))
    card = ann.page.locator(".offered.choosable .offered-one").first
    expect(card.locator(".card-words")).to_be_hidden()
    words = card.locator(".card-words").text_content() or ""
    card.hover()

    expect(ann.page.locator("#large .card-words")).to_be_visible()
    expect(ann.page.locator("#large .card-words")).to_have_text(words.strip())
    ann.sees(ann.page.locator(".offered-deck p").first)


HIDDEN_SYMBOLS = """() => [...document.querySelectorAll(".card.hue-split")].flatMap((card) => {
  const corners = [...card.querySelectorAll(".card-corner, .card-emblems")].map((one) => one.getBoundingClientRect());
  const within = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return [...card.querySelectorAll(".card-art .symbol")]
    .filter((symbol) => corners.some((corner) => within(corner, symbol.getBoundingClientRect())))
    .map((symbol) => card.ariaLabel);
})"""


def test_the_corners_of_a_split_challenge_hide_none_of_its_symbols(ann: Person) -> None:
    at_the_table(ann, asked("move"), 3, **{"legendary-split": "on"})
    ann.sees(ann.page.locator(".card.hue-split").first)

    assert ann.page.evaluate(HIDDEN_SYMBOLS) == []


# Everybody


@everywhere
def test_axe_finds_nothing_at_a_table_of_tidal(visitor: Person) -> None:
    found: list[str] = []
    moments = (
        ("the characters", asked("choose-character"), 3), ("a move", asked("move", round_=2), 4), ("a fight", FIGHT, 3),
        ("a roll", asked("after-roll", round_=2), 3), ("alone", asked("move", round_=2), 1),
    )  # fmt: skip
    for where, fine, players in moments:
        at_the_table(visitor, fine, players)
        found += faults_of(visitor, where)
    visitor.brings(Scene(RECORDED["tidal"].read_text("utf-8"), 0))
    visitor.sees(visitor.page.locator(".scoring"))
    found += faults_of(visitor, "the end")

    assert not found, "\n".join(found)
