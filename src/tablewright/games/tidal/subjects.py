"""The words for what goals, announcements and valuable knowledge count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablewright.games.destiny.words import Vocabulary, word

from .vocabulary import arena_or_any_in, level_in


@dataclass(frozen=True, slots=True)
class CompletedChallenges:
    """Completed challenges, of an arena if one is named."""

    arena: int


@dataclass(frozen=True, slots=True)
class ChallengeSets:
    """Sets of three completed challenges, one of each arena."""


@dataclass(frozen=True, slots=True)
class Hits:
    """Hits on monsters."""


@dataclass(frozen=True, slots=True)
class TraitsAt:
    """Traits of at least a level."""

    level: int


@dataclass(frozen=True, slots=True)
class DiceAt:
    """Dice of at least a level."""

    level: int


@dataclass(frozen=True, slots=True)
class Position:
    """The position on the Champions Board."""


@dataclass(frozen=True, slots=True)
class LeaderTokens:
    """Leader tokens."""


@dataclass(frozen=True, slots=True)
class Resources:
    """Shells and fruit in stock."""


@dataclass(frozen=True, slots=True)
class CharacterCards:
    """Character cards in play."""


@dataclass(frozen=True, slots=True)
class TricksHeld:
    """Trick cards in hand."""


Subject = (
    CompletedChallenges | ChallengeSets | Hits | TraitsAt | DiceAt | Position | LeaderTokens | Resources
    | CharacterCards | TricksHeld
)  # fmt: skip
SUBJECTS: Final[Vocabulary] = {
    "challenges": word(CompletedChallenges, arena=arena_or_any_in),
    "challenge-sets": word(ChallengeSets),
    "hits": word(Hits),
    "traits-at": word(TraitsAt, level=level_in),
    "dice-at": word(DiceAt, level=level_in),
    "position": word(Position),
    "leader-tokens": word(LeaderTokens),
    "resources": word(Resources),
    "character-cards": word(CharacterCards),
    "tricks-held": word(TricksHeld),
}
