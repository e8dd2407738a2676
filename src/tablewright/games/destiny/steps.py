"""The steps of a turn and of a chapter's end that both sister games take alike, as far as they take them alike."""

from __future__ import annotations

from typing import Final

from tablewright.engine.flow import Phase
from tablewright.engine.options import Option
from tablewright.engine.questions import Question, choose_all, choose_freely
from tablewright.engine.table import tell

from .abilities import Moment, ability_actions, offer_abilities, resolve_played
from .customs import Waiver
from .draft import DECK_OR_ROW, refresh_pool, row_taken
from .playing import choose_kept, keep_cards
from .powers import CHAPTER_END, DRAFT, PLAY
from .table import DestinyTable, chapter, players

DONE: Final = Option("done", 0)


def next_seat(table: DestinyTable, again: Phase, then: Phase) -> Phase:
    """A seat is done: the same phase for the next one in order, or what follows after the last."""
    table.to_act = table.to_act[1:]
    return again if table.to_act else then


def begin_turn(table: DestinyTable) -> None:
    """The pool is refreshed, except in the very first turn; then all will draft in initiative order."""
    tell(table, "turn-begins", chapter=chapter(table) + 1, turn=table.turn % 3 + 1)
    if table.turn > 0:  # RON-DRAFT-02, POD-DRAFT-02
        refresh_pool(table)
    table.to_act = table.initiative  # RON-DRAFT-01, POD-DRAFT-01


async def choose_row(table: DestinyTable, seat: int) -> int:
    """A row without a marker, counted from 1, or 0, the deck; abilities may be used before."""
    options, rule = DECK_OR_ROW[: len(table.pool) + 1], table.customs.rules.draft
    row: int = await choose_freely(
        lambda: Question(seat, "draft", options, rule, row_taken(table)),
        ability_actions(table, seat, Moment(DRAFT)),
    )
    return row


async def resolve_just_played(table: DestinyTable, seat: int) -> None:
    """The cards just played, the left one first; then abilities that need no card."""
    end = len(table.timelines[seat])
    for place in range(end - table.just_played[seat], end):
        await resolve_played(table, seat, place)
    await until_done(table, seat, PLAY, "done-playing")


async def use_chapter_abilities(table: DestinyTable, seat: int) -> None:
    """Before the timelines are prepared."""
    await until_done(table, seat, CHAPTER_END, "done-chapter")


async def until_done(table: DestinyTable, seat: int, window: str, key: str) -> None:
    """Abilities where nothing else is to be chosen, until the player is done."""
    rule = table.customs.rules.ability
    await offer_abilities(table, seat, Moment(window), lambda: Question(seat, key, (DONE,), rule))


async def keep_for_next_chapter(table: DestinyTable) -> None:
    """All choose in secret what they keep; an Automa keeps none (RON-AUTO-18, POD-SOLO-29)."""
    kept = await choose_all({seat: choose_kept(table, seat) for seat in players(table)})
    for seat in range(table.seats):
        keep_cards(table, seat, kept.get(seat, []))


async def resolve_kept_cards(table: DestinyTable, seat: int) -> None:
    """Left to right; what waits for another step, or has no effect, is passed over."""
    customs = table.customs
    for place, card in enumerate(table.timelines[seat]):
        if customs.resolved_when_played(table, card):
            await customs.resolve_effect(table, seat, place, Waiver())
