"""What the boards of the sister games, Ronin and Path of Destiny, show and hide alike."""

from __future__ import annotations

import pytest

from tablewright.engine.match import Match
from tablewright.games import find_game
from tablewright.hall.drawing.destiny.middle import chapter_of
from tablewright.hall.drawing.prompt import keys_of
from tablewright.hall.voice import game_voice

from .boards import drawing_of, places_on, play_on, play_until, seen_by, seen_by_all


@pytest.fixture(params=["ronin", "path"])
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def table_of(game: str, players: int) -> Match:
    return Match(find_game(game), players, {}, "board")


def test_what_a_player_chose_in_secret_changes_nothing_that_others_see(game: str) -> None:
    match = play_until(table_of(game, 4), "play-left")
    seat, question = next((seat, one) for seat, one in match.position.open().items() if one.key == "play-left")
    before = seen_by_all(match)
    match.choose(seat, question.options[0].id)

    assert seen_by_all(match) == before
    assert "ghost-filled" in seen_by(match, seat)["ghosts"]


def test_while_characters_are_chosen_all_of_them_are_shown_so_that_nobody_sees_what_was_dealt(game: str) -> None:
    match = play_until(table_of(game, 4), "choose-character")
    offer = seen_by_all(match)["offer"]

    assert [place for place in places_on(offer) if place.startswith("character-")] == [
        f"character-{character.key}" for character in match.game.content["content"].characters
    ]


def test_the_tour_says_what_becomes_of_a_fate_token_however_the_vote_ended() -> None:
    told = game_voice(find_game("path"), "en").say("path-tour-fate")

    assert "majority" in told
    assert "on a tie" in told


@pytest.mark.parametrize(("game", "second"), [("ronin", "ronin-tour-tea"), ("path", "path-tour-fate")])
def test_the_tour_tells_of_a_second_turn_and_of_the_end_of_a_chapter_and_ends_with_it(game: str, second: str) -> None:
    toured: dict[str, int] = {}
    for match in play_on(table_of(game, 3)):
        if match.over:
            break
        view = match.game.view(match.position.table, None)
        keys = {question.key for question in match.position.open().values()}
        toured |= {step.text: view["turns_done"] for step in drawing_of(match).tour(view) if step.question in keys}

    assert toured[second] == 1
    assert toured[f"{game}-tour-keep-card"] == 3
    assert max(toured.values()) == 3


def test_a_token_is_counted_as_in_its_pool_without_what_cards_show(game: str) -> None:
    noted = []
    for match in play_on(table_of(game, 4)):
        for seat, question in ({} if match.over else match.position.open()).items():
            view, board = match.game.view(match.position.table, seat), drawing_of(match)
            for name in [one.id.removeprefix("token:") for one in question.options if one.id.startswith("token:")]:
                assert board.note(view, f"token:{name}") == f"you have {view['seats'][seat]['tokens'][name]}"
                noted.append(board.note(view, f"symbol:{name}") != board.note(view, f"token:{name}"))

    assert any(noted), "nobody had a symbol on a card as well"


def test_a_chapter_that_is_counted_promises_nothing_more(game: str) -> None:
    match = play_until(table_of(game, 3), "keep-card")

    assert "gain-words" not in seen_by_all(match)["timeline-0"]
    before = play_until(table_of(game, 3), "play-left", after=len(match.played) - 12)
    assert "gain-words" in seen_by_all(before)["timeline-0"]
    after = play_until(table_of(game, 3), "draft", after=len(match.played))
    assert "gain-words" in seen_by_all(after)["timeline-0"]


def test_no_turn_of_the_next_chapter_runs_while_one_is_closed() -> None:
    closing, begun = {"turns_done": 3, "chapter": 1}, {"turns_done": 3, "chapter": 2}
    assert [chapter_of(closing, number)["turns"] for number in (1, 2)] == [[2, 2, 2], [0, 0, 0]]
    assert [chapter_of(begun, number)["turns"] for number in (1, 2)] == [[2, 2, 2], [1, 0, 0]]


def test_a_row_of_the_pool_has_its_own_number_as_key_whatever_else_is_offered(game: str) -> None:
    match = table_of(game, 4)
    options = ["deck", "ability:one", "row:2", "row:4", "ability:two"]

    keys = keys_of(options, drawing_of(match))

    assert keys == {"deck": "0", "ability:one": "1", "row:2": "2", "row:4": "4", "ability:two": "3"}
