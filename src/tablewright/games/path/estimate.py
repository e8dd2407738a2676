"""How well a seat stands, in rough victory points: what the greedy bot maximises."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablewright.engine.options import Option
from tablewright.games.destiny.resolving import degree_of, symbols_given
from tablewright.games.destiny.symbols import LEFT, RIGHT
from tablewright.games.destiny.table import ACTIVE, LOCKED, NO_CHARACTER, card_of, chapter, total_points
from tablewright.games.destiny.timeline import count_colour, place_on_timeline

from . import scoring
from .exertion import current_exertion, has_sequence
from .missions import count_subject, counted, mission_at, requirement_at
from .table import NO_SIDE, SET_ASIDE, Path, story_of
from .vocabulary import ExperienceSteps, ThreeExperience

EXPERIENCE_WORTH = 0.4
ABILITY_WORTH = 1.2
KEPT_WORTH = 1.5
ALLIANCE_WORTH = 0.5


def estimate(table: Path, seat: int, answered: Sequence[Option[Any]]) -> float:
    """Points now, what the chapter's symbols would bring, experience, abilities, cards in hand, and the story's own."""
    if not table.initiative or table.characters[seat] == NO_CHARACTER:
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
    if table.turn % 3 == 0 and table.dominant != NO_SIDE:
        return sum(kept_worth(table, option.value) for option in answered if option.id.startswith("keep:"))
    left, right = scoring.active_counts(table, seat)
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
        0.3 * (count_colour(table, seat, requirement_at(table, place)) >= 3)
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
    """Unused abilities are worth something, less when little of the game is left to use them in."""
    active = sum(state == ACTIVE for state in table.abilities[seat])
    unlocked = sum(state != LOCKED for state in table.abilities[seat])
    left = (9 - table.turn) / 9
    return (ABILITY_WORTH * active + 0.1 * unlocked) * left + KEPT_WORTH * table.extra_kept[seat]


def hand_worth(table: Path, seat: int, gone: Sequence[object]) -> float:
    """Cards still in hand: active symbols, effects, and what the side quest counts, more towards the end."""
    hand = tuple(card for card in table.hands[seat] if card not in gone)
    worth = 0.0
    for card in hand:
        face = card_of(table, card)
        worth += 0.3 * sum(symbol in table.active for symbol in face.symbols) + 0.2 * (face.effect is not None)
    quest = count_subject(table, hand, (0,) * len(hand), table.content.quests[table.characters[seat]])
    return worth + (0.1 + 0.3 * chapter(table)) * quest


def mission_worth(table: Path, seat: int) -> float:
    """Missions that the seat has looked at are worth a little of what they count."""
    known = (place for place in range(len(table.missions)) if table.claims[place][seat])
    return sum(0.3 * counted(table, seat, mission_at(table, place)) for place in known)
