"""The timeline along the top: its cards with their anchors and tokens, the hourglass, and the decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from tablewright.engine.game import View

from ..paper import draw
from ..signs import NOTHING, count, icon
from . import signs
from .box import Box


def draw_timeline(box: Box, view: View) -> str:
    return draw(
        "heredity/timeline.html",
        say=box.voice.say,
        sign=signs.sign,
        hourglass=view["hourglass"],
        stops=[stop_of(box, view, place) for place in range(len(view["timeline"]))],
    )


def stop_of(box: Box, view: View, place: int) -> dict[str, Any] | None:
    """A card of the timeline; None where one has been taken away since the hourglass last moved."""
    entry = view["timeline"][place]
    if entry is None:
        return None
    return {
        "number": entry["number"],
        "family": entry["family"],
        "here": place == view["hourglass"],
        "colour": entry["colour"] or "",
        "free": [(edge, colour, slot_words(box, edge, colour)) for edge, colour in entry["free"]],
        "card": card_of(box, view, entry),
        "below": [hanging_of(box, view, one) for one in entry["below"]],
    }


def slot_words(box: Box, edge: str, colour: str) -> str:
    return box.voice.say("heredity-slot", edge=box.word(f"edge-{edge}"), colour=box.word(f"anchor-{colour}"))


def card_of(box: Box, view: View, entry: Mapping[str, Any]) -> Markup:
    npc = entry["npc"]
    strip, lines = (npc_strip(npc), npc_lines(box, npc)) if npc else (NOTHING, [])
    if entry["event"]:
        lines = [box.word(entry["event"]), *lines]
    if entry["fails"]:
        strip, lines = strip + icon_word("sign", "fails"), [*lines, box.voice.say("heredity-fails")]
    return box.card(entry, view["chapter"], strip, lines)


def hanging_of(box: Box, view: View, entry: Mapping[str, Any]) -> dict[str, Any]:
    """HER-ANCH-13: a card below its host, with the moment at which it applies."""
    moment = box.voice.say("heredity-moment", moment=entry["moment"]) if entry["moment"] else ""
    lines = [part for part in (box.maybe(entry["event"]), moment) if part]
    return {"colour": entry["colour"] or "", "card": box.card(entry, view["chapter"], NOTHING, lines)}


# People on cards


def icon_word(group: str, name: str, number: int | str = "") -> Markup:
    """A sign with a number, as one word."""
    return Markup('<span class="word">{}{}</span>').format(
        count(str(number)) if number != "" else "", icon(signs.PICTURES[group][name])
    )


def npc_strip(npc: Mapping[str, Any]) -> Markup:
    """HER-NPC-02: attitude, life and defence, then what it does in its event."""
    parts = [
        icon_word("attitude", npc["attitude"]),
        icon_word("sign", "life", npc["life"]),
        icon_word("sign", "defence", npc["defence"]),
    ]
    parts += [icon_word("effect", line["kind"], strength_of(line)) for line in npc["ai"]]
    return Markup("").join(parts)


def strength_of(line: Mapping[str, Any]) -> int | str:
    number: int | str = line.get("areas", line.get("strength", ""))
    return number


def npc_lines(box: Box, npc: Mapping[str, Any]) -> list[str]:
    say = box.voice.say
    attitude = box.word("attitude", attitude=npc["attitude"])
    first = say("heredity-npc-card", attitude=attitude, life=npc["life"], defence=npc["defence"])
    return [first, *(ai_line(box, line) for line in npc["ai"]), *action_lines(box, npc["actions"])]


def ai_line(box: Box, line: Mapping[str, Any]) -> str:
    everybody = "yes" if line.get("targets") == "all_in_area" else "no"
    return box.voice.say(
        "heredity-ai", kind=line["kind"], areas=line.get("areas", 0), strength=line.get("strength", 0),
        range=line.get("range", 0), everybody=everybody,
    )  # fmt: skip


def action_lines(box: Box, actions: list[Mapping[str, Any]]) -> list[str]:
    """HER-NPC-22: what one can do with a card, and what it costs."""
    return [action_line(box, one) for one in actions]


def action_line(box: Box, one: Mapping[str, Any]) -> str:
    action = box.word("action", action=one["icon"])
    cost = ", ".join(f"{box.token_name(part['token'], '')}: {part['n']}" for part in one["cost"])
    return box.voice.say("heredity-action-costs", action=action, cost=cost) if cost else action.capitalize()


# Decks


def draw_decks(box: Box, view: View) -> str:
    """HER-SETUP-08: how much is still unread, and the karma that everybody may see."""
    karma = view["karma"]
    return draw(
        "heredity/decks.html",
        say=box.voice.say,
        sign=signs.sign,
        title=box.word(view["title"]),
        view=view,
        discard=[karma_of(box, one) for one in karma["discard"]],
        drawn=None if karma["drawn"] is None else karma_of(box, karma["drawn"]),
    )


def karma_of(box: Box, entry: Mapping[str, Any]) -> dict[str, Any]:
    value = "✕" if entry["fails"] else "" if entry["value"] is None else f"{entry['value']:+d}"
    return {"name": box.word(entry["name"]), "value": value, "words": box.maybe(entry["attack"])}
