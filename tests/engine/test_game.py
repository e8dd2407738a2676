"""What a game is agreed on before it begins."""

from __future__ import annotations

import pytest

from tablewright.engine.faults import BadInput
from tablewright.engine.options import Family, named

from .pebbles import GAME, turn


def test_settings_that_nobody_wished_for_take_their_defaults() -> None:
    assert GAME.agree(3, {"pile": "small"}) == {"pile": "small", "weather": "dry"}


def test_a_setting_exists_only_for_the_player_counts_it_is_made_for() -> None:
    assert GAME.agree(2, {}) == {"pile": "large"}
    with pytest.raises(BadInput, match=r"weather.*pile"):
        GAME.agree(2, {"weather": "wet"})


@pytest.mark.parametrize("players", [1, 4, 0, -2])
def test_a_wrong_number_of_players_is_refused_with_the_right_ones(players: int) -> None:
    with pytest.raises(BadInput, match="2 to 3"):
        GAME.agree(players, {})


def test_a_value_that_a_setting_cannot_have_is_refused_with_those_it_can() -> None:
    with pytest.raises(BadInput, match=r"'vast'.*small, large"):
        GAME.agree(2, {"pile": "vast"})


def test_agreeing_leaves_the_wishes_alone() -> None:
    wishes = {"pile": "small"}
    GAME.agree(3, wishes)

    assert wishes == {"pile": "small"}


def test_a_phase_is_found_by_the_name_it_is_written_down_with() -> None:
    assert GAME.phase_name(turn) == "turn"
    assert GAME.phase("turn") is turn


def test_options_of_a_family_have_lasting_ids() -> None:
    assert [option.id for option in Family("card", 50).of((41, 7))] == ["card:41", "card:7"]
    assert [(option.id, option.value) for option in named("side", ("left", "right"))] == [
        ("side:left", 0),
        ("side:right", 1),
    ]


def test_whoever_names_no_number_of_players_gets_the_nearest_one() -> None:
    assert [GAME.nearest_count(players) for players in (1, 2, 3, 4)] == [2, 2, 3, 3]
