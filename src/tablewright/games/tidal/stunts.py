"""The words of trick cards: when one may be played, and what it does at a trick level."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablewright.games.destiny.words import Vocabulary, word

from .powers import ladder_in
from .vocabulary import Rewards, island_in, rewards_in


@dataclass(frozen=True, slots=True)
class Anytime:
    """At any moment of the turn."""


@dataclass(frozen=True, slots=True)
class Visiting:
    """When an island was visited this turn."""

    island: int


@dataclass(frozen=True, slots=True)
class Fighting:
    """While fighting a monster."""


When = Anytime | Visiting | Fighting
WHENS: Final[Vocabulary] = {
    "anytime": word(Anytime),
    "visiting": word(Visiting, island=island_in),
    "fighting": word(Fighting),
}


@dataclass(frozen=True, slots=True)
class ForEachLevel:
    """Rewards, as many times as the level."""

    rewards: Rewards


@dataclass(frozen=True, slots=True)
class Ladder:
    """Every step up to the level."""

    steps: tuple[Rewards, ...]


@dataclass(frozen=True, slots=True)
class Exactly:
    """The step of the level alone."""

    steps: tuple[Rewards, ...]


@dataclass(frozen=True, slots=True)
class FreeMarketCard:
    """Take a market card that costs at most the level in fruit."""


@dataclass(frozen=True, slots=True)
class Study:
    """Draw as many challenges as the level and keep one."""


@dataclass(frozen=True, slots=True)
class UpgradeInFight:
    """Upgrade as many dice of the fight as the level, each once."""


Stunt = ForEachLevel | Ladder | Exactly | FreeMarketCard | Study | UpgradeInFight
STUNTS: Final[Vocabulary] = {
    "for-each-level": word(ForEachLevel, rewards=rewards_in),
    "ladder": word(Ladder, steps=ladder_in),
    "exactly": word(Exactly, steps=ladder_in),
    "free-market-card": word(FreeMarketCard),
    "study": word(Study),
    "upgrade-in-fight": word(UpgradeInFight),
}
