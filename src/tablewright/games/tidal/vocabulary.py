"""The words that content is made of: rewards, losses, and what goals and announcements count."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from tablewright.engine.faults import BadInput
from tablewright.games.reading.entries import tables_in
from tablewright.games.reading.words import Vocabulary, count_in, number_between, number_of, read_word, word

from .kinds import ARENAS, COLOURS, ISLANDS, SYNERGY, TOP_LEVEL, TRAITS

ANY: Final = -1
"""No colour and no arena in particular."""


# How the arguments of words are read


def trait_in(entry: Mapping[str, Any], name: str, where: str) -> int:
    return number_of(entry.get(name), TRAITS, f"{where}.{name}")


def traits_in(entry: Mapping[str, Any], name: str, where: str) -> tuple[int, ...]:
    return names_in(entry, name, TRAITS, where)


def names_in(entry: Mapping[str, Any], name: str, names: tuple[str, ...], where: str) -> tuple[int, ...]:
    """A list of names, by their numbers."""
    values = entry.get(name)
    if not isinstance(values, list):
        raise BadInput(f"{where}.{name} must be a list of {', '.join(names)}, not {values!r}.")
    return tuple(number_of(value, names, f"{where}.{name}") for value in values)


def island_in(entry: Mapping[str, Any], name: str, where: str) -> int:
    return number_of(entry.get(name), ISLANDS, f"{where}.{name}")


def islands_in(entry: Mapping[str, Any], name: str, where: str) -> tuple[int, ...]:
    return names_in(entry, name, ISLANDS, where)


def arena_or_any_in(entry: Mapping[str, Any], name: str, where: str) -> int:
    return number_of(entry[name], ARENAS, f"{where}.{name}") if name in entry else ANY


def colour_or_any_in(entry: Mapping[str, Any], name: str, where: str) -> int:
    return number_of(entry[name], COLOURS, f"{where}.{name}") if name in entry else ANY


def level_in(entry: Mapping[str, Any], name: str, where: str) -> int:
    return number_between(entry, name, where, least=1, most=TOP_LEVEL + 1)


def reducible_in(entry: Mapping[str, Any], name: str, where: str) -> tuple[int, ...]:
    """Traits that may be reduced: never Synergy (TB-TRAIT-05)."""
    traits = traits_in(entry, name, where)
    if SYNERGY in traits:
        raise BadInput(f"{where}.{name} names synergy, which is never reduced.")
    return traits


# Rewards


class Plain:
    """A reward that is given without a question."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Shells(Plain):
    """Gain so many shells."""

    count: int


@dataclass(frozen=True, slots=True)
class Fruit(Plain):
    """Gain so many fruit."""

    count: int


@dataclass(frozen=True, slots=True)
class Ranking(Plain):
    """Move forward on the Champions Board."""

    count: int


@dataclass(frozen=True, slots=True)
class Tricks(Plain):
    """Draw so many trick cards."""

    count: int


@dataclass(frozen=True, slots=True)
class Challenges:
    """So many times, take a challenge from the pool or draw one."""

    count: int


@dataclass(frozen=True, slots=True)
class DrawChallenges(Plain):
    """Draw so many challenges."""

    count: int


@dataclass(frozen=True, slots=True)
class Die:
    """Gain a die of a level, of a colour if one is named."""

    level: int
    colour: int


@dataclass(frozen=True, slots=True)
class Refresh:
    """Refresh so many dice."""

    count: int


@dataclass(frozen=True, slots=True)
class RefreshAll(Plain):
    """Refresh all dice."""


@dataclass(frozen=True, slots=True)
class RefreshBy:
    """Refresh as many dice as the level of a trait."""

    trait: int


@dataclass(frozen=True, slots=True)
class ShellsBy(Plain):
    """Gain as many shells as the level of a trait."""

    trait: int


@dataclass(frozen=True, slots=True)
class Upgrade:
    """Upgrade so many dice, each once."""

    count: int


@dataclass(frozen=True, slots=True)
class Advance:
    """Advance a trait."""

    trait: int
    steps: int


@dataclass(frozen=True, slots=True)
class AdvanceAny:
    """Advance one trait of choice."""

    steps: int


@dataclass(frozen=True, slots=True)
class AdvanceAll:
    """Advance all four traits."""

    steps: int


@dataclass(frozen=True, slots=True)
class Sail:
    """Move the boat and gain the reward of every space."""

    spaces: int


@dataclass(frozen=True, slots=True)
class FirstPlayer(Plain):
    """Take over the first player token."""


@dataclass(frozen=True, slots=True)
class RenewPool:
    """Discard so many challenges of the pool and refill it."""

    count: int


@dataclass(frozen=True, slots=True)
class RenewMarket:
    """Discard so many market cards and refill the row."""

    count: int


@dataclass(frozen=True, slots=True)
class CharacterCard:
    """Draw two character cards and play one of them at once."""


@dataclass(frozen=True, slots=True)
class MoveArbiter:
    """Move the Arbiter to another arena of choice."""


@dataclass(frozen=True, slots=True)
class CopyBonusDie(Plain):
    """Add a copy of the bonus die to the roll."""


@dataclass(frozen=True, slots=True)
class IgnoreRestrictions(Plain):
    """Ignore all restrictions of the monster that is fought."""


