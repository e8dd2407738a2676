"""One turn: move, gain the space, use the island, attempt a challenge or fight."""

from __future__ import annotations

from tablewright.engine.flow import Phase
from tablewright.engine.options import Refusal
from tablewright.engine.questions import HiddenQuestion, Question, choose, choose_freely
from tablewright.engine.table import tell

from .abilities import find, has
from .attempt import choose_dice
from .board import SPACE_TAKEN, open_places, place_pawn
from .challenges import begin_challenge, candidates, why_not_attempt
from .choices import ARENA, END, SKIP, SLOT
from .ending import end_turn
from .fighting import begin_fight, monsters_to_fight, why_not_fight
from .islands import effect_options, has_effect, use_effect, why_not_effect
from .kinds import ARENAS, FOLD, NOWHERE, is_arena
from .moments import free_actions, question
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


async def move(table: Tidal) -> Phase:
    """TB-TURN-01, -02: step 1, the pawn moves with a disc to an available space or just to an island."""
    seat = table.active
    free = free_actions(table, seat, MOVING, lambda: refused_places(table))
    place = await choose_freely(lambda: move_question(table, seat), free)
    place_pawn(table, place)
    return gain_space


def move_question(table: Tidal, seat: int) -> Question[int]:
    options = table.content.place_options
    return Question(seat, "move", [options[place] for place in open_places(table)], "TB-TURN-02")


def refused_places(table: Tidal) -> list[Refusal]:
    """The spaces that are taken."""
    free = open_places(table)
    return [Refusal(option, SPACE_TAKEN) for option in table.content.place_options if option.value not in free]


async def gain_space(table: Tidal) -> Phase:
    """TB-TURN-09, -14: step 2, the reward of the space; cards that work when an island is visited come first."""
    seat, place = table.active, table.pawns[table.actor]
    for power in find(table, seat, OnVisit):
        if table.visited in power.islands:
            await give(table, seat, power.rewards, "TB-TURN-14")
    if place < table.content.first_beside:
        await give(table, seat, table.content.spaces[place].rewards, "TB-TURN-09")
    return use_island


async def use_island(table: Tidal) -> Phase:
    """TB-TURN-10: step 3, the island effect, if wanted."""
    seat, island = table.active, table.visited
    if has_effect(island):
        value = await choose_freely(lambda: effect_question(table, seat, island), free_actions(table, seat, ON_ISLAND))
        await use_effect(table, island, value)
    elif has(table, seat, IslandEffectFirst):
        await use_any_arena(table, seat)
    return step_on_island


def effect_question(table: Tidal, seat: int, island: int) -> Question[int]:
    options = [*effect_options(table, island), SKIP]
    return Question(seat, "island-effect", options, "TB-TURN-10", lambda value: why_not_effect(table, value))


async def use_any_arena(table: Tidal, seat: int) -> None:
    """TB-AXL-05: visiting the Fold, the effect of one arena of choice."""
    arena = await choose(seat, "which-arena", [*ARENA, SKIP], "TB-AXL-05")
    if 0 <= arena < len(ARENAS):
        value = await effect_question(table, seat, arena)
        await use_effect(table, arena, value)


async def step_on_island(table: Tidal) -> Phase:
    """TB-TURN-11, -12: steps 4 and 5, a challenge on an arena, a monster in the Fold; or the end of the turn."""
    seat, island = table.active, table.visited
    ask = fight_question if island == FOLD else challenge_question
    value = await choose_freely(lambda: ask(table, seat), free_actions(table, seat, ON_ISLAND))
    if value == END.value:
        return end_turn(table)
    if island == FOLD:
        await begin_fight(table, seat, value)
    else:
        await begin_challenge(table, seat, value)
    return choose_dice


def challenge_question(table: Tidal, seat: int) -> Question[int]:
    """TB-TURN-11; the Citadel is no arena (TB-SPACE-01). Nobody may learn that no challenge in hand fits."""
    hand = candidates(table, seat) if is_arena(table.visited) else []
    if not hand:
        return question(table, seat, "challenge", (END,), "TB-TURN-11")
    return HiddenQuestion(
        seat, "challenge", [*hand, END], "TB-TURN-11",
        lambda value: None if value == END.value else why_not_attempt(table, seat, value),
    )  # fmt: skip


def fight_question(table: Tidal, seat: int) -> Question[int]:
    return question(
        table, seat, "fight", [*(SLOT[slot] for slot in monsters_to_fight(table)), END], "TB-TURN-12",
        lambda value: None if value == END.value else why_not_fight(table, seat, value),
    )  # fmt: skip
