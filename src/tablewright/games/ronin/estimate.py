"""How well a seat stands, in rough victory points: what the greedy bot maximises."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablewright.engine.options import Option
from tablewright.games.destiny.powers import PointsPerColour
from tablewright.games.destiny.resolving import symbols_given
from tablewright.games.destiny.symbols import inactive
from tablewright.games.destiny.table import ACTIVE, LOCKED, TURNS, USED, card_of, chapter, total_points
from tablewright.games.destiny.timeline import active_counts, count_colour, place_on_timeline

from . import scoring
from .effects import degree_of
from .repertoire import abilities_of
from .table import Ronin, own_tracks
from .vocabulary import TRACK_RESULTS

EXPERIENCE_WORTH = 0.35
ABILITY_WORTH = 1.2
USED_WORTH = 0.05
TRACK_WORTH = 0.45
KEPT_WORTH = 1.5
CARDS_OF_COLOUR = 0.5
"""Cards of one colour that a turn adds to a timeline."""
COLOUR_IN_CHAPTER = 2.5
"""Cards of one colour that lie there when a chapter ends."""
PROMISE = 0.9
"""What points that are still to come are worth beside those that are there."""


def estimate(table: Ronin, seat: int, answered: Sequence[Option[Any]]) -> float:
    """Points now, points to come from symbols, tracks, experience and abilities, and the worth of cards in hand."""
    if not table.initiative:  # characters and boards are a matter of taste
        return float(total_points(table, seat))
    return (
        total_points(table, seat)
        + chapter_worth(table, seat, answered)
        + experience_worth(table, seat)
        + track_worth(table, seat)
        + ability_worth(table, seat)
        + hand_worth(table, seat, [option.value for option in answered])
    )


def chapter_worth(table: Ronin, seat: int, answered: Sequence[Option[Any]]) -> float:
    """The points and experience that this chapter's symbols would bring, with the cards answered in secret."""
    left, right = active_counts(table, seat)
    gained: float = 0
    for option in answered:
        kind, value = option.id.partition(":")[0], option.value
        if kind == "play":
            more_left, more_right, other = card_gain(table, seat, value)
            left, right, gained = left + more_left, right + more_right, gained + other
        elif kind == "keep":
            gained += kept_worth(table, value)
        elif kind == "symbol":
            gained += scoring.cards_with_symbol(table, seat, value)
    weight = 1.0 if table.turn % 3 == 2 else 0.8
    return gained + weight * (min(left, right) + EXPERIENCE_WORTH * max(left, right))


def card_gain(table: Ronin, seat: int, card: int) -> tuple[int, int, float]:
    """What playing a card would add: left symbols, right symbols, and other worth."""
    face = card_of(table, card)
    left, right = table.active
    gain = [face.symbols.count(left), face.symbols.count(right)]
    other = 0.25 if face.passing is not None else 0.0
    if face.effect is not None:
        degree = degree_if_played(table, seat, card)
        if degree:
            if not isinstance(face.effect.result, TRACK_RESULTS):
                for symbol, count in symbols_given(table, face.effect.result, degree):
                    if symbol in table.active:
                        gain[table.active.index(symbol)] += count
            if face.effect.ceremony:
                other += TRACK_WORTH * (degree if degree > 1 else 1.5)
    return gain[0], gain[1], other


def degree_if_played(table: Ronin, seat: int, card: int) -> int:
    """How far a card's condition would be met if it were played now."""
    effect = card_of(table, card).effect
    assert effect is not None
    timeline, covers = table.timelines[seat], table.covers[seat]
    place_on_timeline(table, seat, card)
    degree = degree_of(table, seat, len(timeline), effect.condition)
    table.timelines[seat], table.covers[seat] = timeline, covers
    return degree


def kept_worth(table: Ronin, card: int) -> float:
    """A card kept for the next chapter: its symbols that will be active then, and its effect."""
    coming = table.content.chapters[table.chapter_card].active[min(chapter(table), 2)]
    face = card_of(table, card)
    return sum(symbol in coming for symbol in face.symbols) + 0.5 * (face.effect is not None)


def experience_worth(table: Ronin, seat: int) -> float:
    return EXPERIENCE_WORTH * table.experience[seat] + scoring.experience_points(table, seat)


def track_worth(table: Ronin, seat: int) -> float:
    """Both tracks count a little; the lower one is what scores in the end."""
    tracks = own_tracks(table, seat)
    if not tracks:
        return 0.0
    fields = [table.cooperation[track] for track in tracks]
    return TRACK_WORTH * min(fields) + 0.2 * sum(fields)


def ability_worth(table: Ronin, seat: int) -> float:
    """Unused abilities are worth something, less when little of the game is left to use them in.

    In the last turn used ones are worth more, so that an ability whose worth shows only in the choices that follow is
    used at the last moment, not never.
    """
    last = table.turn >= TURNS - 1
    left = 0.0 if last else (TURNS - table.turn) / TURNS
    unlocked = sum(state != LOCKED for state in table.abilities[seat])
    worth = 0.1 * unlocked * left + KEPT_WORTH * table.extra_kept[seat]
    for number, state in abilities_of(table, seat):
        if state == ACTIVE:
            power = table.content.abilities[number].power
            counts = isinstance(power, PointsPerColour)
            worth += promised_points(table, seat, power) if counts else ABILITY_WORTH * left
        elif state == USED and last:
            worth += USED_WORTH
    return worth


def promised_points(table: Ronin, seat: int, power: PointsPerColour) -> float:
    """What cards of a colour may bring at the end of this chapter, or of a later one."""
    if table.turn >= TURNS:
        return 0.0
    soon = count_colour(table, seat, power.colour) + CARDS_OF_COLOUR * (2 - table.turn % 3)
    later = COLOUR_IN_CHAPTER if chapter(table) < 2 else 0.0
    return PROMISE * min(max(soon, later), power.most)


def hand_worth(table: Ronin, seat: int, gone: Sequence[object]) -> float:
    """Cards still in hand: their symbols that are active now or later, their effects, and the side quest."""
    plan = table.content.chapters[table.chapter_card].active
    now, coming = table.active, plan[min(chapter(table) + 1, 2)]
    quest = inactive(plan[2])
    worth = 0.0
    for card in table.hands[seat]:
        if card in gone:
            continue
        face = card_of(table, card)
        for symbol in face.symbols:
            worth += 0.25 * (symbol in now) + 0.12 * (symbol in coming) + 0.08 * (symbol in quest)
        worth += 0.2 * (face.effect is not None) + 0.1 * (face.passing is not None)
    return worth
