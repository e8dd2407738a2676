"""The allies of whoever plays alone: how they are set up, when a turn with one may be taken, and what follows it."""

from __future__ import annotations

from typing import Final

from tablewright.engine.dice import roll
from tablewright.engine.knowledge import reveal
from tablewright.engine.options import Family
from tablewright.engine.table import tell

from .champions import rank
from .faces import ARTIFACT, CARD
from .kinds import ALLY
from .preparation import characters_left, out_of_box, take_character
from .table import AT_HOME, Tidal
from .turn import begin_turn

AHEAD: Final = 3  # TB-ALLY-06
ALLY_TURN: Final = Family("ally", 4)


def allies_of(table: Tidal) -> list[int]:
    return [seat for seat, role in enumerate(table.roles) if role == ALLY]


def seat_allies(table: Tidal, positions: tuple[int, ...]) -> None:
    """TB-SOLO-05 to -07: the two characters left, in random order, each on its position."""
    for seat, position in zip(allies_of(table), positions, strict=True):
        left = characters_left(table)
        take_character(table, seat, left[roll(table, len(left))].value)
        table.ranking[seat] = position
        set_up_ally(table, seat)


def set_up_ally(table: Tidal, seat: int) -> None:
    """TB-SOLO-06: the ten cards without the shields, shuffled, the top one revealed."""
    content = table.content
    cards = content.deck_of(table.characters[seat])
    fit = tuple(card for card in cards if content.character_card(card).kind in (CARD, ARTIFACT))
    table.character_decks[seat] = out_of_box(table, fit)
    reveal_card(table, seat)


def reveal_card(table: Tidal, seat: int) -> None:
    """The top card of an ally's deck is in force in that ally's next turn."""
    table.in_play[seat], table.character_decks[seat] = (
        table.character_decks[seat][-1:],
        table.character_decks[seat][:-1],
    )
    reveal(table, table.in_play[seat])
    tell(table, "ally-revealed", seat=seat, card=table.in_play[seat][0])


def usable_allies(table: Tidal, seat: int) -> list[int]:
    """TB-ALLY-01, -07: once per round, while the player is level with the ally or ahead."""
    return [
        ally for ally in allies_of(table) if table.pawns[ally] == AT_HOME and table.ranking[seat] >= table.ranking[ally]
    ]


def begin_ally_turn(table: Tidal, seat: int, ally: int) -> None:
    """TB-ALLY-02, -03, -09: a full turn of the player, with the ally's pawn and without a disc."""
    begin_turn(table, seat, ally)
    tell(table, "ally-turn", seat=ally)


def end_ally_turn(table: Tidal) -> None:
    """TB-ALLY-05, -06: the ally moves ahead; its card goes under the deck, and the next one is revealed."""
    ally = table.actor
    rank(table, ally, AHEAD)
    table.character_decks[ally] = table.in_play[ally] + table.character_decks[ally]
    reveal_card(table, ally)
    table.actor = table.active
