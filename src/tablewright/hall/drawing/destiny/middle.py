"""The middle of the table: the pool with its piles, the turns of the chapters, and the characters on offer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
from markupsafe import Markup

from tablewright.engine.game import View

from ..board import Chair, Regions
from ..paper import draw
from ..signs import NOTHING
from .box import DestinyBox

Box = DestinyBox[Any]
NUMERALS = ("I", "II", "III")


def chapter_of(view: View, number: int) -> dict[str, Any]:
    """One chapter: its numeral, and whether each of its turns is over (2), running (1) or to come (0)."""
    done = view["turns_done"]
    first = (number - 1) * 3
    now = number == view["chapter"]
    return {
        "numeral": NUMERALS[number - 1],
        "now": now,
        "turns": [2 if first + turn < done else int(now and first + turn == done) for turn in range(3)],
    }


def symbol_word(box: Box, name: str) -> tuple[Markup, str]:
    return box.signs.symbol(name), box.word("symbol", symbol=name)


def draw_pool(box: Box, view: View, chairs: Sequence[Chair], beside: Sequence[Markup] = ()) -> Regions:
    """The deck and the order in which the players draft, and each row with its marker and what lies beside it."""
    markers = [marker_facts(view, chairs, seat) for seat in range(len(view["seats"]))]
    piles = {
        "deck": view["deck"],
        "discarded": len(view["discard"]),
        "order": [markers[seat] for seat in view["initiative"]],
        "deck_markers": [markers[seat] for seat in view["deck_markers"]],
    }
    regions = {"pool": draw_piles(box, msgspec.json.encode(piles))}
    for number, row in enumerate(view["pool"], start=1):
        marker = markers[row["marker"]] if row["marker"] >= 0 else None
        facts = msgspec.json.encode((number, row["cards"], row["bonus_experience"], marker))
        regions[f"row-{number}"] = draw_row(box, facts, beside[number - 1] if beside else NOTHING)
    return regions


def marker_facts(view: View, chairs: Sequence[Chair], seat: int) -> tuple[int, str | None, str, bool]:
    """Whose marker it is, and whether it is its turn to stand somewhere; who holds the seat does not show on it."""
    return seat, view["seats"][seat]["character"], chairs[seat].title, view["to_act"][:1] == [seat]


# While effects are carried out the pool stays as it was, and a draft changes one row: both are remembered.


@lru_cache(maxsize=2000)
def draw_piles(box: Box, facts: bytes) -> str:
    told = msgspec.json.decode(facts)
    for place in ("order", "deck_markers"):
        told[place] = [marker_of(box, *marker) for marker in told[place]]
    return draw("destiny/pool.html", say=box.voice.say, sign=box.signs.sign, **told)


@lru_cache(maxsize=6000)
def draw_row(box: Box, facts: bytes, beside: Markup) -> str:
    number, cards, bonus, marker = msgspec.json.decode(facts)
    return draw(
        "destiny/row.html",
        say=box.voice.say,
        sign=box.signs.sign,
        number=number,
        cards=[box.card(entry) for entry in cards],
        bonus=bonus,
        marker=None if marker is None else marker_of(box, *marker),
        beside=beside,
    )


def marker_of(box: Box, seat: int, character: str | None, name: str, acts: bool) -> dict[str, Any]:  # noqa: FBT001
    return {
        "seat": seat,
        "who": character or "nobody",
        "name": name,
        "portrait": box.signs.portrait(character),
        "acts": acts,
    }


def draw_discard(box: Box, view: View) -> str:
    """The discard pile as a list, the last card first."""
    return draw_slips(box, msgspec.json.encode(view["discard"]))


@lru_cache(maxsize=1000)
def draw_slips(box: Box, discard: bytes) -> str:
    """Few choices discard anything, so the list is remembered by its cards."""
    slips = [box.slip(entry) for entry in reversed(msgspec.json.decode(discard))]
    return draw("destiny/discard.html", say=box.voice.say, slips=slips)


def draw_characters(box: Box, view: View, chairs: Sequence[Chair], title: str) -> str:
    """All characters of the pack, so that nobody can see from it what a player was dealt."""
    taken = {area["character"]: chairs[area["seat"]].name for area in view["seats"] if area["character"]}
    characters = [
        {
            "key": character.key,
            "name": box.character_name(character.key),
            "portrait": box.signs.portrait(character.key),
            "taken": character.key in taken,
            "by": taken.get(character.key, ""),
            "abilities": [
                (field, box.word(f"ability-{ability.key}"), box.power(ability))
                for field, ability in zip(character.fields, character.abilities, strict=True)
            ],
        }
        for character in box.characters.values()
    ]
    return draw("destiny/characters.html", say=box.voice.say, characters=characters, title=title)
