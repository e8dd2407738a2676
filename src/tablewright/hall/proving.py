"""Whether a record from elsewhere can be shown and played: it may begin at a position that was written by hand."""

from __future__ import annotations

from typing import Any

from tablewright.engine.faults import BadInput
from tablewright.engine.game import Game
from tablewright.engine.match import Match, beginning, replay
from tablewright.engine.record import Record
from tablewright.language import LANGUAGES

from .drawing.board import Chair, find_board
from .voice import game_voice


def proven(game: Game[Any], record: Record) -> Match:
    """The match of a record; what is wrong with its positions is found here, and not by whoever opens the table."""
    try:
        if record.start is not None:
            begun = beginning(game, record)
            _count(game, begun)
            _look(game, begun)
        match = replay(game, record)
        _look(game, match)
        _read(game, match)
    except BadInput:
        raise
    except Exception as trouble:
        raise BadInput("The record tells of a position that cannot be.", "position") from trouble
    return match


def _count(game: Game[Any], begun: Match) -> None:
    """Nothing has come to the table, and nothing has gone."""
    fresh, table = Match(game, begun.players, begun.settings, begun.seed).position.table, begun.position.table
    if sorted(fresh.faces) != sorted(table.faces) or dict(game.census(fresh)) != dict(game.census(table)):
        raise BadInput("The record tells of a position that cannot be: its components do not add up.", "position")


def _look(game: Game[Any], match: Match) -> None:
    """Look at a position as every seat, as its page would."""
    table, voice = match.position.table, game_voice(game, LANGUAGES[0])
    board = find_board(voice)
    chairs = [Chair(seat, "", voice.speaker.seat(table, seat), bot=False, asked=False) for seat in range(table.seats)]
    board.public(game.view(table, None), chairs)
    for seat in range(match.players):
        board.own(game.view(table, seat), chairs, ())
    for seat, question in match.position.open().items():
        for option in question.options:
            voice.speaker.option(table, seat, option.id)


def _read(game: Game[Any], match: Match) -> None:
    """Read the log aloud; and whatever the record tells must go out again as text."""
    for language in LANGUAGES:
        speaker = game_voice(game, language).speaker
        for event in match.journal:
            speaker.event(match.position.table, event)
    match.snapshot().to_json().encode()
