"""What differs between the standard, the two-player and the solo game: a record of functions for each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tablewright.engine.flow import Phase
from tablewright.engine.game import Standing


@dataclass(frozen=True, slots=True)
class Mode:
    """One way to play. The rules call these where the modes part, and never ask which mode it is.

    Functions take the table first; a seat is a participant, a slot one of the two monsters in the Fold.
    """

    seat_others: Phase
    """After the players have their characters: the rival, the allies, or nobody."""
    order: Callable[[Any], tuple[int, ...]]
    """The participants in the turn order of a round."""
    next_turn: Phase
    """Whose turn it is now, or the night."""
    discs: Callable[[Any, int], int]
    """How many action discs a participant has in this round."""
    spared: Callable[[Any, int, int], bool]
    """Whether a player's tokens on a monster suffice: against invasion and escape, and for its reward."""
    monster_dies: Callable[[Any, int, int], Awaitable[None]]
    """What a monster's death brings besides rewards; the last number is the killer."""
    stretched: Callable[[Any, int], None]
    """A player has stretched a challenge."""
    completed: Callable[[Any, int, int], Awaitable[None]]
    """A player has completed a challenge card."""
    leader: Callable[[Any], int]
    """Who places a leader token in the night, or -1."""
    night_over: Callable[[Any], None]
    """What else returns to its place in the night."""
    ending: Phase
    score: Callable[[Any, int], int]
    """What counts for a player as things stand."""
    standings: Callable[[Any], Sequence[Standing]]
