"""Persistent information: which statements stay in force, and what they do when their moment comes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, get_args

from . import instructions
from .cards import Event, ItemFace, NarrativeFace, Statement
from .conditions import Trigger, VerticalActivation
from .content import Campaign
from .finding import EVENT, Reading
from .hearts import switched_off
from .judging import holds
from .kinds import NOBODY
from .sites import Site
from .table import Heredity, face_of, in_play, side_of, used
from .timeline import under_hourglass
from .vocabulary import ExplainSymbol, Persist, Persistent, Reaction

PRINTED: Final = -1
HANGING: Final = -2
MOST_VOICES: Final = 64
"""A statement that is being carried out is noted as its side times so many, plus its place on it."""


@dataclass(frozen=True, slots=True)
class Voice:
    """A statement of a side: printed, made by an instruction (its number), or speaking only below its host."""

    statement: Persistent
    granted: int = PRINTED


# What a campaign can say at all


@lru_cache(maxsize=16)
def voices_of(campaign: Campaign) -> Mapping[int, tuple[Voice, ...]]:
    """By face, for those that have any: worked out once, because most cards say nothing that lasts."""
    found = {face: tuple(voices_on(campaign, face)) for face in range(len(campaign.sides))}
    return {face: voices for face, voices in found.items() if voices}


@lru_cache(maxsize=16)
def listeners(campaign: Campaign) -> Mapping[object, frozenset[int]]:
    """By keyword and by kind of moment: the cards with a side that states it or waits for it."""
    found: dict[object, set[int]] = {}
    for face, voices in voices_of(campaign).items():
        for voice in voices:
            for subject in subjects_of(voice.statement):
                found.setdefault(subject, set()).add(face // 2)
    return {subject: frozenset(cards) for subject, cards in found.items()}


def subjects_of(one: Persistent) -> list[object]:
    return [one.statement] if isinstance(one.statement, str) else [type(react.trigger) for react in one.statement]


def voices_on(campaign: Campaign, side: int) -> Iterator[Voice]:
    """The statements that a side can keep in force (HER-NARR-11)."""
    face = campaign.sides[side]
    if isinstance(face, NarrativeFace):
        yield from map(Voice, face.persistent)
        if face.event is not None and waits_for_moment(face.event):
            reaction: Any = Reaction(face.event.activation, face.event.instructions)  # type: ignore[arg-type]
            yield Voice(Persistent((reaction,), face.event.title or ""), HANGING)  # type: ignore[arg-type]
    if isinstance(face, ItemFace):
        yield from (Voice(effect.statement) for effect in face.permanent if isinstance(effect, Statement))
    for number, grant in enumerate(campaign.grants.get(side, ())):
        if isinstance(grant, Persist):
            yield Voice(grant.statement, number)
        elif isinstance(grant, ExplainSymbol):
            yield Voice(grant.meaning, number)


def waits_for_moment(event: Event) -> bool:
    """HER-ANCH-13: the title of a vertical card names a moment while its host is resolved, not a condition."""
    return isinstance(event.activation, get_args(Trigger)) and not isinstance(event.activation, VerticalActivation)


# What is said now


def speaking(table: Heredity, cards: Iterable[int]) -> Iterator[tuple[int, int, Persistent]]:
    """The statements in force: the card, the statement's note, the statement; in the order of the cards in play."""
    voices = voices_of(table.content)
    for card in cards:
        side = side_of(table, card)
        for number, voice in enumerate(voices.get(table.faces[side], ())):
            if is_heard(table, card, voice):
                yield card, MOST_VOICES * side + number, voice.statement


def is_heard(table: Heredity, card: int, voice: Voice) -> bool:
    """Granted ones until their side leaves play, those of items while they work, those below beside their host."""
    if voice.granted >= 0:
        return (side_of(table, card), voice.granted) in table.granted
    if voice.granted == HANGING:
        return (under_hourglass(table), card) in [entry[:2] for entry in table.below]
    return not isinstance(face_of(table, card), ItemFace) or not switched_off(table, card)


def in_force(table: Heredity, keyword: str) -> bool:
    """Whether some card in play states a keyword."""
    return any(one.statement == keyword for _, _, one in speaking(table, heard(table, keyword)))


def heard(table: Heredity, subject: object) -> list[int]:
    """The cards in play that state a keyword or wait for a moment, in the order in which they are heard."""
    cards = listeners(table.content).get(subject)
    return [] if cards is None else [card for card in in_play(table) if card in cards]


async def happened(
    table: Heredity,
    moment: type,
    fits: Callable[[Any, Reading], bool],
    actor: int = NOBODY,
    site: Site | None = None,
) -> None:
    """Let every statement that waits for a moment have its say, in the order of the cards in play.

    A statement is not heard again while it is being carried out, so that it cannot set itself off for ever.
    """
    waiting = [
        (card, note, reaction)
        for card, note, one in speaking(table, heard(table, moment))
        if not isinstance(one.statement, str)
        for reaction in one.statement
        if isinstance(reaction.trigger, moment)
    ]
    for card, note, reaction in waiting:
        reading = Reading(card, note // MOST_VOICES, EVENT, actor=actor, site=site)
        if note not in table.heeded and still_said(table, card, note) and fits(reaction.trigger, reading):
            await heed(table, note, reaction, reading)


def still_said(table: Heredity, card: int, note: int) -> bool:
    """Whether a statement is still in force after those before it had their say."""
    return any(note == other for _, other, _ in speaking(table, (card,))) and card in in_play(table)


async def heed(table: Heredity, note: int, reaction: Reaction, reading: Reading) -> None:
    if reaction.condition is None or holds(table, reaction.condition, reading):
        used(table, reaction.trigger)
        table.heeded += (note,)
        await instructions.carry_out_all(table, reaction.instructions, reading)
        table.heeded = table.heeded[:-1]
