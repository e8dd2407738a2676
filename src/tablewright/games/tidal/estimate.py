"""How well a seat stands, in rough victory points: what the greedy bot maximises."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from tablewright.engine.options import Option

from .abilities import max_roll
from .board import unused_discs
from .challenges import arenas_here, halves_of
from .content import Half, Monster
from .fighting import best_style, monsters_to_fight
from .goals import count
from .kinds import FOLD, LEVEL, OF_LEVEL, TOP_LEVEL, is_arena
from .matching import can_hit, hit_with, is_open, reach_of, uncovered
from .odds import chance_to_match
from .results import NO_RESULT, WILD, counts_of, counts_of_all, missing
from .table import (
    NO_CARD,
    NOBODY,
    Tidal,
    Zone,
    challenge_of,
    half_at_stake,
    is_fight,
    island_of,
    mode_of,
    monster_of,
    round_of,
)

STEP: Final = 0.5
POSITION: Final = 0.3
FEAT: Final = 1.2
"""What a position brings that is gained with a challenge, its points included."""
HIT: Final = 1.0 + STEP
FIRST_HIT: Final = 0.8
"""Who has hit a monster is spared when it invades or escapes."""
CHARACTER_CARD: Final = 1.0
TRICK: Final = 0.5
HELD: Final = 0.2
"""A challenge in hand is worth this part of what it would bring."""
LEVEL_WORTH: Final = (0.0, 1.5, 2.1, 2.8, 3.5)
MANY_DICE: Final = 6
SPENT: Final = 0.7
SHELL: Final = (0.0, 0.45, 0.8, 1.1, 1.3)
FRUIT: Final = (0.0, 0.35, 0.65, 0.9, 1.1)
MORE: Final = 0.1
"""What every shell or fruit beyond the first few is worth."""
CHARGE: Final = 0.2
WHOLE_GAME: Final = 12
RISK: Final = 0.15
"""What every roll may cost besides threats."""
KEEPING: Final = 0.7
"""Results that are kept make the next roll likelier: the chance grows to this power."""
SHOWN: Final = 0.5
"""A roll that is only imagined is one of many: what it shows counts in part, what was to be expected for the rest."""
EAGER: Final = 0.9
"""An attempt begun is worth more than one that could be begun."""
UNEASY: Final = 0.02
"""What every die costs that should be rolled again and is not chosen yet."""


def estimate(table: Tidal, seat: int, _answered: Sequence[Option[Any]]) -> float:
    """Points so far, the worth of what is owned for the turns that are left, and the prospects of this turn."""
    left = turns_left(table, seat)
    return (
        mode_of(table).score(table, seat)
        + STEP * sum(table.steps[seat]) * min(left + 2, WHOLE_GAME) / WHOLE_GAME
        + POSITION * table.ranking[seat]
        + goal_worth(table, seat)
        + use_left(left) * belongings(table, seat)
        + hand_worth(table, seat, left)
        + prospects(table, seat, use_left(left))
    )


def use_left(left: int) -> float:
    """How much of its worth a belonging keeps with so many turns left."""
    return min(left / WHOLE_GAME + 0.25, 1.0) if left else 0.0


def turns_left(table: Tidal, seat: int) -> int:
    """How many turns a player still has, the running one left out."""
    return unused_discs(table, seat) + sum(day.discs for day in table.content.rounds[table.round + 1 :])


def goal_worth(table: Tidal, seat: int) -> float:
    """Goals on the way; those reached are points already."""
    worth = 0.0
    for card in table.goals[seat]:
        goal = table.content.goal(table.faces[card])
        done = count(table, seat, goal.subject) / goal.least
        if done < 1:
            worth += goal.points * done * done / 2
    return worth


def belongings(table: Tidal, seat: int) -> float:
    """Dice, stock, tricks and character cards."""
    return (
        dice_worth(table.available[seat], table.spent[seat])
        + stock_worth(SHELL, table.shells[seat])
        + stock_worth(FRUIT, table.fruit[seat])
        + CHARGE * table.charge[seat]
        + TRICK * min(len(table.tricks[seat]), 4)
        + CHARACTER_CARD * len(table.in_play[seat])
        + HELD * len(table.kept[seat])
    )


def dice_worth(available: Zone, spent: Zone) -> float:
    """Many dice are worth less than so many times one."""
    number = sum(available) + sum(spent)
    return (worth_of(available) + SPENT * worth_of(spent)) * min(MANY_DICE / max(number, 1), 1.0)


def worth_of(dice: Zone) -> float:
    return sum(number * LEVEL_WORTH[LEVEL[kind]] for kind, number in enumerate(dice) if number)


def stock_worth(worth: tuple[float, ...], owned: int) -> float:
    few = len(worth) - 1
    return worth[owned] if owned <= few else worth[few] + MORE * (owned - few)


def hand_worth(table: Tidal, seat: int, left: int) -> float:
    """The challenges in hand that there is time for, the best first."""
    halves = (challenge_of(table, card).halves[0] for card in table.challenges[seat])
    return HELD * sum(
        sorted((half.points + STEP * len(half.required) for half in halves), reverse=True)[: min(left, 4)]
    )


# The turn


def prospects(table: Tidal, seat: int, use: float) -> float:
    """What the running challenge or fight promises, or one that could be begun here; `use` weighs dice."""
    if table.active != seat:
        return 0.0
    if table.at_stake:
        return use * SPENT * dice_worth_of(table.attempt) + challenge_prospects(table, seat, use)
    if is_fight(table):
        return 0.0 if table.fold[table.opponent] == NO_CARD else fight_prospects(table, seat, use)
    if table.attempts or table.visited < 0:
        return 0.0
    if is_arena(table.visited):
        return EAGER * max((first_chance(table, seat, half, (), use) for half in playable(table, seat)), default=0.0)
    if table.visited != FOLD:
        return 0.0
    return EAGER * max((fight_chance(table, seat, slot, (), use) for slot in monsters_to_fight(table)), default=0.0)


def dice_worth_of(kinds: Zone) -> float:
    return sum(LEVEL_WORTH[LEVEL[kind]] for kind in kinds)


def playable(table: Tidal, seat: int) -> list[Half]:
    """The challenges in hand that may be attempted on this island."""
    arenas = arenas_here(table, seat)
    return [half for _, half in halves_of(table, table.challenges[seat]) if half.arena in arenas]


# Challenges


def gain_of(table: Tidal, half: Half, chosen: int) -> float:
    """What completing brings: points, steps, positions."""
    feats = table.content.champions
    positions = feats.stretch * (chosen > 0) + feats.arbiter * (island_of(table, table.actor) == table.arbiter)
    return half.points + STEP * sum(half.asked[chosen]) + FEAT * positions


def first_chance(table: Tidal, seat: int, half: Half, chosen: Zone, use: float) -> float:
    """What a challenge promises before the roll, with the best number of further dice, less what they are worth."""
    best = 0.0
    further = likely_dice(table, seat, half, chosen)
    for number in range(len(further) + 1):
        dice = chosen + further[:number]
        cost = use * (1 - SPENT) * dice_worth_of(further[:number])
        for mask, needs in enumerate(half.asked):
            chance = lasting(table, seat, chance_of(table, dice, (), needs))
            best = max(best, chance * gain_of(table, half, mask) - cost)
    return best


def likely_dice(table: Tidal, seat: int, half: Half, chosen: Zone) -> Zone:
    """The available dice that show the wanted symbols most often, as many as may still be chosen."""
    needs, faces = half.asked[-1], table.content.dice
    kinds = [kind for kind, number in enumerate(table.available[seat]) for _ in range(number)]
    kinds.sort(key=lambda kind: sum(use_of(face, needs) for face in faces[kind]), reverse=True)
    return tuple(kinds[: max(max_roll(table, seat) - len(chosen), 0)])


def use_of(face: int, needs: tuple[int, ...]) -> int:
    """How many of the wanted symbols a face shows."""
    found = counts_of(face)
    return found[WILD] + sum(map(min, needs, found))


def chance_of(table: Tidal, dice: Zone, kept: Iterable[int], needs: tuple[int, ...]) -> float:
    """The chance that dice of these kinds show what the kept results lack."""
    found, faces = counts_of_all(kept), table.content.dice
    lacking = tuple(max(need - have, 0) for need, have in zip(needs, found, strict=False))
    return chance_to_match(tuple(faces[kind] for kind in sorted(dice)), lacking, found[WILD])


def lasting(table: Tidal, seat: int, chance: float) -> float:
    """The chance over several rolls: what is matched is kept, but every X costs a shell or a die."""
    if not chance:
        return 0.0
    threat = table.content.threat[round_of(table).threat]
    harm = RISK + sum(threat) / len(threat) / (1 + table.shells[seat])
    likely: float = chance**KEEPING
    return likely / (likely + (1 - likely) * harm)


def challenge_prospects(table: Tidal, seat: int, use: float) -> float:
    """The best end of the challenge at stake, whether it is near or several rolls away."""
    half = half_at_stake(table, table.at_stake[0])
    if all(result == NO_RESULT for result in table.showing):
        return first_chance(table, seat, half, table.attempt, use)
    asked = [(needs, gain_of(table, half, chosen)) for chosen, needs in enumerate(half.asked)]
    expected = max(lasting(table, seat, chance_of(table, table.attempt, (), needs)) * gain for needs, gain in asked)
    return (1 - SHOWN) * expected + SHOWN * max(ending_worth(table, seat, needs, gain) for needs, gain in asked)


def ending_worth(table: Tidal, seat: int, needs: tuple[int, ...], gain: float) -> float:
    """What is worth more now: to complete, or to roll the useless dice again."""
    found = counts_of_all(table.showing)
    short = missing(found, needs)
    if not short:
        return gain - 0.1 * len(table.again)
    idle = idle_dice(table.showing, needs)
    strayed = any(die not in idle for die in table.again)
    rolled = table.again if strayed else idle
    kept = [result for die, result in enumerate(table.showing) if die not in rolled]
    chance = chance_of(table, tuple(table.attempt[die] for die in rolled), kept, needs)
    hesitant = 0 if strayed or not table.again else len(idle) - len(table.again)
    matched = STEP * (sum(needs) - short)
    return lasting(table, seat, chance) * gain + (1 - chance) * matched / 2 - UNEASY * hesitant


def idle_dice(showing: Zone, needs: tuple[int, ...]) -> list[int]:
    """The dice whose results are not needed, the most useful ones being kept first."""
    lacking, idle = list(needs), []
    for die in sorted(range(len(showing)), key=lambda die: -use_of(showing[die], needs)):
        found = counts_of(showing[die])
        taken = [min(have, lack) for have, lack in zip(found, lacking, strict=False)]
        if not any(taken) and not (found[WILD] and any(lacking)):
            idle.append(die)
        lacking = [lack - take for lack, take in zip(lacking, taken, strict=True)]
    return idle


# Fights


def fight_chance(table: Tidal, seat: int, slot: int, chosen: Zone, use: float) -> float:
    """What a fight promises before the roll, with the best number of further dice, less what they are worth."""
    further = [kind for kind, number in enumerate(table.available[seat]) for _ in range(number)]
    bonus = () if chosen else OF_LEVEL[style_of(table, seat, slot)][:1]
    most = max(max_roll(table, seat) + table.bonus - len(chosen), 0)
    return max(
        expected_hits(table, seat, slot, (*chosen, *bonus, *dice)) - use * dice_worth_of(dice)
        for dice in (tuple(further[:number]) for number in range(most + 1))
    )


def style_of(table: Tidal, seat: int, slot: int) -> int:
    return min(best_style(table, seat, monster_of(table, table.fold[slot]).style)[1], TOP_LEVEL)


def expected_hits(table: Tidal, seat: int, slot: int, dice: Zone) -> float:
    """What the hits of a roll are worth, roughly: each die finds some spot."""
    monster, covers = monster_of(table, table.fold[slot]), table.hits[slot]
    free = [spot for spot, covered in enumerate(covers) if covered == NOBODY]
    chances = sorted((likely_hit(table, monster, free, kind) for kind in dice), reverse=True)[: len(free)]
    first = FIRST_HIT if seat not in covers and chances else 0.0
    return HIT * sum(chances) + first * max(chances, default=0.0)


def likely_hit(table: Tidal, monster: Monster, free: list[int], kind: int) -> float:
    """The chance that a die hits one of the free spots, rolled twice."""
    wanted = {monster.spots[spot].trait for spot in free if monster.spots[spot].armour <= LEVEL[kind]}
    if not wanted:
        return 0.0
    faces = table.content.dice[kind]
    misses = sum(not any(counts_of(face)[symbol] for symbol in (*wanted, WILD)) for face in faces) / len(faces)
    return 1 - misses * misses


def fight_prospects(table: Tidal, seat: int, use: float) -> float:
    """The hits in reach; before the roll those to be expected, after it a little for every idle die."""
    if all(result == NO_RESULT for result in table.showing):
        return fight_chance(table, seat, table.opponent, table.attempt, use)
    if table.struck:
        return HIT * len(hits_in_reach(table))
    hit = len(hits_in_reach(table))
    first = FIRST_HIT if hit and seat not in table.hits[table.opponent] else 0.0
    idle = len(table.attempt) - hit
    strayed = max(len(table.again) - idle, 0)
    patience = max(1 - table.throws / 5, 0.0) if hit < len(uncovered(table)) else 0.0
    shown = HIT * (hit - strayed + patience * max(idle, 0) / 3) + first
    return shown if table.throws > 1 else (shown + expected_hits(table, seat, table.opponent, table.attempt)) / 2


def hits_in_reach(table: Tidal) -> Zone:
    """Spots that can be hit together, taken as they come."""
    struck, reach = table.struck, reach_of(table)
    for spot in uncovered(table):
        more = struck + hit_with(table, spot)
        if spot not in struck and is_open(table, spot) and can_hit(reach, more):
            struck = more
    return struck
