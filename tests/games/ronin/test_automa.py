"""The Automa: games of two players with one Automa, and solo games with two."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from tablewright.engine.faults import BadInput
from tablewright.engine.match import Match
from tablewright.engine.position import Checkpoint, Position
from tablewright.games.ronin import GAME
from tablewright.games.ronin.by_hand import table_by_hand
from tablewright.games.ronin.content import Track, original_pack
from tablewright.games.ronin.table import Ronin
from tablewright.games.ronin.vocabulary import ExperiencePoints

from .sitting import Sitting, card, lose_one, pack_with, two_symbols

ACTIVE = ["combat", "magic"]
AUTOMA = 2  # the seat of the Automa in a game of two


def tea(colour: str, condition: Mapping[str, str], result: str) -> dict[str, Any]:
    return card(colour, condition=condition, result={"kind": result}, ceremony=True)


CARDS = {
    "tea": tea("green", {"kind": "exactly-one-card", "colour": "green"}, "each-track"),
    "other-tea": tea("yellow", {"kind": "exactly-one-card", "colour": "yellow"}, "each-track"),
    "to-left": card("pink", passing="left"), "to-left-too": card("pink", passing="left"),
    "to-right": card("pink", passing="right"), "to-right-too": card("pink", passing="right"),
    "blue-1": card("blue"), "blue-2": card("blue"),
    "blank-1": card("red"), "blank-2": card("red"), "blank-3": card("red"), "blank-4": card("red"),
}  # fmt: skip


def rows_with(*counts: int) -> tuple[dict[str, Any], list[list[str]]]:
    """Cards and pool rows with so many active symbols (of combat and magic) in each row."""
    symbols = {0: ("ed", "e"), 1: ("ed", "c"), 2: ("e", "cm"), 3: ("cm", "me"), 4: ("cc", "mm")}
    cards = {}
    for row, count in enumerate(counts, start=1):
        left, right = symbols[count]
        cards |= {f"row-{row}-left": card("red", left), f"row-{row}-right": card("red", right)}
    return cards, [[f"row-{row}-left", f"row-{row}-right"] for row in range(1, len(counts) + 1)]


def drafting(*counts: int, initiative: list[int], **more: Any) -> Sitting:
    """Two players and an Automa draft from rows with so many active symbols."""
    cards, pool = rows_with(*counts)
    table: dict[str, Any] = {"players": 2, "active": ACTIVE, "pool": pool, "initiative": initiative}
    return Sitting("draft_pair", cards=CARDS | cards, **(table | more))


def drinking(*seats: dict[str, Any], players: int = 2, **more: Any) -> Sitting:
    """The tea ceremony, with seats as written; the last of them are Automas."""
    return Sitting("drink_tea", cards=CARDS, players=players, active=ACTIVE, seats=list(seats), **more)


def tracks(sitting: Sitting) -> list[int]:
    return [sitting.track(track) for track in range(3)]


def view_of(match: Match, seat: int | None = None) -> dict[str, Any]:
    table = match.position.table
    assert isinstance(table, Ronin)
    return GAME.view(table, seat)


def set_up(players: int, settings: Mapping[str, str] | None = None, seed: str = "tea", avoid: tuple[str, ...] = ()) -> Match:
    """A new game, prepared up to the first draft; players do not choose the characters to avoid, if they can."""
    match = Match(GAME, players, settings or {}, seed)
    while GAME.phase_name(match.position.phase) not in ("draft_pair", "seat_automas"):
        seat, question = next(iter(match.position.open().items()))
        options = [option.id for option in question.options]
        match.choose(seat, next((one for one in options if one.removeprefix("character:") not in avoid), options[0]))
    return match


def played_through(players: int, seed: str) -> Match:
    """A whole game in which everybody chooses at random."""
    match, chance = Match(GAME, players, {}, seed), random.Random(seed)
    while not match.over:
        seat, question = next(iter(match.position.open().items()))
        match.choose(seat, chance.choice(question.options).id)
    return match


# When and what


@pytest.mark.rule("RON-AUTO-01")
@pytest.mark.parametrize(
    ("players", "automas"), [(1, [1, 2]), (2, [2]), (3, []), (4, []), (5, [])], ids=["1", "2", "3", "4", "5"]
)
def test_one_automa_joins_two_players_and_two_join_a_solo_player(players: int, automas: list[int]) -> None:
    seats = view_of(set_up(players))["seats"]

    assert [one["seat"] for one in seats if one["automa"]] == automas
    assert len(seats) == max(players, 3)


@pytest.mark.rule("RON-AUTO-01")
def test_an_automa_cannot_win() -> None:
    sitting = Sitting("final_scoring", players=2, seats=[{"points": 1}, {"points": 2}, {"points": 50}], initiative=[2, 0, 1])

    assert [standing.seat for standing in sitting.result()] == [0, 1]
    assert [standing.seat for standing in sitting.result() if standing.won] == [1]


@pytest.mark.rule("RON-AUTO-02")
@pytest.mark.parametrize("players", [1, 2])
def test_each_automa_gets_one_of_the_remaining_characters_after_the_players_chose(players: int) -> None:
    match = set_up(players)

    characters = [one["character"] for one in view_of(match)["seats"]]
    assert None not in characters
    assert len(set(characters)) == 3
    took = [event.arguments["seat"] for event in match.log(None) if event.key == "took-character"]
    assert sorted(took[:players]) == list(range(players))
    assert took[players:] == list(range(players, 3))


@pytest.mark.rule("RON-AUTO-02")
def test_by_default_the_automas_character_is_random() -> None:
    games = [set_up(2, {"first-chooser": "1"}, seed=f"random {number}") for number in range(12)]

    assert len({view_of(match)["seats"][AUTOMA]["character"] for match in games}) > 2


@pytest.mark.rule("RON-AUTO-02")
def test_by_agreement_the_automas_character_is_picked_from_all_that_remain() -> None:
    match = set_up(2, {"automa": "pick", "first-chooser": "2"})
    taken = [view_of(match)["seats"][seat]["character"] for seat in (0, 1)]

    assert list(match.position.open()) == [1]
    everyone = {character.key for character in original_pack().characters}
    options = [option.id for option in match.position.open()[1].options]
    assert sorted(options) == sorted(f"character:{key}" for key in everyone - set(taken))
    match.choose(1, options[-1])
    assert view_of(match)["seats"][AUTOMA]["character"] == options[-1].removeprefix("character:")


@pytest.mark.rule("RON-AUTO-02")
@pytest.mark.parametrize("players", [1, 2])
def test_an_automa_gets_the_four_ability_cards_and_the_marker_of_its_character(players: int) -> None:
    seen = view_of(set_up(players))

    assert [one["ability_cards"] for one in seen["seats"] if one["automa"]] == [[2, 2]] * (3 - players)
    assert sorted(seen["initiative"]) == [0, 1, 2]


@pytest.mark.rule("RON-AUTO-03")
@pytest.mark.parametrize("players", [1, 2])
def test_an_automa_has_no_hand_and_neither_active_nor_unlocked_abilities_from_the_start(players: int) -> None:
    automas = [one for one in view_of(set_up(players))["seats"] if one["automa"]]

    assert [one["hand_size"] for one in automas] == [0] * (3 - players)
    assert {ability["state"] for one in automas for ability in one["abilities"]} == {"locked"}


@pytest.mark.rule("RON-AUTO-03")
@pytest.mark.parametrize(("players", "seed"), [(1, "one"), (1, "two"), (2, "one"), (2, "two")])
def test_in_a_whole_game_an_automa_gains_no_experience_no_points_no_ability_and_no_card_in_hand(
    players: int, seed: str
) -> None:
    match = played_through(players, seed)

    automas = [one for one in view_of(match)["seats"] if one["automa"]]
    assert [(one["experience"], one["points"], one["hand_size"]) for one in automas] == [(0, 0, 0)] * (3 - players)
    assert {ability["state"] for one in automas for ability in one["abilities"]} == {"locked"}
    assert [one["borrowed"] for one in automas] == [[]] * (3 - players)
    gaining = ("gained-experience", "gained-points", "used-ability", "drew-cards", "unlocked-ability")
    assert {event.arguments["seat"] for event in match.journal if event.key in gaining} == set(range(players))


@pytest.mark.rule("RON-AUTO-04")
def test_a_player_earns_training_on_the_track_with_the_automa_geralt() -> None:
    sitting = drinking(
        {"character": "ciri"}, {"timeline": ["tea"], "steeping": 1}, {"character": "geralt"}, tracks=[0, 2, 0]
    )

    sitting.choose(1, "bonus:ability")

    assert [(one["ability"], one["state"]) for one in sitting.player(1)["borrowed"]] == [("training", "active")]
    assert sitting.player(AUTOMA)["ability_cards"] == [1, 2]


@pytest.mark.rule("RON-AUTO-04")
def test_both_neighbours_can_earn_the_automas_third_ability() -> None:
    sitting = drinking({}, {}, {"character": "geralt", "timeline": ["tea"], "steeping": 1}, tracks=[0, 9, 9])

    sitting.choose(0, "bonus:ability").choose(1, "bonus:ability")

    assert [one["ability"] for one in sitting.player(0)["borrowed"]] == ["witchers-fitness"]
    assert [one["ability"] for one in sitting.player(1)["borrowed"]] == ["witchers-fitness"]
    assert sitting.player(AUTOMA)["ability_cards"] == [2, 0]


@pytest.mark.rule("RON-AUTO-05")
@pytest.mark.parametrize("chapter", range(6))
def test_the_automas_marker_starts_where_the_chapter_card_puts_its_character(chapter: int) -> None:
    card_drawn = original_pack().chapters[chapter]
    people = ["triss", "geralt", "yennefer"]
    seats = [{"character": key} for key in people]

    sitting = Sitting("place_markers", players=2, turn=1, chapter_card=card_drawn.key, seats=seats)

    printed = [original_pack().characters[number].key for number in card_drawn.initiative]
    assert sitting.sees(None)["initiative"] == sorted(range(3), key=lambda seat: printed.index(people[seat]))


@pytest.mark.rule("RON-AUTO-05")
def test_the_automas_marker_moves_when_it_drafts_like_any_other() -> None:
    sitting = drafting(0, 3, 0, 1, initiative=[0, AUTOMA, 1])

    sitting.choose(0, "row:1")

    assert [row["marker"] for row in sitting.sees(1)["pool"]] == [0, AUTOMA, -1, -1]
    assert sitting.rule_against(1, "row:2") == "RON-DRAFT-06"
    sitting.choose(1, "deck")
    assert sitting.sees(None)["initiative"] == [1, 0, AUTOMA]


@pytest.mark.rule("RON-AUTO-05", "RON-AUTO-08")
def test_an_automa_on_the_deck_space_comes_first_in_the_new_initiative() -> None:
    sitting = drafting(0, 0, 0, 0, initiative=[0, AUTOMA, 1])

    sitting.choose(0, "row:1")
    assert sitting.sees(None)["deck_markers"] == [AUTOMA]
    sitting.choose(1, "row:2")

    assert sitting.sees(None)["initiative"] == [AUTOMA, 0, 1]


# Drafting and playing


@pytest.mark.rule("RON-AUTO-06")
def test_an_automa_takes_the_row_with_three_active_symbols_of_rows_with_one_three_and_two() -> None:
    sitting = drafting(1, 3, 2, 0, initiative=[AUTOMA, 0, 1])

    assert sitting.timeline(AUTOMA) == ["row-2-left", "row-2-right"]
    assert sitting.pool()[1] == []


@pytest.mark.rule("RON-AUTO-06")
def test_an_automa_takes_the_best_row_that_is_still_free() -> None:
    sitting = drafting(1, 4, 2, 3, initiative=[0, AUTOMA, 1])

    sitting.choose(0, "row:2")

    assert sitting.timeline(AUTOMA) == ["row-4-left", "row-4-right"]


@pytest.mark.rule("RON-AUTO-06")
def test_inactive_symbols_do_not_attract_an_automa() -> None:
    cards = {"many-1": card("red", "ed"), "many-2": card("red", "de"), "one-1": card("red", "e"), "one-2": card("red", "m")}
    pool = [["many-1", "many-2"], ["one-1", "one-2"], ["blank-1", "blank-2"], ["blank-3", "blank-4"]]
    sitting = Sitting("draft_pair", cards=CARDS | cards, players=2, active=ACTIVE, pool=pool, initiative=[AUTOMA, 0, 1])

    assert sitting.timeline(AUTOMA) == ["one-1", "one-2"]


@pytest.mark.rule("RON-AUTO-06")
@pytest.mark.parametrize(
    ("active", "taken"),
    [(["combat", "magic"], ["c-1", "c-2"]), (["exploration", "magic"], ["e-1", "e-2"])],
    ids=["combat", "exploration"],
)
def test_the_active_symbols_are_those_of_the_current_chapter(active: list[str], taken: list[str]) -> None:
    cards = {"c-1": card("red", "c"), "c-2": card("red", "c"), "e-1": card("red", "e"), "e-2": card("red", "e")}
    pool = [["c-1", "c-2"], ["e-1", "e-2"], ["blank-1", "blank-2"], ["blank-3", "blank-4"]]
    sitting = Sitting("draft_pair", cards=CARDS | cards, players=2, active=active, pool=pool, initiative=[AUTOMA, 0, 1])

    assert sitting.timeline(AUTOMA) == taken


@pytest.mark.rule("RON-AUTO-07")
def test_of_rows_1_and_4_with_two_active_symbols_each_an_automa_takes_row_1() -> None:
    sitting = drafting(2, 1, 0, 2, initiative=[AUTOMA, 0, 1])

    assert sitting.timeline(AUTOMA) == ["row-1-left", "row-1-right"]


@pytest.mark.rule("RON-AUTO-07")
def test_of_tied_rows_that_are_still_free_an_automa_takes_the_higher_one() -> None:
    sitting = drafting(2, 1, 2, 2, initiative=[0, AUTOMA, 1])

    sitting.choose(0, "row:1")

    assert sitting.timeline(AUTOMA) == ["row-3-left", "row-3-right"]


@pytest.mark.rule("RON-AUTO-08")
def test_without_an_active_symbol_in_the_pool_an_automa_draws_two_cards_of_the_deck() -> None:
    sitting = drafting(0, 0, 0, 0, initiative=[AUTOMA, 0, 1], deck=["blank-1", "blank-2", "blank-3"])

    assert sitting.timeline(AUTOMA) == ["blank-1", "blank-2"]
    assert sitting.sees(None)["deck_markers"] == [AUTOMA]
    assert [len(row) for row in sitting.pool()] == [2, 2, 2, 2]


@pytest.mark.rule("RON-AUTO-08")
def test_only_free_rows_keep_an_automa_from_the_deck() -> None:
    sitting = drafting(0, 4, 0, 0, initiative=[0, AUTOMA, 1], deck=["blank-1", "blank-2"])

    sitting.choose(0, "row:2")

    assert sitting.timeline(AUTOMA) == ["blank-1", "blank-2"]
    assert sitting.sees(None)["deck_markers"] == [AUTOMA]


@pytest.mark.rule("RON-AUTO-08")
def test_a_single_active_symbol_in_the_last_row_is_enough() -> None:
    sitting = drafting(0, 0, 0, 1, initiative=[AUTOMA, 0, 1])

    assert sitting.timeline(AUTOMA) == ["row-4-left", "row-4-right"]


@pytest.mark.rule("RON-AUTO-09")
def test_an_automa_gains_no_experience_for_the_bottom_row() -> None:
    sitting = drafting(1, 1, 1, 4, initiative=[AUTOMA, 0, 1])

    assert sitting.sees(None)["pool"][3]["marker"] == AUTOMA
    assert sitting.experience(AUTOMA) == 0
    assert sitting.told("gained-experience") == []


@pytest.mark.rule("RON-AUTO-10")
def test_an_automa_plays_during_the_draft_so_that_players_see_its_cards_before_choosing() -> None:
    sitting = drafting(0, 3, 0, 0, initiative=[AUTOMA, 0, 1])

    assert sitting.asked(0) == "draft"
    assert [one["key"] for one in sitting.sees(0)["seats"][AUTOMA]["timeline"]] == ["row-2-left", "row-2-right"]
    assert [one["key"] for one in sitting.sees(None)["seats"][AUTOMA]["timeline"]] == ["row-2-left", "row-2-right"]
    assert sitting.player(AUTOMA)["hand_size"] == 0


@pytest.mark.rule("RON-AUTO-10")
def test_an_automa_lays_a_row_from_left_to_right_at_the_right_end_of_its_timeline() -> None:
    seats: list[dict[str, Any]] = [{}, {}, {"timeline": ["blank-1", "blank-2"]}]
    sitting = drafting(0, 3, 0, 0, initiative=[AUTOMA, 0, 1], seats=seats)

    assert sitting.timeline(AUTOMA) == ["blank-1", "blank-2", "row-2-left", "row-2-right"]


@pytest.mark.rule("RON-AUTO-10")
def test_cards_that_an_automa_draws_from_the_deck_lie_open_before_players_choose() -> None:
    sitting = drafting(0, 0, 0, 0, initiative=[AUTOMA, 0, 1], deck=["blank-1", "blank-2"])

    assert [one["key"] for one in sitting.sees(1)["seats"][AUTOMA]["timeline"]] == ["blank-1", "blank-2"]


@pytest.mark.rule("RON-AUTO-11")
def test_an_automa_ignores_the_standard_effects_of_its_cards() -> None:
    gain = card("red", "cm", condition={"kind": "exactly-one-card", "colour": "red"}, result=two_symbols("magic"))
    spend = card("blue", "cc", condition=lose_one("combat"), result=two_symbols("diplomacy"))
    pool = [["gain", "spend"], ["blank-1", "blank-2"], ["blank-3", "blank-4"], ["blue-1", "blue-2"]]
    hands = [{"hand": ["to-left", "to-left-too"]}, {"hand": ["tea", "other-tea"]}]
    cards = CARDS | {"gain": gain, "spend": spend}
    sitting = Sitting("draft_pair", cards=cards, players=2, active=ACTIVE, pool=pool, initiative=[AUTOMA, 0, 1], seats=hands)

    sitting.choose(0, "row:2").choose(1, "row:3")
    sitting.everyone_plays(("blank-1", "blank-2"), ("blank-3", "blank-4"))

    assert sitting.told("turn-begins")[-1] == {"chapter": 1, "turn": 2}
    assert sitting.timeline(AUTOMA)[:2] == ["gain", "spend"]
    assert sitting.tokens(AUTOMA) == {}
    assert sitting.covered(AUTOMA) == {}


@pytest.mark.rule("RON-AUTO-11")
def test_the_colours_of_an_automas_cards_count_for_its_neighbours_tea_effect() -> None:
    look = tea("red", {"kind": "neighbour-cards", "colour": "blue"}, "one-track")
    seats = [{"timeline": ["look"], "steeping": 1}, {}, {"timeline": ["blue-1", "blank-1", "blue-2"]}]

    sitting = Sitting("drink_tea", cards=CARDS | {"look": look}, players=2, seats=seats)

    assert tracks(sitting) == [0, 0, 2]


@pytest.mark.rule("RON-AUTO-11")
def test_the_colours_of_an_automas_cards_count_for_its_neighbours_standard_effect() -> None:
    condition, result = {"kind": "neighbour-cards", "colour": "blue"}, {"kind": "symbol-steps", "symbol": "magic"}
    look = card("red", condition=condition, result=result)
    seats = [{}, {"timeline": ["look"], "just_played": 1}, {"timeline": ["blue-1", "blank-1", "blue-2"]}]

    sitting = Sitting("resolve_cards", cards=CARDS | {"look": look}, players=2, seats=seats)
    sitting.play_on(until="draft_pair")

    assert sitting.tokens(1) == {"magic": 2}


# Tea


@pytest.mark.rule("RON-AUTO-12")
@pytest.mark.parametrize(
    ("automas", "arrow_of_a", "arrow_of_b", "moved"),
    [
        pytest.param("to-right", None, "to-left", [0, 2, 0], id="right points to B"),
        pytest.param("to-left", "to-right", None, [0, 0, 2], id="left points to A"),
        pytest.param("to-right", "to-left", None, [0, 0, 0], id="right does not point to A"),
        pytest.param("to-right", "to-right-too", None, [0, 0, 0], id="two right ones are no pair with A"),
        pytest.param("to-right", None, "to-right-too", [0, 0, 0], id="two right ones are no pair with B"),
        pytest.param("to-left", None, "to-right", [0, 0, 0], id="left does not point to B"),
        pytest.param("to-left", "to-left-too", None, [0, 0, 0], id="two left ones are no pair with A"),
        pytest.param("to-left", None, "to-left-too", [0, 0, 0], id="two left ones are no pair with B"),
    ],
)
def test_right_points_counter_clockwise_of_the_automa_and_left_clockwise(
    automas: str, arrow_of_a: str | None, arrow_of_b: str | None, moved: list[int]
) -> None:
    """Clockwise sit the Automa, A in seat 0, B in seat 1."""
    a, b = ([arrow] if arrow else [] for arrow in (arrow_of_a, arrow_of_b))

    sitting = drinking({"timeline": a}, {"timeline": b}, {"timeline": [automas]}, initiative=[AUTOMA, 0, 1])

    assert tracks(sitting) == moved


@pytest.mark.rule("RON-AUTO-13")
@pytest.mark.parametrize(
    "effect",
    [
        pytest.param(({"kind": "exactly-one-card", "colour": "red"}, "each-track"), id="condition met"),
        pytest.param(({"kind": "two-or-more-cards", "colour": "blue"}, "each-track"), id="condition not met"),
        pytest.param(({"kind": "lose-one", "symbol": "magic"}, "each-track"), id="nothing to lose"),
        pytest.param(({"kind": "up-to-three-cards", "colour": "red"}, "one-track"), id="one track of choice"),
        pytest.param(({"kind": "neighbour-cards", "colour": "pink"}, "one-track"), id="neighbour without cards"),
    ],
)
def test_each_tea_effect_of_an_automa_gives_one_point_on_both_its_tracks(effect: tuple[dict[str, str], str]) -> None:
    condition, result = effect
    seats: list[dict[str, Any]] = [{}, {}, {"timeline": ["brew"], "steeping": 1}]

    sitting = Sitting("drink_tea", cards={"brew": tea("red", condition, result)}, players=2, seats=seats)

    assert tracks(sitting) == [0, 1, 1]


@pytest.mark.rule("RON-AUTO-13")
def test_an_automas_tea_effect_costs_it_nothing() -> None:
    brew = card("red", "m", condition=lose_one("magic"), result={"kind": "each-track"}, ceremony=True)
    seats: list[dict[str, Any]] = [{}, {}, {"timeline": ["brew"], "steeping": 1}]

    sitting = Sitting("drink_tea", cards={"brew": brew}, players=2, seats=seats)

    assert tracks(sitting) == [0, 1, 1]
    assert sitting.covered(AUTOMA) == {}


@pytest.mark.rule("RON-AUTO-13")
@pytest.mark.parametrize(
    ("steeping", "moved"), [(2, [0, 2, 2]), (1, [0, 1, 1]), (0, [0, 0, 0])], ids=["both", "one", "none"]
)
def test_only_the_tea_effects_of_this_turn_count(steeping: int, moved: list[int]) -> None:
    sitting = drinking({}, {}, {"timeline": ["tea", "other-tea"], "steeping": steeping})

    assert tracks(sitting) == moved


@pytest.mark.rule("RON-AUTO-13")
def test_cards_without_a_tea_effect_give_an_automa_nothing() -> None:
    standard = card("red", condition={"kind": "exactly-one-card", "colour": "red"}, result=two_symbols("magic"))
    seats: list[dict[str, Any]] = [{}, {}, {"timeline": ["standard", "blue-1"], "steeping": 2}]

    sitting = Sitting("drink_tea", cards=CARDS | {"standard": standard}, players=2, seats=seats)

    assert tracks(sitting) == [0, 0, 0]


@pytest.mark.rule("RON-AUTO-13")
def test_in_a_solo_game_each_automa_pours_on_its_one_track() -> None:
    left, right = {"timeline": ["tea"], "steeping": 1}, {"timeline": ["other-tea"], "steeping": 1}

    assert [one["field"] for one in drinking({}, left, {}, players=1).sees(0)["tracks"]] == [1, 0]
    assert [one["field"] for one in drinking({}, left, right, players=1).sees(0)["tracks"]] == [1, 1]


@pytest.mark.rule("RON-AUTO-13")
@pytest.mark.parametrize("initiative", [[AUTOMA, 0, 1], [0, AUTOMA, 1], [1, 0, AUTOMA]])
def test_an_automa_pours_at_its_place_in_initiative_order(initiative: list[int]) -> None:
    brew = tea("red", {"kind": "exactly-one-card", "colour": "red"}, "each-track")
    seats = [{"timeline": ["tea"]}, {"timeline": ["other-tea"]}, {"timeline": ["brew"]}]
    seats_steeping: list[dict[str, Any]] = [{**seat, "steeping": 1} for seat in seats]

    sitting = Sitting(
        "tea_ceremony", cards=CARDS | {"brew": brew}, players=2, seats=seats_steeping, initiative=initiative
    )

    poured = [event for event in sitting.journal if event.key in ("effect-resolved", "automa-poured")]
    assert [event.arguments["seat"] for event in poured] == initiative


@pytest.mark.rule("RON-AUTO-14")
@pytest.mark.parametrize("initiative", [[AUTOMA, 0, 1], [0, 1, AUTOMA]])
def test_a_pair_of_automa_and_player_is_covered_and_gives_two_points(initiative: list[int]) -> None:
    sitting = drinking({"timeline": ["to-right"]}, {}, {"timeline": ["to-left"]}, initiative=initiative)

    assert sitting.covered(0) == {"to-right": [2]}
    assert sitting.covered(AUTOMA) == {"to-left": [2]}
    assert tracks(sitting) == [0, 0, 2]


@pytest.mark.rule("RON-AUTO-14")
def test_each_arrow_of_an_automa_serves_one_pair_only() -> None:
    sitting = drinking({"timeline": ["to-right", "to-right-too"]}, {}, {"timeline": ["to-left"]}, initiative=[AUTOMA, 0, 1])
    sitting.play_on(until="draft_pair")

    assert len(sitting.covered(0)) == 1
    assert tracks(sitting) == [0, 0, 2]


@pytest.mark.rule("RON-AUTO-14")
def test_a_covered_arrow_of_an_automa_forms_no_pair() -> None:
    automa = {"timeline": ["to-left"], "covered": {"to-left": [2]}}

    sitting = drinking({"timeline": ["to-right"]}, {}, automa)

    assert tracks(sitting) == [0, 0, 0]
    assert sitting.covered(0) == {}


@pytest.mark.rule("RON-AUTO-15", "RON-AUTO-13", "RON-AUTO-14")
def test_printed_example_the_automa_geralt_plays_a_green_tea_card_and_a_pink_card_that_passes_to_the_right() -> None:
    """Ciri, in seat 1, sits to the right of the Automa; she plays a card that passes to the left a turn later."""
    pool = [["tea", "to-right"], ["blank-1", "blank-2"], ["blank-3", "blank-4"], ["blue-1", "blue-2"]]
    cards = CARDS | {
        "tea": {**CARDS["tea"], "symbols": ["combat"]},
        "new-1": card("red"), "new-2": card("red"), "new-3": card("red"), "new-4": card("red"), "new-5": card("red"),
        "new-6": card("red"), "new-7": card("red"), "new-8": card("red"),
    }  # fmt: skip
    other = {"character": "triss", "hand": ["to-left-too", "to-right-too"]}
    ciri = {"character": "ciri", "hand": ["to-left", "yellow-pass"]}
    cards["yellow-pass"] = card("yellow")
    deck = [f"new-{number}" for number in range(1, 9)]
    sitting = Sitting(
        "draft_pair", cards=cards, players=2, active=ACTIVE, pool=pool, deck=deck, initiative=[AUTOMA, 0, 1],
        seats=[other, ciri, {"character": "geralt"}],
    )  # fmt: skip
    assert sitting.timeline(AUTOMA) == ["tea", "to-right"]

    sitting.choose(0, "row:2").choose(1, "row:3")
    sitting.everyone_plays(("blank-1", "blank-2"), ("blank-3", "blank-4"))
    assert tracks(sitting) == [0, 1, 1]
    assert sitting.covered(AUTOMA) == {}

    while sitting.phase == "draft_pair":
        seat = next(iter(sitting.position.open()))
        sitting.choose(seat, "deck")
    sitting.choose(1, "play:to-left", "play:yellow-pass")
    sitting.choose(0, "play:new-1", "play:new-2") if "new-1" in sitting.hand(0) else None
    sitting.play_on(until="draft_pair")
    assert sitting.covered(1) == {"to-left": [2]}
    assert sitting.covered(AUTOMA) == {"to-right": [2]}
    assert tracks(sitting) == [0, 3, 1]
