"""Preparing the game: what lies on the table before the first draft, and what the whole game is about."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from tablewright.engine.faults import BadInput
from tablewright.engine.match import Match
from tablewright.engine.position import Checkpoint, Position
from tablewright.engine.questions import Question
from tablewright.games.ronin import GAME
from tablewright.games.ronin.by_hand import table_by_hand
from tablewright.games.ronin.content import MAIN_CARDS, original_pack
from tablewright.games.ronin.table import Ronin

from ..destiny import matches
from ..destiny.cards import card, lose_up_to_three, two_symbols
from ..destiny.matches import (
    SEEDS,
    asked,
    cards_in_play,
    characters_at,
    choices_of,
    events,
    look,
    play_to_the_end,
    starting_faces,
)
from ..destiny.sitting import quiet
from .sitting import Sitting

PACK = original_pack()
new_game = partial(matches.new_game, GAME)
ready = partial(matches.ready, GAME)
CHARACTERS = [character.key for character in PACK.characters]


def only_question(match: Match) -> Question[Any]:
    (question,) = match.position.open().values()
    return question


def offered(match: Match) -> list[str]:
    return [option.id for option in only_question(match).options]


def starting_keys(character: str) -> list[str]:
    return [PACK.cards[face].key for face in starting_faces(PACK, character)]


# The game as a whole


@pytest.mark.rule("RON-GEN-01")
@pytest.mark.parametrize(("players", "automas"), [(1, 2), (2, 1), (3, 0), (4, 0), (5, 0)])
def test_one_to_five_players_sit_down_and_one_or_two_are_joined_by_automas(players: int, automas: int) -> None:
    match = ready(players)

    assert [seat["automa"] for seat in look(match)["seats"]] == [False] * players + [True] * automas


@pytest.mark.rule("RON-GEN-02")
def test_the_most_victory_points_win_whatever_the_experience() -> None:
    sitting = Sitting("final_scoring", players=3, seats=[{"points": 11}, {"points": 10, "experience": 19}, {}])

    assert [(standing.score, standing.won) for standing in sitting.result()] == [(11, True), (10, False), (0, False)]


@pytest.mark.rule("RON-GEN-02")
def test_the_golden_marker_turns_experience_into_victory_points() -> None:
    sitting = Sitting("final_scoring", players=3, seats=[{"points": 1}, {"experience": 40}, {}])

    winner = sitting.result()[1]
    assert winner.won
    assert winner.score == winner.details["experience"] == PACK.golden[20]


@pytest.mark.rule("RON-GEN-03")
@pytest.mark.parametrize(
    ("side", "richer"), [("left", [1, 1, 0, 0]), ("right", [1, 0, 0, 1])], ids=["left track", "right track"]
)
def test_cooperation_points_serve_both_players_beside_the_track(side: str, richer: list[int]) -> None:
    """Field 5 of side A gives 1 XP."""
    pour = card("red", "c", condition=lose_up_to_three("combat"), result={"kind": "one-track"}, ceremony=True)
    seat = {"timeline": ["pour"], "steeping": 1}
    sitting = Sitting("drink_tea", cards={"pour": pour}, players=4, seats=[seat], tracks=[4, 4, 4, 4], to_act=[0])

    sitting.choose(0, f"track:{side}")

    assert [sitting.experience(seat) for seat in range(4)] == richer


@pytest.mark.rule("RON-GEN-03")
def test_a_track_scores_for_both_players_beside_it_but_one_player_wins() -> None:
    """On side A, field 5 is worth 2 VP; seat 2 has a lower track on its other side."""
    sitting = Sitting("final_scoring", players=4, tracks=[12, 5, 0, 12])

    standings = sitting.result()
    assert [standing.details["cooperation"] for standing in standings] == [9, 2, 0, 0]
    assert [standing.won for standing in standings] == [True, False, False, False]


@pytest.mark.rule("RON-GEN-04")
@pytest.mark.parametrize("players", [1, 3, 5])
def test_every_card_of_a_game_belongs_to_this_game(players: int) -> None:
    match = play_to_the_end(new_game(players))

    hands = [face for seat in range(players) for face in starting_faces(PACK, characters_at(match)[seat])]
    assert cards_in_play(match) == sorted([*range(MAIN_CARDS), *hands])


@pytest.mark.rule("RON-GEN-04")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_no_setting_brings_in_anything_from_outside_this_rulebook(players: int) -> None:
    agreed = new_game(players).settings

    assert set(agreed) <= {"side", "difficulty", "automa", "first-chooser", "kept-effects"}
    with pytest.raises(BadInput):
        new_game(players, expansion="yes")


@pytest.mark.rule("RON-GEN-05")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_game_is_three_chapters_of_three_turns_and_then_final_scoring(players: int) -> None:
    match = play_to_the_end(new_game(players))

    milestones = [
        (arguments.get("chapter"), arguments.get("turn")) if key == "turn-begins" else key
        for key, arguments in events(match, "turn-begins", "chapter-ends", "side-quest")
    ]
    assert milestones == [
        (1, 1), (1, 2), (1, 3), "chapter-ends",
        (2, 1), (2, 2), (2, 3), "chapter-ends",
        (3, 1), (3, 2), (3, 3), "chapter-ends",
        *["side-quest"] * players,
    ]  # fmt: skip


@pytest.mark.rule("RON-GEN-05")
def test_each_turn_is_drafting_then_playing_then_the_tea_ceremony() -> None:
    """One red tea card each: it is drafted for, then laid, and its tea effect comes last."""
    tea: dict[str, Any] = {"result": {"kind": "each-track"}, "ceremony": True}
    cards = {
        "tea": card("red", condition={"kind": "exactly-one-card", "colour": "red"}, **tea),
        "blue": card("blue", "cc"),
    }
    sitting = Sitting("draft", cards=cards, players=3, seats=[{"hand": ["tea", "blue"], "abilities": ["used"]}])

    for seat in range(3):
        sitting.choose(seat, "deck")
    sitting.choose(0, "play:tea", "play:blue").play_on(until="draft_pair")

    steps = ("drafted-deck", "revealed-cards", "cooperation-moved", "turn-begins")
    happened = [event.key for event in sitting.journal if event.key in steps]
    assert happened == [
        "turn-begins",
        *["drafted-deck"] * 3,
        *["revealed-cards"] * 3,
        *["cooperation-moved"] * 2,
        "turn-begins",
    ]


@pytest.mark.rule("RON-GEN-06")
@pytest.mark.parametrize(
    ("players", "seat", "left", "right"),
    [(4, 0, 1, 3), (4, 3, 0, 2), (3, 0, 1, 2), (5, 2, 3, 1), (2, 1, 2, 0)],
)
def test_the_left_neighbour_sits_clockwise(players: int, seat: int, left: int, right: int) -> None:
    match = ready(players)

    assert look(match)["seats"][seat]["neighbours"] == {"left": left, "right": right}


@pytest.mark.rule("RON-GEN-06")
@pytest.mark.parametrize(("arrow", "answer", "partner"), [("left", "right", 1), ("right", "left", 3)])
def test_an_arrow_to_the_left_meets_the_next_seat_clockwise(arrow: str, answer: str, partner: int) -> None:
    cards = {
        "mine": card("red", passing=arrow),
        "one": card("blue", passing=answer),
        "two": card("pink", passing=answer),
    }
    timelines: list[dict[str, Any]] = [{"timeline": ["mine"]}, {"timeline": ["one"]}, {}, {"timeline": ["two"]}]
    sitting = Sitting("drink_tea", cards=cards, players=4, seats=timelines, to_act=[0])

    assert [(one["seat"], one["other"]) for one in sitting.told("tea-passed")] == [(0, partner)]


@pytest.mark.rule("RON-GEN-07")
@pytest.mark.parametrize(("initiative", "first", "second"), [([0, 2, 1], 0, 1), ([2, 1, 0], 1, 0)])
def test_a_bonus_for_two_is_taken_in_initiative_order(initiative: list[int], first: int, second: int) -> None:
    """On field 9 of side A both may draw: who stands higher gets the top card."""
    pour = card("red", "c", condition=lose_up_to_three("combat"), result={"kind": "one-track"}, ceremony=True)
    sitting = Sitting(
        "drink_tea", cards={"pour": pour, "top": card("blue", "mm"), "next": card("blue", "md")},
        seats=[{"timeline": ["pour"], "steeping": 1, "hand": []}, {"hand": []}, {}],
        tracks=[8, 0, 0], pool=[[], [], [], []], deck=["top", "next"], initiative=initiative, to_act=[0],
    )  # fmt: skip

    sitting.choose(0, "track:left")
    assert [seat for seat in range(3) if sitting.asked(seat)] == [first]
    sitting.choose(first, "bonus:draw").choose(second, "bonus:draw")

    assert sitting.hand(first) == ["top"]
    assert sitting.hand(second) == ["next"]


@pytest.mark.rule("RON-GEN-07")
def test_kept_cards_are_resolved_in_initiative_order() -> None:
    """Everybody has but one card to keep, which pays for its effect with its own symbol."""
    trade = {"condition": {"kind": "lose-one", "symbol": "combat"}, "result": two_symbols("magic")}
    cards = {"a": card("red", "c", **trade), "b": card("blue", "c", **trade), "c": card("pink", "c", **trade)}
    seats = [quiet(timeline=[key]) for key in cards]

    sitting = Sitting.chapter_ended(*seats, cards=cards, initiative=[2, 0, 1])

    assert sitting.resolved() == [(2, "c"), (0, "a"), (1, "b")]


# Mat, chapter card, deck and pool


@pytest.mark.rule("RON-SETUP-01")
def test_all_draft_from_one_mat() -> None:
    """What one player takes or draws there is gone for all others, and each marker stands where all can see it."""
    sitting = Sitting("draft_pair", players=3, initiative=[2, 0, 1], seats=[quiet(), quiet(), quiet()])
    before, deck = sitting.pool(), sitting.sees(None)["deck"]

    sitting.choose(2, "row:3").choose(0, "deck")

    for watcher in (0, 1, 2, None):
        mat = sitting.sees(watcher)
        assert [[one["key"] for one in row["cards"]] for row in mat["pool"]] == [*before[:2], [], before[3]]
        assert [row["marker"] for row in mat["pool"]] == [-1, -1, 2, -1]
        assert (mat["deck"], mat["deck_markers"]) == (deck - 2, [0])
    assert sitting.options(1) == ["deck", "row:1", "row:2", "row:4"]


@pytest.mark.rule("RON-SETUP-01")
def test_each_player_lays_cards_on_a_timeline_and_markers_on_a_board_of_their_own() -> None:
    cards = {f"card-{number}": card(colour) for number, colour in enumerate(["red", "green", "blue", "yellow"])}
    seats = [quiet(hand=["card-0", "card-1"]), {"character": "geralt", "hand": ["card-2", "card-3"]}, quiet(hand=[])]
    sitting = Sitting("play_cards", cards, players=3, seats=seats)

    sitting.choose(0, "play:card-0").choose(1, "play:card-3").play_on(until="draft_pair")

    areas = sitting.sees(None)["seats"]
    laid = [[one["key"] for one in area["timeline"]] for area in areas]
    assert laid == [["card-0", "card-1"], ["card-3", "card-2"], []]
    assert [area["abilities"][0]["state"] for area in areas] == ["used", "active", "used"]


@pytest.mark.rule("RON-SETUP-02")
def test_one_of_six_chapter_cards_is_drawn_at_random() -> None:
    drawn = [look(new_game(3, seed))["chapters"]["key"] for seed in SEEDS]

    assert len(set(drawn)) == 6
    assert set(drawn) == {chapter.key for chapter in PACK.chapters}


@pytest.mark.rule("RON-SETUP-02")
def test_the_drawn_chapter_card_alone_lies_open_to_all() -> None:
    table = Match(GAME, 3, {}, "open").position.table
    assert isinstance(table, Ronin)
    first = table.content.first_chapter_face
    for seen in table.seen:
        assert [table.faces[card] - first for card in range(first, first + 6) if seen >> card & 1] == [
            table.chapter_card
        ]


@pytest.mark.rule("RON-SETUP-02")
@pytest.mark.parametrize("seed", SEEDS[:6])
def test_the_drawn_chapter_card_serves_all_three_chapters(seed: str) -> None:
    match = new_game(3, seed)
    plan = look(match)["chapters"]

    play_to_the_end(match)

    shown = [[arguments["left"], arguments["right"]] for _, arguments in events(match, "active-symbols")]
    assert shown == plan["active"]
    assert look(match)["chapters"] == plan


@pytest.mark.rule("RON-SETUP-03")
@pytest.mark.parametrize("seed", SEEDS[:6])
def test_the_first_active_symbols_lie_left_and_right_as_the_chapter_card_shows(seed: str) -> None:
    match = new_game(3, seed)

    (card_drawn,) = (one for one in PACK.chapters if one.key == look(match)["chapters"]["key"])
    names = ("exploration", "combat", "magic", "diplomacy")
    assert look(match)["active"] == [names[symbol] for symbol in card_drawn.active[0]]


def starting_order(listed: list[str], at_table: list[str], players: int) -> list[str]:
    """The initiative track, by character, when a chapter card lists some characters first."""
    order = [*listed, *(key for key in CHARACTERS if key not in listed)]
    chapter = replace(PACK.chapters[0], initiative=tuple(CHARACTERS.index(key) for key in order))
    pack = replace(PACK, chapters=(chapter, *PACK.chapters[1:]))
    seats = [{"character": key} for key in at_table]
    table = table_by_hand({"phase": "draft", "players": players, "seats": seats}, pack)
    position = Position(GAME, Checkpoint(GAME.phase("place_markers"), table, 0))
    started = position.table
    assert isinstance(started, Ronin)
    view = GAME.view(started, None)
    return [view["seats"][seat]["character"] for seat in view["initiative"]]


@pytest.mark.rule("RON-SETUP-04")
def test_the_chapter_card_gives_the_order_and_absent_characters_are_skipped() -> None:
    listed = ["ciri", "triss", "geralt", "vesemir"]

    assert starting_order(listed, ["geralt", "vesemir", "ciri"], 3) == ["ciri", "geralt", "vesemir"]


@pytest.mark.rule("RON-SETUP-04")
@pytest.mark.parametrize("players", [1, 2])
def test_automas_stand_on_the_initiative_track_too(players: int) -> None:
    listed = ["yennefer", "triss", "geralt", "vesemir"]

    assert starting_order(listed, ["geralt", "triss", "yennefer"], players) == ["yennefer", "triss", "geralt"]


@pytest.mark.rule("RON-SETUP-04")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_new_game_starts_in_the_order_of_its_chapter_card(players: int) -> None:
    match = ready(players)

    (drawn,) = (one for one in PACK.chapters if one.key == look(match)["chapters"]["key"])
    present = characters_at(match)
    expected = [CHARACTERS[number] for number in drawn.initiative if CHARACTERS[number] in present]
    assert [present[seat] for seat in look(match)["initiative"]] == expected


@pytest.mark.rule("RON-SETUP-05")
def test_the_turn_marker_starts_on_the_first_space() -> None:
    view = look(ready(3))

    assert (view["chapter"], view["turn"], view["turns_done"]) == (1, 1, 0)


@pytest.mark.rule("RON-SETUP-06")
def test_nobody_can_see_the_main_deck() -> None:
    match = ready(3)

    assert [look(match, viewer)["deck"] for viewer in (0, 1, 2, None)] == [72] * 4


@pytest.mark.rule("RON-SETUP-07")
@pytest.mark.parametrize(("players", "face_up"), [(3, 8), (5, 10)])
def test_eight_cards_lie_open_for_three_players_and_ten_for_five(players: int, face_up: int) -> None:
    keys = [one["key"] for row in look(new_game(players))["pool"] for one in row["cards"]]

    assert len(set(keys)) == face_up


@pytest.mark.rule("RON-SETUP-08")
@pytest.mark.parametrize(("players", "row"), [(1, 4), (2, 4), (3, 4), (4, 5), (5, 5)])
def test_the_bonus_experience_token_lies_beside_the_bottom_row_in_use(players: int, row: int) -> None:
    view = look(new_game(players))

    assert [index for index, one in enumerate(view["pool"], start=1) if one["bonus_experience"]] == [row]


# Characters


@pytest.mark.rule("RON-SETUP-10", "RON-SETUP-11")
def test_the_last_of_five_players_chooses_too() -> None:
    match = new_game(5, **{"first-chooser": "5"})

    choices = list(choices_of(match, "choose-character"))

    assert [seat for seat, _, _ in choices] == [4, 0, 1, 2, 3]
    assert [len(options) for _, options, _ in choices] == [2] * 5
    assert all(f"character:{characters_at(match)[seat]}" == kept for seat, _, kept in choices)
    assert len(set(characters_at(match))) == 5


@pytest.mark.rule("RON-SETUP-11")
@pytest.mark.parametrize("seed", SEEDS[:10])
def test_the_last_of_five_players_draws_two_of_the_three_boards_left(seed: str) -> None:
    *earlier, last = choices_of(new_game(5, seed), "choose-character")

    left = {f"character:{key}" for key in CHARACTERS} - {kept for _, _, kept in earlier}
    assert len(left) == 3
    assert len(last[1]) == 2
    assert set(last[1]) < left


@pytest.mark.rule("RON-SETUP-11")
def test_the_board_not_kept_returns_and_may_be_offered_to_the_next_player() -> None:
    offered_again = []
    for seed in SEEDS:
        first, second = list(choices_of(new_game(3, seed), "choose-character"))[:2]
        (returned,) = set(first[1]) - {first[2]}
        offered_again.append(returned in second[1])

    assert any(offered_again)
    assert not all(offered_again)


@pytest.mark.rule("RON-SETUP-11")
def test_every_character_can_be_offered_first() -> None:
    first_offers = [option for seed in SEEDS for option in offered(new_game(3, seed))]

    assert set(first_offers) == {f"character:{key}" for key in CHARACTERS}


@pytest.mark.rule("RON-SETUP-12")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_each_player_takes_everything_of_the_chosen_character(seat: int) -> None:
    match = ready(3)

    area = look(match, seat)["seats"][seat]
    (chosen,) = (character for character in PACK.characters if character.key == area["character"])
    assert [one["ability"] for one in area["abilities"]] == [ability.key for ability in chosen.abilities]
    assert [one["key"] for one in area["hand"]] == starting_keys(chosen.key)
    assert sum(area["ability_cards"]) == 4
    assert (area["standard_marker"], area["points"]) == (0, 0)
    assert look(match)["initiative"].count(seat) == 1


# Cooperation boards


@pytest.mark.rule("RON-SETUP-13")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_all_cooperation_boards_show_the_side_the_players_agreed_on(players: int, side: str) -> None:
    match = ready(players, side=side)

    assert {track["board"][-1] for track in look(match)["tracks"]} == {side}


@pytest.mark.rule("RON-SETUP-13")
def test_side_a_is_suggested_and_sides_cannot_be_mixed() -> None:
    assert new_game(3).settings["side"] == "A"
    with pytest.raises(BadInput):
        new_game(3, side="AB")


@pytest.mark.rule("RON-SETUP-14")
@pytest.mark.parametrize(
    ("players", "first", "order"), [(3, "2", [1, 2, 0]), (3, "1", [0, 1, 2]), (4, "4", [3, 0, 1, 2])]
)
def test_boards_are_chosen_like_characters_and_lie_to_the_left_of_their_chooser(
    players: int, first: str, order: list[int]
) -> None:
    match = new_game(players, **{"side": "B", "first-chooser": first})

    choices = list(choices_of(match, "choose-board"))

    assert [seat for seat, _, _ in choices] == order
    assert [len(options) for _, options, _ in choices] == [2] * players
    lying = {tuple(track["seats"]): track["board"] for track in look(match)["tracks"]}
    chosen = {(seat, (seat + 1) % players): kept.removeprefix("board:") + "B" for seat, _, kept in choices}
    assert lying == chosen


@pytest.mark.rule("RON-SETUP-14")
def test_a_board_that_was_not_kept_may_be_offered_again() -> None:
    offered_again = []
    for seed in SEEDS:
        first, second = list(choices_of(new_game(3, seed, side="B"), "choose-board"))[:2]
        (returned,) = set(first[1]) - {first[2]}
        offered_again.append(returned in second[1])

    assert any(offered_again)
    assert not all(offered_again)


@pytest.mark.rule("RON-SETUP-14")
@pytest.mark.parametrize("seed", SEEDS[:5])
def test_the_last_of_five_players_simply_takes_the_last_board(seed: str) -> None:
    match = new_game(5, seed, **{"side": "B", "first-chooser": "3"})

    choices = list(choices_of(match, "choose-board"))

    assert [seat for seat, _, _ in choices] == [2, 3, 4, 0]
    (rest,) = {f"board:{number}" for number in range(1, 6)} - {kept for _, _, kept in choices}
    (last,) = (track for track in look(match)["tracks"] if track["seats"] == [1, 2])
    assert last["board"] == rest.removeprefix("board:") + "B"


@pytest.mark.rule("RON-SETUP-14")
def test_on_side_a_nobody_is_asked_to_choose_among_equal_boards() -> None:
    match = new_game(4, side="A")

    assert list(choices_of(match, "choose-board")) == []
    assert len(look(match)["tracks"]) == 4


@pytest.mark.rule("RON-SETUP-15")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_board_lies_between_each_pair_of_neighbours(players: int, side: str) -> None:
    tracks = look(ready(players, side=side))["tracks"]

    assert sorted(track["seats"] for track in tracks) == [[seat, (seat + 1) % players] for seat in range(players)]
    beside = [seat for track in tracks for seat in track["seats"]]
    assert [beside.count(seat) for seat in range(players)] == [2] * players


@pytest.mark.rule("RON-SETUP-15")
@pytest.mark.parametrize("side", ["A", "B"])
def test_five_players_use_all_five_boards(side: str) -> None:
    tracks = look(ready(5, side=side))["tracks"]

    assert {track["board"] for track in tracks} == {f"{number}{side}" for number in range(1, 6)}


@pytest.mark.rule("RON-SETUP-16")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_cooperation_marker_starts_on_the_teapot(players: int, side: str) -> None:
    tracks = look(ready(players, side=side))["tracks"]

    assert [track["field"] for track in tracks] == [0] * max(players, 3)


@pytest.mark.rule("RON-SETUP-17")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_cards_of_absent_characters_never_enter_the_game(players: int) -> None:
    match = play_to_the_end(new_game(players))

    absent = [
        face for key in CHARACTERS if key not in characters_at(match)[:players] for face in starting_faces(PACK, key)
    ]
    assert len(absent) == 5 * (7 - players)
    assert not set(absent) & set(cards_in_play(match))


@pytest.mark.rule("RON-SETUP-17")
@pytest.mark.parametrize(("players", "boards"), [(1, 2), (2, 3), (3, 3), (4, 4)])
def test_boards_that_nobody_chose_stay_in_the_box(players: int, boards: int) -> None:
    tracks = look(ready(players, side="B"))["tracks"]

    assert len({track["board"] for track in tracks}) == len(tracks) == boards


@pytest.mark.rule("RON-SETUP-18")
def test_chapter_card_and_pool_lie_there_before_characters_are_chosen_and_boards_come_last() -> None:
    match = new_game(3, side="B")

    at_first = look(match)
    assert asked(match).popitem()[1] == "choose-character"
    assert len(at_first["active"]) == 2
    assert [len(row["cards"]) for row in at_first["pool"]] == [2, 2, 2, 2]
    assert (at_first["initiative"], at_first["tracks"]) == ([], [])

    list(choices_of(match, "choose-board"))
    steps = ("active-symbols", "took-character", "laid-board", "new-initiative", "turn-begins")
    assert [key for key, _ in events(match, *steps)] == [
        "active-symbols",
        *["took-character"] * 3,
        *["laid-board"] * 3,
        "new-initiative",
        "turn-begins",
    ]


# A player's set


@pytest.mark.rule("RON-PSET-02")
def test_the_leftmost_ability_can_be_used_in_the_first_turn() -> None:
    sitting = Sitting("draft_pair", players=3, seats=[{"character": "yennefer"}])

    assert "ability:drawing-energy" in sitting.options(0)


@pytest.mark.rule("RON-PSET-03")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_each_character_has_one_marker_on_the_initiative_track(players: int) -> None:
    assert sorted(look(ready(players))["initiative"]) == list(range(max(players, 3)))


@pytest.mark.rule("RON-PSET-03")
def test_the_same_markers_come_back_to_the_initiative_track_after_drafting() -> None:
    sitting = Sitting("draft_pair", players=4).choose(0, "deck").choose(1, "row:2")
    view = sitting.sees(None)
    assert (view["deck_markers"], [row["marker"] for row in view["pool"]]) == ([0], [-1, 1, -1, -1, -1])

    sitting.choose(2, "row:1").choose(3, "deck")

    assert sorted(sitting.sees(None)["initiative"]) == [0, 1, 2, 3]


@pytest.mark.rule("RON-PSET-06")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_two_cards_each_of_the_first_and_third_ability_lie_beside_their_owner(players: int) -> None:
    match = ready(players, **{"difficulty": "winter"} if players == 1 else {})

    seats = look(match)["seats"]
    assert [area["ability_cards"] for area in seats] == [[2, 2]] * len(seats)
    assert [area["borrowed"] for area in seats] == [[]] * len(seats)


@pytest.mark.rule("RON-PSET-06")
def test_ability_cards_are_of_no_use_until_a_neighbour_earns_one() -> None:
    """Yennefer's neighbour cannot swap cards of the pool by her ability."""
    sitting = Sitting("draft_pair", players=3, seats=[{"character": "geralt"}, {"character": "yennefer"}])

    assert sitting.options(0) == ["deck", "row:1", "row:2", "row:3", "row:4"]


@pytest.mark.rule("RON-SETUP-11", "RON-INFO-02")
def test_only_the_choosing_player_sees_the_two_boards() -> None:
    match = Match(GAME, 4, {"first-chooser": "2"}, "offer")
    table = match.position.table
    assert isinstance(table, Ronin)

    for offered in table.offer:
        assert [watcher for watcher, seen in enumerate(table.seen) if seen >> offered & 1] == [1]
