"""The middle of a table of Ronin: the plan of the chapters, and the offer of characters and boards before the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from tablewright.engine.game import View

from ..board import Chair
from ..destiny.middle import chapter_of, draw_characters, symbol_word
from ..destiny.signs import path
from ..paper import draw
from .box import Box
from .signs import bonus
from .tracks import board_of


def draw_story(box: Box, view: View) -> str:
    """Chapters and turns as beads, with the active symbols of each chapter."""
    if view["chapters"] is None:
        return ""
    return draw_plan(box, msgspec.json.encode({name: view[name] for name in ("chapters", "chapter", "turns_done")}))


@lru_cache(maxsize=500)
def draw_plan(box: Box, facts: bytes) -> str:
    """The story from all that is told of it; it changes once a turn, so it is remembered."""
    around = msgspec.json.decode(facts)
    plan = around["chapters"]
    return draw(
        "ronin/story.html",
        say=box.voice.say,
        sign=box.signs.sign,
        path=path,
        title=box.word(f"chapter-{plan['key']}"),
        chapters=[
            chapter_of(around, number) | {"pair": [symbol_word(box, name) for name in pair]}
            for number, pair in enumerate(plan["active"], start=1)
        ],
        quest=[symbol_word(box, name) for name in plan["side_quest"]],
    )


def draw_offer(box: Box, view: View, chairs: Sequence[Chair]) -> str:
    """All characters while players choose theirs, then all boards while those are chosen; nothing afterwards."""
    if view["initiative"]:
        return ""
    if view["side"] == "B" and all(area["character"] for area in view["seats"]):
        return draw("ronin/boards.html", say=box.voice.say, boards=boards_on_offer(box))
    return draw_characters(box, view, chairs, box.voice.say("ronin-characters"))


def boards_on_offer(box: Box) -> list[dict[str, Any]]:
    boards = []
    for number in range(1, 6):
        board = board_of(box, f"{number}B")
        fields = [
            (field, bonus(board.bonuses[field]) if field in board.bonuses else "", board.points.get(field), words)
            for field, words in box.bonuses(board)
        ]
        boards.append({"number": number, "name": box.word(f"board-{number}"), "fields": fields})
    return boards
