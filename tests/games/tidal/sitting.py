"""How a test sits down to Tidal Blades."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tablewright.games.tidal import GAME
from tablewright.games.tidal.assembly import MODES
from tablewright.games.tidal.by_hand import table_by_hand
from tablewright.games.tidal.content import Pack
from tablewright.games.tidal.kinds import TRAITS
from tablewright.games.tidal.reading import original_pack, read_challenge
from tablewright.games.tidal.table import Tidal

from ..sitting import GameSitting

LETTERS = dict(zip("fsry", TRAITS, strict=True))
CARD_FAMILIES = (
    "take", "discard", "card", "keep", "buy", "trick", "artifact", "ability", "goods", "challenge", "foil",
)  # fmt: skip


def traits(letters: str) -> list[str]:
    """Traits by letter: f focus, s spirit, r resilience, y synergy."""
    return [LETTERS[letter] for letter in letters]


def challenge(required: str, stretch: str = "", arena: str = "droska", points: int = 2) -> dict[str, Any]:
    """A challenge as a pack would write it; symbols by letter, such as "ffs"."""
    return {"arena": arena, "required": traits(required), "stretch": traits(stretch), "points": points}


def pack_with(challenges: Mapping[str, Mapping[str, Any]]) -> Pack:
    """The original pack with some of the standard challenges replaced by a test's own."""
    pack = original_pack()
    own = [read_challenge({"key": key, **entry}, key) for key, entry in challenges.items()]
    return replace(pack, challenges=(*own, *pack.challenges[len(own) :]))


class Sitting(GameSitting[Tidal]):
    """A position of Tidal Blades written by hand, and the players around it.

    `cards` replace some of the standard challenges; options may name cards by key, as in `challenge:my-card`.
    """

    def __init__(self, phase: str, cards: Mapping[str, Mapping[str, Any]] | None = None, **data: Any) -> None:
        super().__init__(GAME, phase, table_by_hand({"phase": phase, **data}, pack_with(cards or {}), MODES))

    def _by_number(self, option: str) -> str:
        family, _, key = option.partition(":")
        if family not in CARD_FAMILIES or key.split(".")[0].isdecimal():
            return option
        options = [one for seat in range(self.table.seats) for one in self.offered(seat, family)]
        return next((one for one in options if self.key_of(one) == key), option)

    def offered(self, seat: int, family: str) -> list[str]:
        """The options of a family that a seat may choose or is refused."""
        question = self.position.open().get(seat)
        if question is None:
            return []
        ids = [*self.options(seat), *(refusal.option.id for refusal in question.refused())]
        return [one for one in ids if one.startswith(f"{family}:")]

    def key_of(self, option: str) -> str:
        """The key of the card that an option is about, with the half of a split challenge."""
        number, dot, half = option.partition(":")[2].partition(".")
        name = self.game.face_name(self.table, self.table.faces[int(number)])
        return name.partition("-")[2] + dot + half

    def can(self, seat: int, option: str) -> bool:
        """Whether a seat may choose an option, named by card key."""
        return self._by_number(option) in self.options(seat)

    def trait(self, seat: int, trait: str) -> int:
        """The step of a dial."""
        return int(self.player(seat)["traits"][TRAITS.index(trait)]["step"])

    def names(self, seat: int, zone: str) -> list[str]:
        """The keys of the cards in one of a seat's zones."""
        return [card["name"].partition("-")[2] for card in self.player(seat)[zone]]
