"""The book: what the family has read, page after page, the newest open; and what belongs to the places of the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablewright.engine.game import View

from ..paper import draw
from ..signs import icon
from . import signs
from .box import Box, stressed
from .timeline import action_lines

Story = Mapping[str, Any]


def draw_book(box: Box, view: View) -> str:
    """Every page of the chapter; the last one is open, and one may leaf back."""
    leaves = leaves_of(box, view)
    return draw(
        "heredity/book.html",
        say=box.voice.say,
        sign=signs.sign,
        title=box.word(view["title"]),
        lead=box.paragraphs(view["lead"]),
        leaves=leaves,
        outcome=view["outcome"],
        ending=stressed(box.maybe(view["ending"])),
    )


def leaves_of(box: Box, view: View) -> list[list[dict[str, Any]]]:
    """What was read before card by card, and all of the last action or event on one page."""
    story: Sequence[Story] = view["story"]
    begin = len(story) - min(len(view["page"]), len(story))
    pages = [[one] for one in story[:begin] if one["text"]]
    fresh = list(story[begin:])
    if pages and not any(one["text"] for one in fresh):  # a card without words is noted where one left off
        pages[-1] += fresh
    elif fresh:
        pages.append(fresh)
    return [[passage_of(box, one) for one in page] for page in pages]


def passage_of(box: Box, one: Story) -> dict[str, Any]:
    """A card as it is read: its title, its words, and who reads it aloud."""
    return {
        "number": one["number"],
        "back": one["side"] == "back",
        "kind": one["kind"],
        "title": box.word(one["name"]),
        "picture": icon(signs.card_picture(one["number"], one["kind"])),
        "paragraphs": box.paragraphs(one["text"]),
        "reader": box.word(f"pc-{one['reader']}") if one["reader"] else "",
        "who": one["reader"] or "",
        "portrait": signs.portrait(one["reader"]) if one["reader"] else "",
    }


def draw_beside(box: Box, view: View) -> str:
    """Cards that belong to an area, and those with actions for everybody; often none."""
    entries = [*view["beside"], *({**one, "area": None, "actions": []} for one in view["read"] if box.offers(one))]
    if not entries:
        return ""
    names = {area["area"]: (terrain, area) for terrain in view["board"] for area in terrain["areas"]}
    return draw(
        "heredity/beside.html",
        say=box.voice.say,
        cards=[beside_of(box, view, one, names) for one in entries],
    )


def beside_of(box: Box, view: View, entry: Mapping[str, Any], names: Mapping[int, Any]) -> dict[str, Any]:
    terrain, area = names.get(entry["area"], (None, None))
    where = "" if area is None else box.maybe(area["name"]) or box.word(terrain["name"])
    actions = [icon(signs.PICTURES["action"][one["icon"]]) for one in entry["actions"]]
    return {
        "where": where,
        "actions": actions,
        "card": box.card(entry, view["chapter"], signs.NOTHING, action_lines(box, entry["actions"])),
    }
