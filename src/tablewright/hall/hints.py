"""Hints: what the greedy bot would do in a seat, and how much better it thinks that is."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Final

from tablewright.bots.greedy import GreedyBot
from tablewright.engine.dice import Luck
from tablewright.engine.knowledge import knows
from tablewright.engine.options import Option
from tablewright.engine.outlook import Outlook
from tablewright.engine.position import Position
from tablewright.engine.questions import EverySeat
from tablewright.engine.table import Event

from .live import LiveTable
from .playing import match_of, sound_position
from .refusals import Conflict

FORESEEN: Final = 3


@dataclass(frozen=True, slots=True)
class Hint:
    """The option that the bot likes best, what it expects of it, and the next best one."""

    option: str
    worth: float
    second: str | None
    second_worth: float
    then: tuple[Event, ...]
    """What the option does to the seat at once, as far as the seat can know it."""


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
            then = consequences(as_known(match.position, seat), seat, best.option)
    return Hint(
        best.option.id,
        best.worth,
        None if second is None else second.option.id,
        best.worth if second is None else second.worth,
        then,
    )


def consequences(known: Position, seat: int, option: Option[Any]) -> tuple[Event, ...]:
    """What happens to a seat right after its choice; nothing where others' secrets, cards or dice decide that."""
    if isinstance(known.pending, EverySeat):
        return ()
    table = known.table
    journal: list[Event] = []
    before = table.dice, table.learned
    table.journal = journal
    known.play(seat, option)
    foreseen = [event for event in journal if event.arguments.get("seat") == seat and event.audience is None]
    return tuple(foreseen[:FORESEEN]) if (table.dice, table.learned) == before else ()


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
