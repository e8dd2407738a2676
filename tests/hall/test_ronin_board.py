"""The Ronin board in the browser: cards can be read, options have their places, and nobody sees a foreign hand."""

from __future__ import annotations

import re
from html import unescape

import pytest

from tablewright.engine.match import Match
from tablewright.games import find_game
from tablewright.games.destiny.symbols import COLOURS, SYMBOLS
from tablewright.games.ronin.content import original_pack
from tablewright.games.ronin.table import Ronin
from tablewright.hall.drawing.ronin import RoninBoard
from tablewright.hall.drawing.ronin.box import Box
from tablewright.hall.drawing.ronin.signs import PICTURES, picture
from tablewright.hall.voice import game_voice
from tablewright.language import LANGUAGES

from .boards import (
    pieces_on,
    places_on,
    play_on,
    play_until,
    seen_by,
    seen_by_all,
    without_picture_or_author,
)

GAME = find_game("ronin")


def table_of(players: int, seed: str = "board", **settings: str) -> Match:
    return Match(GAME, players, settings, seed)


def table_on(match: Match) -> Ronin:
    """The table with everything on it, hands and deck too."""
    table = match.position.table
    assert isinstance(table, Ronin)
    return table


# Cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_pack_tells_its_name_colour_symbols_and_effect_in_words(language: str) -> None:
    box = Box(game_voice(GAME, language))
    for number, card in enumerate(original_pack().cards):
        drawn = unescape(str(box.card({"card": number, "key": card.key})))
        label = re.search(r'aria-label="([^"]+)"', drawn)

        assert label is not None
        assert box.word(f"card-{card.key}") in label[1]
        assert box.word("card-colour", colour=COLOURS[card.colours[0]]) in label[1]
        assert all(box.word("symbol", symbol=SYMBOLS[symbol]) in label[1] for symbol in card.symbols)
        assert box.does(card) in label[1]
        assert box.does(card) in drawn.split("card-words")[1]


def test_every_card_shows_the_emblem_of_its_colour_and_the_shape_of_each_symbol() -> None:
    box = Box(game_voice(GAME, "en"))
    for number, card in enumerate(original_pack().cards):
        drawn = str(box.card({"card": number, "key": card.key}))
        shown = drawn.partition("card-symbols")[2].partition("card-name")[0]

        assert f"#{PICTURES['emblem'][COLOURS[card.colours[0]]]}" in drawn
        assert [f"symbol-{SYMBOLS[symbol]}" for symbol in card.symbols] == re.findall(r"symbol-[a-z]+(?=[ \"])", shown)


def test_every_card_of_the_pack_has_a_picture_of_its_own() -> None:
    chosen = [PICTURES["card"][card.key] for card in original_pack().cards]

    assert len(set(chosen)) == len(chosen)


def test_every_picture_lies_in_a_sprite_that_the_table_loads_with_its_author_named() -> None:
    assert (
        without_picture_or_author({name for group in PICTURES.values() for name in group.values()}, "destiny", "ronin")
        == []
    )


def test_a_card_that_nobody_has_chosen_a_picture_for_shows_that_of_its_colour() -> None:
    assert f"#{PICTURES['colour']['blue']}" in picture("a-card-of-another-pack", "blue")


def test_a_covered_symbol_is_seen_and_said_to_be_covered() -> None:
    box = Box(game_voice(GAME, "en"))
    drawn = str(box.card({"card": 7, "key": "ember-on-the-blade", "covered": [1]}))

    assert 'symbol-magic covered"' in drawn
    assert "Covered: magic" in drawn


# What one sees


@pytest.mark.parametrize("players", GAME.players)
def test_nobody_sees_a_foreign_hand_nor_the_deck(players: int) -> None:
    for match in play_on(table_of(players), every=9):
        table = table_on(match)
        hidden = {f"card-{card}" for zone in (*table.hands, table.deck) for card in zone}
        shown = "".join(seen_by_all(match).values())
        assert not hidden & set(places_on(shown))
        assert not hidden & set(pieces_on(shown))


def test_an_onlooker_has_no_hand() -> None:
    match = play_until(table_of(3), "play-left")

    assert seen_by(match, None) == {"hand": "", "ghosts": ""}


def test_my_hand_lies_before_me_and_what_i_have_chosen_rises_with_its_number() -> None:
    match = play_until(table_of(3), "play-left")
    seat, question = next((seat, one) for seat, one in match.position.open().items() if one.key == "play-left")
    cards = [f"card-{card}" for card in table_on(match).hands[seat]]

    assert pieces_on(seen_by(match, seat)["hand"]) == cards
    assert seen_by(match, seat)["ghosts"].count("<li") == 2

    match.choose(seat, question.options[0].id)
    mine = seen_by(match, seat)
    assert mine["hand"].count(" chosen") == 1
    assert '<b class="card-number">1</b>' in mine["hand"]
    assert "ghost-filled" in mine["ghosts"]


def test_the_board_says_what_the_end_of_the_chapter_would_give_now() -> None:
    match = play_until(table_of(3), "play-left", after=40)
    told = unescape(seen_by_all(match)["timeline-0"])

    assert re.search(r"now \d+ XP and \d+ VP at the end of the chapter", told)


def test_automas_are_drawn_like_players() -> None:
    match = play_until(table_of(1), "draft", after=20)
    seen = seen_by_all(match)

    assert "Automa" in seen["glance-1"]
    assert "chip" in seen["glance-2"]
    assert seen["track-1"] == ""
    assert "track-0-left" in seen["track-0"]


# Options


def test_some_options_lie_nowhere() -> None:
    board = RoninBoard(game_voice(GAME, "en"))

    assert [board.place(option, 0) for option in ("done", "stop", "resolve", "bonus:ability")] == [None] * 4


def test_long_names_end_in_an_ellipsis() -> None:
    """The element that cuts a name holds nothing else: in a row of boxes text is cut in mid-word."""
    seen = seen_by_all(play_until(table_of(3), "play-left"))
    for region in ("glance-1", "person-1"):
        assert '<span class="holder-name">Ada1</span>' in seen[region]
