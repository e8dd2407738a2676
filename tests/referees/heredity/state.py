"""The referee's own table: what lies where, by printed numbers and names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from .printed import FAMILY, PARTS, PCS, Card, Printed

Area = tuple[int, str]
"""A terrain card and the name of one of its areas."""
Space = tuple[Any, int]
"""A card (`("maeve", "head")` or the number of an item) and one of its spaces."""
ANCHORS = tuple((part, edge) for part in PARTS for edge in ("left", "right"))


class ChapterOver(Exception):
    """The chapter ends at once (HER-GEN-15)."""


class LeftOut(Exception):
    """The game comes to a position where the program is known to differ from the book."""


class Ask(NamedTuple):
    """A question: option ids, and whose player answers it ("" if any may)."""

    key: str
    options: tuple[str, ...]
    pc: str = ""


class Context(NamedTuple):
    """For whom and from which card an instruction is carried out."""

    card: int
    acting: str = ""
    action: bool = False
    talk: Area | None = None
    participants: tuple[str, ...] = ()
    element: Any = None
    figure: int = -1
    grave: Area | None = None


class Table:
    """Everything that the referee keeps in mind."""

    def __init__(self, printed: Printed, figures: list[tuple[int, int]]) -> None:
        self.printed = printed
        self.figures = figures
        self.side: Counter[int] = Counter()
        self.zone = dict.fromkeys(printed.deck, "deck") | dict.fromkeys(printed.secrets, "secrets")
        self.zone[FAMILY] = "timeline"
        self.karma: set[int] = set()
        self.discard: set[int] = set()
        self.drawn = 0
        self.timeline: list[int | None] = [FAMILY]
        self.hourglass = 0
        self.below: list[tuple[int, int, str]] = []
        self.board: dict[int, tuple[int, int, int]] = {}
        self.icons: set[tuple[Area, str, int]] = set()
        self.beside: list[tuple[int, Area]] = []
        self.lying: Counter[tuple[Area, str]] = Counter()
        self.tokens: Counter[tuple[int, str]] = Counter()
        self.place: dict[int, Area] = {}
        self.wounds: Counter[int] = Counter()
        self.damage: Counter[Space] = Counter()
        self.laid: dict[Space, str] = {}
        self.owned = dict.fromkeys(PCS, 3)
        self.available = dict.fromkeys(PCS, 3)
        self.middle = dict.fromkeys(PCS, 0)
        self.anchors: dict[tuple[str, str, str], int] = {}
        self.materials = dict.fromkeys(PCS, 0)
        self.collected: set[int] = set()
        self.calmed: set[int] = set()
        self.injured: set[tuple[str, str]] = set()
        self.flags: dict[str, int] = {}
        self.persisted: list[tuple[int, int, Any]] = []
        self.granted: list[tuple[int, int, str, Any]] = []
        self.chain: dict[int, str] = {}
        self.outcome = ""
        self.ending = ""
        self.rounds = 0
        self.hung: list[tuple[tuple[int, int, str], int]] = []
        self.jump: int | None = None
        self.draws: list[int] = []
        self.in_act = False
        self.offered: set[tuple[int, Area]] = set()
        self.settled: dict[str, Any] = {}
        self.steps_paid: list[Space] = []
        self.resting: set[str] = set()
        self.phase_over = False
        self.heeded: set[int] = set()

    def card(self, number: int) -> Card:
        return self.printed.cards[number]

    def face(self, number: int) -> Any:
        """What is printed on the visible side of a card."""
        return self.printed.side(number, self.side[number])

    def kind(self, number: int) -> str:
        return self.card(number).kind

    def up(self, card: Any) -> int:
        return int(card in self.injured) if isinstance(card, tuple) else self.side[card]

    def spaces(self, card: Any) -> list[Any]:
        return self.printed.space(card, self.up(card))

    def items(self, pc: str) -> list[int]:
        """What somebody carries, from the head to the feet, left before right (HER-ITEM-04)."""
        return [self.anchors[pc, part, edge] for part, edge in ANCHORS if (pc, part, edge) in self.anchors]

    def cards_of(self, pc: str) -> list[Any]:
        """The cards with action spaces of a member: the body, then what it carries (HER-TOKEN-08)."""
        return [*((pc, part) for part in PARTS), *self.items(pc)]

    def all_spaces(self, pc: str) -> Iterator[tuple[Space, Any]]:
        for card in self.cards_of(pc):
            for index, space in enumerate(self.spaces(card)):
                yield (card, index), space

    def bearer(self, item: int) -> str:
        return next((pc for (pc, _, _), one in self.anchors.items() if one == item), "")

    def npc_of(self, character: int) -> int:
        return self.figures[character - len(PCS)][0]

    def figures_of(self, npc: int) -> list[int]:
        """The characters that an NPC's card stands for, wherever they are (HER-NPC-11)."""
        return [4 + index for index, (card, _) in enumerate(self.figures) if card == npc]

    def on_board(self, npc: int) -> list[int]:
        return [one for one in self.figures_of(npc) if one in self.place]

    def area_of(self, pc: str) -> Area | None:
        return self.place.get(PCS.index(pc))

    def in_play(self) -> list[int]:
        """The cards whose visible side is in force (HER-NARR-11)."""
        return [
            *(card for card in self.timeline if card is not None),
            *(card for _, card, _ in self.below),
            *(card for card, _ in self.beside),
            *(card for card, zone in self.zone.items() if zone == "read"),
            *self.board,
            *(card for pc in PCS for card in self.items(pc)),
        ]


def space_name(space: Space) -> str:
    """`head.0`, or `i40.0` on an item, as options name it."""
    card, index = space
    return f"{card[1]}.{index}" if isinstance(card, tuple) else f"i{card}.{index}"


def area_name(area: Area) -> str:
    return f"{area[0]}.{area[1]}"
