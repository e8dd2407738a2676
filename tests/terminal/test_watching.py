"""Watching a record: back and forth, through whose eyes, and no further than they saw."""

from __future__ import annotations

from tablewright.engine.match import Match
from tablewright.language import LANGUAGES
from tablewright.terminal.history import History
from tablewright.terminal.panels import Sheet
from tablewright.terminal.seating import Seating
from tablewright.terminal.watching import Watching

from .sitting import panel, press, reads, ronin, sat_down, whole_table


def played_out(players: int = 2) -> Match:
    match = ronin(players)
    seating = Seating(match, ["greedy"] * players)
    while (seat := seating.next(None)) is not None:
        seating.bot_chooses(seat)
    return match


def test_a_history_has_every_moment_and_ends_alike() -> None:
    match = played_out()
    history = History(match)
    assert len(history) == len(match.played) + 1
    assert match.game.view(history.moments[-1].table, None) == match.game.view(match.position.table, None)
    assert [event for event, _ in history.log(len(history) - 1, None)] == match.log(None)


async def test_stepping_back_and_forth_gives_the_same_table() -> None:
    app = Watching(played_out(), "en")
    async with sat_down(app) as pilot:
        beginning = whole_table(app)
        await press(pilot, *["right"] * 5)
        fifth = whole_table(app)
        assert "Choice 5 of" in reads(app, "prompt")
        await press(pilot, "end")
        assert app.at_end
        await press(pilot, "f")
        assert isinstance(app.screen, Sheet)
        assert "total" in panel(app)
        await press(pilot, "escape", "home")
        assert whole_table(app) == beginning
        await press(pilot, "pagedown", *["left"] * 5)
        assert whole_table(app) == fifth


async def test_each_pair_of_eyes_sees_its_own_hand_alone() -> None:
    app = Watching(played_out(), "en")
    async with sat_down(app) as pilot:
        await press(pilot, *["pagedown"] * 2)
        views = []
        for _ in range(3):
            views.append([area["hand"] is not None for area in app.scene().view["seats"][:2]])
            await press(pilot, "v")
        assert views == [[False, False], [True, False], [False, True]]
        assert app.viewer is None


async def test_a_secret_choice_is_not_told_to_others() -> None:
    app = Watching(played_out(), "en")
    async with sat_down(app) as pilot:
        secret = next(
            index
            for index, moment in enumerate(app.history.moments)
            if moment.choice and "play:" in moment.choice.option.id
        )
        await press(pilot, *["right"] * secret)
        assert reads(app, "detail").endswith("chose.")
        choice = app.moment.choice
        assert choice is not None
        await press(pilot, *["v"] * (choice.seat + 1))
        assert "chose: " in reads(app, "detail")


async def test_all_languages_are_spoken() -> None:
    app = Watching(played_out(), "en")
    async with sat_down(app) as pilot:
        await press(pilot, "end")
        seen = set()
        for _ in LANGUAGES:
            seen.add(reads(app, "prompt"))
            await press(pilot, "L", "question_mark", "escape")
        assert len(seen) == len(LANGUAGES)
