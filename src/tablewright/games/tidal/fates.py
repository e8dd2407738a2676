"""How each challenge at stake may end: completed, with any of its stretch symbols, or withdrawn."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from tablewright.engine.options import Option
from tablewright.engine.zones import Zone

from .choices import COMPLETE, WITHDRAWN, ending_with
from .faces import Challenge, Half
from .results import counts_of_all, missing
from .sharing import NO_NEEDS, serve_both
from .table import Tidal, challenge_of, half_at_stake

Asked: TypeAlias = tuple[tuple[int, int, int, int], ...]


class Fate(NamedTuple):
    """How a challenge at stake ends: with which of its stretch symbols, as a bit mask, or WITHDRAWN."""

    card: int
    challenge: Challenge
    half: Half
    chosen: int

    @property
    def is_completed(self) -> bool:
        return self.chosen != WITHDRAWN

    @property
    def asked(self) -> tuple[int, ...]:
        """The symbols to be matched; withdrawing, stretch symbols do not count (TB-CHAL-11)."""
        return self.half.asked[max(self.chosen, 0)]


def completions(table: Tidal) -> list[Option[int]]:
    """TB-CHAL-08, TB-STRETCH-01: completing with any of the stretch symbols that the results can match too."""
    asked = half_at_stake(table, table.at_stake[0]).asked
    if len(table.at_stake) > 1:
        return completions_of_two(table.showing, asked, half_at_stake(table, table.at_stake[1]).asked)
    found = counts_of_all(table.showing)
    if missing(found, asked[0]):
        return []
    return [COMPLETE[chosen] for chosen, needs in enumerate(asked) if not missing(found, needs)]


def completions_of_two(results: Zone, asked: Asked, others: Asked) -> list[Option[int]]:
    """TB-LEG-10: either one or both, no die for two."""
    found = counts_of_all(results)
    if missing(found, asked[0]) and missing(found, others[0]):
        return []
    return [
        ending_with(one, other)
        for one in range(WITHDRAWN, len(asked))
        for other in range(WITHDRAWN, len(others))
        if max(one, other) != WITHDRAWN
        and serve_both(
            results,
            NO_NEEDS if one == WITHDRAWN else asked[one],
            NO_NEEDS if other == WITHDRAWN else others[other],
        )
    ]


def fates_of(table: Tidal, outcome: Zone) -> list[Fate]:
    return [
        Fate(card, challenge_of(table, card), half_at_stake(table, card), chosen)
        for card, chosen in zip(table.at_stake, outcome, strict=True)
    ]


def beside(fates: list[Fate], fate: Fate, matched: tuple[int, ...]) -> tuple[int, ...]:
    """What dice were matched to besides one challenge."""
    others = [other.asked if other.is_completed else matched for other in fates if other is not fate]
    return others[0] if others else NO_NEEDS
