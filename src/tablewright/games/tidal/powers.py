"""The words of character cards, shields and tricks: what they change, what they let a player do, and when."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from tablewright.engine.faults import BadInput
from tablewright.games.destiny.cards import number_of
from tablewright.games.destiny.words import Vocabulary, count_in, word

from .times import AFTER_ROLL, ANYTIME, BEFORE_CHALLENGE, ROLLED, Moment
from .vocabulary import Rewards, island_in, islands_in, names_in, rewards_in, steps_in, trait_in

CARD_KINDS: Final = ("trick", "challenge")
TRICK_CARD, CHALLENGE_CARD = range(2)
TIMES: Final = ("always", "fighting", "together", "alone")
ALWAYS, FIGHTING, TOGETHER, ALONE = range(4)
LADDER: Final = 5


def card_kinds_in(entry: Mapping[str, Any], name: str, where: str) -> tuple[int, ...]:
    return names_in(entry, name, CARD_KINDS, where)


def time_in(entry: Mapping[str, Any], name: str, where: str) -> int:
    return number_of(entry[name], TIMES, f"{where}.{name}") if name in entry else ALWAYS


def ladder_in(entry: Mapping[str, Any], name: str, where: str) -> tuple[Rewards, ...]:
    steps = steps_in(entry, name, where)
    if len(steps) != LADDER:
        raise BadInput(f"{where}.{name} needs {LADDER} steps, one for each level; it has {len(steps)}.")
    return steps


# What is always in force


@dataclass(frozen=True, slots=True)
class AnyArena:
    """On an island, challenges of any arena may be attempted."""

    island: int


@dataclass(frozen=True, slots=True)
class OnVisit:
    """Visiting one of some islands gives something."""

    islands: tuple[int, ...]
    rewards: Rewards


@dataclass(frozen=True, slots=True)
class MoreSailing:
    """The island effect of the Lamara Stadium moves the boat further."""

    spaces: int


@dataclass(frozen=True, slots=True)
class StretchRanking:
    """Stretching a challenge of a trait: one more position."""

    trait: int


@dataclass(frozen=True, slots=True)
class LevelInstead:
    """The level of one trait may be used in place of another's."""

    used: int
    instead: int


@dataclass(frozen=True, slots=True)
class IslandEffectFirst:
    """Visiting the Fold, the island effect of an arena may be used first."""


@dataclass(frozen=True, slots=True)
class RepeatIslandEffect:
    """Completing a challenge with exactly so many symbols: the island effect once more."""

    symbols: int


@dataclass(frozen=True, slots=True)
class LowerThreat:
    """The threat die is one level lower, at some times."""

    when: int


@dataclass(frozen=True, slots=True)
class AnyStyle:
    """Any fighting style may be used."""


@dataclass(frozen=True, slots=True)
class HigherStyle:
    """All fighting styles count as higher."""

    levels: int


@dataclass(frozen=True, slots=True)
class MoreDiceTogether:
    """The max roll rises by one for each other character on the island."""


@dataclass(frozen=True, slots=True)
class OnTrick:
    """Playing a trick gives something, at some times."""

    when: int
    rewards: Rewards


