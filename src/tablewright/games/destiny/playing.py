"""Playing and keeping cards: chosen in secret, revealed together, laid on the timelines."""

from __future__ import annotations

from typing import Final

from tablewright.engine.knowledge import reveal
from tablewright.engine.options import Family
from tablewright.engine.questions import choose
from tablewright.engine.table import tell
from tablewright.engine.zones import without

from .table import DestinyTable, chapter
from .timeline import place_on_timeline

PLAY_CARD: Final = Family("play", 200)
KEEP_CARD: Final = Family("keep", 200)


async def choose_two(table: DestinyTable, seat: int) -> list[int]:
    """Exactly two cards of the hand, the left one first."""
    hand, rule = table.hands[seat], table.customs.rules.play_two
    chosen: list[int] = []
    for key in ("play-left", "play-right")[: len(hand)]:
        card = await choose(seat, key, PLAY_CARD.of(hand), rule)
        hand = without(hand, card)
        chosen.append(card)
    return chosen


def lay_down(table: DestinyTable, seat: int, cards: list[int]) -> None:
    """Reveal chosen cards and lay them at the right end of the timeline."""
    reveal(table, cards)
    for card in cards:
        table.hands[seat] = without(table.hands[seat], card)
        place_on_timeline(table, seat, card)
    table.just_played[seat] = len(cards)
    tell(table, "revealed-cards", seat=seat, cards=cards)


async def choose_kept(table: DestinyTable, seat: int) -> list[int]:
    """One card after chapter I, two in order after chapter II; an ability may keep one more."""
    left, rule = table.timelines[seat], table.customs.rules.keep
    count = min(chapter(table) + table.extra_kept[seat], len(left))
    kept: list[int] = []
    for number in range(1, count + 1):
        card = await choose(seat, "keep-card", KEEP_CARD.of(left), rule, about={"number": number, "count": count})
        left = without(left, card)
        kept.append(card)
    return kept


def keep_cards(table: DestinyTable, seat: int, kept: list[int]) -> None:
    """Kept cards open the new timeline, in their order; the others go to the discard pile."""
    table.discard += tuple(card for card in table.timelines[seat] if card not in kept)
    table.timelines[seat] = tuple(kept)
    table.covers[seat] = (0,) * len(kept)
    table.extra_kept[seat] = 0
    tell(table, "kept-cards", seat=seat, cards=kept)
