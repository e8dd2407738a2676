"""The night, step by step."""

from __future__ import annotations

from tablewright.engine.dice import roll
from tablewright.engine.flow import Phase
from tablewright.engine.knowledge import reveal
from tablewright.engine.options import Option
from tablewright.engine.questions import choose
from tablewright.engine.table import tell
from tablewright.engine.zones import Zone, put

from .abilities import level
from .champions import rank
from .choices import DONE
from .days import begin_round
from .dice import KINDS, ready, refresh_kind, upgrade_owned, used_up
from .fighting import remove_monster
from .kinds import ARENAS, EDGE, REEF, RESILIENCE, SLOTS, UPGRADES
from .losses import suffer
from .table import AT_HOME, NO_CARD, NOBODY, Tidal, clockwise_from, mode_of, monster_of, players, round_of


async def nightfall(table: Tidal) -> Phase:
    """TB-ROUND-05, TB-NIGHT-02: no night after the last round; otherwise the invasion die is rolled."""
    if table.round == len(table.content.rounds) - 1:
        return mode_of(table).ending
    tell(table, "night-begins", round=round_of(table).key)
    faces = table.content.invasion
    rolled = faces[roll(table, len(faces))]
    table.invaders = tuple(slot for slot in rolled if table.fold[slot] != NO_CARD)
    return invade


async def invade(table: Tidal) -> Phase:
    """TB-NIGHT-02, -05, -16: one monster after the other invades; all players face it in turn order."""
    if not table.invaders:
        return move_monsters
    slot = table.invaders[0]
    tell(table, "invades", card=table.fold[slot], slot=SLOTS[slot])
    table.order = clockwise_from(table, table.first_player)
    return suffer_invasion


async def suffer_invasion(table: Tidal) -> Phase:
    """TB-NIGHT-03, -04: one player suffers the penalty, unless the own tokens suffice."""
    seat, slot = table.order[0], table.invaders[0]
    if not mode_of(table).spared(table, seat, slot):
        await suffer(table, seat, monster_of(table, table.fold[slot]).invasion, "TB-NIGHT-03")
    table.order = table.order[1:]
    if table.order:
        return suffer_invasion
    table.invaders = table.invaders[1:]
    return invade


async def move_monsters(table: Tidal) -> Phase:
    """TB-NIGHT-06 to -09: the monster of Inner Reef escapes, that of Fold's Edge moves on, a new one appears."""
    if table.fold[REEF] != NO_CARD:
        escape(table)
    table.fold = (NO_CARD, table.fold[EDGE])
    table.hits = [(), table.hits[EDGE]]
    reveal_monster(table)
    table.order = clockwise_from(table, table.first_player)
    return refresh_and_upgrade


def escape(table: Tidal) -> None:
    """TB-NIGHT-07, -08."""
    tell(table, "escaped", card=table.fold[REEF])
    for seat in players(table):
        if not mode_of(table).spared(table, seat, REEF):
            rank(table, seat, -1)
    remove_monster(table, REEF)


def reveal_monster(table: Tidal) -> None:
    """TB-SETUP-15, TB-NIGHT-06: the top monster appears at Fold's Edge."""
    if table.monster_deck:
        card = table.monster_deck[-1]
        table.monster_deck = table.monster_deck[:-1]
        reveal(table, (card,))
        table.fold = put(table.fold, EDGE, card)
        table.hits[EDGE] = (NOBODY,) * len(monster_of(table, card).spots)
        tell(table, "monster-appears", card=card)


async def refresh_and_upgrade(table: Tidal) -> Phase:
    """TB-NIGHT-10, -11, -16: one player refreshes and upgrades as many dice as the Resilience level."""
    await tend_dice(table, table.order[0])
    table.order = table.order[1:]
    return refresh_and_upgrade if table.order else return_pieces


async def tend_dice(table: Tidal, seat: int) -> None:
    done: list[int] = []
    for _ in range(level(table, seat, RESILIENCE)):
        dice = [*tendable(table.available[seat], done), *used_up(table.spent[seat])]
        if not dice:
            return
        chosen = await choose(seat, "night-dice", [*dice, DONE], "TB-NIGHT-10")
        if chosen == DONE.value:
            return
        done.append(await tend(table, seat, chosen))


def tendable(available: Zone, done: list[int]) -> list[Option[int]]:
    """The available dice that may be upgraded; one that has been tended is among them, and each is chosen once."""
    dice = ready(available)
    return [die for die in dice if UPGRADES[die.value] and available[die.value] > done.count(die.value)]


async def tend(table: Tidal, seat: int, chosen: int) -> int:
    """Refresh a die if it is spent, and upgrade it if that is possible; gives what it became."""
    kind = chosen % KINDS
    if chosen >= KINDS:
        refresh_kind(table, seat, kind)
    return await upgrade_owned(table, seat, kind, "TB-NIGHT-10") if UPGRADES[kind] else kind


async def return_pieces(table: Tidal) -> Phase:
    """TB-NIGHT-12 to -15: pawns and discs, leader token, Arbiter, round marker."""
    for seat in range(table.seats):
        table.pawns[seat], table.laid[seat] = AT_HOME, ()
    mode_of(table).night_over(table)
    leader = mode_of(table).leader(table)
    if leader != NOBODY and round_of(table).leader:
        table.leads[leader] += round_of(table).leader
        tell(table, "leader", seat=leader)
    if table.arbiter >= 0:
        table.arbiter = (table.arbiter + 1) % len(ARENAS)
        tell(table, "arbiter-moved", arena=ARENAS[table.arbiter])
    table.round += 1
    return begin_round
