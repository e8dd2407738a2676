"""How well a seat stands, in rough victory points: what the greedy bot maximises."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablewright.engine.options import Option
from tablewright.engine.zones import Zone
from tablewright.games.destiny.powers import CHAPTER_END, DRAFT
from tablewright.games.destiny.resolving import degree_of, symbols_given
from tablewright.games.destiny.symbols import LEFT, RIGHT
from tablewright.games.destiny.table import ACTIVE, NO_CHARACTER, TURNS, USED, card_of, chapter, total_points
from tablewright.games.destiny.timeline import active_counts, place_on_timeline

from . import scoring
from .exertion import current_exertion, has_sequence
from .missions import FIRST, cards_for, count_subject, counted, mission_at
from .stories import FIRST_ENDING
from .table import NO_SIDE, SET_ASIDE, Path, story_of
from .vocabulary import ExperienceSteps, ThreeExperience

EXPERIENCE_WORTH = 0.4
ABILITY_WORTH = 1.2
USED_WORTH = 0.1
KEPT_WORTH = 1.5
ALLIANCE_WORTH = 0.5


def estimate(table: Path, seat: int, answered: Sequence[Option[Any]]) -> float:
    """Points now, what the chapter's symbols would bring, experience, abilities, cards in hand, and the story's own."""
    if not table.initiative or table.characters[seat] == NO_CHARACTER or table.page >= FIRST_ENDING:
        return float(total_points(table, seat))
    return (
        total_points(table, seat)
        + chapter_worth(table, seat, answered)
        + experience_worth(table, seat)
        + ability_worth(table, seat)
        + hand_worth(table, seat, [option.value for option in answered])
        + ALLIANCE_WORTH * len(table.alliances[seat])
        + mission_worth(table, seat)
    )


def chapter_worth(table: Path, seat: int, answered: Sequence[Option[Any]]) -> float:
    """What this chapter's symbols would bring as the fate tokens lie, with the cards answered in secret."""
    if chapter_ends(table):
        return sum(kept_worth(table, option.value) for option in answered if option.id.startswith("keep:"))
    left, right = active_counts(table, seat)
    gained = 0.0
    for option in answered:
        if option.id.startswith("play:"):
            more_left, more_right, other = card_gain(table, seat, option.value)
            left, right, gained = left + more_left, right + more_right, gained + other
    chance = left_chance(table)
    points = chance * left + (1 - chance) * right
    experience = chance * right + (1 - chance) * left
    lead = 0.15 * abs(left - right)  # whoever leads a side by far has a say, and perhaps a path token
    weight = 1.0 if table.turn % 3 == 2 else 0.8
    return gained + weight * (points + EXPERIENCE_WORTH * experience) + lead


def left_chance(table: Path) -> float:
    """How likely the left symbol is to become dominant, from the tokens placed and from who holds what now."""
    placed = sum({LEFT: 1, RIGHT: -1, SET_ASIDE: 0}[fate] for fate in table.fates)
    leaning = sum({LEFT: 1, RIGHT: -1, NO_SIDE: 0}[one] for one in scoring.votes(table))
    return min(max(0.5 + 0.2 * placed + 0.06 * leaning, 0.05), 0.95)


def card_gain(table: Path, seat: int, card: int) -> tuple[int, int, float]:
    """What playing a card would add: left symbols, right symbols, and other worth."""
    face = card_of(table, card)
    left, right = table.active
    gain = [face.symbols.count(left), face.symbols.count(right)]
    other = 0.0
    timeline, covers, fresh = table.timelines[seat], table.covers[seat], table.just_played[seat]
    place_on_timeline(table, seat, card)
    table.just_played[seat] = fresh + 1
    if face.effect is not None:
        degree = degree_of(table, seat, len(timeline), face.effect.condition)
        if degree and isinstance(face.effect.result, ThreeExperience | ExperienceSteps):
            other += EXPERIENCE_WORTH * (3 if isinstance(face.effect.result, ThreeExperience) else degree)
        elif degree:
            for symbol, count in symbols_given(table, face.effect.result, degree):
                if symbol in table.active:
                    gain[table.active.index(symbol)] += count
    exertion = current_exertion(table)
    if exertion is not None and has_sequence(table, seat, exertion.sequence):
        other += 1.0
    other += sum(
        0.3 * (cards_for(table, seat, place) >= FIRST.needs)
        for place in range(len(table.requirements))
        if not table.claims[place][seat]
    )
    table.timelines[seat], table.covers[seat], table.just_played[seat] = timeline, covers, fresh
    return gain[0], gain[1], other


