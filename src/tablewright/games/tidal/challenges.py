"""Step 1 of a challenge, playing its card: which may be attempted, and what comes before the roll."""

from __future__ import annotations

from typing import Final

from tablewright.engine.knowledge import reveal
from tablewright.engine.options import Option, Reason, Refusal
from tablewright.engine.questions import choose, choose_hidden
from tablewright.engine.table import tell
from tablewright.engine.zones import Zone, without

from .abilities import find, is_time
from .cards import is_secret
from .choices import ALONE, CHALLENGE, MOST_CARDS, SECOND_HALF
from .faces import NO_ARENA, Challenge, Half
from .kinds import ARENAS
from .powers import AnyArena, BeforeChallenge
from .rewards import give
from .table import NO_DICE, NO_OPPONENT, Tidal, challenge_of, half_at_stake, island_of
from .using import can_pay_for_die

OTHER_ARENA: Final = Reason("TB-CHAL-02", "other-arena")
UNLIKE_ARENA: Final = Reason("TB-LEG-10", "unlike-arena")
NO_DIE: Final = Reason("TB-FOCUS-05", "no-die")
EVERY_ARENA: Final = tuple(range(len(ARENAS)))
SET: Final = Reason("TB-SCHEME-13", "challenge-set")


def candidates(table: Tidal, seat: int) -> list[Option[int]]:
    """The challenges in hand, each half of a split one by itself; and one that was set (TB-SCHEME-13)."""
    return [option for option, _ in halves_of(table, table.challenges[seat] + table.set_challenge)]


def halves_of(table: Tidal, cards: Zone) -> list[tuple[Option[int], Half]]:
    """Challenges half by half, as options."""
    challenges, faces, whole = table.content.challenges, table.faces, CHALLENGE.members
    found = []
    for card in cards:
        halves = challenges[faces[card]].halves
        found.append((whole[card], halves[0]))
        if len(halves) > 1:
            found.append((SECOND_HALF[card], halves[1]))
    return found


def why_not_attempt(table: Tidal, seat: int, value: int) -> Reason | None:
    """TB-CHAL-02, TB-FOCUS-05: the arena must be this island, and a die must be available."""
    half, card = divmod(value, MOST_CARDS)
    if table.set_challenge and card not in table.set_challenge:
        return SET
    played = challenge_of(table, card).halves[half]
    if played.arena not in arenas_here(table, seat):
        return OTHER_ARENA
    return None if has_die_for(table, seat, played) else NO_DIE


def has_die_for(table: Tidal, seat: int, half: Half) -> bool:
    """TB-FOCUS-05, TB-DUST-04: an available die, or one that a card gives before the roll."""
    return table.available[seat] != NO_DICE or can_pay_for_die(table, seat, half)


def arenas_here(table: Tidal, seat: int) -> Zone:
    """TB-CHAL-02, TB-LEG-13, TB-AXL-01: the arenas whose challenges may be attempted where the pawn stands."""
    island = island_of(table, table.actor)
    widened = island in [power.island for power in find(table, seat, AnyArena)]
    arenas = EVERY_ARENA if widened else (island,)
    return (*arenas, NO_ARENA) if island == table.arbiter else arenas


def open_challenges(table: Tidal, seat: int) -> list[Option[int]]:
    """The challenges that may be attempted here and now: those against which `why_not_attempt` has nothing."""
    arenas, cards = arenas_here(table, seat), table.set_challenge or table.challenges[seat]
    halves = halves_of(table, cards)
    if table.available[seat] != NO_DICE:
        return [option for option, half in halves if half.arena in arenas]
    return [option for option, half in halves if half.arena in arenas if can_pay_for_die(table, seat, half)]


def refused_challenges(table: Tidal, seat: int) -> list[Refusal]:
    judged = ((option, why_not_attempt(table, seat, option.value)) for option in candidates(table, seat))
    return [Refusal(option, reason) for option, reason in judged if reason is not None]


async def begin_challenge(table: Tidal, seat: int, value: int) -> None:
    """TB-CHAL-02: the card is played for all to see; what cards give before the roll comes first (TB-DUST-02)."""
    table.at_stake, table.half = (), 0
    table.opponent = NO_OPPONENT
    table.attempts += 1
    play_challenge(table, seat, value)
    for _ in range(stake(table).manner.partner):
        await choose_partner(table, seat)
    for power in find(table, seat, BeforeChallenge):
        if is_time(table, power.when):
            await give(table, seat, power.rewards, "TB-DUST-02")


def stake(table: Tidal) -> Challenge:
    """The challenge being attempted; the first of two."""
    return challenge_of(table, table.at_stake[0])


def play_challenge(table: Tidal, seat: int, value: int) -> None:
    half, card = divmod(value, MOST_CARDS)
    table.half += half
    if card not in table.set_challenge:
        table.challenges[seat] = without(table.challenges[seat], card)
    table.at_stake += (card,)
    reveal(table, (card,))
    tell(table, "attempts", seat=seat, card=card)


def why_not_partner(table: Tidal, seat: int, value: int) -> Reason | None:
    """TB-LEG-10: what may be attempted here, if it is of the same arena as the challenge already played."""
    half, card = divmod(value, MOST_CARDS)
    arena = half_at_stake(table, table.at_stake[0]).arena
    if challenge_of(table, card).halves[half].arena != arena:
        return UNLIKE_ARENA
    return why_not_attempt(table, seat, value)


async def choose_partner(table: Tidal, seat: int) -> None:
    """TB-LEG-10: another challenge of its arena in the same roll, if wanted. Others may not learn that none fits."""
    hidden = table.humans > 1 and is_secret(table, table.challenges[seat])
    value = await (choose_hidden if hidden else choose)(
        seat, "partner", [*candidates(table, seat), ALONE], "TB-LEG-10",
        lambda value: None if value == ALONE.value else why_not_partner(table, seat, value),
    )  # fmt: skip
    if value != ALONE.value:
        play_challenge(table, seat, value)
