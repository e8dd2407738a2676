"""What differs between the standard, the two-player and the solo game: a record of functions for each, and its aims."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tablewright.engine.flow import Phase
from tablewright.engine.game import Standing, nobody_else, points_tell
from tablewright.engine.messages import Message


def nothing_more(_table: Any, _seat: int) -> float:
    """The score says all."""
    return 0.0


def goes_on(_table: Any) -> bool:
    """Nothing but the last round ends the game."""
    return False


def nobody_outshone(_table: Any) -> int:
    """There is no rival."""
    return 0


def first_token(table: Any, seat: int, slot: int) -> int:
    """One token on a monster suffices."""
    return int(seat not in table.hits[slot])


@dataclass(frozen=True, slots=True)
class Aims:
    """What a player strives for in a mode, in rough victory points: the weights of the greedy bot's estimate."""

    score: float = 1.0
    """A point of the mode's score."""
    position: float = 0.3
    """A position on the Champions Board besides what it counts in the score."""
    feat: float = 1.2
    """A position that may be gained, all included."""
    point: float = 1.0
    """A point printed on a challenge."""
    hit: float = 1.0
    """A token on a monster."""
    fruit: float = 1.0
    """Fruit, compared with its worth in a game for several."""
    more: Callable[[Any, int], float] = nothing_more
    """What else a player's standing is worth."""
    outshone: Callable[[Any], int] = nobody_outshone
    """The positions that others would lose if a challenge were stretched here."""
    lacking: Callable[[Any, int, int], int] = first_token
    """How many tokens on a monster a player still needs, not to suffer from it and to share in its reward."""


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
    decided: Callable[[Any], bool] = goes_on
    """Whether a step on the Champions Board has ended the game at once."""
    rivals: Callable[[Any], Sequence[Standing]] = nobody_else
    """How those stand whom the rules play, if that is told at the end."""
    verdict: Callable[[Any], Sequence[Message]] = points_tell
    """How the game ended, if points do not tell."""
    aims: Aims = Aims()
