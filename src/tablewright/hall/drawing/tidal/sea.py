"""The sea: the islands with their action spaces, pawns and discs, the Arbiter, and the boat on its way around them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablewright.engine.game import View
from tablewright.games.tidal.content import Battle, Gains, Island, Trade
from tablewright.games.tidal.kinds import FOLD, ISLANDS
from tablewright.games.tidal.printed import effect_text, gains_of

from ..board import Chair
from ..paper import draw
from . import people, signs
from .box import Box

SIDES = ("top", "right", "bottom", "left")


def draw_sea(box: Box, view: View, chairs: Sequence[Chair]) -> str:
    """The four islands this side of the Fold, and the boat track around them."""
    return draw(
        "tidal/sea.html",
        say=box.voice.say,
        sign=signs.sign,
        islands=[island_of(box, view, chairs, island) for island in range(len(ISLANDS)) if island != FOLD],
        sides=boat_track(box, view),
        boat=box.word("track", track="boat"),
    )


def island_of(box: Box, view: View, chairs: Sequence[Chair], island: int) -> dict[str, Any]:
    """An island with what lies and stands on it."""
    printed, told = box.pack.islands[island], view["islands"][island]
    captive = view["captor"] is not None
    return {
        "key": printed.key,
        "name": box.island_name(printed.key),
        "icon": signs.island_icon(printed.key),
        "arena": island < FOLD and printed.key in ISLANDS[:3],
        "arbiter": view["arbiter"] == printed.key and not captive,
        "here": view["visited"] == printed.key,
        "effect": effect_signs(printed),
        "effect_words": box.line(effect_text(printed.effect)),
        "beside": people.pawns(view, chairs, told["beside"]),
        "discs": people.discs(view, chairs, told["discs"], printed.key),
        "spaces": [
            space_of(box, view, chairs, space, gains_of(one, view["mode"]))
            for space, one in zip(told["spaces"], printed.spaces, strict=True)
        ],
    }


def effect_signs(island: Island) -> Any:
    match island.effect:
        case Gains(rewards):
            return signs.rewards(rewards)
        case Trade(fruit):
            return signs.word(signs.sign("market")) + signs.counted(fruit, "fruit")
        case Battle():
            return signs.word(signs.sign("hits"))


def space_of(box: Box, view: View, chairs: Sequence[Chair], told: dict[str, Any], rewards: Any) -> dict[str, Any]:
    key = told["space"]
    return {
        "key": key,
        "name": box.word(f"space-{key}"),
        "frame": told["frame"],
        "frame_words": box.word(f"frame-{told['frame']}"),
        "rewards": signs.rewards(rewards),
        "words": box.rewards(rewards),
        "pawns": people.pawns(view, chairs, told["pawns"]),
        "discs": people.discs(view, chairs, told["discs"], key),
    }


def boat_track(box: Box, view: View) -> list[dict[str, Any]]:
    """TB-BOAT-01: the stops around the islands, clockwise from the top left, shared out to the four sides."""
    stops = [
        {
            "number": 0,
            "signs": signs.sign("sail"),
            "words": box.voice.say("tidal-boat-start"),
            "here": view["boat"] == 0,
        }
    ]
    for number, rewards in enumerate(box.pack.boat, start=1):
        here = view["boat"] == number
        stops.append({"number": number, "signs": signs.rewards(rewards), "words": box.rewards(rewards), "here": here})
    short = max(1, len(stops) // 6)
    long = len(stops) - 2 * short
    lengths = ((long + 1) // 2, short, long // 2, short)
    ends = [sum(lengths[: side + 1]) for side in range(len(SIDES))]
    return [
        {"side": side, "start": end - length + 1, "stops": stops[end - length : end]}
        for side, length, end in zip(SIDES, lengths, ends, strict=True)
    ]