def kept_worth(table: Path, card: int) -> float:
    """A card kept for the next chapter: its symbols that will be active then, and its effect."""
    coming = story_of(table).active(story_of(table).following(table.page, table.dominant))
    face = card_of(table, card)
    return sum(symbol in coming for symbol in face.symbols) + 0.5 * (face.effect is not None)


def experience_worth(table: Path, seat: int) -> float:
    return EXPERIENCE_WORTH * table.experience[seat] + scoring.experience_points(table, seat)


def ability_worth(table: Path, seat: int) -> float:
    """Unused abilities are worth something as long as a moment for them is left, used ones only a little.

    So an ability whose worth shows only in the choices that follow is used at the last moment, not never.
    """
    first = len(table.abilities[seat]) * table.characters[seat]
    worth = KEPT_WORTH * table.extra_kept[seat]
    for slot, state in enumerate(table.abilities[seat]):
        if state == ACTIVE:
            worth += ABILITY_WORTH * share_left(table, seat, table.content.abilities[first + slot].window)
        elif state == USED:
            worth += USED_WORTH
    return worth


def share_left(table: Path, seat: int, window: str) -> float:
    """How much of the game is left in which abilities of a window can be used, the present moment included."""
    waiting = seat in table.to_act
    if window == CHAPTER_END:
        return (2 - table.turn // 3 + (chapter_ends(table) and waiting)) / 2
    if chapter_ends(table):
        return (TURNS - table.turn) / TURNS
    passed = not still_to_draft(table, seat) if window == DRAFT else table.just_played[seat] > 0 and not waiting
    return (TURNS - table.turn - passed) / TURNS


def chapter_ends(table: Path) -> bool:
    """Whether the chapter's points have been awarded and the next chapter has not begun."""
    return table.turn % 3 == 0 and table.dominant != NO_SIDE


def still_to_draft(table: Path, seat: int) -> bool:
    return seat in table.to_act and not table.just_played[seat] and not chapter_ends(table)


def hand_worth(table: Path, seat: int, gone: Sequence[object]) -> float:
    """The cards in hand, with those of the best free row for whoever has still to draft."""
    hand = tuple(card for card in table.hands[seat] if card not in gone)
    if not still_to_draft(table, seat) or not any(table.pool):
        return cards_worth(table, seat, hand)
    return max(
        cards_worth(table, seat, hand + cards) + row_worth(table, row) for row, cards in enumerate(table.pool) if cards
    )


def row_worth(table: Path, row: int) -> float:
    """What comes with the cards of a row: an alliance card, or experience at the bottom."""
    if table.alliance_rows:
        return ALLIANCE_WORTH * (table.alliance_rows[row] != NO_SIDE)
    return EXPERIENCE_WORTH * (row == len(table.pool) - 1)


def cards_worth(table: Path, seat: int, hand: Zone) -> float:
    """Cards in hand: active symbols, effects, and what the side quest counts, more towards the end."""
    quest = count_subject(table, hand, (0,) * len(hand), table.content.quests[table.characters[seat]])
    worth = (0.1 + 0.3 * chapter(table)) * quest
    for card in hand:
        face = card_of(table, card)
        worth += 0.3 * sum(symbol in table.active for symbol in face.symbols) + 0.2 * (face.effect is not None)
    return worth


def mission_worth(table: Path, seat: int) -> float:
    """Missions that the seat has looked at are worth a little of what they count."""
    known = (place for place in range(len(table.missions)) if table.claims[place][seat])
    return sum(0.3 * counted(table, seat, mission_at(table, place)) for place in known)
