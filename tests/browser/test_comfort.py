"""What makes the table comfortable: reasons, rules, large cards, hints, languages, themes, motion and the tour."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Route, expect
from playwright.sync_api import TimeoutError as TooLong

from tablewright.engine.match import Match
from tablewright.language import LANGUAGES

from ..families import family
from .conftest import Welcome
from .moments import Fine, abilities_open, asked_for, in_turn_of, most_players, scene, something_refused, turns_done
from .people import LEFT, Person

EACH_GAME = pytest.mark.parametrize("game", family(("ronin", "path"), lambda game: game == "path"))
AND_TIDAL = pytest.mark.parametrize("game", family(("ronin", "path", "tidal"), lambda game: game != "ronin"))

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
    fitting = ann.page.locator("#drawer .rule:visible")
    expect(fitting.first).to_be_in_viewport()
    expect(ann.page.locator(".drawer-found b")).to_have_text(str(fitting.count()))
    ann.page.locator("#drawer input[type=search]").fill("no such words")
    ann.sees(ann.page.locator(".drawer-empty"))
    ann.presses("Escape")
    expect(ann.page.locator("#drawer")).to_be_hidden()


def test_a_table_can_be_opened_however_long_its_settings_are(ann: Person) -> None:
    ann.goes_to("/tables/new?game=tidal&players=4")
    opens = ann.page.locator(".new-table .grand")
    for share in (0, 0.5, 1):
        ann.page.evaluate("share => scrollTo(0, share * document.documentElement.scrollHeight)", share)
        expect(opens).to_be_in_viewport(ratio=1)


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


@AND_TIDAL
def test_the_rules_open_at_the_rule_that_matters_now(ann: Person, game: str) -> None:
    path = ann.brings(scene(3, in_turn_of(game, 1), game=game))
    ann.closes_book()
    drawer, found = ann.page.locator("#drawer"), ann.page.locator("#drawer .rule.found")
    rule = ann.page.locator(".prompt-rule").inner_text()
    ann.page.locator(".rules-tool").click()
    expect(found).to_have_id(rule)
    drawer.get_by_role("button", name="Close").click()
    expect(drawer).to_be_hidden()
    ann.presses("r")
    expect(found).to_have_id(rule)
    expect(found).to_be_in_viewport()

    ann.goes_to(path.partition("?")[0] + "?seat=-")  # an onlooker waits under the same rule
    ann.closes_book()
    ann.presses("r")
    expect(found).to_have_id(rule)


@AND_TIDAL
def test_other_players_open_in_full_from_their_name(ann: Person, game: str) -> None:
    ann.brings(scene(3, in_turn_of(game, 2), game=game))
    ann.closes_book()
    for part in (".glance-names strong", ".portrait", ".glance-points"):
        ann.page.locator(f".glance >> nth=0 >> {part}").click(force=True)
        ann.sees(ann.page.locator(".full:popover-open"))
        ann.page.locator(".full:popover-open > .sheet-close").click()
        ann.sees_no(ann.page.locator(".full"))


def test_a_neighbour_who_can_be_chosen_is_chosen_not_opened(ann: Person) -> None:
    ann.brings(scene(3, neighbour_asked))
    ann.answers("board")
    ann.sees_no(ann.page.locator(".full"))


def neighbour_asked(match: Match) -> bool:
    return any(option.id.startswith("neighbour:") for option in match.position.asked().options)


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


def test_a_card_that_is_chosen_by_key_is_no_longer_large(ann: Person) -> None:
    ann.brings(scene(3, asked_for("play-left", turn=1)))
    ann.tabs_to("#region-hand [data-card]")
    ann.sees(ann.page.locator("#large"))
    ann.stops_the_clock()
    before = ann.token()
    ann.presses("Enter")
    ann.has_moved_on(before)
    ann.winds_on(300)
    expect(ann.page.locator("#large")).to_be_hidden()


def test_a_card_that_comes_to_lie_under_a_resting_mouse_stays_small(ann: Person) -> None:
    ann.brings(scene(1, asked_for("play-right", turn=1)))
    large, lying = ann.page.locator("#large"), ann.page.locator("#region-hand [data-card]:hover .card-name")
    ann.hand.nth(3).hover()
    ann.sees(large)
    first = lying.inner_text()
    ann.stops_the_clock()
    ann.presses("1")
    expect(lying).not_to_have_text(first)
    ann.winds_on(400)
    expect(large).to_be_hidden()

    ann.hand.nth(2).hover(position={"x": 20, "y": 20})
    expect(large.locator(".card-name")).to_have_text(lying.inner_text())


def test_a_card_that_is_drawn_anew_under_a_resting_mouse_is_still_large(ann: Person) -> None:
    ann.brings(scene(1, asked_for("play-right", turn=1)))
    large = ann.page.locator("#large")
    ann.hand.nth(3).hover()
    name = ann.sees(large).locator(".card-name").inner_text()
    ann.stops_the_clock()
    ann.page.locator("#region-hand").evaluate("hand => { hand.innerHTML = hand.innerHTML; }")
    ann.winds_on(400)

    expect(large.locator(".card-name")).to_have_text(name)
    expect(large).to_be_visible()


def ability_locked(match: Match) -> bool:
    """Somebody is told why an ability cannot be used."""
    return any(one.option.id.startswith("ability:") for one in match.position.asked().refused())


@EACH_GAME
def test_a_locked_ability_says_what_it_does_and_why_not_in_one_bubble(ann: Person, game: str) -> None:
    ann.brings(scene(3, ability_locked, game=game))
    ann.closes_book()
    locked = ann.page.locator(".area-mine .ability.refused").first
    locked.hover()

    told = ann.sees(ann.page.locator("#tooltip"))
    expect(told.locator(".reason")).to_be_visible()
    expect(told.locator(".tooltip-words")).to_be_visible()
    expect(locked.locator(".ability-words")).to_be_hidden()
    box, board = told.bounding_box(), ann.page.locator(".area-mine").bounding_box()
    assert box is not None
    assert board is not None
    assert box["x"] >= board["x"] + board["width"] - 16  # beside the abilities, not over them


def test_the_words_of_one_ability_do_not_cover_another(ann: Person) -> None:
    ann.brings(scene(3, abilities_open))
    open_ones = ann.page.locator(".area-mine .ability.choosable")
    for ability in reversed(open_ones.all()):
        ability.hover()
        ann.sees(ability.locator(".ability-words"))
        ability.click(trial=True)


def test_a_key_leads_from_any_rule_to_the_search(ann: Person) -> None:
    ann.brings(scene(3, asked_for("draft")))
    ann.presses("?")
    ann.sees(ann.page.locator("#keys").get_by_text("search the rules"))
    ann.presses("Escape")
    ann.presses("r")
    ann.sees(ann.page.locator("#drawer .rule.found"))

    ann.presses("/")
    assert ann.has_focus("#drawer-search")
    ann.page.keyboard.type("and/or")
    expect(ann.page.locator("#drawer-search")).to_have_value("and/or")


SPACES = """() => [...document.querySelectorAll(".option-name")].flatMap((name) => {
  const [words, size] = [name.firstChild, parseFloat(getComputedStyle(name).fontSize)];
  return [...words.data.trim().matchAll(/ /g)].map(({ index }) => {
    const space = document.createRange();
    space.setStart(words, index + words.data.search(/\\S/));
    space.setEnd(words, space.startOffset + 1);
    return space.getBoundingClientRect().width / size;
  });
})"""


def test_words_stand_apart(ann: Person) -> None:
    ann.brings(scene(3, asked_for("play-left", turn=1)))
    spaces = ann.page.evaluate(SPACES)

    assert len(spaces) > 5
    assert min(spaces) > 0.17


def test_a_hint_says_what_the_bot_would_do_and_shows_it(ann: Person) -> None:
    ann.brings(scene(3, asked_for("draft", turn=1)))
    ann.page.get_by_role("button", name="Hint").click()

    ann.sees(ann.page.locator("#notice.notice-good").get_by_text("The greedy bot would choose"))
    ann.sees(ann.page.locator(".option.hinted"))
    ann.sees(ann.page.locator(".choosable.hinted"))
    ann.answers("list")
    expect(ann.page.locator("#notice")).to_be_empty()


LOOKS = """() => {
  const look = (place) => [place, ...place.querySelectorAll(".halo, .stand, .unknown")]
    .map((part) => getComputedStyle(part))
    .map((style) => [style.outlineStyle, style.outlineColor, style.stroke, style.strokeDasharray].join(" ")).join("; ");
  const glowing = [...document.querySelectorAll(".choosable")].filter((place) => place.checkVisibility());
  return Object.fromEntries(glowing.map((place) => [place.dataset.place, look(place)]));
}"""


HINTED = [
    (game, question, theme)
    for game, question in (("ronin", "draft"), ("path", "draft"), ("tidal", "move"))
    for theme in ("light", "dark")
]


@pytest.mark.parametrize("where", family(HINTED, lambda where: (where[0] == "path") == (where[2] == "dark"), "-".join))
def test_a_hint_stands_out_on_the_board(welcome: Welcome, where: tuple[str, str, str]) -> None:
    game, question, theme = where
    ann = welcome("Ann", wishes={"theme": theme})
    ann.brings(scene(3, asked_for(question), game=game))
    ann.closes_book()
    before = ann.page.evaluate(LOOKS)
    ann.page.get_by_role("button", name="Hint").click()
    hinted = str(ann.sees(ann.page.locator(".choosable.hinted").first).get_attribute("data-place"))
    ann.is_drawn()

    after = ann.page.evaluate(LOOKS)
    assert after.pop(hinted) not in {before[hinted], *after.values()}


UNMARKED = f"""(before) => {{
  for (const one of document.querySelectorAll(".choosable")) one.classList.add("hinted");
  const after = ({LOOKS})();
  return Object.keys(before).filter((place) => before[place] === after[place]);
}}"""


def test_whatever_a_hint_can_point_at_in_heredity_stands_out(ann: Person) -> None:
    ann.brings(scene(3, asked_for("act"), game="heredity"))
    ann.closes_book()
    before = ann.page.evaluate(LOOKS)
    assert any(place.startswith("explore-") for place in before)

    # Again and again: the first frame of the stream takes these marks off.
    with suppress(TooLong):
        ann.page.wait_for_function(f"(before) => !({UNMARKED})(before).length", arg=before, timeout=5000)
    assert ann.page.evaluate(UNMARKED, before) == []


def test_a_hint_leaves_the_board_when_it_could_be_read_and_its_mark_stays(ann: Person) -> None:
    ann.brings(scene(3, asked_for("draft", turn=1)))
    ann.stops_the_clock()
    ann.page.get_by_role("button", name="Hint").click()
    notice = ann.sees(ann.page.locator("#notice.notice-good"))

    notice.hover()
    ann.page.clock.run_for(60_000)
    expect(notice).to_have_css("opacity", "1")  # somebody points at it
    ann.question.hover()
    ann.page.clock.run_for(3_000)
    expect(notice).to_have_css("opacity", "0")
    expect(notice).to_contain_text("The greedy bot would choose")
    ann.sees(ann.page.locator(".option.hinted"))

    ann.page.get_by_role("button", name="Hint").click()
    expect(notice).to_have_css("opacity", "1")


DRAWN_ANEW = """async () => {
  const { viewpoint } = document.body.dataset;
  const frame = await (await fetch(`${location.pathname}/changes?watch=${viewpoint}`)).json();
  const { showRegions } = await import("/static/js/morph.js");
  showRegions(frame.regions);
  await new Promise((drawn) => setTimeout(drawn, 200));
  return Object.keys(frame.regions);
}"""


def test_the_mark_of_a_hint_stays_when_the_whole_table_is_drawn_anew(ann: Person) -> None:
    ann.brings(scene(3, asked_for("draft", turn=1)))
    ann.page.get_by_role("button", name="Hint").click()
    ann.sees(ann.page.locator(".choosable.hinted").first)

    assert "prompt" in ann.page.evaluate(DRAWN_ANEW)

    ann.sees(ann.page.locator(".choosable.hinted").first)
    ann.sees(ann.page.locator(".option.hinted"))


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


SIZES = ((1280, 800), (1920, 1080), (390, 844), (360, 640))
CONFIRMED = [(game, size) for game in ("ronin", "path", "tidal") for size in SIZES]
TIGHT = (("ronin", SIZES[0]), ("path", SIZES[3]), ("tidal", SIZES[2]))


@pytest.mark.parametrize("where", family(CONFIRMED, lambda where: where in TIGHT))
def test_the_button_that_confirms_is_in_sight(welcome: Welcome, where: tuple[str, tuple[int, int]]) -> None:
    game, (width, height) = where
    ann = welcome("Ann", wishes={"confirm": "on", "tour": "on"}, viewport={"width": width, "height": height})
    ann.brings(scene(most_players(game), in_turn_of(game, 1), game=game))
    ann.closes_book()
    ann.options.nth(1).click()
    expect(ann.page.locator(".confirm")).to_be_in_viewport(ratio=1)
    before = ann.token()
    ann.page.locator(".confirm").click()
    ann.has_moved_on(before)


def test_the_last_choice_of_a_turn_is_confirmed_by_keys_as_well(welcome: Welcome) -> None:
    ann = welcome("Ann", wishes={"confirm": "on"})
    ann.brings(scene(1, asked_for("play-right", turn=1)))
    before = ann.token()
    ann.tabs_to("#region-hand .choosable")
    ann.presses("Enter")
    expect(ann.page.locator(".choosable.chosen")).to_have_count(1)
    assert ann.token() == before
    ann.presses("Enter")  # the same card again leads to the button
    assert ann.has_focus(".confirm")
    ann.presses("Enter")
    ann.has_moved_on(before)


def test_a_menu_stays_open_while_one_changes_settings_and_is_closed_by_its_button(ann: Person) -> None:
    ann.brings(scene(3, asked_for("draft", turn=1)))
    menu = ann.page.locator("#settings-menu")
    ann.page.locator(".tool[popovertarget=settings-menu]").click()
    expect(menu.get_by_role("button", name="off").first).to_be_visible()
    menu.locator("[name=confirm]").click()
    ann.sees(ann.page.locator(".confirm"))
    expect(menu).to_be_visible()
    expect(menu.locator("[name=confirm]")).to_have_attribute("aria-pressed", "true")
    assert "#" not in ann.page.url

    for name in ("settings-menu", "keys", "seats-menu"):
        opened = ann.page.locator(f"#{name}")
        if name == "keys":
            ann.presses("?")
        elif name == "seats-menu":
            ann.page.locator(f".tool[popovertarget={name}]").click()
        ann.sees(opened)
        opened.get_by_role("button", name="Close").click()
        expect(opened).to_be_hidden()


def test_what_can_be_done_in_a_menu_looks_like_a_button(ann: Person) -> None:
    ann.brings(scene(3, asked_for("draft", turn=1)))
    ann.page.locator(".tool[popovertarget=seats-menu]").click()
    for button in ann.page.locator("#seats-menu :is(button, a)").all():
        assert button.evaluate("one => getComputedStyle(one).borderTopStyle") == "solid"
        assert button.evaluate("one => getComputedStyle(one).borderTopColor") != "rgba(0, 0, 0, 0)"


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


def test_what_was_typed_and_picked_stays_when_the_language_changes(ann: Person) -> None:
    ann.goes_to("/tables/new?game=ronin&players=3")
    ann.page.get_by_label("Seat 2", exact=True).select_option("random")
    ann.page.get_by_label("Your name").fill("Zoë")

    ann.page.locator(".wishes").get_by_role("button", name="Polski").click()

    expect(ann.page.locator("html")).to_have_attribute("lang", "pl")
    expect(ann.page.locator("input[name=name]")).to_have_value("Zoë")
    expect(ann.page.locator("select:visible").nth(1)).to_have_value("random")


@pytest.mark.parametrize("wish", [".wishes button[value=pl]", "button[name=sound]"])
def test_what_was_typed_on_the_page_of_the_account_stays_in_its_form(ann: Person, wish: str) -> None:
    ann.goes_to("/account")
    ann.page.locator("#name").fill("Zoë")
    ann.page.locator("#register-account").fill("zoe")
    ann.page.evaluate("() => { globalThis.before = true; }")

    ann.page.locator(wish).click()

    ann.page.wait_for_function("() => !globalThis.before && document.readyState === 'complete'")
    expect(ann.page.locator("#name")).to_have_value("Zoë")
    expect(ann.page.locator("#register-account")).to_have_value("zoe")
    expect(ann.page.locator("#log-in-account")).to_have_value("")


def test_nobody_is_forgotten_at_the_first_click(ann: Person) -> None:
    ann.brings(scene(3, asked_for("draft", turn=1)))
    ann.goes_to("/account")
    surely = ann.page.get_by_role("button", name="Forget me for good")
    ann.sees_no(surely)

    ann.page.get_by_text("Forget me on this device").click()
    ann.sees("Without an account your tables cannot be found again afterwards.")
    surely.click()

    expect(ann.page.get_by_text("Forget me on this device")).to_have_count(0)


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
    person.device.runs_first(FLIGHTS)
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


LEAVES = """async () => {
  const { showContent } = await import("/static/js/morph.js");
  const sea = document.body.appendChild(document.createElement("div"));
  sea.innerHTML = '<i data-piece="gull"></i>';
  showContent(sea, "<b>calm</b>");
  await new Promise((done) => setTimeout(done, 500));
  return sea.textContent;
}"""


def test_the_last_piece_that_lies_in_no_zone_may_leave(welcome: Welcome) -> None:
    ann = welcome("Ann", reduced_motion="no-preference")
    ann.opens_table("me", "random", "random")
    ann.is_at_table()

    assert ann.page.evaluate(LEAVES) == "calm"


def test_nothing_flies_for_those_who_want_less_motion(welcome: Welcome) -> None:
    _, *flights = drafts_and_watches(welcome("Ann"))

    assert flights == []


SET_IN_MOTION = """
globalThis.inMotion = [];
document.addEventListener("transitionrun", ({ target, propertyName }) => {
  inMotion.push(`${target.localName}.${target.className}: ${propertyName}`);
});
"""


def test_a_window_of_another_size_moves_nothing_for_those_who_want_less_motion(ann: Person) -> None:
    """A movement for each length on the table, however short, takes the browser longer than all the rest."""
    ann.device.runs_first(SET_IN_MOTION)
    ann.brings(scene(4, asked_for("draft", turn=4)))

    ann.page.set_viewport_size({"width": 1920, "height": 1080})
    ann.is_drawn()

    assert ann.page.evaluate("() => inMotion") == []


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


def test_every_line_is_read_aloud_however_many_come_at_once(ann: Person) -> None:
    ann.brings(scene(3, asked_for("draft", turn=1)))
    ann.stops_the_clock()
    ann.page.evaluate("""async () => {
      const path = document.querySelector("script[type=module]").src.replace("table.js", "attention.js");
      const { announce } = await import(path);
      announce(["one", "two", "three", "four", "five"]);
      announce(["six", "seven", "eight", "nine"]);
    }""")
    ann.winds_on(10_000)
    lines = ann.page.locator("#announcer p")
    expect(lines.last).to_have_text("nine")
    said = lines.all_inner_texts()
    assert said[-9:] == ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]


@EACH_GAME
def test_the_tour_goes_on_to_the_end_of_the_first_chapter(welcome: Welcome, game: str) -> None:
    ann = welcome("Ann", wishes={"tour": "on"})
    for fine, words, place in (
        (in_turn(1, "draft"), "That was your first turn", "area-tracks" if game == "ronin" else "area-story"),
        (in_turn(3, "keep-card"), "The chapter ends", "area-timeline"),
        (in_turn(3, "draft"), "A new chapter", "area-story"),
    ):
        ann.brings(scene(3, fine, game=game))
        expect(ann.page.get_by_role("complementary", name="First game")).to_contain_text(words)
        expect(ann.page.locator(f'[data-place="{place}"].toured')).to_have_count(1)
    ann.brings(scene(3, in_turn(4, "draft"), game=game))
    expect(ann.page.locator(".tour")).to_have_count(0)


def in_turn(turn: int, key: str) -> Fine:
    return lambda match: match.position.asked().key == key and turns_done(match) == turn


def test_what_is_typed_while_a_line_is_on_its_way_stays(ann: Person) -> None:
    on_its_way: list[Route] = []

    def hold(route: Route) -> None:
        on_its_way.append(route)

    ann.page.route("**/chat", hold)
    ann.plays_against_bots()
    ann.waits_for_turn()
    ann.page.wait_for_load_state("load")  # the script listens
    field = ann.page.locator("#chat-text")
    field.fill("hello")
    with ann.page.expect_request("**/chat"):
        ann.presses("Enter")
    field.fill("hello again")
    on_its_way[0].continue_()

    ann.sees(ann.page.locator(".chat-line").get_by_text("hello"))
    expect(ann.page.locator(".chat-form")).not_to_have_attribute("aria-busy", "true")
    expect(field).to_have_value("hello again")


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
    expect(ann.page.locator("#chat-text")).to_have_value("")
    ann.page.keyboard.type("later")
    ann.presses("Escape")
    expect(ann.question).to_be_focused()
    expect(ann.page.locator("#chat-text")).to_have_value("later")
    before = ann.token()
    ann.presses("1")
    ann.has_moved_on(before)
    before = ann.token()
    ann.presses("u")
    ann.has_moved_on(before)
    expect(ann.question).to_contain_text(LEFT)
    ann.presses("?")
    ann.sees(ann.page.locator("#keys").get_by_text("Enter", exact=True))
    before, sent = ann.token(), ann.counts_choices()
    ann.presses("1")  # the list of keys lies over the table: nothing is chosen beneath it
    ann.is_drawn()
    assert sent == []
    ann.presses("?")
    expect(ann.page.locator("#keys")).to_be_hidden()
    ann.presses("1")
    ann.has_moved_on(before)


def test_the_menu_of_the_seats_tells_who_sits_there_now(ann: Person, bob: Person) -> None:
    bob.joins(ann.opens_table("me", "open"))
    ann.begins()
    bob.is_at_table()
    menu = ann.page.locator(".tool[popovertarget=seats-menu]")
    menu.click()
    ann.sees(ann.page.locator("#seats-menu .seat-name", has_text="Bob"))
    ann.presses("Escape")

    bob.page.locator(".tool[popovertarget=seats-menu]").click()
    bob.page.locator(".seat-leaving summary").click()
    bob.page.get_by_role("button", name="Leave for good").click()
    bob.sees("You are watching")
    menu.click()

    ann.sees(ann.page.locator("#seats-menu .seat-name", has_text="Greedy bot"))


NUMERALS = """() => [...document.querySelectorAll(".options .option")]
  .map((option) => getComputedStyle(option, "::before").content !== "none")"""


def test_options_show_the_keys_that_choose_them(ann: Person, welcome: Welcome) -> None:
    many = scene(1, lambda match: len(match.position.asked().options) > 9, game="heredity")
    ann.brings(many)
    shown = ann.page.evaluate(NUMERALS)
    assert shown == [number < 9 for number in range(ann.options.count() - 1)] + [True]
    expect(ann.options.last).to_have_attribute("data-key", "0")  # resting is always in sight
    expect(ann.options.last).to_be_in_viewport(ratio=1)
    ann.wishes(confirm="on")
    ann.page.reload()
    assert ann.page.evaluate(NUMERALS) == shown
    ann.presses("9")
    expect(ann.options.nth(8).locator("input")).to_be_checked()
    ann.presses("0")
    expect(ann.options.last.locator("input")).to_be_checked()

    fingers = welcome("Bob", has_touch=True, is_mobile=True)
    fingers.brings(many)
    assert not any(fingers.page.evaluate(NUMERALS))


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080), (390, 844), (360, 740)])
def test_the_first_screen_of_the_hall_names_every_game(ann: Person, width: int, height: int) -> None:
    ann.page.set_viewport_size({"width": width, "height": height})
    for language in LANGUAGES:
        ann.wishes(language=language)
        ann.goes_to("/")
        titles = ann.page.locator(".hero-title, .game-tile h3")
        named, names = titles.or_(ann.page.locator(".shelf a")).locator("visible=true"), titles.all_inner_texts()
        assert len(names) == 4
        for name in names:
            expect(named.filter(has_text=name).first).to_be_in_viewport(ratio=0.9)


FADES = """() => {
  const [list, last] = [document.querySelector(".options"), document.querySelector(".option-last")];
  return [list.scrollHeight > list.clientHeight, getComputedStyle(last).boxShadow !== "none"];
}"""


def test_the_list_of_answers_fades_only_where_it_goes_on(ann: Person) -> None:
    """What may always be chosen stays in sight at its lower edge."""
    ann.brings(scene(3, asked_for("draft"), game="path"))
    assert ann.page.evaluate(FADES) == [False, False]
    ann.brings(scene(1, asked_for("act"), game="heredity"))
    assert ann.page.evaluate(FADES) == [True, True]