@dataclass(frozen=True, slots=True)
class NoFirstThreat:
    """While alone, the first roll of the turn is made without the threat die."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """Shells may be used as fruit and fruit as shells."""


@dataclass(frozen=True, slots=True)
class Mooring:
    """An action space with one action disc may be used."""


@dataclass(frozen=True, slots=True)
class MarketDeck:
    """In place of the island effect, the top card of the market deck for some fruit."""

    fruit: int


@dataclass(frozen=True, slots=True)
class Discount:
    """Market cards cost less fruit."""

    fruit: int


@dataclass(frozen=True, slots=True)
class BeforeChallenge:
    """Attempting a challenge gives something before the roll, at some times."""

    when: int
    rewards: Rewards


@dataclass(frozen=True, slots=True)
class ExtraStep:
    """Stretching a challenge with exactly so many symbols: the stretched trait advances one step more."""

    symbols: int


@dataclass(frozen=True, slots=True)
class CarryBoat:
    """Before the first movement of a turn, the boat may be carried over up to so many spaces."""

    spaces: int


@dataclass(frozen=True, slots=True)
class KeepBonusDie:
    """After a fight the bonus die goes to the spent area."""


@dataclass(frozen=True, slots=True)
class FruitForKinds:
    """After a fight, a fruit for each kind of trait hit, up to a limit."""

    most: int


@dataclass(frozen=True, slots=True)
class DieForKinds:
    """After a fight, a die whose level is the number of kinds of traits hit."""


@dataclass(frozen=True, slots=True)
class Rest:
    """At the end of a turn without challenge and fight, all dice are refreshed."""


@dataclass(frozen=True, slots=True)
class PoolAfterChallenge:
    """After completing a challenge, one with fewer symbols may be taken for some shells."""

    shells: int


@dataclass(frozen=True, slots=True)
class PierceArmour:
    """One armoured spot may be hit with a die of any level."""


# What a player may do once per turn


@dataclass(frozen=True, slots=True)
class DiscardFor:
    """Discard a card of some kinds from hand for something, at some times."""

    cards: tuple[int, ...]
    when: int
    rewards: Rewards


@dataclass(frozen=True, slots=True)
class GiveFruit:
    """Give a fruit to another character on the island: tricks count as higher this turn."""

    levels: int


@dataclass(frozen=True, slots=True)
class PayFor:
    """Before a challenge of a trait, pay shells for something."""

    shells: int
    trait: int
    rewards: Rewards


@dataclass(frozen=True, slots=True)
class Wager:
    """Before a challenge, give a shell to another character on the island; completing it gives something."""

    rewards: Rewards


@dataclass(frozen=True, slots=True)
class BlankAsSymbol:
    """One blank face is used as a symbol of choice."""


@dataclass(frozen=True, slots=True)
class SymbolAsAny:
    """One rolled symbol of a trait is used as a symbol of choice."""

    trait: int


# Shields: what is paid with the shells on them


@dataclass(frozen=True, slots=True)
class Shield:
    """A shell shield: what it costs to set a die."""

    charge: int


@dataclass(frozen=True, slots=True)
class RerollOne:
    """Reroll one die without the threat die."""

    charge: int


@dataclass(frozen=True, slots=True)
class RaiseLevel:
    """One die of the fight counts as one level higher."""

    charge: int


@dataclass(frozen=True, slots=True)
class RefreshOne:
    """Refresh one die."""

    charge: int


@dataclass(frozen=True, slots=True)
class SwapSymbol:
    """One rolled symbol is turned into one of another trait."""

    charge: int


ShieldUpgrade = RerollOne | RaiseLevel | RefreshOne | SwapSymbol
Active = DiscardFor | GiveFruit | PayFor | Wager | BlankAsSymbol | SymbolAsAny
ACTIVE: Final = (DiscardFor, GiveFruit, PayFor, Wager, BlankAsSymbol, SymbolAsAny)
UPGRADES: Final = (RerollOne, RaiseLevel, RefreshOne, SwapSymbol)
Passive = (
    AnyArena | OnVisit | MoreSailing | StretchRanking | LevelInstead | IslandEffectFirst | RepeatIslandEffect
    | LowerThreat | AnyStyle | HigherStyle | MoreDiceTogether | OnTrick | NoFirstThreat | Exchange | Mooring
    | MarketDeck | Discount | BeforeChallenge | ExtraStep | CarryBoat | KeepBonusDie | FruitForKinds | DieForKinds
    | Rest | PoolAfterChallenge | PierceArmour | Shield
)  # fmt: skip
Power = Passive | Active | ShieldUpgrade
POWERS: Final[Vocabulary] = {
    "any-arena": word(AnyArena, island=island_in),
    "on-visit": word(OnVisit, islands=islands_in, rewards=rewards_in),
    "more-sailing": word(MoreSailing, spaces=count_in),
    "stretch-ranking": word(StretchRanking, trait=trait_in),
    "level-instead": word(LevelInstead, used=trait_in, instead=trait_in),
    "island-effect-first": word(IslandEffectFirst),
    "repeat-island-effect": word(RepeatIslandEffect, symbols=count_in),
    "lower-threat": word(LowerThreat, when=time_in),
    "any-style": word(AnyStyle),
    "higher-style": word(HigherStyle, levels=count_in),
    "more-dice-together": word(MoreDiceTogether),
    "on-trick": word(OnTrick, when=time_in, rewards=rewards_in),
    "no-first-threat": word(NoFirstThreat),
    "exchange": word(Exchange),
    "mooring": word(Mooring),
    "market-deck": word(MarketDeck, fruit=count_in),
    "discount": word(Discount, fruit=count_in),
    "before-challenge": word(BeforeChallenge, when=time_in, rewards=rewards_in),
    "extra-step": word(ExtraStep, symbols=count_in),
    "carry-boat": word(CarryBoat, spaces=count_in),
    "keep-bonus-die": word(KeepBonusDie),
    "fruit-for-kinds": word(FruitForKinds, most=count_in),
    "die-for-kinds": word(DieForKinds),
    "rest": word(Rest),
    "pool-after-challenge": word(PoolAfterChallenge, shells=count_in),
    "pierce-armour": word(PierceArmour),
    "discard-for": word(DiscardFor, cards=card_kinds_in, when=time_in, rewards=rewards_in),
    "give-fruit": word(GiveFruit, levels=count_in),
    "pay-for": word(PayFor, shells=count_in, trait=trait_in, rewards=rewards_in),
    "wager": word(Wager, rewards=rewards_in),
    "blank-as-symbol": word(BlankAsSymbol),
    "symbol-as-any": word(SymbolAsAny, trait=trait_in),
    "shield": word(Shield, charge=count_in),
    "reroll-one": word(RerollOne, charge=count_in),
    "raise-level": word(RaiseLevel, charge=count_in),
    "refresh-one": word(RefreshOne, charge=count_in),
    "swap-symbol": word(SwapSymbol, charge=count_in),
}

MOMENTS_OF: Final[Mapping[object, Moment]] = {
    DiscardFor: ANYTIME, GiveFruit: ANYTIME, PayFor: BEFORE_CHALLENGE, Wager: BEFORE_CHALLENGE, BlankAsSymbol: ROLLED,
    SymbolAsAny: ROLLED, RerollOne: AFTER_ROLL, RaiseLevel: AFTER_ROLL, RefreshOne: ANYTIME, SwapSymbol: AFTER_ROLL,
}  # fmt: skip
"""When a power may let its owner act, so that at other moments nobody looks at its card."""
BIT: Final[Mapping[object, int]] = {one.make: 1 << number for number, one in enumerate(POWERS.values())}
"""One bit for each kind of power, so that looking for one costs little."""


def bits_of(powers: tuple[Power, ...]) -> int:
    """The kinds of powers on a card."""
    bits = 0
    for power in powers:
        bits |= BIT[type(power)]
    return bits
