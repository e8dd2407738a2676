"""Positions that a person writes: a small situation in a small file, everything else by default."""

from __future__ import annotations

from collections.abc import Mapping
from types import UnionType
from typing import Any, Final

from tablewright.engine.codec import fit
from tablewright.engine.dice import dice_from
from tablewright.engine.faults import BadInput
from tablewright.engine.game import agree_on
from tablewright.engine.knowledge import reveal
from tablewright.engine.zones import Zone, put

from .campaign import hand_out, kept_of
from .cards import ItemFace, KarmaFace, NarrativeFace, NpcFace
from .chapter import rest_of_event
from .content import Campaign
from .items import equip
from .kinds import ANCHOR_COLOURS, GAP, KARMA_TYPES, NOWHERE, PARTS, PCS, TOKENS
from .setup import set_up, settings_of
from .spaces import clear_spaces, spaces_on
from .table import OUT_OF_PLAY, Heredity, carried, face_of, side_name, side_of, terrain_in_play, without, zone_of
from .taking import draw_out
from .terrain import area_named, lay
from .terrain_cards import TerrainFace
from .tokens import add, box_has, put_down

SHAPES: Final[Mapping[str, Any]] = {
    "game": str, "phase": str, "players": int, "seed": Any, "settings": dict[str, str], "trail": list[Any],
    "campaign": dict[str, Any], "board": list[Any], "family": dict[str, dict[str, Any]],
    "figures": dict[str, list[str]], "wounds": dict[str, list[int]], "timeline": list[Any], "hourglass": Any,
    "below": list[list[Any]], "flipped": list[int], "tokens": dict[str, dict[str, int]],
    "lying": dict[str, dict[str, int]], "dropped": list[list[Any]], "read": list[int], "burned": list[int],
    "flags": dict[str, Any], "karma": list[int], "discard": list[int], "rounds": int, "opening": int,
}  # fmt: skip
PC_SHAPES: Final[Mapping[str, Any]] = {
    "area": str, "available": int, "materials": int, "items": list[int], "damage": list[str], "injured": list[str],
}  # fmt: skip
CAMPAIGN_SHAPES: Final[Mapping[str, Any]] = {
    "chapter": str, "items": dict[str, list[Any]], "materials": dict[str, int], "karma": list[int],
    "spent": list[int], "flags": dict[str, Any],
}  # fmt: skip
STOPS: Final = NarrativeFace | NpcFace
"""What can stand on the timeline beside the family card."""


def table_by_hand(data: Mapping[str, Any], campaign: Campaign) -> Heredity:
    """A table from the short form: cards by printed number, areas as "10:yard", spaces as "head.0"."""
    data = shaped(data, SHAPES, "")
    players = data.get("players", 1)
    if players not in range(1, len(PCS) + 1):
        raise BadInput(f"Heredity is played by 1 to 4 players, not {players}.")
    settings = agreed(data, campaign, players)
    table = set_up(campaign, players, settings, dice_from(str(data.get("seed", "by hand"))))
    Writer(table, data).write()
    return table


def shaped(data: Mapping[str, Any], shapes: Mapping[str, Any], where: str) -> dict[str, Any]:
    """Data whose fields are known and have the right shape."""
    for name in data:
        if name not in shapes:
            raise BadInput(f"{where or 'The position'} has an unknown field {name!r}; known are: {', '.join(shapes)}.")
    return {name: fit(value, shapes[name], f"{where}.{name}" if where else name) for name, value in data.items()}


def agreed(data: Mapping[str, Any], campaign: Campaign, players: int) -> dict[str, str]:
    """The settings; a campaign that goes on says which chapter is next."""
    going_on = data.get("campaign", {}).get("chapter")
    wishes = {**({"chapter": going_on} if going_on else {}), **data.get("settings", {})}
    return agree_on(settings_of(campaign), players, wishes)


def remembered(flags: Mapping[str, Any], where: str) -> dict[str, int]:
    """What the campaign remembers: true, false or a number for each name."""
    for name, value in flags.items():
        if not isinstance(value, int):
            raise BadInput(f"{where}.{name} must be true, false or a number, not {value!r}.")
    return {name: int(value) for name, value in flags.items()}


def counted(value: int, where: str, most: int | None = None) -> int:
    """A number that counts something."""
    if value < 0 or (most is not None and value > most):
        span = "0 or more" if most is None else f"0 to {most}"
        raise BadInput(f"{where} must be {span}, not {value}.")
    return value


