"""The Fold: its action spaces, and the two monsters with their spots, armour, hits and the odds of hitting them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablewright.engine.game import View
from tablewright.games.tidal.faces import Monster, Spot
from tablewright.games.tidal.kinds import ARENAS, EDGE, FOLD, REEF, SLOTS, TRAITS
from tablewright.games.tidal.printed import losses_text, spot_text
from tablewright.games.tidal.results import SYMBOLS

from ..board import Chair
from ..paper import draw
from ..signs import NOTHING
from . import people, signs
from .attempt import chance
from .box import Box
from .sea import island_of


def draw_fold(box: Box, view: View, chairs: Sequence[Chair]) -> str:
    """Fold's Edge above, the Inner Reef below: the nearer to the islands, the nearer to the end."""
    island = island_of(box, view, chairs, FOLD)
    slots = [slot_of(box, view, chairs, slot) for slot in range(len(SLOTS))]
    return draw(
        "tidal/fold.html",
        say=box.voice.say,
        sign=signs.sign,
        island=island,
        slots=slots,
        left=view["decks"]["monster_deck"],
    )


def slot_of(box: Box, view: View, chairs: Sequence[Chair], slot: int) -> dict[str, Any]:
    told = view["fold"][slot]
    return {
        "key": SLOTS[slot],
        "name": box.word("slot", slot=SLOTS[slot]),
        "monster": None if told is None else monster_of(box, view, chairs, slot, told),
    }


def monster_of(box: Box, view: View, chairs: Sequence[Chair], slot: int, told: dict[str, Any]) -> dict[str, Any]:
    """A monster as its card tells it, with the tokens on its spots."""
    monster = box.pack.monster(box.faces[told["name"]])
    style = ARENAS[monster.style]
    return {
        "card": told["card"],
        "name": box.word(told["name"]),
        "lines": box.lines(told["name"]),
        "picture": box.monster_picture(monster),
        "strength": monster.strength,
        "style": signs.emblem(style),
        "style_words": box.word("print-monster-style", arena=style),
        "special": special_signs(monster),
        "reward": signs.rewards(monster.reward),
        "reward_words": box.rewards(monster.reward),
        "kill": [signs.rewards(side) for side in monster.kill],
        "kill_words": ", ".join(box.rewards(side) for side in monster.kill),
        "invasion": signs.losses(monster.invasion),
        "invasion_words": ", ".join(box.message(one) for one in losses_text(monster.invasion)),
        "rows": spot_rows(box, view, chairs, slot, monster),
        "fought": is_fought(view, slot),
        "captor": view["captor"] is not None and view["captor"].get("card") == told["card"],
    }


def special_signs(monster: Monster) -> Any:
    """TB-AMON-03, -04: the symbol of the guard, or those that never hit."""
    if monster.guard >= 0:
        return signs.sign("restrictions") + signs.symbol(TRAITS[monster.guard])
    if monster.forbidden:
        return signs.sign("threat") + signs.symbols(SYMBOLS[one] for one in monster.forbidden)
    return NOTHING


def spot_rows(box: Box, view: View, chairs: Sequence[Chair], slot: int, monster: Monster) -> list[list[Any]]:
    """The spots in the rows and columns of the card; an empty place is None."""
    columns = max(spot.column for spot in monster.spots) + 1
    rows: list[list[Any]] = [[None] * columns for _ in range(max(spot.row for spot in monster.spots) + 1)]
    for number, spot in enumerate(monster.spots):
        rows[spot.row][spot.column] = spot_of(box, view, chairs, slot, number, spot)
    return rows


def spot_of(box: Box, view: View, chairs: Sequence[Chair], slot: int, number: int, spot: Spot) -> dict[str, Any]:
    hit = view["fold"][slot]["hits"][number]
    struck = is_fought(view, slot) and number in view["attempt"]["struck"]
    piece = f"hit-{slot}-{number}"
    return {
        "number": number,
        "place": f"hit-{number}" if slot == slot_of_hits(view) else None,
        "symbol": signs.symbol(TRAITS[spot.trait]),
        "words": box.message(spot_text(spot)),
        "armour": spot.armour if spot.armour > 1 else 0,
        "ranking": spot.ranking,
        "side": spot.side,
        "link": spot.link,
        "centred": spot.centred,
        "hit": None if hit < 0 else people.token(view, chairs, hit, piece),
        "struck": struck,
        "chance": chance_to_hit(view, slot, number),
    }


def is_fought(view: View, slot: int) -> bool:
    return view["attempt"] is not None and view["attempt"]["opponent"] == slot


def slot_of_hits(view: View) -> int:
    """The monster whose spots are chosen: the one fought, or the lowest with a token (TB-SCHEME-08)."""
    if view["attempt"] is not None and view["attempt"]["opponent"] >= 0:
        opponent: int = view["attempt"]["opponent"]
        return opponent
    return next((slot for slot in (REEF, EDGE) if has_token(view["fold"][slot])), REEF)


def has_token(told: Mapping[str, Any] | None) -> bool:
    return told is not None and any(seat == 0 for seat in told["hits"])


def chance_to_hit(view: View, slot: int, number: int) -> str:
    if not is_fought(view, slot):
        return ""
    odds = view["attempt"]["odds"]["hit"].get(str(number))
    return "" if odds is None else chance(odds)
