"""Abilities of both sister games: which a player may use at a moment, and what each power does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final

from tablewright.engine.knowledge import reveal
from tablewright.engine.options import Family, Option, Reason, Refusal, named
from tablewright.engine.questions import FreeActions, Question, choose, choose_freely
from tablewright.engine.table import tell
from tablewright.engine.zones import left_out, put, without

from . import powers as words
from .customs import Waiver
from .draft import deal_row, draw_to_hand
from .effects import LoseInactive, LoseOne, LoseUpToThree
from .experience import MOST as MOST_EXPERIENCE
from .resolving import MOST, is_loss
from .rewards import gain_active, gain_points
from .symbols import SYMBOLS
from .table import ACTIVE, LOCKED, USED, DestinyTable, card_of
from .timeline import (
    SymbolPlace,
    count_colour,
    gain_symbols,
    inactive_symbols,
    lose_at,
    place_on_timeline,
)

CARD: Final = Family("card", 200)
ROW: Final = Family("row", 6)
RESOLVE: Final = Option("resolve", 0)
SYMBOL_COVERS: Final = 0b11
STOP: Final = Option("stop", -1)
TOKEN: Final = named("token", SYMBOLS)


class Moment:
    """When abilities are offered: the window, and in step 2 the place of the card about to be resolved.

    `waiver` is what abilities spare the player in that card's effect, `used_before` what was used before this one.
    """

    __slots__ = ("place", "used_before", "waiver", "window")

    def __init__(self, window: str, place: int | None = None) -> None:
        self.window = window
        self.place = place
        self.waiver = Waiver()
        self.used_before: Sequence[int] = ()


def usable(table: DestinyTable, seat: int, moment: Moment) -> list[Option[int]]:
    """The abilities a player may use now and could gain something from."""
    window, abilities = moment.window, table.content.abilities
    found = []
    for number, state in table.customs.abilities_of(table, seat):
        if state == ACTIVE:
            ability = abilities[number]
            if ability.window == window and useful(table, seat, ability.power, moment):
                found.append(ability_option(table, number))
    return found


def unusable(table: DestinyTable, seat: int, moment: Moment) -> list[Refusal]:
    """Why each of the other abilities cannot be used now."""
    refusals = []
    for number, state in table.customs.abilities_of(table, seat):
        reason = why_not(table, seat, number, state, moment)
        if reason is not None:
            refusals.append(Refusal(ability_option(table, number), reason))
    return refusals


def why_not(table: DestinyTable, seat: int, number: int, state: int, moment: Moment) -> Reason | None:
    """The reason against using an ability at a moment, if there is one."""
    rules, ability = table.customs.rules, table.content.abilities[number]
    if state == LOCKED:
        return Reason(rules.ability_locked, "ability-locked")
    if state == USED:
        return Reason(rules.ability, "ability-used")
    if ability.window != moment.window:
        return Reason(rules.ability, "ability-other-window")
    return None if useful(table, seat, ability.power, moment) else Reason(rules.ability, "ability-no-use")


async def offer_abilities(table: DestinyTable, seat: int, moment: Moment, ask: Callable[[], Question[int]]) -> None:
    """Where there is nothing to choose but whether to use an ability, ask only if there is one to use."""
    open_now = usable(table, seat, moment)
    if open_now:
        await choose_freely(ask, ability_actions(table, seat, moment), open_now)


def ability_actions(table: DestinyTable, seat: int, moment: Moment) -> FreeActions[int]:
    """A player's abilities as free actions beside whatever is asked."""
    return FreeActions(
        lambda: usable(table, seat, moment),
        lambda: unusable(table, seat, moment),
        lambda number: use(table, seat, number, moment),
    )


def useful(table: DestinyTable, seat: int, power: object, moment: Moment) -> bool:
    """Whether a power would do anything, so that nobody is asked a pointless question."""
    match power:
        case words.SkipLoss():
            return moment.place is not None and skips_something(table, seat, moment.place, moment.waiver)
        case words.FullResult():
            return moment.place is not None and falls_short(table, seat, moment.place, moment.waiver)
        case words.ExtraCard():
            return moment.place is None and bool(table.hands[seat])
        case words.RepeatEffect():
            return moment.place is None and bool(repeatable(table, seat))
        case words.Restore():
            return any(covered & SYMBOL_COVERS for covered in table.covers[seat])
        case words.Transmute():
            return any(table.tokens[seat][symbol] for symbol in inactive_symbols(table))
        case words.SwapPool():
            return sum(map(len, table.pool)) >= 2
        case words.RenewRow():
            return any(table.pool)
        case words.TakeDiscarded():
            return bool(table.discard)
        case words.TakeBack() | words.KeepMore():
            return bool(table.timelines[seat])
        case words.PointsPerColour(colour, _):
            return count_colour(table, seat, colour) > 0
        case words.GainExperience():
            return table.experience[seat] < MOST_EXPERIENCE
        case words.Reactivate():
            return bool(used_abilities(table, seat))
        case _:
            return table.customs.own_useful(table, seat, power)


