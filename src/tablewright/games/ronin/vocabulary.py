"""Ronin's own words: tea ceremony parts of effects, the powers of abilities, and the bonuses of cooperation boards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from tablewright.engine.faults import BadInput
from tablewright.games.destiny.cards import colour_of, number_of
from tablewright.games.destiny.effects import Condition as SharedCondition
from tablewright.games.destiny.effects import Gain, LoseInactive, LoseUpToThree, UpToThreeCards
from tablewright.games.destiny.symbols import SIDES

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

SCALING_CONDITIONS: Final = (LoseUpToThree, LoseInactive, UpToThreeCards, NeighbourCards)

# Powers of abilities


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
class Cooperate:
    """Gain so many cooperation points on one of your tracks."""

    points: int


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
    SkipLoss | FullResult | ExtraCard | RepeatEffect | GainActive | GainOfPath | Restore | Transmute | Cooperate
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
    Cooperate: (PLAY,),
    SwapPool: (DRAFT,),
    RenewRow: (DRAFT,),
    DrawCards: (DRAFT, PLAY, CHAPTER_END),
    TakeDiscarded: (DRAFT, PLAY, CHAPTER_END),
    GainExperience: (DRAFT, PLAY, CHAPTER_END),
    TakeBack: (CHAPTER_END,),
    KeepMore: (CHAPTER_END,),
    GainPoints: (CHAPTER_END,),
    PointsPerColour: (CHAPTER_END,),
    Reactivate: (DRAFT, PLAY, CHAPTER_END),
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


def _number(entry: Mapping[str, Any], name: str, where: str) -> int:
    value = entry.get(name)
    if not isinstance(value, int) or value < 0:
        raise BadInput(f"{where}.{name} must be a number, not {value!r}.")
    return value


def _numbers(entry: Mapping[str, Any], name: str, where: str) -> tuple[int, ...]:
    values = entry.get(name)
    if not isinstance(values, list) or not all(isinstance(value, int) for value in values):
        raise BadInput(f"{where}.{name} must be a list of numbers, not {values!r}.")
    return tuple(values)


def colour_in(entry: Mapping[str, Any], where: str) -> int:
    """The colour that an entry of a pack names."""
    return colour_of(entry.get("colour"), f"{where}.colour")


def _slot(entry: Mapping[str, Any], where: str) -> int:
    slot = _number(entry, "slot", where)
    if slot not in (1, 3):
        raise BadInput(f"{where}.slot must be 1 or 3: only these abilities exist as cards.")
    return slot - 1


Reader = Callable[[Mapping[str, Any], str], Any]

POWERS: Final[Mapping[str, Reader]] = {
    "skip-loss": lambda entry, where: SkipLoss(),
    "full-result": lambda entry, where: FullResult(),
    "extra-card": lambda entry, where: ExtraCard(),
    "repeat-effect": lambda entry, where: RepeatEffect(),
    "gain-active": lambda entry, where: GainActive(_number(entry, "count", where)),
    "gain-of-path": lambda entry, where: GainOfPath(
        number_of(entry.get("side"), SIDES, f"{where}.side"), _number(entry, "count", where)
    ),
    "restore": lambda entry, where: Restore(_number(entry, "count", where)),
    "transmute": lambda entry, where: Transmute(_number(entry, "count", where)),
    "cooperate": lambda entry, where: Cooperate(_number(entry, "points", where)),
    "swap-pool": lambda entry, where: SwapPool(),
    "renew-row": lambda entry, where: RenewRow(),
    "draw-cards": lambda entry, where: DrawCards(_number(entry, "count", where)),
    "take-discarded": lambda entry, where: TakeDiscarded(),
    "gain-experience": lambda entry, where: GainExperience(_number(entry, "count", where)),
    "take-back": lambda entry, where: TakeBack(),
    "keep-more": lambda entry, where: KeepMore(),
    "gain-points": lambda entry, where: GainPoints(_number(entry, "count", where)),
    "points-per-colour": lambda entry, where: PointsPerColour(colour_in(entry, where), _number(entry, "most", where)),
    "reactivate": lambda entry, where: Reactivate(),
}

BONUSES: Final[Mapping[str, Reader]] = {
    "ability-card": lambda entry, where: AbilityCard(
        _slot(entry, where), _number({"experience": 0, **entry}, "experience", where)
    ),
    "active-symbols": lambda entry, where: ActiveSymbols(_number(entry, "count", where)),
    "one-active-symbol": lambda entry, where: OneActiveSymbol(_number(entry, "count", where)),
    "show-hand": lambda entry, where: ShowHand(_number(entry, "experience", where)),
    "experience": lambda entry, where: ExperiencePoints(_number(entry, "count", where)),
    "victory-points": lambda entry, where: VictoryPoints(_number(entry, "count", where)),
    "draw-or-experience": lambda entry, where: DrawOrExperience(_number(entry, "experience", where)),
    "symbols-for-abilities": lambda entry, where: SymbolsForAbilities(),
    "points-for-experience": lambda entry, where: PointsForExperience(_numbers(entry, "thresholds", where)),
    "experience-for-colour": lambda entry, where: ExperienceForColour(
        colour_in(entry, where), _numbers(entry, "steps", where)
    ),
    "reactivate-ability": lambda entry, where: ReactivateAbility(),
}
