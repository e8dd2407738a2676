"""Customs: how one of the sister games does what both do, its rule numbers and its own way at a few moments."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any


class Waiver:
    """What abilities spare a player in one effect: some losses, or the whole condition."""

    __slots__ = ("condition", "losses")

    def __init__(self) -> None:
        self.losses = 0
        self.condition = False


@dataclass(frozen=True, slots=True)
class RuleNumbers:
    """Under which number each game's book has a rule that both share."""

    draft: str
    row_taken: str
    play_two: str
    resolve: str
    lose: str
    lose_inactive: str
    keep: str
    ability: str
    ability_locked: str
    extra_card: str
    swap_pool: str
    take_back: str
    reactivate: str
    choose_character: str


@dataclass(frozen=True, slots=True, eq=False)
class Customs:
    """One game's own way. The functions get a table of that game."""

    rules: RuleNumbers
    sources: tuple[str, ...]
    """Where victory points come from, in the order they are counted at the end."""
    power_source: int
    """The source of points that abilities give."""
    resolve_effect: Callable[[Any, int, int, Waiver], Awaitable[None]]
    """table, seat, place of the card on the timeline, waiver."""
    degree_of: Callable[[Any, int, int, Any], int]
    """table, seat, place, condition -> how far it is met, from 0 to 3."""
    resolved_when_played: Callable[[Any, int], bool]
    """table, card -> whether it has an effect that is resolved when it is played."""
    abilities_of: Callable[[Any, int], Iterable[tuple[int, int]]]
    """table, seat -> the numbers and states of all abilities of a player."""
    mark_ability: Callable[[Any, int, int, int], None]
    gain_experience: Callable[[Any, int, int], None]
    card_played: Callable[[Any, int], None]
    """table, seat: one more card was played by an ability."""
    own_useful: Callable[[Any, int, Any], bool]
    """table, seat, power -> whether a power that is not judged alike in both games would do anything."""
    perform_own: Callable[[Any, int, Any], Awaitable[None]]
    """table, seat, power: a power that only this game has."""
