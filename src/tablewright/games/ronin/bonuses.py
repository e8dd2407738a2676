"""What the fields of a cooperation board give to the players beside it."""

from __future__ import annotations

from typing import Final, assert_never

from tablewright.engine.knowledge import reveal
from tablewright.engine.options import Reason, named
from tablewright.engine.questions import choose
from tablewright.engine.table import tell
from tablewright.games.destiny.abilities import reactivate, used_abilities
from tablewright.games.destiny.draft import draw_to_hand
from tablewright.games.destiny.experience import MOST
from tablewright.games.destiny.rewards import SYMBOL, gain_active, gain_points
from tablewright.games.destiny.table import LOCKED
from tablewright.games.destiny.timeline import active_symbols_on, count_colour, gain_symbols

from . import vocabulary as words
from .repertoire import take_ability_card
from .rewards import gain_experience
from .table import BONUSES, Ronin

HAND_STEPS: Final = (0, 2, 4)
ABILITY, EXPERIENCE, SHOW, DRAW = named("bonus", ("ability", "experience", "show-hand", "draw"))
NO_CARD_LEFT: Final = Reason("RON-NABIL-07", "no-ability-card-left")
NO_CARD_TO_DRAW: Final = Reason("RON-BONUS-14", "no-card-to-draw")
EXPERIENCE_FULL: Final = Reason("RON-BONUS-14", "experience-full")


async def resolve_bonus(table: Ronin, seat: int, partner: int, bonus: words.Bonus) -> None:
    """Let a player take the bonus of a field on the track shared with `partner` (RON-BONUS-14)."""
    match bonus:
        case words.AbilityCard(slot, experience):
            await ability_or_experience(table, seat, partner, slot, experience)
        case words.ActiveSymbols(count):
            await gain_active(table, seat, count, "RON-BONUS-03")
        case words.OneActiveSymbol(count):
            options = [SYMBOL[symbol] for symbol in table.active]
            symbol = await choose(seat, "one-active-symbol", options, "RON-BONUS-05", about={"count": count})
            gain_symbols(table, seat, symbol, count)
        case words.ShowHand(experience):
            await show_hand_or_experience(table, seat, experience)
        case words.ExperiencePoints(count):
            gain_experience(table, seat, count)  # RON-BONUS-06, -08
        case words.VictoryPoints(count):
            gain_points(table, seat, BONUSES, count)
        case words.DrawOrExperience(experience):
            await draw_or_experience(table, seat, experience)
        case words.SymbolsForAbilities():
            unlocked = sum(state != LOCKED for state in table.abilities[seat])
            await gain_active(table, seat, max(unlocked - 1, 0), "RON-BONUS-10")
        case words.PointsForExperience(thresholds):
            reached = sum(table.experience[seat] >= threshold for threshold in thresholds)
            gain_points(table, seat, BONUSES, reached)  # RON-BONUS-11
        case words.ExperienceForColour(colour, steps):
            cards = count_colour(table, seat, colour)
            gain_experience(table, seat, steps[min(cards, len(steps) - 1)])  # RON-BONUS-12
        case words.ReactivateAbility():
            await reactivate(table, seat, used_abilities(table, seat), "RON-BONUS-13")
        case _:
            assert_never(bonus)


async def ability_or_experience(table: Ronin, seat: int, partner: int, slot: int, experience: int) -> None:
    """RON-NABIL-01 to -07: a card of the neighbour's ability, or experience where the field offers it."""

    def why_not(choice: int) -> Reason | None:
        if choice == EXPERIENCE.value:
            return why_no_experience(table, seat)
        return None if table.ability_cards[partner][slot // 2] else NO_CARD_LEFT

    options = [ABILITY, EXPERIENCE] if experience else [ABILITY]
    if all(why_not(option.value) for option in options):
        return
    key = table.content.abilities[table.characters[partner] * 4 + slot].key
    about = {"ability": key, "power": key, "count": experience}
    if await choose(seat, "ability-or-experience", options, "RON-NABIL-03", why_not, about) == ABILITY.value:
        take_ability_card(table, seat, partner, slot)
    else:
        gain_experience(table, seat, experience)


async def show_hand_or_experience(table: Ronin, seat: int, experience: int) -> None:
    """RON-BONUS-04: show the hand for 1/2/3 points by its active symbols, or gain experience without showing."""
    points = hand_points(table, seat)
    about = {"points": points, "count": experience}

    def why_not(choice: int) -> Reason | None:
        return why_no_experience(table, seat) if choice == EXPERIENCE.value else None

    options = [SHOW, EXPERIENCE]
    if await choose(seat, "show-hand-or-experience", options, "RON-BONUS-04", why_not, about) == SHOW.value:
        reveal(table, table.hands[seat])
        tell(table, "showed-hand", seat=seat, cards=table.hands[seat])
        gain_points(table, seat, BONUSES, points)
    else:
        gain_experience(table, seat, experience)


def hand_points(table: Ronin, seat: int) -> int:
    """What a hand is worth when it is shown, by its active symbols (RON-BONUS-04)."""
    active = active_symbols_on(table, table.hands[seat])
    return sum(active >= step for step in HAND_STEPS)


async def draw_or_experience(table: Ronin, seat: int, experience: int) -> None:
    """RON-BONUS-07."""

    def why_not(choice: int) -> Reason | None:
        if choice == EXPERIENCE.value:
            return why_no_experience(table, seat)
        return None if table.deck or table.discard else NO_CARD_TO_DRAW

    options, about = [DRAW, EXPERIENCE], {"count": experience}
    if all(why_not(option.value) for option in options):
        return
    if await choose(seat, "draw-or-experience", options, "RON-BONUS-07", why_not, about) == DRAW.value:
        draw_to_hand(table, seat, 1)
    else:
        gain_experience(table, seat, experience)


def why_no_experience(table: Ronin, seat: int) -> Reason | None:
    """RON-BONUS-14: experience beyond the last field is nothing to pick while the other alternative gives something."""
    return EXPERIENCE_FULL if table.experience[seat] >= MOST else None
