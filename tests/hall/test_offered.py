"""The hall offers the games that have a board in it, and no others."""

from __future__ import annotations

import pytest

from tablewright.games import GAMES
from tablewright.hall.drawing.board import makers
from tablewright.hall.offered import OFFERED, find_offered
from tablewright.hall.refusals import Refused


def test_every_game_with_a_board_is_offered() -> None:
    assert set(OFFERED) == set(makers())
    assert set(OFFERED) <= set(GAMES)


@pytest.mark.parametrize("name", ["chess", *(game for game in GAMES if game not in OFFERED)])
def test_a_game_without_a_board_cannot_be_played_in_the_hall(name: str) -> None:
    with pytest.raises(Refused, match="refused-not-offered"):
        find_offered(name)


@pytest.mark.parametrize("name", OFFERED)
def test_an_offered_game_is_found(name: str) -> None:
    assert find_offered(name).id == name
