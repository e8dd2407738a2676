"""A table of every game: its board fits a small screen, and every option has words and can be read about."""

from __future__ import annotations

import pytest

from tablewright.engine.match import Match
from tablewright.games import GAMES, find_game

from .boards import fits_with_words_for_every_option, leads_to_readings
from .sitting import at_random


@pytest.mark.parametrize("name", GAMES)
def test_a_table_fits_and_every_option_can_be_read_about(name: str) -> None:
    for match in at_random(Match(find_game(name), 2, {}, "terminal"), every=10):
        fits_with_words_for_every_option(match, "en")
        leads_to_readings(match)
