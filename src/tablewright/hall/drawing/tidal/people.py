"""The participants as pieces: whose token lies somewhere, in the colour and with the picture of its character."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from tablewright.engine.game import View

from ..board import Chair
from . import signs


class Token(NamedTuple):
    """A piece of a participant: whose it is, in words and as a picture, and its name among the moving pieces."""

    seat: int
    who: str
    name: str
    portrait: Markup
    piece: str


def token(view: View, chairs: Sequence[Chair], seat: int, piece: str = "") -> Token:
    character = view["seats"][seat]["character"]
    return Token(seat, character or "nobody", chairs[seat].title, signs.portrait(character), piece)


def pawns(view: View, chairs: Sequence[Chair], seats: Sequence[int]) -> list[Token]:
    return [token(view, chairs, seat, f"pawn-{seat}") for seat in seats]


def discs(view: View, chairs: Sequence[Chair], seats: Sequence[int], place: str) -> list[Token]:
    """The discs on a place; a participant may have several there."""
    return [
        token(view, chairs, seat, f"disc-{seat}-{place}-{seats[:number].count(seat)}")
        for number, seat in enumerate(seats)
    ]
