"""The list of games: what is said of a game that is not there, or not finished."""

from __future__ import annotations

from types import ModuleType

import pytest

from tablewright import games
from tablewright.engine.faults import BadInput


def test_a_game_that_is_not_listed_is_told_with_those_that_are() -> None:
    with pytest.raises(BadInput, match=r"no game 'whist'; there are: ronin, "):
        games.find_game("whist")


def test_a_listed_game_without_its_assembly_is_told_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "room_of", lambda _floor, name: ModuleType(name))

    with pytest.raises(BadInput, match="games/whist exports no GAME yet"):
        games.find_game("whist")