def skips_something(table: DestinyTable, seat: int, place: int, waiver: Waiver) -> bool:
    """Only a losing condition has a loss to skip, and at most as many as it asks for."""
    effect = card_of(table, table.timelines[seat][place]).effect
    if effect is None or waiver.condition:
        return False
    match effect.condition:
        case LoseOne():
            return waiver.losses < 1
        case LoseUpToThree() | LoseInactive():
            return waiver.losses < MOST
        case _:
            return False


def falls_short(table: DestinyTable, seat: int, place: int, waiver: Waiver) -> bool:
    """There is a loss to spare, or more to gain than the condition as it stands would give."""
    effect = card_of(table, table.timelines[seat][place]).effect
    if effect is None or waiver.condition:
        return False
    if is_loss(effect.condition):
        return True
    return table.customs.degree_of(table, seat, place, effect.condition) < (MOST if effect.scaling else 1)


def repeatable(table: DestinyTable, seat: int) -> list[int]:
    """The timeline cards with a standard effect whose condition is met now."""
    return [card for card in with_standard_effect(table, seat) if why_not_repeat(table, seat, card) is None]


def with_standard_effect(table: DestinyTable, seat: int) -> list[int]:
    return [card for card in table.timelines[seat] if table.customs.resolved_when_played(table, card)]


def why_not_repeat(table: DestinyTable, seat: int, card: int) -> Reason | None:
    """An effect that would do nothing is not repeated while another one can be resolved."""
    effect = card_of(table, card).effect
    assert effect is not None
    if table.customs.degree_of(table, seat, table.timelines[seat].index(card), effect.condition):
        return None
    return Reason(table.customs.rules.resolve, "repeat-without-condition")


async def use(table: DestinyTable, seat: int, number: int, moment: Moment) -> None:
    """Use an ability: turn its marker or card, then do what it says."""
    moment.used_before = used_abilities(table, seat)  # an ability never reactivates itself
    table.customs.mark_ability(table, seat, number, USED)
    ability = table.content.abilities[number]
    tell(table, "used-ability", seat=seat, ability=ability.key)
    await perform(table, seat, ability.power, moment)


async def perform(table: DestinyTable, seat: int, power: object, moment: Moment) -> None:
    """What each power does."""
    match power:
        case words.SkipLoss():
            moment.waiver.losses += 1
        case words.FullResult():
            moment.waiver.condition = True
        case words.ExtraCard():
            await play_extra_card(table, seat)
        case words.RepeatEffect():
            await repeat_effect(table, seat)
        case words.GainActive(count):
            await gain_active(table, seat, count, table.customs.rules.ability)
        case words.GainOfPath(side, count):
            gain_symbols(table, seat, table.active[side], count)
        case words.Restore(count):
            await restore(table, seat, count)
        case words.Transmute(count):
            await transmute(table, seat, count)
        case words.SwapPool():
            await swap_pool(table, seat)
        case words.RenewRow():
            await renew_row(table, seat)
        case words.DrawCards(count):
            draw_to_hand(table, seat, count)
        case words.TakeDiscarded():
            await take_discarded(table, seat)
        case words.GainExperience(count):
            table.customs.gain_experience(table, seat, count)
        case words.TakeBack():
            await take_back(table, seat)
        case words.KeepMore():
            table.extra_kept[seat] += 1
        case words.GainPoints(count):
            gain_points(table, seat, table.customs.power_source, count)
        case words.PointsPerColour(colour, most):
            gain_points(table, seat, table.customs.power_source, min(count_colour(table, seat, colour), most))
        case words.Reactivate():
            await reactivate(table, seat, moment.used_before, table.customs.rules.reactivate)
        case _:
            await table.customs.perform_own(table, seat, power)


async def play_extra_card(table: DestinyTable, seat: int) -> None:
    """A further card at the right end, its effect, then a draw."""
    card = await choose(seat, "extra-card", CARD.of(table.hands[seat]), table.customs.rules.extra_card)
    table.hands[seat] = without(table.hands[seat], card)
    reveal(table, (card,))
    place_on_timeline(table, seat, card)
    table.customs.card_played(table, seat)
    tell(table, "played-extra", seat=seat, card=card)
    await resolve_played(table, seat, len(table.timelines[seat]) - 1)
    draw_to_hand(table, seat, 1)


async def resolve_played(table: DestinyTable, seat: int, place: int) -> None:
    """Resolve the effect of a card just played; first, abilities may be used."""
    card = table.timelines[seat][place]
    if table.customs.resolved_when_played(table, card):
        moment = Moment(words.PLAY, place)
        about = {"card": card}
        await offer_abilities(
            table,
            seat,
            moment,
            lambda: Question(seat, "resolve-card", (RESOLVE,), table.customs.rules.resolve, about=about),
        )
        await table.customs.resolve_effect(table, seat, place, moment.waiver)


