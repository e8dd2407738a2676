"""What the running turn promises: the effect of the island, a challenge, a fight."""

from __future__ import annotations

from math import prod
from typing import Final

from tablewright.engine.zones import Zone

from .abilities import find, max_roll
from .challenges import arenas_here, halves_of
from .chances import chance_of
from .content import Battle, Gains, Trade
from .faces import Half
from .fighting import best_style, monsters_to_fight, ranking_for
from .kinds import FOLD, LEVEL, OF_LEVEL, TOP_LEVEL, is_arena
from .market import affordable, fruit_cost
from .matching import can_hit, hit_with, is_open, reach_of, uncovered
from .paying import fruit_in_reach
from .powers import StretchRanking
from .results import NO_RESULT, WILD, counts_of, counts_of_all, missing
from .table import NO_CARD, NOBODY, Tidal, half_at_stake, is_fight, island_of, market_card_of, mode_of, monster_of
from .vocabulary import Fruit
from .worth import HELD, SPENT, STEP, dice_worth_of, fruit_worth, promise_of, rewards_worth

SPARED: Final = 0.8
"""Who has hit a monster is spared when it invades or escapes."""
SHOWN: Final = 0.5
"""A roll that is only imagined is one of many: what it shows counts in part, what was to be expected for the rest."""
EAGER: Final = 0.9
"""An attempt begun is worth more than one that could be begun."""
UNFINISHED: Final = 0.75
"""What is left of the worth of a challenge that could be completed and is not."""
UNEASY: Final = 0.02
"""What every die costs that should be rolled again and is not chosen yet."""


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
    return effect_worth(table, seat, use) + EAGER * attempt_worth(table, seat, use)


def attempt_worth(table: Tidal, seat: int, use: float) -> float:
    """The best challenge or fight that could be begun here."""
    if is_arena(table.visited):
        return max((begun_worth(table, seat, half, use) for half in playable(table, seat)), default=0.0)
    if table.visited != FOLD:
        return 0.0
    return max((fight_chance(table, seat, slot, (), use) for slot in monsters_to_fight(table)), default=0.0)


def begun_worth(table: Tidal, seat: int, half: Half, use: float) -> float:
    """What a challenge promises beyond its worth in hand."""
    return max(first_chance(table, seat, half, (), use) - HELD[0] * promise_of(table, half), 0.0)


def effect_worth(table: Tidal, seat: int, use: float) -> float:
    """What the effect of the island may bring, as long as nothing else was done here."""
    if table.used or table.tricks_played:
        return 0.0
    match table.content.islands[table.visited].effect:
        case Gains(rewards):
            return rewards_worth(table, seat, rewards, use)
        case Trade(fruit):
            bargains = [bargain(table, seat, card, use) for card in affordable(table, seat)]
            return max(rewards_worth(table, seat, (Fruit(fruit),), use), *bargains, 0.0)
        case Battle():
            return 0.0


def bargain(table: Tidal, seat: int, card: int, use: float) -> float:
    """What buying a card of the market would bring."""
    cost = use * fruit_worth(table, fruit_cost(table, seat, card))
    return rewards_worth(table, seat, market_card_of(table, card).rewards, use) - cost


def playable(table: Tidal, seat: int) -> list[Half]:
    """The challenges in hand that may be attempted on this island."""
    arenas = arenas_here(table, seat)
    cards = table.set_challenge or table.challenges[seat]
    return [half for _, half in halves_of(table, cards) if half.arena in arenas]


# Challenges


def gain_of(table: Tidal, seat: int, half: Half, chosen: int) -> float:
    """What completing brings: points, steps, positions."""
    aims, feats = mode_of(table).aims, table.content.champions
    positions = feats.arbiter * (island_of(table, table.actor) == table.arbiter)
    if chosen:
        cards = find(table, seat, StretchRanking)
        positions += feats.stretch + sum(half.has_trait(power.trait) for power in cards) + aims.outshone(table)
    return aims.point * half.points + STEP * sum(half.asked[chosen]) + aims.feat * positions


