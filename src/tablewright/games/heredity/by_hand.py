"""Positions that a person writes: a small situation in a small file, everything else by default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.engine.codec import fit
from tablewright.engine.dice import dice_from
from tablewright.engine.faults import BadInput
from tablewright.engine.knowledge import reveal

from .campaign import hand_out, kept_of
from .cards import ItemFace, KarmaFace, NpcFace, TerrainFace
from .content import Campaign
from .items import equip
from .kinds import ANCHOR_COLOURS, GAP, PARTS, PCS, TOKENS
from .setup import set_up, settings_of
from .spaces import clear_spaces
from .table import Heredity, carried, put, side_of, without
from .taking import draw_out
from .terrain import area_named, lay
from .tokens import add, box_has, put_down

FIELDS: Final = (
    "game", "phase", "players", "seed", "settings", "trail", "campaign", "board", "family", "figures", "wounds",
    "timeline", "hourglass", "below", "flipped", "tokens", "lying", "dropped", "read", "burned", "flags", "karma",
    "discard", "rounds", "opening",
)  # fmt: skip
PC_FIELDS: Final = ("area", "available", "materials", "items", "damage", "injured")
CAMPAIGN_FIELDS: Final = ("chapter", "items", "materials", "karma", "spent", "flags")


def table_by_hand(data: Mapping[str, Any], campaign: Campaign) -> Heredity:
    """A table from the short form: cards by printed number, areas as "10:yard", spaces as "head.0"."""
    known(data, FIELDS, "The position")
    players = fit(data.get("players", 1), int, "players")
    if players not in range(1, len(PCS) + 1):
        raise BadInput(f"Heredity is played by 1 to 4 players, not {players}.")
    table = set_up(campaign, players, agreed(data, campaign), dice_from(str(data.get("seed", "by hand"))))
    Writer(table, data).write()
    return table


def agreed(data: Mapping[str, Any], campaign: Campaign) -> dict[str, str]:
    """The settings; a campaign that goes on says which chapter is next."""
    wishes = fit(data.get("settings", {}), dict[str, str], "settings")
    going_on = fit(data.get("campaign", {}), dict[str, Any], "campaign").get("chapter")
    found = {setting.name: setting.default for setting in settings_of(campaign)}
    found |= {**({"chapter": str(going_on)} if going_on else {}), **wishes}
    for setting in settings_of(campaign):
        if found[setting.name] not in setting.values:
            allowed = ", ".join(setting.values)
            raise BadInput(f"The setting {setting.name} cannot be {found[setting.name]!r}; choose one of: {allowed}.")
    return found


def known(data: Mapping[str, Any], names: tuple[str, ...], where: str) -> None:
    for name in data:
        if name not in names:
            raise BadInput(f"{where} has an unknown field {name!r}; known are: {', '.join(names)}.")


def counted(value: Any, where: str, most: int | None = None) -> int:
    """A number that counts something."""
    n: int = fit(value, int, where)
    if n < 0 or (most is not None and n > most):
        span = "0 or more" if most is None else f"0 to {most}"
        raise BadInput(f"{where} must be {span}, not {n}.")
    return n


class Writer:
    """Writes the parts of a position onto a bare table."""

    def __init__(self, table: Heredity, data: Mapping[str, Any]) -> None:
        self.table = table
        self.data = data

    def write(self) -> None:
        self._campaign()
        for number in self._list("flipped"):
            self._flip(number)
        for entry in self._list("board"):
            self._terrain(entry)
        for name in ("read", "burned"):
            for number in self._list(name):
                self._take(number, name)
        self._timeline()
        for name, entry in self._map("family").items():
            self._pc(name, fit(entry, dict[str, Any], f"family.{name}"))
        self._figures()
        self._tokens()
        self._karma()
        self.table.flags |= {name: int(value) for name, value in self._map("flags").items()}
        self.table.rounds = counted(self.data.get("rounds", 1), "rounds")
        self.table.opening = counted(self.data.get("opening", 0), "opening")
        self.table.story = ()

    # What is named

    def card(self, number: Any) -> int:
        if number == "family":
            return self.table.content.family
        if isinstance(number, str) and number.isdecimal():
            number = int(number)
        if number not in self.table.content.card_of:
            raise BadInput(f"There is no card {number!r} in this campaign.")
        return self.table.content.card_of[number]

    def area(self, name: Any) -> int:
        """`"10:yard"`: an area of a terrain that is in play."""
        number, _, area = str(name).partition(":")
        found = area_named(self.table, self.card(number), area) if number.isdecimal() else -1
        if found < 0:
            raise BadInput(f"There is no area {name!r} in play; write it as 10:yard.")
        return found

    def token(self, name: str) -> int:
        """`general`, or `special(rope)` of which the box must have some."""
        inner = name.removeprefix("special(").removesuffix(")")
        if name not in TOKENS and inner not in self.table.content.specials:
            raise BadInput(f"There is no token {name!r}; there are: {', '.join(TOKENS)}, special(name).")
        return self.table.content.token(name)

    def space(self, pc: int, name: Any) -> tuple[int, int]:
        """`head.0` on the body, `i40.0` on an item that the member of the family carries."""
        part, _, index = str(name).partition(".")
        on_item = part.startswith("i") and self.card(part[1:]) in self.table.equipment[pc]
        if not on_item and part not in PARTS:
            raise BadInput(f"{PCS[pc]} has no space {name!r}; write it as head.0, or i40.0 on an item.")
        card = self.card(part[1:]) if on_item else self.table.content.bodies[pc][PARTS.index(part)]
        if not index.isdecimal() or int(index) >= len(self.table.damage[card]):
            raise BadInput(f"{PCS[pc]} has no space {name!r}: {part} has {len(self.table.damage[card])}.")
        return card, int(index)

    def _list(self, name: str) -> list[Any]:
        return fit(self.data.get(name, []), list[Any], name)  # type: ignore[no-any-return]

    def _map(self, name: str) -> dict[str, Any]:
        return fit(self.data.get(name, {}), dict[str, Any], name)  # type: ignore[no-any-return]

    def _pairs(self, name: str, size: int) -> list[list[Any]]:
        """Entries that are short lists of a fixed length."""
        found = fit(self.data.get(name, []), list[list[Any]], name)
        for entry in found:
            if len(entry) != size:
                raise BadInput(f"{name} has an entry of {len(entry)} parts, not {size}: {entry}.")
        return found  # type: ignore[no-any-return]

    # What is written

    def _campaign(self) -> None:
        """What the family kept of earlier chapters, as a finished chapter saves it."""
        kept = self._map("campaign")
        known(kept, CAMPAIGN_FIELDS, "campaign")
        for name in (*kept.get("items", {}), *kept.get("materials", {})):
            self._member(name)
        for number in (*kept.get("karma", ()), *kept.get("spent", ())):
            self.card(number)
        for number in (item for items in kept.get("items", {}).values() for item in items):
            self._is(str(number).removesuffix("b"), ItemFace, "an item")
        hand_out(self.table, kept)
        for name, numbers in kept.get("items", {}).items():
            if len(carried(self.table, PCS.index(name))) < len(numbers):
                raise BadInput(f"campaign.items: {name} has no anchor for all of {numbers}.")
        self.table.kept = kept_of(self.table)

    def _member(self, name: str) -> int:
        if name not in PCS:
            raise BadInput(f"There is nobody called {name!r} in the family; its members are: {', '.join(PCS)}.")
        return PCS.index(name)

    def _is(self, number: Any, kind: type, what: str) -> int:
        card = self.card(number)
        if not isinstance(self.table.content.sides[2 * card], kind):
            raise BadInput(f"Card {number} is not {what}.")
        return card

    def _flip(self, number: Any) -> None:
        card = self.card(number)
        if self.table.content.sides[2 * card + 1] is None:
            raise BadInput(f"Card {number} has no other side.")
        self.table.flipped[card] = 1

    def _terrain(self, entry: Any) -> None:
        """A number, or [number, floor, column, row]."""
        number, *place = entry if isinstance(entry, list) else (entry, 0, 0, 0)
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
        row = fit(self.data.get("timeline", ["family"]), list[Any], "timeline")
        if row.count("family") != 1:
            raise BadInput("The timeline has the family card once.")
        for number in row:
            if number not in ("family", None):
                self._take(number, "timeline")
        table.timeline = tuple(GAP if number is None else self.card(number) for number in row)
        under = self.data.get("hourglass", "family")
        if under not in row or under is None:
            raise BadInput(f"The hourglass cannot stand on {under!r}: name a card of the timeline, or family.")
        table.hourglass = row.index(under)
        for host, number, colour in self._pairs("below", 3):
            self._hang(host, number, colour)

    def _hang(self, host: Any, number: Any, colour: Any) -> None:
        if self.card(host) not in self.table.timeline or colour not in ANCHOR_COLOURS:
            raise BadInput(f"Card {number} hangs below a card of the timeline, by one of: {', '.join(ANCHOR_COLOURS)}.")
        self._take(number, "below")
        self.table.below.append((self.card(host), self.card(number), ANCHOR_COLOURS.index(colour)))

    def _pc(self, name: str, entry: Mapping[str, Any]) -> None:
        table, pc = self.table, self._member(name)
        known(entry, PC_FIELDS, f"family.{name}")
        if "area" in entry:
            table.places[pc] = self.area(entry["area"])
        if "materials" in entry:
            table.materials[pc] = counted(entry["materials"], f"family.{name}.materials")
        for part in fit(entry.get("injured", []), list[str], f"family.{name}.injured"):
            self._injure(pc, part)
        for number in fit(entry.get("items", []), list[int], f"family.{name}.items"):
            self._equip(pc, number)
        for space in fit(entry.get("damage", []), list[str], f"family.{name}.damage"):
            card, index = self.space(pc, space)
            table.damage[card] = put(table.damage[card], index, 1)
        left = counted(entry.get("available", table.owned[pc]), f"family.{name}.available", table.owned[pc])
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

    def _figures(self) -> None:
        """By NPC card: the areas of its figures, and their wounds."""
        table = self.table
        for number, areas in self._map("figures").items():
            figures = table.content.figures_of[self._is(number, NpcFace, "an NPC")]
            if len(areas) > len(figures):
                raise BadInput(f"NPC {number} has {len(figures)} figures, not {len(areas)}.")
            for figure, area in zip(figures, areas, strict=False):
                table.places[figure] = self.area(area)
        for number, wounds in self._map("wounds").items():
            figures = table.content.figures_of[self._is(number, NpcFace, "an NPC")]
            for figure, n in zip(figures, wounds, strict=False):
                table.wounds[figure] = counted(n, f"wounds.{number}")

    def _tokens(self) -> None:
        """By card or area: how many of which kind; and items that lie in areas."""
        table = self.table
        for number, counts in self._map("tokens").items():
            for kind, n in counts.items():
                self._from_box(kind, n)
                add(table, self.card(number), self.token(kind), n)
        for area, counts in self._map("lying").items():
            for kind, n in counts.items():
                self._from_box(kind, n)
                put_down(table, self.area(area), self.token(kind), n)
        for number, area in self._pairs("dropped", 2):
            card = self._is(number, ItemFace, "an item")
            self._take(number, "beside")
            table.beside.append((card, self.area(area)))

    def _from_box(self, kind: str, n: Any) -> None:
        if not box_has(self.table, self.token(kind), counted(n, kind)):
            raise BadInput(f"The box has fewer than {n} tokens {kind}.")

    def _karma(self) -> None:
        """Karma cards by number: the top of the deck first, the others follow as they are; and the discard pile."""
        table = self.table
        first, discard = (
            [self._is(number, KarmaFace, "a karma card") for number in self._list(name)]
            for name in ("karma", "discard")
        )
        for card in (*first, *discard):
            if card not in table.karma_deck or (*first, *discard).count(card) > 1:
                number = table.content.cards[card].number
                raise BadInput(f"Karma card {number} is not in the karma deck, or is there twice.")
        rest = (card for card in table.karma_deck if card not in (*first, *discard))
        table.karma_deck, table.karma_discard = (*rest, *reversed(first)), tuple(discard)
        reveal(table, [2 * card for card in discard])
