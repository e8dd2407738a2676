"""The odds of completing two challenges with the next roll, exact: no die serves both (TB-LEG-10)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import product
from math import prod

from .content import Pack
from .odds import Needs, Odds, Throw, throw_of
from .results import WILD, symbols_of
from .strike_odds import grown_by
from .table import Tidal, half_at_stake

Symbols = tuple[tuple[int, ...], ...]
"""For each symbol of a face, the demands of one challenge that it meets. A demand is a symbol that is asked for."""
Face = tuple[Symbols, Symbols]
"""What a face can do for the one challenge, and what for the other."""
Die = tuple[Face, ...]
"""What a die may come to show; one face if it is not rolled."""
Layers = tuple[int, ...]
"""By how many dice are used, the sets of demands that can be met; a single layer where all dice may be."""


def odds_of_both(table: Tidal) -> dict[tuple[int, int], Odds]:
    """The odds of both challenges at stake, for each choice of the stretch symbols of the one and of the other."""
    throw = throw_of(table)
    if len(table.at_stake) == 1 or not throw.dice:
        return {}
    one, other = (half_at_stake(table, card).asked for card in table.at_stake)
    return {
        (chosen, beside): pair_odds(table.content, throw, needs, others)
        for (chosen, needs), (beside, others) in product(enumerate(one), enumerate(other))
    }


def pair_odds(content: Pack, throw: Throw, needs: Needs, others: Needs) -> Odds:
    """How many rolls leave enough dice to share out between both, whichever the player gives up for threats."""
    dice = dice_of(content, throw, needs, others)
    left = [len(dice) - lost for lost in throw.losses]
    asked = sum(needs) + sum(others)
    favourable = sum(matching_rolls(dice, asked, min(number, asked)) for number in left if number > 0)
    return Odds(favourable, prod(map(len, dice)) * len(left))


def dice_of(content: Pack, throw: Throw, needs: Needs, others: Needs) -> tuple[Die, ...]:
    """Every die with what its faces can do for both; those of the first challenge are the lower demands."""
    one = traits_of(needs)
    other = traits_of(others)
    faces = [content.dice[kind] for kind in throw.dice] + [(result,) for result in throw.kept]
    return tuple(
        sorted(tuple((met(face, one, 0), met(face, other, len(one))) for face in printed) for printed in faces)
    )


def traits_of(needs: Needs) -> list[int]:
    return [trait for trait, count in enumerate(needs) for _ in range(count)]


def met(face: int, traits: list[int], first: int) -> Symbols:
    """The demands that each symbol of a face meets; a wild one meets all."""
    found = (
        tuple(first + demand for demand, trait in enumerate(traits) if symbol in (trait, WILD))
        for symbol in symbols_of(face)
    )
    return tuple(sorted(demands for demands in found if demands))


@lru_cache(maxsize=2000)
def matching_rolls(dice: tuple[Die, ...], asked: int, most: int) -> int:
    """How many rolls meet every demand with so many dice; no match takes more dice than demands."""
    goal, left = (1 << asked) - 1, prod(map(len, dice))
    scarce = most if most < min(asked, len(dice)) else 0
    found: Counter[Layers] = Counter({(1,) * (scarce + 1): 1})
    favourable = 0
    for die in dice:
        left //= len(die)
        following: Counter[Layers] = Counter()
        for face, times in Counter(die).items():
            for layers, weight in found.items():
                following[with_die(layers, face)] += weight * times
        won = [layers for layers in following if layers[-1] >> goal & 1]
        favourable += left * sum(following.pop(layers) for layers in won)
        found = following
    return favourable


@lru_cache(maxsize=100000)
def with_die(layers: Layers, face: Face) -> Layers:
    """One die more: it serves one challenge or the other; with few dice left it may also stay unused."""
    if not any(face):
        return layers
    if len(layers) == 1:
        return (shared_out(layers[0], face),)
    used = (shared_out(family, face) for family in layers[:-1])
    return (layers[0], *(new | old for new, old in zip(used, layers[1:], strict=True)))


def shared_out(family: int, face: Face) -> int:
    """What is met if all symbols of a face serve one challenge, and if all serve the other."""
    one, other = (grown(family, symbols) for symbols in face)
    return one | other


def grown(family: int, symbols: Symbols) -> int:
    for demands in symbols:
        family = grown_by(family, demands)
    return family