def first_chance(table: Tidal, seat: int, half: Half, chosen: Zone, use: float) -> float:
    """What a challenge promises before the roll, with the best number of further dice, less what they are worth."""
    best = 0.0
    further = likely_dice(table, seat, half, chosen)
    for number in range(len(further) + 1):
        dice = chosen + further[:number]
        cost = use * ((1 - SPENT) * dice_worth_of(further[:number]) + fruit_worth(table, extra(table, seat, dice)))
        for mask, needs in enumerate(half.asked):
            chance = chance_of(table, seat, dice, (), needs)
            best = max(best, chance * gain_of(table, seat, half, mask) - cost)
    return best


def likely_dice(table: Tidal, seat: int, half: Half, chosen: Zone) -> Zone:
    """The available dice that show the wanted symbols most often, as many as may still be chosen."""
    needs, faces = half.asked[-1], table.content.dice
    kinds = [kind for kind, number in enumerate(table.available[seat]) for _ in range(number)]
    kinds.sort(key=lambda kind: sum(use_of(face, needs) for face in faces[kind]), reverse=True)
    return tuple(kinds[: most_further(table, seat, chosen)])


def most_further(table: Tidal, seat: int, chosen: Zone) -> int:
    """How many dice may still be chosen, those for fruit included."""
    return max(max_roll(table, seat) + fruit_in_reach(table, seat) + table.bonus - len(chosen), 0)


def extra(table: Tidal, seat: int, dice: Zone) -> int:
    """TB-FOCUS-02: how many of these dice cost a fruit."""
    return max(len(dice) - table.bonus - max_roll(table, seat), 0)


def use_of(face: int, needs: tuple[int, ...]) -> int:
    """How many of the wanted symbols a face shows."""
    found = counts_of(face)
    return found[WILD] + sum(map(min, needs, found))


def challenge_prospects(table: Tidal, seat: int, use: float) -> float:
    """The best end of the challenge at stake, whether it is near or several rolls away."""
    half = half_at_stake(table, table.at_stake[0])
    if all(result == NO_RESULT for result in table.showing):
        return first_chance(table, seat, half, table.attempt, use)
    asked = [(needs, gain_of(table, seat, half, chosen)) for chosen, needs in enumerate(half.asked)]
    expected = max(chance_of(table, seat, table.attempt, (), needs) * gain for needs, gain in asked)
    return (1 - SHOWN) * expected + SHOWN * max(ending_worth(table, seat, needs, gain) for needs, gain in asked)


def ending_worth(table: Tidal, seat: int, needs: tuple[int, ...], gain: float) -> float:
    """What is worth more now: to complete, or to roll the useless dice again."""
    found = counts_of_all(table.showing)
    short = missing(found, needs)
    if not short:
        return UNFINISHED * gain - UNEASY * len(table.again)
    idle = idle_dice(table.showing, needs)
    strayed = any(die not in idle for die in table.again)
    rolled = table.again if strayed else idle
    kept = [result for die, result in enumerate(table.showing) if die not in rolled]
    chance = chance_of(table, seat, tuple(table.attempt[die] for die in rolled), kept, needs)
    hesitant = 0 if strayed or not table.again else len(idle) - len(table.again)
    matched = STEP * (sum(needs) - short)
    return chance * gain + (1 - chance) * matched / 2 - UNEASY * hesitant


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
    """What a fight promises before the roll, with the best further dice, be they strong or weak, less their worth."""
    kinds = tuple(kind for kind, number in enumerate(table.available[seat]) for _ in range(number))
    bonus = () if chosen else OF_LEVEL[style_of(table, seat, slot)][:1]
    further = {
        dice[:number] for dice in (kinds, kinds[::-1]) for number in range(most_further(table, seat, chosen) + 1)
    }
    return max(
        expected_hits(table, seat, slot, (*chosen, *bonus, *dice), use)
        - use * (dice_worth_of(dice) + fruit_worth(table, extra(table, seat, chosen + dice)))
        for dice in further
    )


def style_of(table: Tidal, seat: int, slot: int) -> int:
    return min(best_style(table, seat, monster_of(table, table.fold[slot]).style)[1], TOP_LEVEL)


