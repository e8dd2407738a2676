"""Fighting a monster: the bonus die, the hits, the kill, and the loss of the dice."""

from __future__ import annotations

from tablewright.engine.flow import Phase
from tablewright.engine.options import Reason
from tablewright.engine.questions import choose
from tablewright.engine.table import tell
from tablewright.engine.zones import Zone, put

from .abilities import find, has
from .challenges import NO_DIE
from .champions import rank
from .choices import DONE, HIT
from .dials import advance
from .dice import add, choose_variant, gain_level
from .ending import after_attempt
from .kinds import ARENAS, FOLD, OF_LEVEL, SLOTS, TOP_LEVEL, TRAITS
from .matching import hit_with, opponent, passes_guard, spots_in_reach
from .powers import AnyStyle, DieForKinds, FruitForKinds, HigherStyle, KeepBonusDie
from .results import NO_RESULT
from .rewards import gain_fruit, give
from .table import (
    COLUMNS,
    NO_CARD,
    NO_DICE,
    NO_OPPONENT,
    NOBODY,
    Tidal,
    clockwise_from,
    is_player,
    island_of,
    mode_of,
    monster_of,
)
from .vocabulary import ANY


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
    spots = HIT.of(spots_in_reach(table))
    if not spots:
        return end_fight
    spot = await choose(table.active, "hit", [*spots, DONE], "TB-FIGHT-06")
    if spot == DONE.value:
        return end_fight
    table.struck += hit_with(table, spot)
    return strike


async def end_fight(table: Tidal) -> Phase:
    """TB-FIGHT-05, -09, -12: tokens, traits, perhaps the kill; what cards give; all dice are lost."""
    seat, slot, struck = table.active, table.opponent, table.struck
    monster = opponent(table)
    if passes_guard(table):
        await advance(table, seat, monster.guard, 1)  # TB-AMON-04
    place_hits(table, seat, slot, struck)
    for spot in struck:
        await advance(table, seat, monster.spots[spot].trait, 1)
    await give_kill_bonus(table, seat, slot, struck)
    if NOBODY not in table.hits[slot]:
        await kill(table, slot, seat)
    await reap(table, seat, len({monster.spots[spot].trait for spot in struck}))
    lose_all_dice(table)
    return after_attempt


def place_hits(table: Tidal, seat: int, slot: int, spots: Zone) -> None:
    """TB-FIGHT-04, TB-CHAMP-04, -05, TB-AMON-06: tokens; each spot moves a player forward, a linked pair once."""
    for together in pairs_and_spots(table, slot, spots):
        steps = ranking_for(table, slot, together)
        for spot in together:
            place_token(table, seat, slot, spot)
        if is_player(table, seat):
            rank(table, seat, steps)


def pairs_and_spots(table: Tidal, slot: int, spots: Zone) -> list[Zone]:
    """Linked spots together, all others one by one."""
    printed = monster_of(table, table.fold[slot]).spots
    found: dict[tuple[bool, int], Zone] = {}
    for spot in spots:
        link = printed[spot].link
        one = (True, link) if link else (False, spot)
        found[one] = (*found.get(one, ()), spot)
    return list(found.values())


def place_token(table: Tidal, seat: int, slot: int, spot: int) -> None:
    card = table.fold[slot]
    table.hits[slot] = put(table.hits[slot], spot, seat)
    tell(table, "hit", seat=seat, card=card, trait=TRAITS[monster_of(table, card).spots[spot].trait])


def ranking_for(table: Tidal, slot: int, together: Zone) -> int:
    """TB-CHAMP-04, -05, TB-AMON-06: a pair gives its printed positions once, and a step for armour only without any.

    What is left of a broken pair is hit like any other spot, but the printed positions of the pair are gone.
    """
    spots, covers = monster_of(table, table.fold[slot]).spots, table.hits[slot]
    linked = [one for one, other in enumerate(spots) if other.link and other.link == spots[together[0]].link]
    printed = 0 if any(covers[one] != NOBODY for one in linked) else max(spots[spot].ranking for spot in together)
    armour = table.content.champions.armour if any(spots[spot].armour > 1 for spot in together) else 0
    return max(printed, armour) if len(together) > 1 else printed + armour


async def give_kill_bonus(table: Tidal, seat: int, slot: int, struck: Zone) -> None:
    """TB-FIGHT-09, TB-AMON-02: for the last token of the card, or of a side of twins."""
    monster, covers = monster_of(table, table.fold[slot]), table.hits[slot]
    for side in sorted({monster.spots[spot].side for spot in struck}):
        if all(covers[one] != NOBODY for one, spot in enumerate(monster.spots) if spot.side == side):
            await give(table, seat, monster.kill[side], "TB-FIGHT-09")


async def kill(table: Tidal, slot: int, killer: int) -> None:
    """TB-FIGHT-09 to -11: rewards in clockwise order; the tokens move beside the Fold."""
    tell(table, "killed", seat=killer, card=table.fold[slot])
    mode, reward = mode_of(table), monster_of(table, table.fold[slot]).reward
    entitled = [seat for seat in clockwise_from(table, table.active) if mode.spared(table, seat, slot)]
    for seat in entitled:
        await give(table, seat, reward, "TB-FIGHT-10")
    await mode.monster_dies(table, slot, killer)
    remove_monster(table, slot)


async def reap(table: Tidal, seat: int, kinds: int) -> None:
    """TB-CAI-03, TB-EKO-04, TB-DUST-10: what character cards give after a fight, for the kinds of traits hit."""
    for wage in find(table, seat, FruitForKinds):
        if kinds:
            gain_fruit(table, seat, min(kinds, wage.most))
    if kinds and has(table, seat, DieForKinds):
        await gain_level(table, seat, kinds, ANY, "TB-EKO-04")
    if has(table, seat, KeepBonusDie):
        for kind in table.attempt[len(table.attempt) - table.bonus :]:
            table.spent[seat] = add(table.spent[seat], kind, 1)


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
    table.opponent = NO_OPPONENT
