"""The middle of the table: the pool with its piles, the turns of the chapters, and the characters on offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

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
    tokens = beside or [Markup("")] * len(view["pool"])
    return draw(
        "destiny/pool.html",
        say=box.voice.say,
        sign=box.signs.sign,
        view=view,
        order=[marker_of(box, view, chairs, seat) for seat in view["initiative"]],
        deck_markers=[marker_of(box, view, chairs, seat) for seat in view["deck_markers"]],
        rows=[row_of(box, view, chairs, row, token) for row, token in zip(view["pool"], tokens, strict=True)],
    )


def row_of(box: Box, view: View, chairs: Sequence[Chair], row: dict[str, Any], beside: Markup) -> dict[str, Any]:
    standing: int = row["marker"]
    return {
        "cards": [box.card(entry) for entry in row["cards"]],
        "marker": marker_of(box, view, chairs, standing) if standing >= 0 else None,
        "bonus": row["bonus_experience"],
        "beside": beside,
    }


def marker_of(box: Box, view: View, chairs: Sequence[Chair], seat: int) -> dict[str, Any]:
    """The marker of a seat: whose it is, and whether it is its turn to stand somewhere."""
    character = view["seats"][seat]["character"]
    return {
        "seat": seat,
        "who": character or "nobody",
        "name": chairs[seat].title,
        "portrait": box.signs.portrait(character),
        "acts": view["to_act"][:1] == [seat],
    }


def draw_discard(box: Box, view: View) -> str:
    """The discard pile as a list, the last card first."""
    slips = [box.slip(entry) for entry in reversed(view["discard"])]
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
