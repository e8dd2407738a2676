"""What the fields of a cooperation board give to the players beside it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final, assert_never

from tablewright.engine.knowledge import reveal
from tablewright.engine.options import Option, Reason, named
from tablewright.engine.questions import choose
from tablewright.engine.table import tell
from tablewright.games.destiny.draft import draw_to_hand
from tablewright.games.destiny.table import ACTIVE, LOCKED, USED, card_of, put
from tablewright.games.destiny.timeline import count_colour, gain_symbols

from . import vocabulary as words
from .rewards import SYMBOL, gain_active, gain_experience, gain_points
from .table import BONUSES, Ronin

HAND_STEPS: Final = (0, 2, 4)
ABILITY, EXPERIENCE, SHOW, DRAW = named("bonus", ("ability", "experience", "show-hand", "draw"))
NO_CARD_LEFT: Final = Reason("RON-NABIL-07", "no-ability-card-left")


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
        return NO_CARD_LEFT if choice == ABILITY.value and not table.ability_cards[partner][slot // 2] else None

    options = [ABILITY, EXPERIENCE] if experience else [ABILITY]
    if all(why_not(option.value) for option in options):
        return
    number = table.characters[partner] * 4 + slot
    about = {"ability": table.content.abilities[number].key, "count": experience}
    if await choose(seat, "ability-or-experience", options, "RON-NABIL-03", why_not, about) == ABILITY.value:
        take_ability_card(table, seat, partner, slot)
    else:
        gain_experience(table, seat, experience)


def take_ability_card(table: Ronin, seat: int, partner: int, slot: int) -> None:
    """RON-NABIL-04: the card lies face up beside the new owner's board and can be used at once."""
    number = table.characters[partner] * 4 + slot
    copies = table.ability_cards[partner]
    table.ability_cards[partner] = put(copies, slot // 2, copies[slot // 2] - 1)
    table.borrowed[seat] += (number,)
    table.borrowed_states[seat] += (ACTIVE,)
    tell(table, "took-ability-card", seat=seat, other=partner, ability=table.content.abilities[number].key)


async def show_hand_or_experience(table: Ronin, seat: int, experience: int) -> None:
    """RON-BONUS-04: show the hand for 1/2/3 points by its active symbols, or gain experience without showing."""
    about = {"count": experience}
    if await choose(seat, "show-hand-or-experience", [SHOW, EXPERIENCE], "RON-BONUS-04", about=about) == SHOW.value:
        reveal(table, table.hands[seat])
        tell(table, "showed-hand", seat=seat, cards=table.hands[seat])
        active = active_symbols_in_hand(table, seat)
        gain_points(table, seat, BONUSES, sum(active >= step for step in HAND_STEPS))
    else:
        gain_experience(table, seat, experience)


def active_symbols_in_hand(table: Ronin, seat: int) -> int:
    return sum(symbol in table.active for card in table.hands[seat] for symbol in card_of(table, card).symbols)


async def draw_or_experience(table: Ronin, seat: int, experience: int) -> None:
    """RON-BONUS-07."""
    options = [DRAW, EXPERIENCE]
    if await choose(seat, "draw-or-experience", options, "RON-BONUS-07", about={"count": experience}) == DRAW.value:
        draw_to_hand(table, seat, 1)
    else:
        gain_experience(table, seat, experience)


def ability_option(table: Ronin, number: int) -> Option[int]:
    return Option(f"ability:{table.content.abilities[number].key}", number)


def abilities_of(table: Ronin, seat: int) -> Iterator[tuple[int, int]]:
    """All abilities of a player with their states: those of the board, then those on earned cards."""
    first = table.characters[seat] * 4
    own = zip(range(first, first + 4), table.abilities[seat], strict=True)
    return chain(own, zip(table.borrowed[seat], table.borrowed_states[seat], strict=True))


def used_abilities(table: Ronin, seat: int) -> list[int]:
    """The numbers of a player's used abilities, on the board and on earned cards."""
    return [number for number, state in abilities_of(table, seat) if state == USED]


def mark_ability(table: Ronin, seat: int, number: int, state: int) -> None:
    """Turn the marker or the card of an ability (RON-ABIL-03, RON-NABIL-05)."""
    if number // 4 == table.characters[seat]:
        table.abilities[seat] = put(table.abilities[seat], number % 4, state)
    else:
        place = table.borrowed[seat].index(number)
        table.borrowed_states[seat] = put(table.borrowed_states[seat], place, state)


async def reactivate(table: Ronin, seat: int, used: list[int], rule: str) -> None:
    """Turn one of some used abilities active again; nothing happens without one (RON-BONUS-13)."""
    if used:
        number = await choose(seat, "reactivate", [ability_option(table, one) for one in used], rule)
        mark_ability(table, seat, number, ACTIVE)
        tell(table, "reactivated", seat=seat, ability=table.content.abilities[number].key)
