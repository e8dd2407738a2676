"""Before a game: who chooses first, and choosing characters and boards."""

from __future__ import annotations

from tablewright.engine.dice import roll
from tablewright.engine.knowledge import reveal, show, shuffle
from tablewright.engine.options import Option
from tablewright.engine.questions import choose
from tablewright.engine.table import tell
from tablewright.engine.zones import Zone, put, without

from .setup import RANDOM_CHOOSER
from .table import DestinyTable, is_automa, players


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
