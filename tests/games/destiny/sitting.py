"""How a test sits down to one of the sister games, Ronin or Path of Destiny."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import ModuleType
from typing import Any, ClassVar, Self, TypeAlias, TypeVar

from tablewright.engine.game import Game
from tablewright.games.destiny.table import DestinyTable

from ..sitting import GameSitting
from .cards import PLAIN

COMBAT_AND_MAGIC = ["combat", "magic"]


def quiet(**more: Any) -> dict[str, Any]:
    """A seat whose first ability is used up, so that nothing but the rule at hand asks it anything."""
    return {"abilities": ["used"], **more}


D = TypeVar("D", bound=DestinyTable)


class DestinySitting(GameSitting[D]):
    """A position of one of the sister games written by hand, and the players around it.

    `cards` replace some of the main cards; `content` replaces other parts of the pack by their names.
    """

    rules: ClassVar[Game[Any]]
    book: ClassVar[str]  # how the ids of its rules begin
    action_cards: ClassVar[int]  # in its main deck
    last_turn: ClassVar[dict[str, Any]]  # what else lies on the table when the last turn of a chapter ends
    scored_chapter: ClassVar[dict[str, Any]]  # what else lies there when chapter I has been scored
    contents: ClassVar[ModuleType]
    writing: ClassVar[ModuleType]

    def __init__(
        self,
        phase: str,
        cards: Mapping[str, Mapping[str, Any]] | None = None,
        content: Mapping[str, Any] | None = None,
        **data: Any,
    ) -> None:
        pack = replace(self.pack_with(cards or {}), **(content or {}))
        super().__init__(self.rules, phase, self.writing.table_by_hand({"phase": phase, **data}, pack))

    @classmethod
    def chapter_ended(cls, *seats: Mapping[str, Any], turn: int = 3, **more: Any) -> Self:
        """The last turn of a chapter has just ended."""
        return cls("end_turn", players=3, turn=turn, seats=list(seats), **{**cls.last_turn, **more})

    @classmethod
    def pack_with(cls, cards: Mapping[str, Mapping[str, Any]]) -> Any:
        """The original pack with some of the main cards replaced by a test's own."""
        pack = cls.contents.original_pack()
        own = [cls.contents.read_card({"key": key, **cls.written(entry)}, key) for key, entry in cards.items()]
        assert len(own) <= cls.contents.MAIN_CARDS
        return replace(pack, cards=(*own, *pack.cards[len(own) :]))

    @staticmethod
    def written(card: Mapping[str, Any]) -> Mapping[str, Any]:
        """A card as a pack of this game would write it."""
        return card

    @classmethod
    def two_cards(cls, left: dict[str, Any], right: dict[str, Any], **seat: Any) -> Self:
        """Seat 0 holds just two cards and lays them as "left" and "right"; nobody else plays anything."""
        seats = [quiet(hand=["left", "right"], **seat), quiet(hand=[]), quiet(hand=[])]
        cards = PLAIN | {"left": left, "right": right}
        return cls("play_cards", cards=cards, active=COMBAT_AND_MAGIC, seats=seats).choose(0, "play:left")

    @classmethod
    def three_hands(cls, **more: Any) -> Self:
        """Three players with three effectless cards each."""
        seats = [
            quiet(hand=["red1", "red2", "red3"], timeline=["red4"]),
            quiet(hand=["green1", "green2", "green3"]),
            quiet(hand=["blue1", "blue2", "blue3"]),
        ]
        return cls("play_cards", cards=PLAIN, active=COMBAT_AND_MAGIC, seats=seats, **more)

    @classmethod
    def last_played(
        cls,
        new: dict[str, Any],
        before: Sequence[str] = (),
        *,
        cards: dict[str, Any] | None = None,
        left: Sequence[str] = (),
        right: Sequence[str] = (),
        mat: Mapping[str, Any] | None = None,
        **seat: Any,
    ) -> Self:
        """Seat 0 resolves the card "new" that it laid after others; seat 1 is its left, seat 2 its right neighbour.

        Combat (left) and magic (right) are active unless the mat says otherwise.
        """
        seats = [
            quiet(timeline=[*before, "new"], just_played=1, **seat),
            quiet(timeline=list(left)),
            quiet(timeline=list(right)),
        ]
        table = {"active": COMBAT_AND_MAGIC, **(mat or {})}
        return cls("resolve_cards", cards=PLAIN | (cards or {}) | {"new": new}, seats=seats, **table)

    def _by_number(self, option: str) -> str:
        family, _, key = option.partition(":")
        known = [one.key for one in self.table.content.cards]
        if family in ("card", "play", "keep", "pass") and key in known:
            return f"{family}:{self._number(key)}"
        return option

    def everyone_plays(self, *pairs: tuple[str, str]) -> Self:
        """Each player, from seat 0 on, lays two cards (left, right), named by key."""
        for seat, pair in enumerate(pairs):
            self.choose(seat, *(f"play:{key}" for key in pair if f"play:{self._number(key)}" in self.options(seat)))
        return self

    def _number(self, key: str) -> int:
        faces = [one.key for one in self.table.content.cards]
        return self.table.faces.index(faces.index(key))

    def hand(self, seat: int) -> list[str]:
        return [one["key"] for one in self.player(seat)["hand"]]

    def timeline(self, seat: int) -> list[str]:
        return [one["key"] for one in self.player(seat)["timeline"]]

    def covered(self, seat: int) -> dict[str, list[int]]:
        """Covered places by card key: 0 and 1 are symbols, 2 is the tea passing symbol."""
        return {one["key"]: one["covered"] for one in self.player(seat)["timeline"] if one["covered"]}

    def tokens(self, seat: int) -> dict[str, int]:
        """The token pool, without the kinds a player has none of."""
        return {symbol: count for symbol, count in self.player(seat)["tokens"].items() if count}

    def experience(self, seat: int) -> int:
        return int(self.player(seat)["experience"])

    def points(self, seat: int) -> int:
        return int(self.player(seat)["points"])

    def pool(self) -> list[list[str]]:
        return [[one["key"] for one in row["cards"]] for row in self.sees(None)["pool"]]

    def states(self, seat: int = 0) -> list[str]:
        """Which abilities of a seat are active, used or locked, from the left."""
        return [ability["state"] for ability in self.player(seat)["abilities"]]

    def state(self, slot: int = 1, seat: int = 0) -> str:
        return self.states(seat)[slot - 1]

    def markers(self, seat: int = 0) -> tuple[int, int | None]:
        """The fields of the standard and of the golden experience marker."""
        return self.player(seat)["standard_marker"], self.player(seat)["golden_marker"]

    def discarded(self) -> list[str]:
        """The discard pile as an onlooker reads it, the oldest card first."""
        return [one["key"] for one in self.sees(None)["discard"]]

    def play_options(self, seat: int) -> list[str]:
        """The hand cards that a seat is offered to lay, by key."""
        keys = {f"play:{one['card']}": one["key"] for one in self.player(seat)["hand"]}
        return [keys[option] for option in self.options(seat)]

    def cover(self, seat: int, key: str, slot: int = 0) -> str:
        """The option to cover a printed symbol of a timeline card."""
        number = next(one["card"] for one in self.player(seat)["timeline"] if one["key"] == key)
        return f"cover:{number}.{slot}"

    def resolved(self) -> list[tuple[Any, str]]:
        """Whose effects of which cards gave their result, in order."""
        faces = self.table.content.cards
        return [(told["seat"], faces[told["card"]].key) for told in self.told("effect-resolved")]


Sister: TypeAlias = type[DestinySitting[Any]]
