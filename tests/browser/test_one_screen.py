"""Beside the board: log, chat and question keep their room on a laptop and on a large screen, whatever is asked."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ..families import family
from .conftest import Welcome
from .measuring import FITS, SCREENS, misfits
from .moments import asked_for, scene
from .people import Person

EACH_GAME = pytest.mark.parametrize("game", family(("ronin", "path"), lambda game: game == "ronin"))


@pytest.fixture
def ann(welcome: Welcome) -> Person:
    """It is Ann's first game: the tour wants room as well."""
    return welcome("Ann", wishes={"tour": "on"})


HEIGHTS = """() => {
  const height = (part) => {
    const element = document.querySelector(part);
    const inside = element.getBoundingClientRect();
    const around = element.closest(".area-said, .area-ask").getBoundingClientRect();
    return Math.min(inside.bottom, around.bottom) - Math.max(inside.top, around.top);
  };
  const parts = [".region-log", ".chat", ".options", "#question", ".prompt-actions"];
  return Object.fromEntries(parts.map((part) => [part, height(part)]));
}"""
REM = "() => parseFloat(getComputedStyle(document.documentElement).fontSize)"


AT_REST = f"""async () => {{
  const drawn = () => new Promise((done) => requestAnimationFrame(done));
  let [before, same] = ["", 0];
  while (same < 5) {{
    await drawn();
    const now = JSON.stringify(({HEIGHTS})());
    same = now === before ? same + 1 : 0;
    before = now;
  }}
  return JSON.parse(before);
}}"""


def measured_at_rest(person: Person) -> dict[str, float]:
    """The heights once they are the same in several frames."""
    heights: dict[str, float] = person.page.evaluate(AT_REST)
    return heights


@EACH_GAME
def test_log_and_chat_keep_some_lines_whatever_is_asked(ann: Person, game: str) -> None:
    for moment in ("choose-character", "draft", "play-left", "keep-card"):
        ann.brings(scene(5, asked_for(moment), game=game))
        ann.closes_book()
        ann.page.get_by_label("Say something at the table").fill("Good evening to everybody at this table!")
        ann.presses("Enter")
        line = ann.page.locator(".chat-line").last
        ann.sees(line)
        for screen in SCREENS:
            ann.page.set_viewport_size(screen)  # type: ignore[arg-type]
            ann.page.wait_for_function(FITS)
            heights, rem = measured_at_rest(ann), ann.page.evaluate(REM)
            assert heights[".region-log"] >= 5.9 * rem, (moment, screen)
            assert heights[".chat"] >= 2.9 * rem, (moment, screen)
            assert heights[".options"] >= 4 * rem, (moment, screen)
            assert heights["#question"] > rem
            assert heights[".prompt-actions"] > rem
            line.evaluate("one => one.scrollIntoView({ block: 'end' })")
            expect(line).to_be_in_viewport(ratio=0.9)


BELOW_ITS_FRAME = """(field) => {
  return field.getBoundingClientRect().bottom - field.closest(".area-said").getBoundingClientRect().bottom;
}"""


def test_the_chat_stays_in_its_frame_beside_a_long_tour(welcome: Welcome) -> None:
    ann = welcome("Ann", wishes={"tour": "on", "language": "cs"})
    ann.goes_to("/")
    ann.page.locator("button[name=game][value=heredity]").first.click()
    ann.sees(ann.page.locator(".tour"))
    ann.waits_for_turn()
    field = ann.page.locator("#chat-text")
    for line in ("Dobrý večer všem u stolu!", "Kdo půjde do chaty?", "Já."):
        field.fill(line)
        ann.presses("Enter")
        ann.sees(ann.page.locator(".chat-line", has_text=line))
    for screen in SCREENS:
        ann.page.set_viewport_size(screen)  # type: ignore[arg-type]
        heights, rem = measured_at_rest(ann), ann.page.evaluate(REM)
        assert field.evaluate(BELOW_ITS_FRAME) < 0, screen
        assert heights[".region-log"] >= 3.9 * rem, screen
        assert heights[".chat"] >= 2.9 * rem, screen


def test_the_chat_stays_in_its_frame_beside_a_long_list(welcome: Welcome) -> None:
    ann = welcome("Ann", wishes={"tour": "off"})
    ann.goes_to("/")
    ann.page.locator("button[name=game][value=heredity]").first.click()
    ann.waits_for_turn()
    field = ann.page.locator("#chat-text")
    field.fill("Good evening!")
    ann.presses("Enter")
    ann.sees(ann.page.locator(".chat-line").last)
    for screen in SCREENS:
        ann.page.set_viewport_size(screen)  # type: ignore[arg-type]
        measured_at_rest(ann)
        assert field.evaluate(BELOW_ITS_FRAME) < -4, screen


@EACH_GAME
def test_whoever_waits_sees_all_travellers_and_reads_about_one(ann: Person, game: str) -> None:
    path = ann.brings(scene(5, asked_for("choose-character"), game=game))
    ann.goes_to(path.partition("?")[0] + "?seat=-")
    offer, last = ann.page.locator(".offer-list"), ann.page.locator(".offered").last
    for screen in SCREENS:
        ann.page.set_viewport_size(screen)  # type: ignore[arg-type]
        ann.page.wait_for_function(FITS)
        ann.is_drawn()
        ann.page.mouse.move(0, 0)
        assert offer.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
        expect(last).to_be_in_viewport(ratio=1)
        for one in ann.page.locator(".offered").all():
            one.hover()
            for words in one.locator("dd").all():
                expect(words).to_have_css("opacity", "1")
                expect(words).to_be_in_viewport(ratio=0.99)
        tops = ann.page.locator(".offered").evaluate_all("all => all.map((one) => one.getBoundingClientRect().bottom)")
        assert max(tops) < last.locator("dd").first.evaluate("one => one.getBoundingClientRect().top")
    ann.page.mouse.move(0, 0)
    expect(last.locator("dd").last).to_have_css("opacity", "0")
    last.focus()
    expect(last.locator("dd").last).to_have_css("opacity", "1")


def test_long_names_are_cut_with_an_ellipsis(welcome: Welcome) -> None:
    name = "Przemysław Ottokar z Nowego Mia"[:30]
    ann = welcome(name)
    ann.opens_table("me", "me", "me", "me", "me")
    ann.page.get_by_role("button", name="Begin the game").or_(ann.page.locator(".prompt")).first.wait_for()
    if ann.page.locator(".prompt").count() == 0:
        ann.begins()
    holder = ann.page.locator(".glance .holder-name").first
    expect(holder).to_have_css("text-overflow", "ellipsis")
    assert holder.evaluate("one => one.scrollWidth > one.clientWidth && getComputedStyle(one).display === 'block'")


def test_the_replay_fits_on_one_screen(ann: Person) -> None:
    path = ann.brings(scene(1, asked_for("draft", turn=8))).partition("?")[0]
    ann.goes_to(f"{path}/replay?seat=0")
    found = misfits(ann)

    assert not found, "\n".join(found)