def expected_hits(table: Tidal, seat: int, slot: int, dice: Zone, use: float) -> float:
    """What the hits of a roll are worth, roughly: each die finds some spot."""
    free = [spot for spot, covered in enumerate(table.hits[slot]) if covered == NOBODY]
    likely = sorted((likely_hit(table, slot, free, kind) for kind in dice), reverse=True)[: len(free)]
    worth = sum(chance * worth for chance, worth in likely)
    lacking = mode_of(table).aims.lacking(table, seat, slot)
    if 0 < lacking <= len(likely):
        worth += SPARED * prod(chance for chance, _ in likely[:lacking])
    if len(likely) == len(free):
        worth += kill_worth(table, seat, slot, len(free), use) * prod(chance for chance, _ in likely)
    return worth


def likely_hit(table: Tidal, slot: int, free: list[int], kind: int) -> tuple[float, float]:
    """The chance that a die hits one of the free spots, rolled twice; and what such a hit is worth."""
    spots = monster_of(table, table.fold[slot]).spots
    wanted = [spot for spot in free if spots[spot].armour <= LEVEL[kind]]
    if not wanted:
        return 0.0, 0.0
    symbols = {spots[spot].trait for spot in wanted} | {WILD}
    faces = table.content.dice[kind]
    misses = sum(not any(counts_of(face)[symbol] for symbol in symbols) for face in faces) / len(faces)
    worth = sum(hit_worth(table, slot, spot) for spot in wanted) / len(wanted)
    return 1 - misses * misses, worth


def hit_worth(table: Tidal, slot: int, spot: int) -> float:
    """A token, a step, and the positions that the spot gives."""
    aims = mode_of(table).aims
    return aims.hit + STEP + aims.feat * ranking_for(table, slot, (spot,))


def kill_worth(table: Tidal, seat: int, slot: int, struck: int, use: float) -> float:
    """What the last token brings; a player whose tokens do not suffice has no reward and falls back (TB-DUO-17)."""
    monster, aims = monster_of(table, table.fold[slot]), mode_of(table).aims
    if aims.lacking(table, seat, slot) > struck:
        return rewards_worth(table, seat, monster.kill[0], use) - aims.feat
    return rewards_worth(table, seat, (*monster.reward, *monster.kill[0]), use)


def fight_prospects(table: Tidal, seat: int, use: float) -> float:
    """The hits in reach; before the roll those to be expected, after it a little for every idle die."""
    slot = table.opponent
    if all(result == NO_RESULT for result in table.showing):
        return fight_chance(table, seat, slot, table.attempt, use)
    struck = hits_in_reach(table)
    shown = worth_of_hits(table, seat, slot, struck, use)
    if table.struck:
        return shown
    idle = len(table.attempt) - len(struck)
    strayed = max(len(table.again) - idle, 0)
    patience = max(1 - table.throws / 5, 0.0) if len(struck) < len(uncovered(table)) else 0.0
    mean = mode_of(table).aims.hit + STEP
    shown += mean * (patience * max(idle, 0) / 3 - strayed)
    return shown if table.throws > 1 else (shown + expected_hits(table, seat, slot, table.attempt, use)) / 2


def worth_of_hits(table: Tidal, seat: int, slot: int, struck: Zone, use: float) -> float:
    """What the tokens on these spots bring, with the kill if they are the last."""
    worth = sum(hit_worth(table, slot, spot) for spot in struck)
    if 0 < mode_of(table).aims.lacking(table, seat, slot) <= len(struck):
        worth += SPARED
    if len(struck) == table.hits[slot].count(NOBODY):
        worth += kill_worth(table, seat, slot, len(struck), use)
    return worth


def hits_in_reach(table: Tidal) -> Zone:
    """Spots that can be hit together, taken as they come."""
    struck, reach = table.struck, reach_of(table)
    for spot in uncovered(table):
        more = struck + hit_with(table, spot)
        if spot not in struck and is_open(table, spot) and can_hit(reach, more):
            struck = more
    return struck
