"""Situations in which tests put a character with some cards in play: rolling, choosing dice, fighting."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .sitting import Sitting, bare, challenge, monster


def seated(character: str, cards: Sequence[str], **seat: Any) -> dict[str, Any]:
    """A seat of a character with cards in play."""
    return {"character": character, "in_play": list(cards), **seat}


def with_others(first: Mapping[str, Any], *places: str) -> list[dict[str, Any]]:
    """Four seats: the first, and others whose pawns stand at some places."""
    return [dict(first), *(bare(place=place) for place in places), *(bare() for _ in range(3 - len(places)))]


def rolled(first: Mapping[str, Any], showing: list[str], duel: Mapping[str, Any], *places: str, **more: Any) -> Sitting:
    """The first seat has rolled for a challenge of the Droska Ring, far from the Arbiter."""
    first = {"place": "island:droska", "available": {}, **first}
    return Sitting(
        "after_roll",
        cards={"duel": duel, **more.pop("cards", {})},
        own={"threat": (0, 0, 0), **more.pop("own", {})},
        players=4,
        arbiter="lamara",
        seats=with_others(first, *places),
        turn={"visited": str(first["place"]).partition(":")[2], "attempts": 1, "throws": 1, **more.pop("turn", {})},
        attempt={"cards": ["duel"], "dice": ["novice"] * len(showing), "showing": showing},
        **more,
    )


def choosing(first: Mapping[str, Any], *places: str, **more: Any) -> Sitting:
    """The first seat chooses dice for a challenge of the Droska Ring."""
    return Sitting(
        "choose_dice",
        cards={"duel": more.pop("duel", challenge("f"))},
        own={"threat": (1, 2, 3), **more.pop("own", {})},
        players=4,
        seats=with_others({"place": "island:droska", **first}, *places),
        turn={"visited": "droska", "attempts": 1},
        attempt={"cards": ["duel"]},
        **more,
    )


def fighting(first: Mapping[str, Any], showing: list[str], beast: str = "ffff", *places: str, **more: Any) -> Sitting:
    """The first seat has rolled against a monster at Fold's Edge."""
    dice = more.pop("dice", ["novice"] * len(showing))
    return Sitting(
        "after_roll",
        own={"monsters": {"beast": monster(beast)}, "threat": (1, 2, 3)},
        players=4,
        fold={"edge": {"monster": "beast"}},
        seats=with_others({"place": "island:fold", "available": {}, **first}, *places),
        turn={"visited": "fold", "attempts": 1, "throws": 1},
        attempt={"opponent": "edge", "dice": dice, "showing": showing, "bonus": more.pop("bonus", 0)},
        **more,
    )


def stretching(character: str, card: str, trait: str) -> list[int]:
    """How far a character with a card moves when stretching a challenge with a trait, without it, or not at all."""
    names = {"f": "focus", "s": "spirit", "r": "resilience", "y": "synergy"}
    other = "f" if trait != "f" else "s"
    first = seated(character, [card], steps={"synergy": 3})
    with_it = rolled(first, [names[trait], names[other]], challenge(trait, other))
    without = rolled(first, [names[other], names[other]], challenge(other, other))
    plainly = rolled(first, [names[trait], names[other]], challenge(trait, other))
    return [
        with_it.choose(0, "complete:1").ranking(0),
        without.choose(0, "complete:1").ranking(0),
        plainly.choose(0, "complete:0").ranking(0),
    ]
