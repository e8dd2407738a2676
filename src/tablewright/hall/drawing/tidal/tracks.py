"""The tracks at the top: the rounds with their threat, and the Champions Board with everybody's position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablewright.engine.game import View

from ..board import Chair
from ..paper import draw
from . import people, signs
from .box import Box


def draw_champions(box: Box, view: View, chairs: Sequence[Chair]) -> str:
    return draw(
        "tidal/champions.html",
        say=box.voice.say,
        sign=signs.sign,
        title=box.word("track", track="champions"),
        positions=[position_of(box, view, chairs, number) for number in range(len(box.pack.champions.points))],
        rounds=rounds_of(box, view),
        now=box.word("round", round=view["round"]),
        threat=view["threat"],
    )


def position_of(box: Box, view: View, chairs: Sequence[Chair], number: int) -> dict[str, Any]:
    """A position: its points, and who stands there."""
    here = [area["seat"] for area in view["seats"] if area["ranking"] == number and takes_part(area)]
    return {
        "number": number,
        "points": box.pack.champions.points[number],
        "tokens": [people.token(view, chairs, seat, f"rank-{seat}") for seat in here],
    }


def draw_champions_at_end(box: Box, view: View, chairs: Sequence[Chair]) -> str:
    """Where everybody has come to, the foremost first, if a rival took part; nothing otherwise."""
    if view["mode"] == "standard":
        return ""
    title = box.word("track", track="champions")
    foremost = sorted(view["seats"], key=lambda area: -area["ranking"])
    return draw(
        "tidal/ending.html",
        say=box.voice.say,
        title=title[:1].upper() + title[1:],
        places=[
            (chairs[area["seat"]].title, box.word("role", role=area["role"]), area["ranking"]) for area in foremost
        ],
    )


def takes_part(area: dict[str, Any]) -> bool:
    return area["character"] is not None


def rounds_of(box: Box, view: View) -> list[dict[str, Any]]:
    """The rounds of the track; the Sign-up round is one only while it is played."""
    keys = [one.key for one in box.pack.rounds]
    now = keys.index(view["round"])
    return [
        {
            "name": box.word("round", round=one.key),
            "state": 2 if number < now else int(number == now),
            "threat": one.threat,
            "discs": one.discs,
        }
        for number, one in enumerate(box.pack.rounds)
        if number or now == 0
    ]
