"""Playing alone: set-up with rival and allies, whose turn it is, the rival's turn, the end, victory and defeat."""

from __future__ import annotations

from typing import Final

from tablewright.engine.flow import Phase
from tablewright.engine.game import Standing
from tablewright.engine.messages import Message
from tablewright.engine.options import Option
from tablewright.engine.questions import choose
from tablewright.engine.table import tell
from tablewright.engine.zones import Zone

from .allies import ALLY_TURN, allies_of, begin_ally_turn, end_ally_turn, seat_allies, usable_allies
from .board import unused_discs
from .champions import last_position, rank
from .days import begin_round
from .hopes import AIMS_ALONE
from .kinds import ALLY, NOWHERE, PLAYER, RIVAL, is_arena
from .modes import Mode
from .night import nightfall
from .preparation import difficulty_of
from .rival import (
    choose_rival,
    keeps_up,
    outshine,
    put_down,
    reveal_for_rival,
    rival_gains_from_death,
    rival_goes,
    rival_of,
    rival_place,
)
from .schemes import YOU, add_to_column, check_column, foil, lay_out_schemes, rescue
from .standard import nothing_returns
from .table import NOBODY, Tidal, island_of, round_of
from .turn import begin_turn, move

OWN: Final = Option("own", YOU)
REST: Final = Option("rest", -1)
NOT_RESCUED: Final = 3  # TB-SCHEME-19
SPECIAL_DISC: Final = 1  # TB-SOLO-11


async def seat_company(table: Tidal) -> Phase:
    """TB-SOLO-03 to -07, -16: the rival, the schemes, the allies, and what the difficulty gives."""
    difficulty = difficulty_of(table)
    await choose_rival(table)
    table.ranking[rival_of(table)] = difficulty.rival
    seat_allies(table, difficulty.allies)
    lay_out_schemes(table)
    table.shells[YOU], table.fruit[YOU] = difficulty.shells, difficulty.fruit
    return begin_round


# Turns


def rival_then_you(table: Tidal) -> Zone:
    """TB-SOLO-10: the rival acts first, then rival and player alternate."""
    return (rival_of(table), YOU)


def solo_discs(table: Tidal, seat: int) -> int:
    """TB-SOLO-11, TB-ALLY-02: the rival has a special disc more; allies need none."""
    discs = round_of(table).discs
    return {PLAYER: discs, RIVAL: discs + SPECIAL_DISC, ALLY: 0}[table.roles[seat]]


async def next_turn_alone(table: Tidal) -> Phase:
    """TB-SOLO-10, -12, TB-ALLY-08: after each turn of the player the rival acts, if it can."""
    if table.actor in allies_of(table):
        end_ally_turn(table)
    return rivals_side(table) if table.active == YOU else choose_turn


def rivals_side(table: Tidal) -> Phase:
    """TB-SOLO-10: a rival without discs is skipped."""
    rival = rival_of(table)
    if not unused_discs(table, rival):
        return choose_turn
    begin_turn(table, rival, rival)
    return rival_turn_alone


async def choose_turn(table: Tidal) -> Phase:
    """TB-SOLO-10, TB-ALLY-01, -08: a turn of the own character, or with an ally; without a disc also none."""
    own = unused_discs(table, YOU) > 0
    options = [OWN if own else REST, *ALLY_TURN.of(usable_allies(table, YOU))]
    chosen = await choose(YOU, "whose-turn", options, "TB-ALLY-08")
    if chosen == REST.value:
        return over_to_rival(table)
    if chosen == OWN.value:
        begin_turn(table, YOU, YOU)
    else:
        begin_ally_turn(table, YOU, chosen)
    return move


def over_to_rival(table: Tidal) -> Phase:
    """TB-SOLO-10: the other side continues; the day ends when both have finished."""
    return rivals_side(table) if unused_discs(table, rival_of(table)) else nightfall


