"""Hints: what the greedy bot would do in a seat, and how much better it thinks that is."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from tablewright.bots.greedy import GreedyBot
from tablewright.engine.dice import Luck
from tablewright.engine.knowledge import knows
from tablewright.engine.outlook import Outlook
from tablewright.engine.position import Position

from .live import LiveTable
from .playing import match_of, sound_position
from .refusals import Conflict


@dataclass(frozen=True, slots=True)
class Hint:
    """The option that the bot likes best, what it expects of it, and the next best one."""

    option: str
    worth: float
    second: str | None
    second_worth: float


async def hint(live: LiveTable, seat: int) -> Hint:
    """Asks the greedy bot, who knows only what the seat knows. The same position always gets the same hint."""
    async with live.lock:
        match = match_of(live)
        if seat not in live.asked():
            raise Conflict("refused-not-asked")
        bot = GreedyBot(Luck(f"hint {live.question_token(seat)}"))
        with sound_position(live):
            judged = await asyncio.to_thread(bot.judge, Outlook(as_known(match.position, seat), seat))
    ranked = sorted(judged, key=lambda one: -one.worth)
    best, second = ranked[0], ranked[1] if len(ranked) > 1 else None
    return Hint(
        best.option.id,
        best.worth,
        None if second is None else second.option.id,
        best.worth if second is None else second.worth,
    )


def as_known(position: Position, seat: int) -> Position:
    """The position with all faces that a seat has not seen put in order: a hint must not depend on how they lie."""
    table, known = position.table, position.clone()
    backs, faces = position.game.backs(table), table.faces[:]
    unseen: dict[int, list[int]] = {}
    for card, face in enumerate(table.faces):
        if not knows(table, seat, card):
            unseen.setdefault(backs[face], []).append(card)
    for cards in unseen.values():
        for card, face in zip(cards, sorted(table.faces[card] for card in cards), strict=True):
            faces[card] = face
    known.believe(faces, 0)
    return known
