"""Fireflies in the browser: cards in words, options with their places, lanterns kept secret, and the home page."""

from __future__ import annotations

import re
from html import unescape

import pytest

from tablewright.engine.match import Match
from tablewright.games import find_game
from tablewright.hall.drawing.example import ExampleBoard
from tablewright.hall.offered import OFFERED, PICTURED
from tablewright.hall.voice import game_voice
from tablewright.language import LANGUAGES

from ..families import family
from .boards import page_of, pieces_on, places_on, play_on
from .guests import Hall, seated
from .test_leaks import NAMES, cannot_be_told_apart

GAME = find_game("example")


def table_of(players: int = 3, seed: str = "board") -> Match:
    return Match(GAME, players, {}, seed)


def board_of(language: str = "en") -> ExampleBoard:
    return ExampleBoard(game_voice(GAME, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_pack_tells_its_name_and_its_meaning_in_words(language: str) -> None:
    board = board_of(language)
    for key in board.faces:
        drawn = unescape(str(board.card({"card": 7, "key": key})))

        assert board.voice.word(f"card-{key}") in drawn
        assert board.words({"key": key}) in drawn


def test_what_cannot_be_kept_lies_where_the_board_shows_it_too() -> None:
    deals = (moment for number in range(40) for moment in play_on(table_of(seed=f"deal {number}")) if not moment.over)
    match = next(moment for moment in deals if moment.position.asked().refused())
    question = match.position.asked()

    for one in question.refused():
        assert board_of().place(one.option.id, question.seat) in places_on(page_of(match, question.seat))


def test_my_lanterns_lie_before_me_and_nobody_else_sees_them() -> None:
    match = table_of()
    mine = [f"card-{one['card']}" for one in GAME.view(match.position.table, 0)["seats"][0]["lanterns"]]

    assert [piece for piece in pieces_on(page_of(match, 0)) if piece in mine] == mine
    assert not set(pieces_on(page_of(match, 1)) + pieces_on(page_of(match, None))) & set(mine)

    match.choose(0, match.position.open()[0].options[1].id)
    assert "picked" in page_of(match, 0)
    assert "picked" not in page_of(match, 1)


def test_the_tour_ends_with_the_first_round() -> None:
    late = next(one for one in play_on(table_of()) if GAME.view(one.position.table, 0)["round"] == 2)
    assert not board_of().tour(GAME.view(late.position.table, 0))


def test_every_round_is_a_part_of_a_replay() -> None:
    parts = {
        board_of().milestone(GAME.view(match.position.table, None), len(match.played)).part
        for match in play_on(table_of(2))
        if not match.over
    }

    assert parts == {"", *(f"Round {number}" for number in range(1, 5))}


MOMENTS = {2: (1, 9), 5: (3, 30)}


@pytest.mark.parametrize("players", family(MOMENTS, lambda players: players == 2))
async def test_nobody_can_tell_paired_worlds_apart(hall: Hall, players: int) -> None:
    """Lanterns are chosen in secret and kept so, and nobody knows the order of the meadow."""
    table, people = await seated(hall, *NAMES[:players], seed=f"leak {players}", game="example")
    await cannot_be_told_apart(hall, table, people, MOMENTS[players])


# The home page


async def test_the_home_page_has_tiles_for_games_with_pictures_and_names_the_others_below_them(hall: Hall) -> None:
    page = (await hall.onlooker().reads("/")).text
    small = [name for name in OFFERED if name not in PICTURED]

    assert re.findall(r'class="(?:hero|game-tile) game-(\w+)"', page) == list(PICTURED)
    assert re.findall(r'<button form="play" name="game" value="(\w+)">', page) == small
    assert "example" in small


async def test_a_game_without_settings_has_nothing_to_agree_on_in_its_waiting_room(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    bare = await ann.page(await ann.opens_table("me", "open", game="example"))
    agreed = await ann.page(await ann.opens_table("me", "open", game="ronin"))

    assert 'id="agreed-title"' not in bare
    assert 'id="agreed-title"' in agreed


async def test_people_are_called_by_their_names_where_nobody_plays_a_character(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob", bots=["random"], game="example")
    live = await hall.plays_until(table, lambda live: len(live.match.journal) > 20 if live.match else False)

    told = [line["text"] for line in (await ann.reads(f"/api/tables/{table}/log", seat=0)).json()]
    assert any(line.startswith("Ann catches") for line in told)
    assert any(line.startswith("Bob catches") for line in told)
    assert any(line.startswith("Player 3 catches") for line in told), "bots may have the same name"
    assert not any("Player 1" in line for line in told)
    page = await ann.page(live.id, seat=0)
    assert "<strong>Ann</strong>" in page
    assert "Player 2" not in page


async def test_two_people_of_one_name_are_told_apart_by_their_numbers(hall: Hall) -> None:
    table, (ann, _other) = await seated(hall, "Ann", "Ann", game="example")
    live = await hall.plays_until(table, lambda live: len(live.match.journal) > 12 if live.match else False)

    page = await ann.page(live.id, seat=0)

    assert "Player 1 catches" in page
    assert "Player 2 catches" in page
