"""Before a game: what players may agree on, how large the pool is, and choosing characters and boards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablewright.engine.dice import roll
from tablewright.engine.game import Setting
from tablewright.engine.knowledge import reveal, show, shuffle
from tablewright.engine.options import Option
from tablewright.engine.questions import choose
from tablewright.engine.table import tell
from tablewright.engine.zones import Zone, put, without

from .table import DestinyTable, is_automa, players

EVERY_COUNT = (1, 2, 3, 4, 5)
RANDOM_CHOOSER = -1


def first_chooser_settings(rule: str) -> list[Setting]:
    """Who chooses first is a setting for each number of players, because each has other seats."""
    return [
        Setting("first-chooser", ("random", *"12345"[:count]), "random", rule, (count,)) for count in EVERY_COUNT[1:]
    ]


def first_chooser_in(settings: Mapping[str, str]) -> int:
    """The seat that the players have agreed on, if they have."""
    wished = settings.get("first-chooser", "random")
    return RANDOM_CHOOSER if wished == "random" else int(wished) - 1


def rows_for(players: int) -> int:
    """RON-SETUP-07, RON-DUO-03, RON-SOLO-07, POD-SETUP-09."""
    return 4 if players <= 3 else 5


def starting_card_mask(content: Any) -> int:
    """The starting cards of all characters, as a set of cards."""
    return sum(1 << card for card in range(content.main_cards, len(content.cards)))


def find_first_chooser(table: DestinyTable) -> None:
    """Nobody can say who read a book last: chance decides, unless the players have agreed."""
    if table.first_chooser == RANDOM_CHOOSER:
        table.first_chooser = roll(table, table.humans)


def clockwise_from_first(table: DestinyTable) -> Zone:
    return tuple((table.first_chooser + step) % table.humans for step in players(table))


def lay_out_characters(table: DestinyTable) -> None:
    first = table.content.first_character_face
    table.stack = tuple(range(first, first + len(table.content.characters)))
    table.to_act = clockwise_from_first(table)
    tell(table, "first-chooser", seat=table.first_chooser)


async def choose_one_character(table: DestinyTable, seat: int) -> None:
    """Two boards at random, keep one, return the other."""
    draw_offer(table, seat)
    rule = table.customs.rules.choose_character
    card = await choose(seat, "choose-character", lambda: offered_characters(table), rule)
    keep_from_offer(table, card)
    take_character(table, seat, table.faces[card] - table.content.first_character_face)


def offered_characters(table: DestinyTable) -> list[Option[int]]:
    """The character boards a player holds, as options whose values are the cards."""
    characters, first = table.content.characters, table.content.first_character_face
    cards = sorted(table.offer, key=table.faces.__getitem__)
    return [Option(f"character:{characters[table.faces[card] - first].key}", card) for card in cards]


def remaining_characters(table: DestinyTable) -> list[Option[int]]:
    """The characters nobody plays, as options whose values are their numbers."""
    characters = enumerate(table.content.characters)
    return [Option(f"character:{one.key}", number) for number, one in characters if number not in table.characters]


def draw_offer(table: DestinyTable, seat: int) -> None:
    """Two of the face-down boards, which only this player sees."""
    shuffle(table, table.stack)
    table.offer, table.stack = table.stack[:2], table.stack[2:]
    show(table, seat, table.offer)


def keep_from_offer(table: DestinyTable, card: int) -> None:
    reveal(table, (card,))
    table.stack += without(table.offer, card)
    table.offer = ()
    shuffle(table, table.stack)


def take_character(table: DestinyTable, seat: int, character: int) -> None:
    """The set of a character, with its starting cards for a player's hand."""
    table.characters = put(table.characters, seat, character)
    if not is_automa(table, seat):
        table.hands[seat] = tuple(table.content.starting_cards(character))
    tell(table, "took-character", seat=seat, character=table.content.characters[character].key)


def set_initiative(table: DestinyTable, order: Zone) -> None:
    """The starting order names all characters; those that nobody plays are skipped."""
    table.initiative = tuple(table.characters.index(one) for one in order if one in table.characters)
    tell(table, "new-initiative", seats=table.initiative)
