"""The middle of the table: the story of the chapters, the pool with its piles, and the offer before the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablewright.engine.game import View

from ..board import Chair
from ..paper import draw
from . import signs
from .box import Box
from .tracks import board_of

NUMERALS = ("I", "II", "III")


def draw_story(box: Box, view: View) -> str:
    """Chapters and turns as beads, with the active symbols of each chapter."""
    plan = view["chapters"]
    if plan is None:
        return ""
    return draw(
        "ronin/story.html",
        say=box.voice.say,
        sign=signs.sign,
        path=signs.path,
        title=box.word(f"chapter-{plan['key']}"),
        now=view["chapter"],
        turn=view["turn"],
        over=view["turns_done"] >= 9,
        chapters=[chapter_of(box, view, number, pair) for number, pair in enumerate(plan["active"], start=1)],
        quest=[symbol_word(box, name) for name in plan["side_quest"]],
    )


def chapter_of(box: Box, view: View, number: int, pair: list[str]) -> dict[str, Any]:
    """One chapter: its numeral, its pair, and whether each of its turns is over (2), running (1) or to come (0)."""
    done = view["turns_done"]
    first = (number - 1) * 3
    turns = [2 if first + turn < done else int(first + turn == done) for turn in range(3)]
    return {
        "numeral": NUMERALS[number - 1],
        "now": number == view["chapter"],
        "turns": turns,
        "pair": [symbol_word(box, name) for name in pair],
    }


def symbol_word(box: Box, name: str) -> tuple[Any, str]:
    return signs.symbol(name), box.word("symbol", symbol=name)


def draw_pool(box: Box, view: View, chairs: Sequence[Chair]) -> str:
    """The rows with their markers, the deck, and the order in which the players draft."""
    return draw(
        "ronin/pool.html",
        box=box,
        say=box.voice.say,
        sign=signs.sign,
        view=view,
        order=[marker_of(view, chairs, seat) for seat in view["initiative"]],
        deck_markers=[marker_of(view, chairs, seat) for seat in view["deck_markers"]],
        rows=[row_of(box, view, chairs, row) for row in view["pool"]],
    )


def row_of(box: Box, view: View, chairs: Sequence[Chair], row: dict[str, Any]) -> dict[str, Any]:
    standing: int = row["marker"]
    return {
        "cards": [box.card(entry) for entry in row["cards"]],
        "marker": marker_of(view, chairs, standing) if standing >= 0 else None,
        "bonus": row["bonus_experience"],
    }


def marker_of(view: View, chairs: Sequence[Chair], seat: int) -> dict[str, Any]:
    """The marker of a seat: whose it is, and whether it is its turn to stand somewhere."""
    character = view["seats"][seat]["character"]
    return {
        "seat": seat,
        "who": character or "nobody",
        "name": chairs[seat].title,
        "portrait": signs.portrait(character),
        "acts": view["to_act"][:1] == [seat],
    }


def draw_discard(box: Box, view: View) -> str:
    """The discard pile as a list, the last card first."""
    slips = [box.slip(entry) for entry in reversed(view["discard"])]
    return draw("ronin/discard.html", say=box.voice.say, slips=slips)


# Before the game


def draw_offer(box: Box, view: View, chairs: Sequence[Chair]) -> str:
    """All characters while players choose theirs, then all boards while those are chosen; nothing afterwards.

    Everything of the pack is shown, so that nobody can see from it what a player was dealt.
    """
    if view["initiative"]:
        return ""
    taken = {area["character"]: chairs[area["seat"]].name for area in view["seats"] if area["character"]}
    if view["side"] == "B" and len(taken) == len(view["seats"]):
        return draw("ronin/boards.html", say=box.voice.say, boards=boards_on_offer(box))
    return draw("ronin/characters.html", say=box.voice.say, characters=characters_on_offer(box, taken))


def characters_on_offer(box: Box, taken: dict[str, str]) -> list[dict[str, Any]]:
    return [
        {
            "key": character.key,
            "name": box.character_name(character.key),
            "portrait": signs.portrait(character.key),
            "taken": character.key in taken,
            "by": taken.get(character.key, ""),
            "abilities": [
                (field, box.word(f"ability-{ability.key}"), box.power(ability))
                for field, ability in zip(character.fields, character.abilities, strict=True)
            ],
        }
        for character in box.pack.characters
    ]


def boards_on_offer(box: Box) -> list[dict[str, Any]]:
    boards = []
    for number in range(1, 6):
        board = board_of(box, f"{number}B")
        fields = [
            (field, signs.bonus(board.bonuses[field]) if field in board.bonuses else "", board.points.get(field), words)
            for field, words in box.bonuses(board)
        ]
        boards.append({"number": number, "name": box.word(f"board-{number}"), "fields": fields})
    return boards
