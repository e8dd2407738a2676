"""The signs of Tidal Blades: a shape for each symbol, dice as their faces tell them, rewards and losses as icons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, assert_never

from markupsafe import Markup

from tablewright.games.tidal import vocabulary as words
from tablewright.games.tidal.kinds import DICE, LEVEL, OF_LEVEL, TRAITS
from tablewright.games.tidal.results import SYMBOLS

from ..signs import count, icon, pictures_of

PICTURES: Final = pictures_of(__package__)
TRAITS_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "novice": (),
    "red-adept": ("spirit", "resilience"),
    "blue-adept": ("focus", "synergy"),
    "red-elite": ("spirit", "resilience"),
    "blue-elite": ("focus", "synergy"),
    **{f"guild-{trait}": (trait,) for trait in TRAITS},
}
"""The traits that a die mostly shows: they tell it apart where colours do not."""


def sign(name: str) -> Markup:
    """One of the signs that stand for a thing of the table."""
    return icon(PICTURES["sign"][name])


def island_icon(island: str) -> Markup:
    return icon(PICTURES["island"][island])


@cache
def emblem(island: str) -> Markup:
    """The emblem of an island, or of the Arbiter, on a tile of its colour."""
    return Markup('<span class="emblem emblem-{}">{}</span>').format(island, island_icon(island))


@cache
def symbol(name: str) -> Markup:
    """A symbol in its colour and shape."""
    return Markup('<span class="symbol symbol-{}">{}</span>').format(name, icon(PICTURES["symbol"][name]))


def symbols(names: Iterable[str]) -> Markup:
    return Markup("").join(symbol(name) for name in names)


@cache
def portrait(character: str | None) -> Markup:
    """The picture of a character, in its colour; a seat without one shows a person."""
    name = PICTURES["character"].get(character or "", PICTURES["sign"]["person"])
    return Markup('<span class="portrait">{}</span>').format(icon(name))


# Dice


@cache
def die(kind: str) -> Markup:
    """A die that lies there: its level by shape and pips, its colour also by the traits it mostly shows."""
    level = LEVEL[DICE.index(kind)]
    marks = Markup("").join(icon(PICTURES["symbol"][trait]) for trait in TRAITS_OF[kind])
    pips = Markup('<i class="pip"></i>') * level
    return Markup(
        '<span class="die die-{} level-{}"><span class="die-marks">{}</span><span class="pips">{}</span></span>'
    ).format(kind, level, marks, pips)


@cache
def face(shows: str) -> Markup:
    """What a rolled die shows; nothing on a blank face."""
    return symbols(name for name in shows.split("-") if name in SYMBOLS)


def die_of_level(level: int, colour: int) -> Markup:
    """A die of a level; without a colour, both in one."""
    kinds = OF_LEVEL[level]
    if len(kinds) == 1 or colour != words.ANY:
        return die(DICE[kinds[max(colour, 0)]])
    return Markup('<span class="die die-any level-{}"><span class="pips">{}</span></span>').format(
        level, Markup('<i class="pip"></i>') * level
    )


# Rewards and losses


def counted(number: int | str, name: str) -> Markup:
    """A number with a sign."""
    return word(count(str(number)) + sign(name))


def word(signs: Markup) -> Markup:
    """One reward or loss: what belongs together stays together."""
    return Markup('<span class="word">{}</span>').format(signs)


def rewards(given: words.Rewards) -> Markup:
    return Markup("").join(reward(one) for one in given)


def reward(given: words.Reward) -> Markup:  # noqa: C901 - one case for each word
    """What is gained."""
    match given:
        case words.Shells(number):
            return counted(number, "shells")
        case words.Fruit(number):
            return counted(number, "fruit")
        case words.Ranking(number):
            return counted(f"+{number}", "ranking")
        case words.Tricks(number):
            return counted(number, "tricks")
        case words.Challenges(number) | words.DrawChallenges(number):
            return counted(number, "challenges")
        case words.Die(level, colour):
            return word(die_of_level(level, colour))
        case words.Refresh(number):
            return counted(number, "refresh")
        case words.RefreshAll():
            return counted("∞", "refresh")
        case words.RefreshBy(trait):
            return word(symbol(TRAITS[trait]) + count("×") + sign("refresh"))
        case words.ShellsBy(trait):
            return word(symbol(TRAITS[trait]) + count("×") + sign("shells"))
        case words.Upgrade(number):
            return counted(number, "upgrade")
        case words.Advance(trait, steps):
            return word(count(f"+{steps}") + symbol(TRAITS[trait]))
        case words.AdvanceAny(steps):
            return word(count(f"+{steps}") + symbol("wild"))
        case words.AdvanceAll(steps):
            return Markup('<span class="word many">{}{}</span>').format(count(f"+{steps}"), symbols(TRAITS))
        case words.Sail(spaces):
            return counted(spaces, "sail")
        case words.FirstPlayer():
            return word(sign("first-player"))
        case words.RenewPool(number):
            return word(count(str(number)) + sign("renew") + sign("challenges"))
        case words.RenewMarket(number):
            return word(count(str(number)) + sign("renew") + sign("market"))
        case words.CharacterCard():
            return word(sign("character-card"))
        case words.MoveArbiter():
            return word(sign("arbiter"))
        case words.CopyBonusDie():
            return word(sign("copy") + sign("dice"))
        case words.IgnoreRestrictions():
            return word(sign("restrictions"))
        case _:
            assert_never(given)


def losses(taken: words.Losses) -> Markup:
    return Markup("").join(loss(one) for one in taken)


def loss(taken: words.Loss) -> Markup:
    """What is lost."""
    match taken:
        case words.LoseShells(number):
            return counted(f"−{number}", "shells")
        case words.LoseFruit(number):
            return counted(f"−{number}", "fruit")
        case words.LoseDice(number, level):
            return word(count(f"−{number}") + die_of_level(level, words.ANY))
        case words.LoseRanking(number):
            return counted(f"−{number}", "ranking")
        case words.DegradeHighest():
            return counted("↓", "dice")
        case words.DegradeFrom(level):
            return word(count("↓") + die_of_level(level, words.ANY))
        case words.Reduce(traits, steps):
            return word(count(f"−{steps}") + symbols(TRAITS[trait] for trait in traits))
        case words.ReduceAny(steps):
            return word(count(f"−{steps}") + symbol("wild"))
        case words.DiscardTricks(number):
            return counted(f"−{number}", "tricks")
        case words.DiscardChallenges(number):
            return counted(f"−{number}", "challenges")
        case words.DiscardCards(number):
            return counted(f"−{number}", "discard")
        case _:
            assert_never(taken)
