"""What the board of a game must keep at every position: it fits the screen, and all that is offered can be read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

from tablewright.engine.match import Match
from tablewright.language import LANGUAGES
from tablewright.terminal.board import board_for
from tablewright.terminal.choices import choices_of
from tablewright.terminal.layout import plan
from tablewright.terminal.voice import Voice
from tests.families import family

from .sitting import SMALL, scene_of, widest


def in_turn(stop: int) -> tuple[str, ...]:
    """One language at each stop of a walk through a game, another one at the next."""
    return (LANGUAGES[stop % len(LANGUAGES)],)


def all_at_once(_: int) -> tuple[str, ...]:
    """All languages at every stop of a walk through a game."""
    return LANGUAGES


Spoken: TypeAlias = Callable[[int], tuple[str, ...]]
EACH_LANGUAGE = pytest.mark.parametrize(
    "spoken", family([in_turn, all_at_once], lambda one: one is in_turn, lambda one: one.__name__.replace("_", "-"))
)
"""Walks in which languages take turns stay in every run."""

HEADER = 110
"""A header that is wider than the screen loses its end; beyond this it would lose what matters."""


def fits_with_words_for_every_option(match: Match, language: str) -> None:
    """On a small screen, whoever is asked sees the whole board, and reads what can be chosen."""
    voice, room, table = Voice(match.game, language), plan(*SMALL), match.position.table
    board = board_for(voice, table)
    for seat, question in match.position.open().items():
        scene = scene_of(match, seat, voice)
        drawn = board.draw(scene, room.width, room.board_room)
        assert widest(drawn) <= room.width
        assert drawn.plain.count("\n") + 1 <= room.most_board - 1
        assert widest(board.header(scene)) <= HEADER
        for choice in choices_of(question, table, voice, board, scene):
            assert choice.name
            board.detail(scene, choice.option_id)


def leads_to_readings(match: Match) -> None:
    """What an option points to is there to be read."""
    voice = Voice(match.game, "en")
    board = board_for(voice, match.position.table)
    for seat, question in match.position.open().items():
        scene = scene_of(match, seat, voice)
        readings = {one.key: one.body for one in board.readings(scene)}
        for option in question.options:
            key = board.reading_of(scene, option.id)
            assert key is None or readings[key]().plain


def can_be_read_in_full(match: Match, language: str) -> None:
    """By a player and by an onlooker, the meaning of the signs included."""
    voice = Voice(match.game, language)
    board = board_for(voice, match.position.table)
    for viewer in (0, None):
        scene = scene_of(match, viewer, voice)
        for reading in (*board.readings(scene), *board.areas(scene)):
            assert reading.title.plain
            assert reading.body().plain
    assert board.legend().plain
