"""The seats of a table: each at a glance, its character board, and its timeline with what the chapter would give."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from tablewright.engine.game import View
from tablewright.games.destiny.experience import MOST, TRACK_END
from tablewright.games.destiny.symbols import SYMBOLS

from ..board import Chair, Regions
from ..paper import draw
from . import signs
from .box import Box

Seat = dict[str, Any]


def draw_seats(box: Box, view: View, chairs: Sequence[Chair]) -> Regions:
    """Every seat in three regions: at a glance, its character and its timeline."""
    around = {name: view[name] for name in ("initiative", "active", "turns_done")} | {"count": len(view["seats"])}
    regions: Regions = {}
    for area in view["seats"]:
        regions |= draw_seat(box, msgspec.json.encode((around, area, chairs[area["seat"]])))
    return regions


@lru_cache(maxsize=3000)
def draw_seat(box: Box, facts: bytes) -> Regions:
    """One seat from all that is told of it; most moves leave most seats as they were, so they are remembered."""
    around, area, chair = msgspec.json.decode(facts, type=tuple[dict[str, Any], Seat, Chair])
    seat: int = area["seat"]
    person = person_of(box, around, area, chair)
    return {
        f"glance-{seat}": draw("ronin/glance.html", box=box, say=box.voice.say, sign=signs.sign, **person),
        f"person-{seat}": draw("ronin/person.html", box=box, say=box.voice.say, sign=signs.sign, **person),
        f"timeline-{seat}": draw_timeline(box, around, area, person),
    }


def person_of(box: Box, around: View, area: Seat, chair: Chair) -> dict[str, Any]:
    """What the glance and the character board of a seat tell."""
    order: list[int] = around["initiative"]
    return {
        "area": area,
        "seat": area["seat"],
        "left": (area["seat"] + 1) % around["count"],
        "right": (area["seat"] - 1) % around["count"],
        "chair": chair,
        "who": area["character"] or "nobody",
        "portrait": signs.portrait(area["character"]),
        "place": order.index(area["seat"]) + 1 if area["seat"] in order else 0,
        "chips": [box.chip(entry) for entry in area["timeline"]],
        "tokens": [(name, signs.symbol(name), area["tokens"][name]) for name in SYMBOLS if area["tokens"][name]],
        "experience": experience_track(box, area),
        "abilities": abilities_of(box, area),
        "sources": [(box.word("source", source=name), points) for name, points in area["points_by_source"].items()],
    }


def experience_track(box: Box, area: Seat) -> dict[str, Any]:
    """The experience track as lengths of a line: the standard lap to 20 and the golden lap after it."""
    golden = area["golden_marker"]
    return {
        "now": area["experience"],
        "end": TRACK_END,
        "most": MOST,
        "standard": area["standard_marker"],
        "golden": golden,
        "fields": [field for field in area["fields"] if field],
        "prizes": sorted(box.pack.golden.items()),
    }


def abilities_of(box: Box, area: Seat) -> list[dict[str, Any]]:
    """The abilities of a seat, then those it learned from neighbours."""
    entries = [(entry, False) for entry in area["abilities"]] + [(entry, True) for entry in area["borrowed"]]
    fields = [*area["fields"], *[0] * len(area["borrowed"])]
    return [
        {
            "key": entry["ability"],
            "name": box.word(f"ability-{entry['ability']}"),
            "words": box.power(box.abilities[entry["ability"]]),
            "state": entry["state"],
            "state_word": box.word(f"state-{entry['state']}"),
            "borrowed": borrowed,
            "field": field,
        }
        for (entry, borrowed), field in zip(entries, fields, strict=True)
    ]


def draw_timeline(box: Box, around: View, area: Seat, person: dict[str, Any]) -> str:
    counts = [(name, symbol_count(box, area, name)) for name in SYMBOLS]
    return draw(
        "ronin/timeline.html",
        box=box,
        say=box.voice.say,
        sign=signs.sign,
        seat=area["seat"],
        area=area,
        who=person["who"],
        name=person["chair"].title,
        cards=[box.card(entry) for entry in area["timeline"]],
        tokens=[(name, signs.symbol(name), box.word("symbol", symbol=name), area["tokens"][name]) for name in SYMBOLS],
        gain=chapter_gain(around, dict(counts)),
        counts=[(signs.symbol(name), box.word("symbol", symbol=name), number) for name, number in counts],
        active=around["active"],
    )


def symbol_count(box: Box, area: Seat, name: str) -> int:
    """RON-END-02: how many of a symbol a seat has, uncovered on its timeline and as tokens."""
    number = SYMBOLS.index(name)
    printed = (
        1
        for entry in area["timeline"]
        if "key" in entry
        for slot, one in enumerate(box.cards[entry["key"]].symbols)
        if one == number and slot not in entry["covered"]
    )
    return int(area["tokens"][name]) + sum(printed)


def chapter_gain(around: View, counts: dict[str, int]) -> dict[str, Any] | None:
    """RON-END-01 to -07: what the end of the chapter would give now: experience for the most, points for the fewest."""
    if not around["active"] or around["turns_done"] >= 9:
        return None
    left, right = (counts[name] for name in around["active"])
    symbols = [(signs.path(side), signs.symbol(name), counts[name]) for side, name in enumerate(around["active"])]
    return {"symbols": symbols, "experience": max(left, right), "points": min(left, right)}
