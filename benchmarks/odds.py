"""Measures the slowest odds of Tidal Blades, before anything is remembered: python -m benchmarks.odds."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import combinations
from time import process_time
from typing import Any, Final, NamedTuple

from tablewright.games.tidal import GAME, odds, serial_odds, strike_odds
from tablewright.games.tidal.faces import NO_ARENA
from tablewright.games.tidal.kinds import ARENAS, DICE
from tablewright.games.tidal.reading import original_pack
from tablewright.games.tidal.table import Tidal
from tablewright.games.tidal.view import odds_view

AIM: Final = 50
"""Milliseconds: whoever chooses a die waits for the odds of all of them."""
PACK: Final = original_pack()
REMEMBERED: Final = (
    odds.can_match, serial_odds.matching_rolls, serial_odds.with_die, strike_odds.matching_rolls, strike_odds.with_die,
    strike_odds.without_demand,
)  # fmt: skip


class Measured(NamedTuple):
    """How long the odds of an attempt took, in milliseconds."""

    took: float
    name: str


def before_roll(island: str, attempt: dict[str, Any], **more: Any) -> Tidal:
    """A player in the last round has chosen a die of each kind, and has no shell against the threat die."""
    seat = {"character": "eko", "in_play": [], "place": f"island:{island}", "shells": 0}
    turn = {"visited": island, "attempts": 1}
    data = {"phase": "choose_dice", "round": "fourth", "seats": [seat], "turn": turn, **more}
    table = GAME.by_hand({**data, "attempt": {"dice": [*DICE], **attempt}})
    assert isinstance(table, Tidal)
    return table


def challenges() -> Iterator[tuple[str, Tidal]]:
    """Every challenge, each half of a split one by itself."""
    for card in PACK.challenges:
        for half, printed in enumerate(card.halves):
            yield card.key, before_roll(ARENAS[max(printed.arena, 0)], {"cards": [card.key], "half": half})


def serial_pairs() -> Iterator[tuple[str, Tidal]]:
    """Every challenge that takes a partner, with every other one of its arena."""
    for one, other in combinations(PACK.challenges, 2):
        arena = one.halves[0].arena
        if (one.manner.partner or other.manner.partner) and arena == other.halves[0].arena != NO_ARENA:
            yield f"{one.key} and {other.key}", before_roll(ARENAS[arena], {"cards": [one.key, other.key]})


def fights() -> Iterator[tuple[str, Tidal]]:
    for monster in PACK.monsters:
        yield monster.key, before_roll("fold", {"opponent": "edge"}, fold={"edge": {"monster": monster.key}})


def slowest(attempts: Iterator[tuple[str, Tidal]]) -> Measured:
    return max(Measured(milliseconds(table), name) for name, table in attempts)


def milliseconds(table: Tidal) -> float:
    """How long the odds take that everybody sees, with nothing remembered from before."""
    for function in REMEMBERED:
        function.cache_clear()
    began = process_time()
    odds_view(table)
    return 1000 * (process_time() - began)


def main() -> int:
    """Fails where the aim is missed."""
    missed = 0
    for what, attempts in (("challenge", challenges()), ("serial pair", serial_pairs()), ("fight", fights())):
        found = slowest(attempts)
        missed += found.took > AIM
        sys.stdout.write(f"slowest {what:12} {found.took:6.1f} ms of {AIM} ms   {found.name}\n")
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
