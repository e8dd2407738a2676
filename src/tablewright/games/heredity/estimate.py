"""How well the family stands, for bots: what was read and found, how healthy it is, and how near it is to more."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from tablewright.engine.options import Option

from .attitudes import attitude
from .content import Campaign
from .finding import EVENT, Reading
from .hearts import damage_of, injuries, is_dying
from .kinds import NOWHERE, PCS
from .lures import sides_to_earn
from .npcs import card_of_figure, npc_face
from .scenario.words import parts_of
from .table import Heredity, carried
from .verbs import EndChapter
from .wishes import Wishes

WON: Final = 1000.0
READ: Final = 2.0
FOUND: Final = 3.0
CARRIED: Final = 1.0
MATERIAL: Final = 0.5
TOKEN: Final = 0.001
ROUND: Final = 0.03
"""What a round costs: enough to try something else before resting, too little to do harm."""
INJURED: Final = 2.0
DYING: Final = 15.0
ENEMY: Final = 0.5
DEAR: Final = 20.0
"""What it costs to make an enemy of somebody whose death loses the chapter, or to wound them."""
DRAWN: Final = 0.4
"""How strongly a lure attracts, as a share of its worth."""
UNBEGUN: Final = 50.0
"""What it costs that a chapter has not begun: things change hands between chapters, but not for ever."""
DISCOURAGED: Final = 400.0
"""What a lost attempt costs: after the third, a bot has had enough of a chapter."""
COMPANY: Final = 0.3
"""How good it is for each member of the family to be near something to do."""


def estimate(table: Heredity, _seat: int, _answered: Sequence[Option[Any]]) -> float:
    """The same for every seat: they win or lose together."""
    if table.outcome:
        return WON if table.outcome == "victory" else -WON
    wishes = Wishes(table, Reading(table.content.family, 2 * table.content.family, EVENT))
    stand = knowledge(table) - harm(table) - danger(table) - guilt(table)
    stand += hints(table, wishes) + attraction(wishes)
    stand -= DISCOURAGED * table.attempts
    return stand if table.rounds else stand + len(table.resting) - UNBEGUN


def knowledge(table: Heredity) -> float:
    """Cards read and terrain found by acting, things carried, tokens that are still to be spent."""
    read = (table.seen[-1] & sides_to_earn(table.content)).bit_count()
    things = sum(CARRIED * len(carried(table, pc)) + MATERIAL * table.materials[pc] for pc in range(len(PCS)))
    return READ * read + FOUND * len(table.board) + things + TOKEN * sum(table.available) - ROUND * table.rounds


def harm(table: Heredity) -> float:
    """Damage, serious injuries and dying; damaged items."""
    items = sum(sum(table.damage[item]) for pc in range(len(PCS)) for item in carried(table, pc))
    return 0.3 * items + sum(
        damage_of(table, pc) + INJURED * injuries(table, pc) + DYING * is_dying(table, pc) for pc in range(len(PCS))
    )


def danger(table: Heredity) -> float:
    """The life that enemies on the map have left."""
    total = 0.0
    for figure in range(len(PCS), len(table.places)):
        if table.places[figure] != NOWHERE:
            card = card_of_figure(table, figure)
            if attitude(table, card) == "hostile":
                total += 1 + ENEMY * (npc_face(table, card).life - table.wounds[figure])
    return total


def guilt(table: Heredity) -> float:
    """What was done to those with whom the chapter is lost: better let time pass than raise a hand against them."""
    figures = [figure for card in dear(table.content) for figure in table.content.figures_of[card]]
    hostile = (attitude(table, card_of_figure(table, figure)) == "hostile" for figure in figures)
    return DEAR * sum(turned + table.wounds[figure] for figure, turned in zip(figures, hostile, strict=True))


@lru_cache(maxsize=16)
def dear(content: Campaign) -> frozenset[int]:
    """The cards of those with whom a chapter is lost."""
    deaths = {card: getattr(one.front, "death_effect", ()) for card, one in enumerate(content.cards)}
    return frozenset(
        card
        for card, effect in deaths.items()
        if any(isinstance(part, EndChapter) and part.result == "failure" for part in parts_of(effect))
    )


def hints(table: Heredity, wishes: Wishes) -> float:
    """What the chapter's author tells bots to wish for, and how near it is."""
    guide = table.content.chapters[table.chapter].guide
    return sum(hint.worth * wishes.fulfilment(hint.condition) for hint in guide)


def attraction(wishes: Wishes) -> float:
    """What there is to do, the nearer the better, and something for everybody."""
    drawn = sum(lure.worth * wishes.pull(lure) for lure in wishes.lures)
    return DRAWN * drawn + COMPANY * wishes.family.busy(wishes.lures)
