"""The middle of the table: the pool with its piles, the turns of the chapters, and the characters on offer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
from markupsafe import Markup

from tablewright.engine.game import View

from ..board import Chair
from ..paper import draw
from .box import DestinyBox

Box = DestinyBox[Any]
NUMERALS = ("I", "II", "III")


def chapter_of(view: View, number: int) -> dict[str, Any]:
    """One chapter: its numeral, and whether each of its turns is over (2), running (1) or to come (0)."""
    done = view["turns_done"]
    first = (number - 1) * 3
    return {
        "numeral": NUMERALS[number - 1],
        "now": number == view["chapter"],
        "turns": [2 if first + turn < done else int(first + turn == done) for turn in range(3)],
    }


def symbol_word(box: Box, name: str) -> tuple[Markup, str]:
    return box.signs.symbol(name), box.word("symbol", symbol=name)


def draw_pool(box: Box, view: View, chairs: Sequence[Chair], beside: Sequence[Markup] = ()) -> str:
    """The rows with their markers and what lies beside them, the deck, and the order in which the players draft."""
    around = {name: view[name] for name in ("pool", "initiative", "deck_markers", "to_act", "deck")}
    around["discarded"] = len(view["discard"])
    around["seats"] = [{"character": area["character"]} for area in view["seats"]]
    facts = msgspec.json.encode((around, titles_of(chairs)))
    return draw_rows(box, facts, tuple(beside or [Markup("")] * len(view["pool"])))


@lru_cache(maxsize=2000)
def draw_rows(box: Box, facts: bytes, beside: Sequence[Markup]) -> str:
    """The pool from all that is told of it; while effects are carried out it stays as it was, so it is remembered."""
    around, titles = msgspec.json.decode(facts)
    return draw(
        "destiny/pool.html",
        say=box.voice.say,
        sign=box.signs.sign,
        deck=around["deck"],
        discarded=around["discarded"],
        order=[marker_of(box, around, titles, seat) for seat in around["initiative"]],
        deck_markers=[marker_of(box, around, titles, seat) for seat in around["deck_markers"]],
        rows=[row_of(box, around, titles, row, token) for row, token in zip(around["pool"], beside, strict=True)],
    )


def row_of(box: Box, around: View, titles: Sequence[str], row: dict[str, Any], beside: Markup) -> dict[str, Any]:
    standing: int = row["marker"]
    return {
        "cards": [box.card(entry) for entry in row["cards"]],
        "marker": marker_of(box, around, titles, standing) if standing >= 0 else None,
        "bonus": row["bonus_experience"],
        "beside": beside,
    }


def titles_of(chairs: Sequence[Chair]) -> list[str]:
    """What the game calls each seat; who holds it or is asked does not show on a marker."""
    return [chair.title for chair in chairs]


def marker_of(box: Box, around: View, titles: Sequence[str], seat: int) -> dict[str, Any]:
    """The marker of a seat: whose it is, and whether it is its turn to stand somewhere."""
    character = around["seats"][seat]["character"]
    return {
        "seat": seat,
        "who": character or "nobody",
        "name": titles[seat],
        "portrait": box.signs.portrait(character),
        "acts": around["to_act"][:1] == [seat],
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
