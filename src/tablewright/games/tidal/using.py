"""Using the abilities of character cards that a player may use once per turn."""

from __future__ import annotations

from typing import Final, assert_never

from tablewright.engine.options import Option, Reason
from tablewright.engine.questions import choose
from tablewright.engine.table import tell
from tablewright.engine.zones import put, without

from . import powers as words
from .abilities import cards_in_force, company, is_time
from .alike import unlike_dice
from .board import others_on_island
from .cards import discard_challenge, discard_trick
from .choices import DIE, DISCARD, SEAT, TRAIT
from .faces import Half
from .paying import fruit_in_reach, pay_fruit, pay_shells, shells_in_reach
from .powers import CHALLENGE_CARD, TRICK_CARD, Active
from .results import BLANK, UNIT, counts_of, exchanged
from .rewards import give, useful
from .table import Tidal, character_card_of, half_at_stake, is_player
from .times import BEFORE_CHALLENGE, ROLLED, Moment
from .vocabulary import Die

USED: Final = Reason("TB-CARD-01", "ability-used")
NOT_NOW: Final = Reason("TB-CARD-02", "ability-not-now")
NO_USE: Final = Reason("TB-CARD-02", "ability-no-use")
NOTHING_TO_PAY: Final = Reason("TB-TURN-23", "ability-too-dear")


def why_not_ability(table: Tidal, seat: int, card: int, moment: Moment) -> Reason | None:
    """TB-CARD-01: each card once per turn; of a card's abilities one must be usable."""
    if card in table.used:
        return USED
    reasons = [why_not_power(table, seat, power, moment) for power in character_card_of(table, card).abilities]
    return None if None in reasons else reasons[0]


def why_not_power(table: Tidal, seat: int, power: Active, moment: Moment) -> Reason | None:
    match power:
        case words.DiscardFor():
            return why_not_discard(table, seat, power)
        case words.GiveFruit():
            if not company(table) or table.tricks_played or not table.tricks[seat]:
                return NOT_NOW
            return None if fruit_in_reach(table, seat) else NOTHING_TO_PAY
        case words.PayFor(shells, trait, _):
            if moment != BEFORE_CHALLENGE or not at_stake_has(table, trait):
                return NOT_NOW
            return None if shells_in_reach(table, seat) >= shells else NOTHING_TO_PAY
        case words.Wager():
            if moment != BEFORE_CHALLENGE or not company(table):
                return NOT_NOW
            return None if shells_in_reach(table, seat) else NOTHING_TO_PAY
        case words.BlankAsSymbol():
            return None if moment & ROLLED and BLANK in table.showing else NOT_NOW
        case words.SymbolAsAny(trait):
            return None if moment & ROLLED and dice_showing(table, trait) else NOT_NOW
        case _:
            assert_never(power)


def why_not_discard(table: Tidal, seat: int, power: words.DiscardFor) -> Reason | None:
    if not is_time(table, power.when):
        return NOT_NOW
    if not any(useful(table, seat, reward) for reward in power.rewards):
        return NO_USE
    return None if discardable(table, seat, power) else NOTHING_TO_PAY


def discardable(table: Tidal, seat: int, power: words.DiscardFor) -> list[Option[int]]:
    """The cards in hand that may be discarded for a power; a challenge being attempted is not in hand (TB-EKO-07)."""
    tricks = DISCARD.of(table.tricks[seat]) if TRICK_CARD in power.cards else []
    challenges = DISCARD.of(table.challenges[seat]) if CHALLENGE_CARD in power.cards else []
    return tricks + challenges


def at_stake_has(table: Tidal, trait: int) -> bool:
    return any(half_at_stake(table, card).has_trait(trait) for card in table.at_stake)


