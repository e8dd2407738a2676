"""How well the family stands, for bots: what was read and found, how healthy it is, and how far it is from more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablewright.engine.options import Option

from .damage import damage_of, is_dying
from .finding import EVENT, Reading
from .geography import distances, region_of
from .judging import holds
from .kinds import NOWHERE, PCS, area_number
from .movement import starts_of
from .table import Heredity, carried, terrain_in_play
from .terrain import terrain_face


def estimate(table: Heredity, seat: int, answered: Sequence[Option[Any]]) -> float:  # noqa: ARG001 - all stand alike
    """The same for every seat: they win or lose together."""
    if table.outcome:
        return 1000.0 if table.outcome == "victory" else -1000.0
    return knowledge(table) + health(table) + hints(table) - 0.2 * way_to_go(table)


def knowledge(table: Heredity) -> float:
    """Cards read and terrain found, things carried, tokens that are still to be spent."""
    known = table.seen[-1].bit_count()
    things = sum(len(carried(table, pc)) + 0.5 * table.materials[pc] for pc in range(len(PCS)))
    return 2.0 * known + 3.0 * len(table.board) + things + 0.1 * sum(table.available)


def health(table: Heredity) -> float:
    return -float(sum(damage_of(table, pc) + 15 * is_dying(table, pc) for pc in range(len(PCS))))


def hints(table: Heredity) -> float:
    """What the chapter's author tells bots to wish for."""
    reading = Reading(table.content.family, 2 * table.content.family, EVENT)
    guide = table.content.chapters[table.chapter].guide
    return float(sum(hint.worth for hint in guide if holds(table, hint.condition, reading)))


def way_to_go(table: Heredity) -> int:
    """The steps of every member of the family to the nearest icon, exploration or thing."""
    goals = set(goal_areas(table))
    total = 0
    for area in table.places[: len(PCS)]:
        if area != NOWHERE and goals:
            steps = distances(table, region_of(table, area))
            total += min((steps.get(region_of(table, goal), 9) for goal in goals), default=9)
    return total


def goal_areas(table: Heredity) -> list[int]:
    """Where something can be done: icons, things that lie about, other people, and ways to terrain not yet found."""
    found = [icon[0] for icon in table.icons] + [area for _, area in table.beside]
    found += [area for area in table.places[len(PCS) :] if area != NOWHERE]
    found += [int(key.partition(":")[0]) for key in table.lying]
    for card in terrain_in_play(table):
        face = terrain_face(table, card)
        for way in face.exploration:
            if table.content.card_of[way.card] in table.deck:
                found += [area_number(card, face.index(name)) for name in starts_of(face, way)]
    return found
