"""Positions that a person writes: a small situation in a small file, everything else by default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.engine.codec import fit
from tablewright.engine.dice import dice_from
from tablewright.engine.faults import BadInput
from tablewright.engine.knowledge import reveal

from .content import Campaign
from .items import equip
from .kinds import GAP, PCS
from .setup import set_up
from .spaces import clear_spaces
from .table import Heredity, put, side_of, without
from .taking import draw_out
from .terrain import area_named, lay
from .tokens import add

FIELDS: Final = (
    "game", "phase", "players", "seed", "settings", "trail", "board", "family", "figures", "timeline", "hourglass",
    "below", "flipped", "tokens", "read", "burned", "flags", "karma", "rounds", "opening",
)  # fmt: skip
PC_FIELDS: Final = ("area", "available", "materials", "items", "damage", "injured")


def table_by_hand(data: Mapping[str, Any], campaign: Campaign) -> Heredity:
    """A table from the short form: cards by printed number, areas as "10:yard", spaces as "head.0"."""
    known(data, FIELDS, "the position")
    players = fit(data.get("players", 1), int, "players")
    settings = {"chapter": next(iter(campaign.chapters)), **fit(data.get("settings", {}), dict[str, str], "settings")}
    table = set_up(campaign, players, settings, dice_from(str(data.get("seed", "by hand"))))
    Writer(table, data).write()
    return table


def known(data: Mapping[str, Any], names: tuple[str, ...], where: str) -> None:
    for name in data:
        if name not in names:
            raise BadInput(f"{where} has an unknown field {name!r}; known are: {', '.join(names)}.")


class Writer:
    """Writes the parts of a position onto a bare table."""

    def __init__(self, table: Heredity, data: Mapping[str, Any]) -> None:
        self.table = table
        self.data = data

    def card(self, number: Any) -> int:
        if number == "family":
            return self.table.content.family
        if number not in self.table.content.card_of:
            raise BadInput(f"There is no card {number!r} in this campaign.")
        return self.table.content.card_of[number]

    def area(self, name: Any) -> int:
        """`"10:yard"`: an area of a terrain that is in play."""
        number, _, area = str(name).partition(":")
        found = area_named(self.table, self.card(int(number)), area) if number.isdecimal() else -1
        if found < 0:
            raise BadInput(f"There is no area {name!r} in play; write it as 10:yard.")
        return found

    def write(self) -> None:
        data, table = self.data, self.table
        for number in data.get("flipped", []):
            table.flipped[self.card(number)] = 1
        for entry in data.get("board", []):
            number, *place = entry if isinstance(entry, list) else (entry, 0, 0, 0)
            self._take(number, "board")
            lay(table, self.card(number), *fit(place, list[int], "board"))
        for name in ("read", "burned"):
            for number in data.get(name, []):
                self._take(number, name)
        self._timeline()
        for name, entry in data.get("family", {}).items():
            self._pc(name, entry)
        for number, areas in data.get("figures", {}).items():
            for figure, area in zip(table.content.figures_of[self.card(int(number))], areas, strict=False):
                table.places[figure] = self.area(area)
        for number, counts in data.get("tokens", {}).items():
            for kind, n in counts.items():
                add(table, self.card(int(number)), table.content.token(kind), n)
        table.flags = {name: int(value) for name, value in data.get("flags", {}).items()}
        self._karma()
        table.rounds, table.opening = data.get("rounds", 1), data.get("opening", 0)

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
        """The row from left to right, null for a gap, `family` for the family card; `below` by host."""
        table, row = self.table, self.data.get("timeline", ["family"])
        for number in row:
            if number not in ("family", None):
                self._take(number, "timeline")
        table.timeline = tuple(GAP if number is None else self.card(number) for number in row)
        on = self.data.get("hourglass", "family")
        table.hourglass = on if isinstance(on, int) and on < len(row) and on not in row else row.index(on)
        for host, number, colour in self.data.get("below", []):
            self._take(number, "below")
            table.below.append((self.card(host), self.card(number), colour))

    def _pc(self, name: str, entry: Mapping[str, Any]) -> None:
        table = self.table
        if name not in PCS:
            raise BadInput(f"'family' names {name!r}; its members are: {', '.join(PCS)}.")
        known(entry, PC_FIELDS, f"family.{name}")
        pc = PCS.index(name)
        if "area" in entry:
            table.places[pc] = self.area(entry["area"])
        table.materials[pc] = entry.get("materials", 0)
        for part in entry.get("injured", []):
            body = table.content.bodies[pc][("head", "torso", "feet").index(part)]
            table.flipped[body] = 1
            clear_spaces(table, body)
        for number in entry.get("items", []):
            self._take(number, "equipment")
            table.collected += (self.card(number),)
            if not equip(table, pc, self.card(number)):
                raise BadInput(f"family.{name}: there is no anchor for item {number}.")
        for space in entry.get("damage", []):
            card, index = self._space(pc, space)
            table.damage[card] = put(table.damage[card], index, 1)
        left = entry.get("available", table.owned[pc])
        table.middle[pc], table.available[pc] = table.owned[pc] - left, left

    def _space(self, pc: int, name: str) -> tuple[int, int]:
        """`head.0` on the body, `i40.0` on an item."""
        card, _, index = name.partition(".")
        if card.startswith("i"):
            return self.card(int(card[1:])), int(index)
        return self.table.content.bodies[pc][("head", "torso", "feet").index(card)], int(index)

    def _karma(self) -> None:
        """Karma cards by number, the top of the deck first; the others follow as they are."""
        table = self.table
        first = [self.card(number) for number in self.data.get("karma", [])]
        table.karma_deck = (*(card for card in table.karma_deck if card not in first), *reversed(first))
