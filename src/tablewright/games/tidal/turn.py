"""One turn: move, gain the space, use the island, attempt a challenge or fight."""

from __future__ import annotations

from collections.abc import Sequence

from tablewright.engine.flow import Phase
from tablewright.engine.options import Option, Refusal
from tablewright.engine.table import tell

from .abilities import find, has
from .attempt import choose_dice
from .board import SPACE_TAKEN, closed_spaces, place_pawn
from .challenges import begin_challenge, open_challenges, refused_challenges
from .choices import ARENA, END, SKIP, SLOT
from .ending import end_turn, the_end
from .fighting import begin_fight, monsters_to_fight, why_not_fight
from .islands import effects_open, effects_refused, has_effect, offer_effect, use_effect
from .kinds import FOLD, NOWHERE, is_arena
from .moments import TurnQuestion, perform, question
from .powers import IslandEffectFirst, OnVisit
from .rewards import give
from .table import Tidal
from .times import MOVING, ON_ISLAND


def begin_turn(table: Tidal, seat: int, actor: int) -> None:
    """A turn of a player, with the own pawn or an ally's; nothing of the last turn is left."""
    table.active, table.actor = seat, actor
    table.visited = NOWHERE
    table.tricks_played = table.used = ()
    table.attempts = table.throws = table.sailings = 0
    tell(table, "turn-begins", seat=seat)


async def move(table: Tidal) -> Phase | None:
    """TB-TURN-01, -02: step 1, the pawn moves with a disc to an available space or just to an island."""
    seat = table.active
    asked = TurnQuestion(table, seat, "move", "TB-TURN-02", MOVING, places, refused_places)
    place = await asked
    if asked.is_free:
        await perform(table, seat, place)
        return move
    place_pawn(table, place)
    return await gain_space(table)


def places(table: Tidal, _seat: int) -> Sequence[Option[int]]:
    """Every available space, and every island without a space."""
    closed, options = closed_spaces(table), table.content.place_options
    return [option for option in options if option.value not in closed] if closed else options


def refused_places(table: Tidal, _seat: int) -> list[Refusal]:
    """The spaces that are taken."""
    options = table.content.place_options
    return [Refusal(options[place], SPACE_TAKEN) for place in sorted(closed_spaces(table))]


async def gain_space(table: Tidal) -> Phase:
    """TB-TURN-09, -14: step 2, the reward of the space; cards that work when an island is visited come first."""
    seat, place = table.active, table.pawns[table.actor]
    for power in find(table, seat, OnVisit):
        if table.visited in power.islands:
            await give(table, seat, power.rewards, "TB-TURN-14")
    if place < table.content.first_beside:
        await give(table, seat, table.content.spaces[place].rewards, "TB-TURN-09")
    return use_island


async def use_island(table: Tidal) -> Phase | None:
    """TB-TURN-10: step 3, the island effect, if wanted."""
    seat, island = table.active, table.visited
    if not has_effect(island):
        return await use_any_arena(table, seat) if has(table, seat, IslandEffectFirst) else step_on_island
    asked = TurnQuestion(table, seat, "island-effect", "TB-TURN-10", ON_ISLAND, effects_here, refused_here)
    value = await asked
    if asked.is_free:
        await perform(table, seat, value)
        return use_island
    await use_effect(table, island, value)
    return step_on_island


def effects_here(table: Tidal, _seat: int) -> Sequence[Option[int]]:
    return effects_open(table, table.visited)


def refused_here(table: Tidal, _seat: int) -> list[Refusal]:
    return effects_refused(table, table.visited)


async def use_any_arena(table: Tidal, seat: int) -> Phase:
    """TB-AXL-05: visiting the Fold, the effect of one arena of choice."""
    asked = TurnQuestion(table, seat, "which-arena", "TB-AXL-05", ON_ISLAND, any_arena)
    arena = await asked
    if asked.is_free:
        await perform(table, seat, arena)
        return use_island
    if arena != SKIP.value:
        await offer_effect(table, arena, "island-effect", "TB-TURN-10", ON_ISLAND)
    return step_on_island


def any_arena(_table: Tidal, _seat: int) -> Sequence[Option[int]]:
    return (*ARENA, SKIP)


async def step_on_island(table: Tidal) -> Phase | None:
    """TB-TURN-11, -12: steps 4 and 5, a challenge on an arena, a monster in the Fold; or the end of the turn."""
    seat, island = table.active, table.visited
    asked = fight_question(table, seat) if island == FOLD else challenge_question(table, seat)
    value = await asked
    if asked.is_free:
        await perform(table, seat, value)
        return step_on_island
    if value == END.value:
        return await end_turn(table)
    if island == FOLD:
        await begin_fight(table, seat, value)
    else:
        await begin_challenge(table, seat, value)
    return choose_dice


def challenge_question(table: Tidal, seat: int) -> TurnQuestion:
    """TB-TURN-11; the Citadel is no arena (TB-SPACE-01)."""
    hand = table.challenges[seat]
    if not is_arena(table.visited) or not (hand or table.set_challenge):
        return nothing_to_attempt(table, seat)
    return question(
        table, seat, "challenge", "TB-TURN-11", ON_ISLAND, challenges_or_end, refused_challenges, held=hand
    )  # fmt: skip


def challenges_or_end(table: Tidal, seat: int) -> Sequence[Option[int]]:
    return [*open_challenges(table, seat), END]


def nothing_to_attempt(table: Tidal, seat: int) -> TurnQuestion:
    """Everybody sees that there is none: what is left are free actions (TB-TURN-13)."""
    return question(table, seat, "end-turn", "TB-TURN-13", ON_ISLAND, the_end)


def fight_question(table: Tidal, seat: int) -> TurnQuestion:
    """TB-TURN-12."""
    if not monsters_to_fight(table):
        return nothing_to_attempt(table, seat)
    return question(table, seat, "fight", "TB-TURN-12", ON_ISLAND, fights_or_end, refused_fights)


def fights_or_end(table: Tidal, seat: int) -> Sequence[Option[int]]:
    return [*(SLOT[slot] for slot in monsters_to_fight(table) if why_not_fight(table, seat, slot) is None), END]


def refused_fights(table: Tidal, seat: int) -> list[Refusal]:
    judged = ((slot, why_not_fight(table, seat, slot)) for slot in monsters_to_fight(table))
    return [Refusal(SLOT[slot], reason) for slot, reason in judged if reason is not None]
