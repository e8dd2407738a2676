"""The campaign of Heredity in the hall: what the page of a finished chapter offers, and the table that it opens."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest

from tablewright.engine.match import Match
from tablewright.hall import opening

from ..last_moments import ALL_WON, LOST, WON, LastMoment, ended, match_at
from .guests import Guest, Hall

NEXT = "Play the next chapter: I. Slack Water"
NEW_TRY = "Try the chapter again from its start"


async def sits_at(guest: Guest, match: Match) -> str:
    """A table of the hall that stands where a match stands."""
    return (await opening.open_record(guest.hall.house, guest.person, match.record())).id


async def buttons(guest: Guest, table: str) -> list[str]:
    """What can be played next, as the page of the result says it."""
    page = await guest.page(table)
    section = page[page.index('id="next"') :].split("</section>")[0]
    found = re.findall(r"<button[^>]*>([^<]*)</button>", section)
    return [unescape(one) for one in found]


async def goes_on(guest: Guest, table: str, sequel: str) -> str:
    """The button is pressed; the table that it opens."""
    answer = await guest.posts(f"/tables/{table}/go-on", sequel=sequel)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].split("/")[-1]


async def sees(guest: Guest, table: str) -> Any:
    return (await guest.told(table, "/view"))["view"]


@pytest.mark.rule("HER-CAMP-01", "HER-CAMP-05", "HER-CAMP-07")
async def test_the_button_opens_the_next_chapter_with_what_the_family_keeps(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    table = await sits_at(ann, ended(WON))
    assert await buttons(ann, table) == [NEXT, "Play this chapter again"]
    later = await goes_on(ann, table, "next-chapter")
    view, asked = await sees(ann, later), await ann.question(later, 0)

    assert (view["chapter"], view["flags"]) == ("chapter-1", {"oath": 1})
    assert asked["key"] == "share"
    assert "item:40:selena" in [one["id"] for one in asked["options"]]
    assert (await ann.told(later))["settings"] == {"chapter": "chapter-1", "span": "chapter"}


@pytest.mark.rule("HER-CAMP-05")
async def test_what_was_shared_out_is_played_with_after_a_restart_of_the_hall_too(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    later = await goes_on(ann, await sits_at(ann, ended(WON)), "next-chapter")
    for choice in ("item:40:selena", "done"):
        assert (await ann.chooses(later, 0, choice)).status_code == 200
    hall.house.tables.clear()
    live = await hall.live(later)

    assert live.match is not None
    assert not live.study, "nobody knows the seed of a new game"
    assert (await ann.question(later, 0))["key"] == "act"
    family = (await sees(ann, later))["family"]
    assert {one["name"]: [item["number"] for item in one["equipment"] if item] for one in family}["selena"] == [40]


@pytest.mark.rule("HER-CAMP-06")
async def test_a_lost_chapter_offers_a_new_try_from_its_own_beginning(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    table = await sits_at(ann, ended(LOST))
    assert await buttons(ann, table) == [NEW_TRY]
    again = await goes_on(ann, table, "rematch")
    assert (await ann.question(again, 0))["key"] == "share"
    view = await sees(ann, again)

    assert view["chapter"] == "tutorial"
    assert [one["materials"] for one in view["family"]] == [0, 1, 0, 0]
    assert not any(item for one in view["family"] for item in one["equipment"])


@pytest.mark.rule("HER-CAMP-07")
@pytest.mark.parametrize("span", ["chapter", "campaign"])
async def test_after_the_last_chapter_the_page_says_that_the_campaign_is_complete(hall: Hall, span: str) -> None:
    ann = await hall.guest("Ann")
    table = await sits_at(ann, ended(ALL_WON, span=span))

    assert "The campaign is complete." in await ann.page(table)
    assert await buttons(ann, table) == ["Play this chapter again"]


@pytest.mark.parametrize("moment", [WON, LOST])
async def test_no_other_chapter_says_that_the_campaign_is_complete(hall: Hall, moment: LastMoment) -> None:
    ann = await hall.guest("Ann")

    assert "campaign is complete" not in await ann.page(await sits_at(ann, ended(moment)))


@pytest.mark.rule("HER-CAMP-07", "HER-NARR-05")
async def test_inside_a_campaign_the_closing_words_come_before_anything_of_the_next_chapter(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    table = await sits_at(ann, match_at(WON, span="campaign"))
    assert (await ann.chooses(table, 0, WON.choices[0])).status_code == 200
    asked, page = await ann.question(table, 0), unescape(await ann.page(table))

    assert asked["key"] == "next-chapter"
    assert [one["text"] for one in asked["options"]] == ["Open the next chapter: I. Slack Water"]
    assert "The family has made it." in page
    assert "the chapter is won. Its last page lies open." in page
    await ann.takes_first(table, 0)
    assert (await ann.question(table, 0))["key"] == "share"
    assert "I. Slack Water" in unescape(await ann.page(table))


async def test_whoever_asks_second_comes_to_the_same_table_and_the_other_button_stays(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    table = await sits_at(ann, ended(WON))
    first = await goes_on(ann, table, "next-chapter")

    assert await goes_on(ann, table, "next-chapter") == first
    assert f'href="/tables/{first}"' in await ann.page(table)
    assert await buttons(ann, table) == ["Play this chapter again"]
    assert await goes_on(ann, table, "rematch") != first


async def test_programs_are_told_what_follows_and_open_it(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    table = await sits_at(ann, ended(WON))
    offered = (await ann.told(table, "/ending"))["sequels"]
    assert [(one["sequel"], one["table"]) for one in offered] == [("next-chapter", None), ("rematch", None)]
    later = (await ann.sends(f"/api/tables/{table}/go-on", {"sequel": "next-chapter"})).json()["table"]

    assert (await ann.told(table, "/ending"))["sequels"][0] == {"sequel": "next-chapter", "text": NEXT, "table": later}


async def test_what_does_not_follow_is_refused(hall: Hall) -> None:
    ann, bob = await hall.guests("Ann", "Bob")
    won, lost = await sits_at(ann, ended(WON)), await sits_at(ann, ended(LOST))

    assert (await ann.sends(f"/api/tables/{lost}/go-on", {"sequel": "next-chapter"})).status_code == 400
    assert (await bob.sends(f"/api/tables/{won}/go-on", {"sequel": "next-chapter"})).status_code == 403
    running = await sits_at(ann, match_at(WON))
    assert (await ann.sends(f"/api/tables/{running}/go-on", {"sequel": "rematch"})).status_code == 409
