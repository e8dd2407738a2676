"""How a test sits down to Tidal Blades: its own cards, dice that always fall as told, and what each seat sees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from tablewright.games.tidal import GAME
from tablewright.games.tidal.assembly import MODES
from tablewright.games.tidal.by_hand import table_by_hand
from tablewright.games.tidal.card_reading import read_challenge, read_goal, read_market_card, read_monster
from tablewright.games.tidal.content import Champions, Dial, Pack
from tablewright.games.tidal.faces import MarketCard, Monster
from tablewright.games.tidal.kinds import DICE, SLOTS, TRAITS
from tablewright.games.tidal.reading import original_pack
from tablewright.games.tidal.results import SYMBOLS, packed
from tablewright.games.tidal.table import Tidal
from tablewright.games.tidal.vocabulary import Rewards, steps_in

from ..sitting import GameSitting

LETTERS: Final = dict(zip("fsryw", SYMBOLS, strict=True))
CARD_FAMILIES: Final = (
    "take", "discard", "card", "keep", "buy", "trick", "artifact", "ability", "goods", "challenge", "foil",
)  # fmt: skip

# The tracks of every sitting, so that rules are not tested against numbers that balance may change.
DIAL: Final = Dial((1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5), (0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 9))
CHAMPIONS: Final = Champions(tuple(position // 2 for position in range(31)), (3, 2, 1), 1, 1, 1)
BOAT: Final = [[{"kind": "shells", "count": 1}], [{"kind": "fruit", "count": 1}], [{"kind": "ranking", "count": 1}]]
IDLE: Final = ("skip", "end", "done", "stop", "withdraw", "strike", "island:citadel")


def traits(letters: str) -> list[str]:
    """Traits by letter: f focus, s spirit, r resilience, y synergy."""
    return [LETTERS[letter] for letter in letters]


def challenge(required: str, stretch: str = "", arena: str = "droska", points: int = 2) -> dict[str, Any]:
    """A challenge as a pack would write it; symbols by letter, such as "ffs"."""
    return {"arena": arena, "required": traits(required), "stretch": traits(stretch), "points": points}


def monster(spots: str, **more: Any) -> dict[str, Any]:
    """A starting monster with spots by letter; a capital letter is an armoured one."""
    return {
        "strength": "weak",
        "style": "droska",
        "spots": [
            {"trait": LETTERS[letter.lower()], "row": place, "column": 0, "armour": 2 if letter.isupper() else 1}
            for place, letter in enumerate(spots)
        ],
        "reward": [],
        "kill": [[]],
        "invasion": [],
        **more,
    }


def ware(fruit: int, *rewards: Mapping[str, Any]) -> dict[str, Any]:
    """A standard market card."""
    return {"fruit": fruit, "rewards": list(rewards)}


def reward(kind: str, count: int = 1) -> dict[str, Any]:
    return {"kind": kind, "count": count}


def bare(**more: Any) -> dict[str, Any]:
    """A seat without any card, so that nothing but the rule at hand asks it anything."""
    return {"in_play": [], **more}


def pack_with(challenges: Mapping[str, Mapping[str, Any]], own: Mapping[str, Any] | None = None) -> Pack:
    """The original pack with a test's own challenges, and other content of its own by field of the pack."""
    pack = original_pack()
    cards = [read_challenge({"key": key, **entry}, key) for key, entry in challenges.items()]
    parts = {name: OWN[name](pack, entry) for name, entry in (own or {}).items()}
    tracks = {"dial": DIAL, "champions": CHAMPIONS, "boat": own_boat(pack, BOAT)}
    return replace(pack, challenges=(*cards, *pack.challenges[len(cards) :]), **{**tracks, **parts})


def own_monsters(pack: Pack, entries: Mapping[str, Mapping[str, Any]]) -> tuple[Monster, ...]:
    found = [read_monster({"key": key, **entry}, key) for key, entry in entries.items()]
    return (*found, *pack.monsters[len(found) :])


def own_market(pack: Pack, entries: Mapping[str, Mapping[str, Any]]) -> tuple[MarketCard, ...]:
    found = [read_market_card({"key": key, **entry}, key, 0) for key, entry in entries.items()]
    return (*found, *pack.market[len(found) :])


