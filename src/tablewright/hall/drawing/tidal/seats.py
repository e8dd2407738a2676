"""The participants: each at a glance, and the whole character board with dials, dice, stock, cards and deeds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import Any

import msgspec
from markupsafe import Markup

from tablewright.engine.game import View
from tablewright.games.tidal.kinds import ARENAS, DICE, LEVEL, TRAITS

from ..board import Chair, Regions
from ..paper import draw
from . import signs
from .box import Box

Seat = dict[str, Any]
TURN = 3 * pi / 2
"""How far a dial turns from its first step to its last."""
RADIUS = 25
MIDDLE = 32


def draw_seats(box: Box, view: View, chairs: Sequence[Chair]) -> Regions:
    """Every participant in two regions: at a glance, and the character board."""
    regions: Regions = {}
    for area in view["seats"]:
        around = {"first": view["first_player"] == area["seat"], "alone": view["mode"] == "solo"}
        regions |= draw_seat(box, msgspec.json.encode((around, area, chairs[area["seat"]])))
    return regions


@lru_cache(maxsize=3000)
def draw_seat(box: Box, facts: bytes) -> Regions:
    """One participant from all that is told of it; most moves leave most of them as they were."""
    around, area, chair = msgspec.json.decode(facts, type=tuple[dict[str, Any], Seat, Chair])
    told = told_of(box, around, area, chair)
    seat = area["seat"]
    return {f"glance-{seat}": draw("tidal/glance.html", **told), f"person-{seat}": draw("tidal/person.html", **told)}


def told_of(box: Box, around: Mapping[str, Any], area: Seat, chair: Chair) -> dict[str, Any]:
    return {
        "box": box,
        "say": box.voice.say,
        "sign": signs.sign,
        "area": area,
        "seat": area["seat"],
        "chair": chair,
        "who": area["character"] or "nobody",
        "portrait": signs.portrait(area["character"]),
        "role_words": box.word("role", role=area["role"]),
        "traits": [trait_of(box, area, entry) for entry in area["traits"]],
        "available": dice_of(box, area["available"]),
        "spent": dice_of(box, area["spent"]),
        "cards": [(box.chip(entry), entry.get("card") in area["used"]) for entry in area["in_play"]],
        "revealed": [(box.name(entry), " ".join(box.lines(entry["name"]))) for entry in revealed_by(area)],
        "kept": [box.chip(entry) for entry in area["kept"]],
        "deeds": deeds_of(box, area),
        "unit": unit_of(box) if around["alone"] else box.voice.say("tidal-vp"),
        "position": box.word("track", track="champions"),
        "rival": area["role"] == "rival",
        "ally": area["role"] == "ally",
        **around,
    }


def revealed_by(area: Seat) -> list[dict[str, Any]]:
    """TB-ALLY-04: the card that an ally lends in a turn with it."""
    return [entry for entry in area["in_play"] if "name" in entry]


def unit_of(box: Box) -> Markup:
    """TB-SOLO-13: alone, one counts the distance to the rival."""
    words = box.voice.say("tidal-ahead")
    return Markup('<span title="{}">{}<span class="visually-hidden">{}</span></span>').format(
        words, signs.sign("rival"), words
    )


def dice_of(box: Box, dice: Mapping[str, int]) -> list[dict[str, Any]]:
    """Dice by kind, the best first."""
    kinds = sorted(dice, key=lambda kind: (-LEVEL[DICE.index(kind)], DICE.index(kind)))
    return [
        {"kind": kind, "die": signs.die(kind), "name": box.word("die", die=kind), "count": dice[kind]} for kind in kinds
    ]


def deeds_of(box: Box, area: Seat) -> list[dict[str, Any]]:
    """Completed challenges by arena; those of the Arbiter lie beside the board."""
    names = (*ARENAS, "arbiter")
    return [
        {
            "emblem": signs.emblem(name),
            "name": box.voice.say("tidal-arbiter") if name == "arbiter" else box.island_name(name),
            "count": len(cards),
            "titles": ", ".join(box.name(entry) for entry in cards),
        }
        for name, cards in zip(names, area["columns"], strict=True)
        if cards or name != "arbiter"
    ]


# Dials


def trait_of(box: Box, area: Seat, entry: dict[str, Any]) -> dict[str, Any]:
    """A trait with its dial: an arc up to the step it stands on, and a mark where each level begins."""
    character = box.characters.get(area["character"] or "")
    own = character is not None and TRAITS[character.trait] == entry["trait"]
    return {
        **entry,
        "name": box.word("trait", trait=entry["trait"]),
        "symbol": signs.symbol(entry["trait"]),
        "own": own,
        "arc": arc_to(box, entry["step"]),
        "rail": arc_to(box, last_step(box)),
        "marks": marks_of(box),
        "last": last_step(box),
    }


def last_step(box: Box) -> int:
    return len(box.pack.dial.levels) - 1


def on_dial(step: float, last: int, radius: float) -> tuple[float, float]:
    """Where a step lies on a dial that begins at the lower left and ends at the lower right."""
    angle = 3 * pi / 4 + TURN * step / last
    return round(MIDDLE + radius * cos(angle), 1), round(MIDDLE + radius * sin(angle), 1)


@lru_cache(maxsize=64)
def arc_to(box: Box, step: int) -> str:
    """The arc from the first step of a dial to another one, as a path."""
    last = last_step(box)
    (left, top), (right, bottom) = on_dial(0, last, RADIUS), on_dial(step, last, RADIUS)
    large = int(TURN * step / last > pi)
    return f"M{left} {top}A{RADIUS} {RADIUS} 0 {large} 1 {right} {bottom}"


@lru_cache(maxsize=8)
def marks_of(box: Box) -> str:
    """A notch where each level of a dial begins."""
    levels, last = box.pack.dial.levels, last_step(box)
    begins = [step for step in range(1, last + 1) if levels[step] != levels[step - 1]]
    lines = [(on_dial(step, last, RADIUS - 5), on_dial(step, last, RADIUS + 5)) for step in begins]
    return "".join(f"M{x} {y}L{right} {bottom}" for (x, y), (right, bottom) in lines)
