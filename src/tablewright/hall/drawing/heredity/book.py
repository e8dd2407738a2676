"""The book: what the family has read, page after page, the newest open; and what belongs to the places of the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablewright.engine.game import View

from ..paper import draw
from ..signs import NOTHING, icon
from . import signs
from .box import Box, stressed
from .timeline import action_lines

Story = Mapping[str, Any]


def draw_book(box: Box, view: View) -> str:
    """Every page of the chapter, open where the newest begin; one may leaf on, and back to all others."""
    leaves = leaves_of(view)
    return draw(
        "heredity/book.html",
        say=box.voice.say,
        sign=signs.sign,
        title=box.word(view["title"]),
        lead=box.paragraphs(view["lead"]),
        leaves=[[passage_of(box, one) for one in leaf] for leaf in leaves],
        opened=opened(view, leaves),
        outcome=view["outcome"],
        ending=stressed(box.maybe(view["ending"])),
    )


def leaves_of(view: View) -> list[list[Story]]:
    """A leaf for every card with words; one without words is noted where one left off."""
    leaves: list[list[Story]] = []
    for one in view["story"]:
        if one["text"] or not leaves:
            leaves.append([one])
        else:
            leaves[-1].append(one)
    return leaves


def opened(view: View, leaves: Sequence[Sequence[Story]]) -> int:
    """The leaf with the first words of the last action or event, counted from 1; 0 is the cover."""
    fresh = sum(bool(one["text"]) for one in view["story"][-len(view["page"]) :]) if view["page"] else 0
    return len(leaves) - max(fresh, 1) + 1 if leaves else 0


def newest_of(box: Box, view: View) -> list[dict[str, Any]]:
    """All that was read in the last action or event."""
    leaves = leaves_of(view)
    return [passage_of(box, one) for leaf in leaves[max(opened(view, leaves) - 1, 0) :] for one in leaf]


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
        "card": box.card(entry, view["chapter"], NOTHING, action_lines(box, entry["actions"])),
    }
