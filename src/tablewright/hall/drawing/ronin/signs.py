"""The signs of Ronin: tea and cooperation beside what the sister games share, and the bonuses of the boards."""

from __future__ import annotations

from typing import Final, assert_never

from markupsafe import Markup

from tablewright.games.destiny.cards import Effect
from tablewright.games.destiny.symbols import COLOURS
from tablewright.games.ronin import vocabulary as words

from ..destiny.signs import STEPS, Signs, sister_pictures
from ..signs import NOTHING, count, icon


class RoninSigns(Signs):
    """Ronin's own words are drawn here, all others as in its sister game."""

    def condition(self, part: words.Condition) -> Markup:
        if isinstance(part, words.NeighbourCards):
            return count(STEPS) + self.sign("neighbour") + self.emblem(COLOURS[part.colour])
        return super().condition(part)

    def result(self, part: words.Result) -> Markup:
        match part:
            case words.EachTrack():
                return count("1+1") + self.sign("track")
            case words.OneTrack():
                return count(STEPS) + self.sign("track")
            case _:
                return super().result(part)

    def effect(self, printed: Effect) -> Markup:
        """A tea effect begins with a teapot."""
        tea = self.sign("tea") if printed.ceremony else NOTHING
        return tea + super().effect(printed)


SIGNS: Final = RoninSigns(sister_pictures(__package__))
PICTURES: Final = SIGNS.pictures
picture = SIGNS.picture


def bonus(part: words.Bonus) -> Markup:
    """What a field of a cooperation board gives, as small as it can be."""
    match part:
        case words.AbilityCard(slot, _):
            return bonus_sign("ability-card") + count(str(slot + 1))
        case words.ActiveSymbols(number):
            return bonus_sign("active-symbols") + count(str(number))
        case words.OneActiveSymbol(number):
            return bonus_sign("one-active-symbol") + count(str(number))
        case words.ShowHand():
            return bonus_sign("show-hand")
        case words.ExperiencePoints(number):
            return bonus_sign("experience") + count(str(number))
        case words.VictoryPoints(number):
            return bonus_sign("victory-points") + count(str(number))
        case words.DrawOrExperience():
            return bonus_sign("draw-or-experience")
        case words.SymbolsForAbilities():
            return bonus_sign("symbols-for-abilities")
        case words.PointsForExperience():
            return bonus_sign("points-for-experience")
        case words.ExperienceForColour(colour, _):
            return bonus_sign("experience-for-colour") + SIGNS.emblem(COLOURS[colour])
        case words.ReactivateAbility():
            return bonus_sign("reactivate-ability")
        case _:
            assert_never(part)


def bonus_sign(name: str) -> Markup:
    return icon(PICTURES["bonus"][name])