def own_goals(pack: Pack, entries: Mapping[str, Mapping[str, Any]]) -> tuple[Any, ...]:
    found = [read_goal({"key": key, **entry}, key) for key, entry in entries.items()]
    return (*found, *pack.goals[len(found) :])


def own_dice(pack: Pack, faces: Mapping[str, str]) -> tuple[tuple[int, ...], ...]:
    """Dice that show the same on each of their faces; symbols by letter, "" is blank."""
    told = {kind: (packed(SYMBOLS.index(LETTERS[letter]) for letter in face),) * 6 for kind, face in faces.items()}
    return tuple(told.get(kind, pack.dice[number]) for number, kind in enumerate(DICE))


def own_threat(_pack: Pack, shown: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Threat dice of the levels 1 to 3 that always show so many X."""
    return ((), *((count,) * 8 for count in shown))


def own_invasion(_pack: Pack, slots: Sequence[str]) -> tuple[tuple[int, ...], ...]:
    """An invasion die that always names these slots."""
    return (tuple(SLOTS.index(slot) for slot in slots),) * 6


def own_boat(_pack: Pack, spaces: Sequence[Any]) -> tuple[Rewards, ...]:
    return steps_in({"spaces": spaces}, "spaces", "boat")


OWN: Final[Mapping[str, Any]] = {
    "monsters": own_monsters, "market": own_market, "goals": own_goals, "dice": own_dice, "threat": own_threat,
    "invasion": own_invasion, "boat": own_boat,
}  # fmt: skip


class Sitting(GameSitting[Tidal]):
    """A position of Tidal Blades written by hand, and the players around it.

    `cards` replace some of the standard challenges, `own` other content; options may name cards by key, as in
    `challenge:my-card`.
    """

    def __init__(
        self,
        phase: str,
        cards: Mapping[str, Mapping[str, Any]] | None = None,
        own: Mapping[str, Any] | None = None,
        **data: Any,
    ) -> None:
        super().__init__(GAME, phase, table_by_hand({"phase": phase, **data}, pack_with(cards or {}, own), MODES))

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
        return self.key(int(number)) + dot + half

    def key(self, card: int) -> str:
        """The key of a card by its number."""
        return self.game.face_name(self.table, self.table.faces[card]).partition("-")[2]

    def can(self, seat: int, option: str) -> bool:
        """Whether a seat may choose an option, named by card key."""
        return self._by_number(option) in self.options(seat)

    def offers(self, seat: int, family: str) -> list[str]:
        """The keys of the cards that a seat may choose in a family."""
        return [self.key_of(one) for one in self.options(seat) if one.startswith(f"{family}:")]

    def idle(self, *, until: str) -> Sitting:
        """Everybody does as little as possible until a phase begins."""
        while self.phase != until and not self.position.over:
            seat = next(iter(self.position.open()))
            options = self.options(seat)
            self.choose(seat, next((option for option in IDLE if option in options), options[0]))
        return self

    def trait(self, seat: int, trait: str) -> int:
        """The step of a dial."""
        return int(self.player(seat)["traits"][TRAITS.index(trait)]["step"])

    def level(self, seat: int, trait: str) -> int:
        return int(self.player(seat)["traits"][TRAITS.index(trait)]["level"])

    def names(self, seat: int, zone: str) -> list[str]:
        """The keys of the cards in one of a seat's zones."""
        return [card["name"].partition("-")[2] for card in self.player(seat)[zone]]

    def column(self, seat: int, column: int) -> list[str]:
        """The keys of the completed challenges in a column."""
        return [card["name"].partition("-")[2] for card in self.player(seat)["columns"][column]]

    def lying(self, zone: str) -> list[str]:
        """The keys of the cards that lie open: in the pool or in the market."""
        return [card["name"].partition("-")[2] for card in self.sees(None)[zone]]

    def shown(self) -> list[str | None]:
        """What the dice of the attempt show."""
        return [die["shows"] for die in self.sees(None)["attempt"]["dice"]]

    def stock(self, seat: int) -> tuple[int, int]:
        """Shells and fruit."""
        return self.player(seat)["shells"], self.player(seat)["fruit"]

    def ranking(self, seat: int) -> int:
        return int(self.player(seat)["ranking"])
