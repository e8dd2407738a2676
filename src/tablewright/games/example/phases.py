"""The flow of play, in the order of the rules: lanterns, turns on the meadow, what the wind leaves, the count."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from tablewright.engine.dice import roll
from tablewright.engine.flow import Phase
from tablewright.engine.knowledge import reveal, show, shuffle
from tablewright.engine.options import Family, Option, Reason
from tablewright.engine.questions import choose, choose_all, choose_hidden
from tablewright.engine.table import tell, whisper

from .content import MOST_CARDS
from .table import Fireflies, active_seat, colours_in, face_of, fireflies_in, gusts_in, is_over

FULL_ROW: Final = 6  # FLY-TURN-03
CATCH: Final = Option("catch", "catch")
CLOSE: Final = Option("close", "close")
KEEP: Final = Family("keep", MOST_CARDS)
LIGHT: Final = Family("lantern", MOST_CARDS)
COLOUR_IN_JAR: Final = Reason("FLY-WIND-03", "colour-in-jar")


async def prepare(table: Fireflies) -> Phase:
    """FLY-SETUP-01, -02, -04: shuffle the meadow, deal two lanterns to everybody, draw lots for the first player."""
    shuffle(table, table.deck)
    shuffle(table, table.box)
    for seat in range(table.seats):
        table.lanterns[seat], table.box = table.box[:2], table.box[2:]
        show(table, seat, table.lanterns[seat])
        whisper(table, seat, "dealt-lanterns", seat=seat, cards=table.lanterns[seat])
    table.first = roll(table, table.seats)
    tell(table, "first-player", seat=table.first)
    return choose_lanterns


async def choose_lanterns(table: Fireflies) -> Phase:
    """FLY-SETUP-03: everybody keeps one lantern, in secret and at once."""
    kept = await choose_all({seat: keep_lantern(table, seat) for seat in range(table.seats)})
    for seat, lantern in kept.items():
        table.box += tuple(card for card in table.lanterns[seat] if card != lantern)
        table.lanterns[seat] = (lantern,)
        whisper(table, seat, "kept-lantern", seat=seat, card=lantern)
    return take_turn


async def keep_lantern(table: Fireflies, seat: int) -> int:
    """It is asked even if both look alike: otherwise everybody would know that they do."""
    dealt = table.lanterns[seat]
    lantern: int = await choose_hidden(seat, "lantern", lambda: LIGHT.of(one_of_each(table, dealt)), "FLY-SETUP-03")
    return lantern


async def take_turn(table: Fireflies) -> Phase:
    """FLY-TURN: catch one card, then one more or not, until the jar is closed or the wind comes."""
    seat = active_seat(table)
    tell(table, "turn-begins", seat=seat, round=table.turn // table.seats + 1)
    catch(table, seat)  # FLY-TURN-01
    while may_catch(table):
        if await choose(seat, "catch-or-close", (CATCH, CLOSE), "FLY-TURN-02") == "close":
            break
        catch(table, seat)
    if len(gusts_in(table, table.row)) > 1:
        return scatter  # FLY-WIND-02
    close_jar(table, seat)
    return turn_over(table)


def may_catch(table: Fireflies) -> bool:
    """FLY-TURN-03, FLY-WIND-01, -02, FLY-MEADOW-02."""
    room = len(table.row) < FULL_ROW
    return room and len(gusts_in(table, table.row)) < 2 and bool(table.deck or table.discard)


def catch(table: Fireflies, seat: int) -> None:
    """FLY-TURN-01: the next card of the meadow joins the row."""
    if not table.deck:
        grow_meadow(table)
    if table.deck:  # FLY-MEADOW-02
        card = table.deck[-1]
        table.deck, table.row = table.deck[:-1], (*table.row, card)
        reveal(table, (card,))
        tell(table, "caught", seat=seat, card=card)


def grow_meadow(table: Fireflies) -> None:
    """FLY-MEADOW-01: the discard pile becomes the new meadow."""
    table.deck, table.discard = table.discard, ()
    shuffle(table, table.deck)
    tell(table, "meadow-grown", count=len(table.deck))


def close_jar(table: Fireflies, seat: int) -> None:
    """FLY-TURN-04: fireflies into the jar, a gust onto the discard pile."""
    caught = fireflies_in(table, table.row)
    table.jars[seat] += caught
    table.discard += gusts_in(table, table.row)
    table.row = ()
    tell(table, "closed-jar", seat=seat, cards=caught)


async def scatter(table: Fireflies) -> Phase:
    """FLY-WIND-02 to -04: all is lost, but for one firefly of a colour that the jar does not have yet."""
    seat = active_seat(table)
    tell(table, "scattered", seat=seat)
    at_hand = one_of_each(table, fireflies_in(table, table.row))
    question = choose(seat, "keep", KEEP.of(at_hand), "FLY-WIND-03", colour_in_jar(table, seat))
    if question.options:  # FLY-WIND-04
        card = await question
        table.jars[seat] += (card,)
        table.row = tuple(one for one in table.row if one != card)
        tell(table, "kept", seat=seat, card=card)
    table.discard += table.row
    table.row = ()
    return turn_over(table)


def one_of_each(table: Fireflies, cards: Iterable[int]) -> list[int]:
    """Cards with the same face only once: nobody could tell them apart."""
    return list({table.faces[card]: card for card in cards}.values())


def colour_in_jar(table: Fireflies, seat: int) -> Callable[[int], Reason | None]:
    """FLY-WIND-03: why a firefly cannot be kept."""
    return partial(why_not_keep, table, colours_in(table, table.jars[seat]))


def why_not_keep(table: Fireflies, colours: set[int], card: int) -> Reason | None:
    return COLOUR_IN_JAR if face_of(table, card).colour in colours else None


def turn_over(table: Fireflies) -> Phase:
    """FLY-GEN-03: the next player's turn, or the end."""
    table.turn += 1
    return count_lights if is_over(table) else take_turn


async def count_lights(table: Fireflies) -> None:
    """FLY-END-02: lanterns are turned up; the points can be read off the jars."""
    for seat in range(table.seats):
        reveal(table, table.lanterns[seat])
        tell(table, "showed-lantern", seat=seat, cards=table.lanterns[seat])