def can_pay_for_die(table: Tidal, seat: int, half: Half) -> bool:
    """TB-DUST-04: whether a card gives a die once a challenge is played, so that it may be attempted without one."""
    shells = shells_in_reach(table, seat)
    return any(
        half.has_trait(power.trait) and power.shells <= shells and any(isinstance(one, Die) for one in power.rewards)
        for card in cards_in_force(table, seat)
        if card not in table.used
        for power in character_card_of(table, card).abilities
        if isinstance(power, words.PayFor)
    )


def dice_showing(table: Tidal, trait: int) -> list[int]:
    return [die for die, result in enumerate(table.showing) if counts_of(result)[trait]]


async def use_ability(table: Tidal, seat: int, card: int) -> None:
    """Use a card's ability; where it has several, the discarded card tells which."""
    table.used += (card,)
    tell(table, "used-ability", seat=seat, card=card)
    powers = character_card_of(table, card).abilities
    discards = [power for power in powers if isinstance(power, words.DiscardFor)]
    if discards:
        await discard_for(table, seat, discards)
    else:
        await perform(table, seat, powers[0])


async def discard_for(table: Tidal, seat: int, powers: list[words.DiscardFor]) -> None:
    """TB-CAI-10, TB-DUST-09, TB-EKO-07, -10: a card from hand for something."""
    options = [option for power in powers for option in discardable(table, seat, power)]
    card = await choose(seat, "discard-card", options, "TB-CARD-01")
    kind = TRICK_CARD if card in table.tricks[seat] else CHALLENGE_CARD
    if kind == TRICK_CARD:
        discard_trick(table, seat, card)
    else:
        table.challenges[seat] = without(table.challenges[seat], card)
        discard_challenge(table, card)
    tell(table, "discarded", seat=seat, card=card)
    power = next(power for power in powers if kind in power.cards)
    await give(table, seat, power.rewards, "TB-CARD-01")


async def perform(table: Tidal, seat: int, power: Active) -> None:
    match power:
        case words.GiveFruit():
            shells = await pay_fruit(table, seat, 1)
            await give_to_another(table, seat, table.shells if shells else table.fruit)
        case words.PayFor(shells, _, rewards):
            await pay_shells(table, seat, shells)
            await give(table, seat, rewards, "TB-DUST-04")
        case words.Wager():
            fruit = await pay_shells(table, seat, 1)
            await give_to_another(table, seat, table.fruit if fruit else table.shells)
        case words.BlankAsSymbol():
            blanks = [die for die, result in enumerate(table.showing) if result == BLANK]
            await turn_blank(table, seat, blanks)
        case words.SymbolAsAny(trait):
            await turn_symbol(table, seat, trait)
        case words.DiscardFor():
            await discard_for(table, seat, [power])
        case _:
            assert_never(power)


async def give_to_another(table: Tidal, seat: int, stock: list[int]) -> None:
    """TB-CAI-04: the token itself; what the rival or an ally is given goes to the general supply (TB-TURN-17)."""
    other = await choose(seat, "give-to", SEAT.of(others_on_island(table)), "TB-AXL-09")
    if is_player(table, other):
        stock[other] += 1
    tell(table, "gave", seat=seat, other=other)


async def turn_blank(table: Tidal, seat: int, blanks: list[int]) -> None:
    """TB-AXL-08: one blank face as a symbol of a chosen trait."""
    die = await choose(seat, "which-die", DIE.of(unlike_dice(table, blanks)), "TB-AXL-08")
    trait = await choose(seat, "as-symbol", TRAIT, "TB-AXL-08")
    table.showing = put(table.showing, die, UNIT[trait])


async def turn_symbol(table: Tidal, seat: int, old: int) -> None:
    """TB-EKO-02: one rolled symbol as a symbol of a chosen trait."""
    die = await choose(seat, "which-die", DIE.of(unlike_dice(table, dice_showing(table, old))), "TB-EKO-02")
    others = [option for option in TRAIT if option.value != old]
    new = await choose(seat, "as-symbol", others, "TB-EKO-02")
    table.showing = put(table.showing, die, exchanged(table.showing[die], old, new))
