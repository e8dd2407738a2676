"""Fighting a monster: the bonus die, the hits, the kill, and the loss of the dice."""

from __future__ import annotations

from typing import Final

from tablewright.engine.flow import Phase
from tablewright.engine.options import Option, Reason
from tablewright.engine.questions import choose
from tablewright.engine.table import tell

from .abilities import find, has
from .champions import rank
from .choices import DONE, HIT
from .dials import advance
from .dice import choose_variant
from .ending import after_attempt
from .kinds import ARENAS, FOLD, LEVEL, OF_LEVEL, SLOTS, TOP_LEVEL
from .powers import AnyStyle, HigherStyle
from .results import NO_RESULT, WILD, counts_of
from .rewards import give
from .table import (
    COLUMNS,
    NO_CARD,
    NO_DICE,
    NOBODY,
    Tidal,
    clockwise_from,
    is_player,
    island_of,
    mode_of,
    monster_of,
    put,
)

NO_DIE: Final = Reason("TB-FOCUS-05", "no-die")


def monsters_to_fight(table: Tidal) -> list[int]:
    """TB-SPACE-28: the monster beside the pawn's space, otherwise any monster in the Fold."""
    if island_of(table, table.actor) != FOLD:
        return []
    lurking = [slot for slot in range(len(SLOTS)) if table.fold[slot] != NO_CARD]
    beside = table.pawns[table.actor] - (table.content.first_beside - len(SLOTS))
    return [beside] if beside in lurking else lurking


def why_not_fight(table: Tidal, seat: int, slot: int) -> Reason | None:
    """TB-FOCUS-05: at least one die, be it the bonus die alone."""
    if table.available[seat] != NO_DICE:
        return None
    return None if best_style(table, seat, monster_of(table, table.fold[slot]).style)[1] else NO_DIE


async def begin_fight(table: Tidal, seat: int, slot: int) -> None:
    """TB-FIGHT-01, -02: the monster is chosen, and the bonus die of the fighting style received."""
    table.opponent = slot
    table.attempts += 1
    tell(table, "fights", seat=seat, card=table.fold[slot])
    level = min(best_style(table, seat, monster_of(table, table.fold[slot]).style)[1], TOP_LEVEL)
    if level:
        kind = await choose_variant(seat, OF_LEVEL[level], "bonus-die", "TB-STYLE-04")
        table.attempt, table.showing, table.raised, table.bonus = (kind,), (NO_RESULT,), (0,), 1


def style_level(table: Tidal, seat: int, arena: int) -> int:
    """TB-STYLE-01, TB-DUST-06: completed challenges of the arena."""
    higher = sum(power.levels for power in find(table, seat, HigherStyle))
    return len(table.columns[seat * COLUMNS + arena]) + higher


def best_style(table: Tidal, seat: int, style: int) -> tuple[int, int]:
    """TB-STYLE-03, TB-AXL-07: the monster's style, unless a card allows any; and its level."""
    styles = range(len(ARENAS)) if has(table, seat, AnyStyle) else (style,)
    return max(((arena, style_level(table, seat, arena)) for arena in styles), key=lambda one: one[1])


# Hits


async def strike(table: Tidal) -> Phase:
    """TB-FIGHT-04, -06 to -08: one spot more, or done."""
    seat = table.active
    spots: list[Option[int]] = HIT.of(spots_in_reach(table))
    if not spots:
        return end_fight
    spot = await choose(seat, "hit", [*spots, DONE], "TB-FIGHT-06")
    if spot == DONE.value:
        return end_fight
    table.struck += (spot,)
    return strike


def spots_in_reach(table: Tidal) -> list[int]:
    """The uncovered spots that can be hit besides those chosen so far. (Advanced monsters: package B.)"""
    covers = table.hits[table.opponent]
    free = [spot for spot, seat in enumerate(covers) if seat == NOBODY and spot not in table.struck]
    return [spot for spot in free if can_hit(table, (*table.struck, spot))]


def can_hit(table: Tidal, spots: tuple[int, ...]) -> bool:
    """TB-FIGHT-04: whether each spot can have a result of its own, from a die of sufficient level."""
    results = [
        (symbol, LEVEL[kind] + raised)
        for kind, result, raised in zip(table.attempt, table.showing, table.raised, strict=True)
        for symbol, count in enumerate(counts_of(result))
        for _ in range(count)
    ]
    return assign(table, spots, results)


def assign(table: Tidal, spots: tuple[int, ...], results: list[tuple[int, int]]) -> bool:
    if not spots:
        return True
    spot = monster_of(table, table.fold[table.opponent]).spots[spots[0]]
    tried = set()
    for place, (symbol, level) in enumerate(results):
        fits = symbol in (spot.trait, WILD) and level >= spot.armour
        if fits and (symbol, level) not in tried:
            tried.add((symbol, level))
            if assign(table, spots[1:], results[:place] + results[place + 1 :]):
                return True
    return False


async def end_fight(table: Tidal) -> Phase:
    """TB-FIGHT-05, -09, -12: tokens, traits, perhaps the kill; all dice are lost. (After-fight cards: package B.)"""
    seat, slot = table.active, table.opponent
    place_hits(table, seat, slot, table.struck)
    monster = monster_of(table, table.fold[slot])
    for spot in table.struck:
        await advance(table, seat, monster.spots[spot].trait, 1)
    if NOBODY not in table.hits[slot]:
        await kill(table, slot, seat)
    lose_all_dice(table)
    return after_attempt


def place_hits(table: Tidal, seat: int, slot: int, spots: tuple[int, ...]) -> None:
    """TB-FIGHT-04, TB-CHAMP-04, -05: tokens; armoured spots move the player forward."""
    monster = monster_of(table, table.fold[slot])
    for spot in spots:
        table.hits[slot] = put(table.hits[slot], spot, seat)
        tell(table, "hit", seat=seat, card=table.fold[slot], spot=spot)
        if monster.spots[spot].armour > 1 and is_player(table, seat):
            rank(table, seat, table.content.champions.armour)


async def kill(table: Tidal, slot: int, killer: int) -> None:
    """TB-FIGHT-09 to -11: kill bonus, rewards in clockwise order, the tokens move beside the Fold."""
    card = table.fold[slot]
    monster = monster_of(table, card)
    tell(table, "killed", seat=killer, card=card)
    entitled = [seat for seat in clockwise_from(table, table.active) if mode_of(table).spared(table, seat, slot)]
    if is_player(table, killer):
        await give(table, killer, monster.kill[-1], "TB-FIGHT-09")
    for seat in entitled:
        await give(table, seat, monster.reward, "TB-FIGHT-10")
    mode_of(table).monster_dies(table, slot, killer)
    remove_monster(table, slot)


def remove_monster(table: Tidal, slot: int) -> None:
    """TB-FIGHT-11, TB-NIGHT-08: the card leaves the game, its tokens lie beside the Fold."""
    for seat in table.hits[slot]:
        if seat != NOBODY:
            table.tokens[seat] += 1
    table.gone += (table.fold[slot],)
    table.fold, table.hits[slot] = put(table.fold, slot, NO_CARD), ()


def lose_all_dice(table: Tidal) -> None:
    """TB-FIGHT-12, TB-STYLE-05: to the general supply, whether or not they hit."""
    table.attempt = table.showing = table.raised = table.again = table.struck = ()
    table.bonus = table.threat = 0
    table.opponent = -1
