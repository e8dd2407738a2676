"""Who sits where: whose turn it is at the keyboard, and what bots do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablewright.bots import BOTS, find_bot
from tablewright.engine.dice import Luck
from tablewright.engine.faults import BadInput
from tablewright.engine.match import Match
from tablewright.engine.outlook import Outlook
from tablewright.engine.questions import EverySeat, Question

HUMAN = "human"


class Seating:
    """A match with the holders of its seats."""

    def __init__(self, match: Match, holders: Sequence[str]) -> None:
        known = (HUMAN, *BOTS)
        if len(holders) != match.players or any(holder not in known for holder in holders):
            raise BadInput(f"Name a holder for each of {match.players} seats, each one of: {', '.join(known)}.")
        self.match = match
        self.holders = list(holders)
        self.humans = [seat for seat, holder in enumerate(holders) if holder == HUMAN]

    def next(self, at_keyboard: int | None) -> int | None:
        """The seat that acts next: in a secret choice bots first, then whoever sits at the keyboard already."""
        asked = list(self.match.position.waited_for())
        humans = [seat for seat in asked if seat in self.humans]
        bots = [seat for seat in asked if seat not in self.humans]
        secret = isinstance(self.match.position.pending, EverySeat)
        if bots and (secret or not humans):
            return bots[0]
        if at_keyboard in humans:
            return at_keyboard
        return humans[0] if humans else None

    def has_secrets(self) -> bool:
        """Whether people at this keyboard know different cards, or choose in secret."""
        position = self.match.position
        known = {position.table.seen[seat] for seat in self.humans}
        return len(known) > 1 or isinstance(position.pending, EverySeat)

    def question(self, seat: int) -> Question[Any] | None:
        return self.match.position.open().get(seat)

    def bot_chooses(self, seat: int) -> None:
        """Let the bot of a seat choose. Its luck depends on the moment alone, so a resumed game goes on alike."""
        luck = Luck(f"{self.match.seed} bot {seat} {len(self.match.played)}")
        option = find_bot(self.holders[seat], luck).choose(Outlook(self.match.position, seat))
        self.match.choose(seat, option.id)

    @property
    def all_others_are_bots(self) -> bool:
        return len(self.humans) == 1
