"""A game without a board of its own is played through the same client."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tablewright.engine.match import Match
from tablewright.lab.bench.tictactoe import GAME
from tablewright.language import LANGUAGES
from tablewright.terminal.playing import Playing

from .sitting import panel, press, reads, rounds_until, sat_down

WORDS = """
event-marked = { $seat } marks { $cell }.
ask-mark = Where?
option-cell = Cell { $number }
why-cell-taken = Taken.
"""


async def test_tic_tac_toe_is_played_from_its_view_alone(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text(WORDS, "utf-8")
    match = Match(replace(GAME, texts=(tmp_path,)), 2, {}, "x")
    app = Playing(match, ["human", "greedy"], "en", tmp_path / "saved.json", pause=0)
    async with sat_down(app) as pilot:
        assert "cells:" in reads(app, "board")
        assert "Where?" in reads(app, "prompt")
        assert "Cell 0" in reads(app, "choices")
        await press(pilot, "1", "up")
        assert "Taken." in reads(app, "choices")
        await press(pilot, "c", "escape", "o", "escape", "question_mark", "escape", "R", "escape", "r", "escape")
        for _ in rounds_until(app, lambda: match.over, "the game is over"):
            await press(pilot, "1")
        assert "tic-tac-toe" in reads(app, "header")
        assert "total" in panel(app)