PlainReward = (
    Shells | Fruit | ShellsBy | Ranking | Tricks | DrawChallenges | RefreshAll | FirstPlayer | CopyBonusDie
    | IgnoreRestrictions
)  # fmt: skip
"""What is given without a question."""
OF_FIGHTS: Final = (CopyBonusDie, IgnoreRestrictions)
"""What does something in a fight alone."""
AskingReward = (
    Challenges | Die | Refresh | RefreshBy | Upgrade | Advance | AdvanceAny | AdvanceAll | Sail | RenewPool
    | RenewMarket | CharacterCard | MoveArbiter
)  # fmt: skip
"""What may leave the player a choice."""
Reward = PlainReward | AskingReward
REWARDS: Final[Vocabulary] = {
    "shells": word(Shells, count=count_in),
    "fruit": word(Fruit, count=count_in),
    "ranking": word(Ranking, count=count_in),
    "tricks": word(Tricks, count=count_in),
    "challenges": word(Challenges, count=count_in),
    "draw-challenges": word(DrawChallenges, count=count_in),
    "die": word(Die, level=level_in, colour=colour_or_any_in),
    "refresh": word(Refresh, count=count_in),
    "refresh-all": word(RefreshAll),
    "refresh-by": word(RefreshBy, trait=trait_in),
    "shells-by": word(ShellsBy, trait=trait_in),
    "upgrade": word(Upgrade, count=count_in),
    "advance": word(Advance, trait=trait_in, steps=count_in),
    "advance-any": word(AdvanceAny, steps=count_in),
    "advance-all": word(AdvanceAll, steps=count_in),
    "sail": word(Sail, spaces=count_in),
    "first-player": word(FirstPlayer),
    "renew-pool": word(RenewPool, count=count_in),
    "renew-market": word(RenewMarket, count=count_in),
    "character-card": word(CharacterCard),
    "move-arbiter": word(MoveArbiter),
    "copy-bonus-die": word(CopyBonusDie),
    "ignore-restrictions": word(IgnoreRestrictions),
}
Rewards = tuple[Reward, ...]


def rewards_in(entry: Mapping[str, Any], name: str, where: str) -> Rewards:
    """A list of rewards."""
    return tuple(read_word(inner, REWARDS, place) for inner, place in tables_in(entry, name, where))


def steps_in(entry: Mapping[str, Any], name: str, where: str) -> tuple[Rewards, ...]:
    """A list of lists of rewards: the steps of a ladder, the spaces of the boat track, the sides of twins."""
    values = entry.get(name)
    if not isinstance(values, list) or not values:
        raise BadInput(f"{where}.{name} must list one or more lists of rewards, not {values!r}.")
    return tuple(rewards_in({name: step}, name, f"{where}[{place}]") for place, step in enumerate(values))


# Losses


@dataclass(frozen=True, slots=True)
class LoseShells:
    """Lose so many shells."""

    count: int


@dataclass(frozen=True, slots=True)
class LoseFruit:
    """Lose so many fruit."""

    count: int


@dataclass(frozen=True, slots=True)
class LoseDice:
    """Lose so many dice of choice, of at least a level."""

    count: int
    level: int


@dataclass(frozen=True, slots=True)
class LoseRanking:
    """Move back on the Champions Board."""

    count: int


@dataclass(frozen=True, slots=True)
class DegradeHighest:
    """Degrade the die of the highest level."""


@dataclass(frozen=True, slots=True)
class DegradeFrom:
    """Degrade all dice of at least a level."""

    level: int


@dataclass(frozen=True, slots=True)
class Reduce:
    """Reduce each of some traits."""

    traits: tuple[int, ...]
    steps: int


@dataclass(frozen=True, slots=True)
class ReduceAny:
    """Reduce one trait of choice, never Synergy."""

    steps: int


@dataclass(frozen=True, slots=True)
class DiscardTricks:
    """Discard so many tricks from hand."""

    count: int


@dataclass(frozen=True, slots=True)
class DiscardChallenges:
    """Discard so many challenges from hand."""

    count: int


@dataclass(frozen=True, slots=True)
class DiscardCards:
    """Discard so many cards from hand, challenges or tricks."""

    count: int


Loss = (
    LoseShells | LoseFruit | LoseDice | LoseRanking | DegradeHighest | DegradeFrom | Reduce | ReduceAny | DiscardTricks
    | DiscardChallenges | DiscardCards
)  # fmt: skip
LOSSES: Final[Vocabulary] = {
    "lose-shells": word(LoseShells, count=count_in),
    "lose-fruit": word(LoseFruit, count=count_in),
    "lose-dice": word(LoseDice, count=count_in, level=level_in),
    "lose-ranking": word(LoseRanking, count=count_in),
    "degrade-highest": word(DegradeHighest),
    "degrade-from": word(DegradeFrom, level=level_in),
    "reduce": word(Reduce, traits=reducible_in, steps=count_in),
    "reduce-any": word(ReduceAny, steps=count_in),
    "discard-tricks": word(DiscardTricks, count=count_in),
    "discard-challenges": word(DiscardChallenges, count=count_in),
    "discard-cards": word(DiscardCards, count=count_in),
}
Losses = tuple[Loss, ...]


def losses_in(entry: Mapping[str, Any], name: str, where: str) -> Losses:
    """A list of losses."""
    return tuple(read_word(inner, LOSSES, place) for inner, place in tables_in(entry, name, where))
