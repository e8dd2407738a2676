"""Ronin's own words: tea ceremony parts of effects, the powers of abilities, and the bonuses of cooperation boards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeGuard

from tablewright.engine.faults import BadInput
from tablewright.games.destiny.cards import colour_of, number_of, only_known, symbol_of
from tablewright.games.destiny.effects import Condition as SharedCondition
from tablewright.games.destiny.effects import (
    Gain,
    GainPathSteps,
    GainSteps,
    LoseInactive,
    LoseUpToThree,
    UpToThreeCards,
)
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
SCALING_RESULTS: Final = (OneTrack, GainPathSteps, GainSteps)
TRACK_RESULTS: Final = (EachTrack, OneTrack)

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


# How the words are read from a pack

Argument = Callable[[Mapping[str, Any], str, str], Any]
MOST_COUNTED: Final = 20


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a pack: what it becomes, and the reader of each argument that it takes."""

    make: Callable[..., Any]
    arguments: Mapping[str, Argument]

    def __call__(self, entry: Mapping[str, Any], where: str) -> Any:
        return self.make(**{name: read(entry, name, where) for name, read in self.arguments.items()})


Vocabulary = Mapping[str, Word]


def word(make: Callable[..., Any], **arguments: Argument) -> Word:
    """A word whose arguments are named as in the pack."""
    return Word(make, arguments)


def read_word(entry: Mapping[str, Any], vocabulary: Vocabulary, where: str, also: tuple[str, ...] = ()) -> Any:
    """One word of a closed vocabulary with its arguments; the entry may hold nothing else but the fields in `also`."""
    kind = entry.get("kind")
    if not isinstance(kind, str) or kind not in vocabulary:
        raise BadInput(f"{where}.kind must be one of {', '.join(vocabulary)}, not {kind!r}.")
    arguments = vocabulary[kind].arguments
    only_known(entry, (*also, "kind", *arguments), where)
    return vocabulary[kind](entry, where)


def is_number(value: object, least: int = 0) -> TypeGuard[int]:
    """Whether a value of a pack is a whole number of at least so much; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= least


def number_between(entry: Mapping[str, Any], name: str, where: str, *, least: int, most: int) -> int:
    """A whole number of an entry that lies in a range."""
    value = entry.get(name)
    if not is_number(value, least) or value > most:
        raise BadInput(f"{where}.{name} must be a whole number from {least} to {most}, not {value!r}.")
    return value


def symbol_in(entry: Mapping[str, Any], name: str, where: str) -> int:
    """A symbol that an entry names."""
    return symbol_of(entry.get(name), f"{where}.{name}")


def symbols_in(entry: Mapping[str, Any], name: str, where: str) -> tuple[int, ...]:
    """A list of symbols that an entry names."""
    values = entry.get(name)
    if not isinstance(values, list):
        raise BadInput(f"{where}.{name} must be a list of symbols, not {values!r}.")
    return tuple(symbol_of(value, f"{where}.{name}") for value in values)


def colour_in(entry: Mapping[str, Any], name: str, where: str) -> int:
    """A colour that an entry names."""
    return colour_of(entry.get(name), f"{where}.{name}")


def _side(entry: Mapping[str, Any], name: str, where: str) -> int:
    return number_of(entry.get(name), SIDES, f"{where}.{name}")


def _count(entry: Mapping[str, Any], name: str, where: str) -> int:
    return number_between(entry, name, where, least=1, most=MOST_COUNTED)


def _number(entry: Mapping[str, Any], name: str, where: str) -> int:
    value = entry.get(name)
    if not is_number(value):
        raise BadInput(f"{where}.{name} must be a whole number of at least 0, not {value!r}.")
    return value


def _number_or_nothing(entry: Mapping[str, Any], name: str, where: str) -> int:
    return _number(entry, name, where) if name in entry else 0


def _numbers(entry: Mapping[str, Any], name: str, where: str) -> tuple[int, ...]:
    values = entry.get(name)
    if not isinstance(values, list) or not values or not all(is_number(value) for value in values):
        raise BadInput(f"{where}.{name} must list one or more whole numbers of at least 0, not {values!r}.")
    return tuple(values)


def _slot(entry: Mapping[str, Any], name: str, where: str) -> int:
    slot = _number(entry, name, where)
    if slot not in (1, 3):
        raise BadInput(f"{where}.{name} must be 1 or 3: only these abilities exist as cards.")
    return slot - 1


POWERS: Final[Vocabulary] = {
    "skip-loss": word(SkipLoss),
    "full-result": word(FullResult),
    "extra-card": word(ExtraCard),
    "repeat-effect": word(RepeatEffect),
    "gain-active": word(GainActive, count=_count),
    "gain-of-path": word(GainOfPath, side=_side, count=_count),
    "restore": word(Restore, count=_count),
    "transmute": word(Transmute, count=_count),
    "cooperate": word(Cooperate, points=_count),
    "swap-pool": word(SwapPool),
    "renew-row": word(RenewRow),
    "draw-cards": word(DrawCards, count=_count),
    "take-discarded": word(TakeDiscarded),
    "gain-experience": word(GainExperience, count=_count),
    "take-back": word(TakeBack),
    "keep-more": word(KeepMore),
    "gain-points": word(GainPoints, count=_count),
    "points-per-colour": word(PointsPerColour, colour=colour_in, most=_count),
    "reactivate": word(Reactivate),
}

BONUSES: Final[Vocabulary] = {
    "ability-card": word(AbilityCard, slot=_slot, experience=_number_or_nothing),
    "active-symbols": word(ActiveSymbols, count=_count),
    "one-active-symbol": word(OneActiveSymbol, count=_count),
    "show-hand": word(ShowHand, experience=_number),
    "experience": word(ExperiencePoints, count=_count),
    "victory-points": word(VictoryPoints, count=_count),
    "draw-or-experience": word(DrawOrExperience, experience=_number),
    "symbols-for-abilities": word(SymbolsForAbilities),
    "points-for-experience": word(PointsForExperience, thresholds=_numbers),
    "experience-for-colour": word(ExperienceForColour, colour=colour_in, steps=_numbers),
    "reactivate-ability": word(ReactivateAbility),
}
