"""What makes the table comfortable: reasons, rules, large cards, hints, languages, themes, motion and the tour."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Welcome
from .moments import abilities_open, asked_for, scene, something_refused
from .people import LEFT, Person

FLIGHTS = """
globalThis.flights = [];
const begin = document.startViewTransition?.bind(document);
if (begin) document.startViewTransition = (update) => {
  const named = () => [...document.querySelectorAll("[data-piece]")]
    .filter((each) => getComputedStyle(each).viewTransitionName !== "none").map((each) => each.dataset.piece);
  const entry = { named: named() };
  flights.push(entry);
  const flight = begin(update);
  flight.ready.then(() => { entry.named.push(...named()); }, () => {});
  return flight;
};
"""
PAPER = "() => getComputedStyle(document.querySelector('.prompt')).backgroundColor"
INK = "() => getComputedStyle(document.querySelector('#question')).color"


def test_what_cannot_be_chosen_says_why_and_opens_its_rule(ann: Person) -> None:
    ann.brings(scene(4, something_refused))
    refused = ann.page.locator(".row .stand.refused").first

    refused.hover()
    told = ann.sees(ann.page.locator("#tooltip"))
    rule = told.locator("a.rule-link").inner_text()
    reason = told.locator(".reason").inner_text()
    assert len(reason) > 10
    told.locator("a.rule-link").click()

    ann.sees(ann.page.locator("#drawer"))
    found = ann.page.locator("#drawer .rule.found")
    assert found.get_attribute("id") == rule
    expect(found).to_be_in_viewport()
    expect(found).to_be_focused()
    ann.page.locator("#drawer input[type=search]").fill("tea ceremony")
    expect(found).to_be_hidden()
    ann.presses("Escape")
    ann.presses("Escape")
    expect(ann.page.locator("#drawer")).to_be_hidden()


def test_a_reason_is_told_to_the_keyboard_as_well(ann: Person) -> None:
    ann.brings(scene(4, something_refused))
    ann.tabs_to(".row .stand.refused")

    ann.sees(ann.page.locator("#tooltip .reason"))
    described = ann.page.evaluate(
        "() => document.getElementById(document.activeElement.getAttribute('aria-describedby')).textContent"
    )
    assert described.strip() == ann.page.locator("#tooltip .reason").inner_text().strip()
    assert ann.page.evaluate("() => document.activeElement.ariaDisabled") == "true"
    ann.presses("r")
    ann.sees(ann.page.locator("#drawer .rule.found"))


def test_cards_are_large_when_one_points_at_them(ann: Person) -> None:
    ann.brings(scene(3, asked_for("play-left", turn=1)))
    card = ann.hand.nth(1)

    card.hover()
    large = ann.sees(ann.page.locator("#large"))
    expect(large.locator(".card-name")).to_have_text(card.locator(".card-name").inner_text())
    ann.sees(large.locator(".card-words"))
    box, small = large.bounding_box(), card.bounding_box()
    assert box is not None
    assert small is not None
    assert box["width"] > small["width"]
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= 1280
    assert box["y"] + box["height"] <= 800
    ann.page.locator(".brand").hover()
    expect(large).to_be_hidden()


def test_cards_are_large_when_they_have_the_focus(ann: Person) -> None:
    ann.brings(scene(3, asked_for("play-left", turn=1)))
    ann.tabs_to("#region-hand [data-card]")

    name = ann.page.evaluate("() => document.activeElement.querySelector('.card-name').textContent")
    expect(ann.page.locator("#large .card-name")).to_have_text(name)
    ann.presses("Escape")
    expect(ann.page.locator("#large")).to_be_hidden()


def test_the_words_of_one_ability_do_not_cover_another(ann: Person) -> None:
    ann.brings(scene(3, abilities_open))
    open_ones = ann.page.locator(".area-mine .ability.choosable")
    for ability in reversed(open_ones.all()):
        ability.hover()
        ann.sees(ability.locator(".ability-words"))
        ability.click(trial=True)


def test_a_hint_says_what_the_bot_would_do_and_shows_it(ann: Person) -> None:
    ann.brings(scene(3, asked_for("draft", turn=1)))
    ann.page.get_by_role("button", name="Hint").click()

    ann.sees(ann.page.locator("#notice.notice-good").get_by_text("The greedy bot would choose"))
    ann.sees(ann.page.locator(".option.hinted"))
    ann.sees(ann.page.locator(".choosable.hinted"))
    ann.answers("list")
    expect(ann.page.locator("#notice")).to_be_empty()


def test_the_places_of_both_cards_stand_side_by_side_in_the_first_turn(ann: Person) -> None:
    ann.brings(scene(3, asked_for("play-left", turn=0)))

    area = ann.page.locator(".area-timeline").bounding_box()
    left, right = (ghost.bounding_box() for ghost in ann.page.locator(".ghost").all())
    assert area is not None
    assert left is not None
    assert right is not None
    assert left["y"] == right["y"]
    assert right["y"] + right["height"] <= area["y"] + area["height"]


def test_choices_wait_for_a_confirmation_if_one_wishes(welcome: Welcome) -> None:
    ann = welcome("Ann", wishes={"confirm": "on"})
    ann.brings(scene(3, asked_for("draft", turn=1)))
    before = ann.token()
    ann.place(ann.free_places()[0]).click()

    expect(ann.page.locator(".choosable.chosen")).to_have_count(1)
    assert ann.token() == before
    ann.page.get_by_role("button", name="Confirm").click()
    ann.has_moved_on(before)


def test_the_language_changes_at_the_table(ann: Person) -> None:
    ann.brings(scene(3, asked_for("play-left", turn=1)))
    seen = []
    for code, name in (("en", "English"), ("pl", "Polski"), ("cs", "Čeština")):
        ann.page.locator(".wishes").get_by_role("button", name=name).click()
        expect(ann.page.locator("html")).to_have_attribute("lang", code)
        expect(ann.page.locator(".wishes [aria-current]")).to_have_text(code.upper())
        label = str(ann.hand.first.get_attribute("aria-label"))
        seen.append((ann.question.inner_text(), *ann.hand_names(), label))

    for texts in zip(*seen, strict=True):
        assert len(set(texts)) == 3, texts


def test_light_and_dark(welcome: Welcome) -> None:
    ann = welcome("Ann", wishes={"theme": "auto"}, color_scheme="dark")
    ann.brings(scene(3, asked_for("draft", turn=1)))
    dark = ann.page.evaluate(PAPER), ann.page.evaluate(INK)
    ann.page.emulate_media(color_scheme="light")
    light = ann.page.evaluate(PAPER), ann.page.evaluate(INK)
    assert dark[0] != light[0]
    assert dark[1] != light[1]

    ann.page.locator(".wish-theme").click()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert (ann.page.evaluate(PAPER), ann.page.evaluate(INK)) == dark
    ann.page.locator(".wish-theme").click()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "light")
    ann.page.emulate_media(color_scheme="dark")
    assert (ann.page.evaluate(PAPER), ann.page.evaluate(INK)) == light


def drafts_and_watches(person: Person) -> list[dict[str, list[str]]]:
    """Takes a row: its cards go into the hand, the marker to the row."""
    person.context.add_init_script(FLIGHTS)
    person.brings(scene(1, asked_for("draft", turn=1)))
    area = next(place for place in person.free_places() if place.startswith("row-"))
    cards = person.page.locator(f'[data-area="{area}"] [data-card]')
    row = cards.evaluate_all("all => all.map((one) => one.dataset.piece)")
    assert len(row) == 2
    person.place(area).click()
    for piece in row:
        person.sees(person.page.locator(f'#region-hand [data-piece="{piece}"]'))
    flights: list[dict[str, list[str]]] = person.page.evaluate("() => flights")
    return [{"row": row}, *flights]


def test_pieces_fly_from_where_they_were(welcome: Welcome) -> None:
    row, *flights = drafts_and_watches(welcome("Ann", reduced_motion="no-preference"))

    flown = {piece for flight in flights for piece in flight["named"]}
    assert set(row["row"]) <= flown
    assert len(flown) <= 24


def test_nothing_flies_for_those_who_want_less_motion(welcome: Welcome) -> None:
    _, *flights = drafts_and_watches(welcome("Ann", reduced_motion="reduce"))

    assert flights == []


def test_the_tour_guides_the_first_turn_until_it_is_ended(welcome: Welcome) -> None:
    ann = welcome("Ann", wishes={"tour": "on"})
    ann.plays_against_bots()
    ann.waits_for_turn()
    tour = ann.sees(ann.page.get_by_role("complementary", name="First game"))
    ann.sees(ann.page.locator(".toured"))
    first = tour.inner_text()
    ann.answers("list")
    ann.waits_for_turn()
    ann.plays_until(lambda: tour.count() > 0 and tour.inner_text() != first, most=5)

    tour.get_by_role("button", name="End the tour").click()

    expect(tour).to_have_count(0)
    ann.plays_to(LEFT)
    expect(tour).to_have_count(0)


def test_what_happens_is_read_aloud(ann: Person) -> None:
    ann.plays_against_bots()
    ann.waits_for_turn()
    aloud = ann.page.locator("#announcer[aria-live=polite]")

    ann.answers("list")
    ann.waits_for_turn()

    expect(aloud.locator("p").first).to_have_text(re.compile(r"\w+"), timeout=15_000)
    expect(aloud).to_contain_text(ann.question.inner_text())


def test_keys_for_what_one_does_often(ann: Person) -> None:
    ann.plays_against_bots()
    ann.plays_to(LEFT)
    ann.presses("h")
    ann.sees("The greedy bot would choose")
    ann.presses("c")
    assert ann.has_focus("#chat-text")
    ann.page.keyboard.type("uhr")
    ann.presses("Enter")
    ann.sees(ann.page.locator(".chat-line").get_by_text("uhr"))
    ann.question.click()
    before = ann.token()
    ann.presses("1")
    ann.has_moved_on(before)
    before = ann.token()
    ann.presses("u")
    ann.has_moved_on(before)
    expect(ann.question).to_contain_text(LEFT)
    ann.presses("?")
    ann.sees(ann.page.locator("#keys"))
