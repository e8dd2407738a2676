"""The table of Fireflies: the row, the odds, jars by shape, lanterns that stay hidden, and playing it by keys."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.engine.match import Match
from tablewright.games import find_game
from tablewright.language import LANGUAGES
from tablewright.terminal.board import board_for
from tablewright.terminal.layout import plan
from tablewright.terminal.voice import Voice

from .sitting import (
    LARGE,
    SMALL,
    panel,
    positions,
    press,
    reads,
    rounds_until,
    sat_down,
    scene_of,
    seated,
    widest,
)


def fireflies(players: int = 3, seed: str = "terminal") -> Match:
    return Match(find_game("example"), players, {}, seed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_fits_into_any_window_and_everything_can_be_read(players: int, language: str) -> None:
    match = fireflies(players)
    voice = Voice(match.game, language)
    board = board_for(voice, match.position.table)
    for moment in positions(match, every=5):
        for viewer in (0, None):
            scene = scene_of(moment, viewer, voice)
            for width, height in (SMALL, LARGE):
                room = plan(width, height)
                drawn = board.draw(scene, room.width, room.board_room)
                assert widest(drawn) <= room.width
                assert len(drawn.split("\n")) <= room.board_room
            assert widest(board.header(scene)) <= SMALL[0]
            assert all(one.body().plain for one in (*board.readings(scene), *board.areas(scene)))
    assert board.legend().plain


def test_every_option_has_its_sign_and_its_words() -> None:
    match = fireflies()
    voice = Voice(match.game, "en")
    board = board_for(voice, match.position.table)
    asked = set()
    for moment in positions(match, every=1):
        for seat, question in {} if moment.over else moment.position.open().items():
            scene = scene_of(moment, seat, voice)
            asked.add(question.key)
            for option in question.options:
                about_card = ":" in option.id
                assert board.note(scene, option.id).plain or option.id == "close"
                assert bool(board.detail(scene, option.id).plain) == about_card
                assert (board.reading_of(scene, option.id) in [one.key for one in board.readings(scene)]) == about_card
    assert {"lantern", "catch-or-close"} <= asked


def test_the_lanterns_of_others_are_not_on_my_screen() -> None:
    match = fireflies()
    board = board_for(Voice(match.game, "en"), match.position.table)
    mine, *others = board.draw(scene_of(match, 0, Voice(match.game, "en")), 100, 40).plain.splitlines()[-3:]

    assert "?" not in mine
    assert all(line.endswith("?  ?") for line in others)


async def test_a_game_is_played_by_keys_to_its_end(tmp_path: Path) -> None:
    match = fireflies()
    app = seated(match, tmp_path)
    async with sat_down(app) as pilot:
        assert "Which lantern do you keep?" in reads(app, "prompt")
        await press(pilot, "2")
        for _ in rounds_until(app, lambda: match.over, "the game is over"):
            await press(pilot, "1" if len(match.played) % 3 else "2")
        assert "Round 4 of 4" in reads(app, "header")
        assert "all colours" in panel(app)
