"""The powers of abilities that both sister games use, as data, with the windows in which they can be used."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tablewright.games.reading.words import Vocabulary, count_in, word

from .words import colour_in, side_in


@dataclass(frozen=True, slots=True)
class SkipLoss:
    """Skip the loss of 1 symbol while resolving an effect."""


@dataclass(frozen=True, slots=True)
class FullResult:
    """Apply the complete result of an effect although its condition is not met."""


@dataclass(frozen=True, slots=True)
class ExtraCard:
    """Play one additional card to your timeline, then draw 1 card."""


@dataclass(frozen=True, slots=True)
class RepeatEffect:
    """Resolve the standard effect of a card of your timeline once more."""


@dataclass(frozen=True, slots=True)
class GainActive:
    """Gain so many active symbols in any combination."""

    count: int


@dataclass(frozen=True, slots=True)
class GainOfPath:
    """Gain so many of one path's active symbol."""

    side: int
    count: int


@dataclass(frozen=True, slots=True)
class Restore:
    """Uncover up to so many symbols on your timeline."""

    count: int


@dataclass(frozen=True, slots=True)
class Transmute:
    """Turn up to so many inactive symbol tokens into active ones."""

    count: int


@dataclass(frozen=True, slots=True)
class SwapPool:
    """Swap any 2 cards in the pool."""


@dataclass(frozen=True, slots=True)
class RenewRow:
    """Discard the cards of one row and deal a new pair."""


@dataclass(frozen=True, slots=True)
class DrawCards:
    """Draw so many cards from the main deck."""

    count: int


@dataclass(frozen=True, slots=True)
class TakeDiscarded:
    """Take 1 card of your choice from the discard pile into your hand."""


@dataclass(frozen=True, slots=True)
class GainExperience:
    """Gain so many experience points."""

    count: int


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take 1 card from your timeline into your hand."""


@dataclass(frozen=True, slots=True)
class KeepMore:
    """Keep 1 additional card of your timeline."""


@dataclass(frozen=True, slots=True)
class GainPoints:
    """Gain so many victory points."""

    count: int


@dataclass(frozen=True, slots=True)
class PointsPerColour:
    """Gain 1 victory point for each card of a colour on your timeline, at most so many."""

    colour: int
    most: int


@dataclass(frozen=True, slots=True)
class Reactivate:
    """Turn 1 of your used abilities active again."""


Power = (
    SkipLoss | FullResult | ExtraCard | RepeatEffect | GainActive | GainOfPath | Restore | Transmute
    | SwapPool | RenewRow | DrawCards | TakeDiscarded | GainExperience
    | TakeBack | KeepMore | GainPoints | PointsPerColour | Reactivate
)  # fmt: skip

DRAFT: Final = "draft"
PLAY: Final = "play"
CHAPTER_END: Final = "chapter-end"

# When a power can be used at all; an ability names one of these.
WINDOWS: Final[Mapping[type, tuple[str, ...]]] = {
    SkipLoss: (PLAY,),
    FullResult: (PLAY,),
    ExtraCard: (PLAY,),
    RepeatEffect: (PLAY,),
    GainActive: (PLAY,),
    GainOfPath: (PLAY,),
    Restore: (PLAY,),
    Transmute: (PLAY,),
    SwapPool: (DRAFT,),
    RenewRow: (DRAFT,),
    DrawCards: (DRAFT, PLAY, CHAPTER_END),
    TakeDiscarded: (DRAFT, PLAY, CHAPTER_END),
    GainExperience: (DRAFT, PLAY, CHAPTER_END),
    TakeBack: (CHAPTER_END,),
    KeepMore: (CHAPTER_END,),
    GainPoints: (PLAY, CHAPTER_END),
    PointsPerColour: (PLAY, CHAPTER_END),
    Reactivate: (DRAFT, PLAY, CHAPTER_END),
}

POWERS: Final[Vocabulary] = {
    "skip-loss": word(SkipLoss),
    "full-result": word(FullResult),
    "extra-card": word(ExtraCard),
    "repeat-effect": word(RepeatEffect),
    "gain-active": word(GainActive, count=count_in),
    "gain-of-path": word(GainOfPath, side=side_in, count=count_in),
    "restore": word(Restore, count=count_in),
    "transmute": word(Transmute, count=count_in),
    "swap-pool": word(SwapPool),
    "renew-row": word(RenewRow),
    "draw-cards": word(DrawCards, count=count_in),
    "take-discarded": word(TakeDiscarded),
    "gain-experience": word(GainExperience, count=count_in),
    "take-back": word(TakeBack),
    "keep-more": word(KeepMore),
    "gain-points": word(GainPoints, count=count_in),
    "points-per-colour": word(PointsPerColour, colour=colour_in, most=count_in),
    "reactivate": word(Reactivate),
}