async def rival_turn_alone(table: Tidal) -> Phase:
    """TB-RIV-01 to -06: go where a challenge says, add it to a column, perhaps another one, and check both."""
    await rival_goes(table, rival_place(table, reveal_for_rival(table)))
    if plots_more(table):
        reveal_for_rival(table)
    grown = [add_to_column(table, card) for card in put_down(table)]
    for arena in dict.fromkeys(grown):  # TB-SCHEME-05: in the order of the cards, each column once
        await check_column(table, arena)
    return next_turn_alone


def plots_more(table: Tidal) -> bool:
    """TB-RIV-05, TB-SCHEME-20: on an arena without the Arbiter."""
    island = island_of(table, rival_of(table))
    return is_arena(island) and island != table.arbiter


# What else is different


async def death_alone(table: Tidal, slot: int, killer: int) -> None:
    """TB-RIV-09, TB-SCHEME-18."""
    await rival_gains_from_death(table, slot, killer)
    await rescue(table, slot)


def nobody_leads(_table: Tidal) -> int:
    """TB-SOLO-18: there are no leader tokens."""
    return NOBODY


def is_decided(table: Tidal) -> bool:
    """TB-SOLO-12: the player or the rival has reached the last position."""
    return last_position(table) in (table.ranking[YOU], table.ranking[rival_of(table)])


async def end_alone(table: Tidal) -> Phase | None:
    """TB-SCHEME-19, TB-SOLO-13 to -15, -18: an Arbiter who was not rescued, and how well it went."""
    if table.arbiter == NOWHERE:
        rank(table, YOU, -NOT_RESCUED)
    ahead = [table.ranking[YOU] - table.ranking[seat] for seat in (rival_of(table), *allies_of(table))]
    tell(table, "solo-result", seat=YOU, grade=grade(table), rival=ahead[0], allies=ahead[1:])
    return None


def grade(table: Tidal) -> str:
    """TB-SOLO-13, -14: ahead of the rival is a victory, ahead of everybody a perfect one."""
    if table.ranking[YOU] <= table.ranking[rival_of(table)]:
        return "defeat"
    allies = max(table.ranking[seat] for seat in allies_of(table))
    return "perfect" if table.ranking[YOU] > allies else "victory"


def solo_score(table: Tidal, seat: int) -> int:
    """TB-SOLO-13, -18: only positions count; the score is the distance to the rival."""
    return table.ranking[seat] - table.ranking[rival_of(table)]


def solo_standings(table: Tidal) -> list[Standing]:
    """TB-SOLO-13."""
    own, rival = table.ranking[YOU], table.ranking[rival_of(table)]
    return [Standing(YOU, solo_score(table, YOU), own > rival, {"position": own})]


def others_at_end(table: Tidal) -> list[Standing]:
    """TB-SOLO-13, -15: the positions of the rival and the allies."""
    won = table.ranking[YOU] <= table.ranking[rival_of(table)]
    others = (rival_of(table), *allies_of(table))
    return [
        Standing(seat, solo_score(table, seat), won and table.roles[seat] == RIVAL, {"position": table.ranking[seat]})
        for seat in others
    ]


def solo_verdict(table: Tidal) -> list[Message]:
    """TB-SOLO-13 to -15, -18: the grade, and how far ahead of the others; points are not counted."""
    rival, *allies = (table.ranking[YOU] - one.details["position"] for one in others_at_end(table))
    ahead = {"rival": rival, "allies": ", ".join(map(str, allies))}
    return [Message("verdict", {"grade": grade(table)}), Message("verdict-measure", ahead)]


SOLO: Final = Mode(
    seat_others=seat_company,
    order=rival_then_you,
    next_turn=next_turn_alone,
    discs=solo_discs,
    spared=keeps_up,
    monster_dies=death_alone,
    stretched=outshine,
    completed=foil,
    leader=nobody_leads,
    night_over=nothing_returns,
    ending=end_alone,
    decided=is_decided,
    score=solo_score,
    standings=solo_standings,
    rivals=others_at_end,
    verdict=solo_verdict,
    aims=AIMS_ALONE,
)