class Writer:
    """Writes the parts of a position onto a bare table."""

    def __init__(self, table: Heredity, data: Mapping[str, Any]) -> None:
        self.table = table
        self.data = data

    def write(self) -> None:
        self._campaign(shaped(self.data.get("campaign", {}), CAMPAIGN_SHAPES, "campaign"))
        for number in self.data.get("flipped", ()):
            self.table.flipped[self._other_side(number)] = 1
        for entry in self.data.get("board", ()):
            self._terrain(entry)
        for name in ("read", "burned"):
            for number in self.data.get(name, ()):
                self._take(number, name)
        self._timeline()
        for name, entry in self.data.get("family", {}).items():
            self._pc(self._member(name), shaped(entry, PC_SHAPES, f"family.{name}"))
        self._figures()
        self._tokens()
        self._karma()
        self._course()

    # What is named

    def card(self, number: Any) -> int:
        if number == "family":
            return self.table.content.family
        if isinstance(number, str) and number.isdecimal() and number.isascii():
            number = int(number)
        if type(number) is not int or number not in self.table.content.card_of:
            raise BadInput(f"There is no card {number!r} in this campaign.")
        return self.table.content.card_of[number]

    def area(self, name: Any) -> int:
        """`"10:yard"`: an area of a terrain that is in play."""
        number, _, area = str(name).partition(":")
        found = area_named(self.table, self.card(number), area) if area and number.isdecimal() else NOWHERE
        if found == NOWHERE:
            raise BadInput(f"There is no area {name!r} in play; write it as 10:yard.")
        return found

    def token(self, name: str) -> int:
        """`general`, or `special(rope)` of which the box must have some."""
        special = name.removeprefix("special(").removesuffix(")")
        if name not in TOKENS and (special == name or special not in self.table.content.specials):
            raise BadInput(f"There is no token {name!r}; there are: {', '.join(TOKENS)}, special(name).")
        return self.table.content.token(name)

    def space(self, pc: int, name: str) -> tuple[int, int]:
        """`head.0` on the body, `i40.0` on an item that the member of the family carries."""
        part, _, index = name.partition(".")
        on_item = part.startswith("i") and self.card(part[1:]) in self.table.equipment[pc]
        if not on_item and part not in PARTS:
            raise BadInput(f"{PCS[pc]} has no space {name!r}; write it as head.0, or i40.0 on an item.")
        card = self.card(part[1:]) if on_item else self.table.content.bodies[pc][PARTS.index(part)]
        if not index.isdecimal() or int(index) >= len(self.table.damage[card]):
            raise BadInput(f"{PCS[pc]} has no space {name!r}: {part} has {len(self.table.damage[card])}.")
        return card, int(index)

    def _member(self, name: str) -> int:
        if name not in PCS:
            raise BadInput(f"There is nobody called {name!r} in the family; its members are: {', '.join(PCS)}.")
        return PCS.index(name)

    def _is(self, number: Any, kind: type | UnionType, what: str) -> int:
        card = self.card(number)
        if not isinstance(self.table.content.sides[2 * card], kind):
            raise BadInput(f"Card {number} is not {what}.")
        return card

    def _other_side(self, number: Any) -> int:
        card = self.card(number)
        if self.table.content.sides[2 * card + 1] is None:
            raise BadInput(f"Card {number} has no other side.")
        return card

    def _parts(self, name: str, size: int) -> list[list[Any]]:
        """Entries that are short lists of a fixed length."""
        found: list[list[Any]] = self.data.get(name, [])
        for entry in found:
            if len(entry) != size:
                raise BadInput(f"{name} has an entry of {len(entry)} parts, not {size}: {entry}.")
        return found

    # The campaign and the cards

    def _campaign(self, kept: dict[str, Any]) -> None:
        """What the family kept of earlier chapters, as a finished chapter saves it."""
        remembered(kept.get("flags", {}), "campaign.flags")
        for name, n in kept.get("materials", {}).items():
            self._member(name)
            counted(n, f"campaign.materials.{name}")
        for number in kept.get("spent", ()):
            self._is(number, KarmaFace, "a karma card")
        if "karma" in kept:
            self._nine(kept["karma"])
        for name, numbers in kept.get("items", {}).items():
            self._kept_items(name, [str(number) for number in numbers])
        hand_out(self.table, kept)
        for name, numbers in kept.get("items", {}).items():
            if len(carried(self.table, PCS.index(name))) < len(numbers):
                raise BadInput(f"campaign.items: {name} has no anchor for all of {numbers}.")
        self.table.kept = kept_of(self.table)

    def _kept_items(self, name: str, numbers: list[str]) -> None:
        self._member(name)
        for number in numbers:
            self._is(number.removesuffix("b"), ItemFace, "an item")
            if number.endswith("b"):
                self._other_side(number.removesuffix("b"))

    def _nine(self, numbers: list[int]) -> None:
        """HER-KARMA-01, -02: a karma deck has one card of each type."""
        faces = [self.table.content.sides[2 * self._is(number, KarmaFace, "a karma card")] for number in numbers]
        types = sorted(face.type for face in faces if isinstance(face, KarmaFace))
        if types != sorted(KARMA_TYPES):
            raise BadInput(f"campaign.karma must have one card of each of the nine types, not {types}.")

    def _terrain(self, entry: Any) -> None:
        """A number, or [number, floor, column, row]."""
        number, *place = entry if isinstance(entry, list) and entry else (entry, 0, 0, 0)
        card = self._is(number, TerrainFace, "a terrain")
        place = fit(place, list[int], "board")
        if len(place) != 3 or any(one[1:] == tuple(place) for one in self.table.board):
            raise BadInput(f"Terrain {number} needs a place of its own: floor, column, row.")
        self._take(number, "board")
        lay(self.table, card, *place)

    def _take(self, number: Any, zone: str) -> None:
        """Out of the deck, its visible side known to all."""
        table, card = self.table, self.card(number)
        up = table.flipped[card]
        if not draw_out(table, card):
            raise BadInput(f"Card {number} is there twice, or belongs to another chapter.")
        table.read = without(table.read, card)
        if zone == "read":
            table.read += (card,)
        elif zone == "burned":
            table.burned += (card,)
        table.flipped[card] = up
        reveal(table, [side_of(table, card)])
        clear_spaces(table, card)

    def _timeline(self) -> None:
        """The row from left to right, null for a gap, `family` for the family card; `below` as host, card, colour."""
        table = self.table
        row = self.data.get("timeline", ["family"])
        if row.count("family") != 1:
            raise BadInput("The timeline has the family card once.")
        for number in row:
            if number not in ("family", None):
                self._is(number, STOPS, "a card of the timeline")
                self._take(number, "timeline")
        table.timeline = tuple(GAP if number is None else self.card(number) for number in row)
        under = self.data.get("hourglass", "family")
        if under not in row or under is None:
            raise BadInput(f"The hourglass cannot stand on {under!r}: name a card of the timeline, or family.")
        table.hourglass = row.index(under)
        for host, number, colour in self._parts("below", 3):
            self._hang(host, number, colour)

    def _hang(self, host: Any, number: Any, colour: Any) -> None:
        if self.card(host) not in self.table.timeline or colour not in ANCHOR_COLOURS:
            raise BadInput(f"Card {number} hangs below a card of the timeline, by one of: {', '.join(ANCHOR_COLOURS)}.")
        self._is(number, STOPS, "a card of the timeline")
        self._take(number, "below")
        self.table.below.append((self.card(host), self.card(number), ANCHOR_COLOURS.index(colour)))

    # The family and others

    def _pc(self, pc: int, entry: Mapping[str, Any]) -> None:
        table, where = self.table, f"family.{PCS[pc]}"
        if "area" in entry:
            table.places[pc] = self.area(entry["area"])
        if "materials" in entry:
            table.materials[pc] = counted(entry["materials"], f"{where}.materials")
        for part in entry.get("injured", ()):
            self._injure(pc, part)
        for number in entry.get("items", ()):
            self._equip(pc, number)
        for space in entry.get("damage", ()):
            self._hurt(pc, space)
        left = counted(entry.get("available", table.owned[pc]), f"{where}.available", table.owned[pc])
        table.middle[pc], table.available[pc] = table.owned[pc] - left, left

    def _injure(self, pc: int, part: str) -> None:
        if part not in PARTS:
            raise BadInput(f"{PCS[pc]} has no {part!r} to be injured; there are: {', '.join(PARTS)}.")
        body = self.table.content.bodies[pc][PARTS.index(part)]
        self.table.flipped[body] = 1
        clear_spaces(self.table, body)

    def _equip(self, pc: int, number: int) -> None:
        card = self._is(number, ItemFace, "an item")
        self._take(number, "equipment")
        self.table.collected += (card,)
        if not equip(self.table, pc, card):
            raise BadInput(f"family.{PCS[pc]}: there is no anchor for item {number}.")

    def _hurt(self, pc: int, space: str) -> None:
        card, index = self.space(pc, space)
        if not spaces_on(self.table, card)[index].heart:
            raise BadInput(f"{PCS[pc]} cannot be hurt at {space}: there is no heart.")
        self.table.damage[card] = put(self.table.damage[card], index, 1)

    def _figures(self) -> None:
        """By NPC card: the areas of its figures, and their wounds."""
        table = self.table
        for number, areas in self.data.get("figures", {}).items():
            for figure, area in zip(self._figures_of(number, len(areas)), areas, strict=False):
                table.places[figure] = self.area(area)
        for number, wounds in self.data.get("wounds", {}).items():
            for figure, n in zip(self._figures_of(number, len(wounds)), wounds, strict=False):
                table.wounds[figure] = counted(n, f"wounds.{number}")
                face = face_of(table, self.card(number))
                if isinstance(face, NpcFace) and n >= face.life:
                    raise BadInput(f"NPC {number} dies of {n} wounds.")

    def _figures_of(self, number: Any, n: int) -> Zone:
        card = self._is(number, NpcFace, "an NPC")
        figures = self.table.content.figures_of[card]
        if zone_of(self.table, card) in OUT_OF_PLAY:
            raise BadInput(f"NPC {number} is not in play.")
        if n > len(figures):
            raise BadInput(f"NPC {number} has {len(figures)} figures, not {n}.")
        return figures

    # Tokens, karma, the course of the chapter

    def _tokens(self) -> None:
        """By card or area: how many of which kind; and items that lie in areas."""
        table = self.table
        for number, counts in self.data.get("tokens", {}).items():
            for kind, n in counts.items():
                self._from_box(kind, n)
                add(table, self.card(number), self.token(kind), n)
        for area, counts in self.data.get("lying", {}).items():
            for kind, n in counts.items():
                self._from_box(kind, n)
                put_down(table, self.area(area), self.token(kind), n)
        for number, area in self._parts("dropped", 2):
            card = self._is(number, ItemFace, "an item")
            self._take(number, "beside")
            table.beside.append((card, self.area(area)))

    def _from_box(self, kind: str, n: int) -> None:
        if not box_has(self.table, self.token(kind), counted(n, kind)):
            raise BadInput(f"The box has fewer than {n} tokens {kind}.")

    def _karma(self) -> None:
        """Karma cards by number: the top of the deck first, the others follow as they are; and the discard pile."""
        table = self.table
        first, discard = (
            [self._is(number, KarmaFace, "a karma card") for number in self.data.get(name, ())]
            for name in ("karma", "discard")
        )
        for card in (*first, *discard):
            if card not in table.karma_deck or (*first, *discard).count(card) > 1:
                number = table.content.cards[card].number
                raise BadInput(f"Karma card {number} is not in the karma deck, or is there twice.")
        rest = (card for card in table.karma_deck if card not in (*first, *discard))
        table.karma_deck, table.karma_discard = (*rest, *reversed(first)), tuple(discard)
        reveal(table, [2 * card for card in discard])

    def _course(self) -> None:
        """What the campaign remembers, how far the chapter has come, and that no deck holds a card turned over."""
        table = self.table
        table.flags |= remembered(self.data.get("flags", {}), "flags")
        table.rounds = counted(self.data.get("rounds", 1), "rounds")
        cards = len(table.content.chapters[table.chapter].opening_cards)
        table.opening = counted(self.data.get("opening", 0), "opening", cards)
        if self.data.get("phase") == "family_acts":
            table.agenda = rest_of_event(table)  # HER-TIME-12, -13: such as the failure check
        table.story = tuple(side_name(table, card) for card in terrain_in_play(table) if table.flipped[card])
        table.page = len(table.story)
        for number in self.data.get("flipped", ()):
            if zone_of(table, self.card(number)) in ("deck", "secrets", "away"):
                raise BadInput(f"Card {number} is turned over but lies in a deck.")
