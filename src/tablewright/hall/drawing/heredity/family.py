"""The family: each member with its three cards, action spaces, damage, tokens, items and materials."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from markupsafe import Markup

from tablewright.engine.game import View
from tablewright.games.heredity.kinds import PCS

from ..board import Chair, Regions
from ..paper import draw
from ..signs import NOTHING, icon
from . import signs
from .box import Box
from .timeline import icon_word

Member = dict[str, Any]


def draw_family(box: Box, view: View, chairs: Sequence[Chair]) -> Regions:
    """A region for each member."""
    regions: Regions = {}
    for told in view["family"]:
        held = [chair for chair in chairs if chair.seat in told["seats"]]
        around = {
            "chapter": view["chapter"],
            "alone": len(chairs) == 1,
            "resting": bool(held) and {*told["seats"]} <= {*view["resting"]},
        }
        regions[f"member-{told['name']}"] = draw_member(box, msgspec.json.encode((around, told, held)))
    return regions


@lru_cache(maxsize=3000)
def draw_member(box: Box, facts: bytes) -> str:
    """A member from all that is told of it; most moves leave most of them as they were."""
    around, told, chairs = msgspec.json.decode(facts, type=tuple[dict[str, Any], Member, list[Chair]])
    name = told["name"]
    return draw(
        "heredity/member.html",
        say=box.voice.say,
        sign=signs.sign,
        told=told,
        who=name,
        character=PCS.index(name),
        name=box.word(f"pc-{name}"),
        portrait=signs.portrait(name),
        chairs=chairs,
        asked=any(chair.asked for chair in chairs),
        parts=[part_of(box, told, around["chapter"], index) for index in range(len(told["body"]))],
        **around,
    )


def part_of(box: Box, told: Member, chapter: str, index: int) -> dict[str, Any]:
    """A card of the body, with the items at its left and right (HER-ITEM-05)."""
    body, name = told["body"][index], told["name"]
    left, right = told["equipment"][2 * index : 2 * index + 2]
    return {
        "part": body["part"],
        "words": box.word(f"part-{body['part']}"),
        "picture": icon(signs.PICTURES["part"][body["part"]]),
        "injured": body["injured"],
        "spaces": spaces_of(box, name, body["part"], body["spaces"]),
        "sides": [
            ("left", body["left"], anchor_words(box, body["left"]), item_of(box, name, left, chapter)),
            ("right", body["right"], anchor_words(box, body["right"]), item_of(box, name, right, chapter)),
        ],
    }


def anchor_words(box: Box, anchor: str) -> str:
    return box.voice.say("heredity-anchor", anchor=box.word(f"anchor-of-{anchor}"))


def item_of(box: Box, pc: str, entry: Mapping[str, Any] | None, chapter: str) -> dict[str, Any] | None:
    """An item that is carried: its name, what it does all the time, and its own action spaces."""
    if entry is None:
        return None
    lines = item_lines(box, entry)
    return {
        "number": entry["number"],
        "name": box.word(entry["name"]),
        "picture": icon(signs.card_picture(entry["number"], "item")),
        "background": entry["background"],
        "off": entry["off"],
        "lines": lines,
        "strip": Markup("").join(permanent_sign(one) for one in entry["permanent"]),
        "tokens": box.tokens(entry, chapter),
        "spaces": spaces_of(box, pc, f"i{entry['number']}", entry["spaces"]),
        "paragraphs": box.paragraphs(entry["text"]),
    }


def item_lines(box: Box, entry: Mapping[str, Any]) -> list[str]:
    say = box.voice.say
    lines = [permanent_words(box, one) for one in entry["permanent"] if one["kind"] != "statement"]
    lines += [box.word(key) for key in entry["statements"]]
    if entry["upgrade"] is not None:
        lines.append(say("heredity-upgrade", cost=entry["upgrade"]))
    if entry["off"]:
        lines.append(say("heredity-off"))
    return [say("heredity-value", value=entry["value"]), *lines]


def permanent_sign(one: Mapping[str, Any]) -> Markup:
    return icon_word("effect", one["kind"], f"+{one['plus']}" if "plus" in one else "")


def permanent_words(box: Box, one: Mapping[str, Any]) -> str:
    return box.voice.say("heredity-permanent", kind=one["kind"], plus=one.get("plus", 0), hazard=one.get("hazard", ""))


def spaces_of(box: Box, pc: str, card: str, spaces: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    return [space_of(box, f"space-{pc}-{card}.{index}", space) for index, space in enumerate(spaces)]


def space_of(box: Box, place: str, space: Mapping[str, Any]) -> dict[str, Any]:
    """HER-TOKEN-03: an action space is free, or it has an action token or damage on it."""
    state = "token" if space["token"] else "damage" if space["damage"] else "free"
    return {
        "place": place,
        "state": state,
        "icons": [icon(signs.PICTURES["action"][action]) for action in space["icons"]],
        "effect": effect_sign(space["effect"]),
        "heart": space["heart"],
        "token": signs.portrait(space["token"]) if space["token"] else "",
        "who": space["token"] or "",
        "words": space_words(box, space, state),
    }


def effect_sign(effect: Mapping[str, Any] | None) -> Markup:
    if effect is None:
        return NOTHING
    return icon_word("effect", effect["kind"], effect.get("strength", ""))


def space_words(box: Box, space: Mapping[str, Any], state: str) -> str:
    return ", ".join([*space_shows(box, space), box.voice.say("heredity-space", state=state)])


def space_shows(box: Box, space: Mapping[str, Any]) -> list[str]:
    """What is printed on an action space."""
    say, effect = box.voice.say, space["effect"]
    parts = [box.word("action", action=action) for action in space["icons"]]
    if effect is not None:
        strength, reach = effect.get("strength", 0), effect.get("range", 0)
        everybody = "yes" if effect.get("targets") == "all_in_area" else "no"
        parts.append(say("heredity-effect", kind=effect["kind"], strength=strength, range=reach, everybody=everybody))
    if space["heart"]:
        parts.append(say("heredity-heart"))
    return parts
