"""What challenges and fights share: choosing dice, rolling them with the threat die, and rolling again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablewright.engine.dice import roll
from tablewright.engine.flow import Phase
from tablewright.engine.options import Option, Reason, Refusal
from tablewright.engine.table import tell
from tablewright.engine.zones import inserted, left_out, without

from .abilities import max_roll, threat_level
from .alike import unlike_dice
from .choices import AGAIN, BLOCK, FIRST_COMPLETION, FIRST_LEFT, LEAVE, LOSE, ROLL, STRIKE, WITHDRAW, outcome_of
from .concluding import conclude, withdraw
from .dice import add, further, ready
from .ending import after_attempt
from .fates import completions
from .fighting import end_fight, strike
from .kinds import DICE
from .moments import RollQuestion, offered, perform, question
from .paying import block, fruit_in_reach, pay_fruit, shells_in_reach
from .results import NO_RESULT, SYMBOLS, counts_of_all
from .table import Tidal, is_fight
from .times import AFTER_ROLL, BEFORE_CHALLENGE, BEFORE_FIGHT, THREATENED

NO_FRUIT: Final = Reason("TB-FOCUS-02", "no-fruit")
DICE_FIRST: Final = Reason("TB-FOCUS-05", "dice-first")
NO_SHELL: Final = Reason("TB-SHIELD-01", "no-shell")
NOTHING_AGAIN: Final = Reason("TB-CHAL-06", "nothing-to-reroll")


# Step 2: choose dice


async def choose_dice(table: Tidal) -> Phase:
    """TB-CHAL-03, TB-FIGHT-01, TB-FOCUS-02, -04, -16: one die more, or the roll."""
    seat = table.active
    moment = BEFORE_FIGHT if is_fight(table) else BEFORE_CHALLENGE
    ask = RollQuestion if table.attempt else question
    asked = ask(table, seat, "choose-dice", "TB-CHAL-03", moment, dice_in_reach, refused_dice)
    if not asked.options:  # the shell for a first die was spent otherwise (TB-DUST-04)
        return out_of_dice
    value = await asked
    if asked.is_free:
        await perform(table, seat, value)
        return choose_dice
    if value == ROLL.value:
        table.again = tuple(range(len(table.attempt)))
        return roll_dice
    if is_extra(table, seat):
        await pay_fruit(table, seat, 1)
    choose_die(table, seat, value)
    return choose_dice


def dice_in_reach(table: Tidal, seat: int) -> Sequence[Option[int]]:
    """Within the max roll for nothing, beyond it for a fruit."""
    if not is_extra(table, seat):
        dice = ready(table.available[seat])
    else:
        dice = further(table.available[seat]) if fruit_in_reach(table, seat) else ()
    return (*dice, ROLL) if table.attempt else dice


def refused_dice(table: Tidal, seat: int) -> list[Refusal]:
    dice_first = [] if table.attempt else [Refusal(ROLL, DICE_FIRST)]
    if fruit_in_reach(table, seat) or not is_extra(table, seat):
        return dice_first
    return dice_first + [Refusal(option, NO_FRUIT) for option in further(table.available[seat])]


def is_extra(table: Tidal, seat: int) -> bool:
    """TB-FOCUS-01, -02: whether one die more would exceed the max roll; bonus dice do not count (TB-STYLE-02)."""
    return len(table.attempt) - table.bonus >= max_roll(table, seat)


def choose_die(table: Tidal, seat: int, kind: int) -> None:
    """From the available area into the attempt; bonus dice stay the last."""
    table.available[seat] = add(table.available[seat], kind, -1)
    place = len(table.attempt) - table.bonus
    table.attempt = inserted(table.attempt, place, kind)
    table.showing = inserted(table.showing, place, NO_RESULT)
    table.raised = inserted(table.raised, place, 0)
    tell(table, "chose-die", seat=seat, die=DICE[kind])


# Step 3: roll


async def roll_dice(table: Tidal) -> Phase:
    """TB-CHAL-04, -07, TB-THREAT-02: the chosen dice fall together with the threat die."""
    faces, showing = table.content.dice, list(table.showing)
    for die in table.again:
        kind = faces[table.attempt[die]]
        showing[die] = kind[roll(table, len(kind))]
    table.showing = tuple(showing)
    table.threat = roll_threat(table)
    table.again = ()
    table.throws += 1
    tell_roll(table)
    return suffer_threat if table.threat else after_roll


def tell_roll(table: Tidal) -> None:
    """What the dice show, added up; not worked out where nobody listens."""
    if table.journal is not None:
        shown = dict(zip(SYMBOLS, counts_of_all(table.showing), strict=True))
        tell(table, "rolled", seat=table.active, threat=table.threat, **shown)


def roll_threat(table: Tidal) -> int:
    """TB-THREAT-01: how many X the threat die of the right level shows."""
    at = threat_level(table, table.active)
    die = table.content.threat[at]
    return die[roll(table, len(die))] if die else 0


# Step 4: threats


async def suffer_threat(table: Tidal) -> Phase:
    """TB-THREAT-03 to -05: for one X, block it with the shield or lose a die of the attempt."""
    seat = table.active
    asked = question(table, seat, "threat", "TB-THREAT-03", THREATENED, ways_to_answer, refused_block)
    asked.about = {"count": table.threat}
    value = await asked
    if asked.is_free:
        await perform(table, seat, value)
        return suffer_threat
    if value == BLOCK.value:
        await block(table, seat)
    else:
        lose_die(table, value)
    table.threat = table.threat - 1 if table.attempt else 0
    if table.threat:
        return suffer_threat
    return after_roll if table.attempt else out_of_dice


def ways_to_answer(table: Tidal, seat: int) -> Sequence[Option[int]]:
    """Blocking, or one of the dice of the attempt; which is no question where none of them can be saved."""
    if shells_in_reach(table, seat):
        return [BLOCK, *dice_to_lose(table)]
    if table.threat < len(table.attempt) or offered(table, seat, THREATENED):
        return dice_to_lose(table)
    return [LOSE[0]]


def dice_to_lose(table: Tidal) -> list[Option[int]]:
    return LOSE.of(unlike_dice(table, range(len(table.attempt))))


def refused_block(table: Tidal, seat: int) -> list[Refusal]:
    return [] if shells_in_reach(table, seat) else [Refusal(BLOCK, NO_SHELL)]


def lose_die(table: Tidal, die: int) -> None:
    """TB-THREAT-04: the die returns to the general supply, and its result is gone."""
    if die >= len(table.attempt) - table.bonus:
        table.bonus -= 1
    tell(table, "lost-die", seat=table.active, die=DICE[table.attempt[die]])
    table.attempt, table.showing = left_out(table.attempt, die), left_out(table.showing, die)
    table.raised = left_out(table.raised, die)


async def out_of_dice(table: Tidal) -> Phase:
    """TB-THREAT-05: without a die the attempt ends."""
    if is_fight(table):
        return end_fight
    await withdraw(table)
    return after_attempt


# Step 5: roll again, or end the attempt


async def after_roll(table: Tidal) -> Phase:
    """TB-CHAL-06 to -10, TB-FIGHT-03: roll some dice again, complete or withdraw, or strike."""
    seat = table.active
    asked = question(table, seat, "after-roll", "TB-CHAL-06", AFTER_ROLL, ways_on, refused_reroll)
    value = await asked
    if asked.is_free:
        await perform(table, seat, value)
        return after_roll
    return await go_on(table, value)


async def go_on(table: Tidal, value: int) -> Phase:
    """One die more or less to be rolled again, the roll, or the end of the attempt."""
    if 0 <= value < FIRST_COMPLETION:
        table.again += (value,)
        return after_roll
    if value >= FIRST_LEFT:
        table.again = without(table.again, value - FIRST_LEFT)
        return after_roll
    if value == ROLL.value:
        return roll_dice
    table.again = ()
    if value == STRIKE.value:
        return strike
    if value == WITHDRAW.value:
        await withdraw(table)
    else:
        await conclude(table, outcome_of(value))
    return after_attempt


def ways_on(table: Tidal, _seat: int) -> Sequence[Option[int]]:
    again = table.again
    kept = (die for die in range(len(table.attempt)) if die not in again)
    options = AGAIN.of(unlike_dice(table, kept))
    if not again:
        return options + conclusions(table)
    return [*options, ROLL, *conclusions(table), *(LEAVE[die] for die in unlike_dice(table, again))]


def refused_reroll(table: Tidal, _seat: int) -> list[Refusal]:
    return [] if table.again else [Refusal(ROLL, NOTHING_AGAIN)]


def conclusions(table: Tidal) -> list[Option[int]]:
    """How the attempt may end now."""
    if is_fight(table):
        return [STRIKE]
    return [*completions(table), WITHDRAW]
