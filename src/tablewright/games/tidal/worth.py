"""What things are worth to a player, in rough victory points: dice, stock, cards in hand, and rewards."""

from __future__ import annotations

from typing import Final

from tablewright.engine.zones import Zone

from . import vocabulary as words
from .faces import Half
from .kinds import LEVEL
from .table import Tidal, challenge_of, mode_of

STEP: Final = 0.5
CHARACTER_CARD: Final = 1.0
TRICK: Final = 0.5
HELD: Final = (0.25, 0.25, 0.2, 0.15, 0.1)
"""What part of its promise a challenge in hand is worth, the best one first."""
STRETCHED: Final = 0.7
"""How often a challenge that can be stretched will be."""
NEAR: Final = 0.7
"""How often a challenge of the Arbiter's arena will be completed before the Arbiter."""
FAR: Final = 0.25
"""And one of another arena."""
EASE: Final = 0.7
"""With every further symbol a challenge is completed less often."""
KEPT: Final = 0.2
"""What a market card beside the board is worth."""
LEVEL_WORTH: Final = (0.0, 1.5, 2.1, 2.8, 3.5)
MANY_DICE: Final = 6
SPENT: Final = 0.7
SHELL: Final = (0.0, 0.45, 0.8, 1.1, 1.3)
FRUIT: Final = (0.0, 0.35, 0.65, 0.9, 1.1)
MORE: Final = 0.1
"""What every shell or fruit beyond the first few is worth."""
CHARGE: Final = 0.2
PIECE: Final = 0.35
"""A shell, a fruit or a refreshed die that is still to be gained."""
UPGRADED: Final = 0.7
WHOLE_GAME: Final = 12


def use_left(left: int) -> float:
    """How much of its worth a belonging keeps with so many turns left."""
    return min(left / WHOLE_GAME + 0.25, 1.0) if left else 0.0


def belongings(table: Tidal, seat: int) -> float:
    """Dice, stock, tricks and character cards."""
    return (
        dice_worth(table.available[seat], table.spent[seat])
        + stock_worth(SHELL, table.shells[seat])
        + mode_of(table).aims.fruit * stock_worth(FRUIT, table.fruit[seat])
        + CHARGE * table.charge[seat]
        + TRICK * min(len(table.tricks[seat]), 4)
        + CHARACTER_CARD * len(table.in_play[seat])
        + KEPT * len(table.kept[seat])
    )


def dice_worth(available: Zone, spent: Zone) -> float:
    """Many dice are worth less than so many times one."""
    number = sum(available) + sum(spent)
    return (worth_of(available) + SPENT * worth_of(spent)) * min(MANY_DICE / max(number, 1), 1.0)


def worth_of(dice: Zone) -> float:
    return sum(number * LEVEL_WORTH[LEVEL[kind]] for kind, number in enumerate(dice) if number)


def dice_worth_of(kinds: Zone) -> float:
    return sum(LEVEL_WORTH[LEVEL[kind]] for kind in kinds)


def stock_worth(worth: tuple[float, ...], owned: int) -> float:
    few = len(worth) - 1
    return worth[owned] if owned <= few else worth[few] + MORE * (owned - few)


def hand_worth(table: Tidal, seat: int, left: int) -> float:
    """The challenges in hand that there is time for, the best first."""
    halves = (challenge_of(table, card).halves[0] for card in table.challenges[seat])
    promises = sorted((promise_of(table, half) for half in halves), reverse=True)
    return sum(map(float.__mul__, promises, HELD[:left]))


def promise_of(table: Tidal, half: Half) -> float:
    """What a challenge would bring that is not attempted yet; the Arbiter is there or will come."""
    aims, feats, needed = mode_of(table).aims, table.content.champions, len(half.required)
    judged = NEAR if half.arena == table.arbiter else FAR
    positions = feats.stretch * STRETCHED * bool(half.stretch) + feats.arbiter * judged
    return EASE ** (needed - 1) * (aims.point * half.points + STEP * needed + aims.feat * positions)


# Rewards


def rewards_worth(table: Tidal, seat: int, rewards: words.Rewards, use: float) -> float:
    """What rewards are worth that are still to be gained; `use` weighs all but positions."""
    positions = sum(reward.count for reward in rewards if isinstance(reward, words.Ranking))
    return mode_of(table).aims.feat * positions + use * sum(reward_worth(table, seat, one) for one in rewards)


def reward_worth(table: Tidal, seat: int, reward: words.Reward) -> float:
    """Positions left out."""
    match reward:
        case words.Shells(count) | words.Refresh(count):
            return PIECE * count
        case words.Fruit(count):
            return fruit_worth(table, count)
        case words.Tricks(count):
            return TRICK * count
        case words.Challenges(count) | words.DrawChallenges(count):
            return cards_worth(table, seat, count)
        case words.Die(level, _):
            return LEVEL_WORTH[level]
        case words.Advance(_, steps) | words.AdvanceAny(steps):
            return STEP * steps
        case words.AdvanceAll(steps):
            return STEP * steps * len(table.steps[seat])
        case words.Upgrade(count):
            return UPGRADED * count
        case words.CharacterCard():
            return CHARACTER_CARD
        case _:
            return 0.0


def fruit_worth(table: Tidal, count: int) -> float:
    """What fruit is worth that is to be gained or paid."""
    return mode_of(table).aims.fruit * PIECE * count


def cards_worth(table: Tidal, seat: int, count: int) -> float:
    """What further challenges are worth: the best of the pool, beside those in hand."""
    held = len(table.challenges[seat])
    promises = sorted((promise_of(table, challenge_of(table, card).halves[0]) for card in table.pool), reverse=True)
    return sum(map(float.__mul__, promises, HELD[held : held + count]))
