"""Preparing the game: what lies on the table before the first draft."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from tablewright.engine.faults import BadInput
from tablewright.engine.match import Match
from tablewright.engine.position import Checkpoint, Position
from tablewright.games.path import GAME
from tablewright.games.path.assembly import assemble
from tablewright.games.path.by_hand import table_by_hand
from tablewright.games.path.content import MAIN_CARDS
from tablewright.games.path.reading import ORIGINAL
from tablewright.games.path.table import Path

from ..destiny.cards import card
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
from .matches import CHARACTERS, PACK, STORIES, new_game, ready, table_of
from .sitting import Sitting

# Mat and story


@pytest.mark.rule("POD-SETUP-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_all_share_one_mat_and_each_has_room_for_a_board_and_a_timeline(players: int) -> None:
    match = ready(players)

    shared = ("active", "story", "pool", "deck", "initiative")
    mats = [[look(match, seat)[part] for part in shared] for seat in range(players)]
    assert mats == [mats[0]] * players
    own = look(match)["seats"][:players]
    assert [len(area["abilities"]) for area in own] == [4] * players
    assert [area["timeline"] for area in own] == [[]] * players


@pytest.mark.rule("POD-SETUP-01")
def test_played_cards_go_to_the_timeline_of_their_player() -> None:
    cards = {key: card(colour) for key, colour in zip("abcdef", ["red", "green", "blue"] * 2, strict=True)}
    hands = [{"hand": ["a", "b"], "abilities": ["active"]}, {"hand": ["c", "d"]}, {"hand": ["e", "f"]}]
    sitting = Sitting("play_cards", cards=cards, players=3, seats=hands)

    sitting.choose(0, "play:a").choose(1, "play:d").choose(2, "play:e")

    assert [sitting.timeline(seat) for seat in range(3)] == [["a", "b"], ["d", "c"], ["e", "f"]]


def laid_out(view: Mapping[str, Any]) -> list[str]:
    """Which things of a single story lie on the table."""
    things = {
        "exertions": view["exertions"],
        "missions": view["missions"],
        "alliances": view["alliance_decks"],
        "ally tokens": [row for row in view["pool"] if row.get("ally")],
    }
    return [name for name, found in things.items() if found]


@pytest.mark.rule("POD-SETUP-02", "POD-SETUP-23")
@pytest.mark.parametrize("players", [1, 3, 5])
@pytest.mark.parametrize(
    ("story", "things"), [("edge", ["exertions"]), ("striga", ["missions"]), ("evil", ["alliances", "ally tokens"])]
)
def test_only_the_chosen_story_lays_out_its_cards_and_tokens(players: int, story: str, things: list[str]) -> None:
    match = ready(players, story=story)

    assert look(match)["story"]["key"] == story
    assert laid_out(look(match)) == things


@pytest.mark.rule("POD-SETUP-02")
@pytest.mark.parametrize("story", STORIES)
def test_a_whole_game_reads_cards_of_the_chosen_story_alone(story: str) -> None:
    match = play_to_the_end(new_game(3, story=story))

    assert {arguments["story"] for _, arguments in events(match, "story-read")} == {story}


@pytest.mark.rule("POD-SETUP-02")
def test_there_is_no_fourth_story() -> None:
    assert set(PACK.stories) == set(STORIES)
    with pytest.raises(BadInput):
        new_game(3, story="house-of-glass")


@pytest.mark.rule("POD-SETUP-03")
def test_the_stories_rise_in_difficulty() -> None:
    assert {key: story.difficulty for key, story in PACK.stories.items()} == {"edge": 1, "striga": 2, "evil": 3}


@pytest.mark.rule("POD-SETUP-03")
@pytest.mark.parametrize("story", STORIES)
def test_the_difficulty_of_a_story_changes_nothing_in_play(story: str) -> None:
    """The same evening, with another number on the box."""
    rated = {key: replace(one, difficulty=4 - one.difficulty) for key, one in PACK.stories.items()}
    other = assemble(replace(PACK, stories=rated), ORIGINAL)

    played = [play_to_the_end(Match(game, 3, {"story": story}, "evening")) for game in (GAME, other)]

    assert played[0].log(None) == played[1].log(None)


@pytest.mark.rule("POD-SETUP-04")
@pytest.mark.parametrize("story", STORIES)
def test_a_story_deck_has_the_cards_one_to_twenty_three(story: str) -> None:
    cards = PACK.stories[story].cards

    assert sorted(cards) == list(range(1, 24))
    assert all(card.number == number for number, card in cards.items())


@pytest.mark.rule("POD-SETUP-04")
@pytest.mark.parametrize("story", STORIES)
def test_the_story_deck_is_the_same_in_every_game(story: str) -> None:
    """It opens with card 1 and the fork of the cards 2 and 3, and every card leads where its number says."""
    opened = [look(ready(3, seed, story=story))["story"] for seed in SEEDS[:6]]

    assert opened == [opened[0]] * 6
    assert (opened[0]["page"], [one["number"] for one in opened[0]["fork"]]) == (1, [2, 3])
    for seed in SEEDS[:6]:
        match = play_to_the_end(new_game(3, seed, story=story))
        pages = [arguments["number"] for _, arguments in events(match, "story-read")]
        sides = [("left", "right").index(arguments["side"]) for _, arguments in events(match, "dominant")]
        followed = [PACK.stories[story].following(page, side) for page, side in zip(pages, sides, strict=False)]
        assert pages == [1, *followed]


@pytest.mark.rule("POD-SETUP-05")
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_the_fate_tokens_are_taken_from_the_stack_in_their_order(players: int) -> None:
    match = ready(players)
    assert look(match)["story"]["fates"] == []

    play_to_the_end(match)

    assert [arguments["number"] for _, arguments in events(match, "fate-placed")] == [1, 2, 3] * 3


@pytest.mark.rule("POD-SETUP-06")
@pytest.mark.parametrize("story", STORIES)
def test_both_path_tokens_wait_beside_the_story(story: str) -> None:
    match = ready(3, story=story)

    assert look(match)["story"]["path_tokens"] == [None, None]
    assert events(match, "path-token") == []


# Deck and pool


@pytest.mark.rule("POD-SETUP-07")
def test_the_main_deck_lies_face_down_for_all() -> None:
    match = ready(3)
    table = table_of(match)

    assert [look(match, viewer)["deck"] for viewer in (0, 1, 2, None)] == [62] * 4
    assert not any(seen >> one & 1 for seen in table.seen for one in table.deck)


@pytest.mark.rule("POD-SETUP-08")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_starting_cards_of_characters_that_no_player_has_never_enter_the_game(players: int) -> None:
    """That of the Automa neither."""
    match = play_to_the_end(new_game(players))

    present = [face for key in characters_at(match)[:players] for face in starting_faces(PACK, key)]
    assert cards_in_play(match) == sorted([*range(MAIN_CARDS), *present])
    assert len(cards_in_play(match)) == 70 + 5 * players


@pytest.mark.rule("POD-SETUP-09")
def test_the_pool_is_dealt_from_the_top_of_the_main_deck() -> None:
    """Cards that were shuffled to the end of the deck lie in the pool, from its first row on."""
    table = table_of(new_game(3))

    assert table.deck == list(range(62))
    assert table.pool == [(69, 68), (67, 66), (65, 64), (63, 62)]


@pytest.mark.rule("POD-SETUP-10")
@pytest.mark.parametrize("story", ["edge", "striga"])
@pytest.mark.parametrize(("players", "row"), [(1, 4), (2, 4), (3, 4), (4, 5), (5, 5)])
def test_the_extra_experience_token_lies_beside_the_last_row_in_use(players: int, row: int, story: str) -> None:
    view = look(ready(players, story=story))

    assert [index for index, one in enumerate(view["pool"], start=1) if one["bonus_experience"]] == [row]


# Characters


@pytest.mark.rule("POD-SETUP-13")
def test_the_board_that_was_not_kept_goes_back_and_may_be_offered_to_the_next_player() -> None:
    """The second player draws two of the four boards that remain."""
    offered: list[bool] = []
    for seed in SEEDS:
        first, second = list(choices_of(new_game(3, seed), "choose-character"))[:2]
        (returned,) = set(first[1]) - {first[2]}
        assert set(second[1]) <= {f"character:{key}" for key in CHARACTERS} - {first[2]}
        offered.append(returned in second[1])

    assert any(offered)
    assert not all(offered)


@pytest.mark.rule("POD-SETUP-13")
def test_every_board_can_be_drawn_first() -> None:
    drawn = {option for seed in SEEDS for option in next(choices_of(new_game(3, seed), "choose-character"))[1]}

    assert drawn == {f"character:{key}" for key in CHARACTERS}


@pytest.mark.rule("POD-SETUP-13")
def test_only_the_picking_player_sees_the_two_boards() -> None:
    table = table_of(new_game(4, **{"first-chooser": "2"}))

    assert len(table.offer) == 2
    for board in table.offer:
        assert [watcher for watcher, seen in enumerate(table.seen) if seen >> board & 1] == [1]


@pytest.mark.rule("POD-SETUP-14")
@pytest.mark.parametrize("seed", SEEDS[:5])
def test_the_last_of_five_players_takes_the_single_board_that_is_left(seed: str) -> None:
    match = new_game(5, seed, **{"first-chooser": "3"})

    choices = list(choices_of(match, "choose-character"))

    assert [(seat, len(options)) for seat, options, _ in choices] == [(2, 2), (3, 2), (4, 2), (0, 2)]
    (rest,) = set(CHARACTERS) - {kept.removeprefix("character:") for _, _, kept in choices}
    assert characters_at(match)[1] == rest


@pytest.mark.rule("POD-SETUP-15")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_each_player_takes_everything_of_the_chosen_character(seat: int) -> None:
    match = ready(3)

    area = look(match, seat)["seats"][seat]
    (chosen,) = (character for character in PACK.characters if character.key == area["character"])
    assert [one["ability"] for one in area["abilities"]] == [ability.key for ability in chosen.abilities]
    assert [one["key"] for one in area["hand"]] == [PACK.cards[face].key for face in starting_faces(PACK, chosen.key)]
    assert area["quest"] is not None
    assert (area["standard_marker"], area["golden_marker"], area["points"]) == (0, None, 0)
    assert look(match)["initiative"].count(seat) == 1


@pytest.mark.rule("POD-SETUP-17")
def test_the_leftmost_ability_can_be_used_in_the_first_turn() -> None:
    sitting = Sitting("draft_pair", players=3, seats=[{"character": "yennefer"}])

    assert "ability:rearranged-stars" in sitting.options(0)


# Initiative, points and hand

ORDERS = {
    "edge": ["ciri", "yennefer", "geralt", "dandelion", "vesemir"],
    "striga": ["geralt", "vesemir", "ciri", "yennefer", "dandelion"],
    "evil": ["dandelion", "vesemir", "yennefer", "geralt", "ciri"],
}


def starting_order(story: str, at_table: list[str]) -> list[str]:
    """The initiative track from its top, by character, when these characters sit at the table."""
    seats = [{"character": key} for key in at_table]
    data = {"phase": "draft", "players": len(seats), "seats": seats, "settings": {"story": story}}
    started = Position(GAME, Checkpoint(GAME.phase("place_markers"), table_by_hand(data, PACK), 0)).table
    assert isinstance(started, Path)
    view = GAME.view(started, None)
    return [view["seats"][seat]["character"] for seat in view["initiative"]]


@pytest.mark.rule("POD-SETUP-18")
def test_in_edge_of_the_world_ciri_stands_above_geralt_and_geralt_above_vesemir() -> None:
    assert starting_order("edge", ["vesemir", "geralt", "ciri"]) == ["ciri", "geralt", "vesemir"]


@pytest.mark.rule("POD-SETUP-18")
@pytest.mark.parametrize("story", STORIES)
def test_the_chosen_story_gives_the_starting_order(story: str) -> None:
    assert starting_order(story, CHARACTERS) == ORDERS[story]


@pytest.mark.rule("POD-SETUP-18")
@pytest.mark.parametrize("story", STORIES)
def test_who_is_listed_first_drafts_first(story: str) -> None:
    match = ready(4, story=story)

    (drafting,) = asked(match)
    present = characters_at(match)
    assert present[drafting] == next(key for key in ORDERS[story] if key in present)


@pytest.mark.rule("POD-SETUP-19")
@pytest.mark.parametrize("story", STORIES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_absent_characters_are_skipped_and_the_others_keep_their_order(players: int, story: str) -> None:
    match = ready(players, story=story)

    present = characters_at(match)
    order = [present[seat] for seat in look(match)["initiative"]]
    assert order == [key for key in ORDERS[story] if key in present]
    assert len(order) == max(players, 2)


@pytest.mark.rule("POD-SETUP-20")
def test_spare_player_tokens_wait_for_the_requirements_of_striga_and_do_nothing_elsewhere() -> None:
    assert [one["claims"] for one in look(ready(3, story="striga"))["missions"]] == [[0, 0, 0]] * 4
    for story in ("edge", "evil"):
        match = play_to_the_end(new_game(3, story=story))
        assert look(match)["missions"] == []
        assert events(match, "requirement-met") == []


@pytest.mark.rule("POD-SETUP-20")
def test_in_striga_each_player_has_a_token_for_each_of_the_four_requirements() -> None:
    colours = ["red", "green", "blue", "yellow"]
    cards = {f"card-{number}": card(" ".join(colours), "cmde"[number]) for number in range(3)}
    sitting = Sitting(
        "after_playing", cards=cards, players=3, seats=[{"timeline": list(cards)}], settings={"story": "striga"}
    )

    assert [one["claims"] for one in sitting.sees(None)["missions"]] == [[1, 0, 0]] * 4


@pytest.mark.rule("POD-SETUP-22")
def test_every_side_quest_is_seen_by_all() -> None:
    match = ready(5)

    seen = [[area["quest"] for area in look(match, viewer)["seats"]] for viewer in (0, 1, 2, 3, 4, None)]
    assert seen == [seen[0]] * 6
    assert dict(zip(characters_at(match), seen[0], strict=True)) == {
        "geralt": {"key": "subject-cards-of-colour", "colour": "green"},
        "yennefer": {"key": "subject-cards-of-colour", "colour": "blue"},
        "dandelion": {"key": "subject-cards-of-colour", "colour": "pink"},
        "ciri": {"key": "subject-cards-with-symbol", "symbol": "exploration"},
        "vesemir": {"key": "subject-cards-of-colour", "colour": "yellow"},
    }


@pytest.mark.rule("POD-SETUP-23")
@pytest.mark.parametrize("story", STORIES)
def test_the_story_is_set_up_after_everything_else(story: str) -> None:
    """While characters are chosen, nothing of the story lies on the table but its deck."""
    match = new_game(3, story=story)
    assert set(asked(match).values()) == {"choose-character"}
    assert [len(row["cards"]) for row in look(match)["pool"]] == [2, 2, 2, 2]
    assert laid_out(look(match)) == []

    list(choices_of(match, "choose-character"))

    assert laid_out(look(match)) != []
    steps = ("took-character", "new-initiative", "story-read", "turn-begins")
    assert [key for key, _ in events(match, *steps)] == [
        *["took-character"] * 3,
        "new-initiative",
        "story-read",
        "turn-begins",
    ]


# The first game


@pytest.mark.rule("POD-SETUP-24")
@pytest.mark.parametrize("players", [1, 3, 5])
def test_a_first_game_tells_edge_of_the_world_without_exertion_and_without_side_quests(players: int) -> None:
    match = ready(players, story="first-game")

    view = look(match)
    assert (view["story"]["key"], laid_out(view)) == ("edge", [])
    assert [area["quest"] for area in view["seats"]] == [None] * max(players, 2)
    assert events(play_to_the_end(match), "exertion-met", "showed-hand") == []


@pytest.mark.rule("POD-SETUP-24")
def test_a_first_game_uses_the_starting_order_of_the_story() -> None:
    assert starting_order("first-game", CHARACTERS) == ORDERS["edge"]


@pytest.mark.rule("POD-SETUP-24")
@pytest.mark.parametrize(("story", "points"), [("first-game", 0), ("edge", 2)])
def test_in_a_first_game_the_hand_is_worth_nothing_at_the_end(story: str, points: int) -> None:
    cards = {"one": card("green"), "two": card("green", "m")}
    seats = [{"character": "geralt", "hand": ["one", "two"]}]
    sitting = Sitting("final_scoring", cards=cards, players=3, seats=seats, settings={"story": story})

    assert sitting.points(0) == points


@pytest.mark.rule("POD-SETUP-24")
@pytest.mark.parametrize(("story", "gained"), [("first-game", 0), ("edge", 2)])
def test_in_a_first_game_no_sequence_of_colours_gives_anything(story: str, gained: int) -> None:
    """Uphill at Dawn asks for red, green, red and gives 2 experience points."""
    cards = {"a": card("red"), "b": card("green"), "c": card("red", "m")}
    exertions: dict[str, Any] = {"exertions": ["uphill-at-dawn"]} if story == "edge" else {}
    seats = [{"timeline": list(cards), "just_played": 2}]
    sitting = Sitting(
        "after_playing", cards=cards, players=3, seats=seats, settings={"story": story}, **exertions
    )  # fmt: skip

    assert sitting.experience(0) == gained


@pytest.mark.rule("POD-SETUP-24")
def test_a_first_game_is_one_of_the_choices_of_story_but_not_the_usual_one() -> None:
    assert new_game(3).settings["story"] == "edge"
    assert new_game(3, story="first-game").settings["story"] == "first-game"
