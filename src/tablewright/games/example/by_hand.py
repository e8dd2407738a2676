"""Positions that a person writes: cards by key, everything else by default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.engine.codec import fit
from tablewright.engine.dice import dice_from
from tablewright.engine.faults import BadInput
from tablewright.engine.knowledge import reveal, show
from tablewright.engine.zones import Zone
from tablewright.games.reading.by_hand import COMMON_FIELDS, agreed, only, within

from .content import LANTERN, Pack
from .phases import count_lights, prepare
from .setup import PLAYERS, SETTINGS, set_up
from .table import TURNS_EACH, Fireflies

FIELDS: Final = (*COMMON_FIELDS, "first", "turn", "deck", "discard", "row", "jars", "lanterns")


def table_by_hand(data: Mapping[str, Any], pack: Pack) -> Fireflies:
    """A table from the short form; a deck that is written is the whole deck, its next card first."""
    only(data, FIELDS, "the position")
    players = within(data.get("players", 3), PLAYERS[0], PLAYERS[-1], "'players'")
    agreed(data, players, SETTINGS)
    table = set_up(pack, players, dice_from(str(data.get("seed", "by hand"))))
    if data.get("phase", prepare.__name__) == prepare.__name__:
        only(data, COMMON_FIELDS, "a position before the game")
        return table
    last = TURNS_EACH * players - (data.get("phase") != count_lights.__name__)
    table.first = within(data.get("first", 0), 0, players - 1, "'first'")
    table.turn = within(data.get("turn", 0), 0, last, "'turn'")
    Hand(table).lay(data)
    return table


class Hand:
    """Lays out cards by key, each card once."""

    def __init__(self, table: Fireflies) -> None:
        self.table = table
        self.left = list(range(len(table.faces)))

    def lay(self, data: Mapping[str, Any]) -> None:
        table = self.table
        table.row = self.cards(data.get("row", []), "row")
        table.discard = self.cards(data.get("discard", []), "discard")
        table.jars = self.by_seat(data, "jars")
        table.lanterns = self.by_seat(data, "lanterns")
        reveal(table, [card for zone in (table.row, table.discard, *table.jars) for card in zone])
        for seat, lanterns in enumerate(table.lanterns):
            show(table, seat, lanterns)
        self.lay_deck(data)

    def lay_deck(self, data: Mapping[str, Any]) -> None:
        """What is written, or every card of the meadow that lies nowhere else; the others go into the box."""
        table, backs = self.table, self.table.content.backs
        if "deck" in data:
            table.deck = self.cards(data["deck"], "deck")[::-1]
        else:
            table.deck = tuple(card for card in self.left if backs[table.faces[card]] != LANTERN)
        table.box = tuple(card for card in self.left if card not in table.deck)

    def by_seat(self, data: Mapping[str, Any], name: str) -> list[Zone]:
        zones = fit(data.get(name, [[]] * self.table.seats), list[list[str]], name)
        if len(zones) != self.table.seats:
            raise BadInput(f"{name} needs {self.table.seats} lists, one for each seat.")
        return [self.cards(keys, f"{name}[{seat}]") for seat, keys in enumerate(zones)]

    def cards(self, keys: object, where: str) -> Zone:
        return tuple(self.card(key, where) for key in fit(keys, list[str], where))

    def card(self, key: str, where: str) -> int:
        """A card with this face that lies nowhere yet; lanterns lie only where lanterns may."""
        table, printed = self.table, self.table.content.faces
        for card in self.left:
            face = printed[table.faces[card]]
            if face.key == key and (face.back == LANTERN) == where.startswith("lanterns"):
                self.left.remove(card)
                return card
        raise BadInput(f"{where} names the card {key!r}, which is not left or does not belong there.")
