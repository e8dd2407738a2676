"""The Automa: games of two players with one Automa, and solo games with two."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from tablewright.engine.faults import BadInput
from tablewright.engine.match import Match
from tablewright.games.ronin import GAME
from tablewright.games.ronin.content import Track, original_pack
from tablewright.games.ronin.vocabulary import ExperiencePoints

from ..destiny.cards import card, lose_one, two_symbols
from ..destiny.matches import look
from .sitting import Sitting

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
    cards: dict[str, Any] = {}
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


def set_up(
    players: int, settings: Mapping[str, str] | None = None, seed: str = "tea", avoid: tuple[str, ...] = ()
) -> Match:
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
    seats = look(set_up(players))["seats"]

    assert [one["seat"] for one in seats if one["automa"]] == automas
    assert len(seats) == max(players, 3)


@pytest.mark.rule("RON-AUTO-01")
def test_an_automa_cannot_win() -> None:
    sitting = Sitting(
        "side_quest", players=2, turn=9, seats=[{"hand": []}, {"hand": [], "points": 2}], initiative=[2, 0, 1]
    )
    sitting.table.points[2] = (50, 0, 0, 0, 0, 0, 0)
    for seat in range(2):
        sitting.choose(seat, sitting.options(seat)[0])

    assert [standing.seat for standing in sitting.result()] == [0, 1]
    assert [standing.seat for standing in sitting.result() if standing.won] == [1]


@pytest.mark.rule("RON-AUTO-02")
@pytest.mark.parametrize("players", [1, 2])
def test_each_automa_gets_one_of_the_remaining_characters_after_the_players_chose(players: int) -> None:
    match = set_up(players)

    characters = [one["character"] for one in look(match)["seats"]]
    assert None not in characters
    assert len(set(characters)) == 3
    took = [event.arguments["seat"] for event in match.log(None) if event.key == "took-character"]
    assert set(took[:players]) == set(range(players))
    assert took[players:] == list(range(players, 3))


@pytest.mark.rule("RON-AUTO-02")
def test_by_default_the_automas_character_is_any_of_those_that_remain() -> None:
    everyone = [character.key for character in original_pack().characters]
    drawn = set()
    for number in range(40):
        first, second, automa = (one["character"] for one in look(set_up(2, seed=f"random {number}"))["seats"])
        drawn.add([key for key in everyone if key not in (first, second)].index(automa))

    assert drawn == {0, 1, 2, 3, 4}


@pytest.mark.rule("RON-AUTO-02")
def test_by_agreement_the_automas_character_is_picked_from_all_that_remain() -> None:
    match = set_up(2, {"automa": "pick", "first-chooser": "2"})
    taken = [look(match)["seats"][seat]["character"] for seat in (0, 1)]

    assert list(match.position.open()) == [1]
    everyone = {character.key for character in original_pack().characters}
    options = [option.id for option in match.position.open()[1].options]
    assert sorted(options) == sorted(f"character:{key}" for key in everyone - set(taken))
    match.choose(1, options[-1])
    assert look(match)["seats"][AUTOMA]["character"] == options[-1].removeprefix("character:")


@pytest.mark.rule("RON-AUTO-02")
@pytest.mark.parametrize("players", [1, 2])
def test_an_automa_gets_the_four_ability_cards_and_the_marker_of_its_character(players: int) -> None:
    seen = look(set_up(players))

    assert [one["ability_cards"] for one in seen["seats"] if one["automa"]] == [[2, 2]] * (3 - players)
    assert sorted(seen["initiative"]) == [0, 1, 2]


@pytest.mark.rule("RON-AUTO-03")
@pytest.mark.parametrize("players", [1, 2])
def test_an_automa_has_no_hand_and_neither_active_nor_unlocked_abilities_from_the_start(players: int) -> None:
    automas = [one for one in look(set_up(players))["seats"] if one["automa"]]

    assert [one["hand_size"] for one in automas] == [0] * (3 - players)
    assert {ability["state"] for one in automas for ability in one["abilities"]} == {"locked"}


@pytest.mark.rule("RON-AUTO-03")
@pytest.mark.parametrize(("players", "seed"), [(1, "one"), (1, "two"), (2, "one"), (2, "two")])
def test_in_a_whole_game_an_automa_gains_no_experience_no_points_no_ability_and_no_card_in_hand(
    players: int, seed: str
) -> None:
    match = played_through(players, seed)

    automas = [one for one in look(match)["seats"] if one["automa"]]
    assert [(one["experience"], one["points"], one["hand_size"]) for one in automas] == [(0, 0, 0)] * (3 - players)
    assert {ability["state"] for one in automas for ability in one["abilities"]} == {"locked"}
    assert [one["borrowed"] for one in automas] == [[]] * (3 - players)
    gaining = ("gained-experience", "gained-points", "used-ability", "drew-cards", "unlocked-ability")
    assert {event.arguments["seat"] for event in match.journal if event.key in gaining} == set(range(players))


@pytest.mark.rule("RON-AUTO-04")
def test_a_player_earns_training_on_the_track_with_the_automa_geralt() -> None:
    drinker = {"character": "yennefer", "timeline": ["tea"], "steeping": 1}
    sitting = drinking({"character": "ciri"}, drinker, {"character": "geralt"}, tracks=[0, 2, 0])

    sitting.choose(1, "bonus:ability")

    assert [(one["ability"], one["state"]) for one in sitting.player(1)["borrowed"]] == [("training", "active")]
    assert sitting.player(AUTOMA)["ability_cards"] == [1, 2]


@pytest.mark.rule("RON-AUTO-04")
def test_both_neighbours_can_earn_the_automas_third_ability() -> None:
    automa = {"character": "geralt", "timeline": ["tea"], "steeping": 1}
    sitting = drinking({"character": "ciri"}, {"character": "yennefer"}, automa, tracks=[0, 9, 9])

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
    cards = {
        "many-1": card("red", "ed"),
        "many-2": card("red", "de"),
        "one-1": card("red", "e"),
        "one-2": card("red", "m"),
    }
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
    sitting = Sitting(
        "draft_pair", cards=cards, players=2, active=ACTIVE, pool=pool, initiative=[AUTOMA, 0, 1], seats=hands
    )

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
    """Whichever of them stands higher passes the tea, the Automa like anybody."""
    sitting = drinking({"timeline": ["to-right"]}, {}, {"timeline": ["to-left"]}, initiative=initiative)

    assert [told["seat"] for told in sitting.told("tea-passed")] == initiative[:1]
    assert sitting.covered(0) == {"to-right": [2]}
    assert sitting.covered(AUTOMA) == {"to-left": [2]}
    assert tracks(sitting) == [0, 0, 2]


@pytest.mark.rule("RON-AUTO-14")
def test_each_arrow_of_an_automa_serves_one_pair_only() -> None:
    sitting = drinking(
        {"timeline": ["to-right", "to-right-too"]}, {}, {"timeline": ["to-left"]}, initiative=[AUTOMA, 0, 1]
    )
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
    """Ciri, in seat 1, sits to the right of the Automa; her card that passes to the left comes a turn later."""
    spare = {f"spare-{number}": card("red") for number in range(16)}
    cards = CARDS | spare | {"tea": {**CARDS["tea"], "symbols": ["combat"]}}
    pool = [["tea", "to-right"], ["blank-1", "blank-2"], ["blank-3", "blank-4"], ["blue-1", "blue-2"]]
    vesemir = {"character": "vesemir", "hand": ["spare-0", "spare-1"]}
    ciri = {"character": "ciri", "hand": ["to-left", "spare-2"]}
    sitting = Sitting(
        "draft_pair",
        cards=cards,
        players=2,
        active=ACTIVE,
        pool=pool,
        deck=list(spare)[3:],
        initiative=[AUTOMA, 0, 1],
        seats=[vesemir, ciri, {"character": "geralt"}],
    )
    assert sitting.timeline(AUTOMA) == ["tea", "to-right"]

    sitting.choose(0, "row:2").choose(1, "row:3")
    sitting.everyone_plays(("blank-1", "blank-2"), ("blank-3", "blank-4"))
    assert tracks(sitting) == [0, 1, 1]
    assert sitting.covered(AUTOMA) == {}

    sitting.choose(0, "deck").choose(1, "deck")
    sitting.everyone_plays(("spare-0", "spare-1"), ("to-left", "spare-2"))
    assert tracks(sitting) == [0, 3, 1]
    assert sitting.covered(1) == {"to-left": [2]}
    assert sitting.covered(AUTOMA) == {"to-right": [2]}


@pytest.mark.rule("RON-AUTO-16")
def test_on_a_track_shared_with_an_automa_only_the_player_resolves_bonuses() -> None:
    sitting = drinking({}, {"timeline": ["tea"], "steeping": 1}, {}, tracks=[0, 2, 0], initiative=[AUTOMA, 0, 1])

    assert [sitting.asked(seat) for seat in range(3)] == [None, "ability-or-experience", None]
    sitting.choose(1, "bonus:experience")

    assert sitting.phase == "draft_pair"
    assert sitting.player(AUTOMA)["borrowed"] == []
    assert sitting.player(1)["ability_cards"] == [2, 2]


@pytest.mark.rule("RON-AUTO-16")
@pytest.mark.parametrize("place", [4, 6, 7, 8, 9])
def test_an_automa_takes_no_bonus_of_any_kind(place: int) -> None:
    automa = {"timeline": ["tea"], "steeping": 1}
    sitting = drinking({}, {}, automa, tracks=[0, place - 1, 0]).play_on(until="draft_pair")

    assert sitting.track(1) == place
    assert (sitting.experience(AUTOMA), sitting.points(AUTOMA), sitting.tokens(AUTOMA)) == (0, 0, {})
    assert sitting.player(AUTOMA)["hand_size"] == 0
    player = sitting.player(1)
    assert sum((player["experience"], player["points"], *player["tokens"].values(), player["hand_size"] - 5)) > 0


# Chapters and the end


@pytest.mark.rule("RON-AUTO-17")
@pytest.mark.parametrize("turn", [3, 6, 9])
def test_an_automa_scores_nothing_at_the_end_of_a_chapter(turn: int) -> None:
    cards = {"both": card("red", "cm"), "more": card("red", "cm"), "own": card("blue", "cm")}
    seats = [{"timeline": ["own"]}, {}, {"timeline": ["both", "more"]}]

    sitting = Sitting("end_turn", cards=cards, players=2, turn=turn, active=ACTIVE, seats=seats)

    assert [(sitting.experience(seat), sitting.points(seat)) for seat in range(3)] == [(1, 1), (0, 0), (0, 0)]


@pytest.mark.rule("RON-AUTO-18")
@pytest.mark.parametrize("turn", [3, 6])
def test_an_automa_discards_its_whole_timeline_before_the_next_chapter(turn: int) -> None:
    automa = {"timeline": ["blank-1", "tea", "blue-1", "blue-2"]}
    sitting = Sitting("end_turn", cards=CARDS, players=2, turn=turn, seats=[{}, {}, automa], initiative=[0, 1, AUTOMA])

    assert sitting.told("turn-begins")[-1]["turn"] == 1
    assert sitting.timeline(AUTOMA) == []
    assert {one["key"] for one in sitting.sees(None)["discard"]} >= {"blank-1", "tea", "blue-1", "blue-2"}


@pytest.mark.rule("RON-AUTO-18")
def test_in_a_solo_game_both_automas_keep_nothing_while_the_player_keeps_a_card() -> None:
    seats = [{"timeline": ["blank-3", "blank-4"]}, {"timeline": ["blank-1", "tea"]}, {"timeline": ["blue-1", "blue-2"]}]
    sitting = Sitting("end_turn", cards=CARDS, players=1, turn=3, seats=seats, initiative=[0, 1, 2])

    sitting.choose(0, "keep:blank-4")

    assert [sitting.timeline(seat) for seat in range(3)] == [["blank-4"], [], []]


@pytest.mark.rule("RON-AUTO-19")
def test_an_automa_gains_no_points_in_final_scoring_and_tracks_shared_with_it_count() -> None:
    """Seat 1 scores the track with the Automa, on 4; seat 0 the one with seat 1, on 9."""
    sitting = Sitting("final_scoring", players=2, tracks=[9, 4, 12])

    assert [sitting.points(seat) for seat in range(3)] == [4, 1, 0]
    assert [standing.seat for standing in sitting.result()] == [0, 1]


@pytest.mark.rule("RON-AUTO-19")
def test_an_automa_has_no_side_quest() -> None:
    sitting = Sitting("side_quest", players=2, turn=9)

    assert [sitting.asked(seat) for seat in range(3)] == ["side-quest", "side-quest", None]


@pytest.mark.rule("RON-AUTO-20")
def test_drawing_energy_can_swap_cards_before_an_automa_drafts_and_it_takes_them_as_they_lie() -> None:
    sitting = drafting(3, 1, 0, 2, initiative=[0, AUTOMA, 1], seats=[{"character": "yennefer"}])

    sitting.choose(0, "ability:drawing-energy", "card:row-1-left", "card:row-4-left").choose(0, "row:3")

    assert sitting.timeline(AUTOMA) == ["row-1-left", "row-4-right"]


@pytest.mark.rule("RON-AUTO-20")
def test_cards_that_an_automa_took_have_left_the_pool_for_drawing_energy() -> None:
    sitting = drafting(3, 1, 0, 2, initiative=[AUTOMA, 0, 1], seats=[{"character": "yennefer"}])

    sitting.choose(0, "ability:drawing-energy")

    assert len(sitting.options(0)) == 6
    assert sitting.rule_against(0, "card:row-1-left") is None


@pytest.mark.rule("RON-AUTO-20")
def test_encore_repeats_an_effect_that_looks_at_the_automa() -> None:
    condition, result = {"kind": "neighbour-cards", "colour": "blue"}, {"kind": "symbol-steps", "symbol": "magic"}
    look = card("red", condition=condition, result=result)
    dandelion = {"character": "dandelion", "timeline": ["look"], "just_played": 1}
    seats = [dandelion, {}, {"timeline": ["blue-1", "blue-2"]}]
    sitting = Sitting("resolve_cards", cards=CARDS | {"look": look}, players=2, seats=seats)
    assert sitting.tokens(0) == {"magic": 2}

    sitting.choose(0, "ability:encore")

    assert sitting.tokens(0) == {"magic": 4}


@pytest.mark.rule("RON-AUTO-20")
def test_song_for_friends_may_go_to_the_track_shared_with_an_automa() -> None:
    singer = {"character": "dandelion", "experience": 10}
    seats = [singer, {"character": "ciri"}, {"character": "geralt"}]
    sitting = Sitting("resolve_cards", cards=CARDS, players=2, seats=seats, tracks=[0, 0, 1])

    sitting.choose(0, "ability:song-for-friends", "track:right", "bonus:ability")

    assert tracks(sitting) == [0, 0, 3]
    assert [one["ability"] for one in sitting.player(0)["borrowed"]] == ["training"]


# Two players


@pytest.mark.rule("RON-DUO-01")
def test_two_players_and_an_automa_form_a_ring_of_three_tracks() -> None:
    seen = look(set_up(2))

    assert [one["automa"] for one in seen["seats"]] == [False, False, True]
    assert [set(one["neighbours"].values()) for one in seen["seats"]] == [{1, 2}, {0, 2}, {0, 1}]
    assert [set(track["seats"]) for track in seen["tracks"]] == [{0, 1}, {1, 2}, {2, 0}]
    assert [track["field"] for track in seen["tracks"]] == [0, 0, 0]


@pytest.mark.rule("RON-DUO-01", "RON-AUTO-02")
def test_printed_example_the_automa_of_two_players_plays_geralt() -> None:
    match = set_up(2, {"automa": "pick"}, avoid=("geralt",))
    (chooser,) = match.position.open()

    match.choose(chooser, "character:geralt")

    seats = look(match)["seats"]
    assert [one["seat"] for one in seats if one["character"] == "geralt"] == [AUTOMA]
    assert seats[AUTOMA]["automa"]
    assert seats[AUTOMA]["neighbours"] == {"left": 0, "right": 1}


def boards_chosen(match: Match, wished: tuple[int, int] = (5, 4)) -> dict[int, list[str]]:
    """Play on through the choice of boards: what each seat is offered. The first to choose takes the first wish."""
    offered: dict[int, list[str]] = {}
    while GAME.phase_name(match.position.phase) != "draft_pair":
        seat, question = next(iter(match.position.open().items()))
        options = [option.id for option in question.options]
        if question.key == "choose-board":
            assert seat not in offered
            options = [f"board:{wished[len(offered)]}"]
            offered[seat] = [option.id for option in question.options]
        match.choose(seat, options[-1])
    return offered


def boards_between(match: Match) -> dict[frozenset[int], str]:
    return {frozenset(track["seats"]): track["board"] for track in look(match)["tracks"]}


@pytest.mark.rule("RON-DUO-02")
@pytest.mark.parametrize(("first", "seats"), [("1", [0, 1]), ("2", [1, 0])])
@pytest.mark.parametrize("wished", [(5, 4), (1, 2), (3, 1)])
def test_on_side_b_each_of_two_players_chooses_any_board_to_share_with_the_automa(
    first: str, seats: list[int], wished: tuple[int, int]
) -> None:
    """All five are offered to the one who chose a character first, the other four to the second."""
    match = Match(GAME, 2, {"side": "B", "first-chooser": first}, "boards")

    offered = boards_chosen(match, wished)

    everything = [f"board:{board}" for board in range(1, 6)]
    assert list(offered) == seats
    assert offered[seats[0]] == everything
    assert offered[seats[1]] == [one for one in everything if one != f"board:{wished[0]}"]
    boards = boards_between(match)
    assert [boards[frozenset({seat, AUTOMA})] for seat in seats] == [f"{board}B" for board in wished]
    assert len(set(boards.values())) == 3


@pytest.mark.rule("RON-DUO-02")
def test_on_side_b_the_board_between_the_two_players_is_drawn_at_random_from_the_other_three() -> None:
    drawn = set()
    for number in range(30):
        match = Match(GAME, 2, {"side": "B"}, f"boards {number}")
        boards_chosen(match, (2, 4))
        drawn.add(boards_between(match)[frozenset({0, 1})])

    assert drawn == {"1B", "3B", "5B"}


@pytest.mark.rule("RON-DUO-02")
def test_the_board_between_two_players_is_drawn_after_both_have_chosen() -> None:
    match = Match(GAME, 2, {"side": "B"}, "boards")

    boards_chosen(match)

    laid = [{one.arguments["seat"], one.arguments["other"]} for one in match.log(None) if one.key == "laid-board"]
    assert laid[2] == {0, 1}


@pytest.mark.rule("RON-DUO-02")
def test_on_side_a_nobody_chooses_between_equal_boards() -> None:
    match = Match(GAME, 2, {"side": "A"}, "boards")

    assert boards_chosen(match) == {}
    assert len({track["board"] for track in look(match)["tracks"]}) == 3


@pytest.mark.rule("RON-DUO-03")
def test_two_players_and_an_automa_draft_from_four_rows() -> None:
    match = Match(GAME, 2, {}, "rows")
    assert [len(row["cards"]) for row in look(match)["pool"]] == [2, 2, 2, 2]

    while GAME.phase_name(match.position.phase) != "play_cards":
        seat, question = next(iter(match.position.open().items()))
        match.choose(seat, question.options[0].id)

    assert sorted(look(match)["initiative"]) == [0, 1, 2]
    assert len(look(match)["pool"]) == 4


@pytest.mark.rule("RON-DUO-03")
def test_with_two_players_one_of_four_rows_is_left_when_all_have_taken_a_row() -> None:
    sitting = drafting(1, 2, 1, 1, initiative=[AUTOMA, 0, 1])

    sitting.choose(0, "row:1").choose(1, "row:3")

    assert sitting.asked(0) == "play-left"
    assert [len(row) for row in sitting.pool()] == [0, 0, 0, 2]


@pytest.mark.rule("RON-DUO-04")
@pytest.mark.parametrize(("points", "winner"), [((20, 19), 0), ((19, 20), 1)])
def test_of_two_players_the_one_with_more_points_wins(points: tuple[int, int], winner: int) -> None:
    seats = [{"points": points[0]}, {"points": points[1]}]
    sitting = Sitting("final_scoring", players=2, seats=seats, initiative=[AUTOMA, 1 - winner, winner])

    assert [standing.seat for standing in sitting.result() if standing.won] == [winner]


@pytest.mark.rule("RON-DUO-04")
@pytest.mark.parametrize(
    ("initiative", "winner"),
    [
        ([0, 1, AUTOMA], 0),
        ([0, AUTOMA, 1], 0),
        ([AUTOMA, 0, 1], 0),
        ([1, 0, AUTOMA], 1),
        ([1, AUTOMA, 0], 1),
        ([AUTOMA, 1, 0], 1),
    ],
)
def test_a_tie_of_two_players_is_won_by_the_one_higher_on_the_initiative_track(
    initiative: list[int], winner: int
) -> None:
    sitting = Sitting("final_scoring", players=2, seats=[{"points": 20}, {"points": 20}], initiative=initiative)

    assert [standing.seat for standing in sitting.result() if standing.won] == [winner]


# Solo


@pytest.mark.rule("RON-SOLO-01")
def test_a_solo_player_sits_between_two_automas_that_share_no_board() -> None:
    seen = look(set_up(1))

    assert [one["automa"] for one in seen["seats"]] == [False, True, True]
    assert seen["seats"][0]["neighbours"] == {"left": 1, "right": 2}
    assert [list(one["neighbours"].values()) for one in seen["seats"][1:]] == [[0], [0]]
    assert [set(track["seats"]) for track in seen["tracks"]] == [{0, 1}, {2, 0}]


@pytest.mark.rule("RON-SOLO-01", "RON-AUTO-02")
def test_printed_example_the_automas_of_a_solo_game_play_geralt_and_yennefer() -> None:
    match = set_up(1, {"automa": "pick"}, seed="printed example", avoid=("geralt", "yennefer"))

    match.choose(0, "character:geralt")
    match.choose(0, "character:yennefer")

    seats = look(match)["seats"]
    assert [(one["automa"], one["character"]) for one in seats[1:]] == [(True, "geralt"), (True, "yennefer")]


@pytest.mark.rule("RON-SOLO-02")
def test_a_solo_player_chooses_both_boards_from_all_five() -> None:
    match = Match(GAME, 1, {"side": "B", "difficulty": "winter"}, "boards")
    match.choose(0, match.position.open()[0].options[0].id)

    assert [option.id for option in match.position.open()[0].options] == [f"board:{board}" for board in range(1, 6)]
    match.choose(0, "board:4")
    assert [option.id for option in match.position.open()[0].options] == ["board:1", "board:2", "board:3", "board:5"]
    match.choose(0, "board:2")

    assert [track["board"] for track in look(match)["tracks"]] == ["4B", "2B"]


@pytest.mark.rule("RON-SOLO-03")
def test_arrows_between_two_automas_have_no_effect_and_stay_uncovered() -> None:
    sitting = drinking({}, {"timeline": ["to-left"]}, {"timeline": ["to-right"]}, players=1, initiative=[1, 2, 0])

    assert sitting.told("tea-passed") == []
    assert (sitting.covered(1), sitting.covered(2)) == ({}, {})
    assert [track["field"] for track in sitting.sees(0)["tracks"]] == [0, 0]


@pytest.mark.rule("RON-SOLO-03")
def test_arrows_between_an_automa_and_the_solo_player_still_form_pairs() -> None:
    player = {"timeline": ["to-left", "to-right"]}
    sitting = drinking(player, {"timeline": ["to-right-too"]}, {"timeline": ["to-left-too"]}, players=1)

    assert [track["field"] for track in sitting.sees(0)["tracks"]] == [2, 2]


class OwnBoard(Sitting):
    """A solo sitting whose A boards give 1, 2 and 4 experience on their fields 1, 2 and 3."""

    def __init__(self, phase: str, **data: Any) -> None:
        board = Track(12, {1: ExperiencePoints(1), 2: ExperiencePoints(2), 3: ExperiencePoints(4)}, {})
        tracks = {"A": (board,) * 5, "B": original_pack().tracks["B"]}
        super().__init__(phase, None, {"tracks": tracks}, players=1, **data)


@pytest.mark.rule("RON-SOLO-04")
@pytest.mark.parametrize(("difficulty", "field"), [("summer", 4), ("autumn", 2), ("winter", 0)])
def test_both_tracks_start_at_the_field_of_the_difficulty(difficulty: str, field: int) -> None:
    match = set_up(1, {"difficulty": difficulty})

    assert [track["field"] for track in look(match)["tracks"]] == [field, field]


@pytest.mark.rule("RON-SOLO-04")
def test_autumn_is_the_standard_difficulty() -> None:
    assert [track["field"] for track in look(set_up(1))["tracks"]] == [2, 2]


@pytest.mark.rule("RON-SOLO-05")
def test_in_summer_the_player_resolves_fields_3_and_4_of_both_tracks_during_setup() -> None:
    seats = [{"character": "ciri"}, {"character": "geralt"}, {"character": "yennefer"}]
    sitting = Sitting(
        "start_difficulty", players=1, turn=1, active=ACTIVE, seats=seats, settings={"difficulty": "summer"}
    )

    sitting.choose(0, "bonus:ability", "symbol:combat", "symbol:combat")
    sitting.choose(0, "bonus:experience", "symbol:magic", "symbol:combat")

    assert [one["ability"] for one in sitting.player(0)["borrowed"]] == ["training"]
    assert sitting.experience(0) == 2
    assert sitting.tokens(0) == {"combat": 3, "magic": 1}
    assert [track["field"] for track in sitting.sees(0)["tracks"]] == [4, 4]


@pytest.mark.rule("RON-SOLO-05")
def test_the_first_turn_begins_only_when_the_bonuses_of_the_start_fields_are_resolved() -> None:
    sitting = Sitting("start_difficulty", players=1, turn=1, settings={"difficulty": "summer"})
    assert sitting.told("turn-begins") == []

    sitting.play_on(until="draft_pair")

    assert sitting.told("turn-begins") == [{"chapter": 1, "turn": 1}]


@pytest.mark.rule("RON-SOLO-05")
@pytest.mark.parametrize(("difficulty", "experience"), [("summer", 14), ("autumn", 6), ("winter", 0)])
def test_every_difficulty_gives_the_bonuses_of_all_fields_up_to_its_start(difficulty: str, experience: int) -> None:
    sitting = OwnBoard("start_difficulty", settings={"difficulty": difficulty})

    assert sitting.experience(0) == experience


@pytest.mark.rule("RON-SOLO-06")
@pytest.mark.parametrize(("points", "won"), [(0, False), (34, False), (35, True), (36, True)])
def test_a_solo_player_wins_with_at_least_35_points(points: int, *, won: bool) -> None:
    sitting = Sitting("final_scoring", players=1, seats=[{"points": points}])

    assert [(standing.score, standing.won) for standing in sitting.result()] == [(points, won)]


@pytest.mark.rule("RON-SOLO-06")
@pytest.mark.parametrize(("points", "won"), [(33, True), (32, False)])
def test_points_of_final_scoring_count_for_the_solo_goal(points: int, *, won: bool) -> None:
    sitting = Sitting("final_scoring", players=1, seats=[{"points": points}], tracks=[5, 0, 6])

    assert [(standing.score, standing.won) for standing in sitting.result()] == [(points + 2, won)]


@pytest.mark.rule("RON-SOLO-07")
def test_three_markers_draft_from_four_rows_in_a_solo_game() -> None:
    match = set_up(1)
    rows = look(match)["pool"]
    assert len(rows) == 4
    assert [row["bonus_experience"] for row in rows] == [False, False, False, True]

    while GAME.phase_name(match.position.phase) != "play_cards":
        seat, question = next(iter(match.position.open().items()))
        match.choose(seat, question.options[0].id)

    assert sorted(look(match)["initiative"]) == [0, 1, 2]
    assert [len(one["timeline"]) for one in look(match)["seats"]] == [0, 2, 2]


@pytest.mark.rule("RON-SOLO-08")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("difficulty", ["summer", "autumn", "winter"])
def test_with_more_than_one_player_there_is_no_difficulty_to_set(players: int, difficulty: str) -> None:
    with pytest.raises(BadInput, match="difficulty"):
        Match(GAME, players, {"difficulty": difficulty}, "difficulty")


@pytest.mark.rule("RON-SOLO-08")
def test_in_a_two_player_game_every_track_starts_at_the_teapot() -> None:
    assert [track["field"] for track in look(set_up(2))["tracks"]] == [0, 0, 0]


TEA = {"tea": card("green", condition=lose_one("magic"), result={"kind": "each-track"}, ceremony=True)}


@pytest.mark.rule("RON-GEN-07", "RON-AUTO-13")
@pytest.mark.parametrize(("initiative", "first"), [([2, 0, 1], 0), ([2, 1, 0], 1)])
def test_the_players_beside_an_automa_take_its_bonuses_in_initiative_order(initiative: list[int], first: int) -> None:
    seats = [{}, {}, {"timeline": ["tea"], "steeping": 1}]
    sitting = Sitting("drink_tea", cards=TEA, players=2, seats=seats, tracks=[0, 8, 8], initiative=initiative)

    assert [seat for seat in (0, 1) if sitting.asked(seat)] == [first]
    assert sitting.asked(first) == "draw-or-experience"


@pytest.mark.rule("RON-GEN-07", "RON-AUTO-14")
@pytest.mark.parametrize(("initiative", "first"), [([2, 0, 1], 0), ([2, 1, 0], 1)])
def test_an_automa_passes_tea_to_its_neighbours_in_initiative_order(initiative: list[int], first: int) -> None:
    arrows = {
        "to-left": card("red", passing="left"), "to-right": card("red", passing="right"),
        "my-left": card("blue", passing="left"), "my-right": card("blue", passing="right"),
    }  # fmt: skip
    seats = [{"timeline": ["my-right"]}, {"timeline": ["my-left"]}, {"timeline": ["to-left", "to-right"]}]
    sitting = Sitting("drink_tea", cards=arrows, players=2, seats=seats, tracks=[0, 7, 7], initiative=initiative)

    assert [seat for seat in (0, 1) if sitting.asked(seat)] == [first]
