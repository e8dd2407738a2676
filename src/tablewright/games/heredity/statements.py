"""Persistent information: which statements stay in force, and what they do when their moment comes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from . import instructions
from .cards import ItemFace, NarrativeFace, Statement
from .damage import switched_off
from .finding import EVENT, Reading
from .judging import holds
from .kinds import NOBODY, NOWHERE
from .table import Heredity, face_of, in_play, side_of
from .vocabulary import ExplainSymbol, Persist, Persistent, Reaction


def statements_of(table: Heredity, card: int) -> Iterator[Persistent]:
    """The statements that a card in play keeps in force (HER-NARR-11)."""
    face = face_of(table, card)
    if isinstance(face, NarrativeFace):
        yield from face.persistent
    if isinstance(face, ItemFace) and not switched_off(table, card):
        yield from (effect.statement for effect in face.permanent if isinstance(effect, Statement))
    for side, number in table.granted:
        if side == side_of(table, card):
            grant = table.content.grants[side][number]
            if isinstance(grant, Persist):
                yield grant.statement
            elif isinstance(grant, ExplainSymbol):
                yield grant.meaning


def in_force(table: Heredity, keyword: str) -> bool:
    """Whether some card in play states a keyword."""
    return any(one.statement == keyword for card in in_play(table) for one in statements_of(table, card))


async def happened(
    table: Heredity,
    moment: type,
    fits: Callable[[Any, Reading], bool],
    actor: int = NOBODY,
    area: int = NOWHERE,
) -> None:
    """Let every statement that waits for a moment have its say, in the order of the cards in play."""
    for card in in_play(table):
        reading = Reading(card, side_of(table, card), EVENT, actor=actor, area=area)
        for reaction in reactions(table, card, moment):
            if fits(reaction.trigger, reading) and wished(table, reaction, reading):
                await instructions.carry_out_all(table, reaction.instructions, replace(reading))


def reactions(table: Heredity, card: int, moment: type) -> list[Reaction]:
    return [
        reaction
        for one in statements_of(table, card)
        if not isinstance(one.statement, str)
        for reaction in one.statement
        if isinstance(reaction.trigger, moment)
    ]


def wished(table: Heredity, reaction: Reaction, reading: Reading) -> bool:
    return reaction.condition is None or holds(table, reaction.condition, reading)
