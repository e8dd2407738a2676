"""Ronin's own words: tea ceremony parts of effects, a power, and the bonuses of cooperation boards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from tablewright.engine.faults import BadInput
from tablewright.games.destiny import powers
from tablewright.games.destiny.effects import SCALING_CONDITIONS as SHARED_SCALING_CONDITIONS
from tablewright.games.destiny.effects import SCALING_RESULTS as SHARED_SCALING_RESULTS
from tablewright.games.destiny.effects import Condition as SharedCondition
from tablewright.games.destiny.effects import Gain
from tablewright.games.destiny.powers import PLAY
from tablewright.games.destiny.words import colour_in
from tablewright.games.reading.words import Vocabulary, count_in, number_in, number_or_nothing_in, numbers_in, word

# Parts of action card effects


@dataclass(frozen=True, slots=True)
class NeighbourCards:
    """C5: a chosen neighbour has 1, 2 or 3 cards of the shown colour on their timeline."""

    colour: int


@dataclass(frozen=True, slots=True)
class EachTrack:
    """R1: 1 cooperation point on each of your tracks."""


@dataclass(frozen=True, slots=True)
class OneTrack:
    """R2: 1, 2 or 3 cooperation points on one chosen track."""


Condition = SharedCondition | NeighbourCards
Result = Gain | EachTrack | OneTrack

SCALING_CONDITIONS: Final[tuple[type, ...]] = (*SHARED_SCALING_CONDITIONS, NeighbourCards)
SCALING_RESULTS: Final[tuple[type, ...]] = (*SHARED_SCALING_RESULTS, OneTrack)
TRACK_RESULTS: Final = (EachTrack, OneTrack)

# Powers of abilities


@dataclass(frozen=True, slots=True)
class Cooperate:
    """Gain so many cooperation points on one of your tracks."""

    points: int


@dataclass(frozen=True, slots=True)
class CooperateEach:
    """Gain so many cooperation points on each of your tracks."""

    points: int


Power = powers.Power | Cooperate | CooperateEach
WINDOWS: Final[Mapping[type, tuple[str, ...]]] = {**powers.WINDOWS, Cooperate: (PLAY,), CooperateEach: (PLAY,)}
POWERS: Final[Vocabulary] = {
    **powers.POWERS,
    "cooperate": word(Cooperate, points=count_in),
    "cooperate-each": word(CooperateEach, points=count_in),
}

# Bonuses of cooperation boards


@dataclass(frozen=True, slots=True)
class AbilityCard:
    """Take a card of your neighbour's 1st or 3rd ability, or (where offered) gain experience points."""

    slot: int
    experience: int


@dataclass(frozen=True, slots=True)
class ActiveSymbols:
    """Gain so many active symbols in any combination."""

    count: int


@dataclass(frozen=True, slots=True)
class OneActiveSymbol:
    """Choose one active symbol and gain so many of it."""

    count: int


@dataclass(frozen=True, slots=True)
class ShowHand:
    """Show your hand for victory points by its active symbols, or gain experience points."""

    experience: int


@dataclass(frozen=True, slots=True)
class ExperiencePoints:
    """Gain so many experience points."""

    count: int


@dataclass(frozen=True, slots=True)
class VictoryPoints:
    """Gain so many victory points."""

    count: int


@dataclass(frozen=True, slots=True)
class DrawOrExperience:
    """Draw 1 card, or gain experience points."""

    experience: int


@dataclass(frozen=True, slots=True)
class SymbolsForAbilities:
    """Gain 1/2/3 active symbols for 2/3/4 unlocked abilities."""


@dataclass(frozen=True, slots=True)
class PointsForExperience:
    """Gain 1, 2, 3 ... victory points for at least so much experience."""

    thresholds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ExperienceForColour:
    """Gain experience points by the number of cards of a colour on your timeline: `steps[n]` for n cards."""

    colour: int
    steps: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ReactivateAbility:
    """Turn 1 of your used abilities active again."""


Bonus = (
    AbilityCard | ActiveSymbols | OneActiveSymbol | ShowHand | ExperiencePoints | VictoryPoints | DrawOrExperience
    | SymbolsForAbilities | PointsForExperience | ExperienceForColour | ReactivateAbility
)  # fmt: skip


def slot_in(entry: Mapping[str, Any], name: str, where: str) -> int:
    slot = number_in(entry, name, where)
    if slot not in (1, 3):
        raise BadInput(f"{where}.{name} must be 1 or 3: only these abilities exist as cards.")
    return slot - 1


BONUSES: Final[Vocabulary] = {
    "ability-card": word(AbilityCard, slot=slot_in, experience=number_or_nothing_in),
    "active-symbols": word(ActiveSymbols, count=count_in),
    "one-active-symbol": word(OneActiveSymbol, count=count_in),
    "show-hand": word(ShowHand, experience=number_in),
    "experience": word(ExperiencePoints, count=count_in),
    "victory-points": word(VictoryPoints, count=count_in),
    "draw-or-experience": word(DrawOrExperience, experience=number_in),
    "symbols-for-abilities": word(SymbolsForAbilities),
    "points-for-experience": word(PointsForExperience, thresholds=numbers_in),
    "experience-for-colour": word(ExperienceForColour, colour=colour_in, steps=numbers_in),
    "reactivate-ability": word(ReactivateAbility),
}
