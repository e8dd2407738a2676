"""What the board of every game keeps: options lie where it shows them, no piece lies twice, words stay words."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tablewright.engine.match import Match
from tablewright.games import find_game
from tablewright.hall.drawing.board import Chair, TourStep
from tablewright.hall.offered import OFFERED
from tablewright.language import LANGUAGES

from .boards import (
    Pages,
    calls,
    drawing_of,
    lost_on_tour,
    places_on,
    play_on,
    seen_by,
    seen_by_all,
    twice_on,
    words_of,
)
from .ways import EVERY_WAY, Way

SEEN_NOW_AND_THEN = {"path": 2, "tidal": 2, "heredity": 3}
"""Games with many questions are looked at only so often."""
LISTED = {
    "tidal": ("announcement", "set-challenge", "scheme-discard"),
    "heredity": ("share", "play-again", "next-chapter"),
}
"""Questions about things that lie nowhere on the board; the list tells them."""
UNTITLED = ("heredity",)
"""Where a seat plays several members of the family, it is called by none of them."""
SEVERAL_PLACES = ("heredity",)
"""Where several edges of the map lead to the same card, each of them is its place."""
FIRST_TABLE = {"heredity": Way("heredity", 2, {"chapter": "tutorial"})}
"""Where a newcomer begins, if not as three at a table without settings."""
LARGEST_TABLE = {"path": Way("path", 5, {"story": "striga"}), "heredity": Way("heredity", 4, {"chapter": "chapter-1"})}
"""Where there is most to be drawn, if not simply with all seats taken."""
CALLS_FOR_ALL, CALLS_FOR_ONE = 50_000, 10_000
"""As many functions as may be called to draw a board: twice what the richest one calls."""
WITHOUT_A_NOTE = {"ronin": ("resolve",), "path": ("resolve",), "example": ("close",)}
"""Of games that have a note beside every other option."""


Check = Callable[[Way, Match, Pages], None]


def every_option_lies_where_the_board_shows_it_or_nowhere(way: Way, match: Match, pages: Pages) -> None:
    board = drawing_of(match)
    for seat, question in {} if match.over else match.position.open().items():
        shown, view = places_on(pages.of(seat)), match.game.view(match.position.table, seat)
        for option in question.options:
            place = board.place(option.id, seat)
            listed = place is None or question.key in LISTED.get(way.game, ())
            lies = place in shown if way.game in SEVERAL_PLACES else shown.count(str(place)) == 1
            assert listed or lies, (option.id, place, question.key)
            assert board.note(view, option.id) or option.id in WITHOUT_A_NOTE.get(way.game, (option.id,))


def no_piece_lies_in_two_places(way: Way, match: Match, pages: Pages) -> None:
    assert twice_on(pages.of(seat) for seat in (*range(way.players), None)) == []


def every_language_is_drawn_without_anything_inline(way: Way, match: Match, pages: Pages) -> None:
    for language in LANGUAGES:
        page = pages.of(0, language)
        ids = re.findall(r' id="([^"]+)"', page)
        assert not re.search(r" style=| on\w+=|<script", page)
        assert not re.search(r'[">]None[<"]', page)
        assert language == "en" or "None" not in words_of(page)  # in English it is a word of the stories
        assert len(set(ids)) == len(ids)


def a_name_is_shown_as_it_is_and_never_becomes_markup(way: Way, match: Match, pages: Pages) -> None:
    table = match.position.table
    chairs = [Chair(seat, "<b>Eve</b>", "<i>Eve</i>", bot=False, asked=False) for seat in range(table.seats)]
    board, view = drawing_of(match), match.game.view(table, None)
    shown = "".join(board.public(view, chairs).values()) + (board.ending(view, chairs) if match.over else "")

    assert not re.search("<[bi]>Eve", shown)
    assert "&lt;b&gt;Eve&lt;/b&gt;" in shown
    assert way.game in UNTITLED or "&lt;i&gt;Eve&lt;/i&gt;" in shown


def looked_at_every(way: Way) -> dict[Check, int]:
    """How many choices lie between two looks of each check."""
    return {
        every_option_lies_where_the_board_shows_it_or_nowhere: SEEN_NOW_AND_THEN.get(way.game, 1),
        no_piece_lies_in_two_places: 11,
        every_language_is_drawn_without_anything_inline: 13,
        a_name_is_shown_as_it_is_and_never_becomes_markup: 50,
    }


@pytest.mark.parametrize("way", EVERY_WAY)
def test_the_board_holds_from_the_first_choice_to_the_end(way: Way) -> None:
    """One game is walked for all checks, which look at it at their own rhythm, and all at its end."""
    for match in play_on(way.match()):
        pages = Pages(match)
        for check, every in looked_at_every(way).items():
            if match.over or len(match.played) % every == 0:
                looked(check, way, match, pages)


def looked(check: Check, way: Way, match: Match, pages: Pages) -> None:
    """A check that fails says at which moment of which game."""
    try:
        check(way, match, pages)
    except Exception as failed:
        failed.add_note(f"{check.__name__}: {way.title} after {len(match.played)} choices")
        raise


@pytest.mark.parametrize("game", OFFERED)
def test_every_part_of_the_tour_shows_a_place_of_the_board_and_has_words(game: str) -> None:
    toured: set[TourStep] = set()
    for match in play_on(FIRST_TABLE.get(game, Way(game, 3)).match(), every=5):
        view = match.game.view(match.position.table, 0)
        steps = set() if match.over else {*drawing_of(match).tour(view)} - toured
        assert lost_on_tour(match, steps) == []
        toured |= steps

    assert toured


@pytest.mark.parametrize("game", OFFERED)
def test_little_is_done_to_draw_a_board(game: str) -> None:
    """Many tables are drawn at once, so nothing is read, parsed or compiled anew for one."""
    way = LARGEST_TABLE.get(game, Way(game, find_game(game).players[-1]))
    match = next(found for found in play_on(way.match(), every=120) if found.played)
    seen_by_all(match), seen_by(match, 0)

    assert calls(lambda: seen_by_all(match)) < CALLS_FOR_ALL
    assert calls(lambda: seen_by(match, 0)) < CALLS_FOR_ONE
