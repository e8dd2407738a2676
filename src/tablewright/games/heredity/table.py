"""The state of a chapter of Heredity, as data, without rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from tablewright.engine import table as engine
from tablewright.engine.table import CARDS, SEATS, Argument, Table, copy_common
from tablewright.engine.zones import Zone

from .cards import Face
from .content import Campaign
from .kinds import NO_CARD, NOBODY, NOWHERE, PCS, card_of_area

EVENT, ACTIVATE, FAILURE, DONE, JUMP = range(5)
"""What an entry of the agenda asks for: an instruction of an event, an NPC's activation, a failure condition, the end
of the event, or that the hourglass goes to a card."""


@dataclass(slots=True, eq=False, kw_only=True)
class Heredity(Table):
    """A card is a number; its sides, which `faces` and `seen` run over, are 2 * card and 2 * card + 1.

    An area is `card * 16 + its place on the visible side`; a character is a PC (0 to 3) or a figure (from 4 on).
    `flipped[card]` tells which side is up. `deck` and `secrets` can be taken from, `read` are cards without a lasting
    place, `burned` are out of the chapter, `away` belong to other chapters, `reading` are those being read now.
    `timeline` has gaps (-1) where cards were removed since the hourglass last moved; `below` are (host, card,
    colour).
    `agenda` is what is left of the event: (kind, side, number). `activated` are the figures that acted in it. `heeded`
    are the lasting statements being carried out now (64 * side + number).
    `board` are (card, floor, column, row), `icons` (area, icon, printed number) with a terrain token, `beside` (card,
    area) of dropped items and terrain actions. `lying` counts tokens by "area:kind", `tokens[card]` counts by kind.
    `places` and `wounds` run by character. `damage[card]` and `laid[card]` run by action space: damage, and the owner
    of the action token. Of a PC's `owned` tokens some are `available`, some in the `middle`, the others laid.
    `equipment[pc]` are six anchors: head left, head right, torso left, and so on. `collected` items were initialised
    in this chapter. `granted` are (side, number) of instructions that made something last. `attitudes[card]` is 1
    where a card made a printed enemy or ally neutral. `resting` seats want to spend no more tokens. `declined` are (pc,
    side, number) of joint actions that somebody began in vain. `meanwhile` is what a seat chose to do while somebody
    was in the middle of an action, by option id. `walker` is the PC that is asked for its next step. `acting` is 1
    while an action of the family is carried out, `promised` what it needs until it is done: (pc, item or -1,
    materials). `kept` is the campaign as it stood when the chapter began. `story` is what was read in this chapter
    ("20", "20b", "20:name" for a text of its own), and `page` how much of it before the present action or event.
    `attempts` counts how often the chapter was lost. `replaced_karma` gave way to other
    cards in this campaign; `replaced_terrain` are (terrain, the terrain that took its place).
    """

    content: Campaign = field(metadata={"kept": False})
    settings: dict[str, str]
    chapter: str
    outcome: str
    ending: str
    following: int
    flipped: list[int]
    deck: Annotated[Zone, CARDS]
    secrets: Annotated[Zone, CARDS]
    read: Annotated[Zone, CARDS]
    burned: Annotated[Zone, CARDS]
    away: Annotated[Zone, CARDS]
    reading: Zone
    karma_deck: Annotated[Zone, CARDS]
    karma_discard: Annotated[Zone, CARDS]
    drawn: int
    timeline: Zone
    hourglass: int
    below: list[Zone]
    agenda: list[Zone]
    heeded: Zone
    activated: Zone
    opening: int
    rounds: int
    board: list[Zone]
    icons: list[Zone]
    beside: list[Zone]
    lying: dict[str, int]
    tokens: list[Zone]
    places: list[int]
    wounds: list[int]
    damage: list[Zone]
    laid: list[Zone]
    owned: list[int]
    available: list[int]
    middle: list[int]
    equipment: list[Zone]
    materials: list[int]
    collected: Annotated[Zone, CARDS]
    granted: list[Zone]
    attitudes: list[int]
    resting: Annotated[Zone, SEATS]
    flags: dict[str, int]
    kept: dict[str, Any]
    story: tuple[str, ...]
    page: int
    attempts: int
    declined: list[Zone] = field(default_factory=list)
    replaced_terrain: list[Zone] = field(default_factory=list)
    meanwhile: dict[str, int] = field(default_factory=dict)
    walker: int = NOBODY
    replaced_karma: Annotated[Zone, CARDS] = ()
    acting: int = 0
    promised: list[Zone] = field(default_factory=list)
    witness: list[object] | None = field(default=None, metadata={"kept": False})
    """Where somebody wants to know which words of a chapter are used: instructions, conditions and moments."""

    def card_count(self) -> int:
        """Faces run over the two sides of every card."""
        return len(self.faces) // 2


def copy_table(table: Heredity) -> Heredity:
    """An independent copy, made as `copy_common` says: lists and counts are altered, all else is replaced."""
    copied = Heredity.__new__(Heredity)
    copy_common(table, copied)
    copy_frame(table, copied)
    copy_cards(table, copied)
    copy_timeline(table, copied)
    copy_places(table, copied)
    copied.witness = None
    return copied


def copy_frame(table: Heredity, copied: Heredity) -> None:
    """The chapter, what was agreed and what the campaign remembers."""
    copied.content = table.content
    copied.settings = table.settings
    copied.chapter = table.chapter
    copied.outcome = table.outcome
    copied.ending = table.ending
    copied.following = table.following
    copied.flags = table.flags.copy()
    copied.kept = table.kept
    copied.story = table.story
    copied.page = table.page
    copied.attempts = table.attempts


def copy_cards(table: Heredity, copied: Heredity) -> None:
    """Where the cards are, and which of their sides are up."""
    copied.flipped = table.flipped[:]
    copied.deck = table.deck
    copied.secrets = table.secrets
    copied.read = table.read
    copied.burned = table.burned
    copied.away = table.away
    copied.reading = table.reading
    copied.karma_deck = table.karma_deck
    copied.karma_discard = table.karma_discard
    copied.drawn = table.drawn
    copied.collected = table.collected
    copied.replaced_karma = table.replaced_karma
    copied.granted = table.granted[:]
    copied.attitudes = table.attitudes[:]


def copy_timeline(table: Heredity, copied: Heredity) -> None:
    """The timeline, what is left of the event, and what the seats have in mind."""
    copied.timeline = table.timeline
    copied.hourglass = table.hourglass
    copied.below = table.below[:]
    copied.agenda = table.agenda[:]
    copied.heeded = table.heeded
    copied.activated = table.activated
    copied.opening = table.opening
    copied.rounds = table.rounds
    copied.resting = table.resting
    copied.declined = table.declined[:]
    copied.meanwhile = table.meanwhile
    copied.walker = table.walker
    copied.acting = table.acting
    copied.promised = table.promised[:]


def copy_places(table: Heredity, copied: Heredity) -> None:
    """The board and the characters on it, with all that lies there."""
    copied.board = table.board[:]
    copied.replaced_terrain = table.replaced_terrain[:]
    copied.icons = table.icons[:]
    copied.beside = table.beside[:]
    copied.lying = table.lying.copy()
    copied.tokens = table.tokens[:]
    copied.places = table.places[:]
    copied.wounds = table.wounds[:]
    copied.damage = table.damage[:]
    copied.laid = table.laid[:]
    copied.owned = table.owned[:]
    copied.available = table.available[:]
    copied.middle = table.middle[:]
    copied.equipment = table.equipment[:]
    copied.materials = table.materials[:]


def used(table: Heredity, word: object) -> None:
    """A word of the chapter is carried out, tested or heard."""
    if table.witness is not None:
        table.witness.append(word)


def without(zone: Zone, card: int) -> Zone:
    """A zone without a card, whether it lay there or not; that of the engine insists that it did."""
    return tuple(one for one in zone if one != card)


def side_of(table: Heredity, card: int) -> int:
    """The visible side of a card."""
    return 2 * card + table.flipped[card]


def tell(table: Heredity, key: str, /, **arguments: Argument) -> None:
    """Write an event that everybody may read, with the sides that it speaks of: later they may be turned over."""
    if table.journal is not None:
        sides = sides_told(table, arguments)
        engine.tell(table, key, **arguments, **({"sides": sides} if sides else {}))


def sides_told(table: Heredity, arguments: Mapping[str, Argument]) -> Zone:
    """The cards of the characters and of the area in an event, as they are shown at this moment."""
    told = [arguments.get(name, ()) for name in ("character", "characters", "attackers")]
    people = [one for some in told for one in ([some] if isinstance(some, int) else some)]
    cards = [table.content.figures[one - len(PCS)][0] for one in people if isinstance(one, int) and one >= len(PCS)]
    area = arguments.get("area", NOWHERE)
    if isinstance(area, int) and area != NOWHERE:
        cards.append(card_of_area(area))
    return tuple(side_of(table, card) for card in cards)


def face_of(table: Heredity, card: int) -> Face:
    """What is printed on the visible side of a card."""
    face = table.content.sides[table.faces[side_of(table, card)]]
    assert face is not None
    return face


def number_of(table: Heredity, card: int) -> int:
    """The printed number of a card; a shuffled karma card has that of its face."""
    return table.content.numbers[table.faces[2 * card] // 2]


def side_name(table: Heredity, card: int) -> str:
    """The visible side of a card as people write it: 20, or 20b for its back."""
    return f"{number_of(table, card)}{'b' if table.flipped[card] else ''}"


def carried(table: Heredity, pc: int) -> Zone:
    """The items that a member of the family carries."""
    return tuple(card for card in table.equipment[pc] if card != NO_CARD)


def terrain_in_play(table: Heredity) -> Zone:
    return tuple(entry[0] for entry in table.board)


def zone_of(table: Heredity, card: int) -> str:
    """Where a card is."""
    zones = {
        "deck": table.deck, "secrets": table.secrets, "read": table.read, "burned": table.burned, "away": table.away,
        "timeline": table.timeline, "below": tuple(pair[1] for pair in table.below), "board": terrain_in_play(table),
        "beside": tuple(pair[0] for pair in table.beside),
        "equipment": tuple(one for anchors in table.equipment for one in anchors),
        "karma": (*table.karma_deck, *table.karma_discard, table.drawn),
    }  # fmt: skip
    return next((name for name, zone in zones.items() if card in zone), "base")


def can_be_taken(table: Heredity, card: int) -> bool:
    """HER-CARD-06, HER-SETUP-08: whether a card lies in the adventure deck or among the secrets."""
    return card in table.deck or card in table.secrets


OUT_OF_PLAY: Final = ("deck", "secrets", "burned", "away")
"""Where nothing can be done to a card but to take or to burn it."""


def in_play(table: Heredity) -> Zone:
    """The cards whose visible side is in force, in the order in which their statements are heard."""
    return (
        *(card for card in table.timeline if card >= 0),
        *(pair[1] for pair in table.below),
        *(pair[0] for pair in table.beside),
        *table.read,
        *terrain_in_play(table),
        *(card for anchors in table.equipment for card in anchors if card >= 0),
    )
