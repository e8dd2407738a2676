"""Preparing a game of Ronin, in the order of the rulebook: from the chapter card to the markers on their fields."""

from __future__ import annotations

from typing import Final

from tablewright.engine.dice import roll
from tablewright.engine.flow import Phase
from tablewright.engine.knowledge import reveal, shuffle
from tablewright.engine.options import Family, Option
from tablewright.engine.questions import choose
from tablewright.engine.table import tell
from tablewright.engine.zones import put
from tablewright.games.destiny.draft import deal_row
from tablewright.games.destiny.preparation import (
    choose_one_character,
    clockwise_from_first,
    draw_offer,
    find_first_chooser,
    keep_from_offer,
    lay_out_characters,
    remaining_characters,
    set_initiative,
    take_character,
)
from tablewright.games.destiny.steps import next_seat
from tablewright.games.destiny.table import is_automa

from .content import BOARDS
from .cooperation import advance
from .phases import draft, set_active_symbols
from .setup import START_FIELDS
from .table import Ronin, left_neighbour, right_neighbour

BOARD: Final = Family("board", BOARDS + 1)


async def prepare(table: Ronin) -> Phase:
    """RON-SETUP-01 to -09: chapter card, active symbols, main deck and pool."""
    chapters = list(range(table.content.first_chapter_face, table.content.first_chapter_face + 6))
    shuffle(table, chapters)
    reveal(table, chapters[:1])  # RON-SETUP-02
    table.chapter_card = table.faces[chapters[0]] - table.content.first_chapter_face
    set_active_symbols(table, 0)  # RON-SETUP-03
    shuffle(table, table.deck)  # RON-SETUP-06
    table.pool = [deal_row(table) for _ in table.pool]  # RON-SETUP-07
    find_first_chooser(table)  # RON-SETUP-10
    lay_out_characters(table)
    return choose_character


async def choose_character(table: Ronin) -> Phase:
    """RON-SETUP-11: two boards at random, keep one, return the other."""
    await choose_one_character(table, table.to_act[0])
    return next_seat(table, choose_character, seat_automas)


async def seat_automas(table: Ronin) -> Phase:
    """RON-AUTO-02: each Automa gets one of the remaining characters, at random or as the first chooser picks."""
    for seat in range(table.humans, table.seats):
        left = remaining_characters(table)
        if table.automa_choice == "pick":
            about = {"other": seat}
            character = await choose(table.first_chooser, "choose-automa", left, "RON-AUTO-02", about=about)
        else:
            character = left[roll(table, len(left))].value
        take_character(table, seat, character)
    return lay_out_boards


async def lay_out_boards(table: Ronin) -> Phase:
    """RON-SETUP-13 to -16: on side A all boards are alike; on side B players choose theirs."""
    if table.side == "A":
        table.boards = tuple(range(table.seats))
        return place_markers
    if table.humans == 1:
        return choose_solo_boards
    table.to_act = clockwise_from_first(table)
    first = table.content.first_board_face
    table.stack = tuple(range(first, first + BOARDS))
    return choose_board


async def choose_board(table: Ronin) -> Phase:
    """RON-SETUP-14: clockwise from the first chooser; of two players, each chooses one to share with the Automa."""
    seat = table.to_act[0]
    if table.humans == 2:
        await choose_any_board(table, seat, track_with_automa(table, seat), "RON-DUO-02")
    else:
        await choose_offered_board(table, seat)
    return next_seat(table, choose_board, last_board)


async def choose_offered_board(table: Ronin, seat: int) -> None:
    """RON-SETUP-14: draw two, keep one, and lay it before the left neighbour."""
    draw_offer(table, seat)
    card = await choose(seat, "choose-board", lambda: offered_boards(table), "RON-SETUP-14")
    keep_from_offer(table, card)
    lay_board(table, seat, table.faces[card] - table.content.first_board_face)


def offered_boards(table: Ronin) -> list[Option[int]]:
    """The cooperation boards a player holds, as options whose values are the cards."""
    first = table.content.first_board_face
    cards = sorted(table.offer, key=table.faces.__getitem__)
    return [Option(f"board:{table.faces[card] - first + 1}", card) for card in cards]


def lay_board(table: Ronin, track: int, board: int) -> None:
    table.boards = put(table.boards, track, board)
    tell(table, "laid-board", seat=track, other=left_neighbour(table, track), board=board + 1)


async def last_board(table: Ronin) -> Phase:
    """RON-DUO-02: the board between two players is drawn from those that are left."""
    if table.humans == 2:
        left = boards_left(table)
        lay_board(table, 0, left[roll(table, len(left))] - 1)
    return place_markers


async def choose_solo_boards(table: Ronin) -> Phase:
    """RON-SOLO-02: the player chooses both boards in use."""
    for track in (0, right_neighbour(table, 0)):
        await choose_any_board(table, 0, track, "RON-SOLO-02")
    return place_markers


def track_with_automa(table: Ronin, seat: int) -> int:
    """The track that one of two players shares with the Automa."""
    return seat if is_automa(table, left_neighbour(table, seat)) else right_neighbour(table, seat)


async def choose_any_board(table: Ronin, seat: int, track: int, rule: str) -> None:
    """A board of the player's choice, of all that are left."""
    board = await choose(seat, "choose-board", BOARD.of(boards_left(table)), rule)
    lay_board(table, track, board - 1)


def boards_left(table: Ronin) -> list[int]:
    """The numbers of the cooperation boards that lie nowhere yet."""
    return [number + 1 for number in range(BOARDS) if number not in table.boards]


async def place_markers(table: Ronin) -> Phase:
    """RON-SETUP-04, -16, -17: initiative from the chapter card, cooperation markers on 0, the rest into the box."""
    table.stack = ()
    order = table.content.chapters[table.chapter_card].initiative
    set_initiative(table, order)
    for track in range(table.seats):
        if not (is_automa(table, track) and is_automa(table, left_neighbour(table, track))):
            table.cooperation[track] = 0
    return start_difficulty


async def start_difficulty(table: Ronin) -> Phase:
    """RON-SOLO-04, -05: a solo player's tracks start ahead, with the bonuses of the fields up to there."""
    if table.humans == 1:
        for track in (0, right_neighbour(table, 0)):
            await advance(table, track, START_FIELDS[table.difficulty])
    return draft