async def repeat_effect(table: DestinyTable, seat: int) -> None:
    options = CARD.of(with_standard_effect(table, seat))
    why_not = partial(why_not_repeat, table, seat)
    card = await choose(seat, "repeat-effect", options, table.customs.rules.ability, why_not)
    await table.customs.resolve_effect(table, seat, table.timelines[seat].index(card), Waiver())


async def restore(table: DestinyTable, seat: int, count: int) -> None:
    """Uncover printed symbols one by one, never anything else; the player may stop early."""
    for _ in range(count):
        options: list[Option[Any]] = [
            Option(f"cover:{card}.{slot}", (place, slot))
            for place, card in enumerate(table.timelines[seat])
            for slot in range(2)
            if table.covers[seat][place] >> slot & 1
        ]
        if not options:
            return
        chosen = await choose(seat, "restore", [*options, STOP], table.customs.rules.ability)
        if chosen == STOP.value:
            return
        place, slot = chosen
        covers = table.covers[seat]
        table.covers[seat] = put(covers, place, covers[place] & ~(1 << slot))
        tell(table, "restored", seat=seat, card=table.timelines[seat][place])


async def transmute(table: DestinyTable, seat: int, count: int) -> None:
    """Turn inactive tokens into active ones, one by one; the player may stop early."""
    for _ in range(count):
        owned = [symbol for symbol in inactive_symbols(table) if table.tokens[seat][symbol]]
        if not owned:
            return
        symbol = await choose(seat, "transmute", [*(TOKEN[one] for one in owned), STOP], table.customs.rules.ability)
        if symbol == STOP.value:
            return
        lose_at(table, seat, SymbolPlace(symbol, -1, -1))
        await gain_active(table, seat, 1, table.customs.rules.ability)


async def swap_pool(table: DestinyTable, seat: int) -> None:
    """Any two cards that still lie in the pool change places."""
    cards = [card for row in table.pool for card in row]
    first = await choose(seat, "swap-first", CARD.of(cards), table.customs.rules.swap_pool)
    others = [card for card in cards if card != first]
    second = await choose(seat, "swap-second", CARD.of(others), table.customs.rules.swap_pool, about={"card": first})
    swapped = {first: second, second: first}
    table.pool = [tuple(swapped.get(card, card) for card in row) for row in table.pool]
    tell(table, "swapped-pool", seat=seat, cards=[first, second])


async def renew_row(table: DestinyTable, seat: int) -> None:
    filled = [index + 1 for index, row in enumerate(table.pool) if row]
    row = await choose(seat, "renew-row", ROW.of(filled), table.customs.rules.ability)
    table.discard += table.pool[row - 1]
    tell(table, "pool-discarded", cards=table.pool[row - 1])
    table.pool[row - 1] = deal_row(table)


async def take_discarded(table: DestinyTable, seat: int) -> None:
    card = await choose(seat, "take-discarded", CARD.of(table.discard), table.customs.rules.ability)
    table.discard = without(table.discard, card)
    take_to_hand(table, seat, card, "took-discarded")


async def take_back(table: DestinyTable, seat: int) -> None:
    """One own timeline card returns to the hand."""
    card = await choose(seat, "take-back", CARD.of(table.timelines[seat]), table.customs.rules.take_back)
    place = table.timelines[seat].index(card)
    table.timelines[seat] = without(table.timelines[seat], card)
    table.covers[seat] = left_out(table.covers[seat], place)
    take_to_hand(table, seat, card, "took-back")


def take_to_hand(table: DestinyTable, seat: int, card: int, event: str) -> None:
    """A card that lay open: all have seen it, and remember who holds it."""
    table.hands[seat] += (card,)
    tell(table, event, seat=seat, card=card)


# Which abilities there are


def ability_option(table: DestinyTable, number: int) -> Option[int]:
    return Option(f"ability:{table.content.abilities[number].key}", number)


def own_abilities(table: DestinyTable, seat: int) -> Iterable[tuple[int, int]]:
    """The abilities of a player's character with their states; abilities are numbered four to a character."""
    return enumerate(table.abilities[seat], table.characters[seat] * 4)


def mark_own_ability(table: DestinyTable, seat: int, number: int, state: int) -> None:
    """Turn the marker of an ability on the character's board."""
    table.abilities[seat] = put(table.abilities[seat], number % 4, state)


def used_abilities(table: DestinyTable, seat: int) -> list[int]:
    """The numbers of a player's used abilities."""
    return [number for number, state in table.customs.abilities_of(table, seat) if state == USED]


async def reactivate(table: DestinyTable, seat: int, used: Sequence[int], rule: str) -> None:
    """Turn one of some used abilities active again; nothing happens without one."""
    if used:
        number = await choose(seat, "reactivate", [ability_option(table, one) for one in used], rule)
        table.customs.mark_ability(table, seat, number, ACTIVE)
        tell(table, "reactivated", seat=seat, ability=table.content.abilities[number].key)
