"""Striga: secret missions and who may look at them, requirements and claims, golden tokens, and what missions score."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tablewright.engine.dice import Luck
from tablewright.games.destiny.symbols import BLUE, COMBAT, GREEN, MAGIC, RED
from tablewright.games.path import vocabulary as words
from tablewright.games.path.content import HAND, TIMELINE, Mission
from tablewright.games.path.missions import mission_at
from tablewright.games.path.reading import original_pack
from tablewright.games.path.table import Path

from ..destiny.cards import card, lose_one, two_symbols
from .sitting import Sitting

PACK = original_pack()
SEEDS = [f"evening {number}" for number in range(40)]
COLOURS = ("red", "green", "blue", "pink")
PLAIN = {f"{colour}{number}": card(colour) for colour in COLOURS for number in range(1, 11)}
MANY = {f"many{number}": card("red green blue yellow") for number in range(1, 7)}
REQUIREMENTS = ["red", "green", "blue", "yellow"]
BACKS = {
    "A": ["combat"],
    "B": ["magic"],
    "C": ["combat", "exploration", "diplomacy"],
    "D": ["magic", "exploration", "diplomacy"],
}
NO_CLAIM = [0, 0, 0]
LEFT_FIELD, RIGHT_FIELD = 1, 2


def quiet(**more: Any) -> dict[str, Any]:
    """A seat without a hand whose first ability is used up, so that it is asked nothing but what a test is about."""
    return {"abilities": ["used"], "hand": [], **more}


def reds(first: int, last: int) -> list[str]:
    """Red cards by number, both ends included."""
    return [f"red{number}" for number in range(first, last + 1)]


def striga(phase: str, *seats: dict[str, Any], cards: dict[str, Any] | None = None, **more: Any) -> Sitting:
    """A position of Striga; the requirements beside the missions are red, green, blue and yellow."""
    every = [*seats, *(quiet() for _ in range(more.get("players", 3) - len(seats)))]
    return Sitting(
        phase,
        cards=PLAIN | MANY | (cards or {}),
        seats=every,
        settings={"story": "striga"},
        requirements=REQUIREMENTS,
        **more,
    )


def playing(*seats: dict[str, Any], **more: Any) -> Sitting:
    """All are about to play their last two cards; each then lays them down in the order of its hand."""
    sitting = striga("play_cards", *seats, **{"turn": 2, **more})
    for seat, entry in enumerate(seats):
        if len(entry.get("hand", [])) == 2:
            sitting.choose(seat, f"play:{entry['hand'][0]}")
    return sitting


def claims(sitting: Sitting) -> list[list[int]]:
    """The tokens at the four requirements, seat by seat: none, on the left field, on the right one."""
    return [one["claims"] for one in sitting.sees(None)["missions"]]


def looks_at(sitting: Sitting, seat: int | None) -> list[int]:
    """The numbers of the missions whose face a seat (or an onlooker) sees."""
    return [place + 1 for place, one in enumerate(sitting.sees(seat)["missions"]) if one["key"] is not None]


def faces(sitting: Sitting) -> list[Mission]:
    """The four missions as they really are."""
    return [mission_at(sitting.table, place) for place in range(4)]


def imagined(sitting: Sitting, seat: int, place: int) -> set[str]:
    """The missions that a seat thinks possible at a place."""
    luck = Luck("what could it be")
    found = set()
    for _ in range(40):
        world = sitting.position.imagine(seat, luck).table
        assert isinstance(world, Path)
        found.add(mission_at(world, place).key)
    return found


# Components and setup


@pytest.mark.rule("POD-STRIGA-01")
def test_the_starting_order_is_geralt_vesemir_ciri_yennefer_dandelion() -> None:
    assert Sitting.begun("striga", players=5).order() == ["geralt", "vesemir", "ciri", "yennefer", "dandelion"]


@pytest.mark.rule("POD-STRIGA-02")
def test_there_are_12_missions_6_solo_ones_4_requirements_and_23_story_cards() -> None:
    assert Counter((one.kind, one.solo) for one in PACK.missions) == {
        ("A", False): 3, ("B", False): 3, ("C", False): 3, ("D", False): 3, ("A", True): 3, ("B", True): 3,
    }  # fmt: skip
    assert len({one.key for one in PACK.missions}) == 18
    assert len(set(PACK.requirements)) == 4
    assert sorted(PACK.stories["striga"].cards) == list(range(1, 24))


@pytest.mark.rule("POD-STRIGA-02", "POD-STRIGA-22")
def test_the_two_golden_tokens_are_handed_out_by_story_cards_of_striga_alone() -> None:
    rewards = {
        story: [one for card in tale.cards.values() for one in (card.left, card.right, card.penalty, card.reward)]
        for story, tale in PACK.stories.items()
    }
    others = [one.bonus for one in PACK.exertions] + [habit.reward for one in PACK.automas for habit in one.habits]

    golden = {story: [one for one in found if isinstance(one, words.GoldenSymbol)] for story, found in rewards.items()}

    assert sorted(one.symbol for one in golden["striga"]) == [COMBAT, MAGIC]
    assert golden["edge"] == golden["evil"] == []
    assert not any(isinstance(one, words.GoldenSymbol) for one in others)


@pytest.mark.rule("POD-STRIGA-03")
def test_the_backs_of_the_four_missions_are_those_of_the_four_kinds() -> None:
    sitting = Sitting.begun("striga")

    assert [one["back"] for one in sitting.sees(None)["missions"]] == list(BACKS.values())
    assert [one.kind for one in faces(sitting)] == list(BACKS)


@pytest.mark.rule("POD-STRIGA-03", "POD-STRIGA-04", "POD-STRIGA-14")
@pytest.mark.parametrize(
    ("active", "dominant", "resolved"),
    [
        pytest.param(["combat", "magic"], "left", ["A", "C"], id="combat"),
        pytest.param(["combat", "magic"], "right", ["B", "D"], id="magic"),
        pytest.param(["exploration", "combat"], "left", ["C", "D"], id="exploration"),
        pytest.param(["magic", "diplomacy"], "right", ["C", "D"], id="diplomacy"),
    ],
)
def test_constructed_and_printed_examples_exactly_two_missions_fit_the_dominant_symbol(
    active: list[str], dominant: str, resolved: list[str]
) -> None:
    """Whoever has the only card scores 5 VP for each mission that is resolved."""
    sitting = striga(
        "final_scoring",
        quiet(timeline=["many1"]),
        active=active,
        dominant=dominant,
        content={"missions": tuple(compare(one, TIMELINE, words.ManyColoured()) for one in PACK.missions)},
    )

    revealed = [BACKS[kind] for kind in resolved]
    assert [one["back"] for one in sitting.sees(None)["missions"] if one["key"] is not None] == revealed
    assert [told["mission"] for told in sitting.told("mission-revealed")] == [
        one.key for one in faces(sitting) if one.kind in resolved
    ]
    assert mission_points(sitting) == [10, 0, 0]


@pytest.mark.rule("POD-STRIGA-05")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_four_missions_lie_face_down_and_a_requirement_face_up_beside_each(viewer: int | None) -> None:
    missions = Sitting.begun("striga").sees(viewer)["missions"]

    assert [one["key"] for one in missions] == [None] * 4
    assert sorted(one["colour"] for one in missions) == sorted(REQUIREMENTS)
    assert [one["claims"] for one in missions] == [NO_CLAIM] * 4


@pytest.mark.rule("POD-STRIGA-05")
def test_chance_draws_the_mission_of_each_kind_and_the_requirement_beside_it() -> None:
    games = [Sitting.begun("striga", seed=seed) for seed in SEEDS]

    assert {one.key for game in games for one in faces(game)} == {one.key for one in PACK.missions if not one.solo}
    assert {one["colour"] for game in games for one in game.sees(None)["missions"][:1]} == set(REQUIREMENTS)
    assert {one["colour"] for game in games for one in game.sees(None)["missions"][3:]} == set(REQUIREMENTS)


@pytest.mark.rule("POD-STRIGA-05", "POD-STRIGA-20")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_player_thinks_each_of_the_three_missions_of_a_kind_possible_and_no_solo_mission(players: int) -> None:
    sitting = Sitting.begun("striga", players=players)

    for place, kind in enumerate(BACKS):
        possible = {one.key for one in PACK.missions if one.kind == kind and not one.solo}
        assert imagined(sitting, 0, place) == possible


@pytest.mark.rule("POD-STRIGA-05")
def test_requirements_lie_open_to_every_seat_and_to_onlookers() -> None:
    sitting = Sitting.begun("striga")

    assert [sitting.readers(one) for one in sitting.table.requirements] == [[0, 1, 2, None]] * 4


# Requirements


@pytest.mark.rule("POD-STRIGA-06")
@pytest.mark.parametrize(
    ("timeline", "hand", "may_look"),
    [
        pytest.param(["red1"], ["red2", "pink1"], [], id="two cards"),
        pytest.param(["red1"], ["red2", "red3"], [1], id="three cards"),
        pytest.param(["red1", "red2"], ["red3", "red4"], [1], id="from two to four"),
        pytest.param(["red1", "many1"], ["many2", "pink1"], [1], id="with cards of many colours"),
        pytest.param(["green1", "green2"], ["green3", "red1"], [2], id="another colour"),
        pytest.param(["pink1", "pink2"], ["pink3", "pink4"], [], id="a colour without requirement"),
    ],
)
def test_three_or_more_cards_of_the_colour_let_a_player_look_at_the_mission_beside_it(
    timeline: list[str], hand: list[str], may_look: list[int]
) -> None:
    sitting = playing(quiet(timeline=timeline, hand=hand))

    assert looks_at(sitting, 0) == may_look


@pytest.mark.rule("POD-STRIGA-06")
def test_a_requirement_is_met_only_after_all_players_have_resolved_their_cards() -> None:
    costly = card("pink", condition=lose_one("magic"), result=two_symbols("combat"))
    sitting = playing(
        quiet(timeline=reds(1, 2), hand=["red3", "pink1"]),
        quiet(timeline=["m"], hand=["costly"], tokens={"magic": 1}),
        cards={"costly": costly, "m": card("blue", "m")},
    )
    assert sitting.asked(1) == "lose-symbol"
    assert (looks_at(sitting, 0), sitting.experience(0)) == ([], 0)

    sitting.choose(1, "token:magic")

    assert (looks_at(sitting, 0), sitting.experience(0)) == ([1], 1)


@pytest.mark.rule("POD-STRIGA-06")
def test_cards_in_hand_do_not_meet_a_requirement() -> None:
    sitting = playing(quiet(timeline=["red1"], hand=["red2", "pink1"]), quiet(hand=reds(3, 6)))
    sitting.choose(1, "play:red3", "play:red4")

    assert claims(sitting) == [NO_CLAIM] * 4


@pytest.mark.rule("POD-STRIGA-07", "POD-STRIGA-11")
def test_players_who_meet_a_requirement_in_the_same_turn_all_take_the_first_claim_and_may_look() -> None:
    sitting = playing(
        quiet(timeline=reds(1, 2), hand=["red3", "pink1"]),
        quiet(timeline=reds(4, 5), hand=["red6", "red7"]),
        quiet(timeline=["red8"], hand=["red9", "pink2"]),
        initiative=[2, 1, 0],
    )

    assert claims(sitting)[0] == [LEFT_FIELD, LEFT_FIELD, 0]
    assert [sitting.experience(seat) for seat in range(3)] == [1, 1, 0]
    assert [looks_at(sitting, seat) for seat in range(3)] == [[1], [1], []]


@pytest.mark.rule("POD-STRIGA-08")
def test_the_first_claim_gives_1_experience_and_puts_a_token_on_the_left_field() -> None:
    sitting = playing(quiet(timeline=reds(1, 2), hand=["red3", "red4"]))

    assert claims(sitting) == [[LEFT_FIELD, 0, 0], NO_CLAIM, NO_CLAIM, NO_CLAIM]
    assert [sitting.experience(seat) for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("POD-STRIGA-09")
def test_a_player_with_a_token_may_look_at_the_mission_for_the_rest_of_the_game() -> None:
    """The red cards of chapter I are gone, all but one."""
    deck = [f"pink{number}" for number in range(3, 11)] + [f"blue{number}" for number in range(1, 11)]
    sitting = playing(quiet(timeline=reds(1, 2), hand=["red3", "pink1"]), turn=3, deck=deck)
    assert looks_at(sitting, 0) == [1]
    mission = sitting.sees(0)["missions"][0]["key"]

    sitting.play_on(until="draft_pair")

    assert sitting.sees(None)["chapter"] == 2
    assert len(sitting.timeline(0)) == 1
    assert sitting.sees(0)["missions"][0]["key"] == mission == faces(sitting)[0].key
    sitting.play_on(until="play_cards").play_on(until="draft_pair")
    assert sitting.sees(0)["missions"][0]["key"] == mission


@pytest.mark.rule("POD-STRIGA-10")
def test_constructed_example_after_the_first_claim_three_red_cards_give_nothing_and_four_give_2_experience() -> None:
    sitting = playing(
        quiet(timeline=reds(1, 3), hand=["pink1", "pink2"]),
        quiet(timeline=reds(4, 5), hand=["red6", "pink3"]),
        quiet(timeline=reds(7, 8), hand=["red9", "red10"]),
        turn=2,
        claims=[[LEFT_FIELD, 0, 0]],
    )

    assert claims(sitting)[0] == [LEFT_FIELD, 0, RIGHT_FIELD]
    assert [sitting.experience(seat) for seat in range(3)] == [0, 0, 2]
    assert [looks_at(sitting, seat) for seat in range(3)] == [[1], [], [1]]


@pytest.mark.rule("POD-STRIGA-10")
def test_every_later_player_needs_four_cards_even_after_other_later_claims() -> None:
    sitting = playing(
        quiet(),
        quiet(),
        quiet(timeline=reds(1, 2), hand=["red3", "pink1"]),
        quiet(timeline=reds(4, 6), hand=["red7", "pink2"]),
        players=4,
        claims=[[LEFT_FIELD, RIGHT_FIELD, 0, 0]],
    )

    assert claims(sitting)[0] == [LEFT_FIELD, RIGHT_FIELD, 0, RIGHT_FIELD]
    assert [sitting.experience(seat) for seat in range(4)] == [0, 0, 0, 2]


@pytest.mark.rule("POD-STRIGA-12")
@pytest.mark.parametrize("field", [LEFT_FIELD, RIGHT_FIELD])
def test_a_player_with_a_token_gets_nothing_more_from_the_same_requirement(field: int) -> None:
    sitting = playing(
        quiet(timeline=reds(1, 4), hand=["red5", "red6"]),
        claims=[[field, LEFT_FIELD, 0]],
    )

    assert claims(sitting)[0] == [field, LEFT_FIELD, 0]
    assert sitting.experience(0) == 0
    assert sitting.told("requirement-met") == []


@pytest.mark.rule("POD-STRIGA-12")
def test_one_player_may_claim_all_four_requirements() -> None:
    sitting = playing(quiet(timeline=["many1"], hand=["many2", "many3"]))

    assert claims(sitting) == [[LEFT_FIELD, 0, 0]] * 4
    assert sitting.experience(0) == 4
    assert looks_at(sitting, 0) == [1, 2, 3, 4]


@pytest.mark.rule("POD-STRIGA-13")
def test_only_the_looking_player_sees_the_mission_and_nobody_has_to_look() -> None:
    """The experience comes in any case, and no question waits for an answer."""
    sitting = playing(quiet(timeline=reds(1, 2), hand=["red3", "pink1"]))

    assert sitting.sees(0)["missions"][0]["key"] == faces(sitting)[0].key
    assert [looks_at(sitting, viewer) for viewer in (1, 2, None)] == [[], [], []]
    assert sitting.phase == "draft_pair"
    assert sitting.experience(0) == 1


@pytest.mark.rule("POD-STRIGA-13")
def test_only_the_looking_player_is_told_what_the_mission_says() -> None:
    sitting = playing(quiet(timeline=reds(1, 2), hand=["red3", "pink1"]))

    secret = faces(sitting)[0].key
    assert [told["mission"] for told in sitting.told("peeked", 0)] == [secret]
    for viewer in (1, 2, None):
        read = [event for event in sitting.journal if event.audience is None or viewer in event.audience]
        assert not any(secret in map(str, event.arguments.values()) for event in read)
        assert {"seat": 0, "colour": "red", "number": 1} in sitting.told("requirement-met", viewer)


@pytest.mark.rule("POD-STRIGA-13")
def test_whoever_has_looked_knows_the_mission_and_others_can_only_guess() -> None:
    sitting = playing(quiet(timeline=reds(1, 2), hand=["red3", "pink1"]))

    assert imagined(sitting, 0, 0) == {faces(sitting)[0].key}
    assert imagined(sitting, 1, 0) == {one.key for one in PACK.missions if one.kind == "A" and not one.solo}


# The end of the game


def compare(mission: Mission, where: str, subject: words.Subject, scale: tuple[int, ...] = (5, 3, 1)) -> Mission:
    """A mission that compares something; solo missions stay as they are."""
    return mission if mission.solo else replace(mission, where=where, subject=subject, scale=scale)


def only(kind: str, where: str, subject: words.Subject, scale: tuple[int, ...] = (5, 3, 1)) -> tuple[Mission, ...]:
    """The missions where those of one kind compare something and all others never give a point."""
    return tuple(
        replace(one, most=0) if one.solo else compare(one, where, subject, scale if one.kind == kind else (0,))
        for one in PACK.missions
    )


def final(*seats: dict[str, Any], missions: tuple[Mission, ...], dominant: str = "left", **more: Any) -> Sitting:
    """Final scoring; combat is the left symbol and magic the right one."""
    return striga(
        "final_scoring", *seats, active=["combat", "magic"], dominant=dominant, content={"missions": missions}, **more
    )


def mission_points(sitting: Sitting) -> list[int]:
    """What each seat has scored from missions."""
    return [one["points_by_source"]["missions"] for one in sitting.sees(None)["seats"]]


@pytest.mark.rule("POD-STRIGA-14")
def test_missions_are_resolved_by_the_symbol_that_was_dominant_in_chapter_three() -> None:
    """Combat gets the last fate tokens; the story ends, and missions A and C are revealed."""
    sitting = striga(
        "find_dominant",
        quiet(timeline=["red1"]),
        turn=9,
        active=["combat", "magic"],
        fates=["right", "left", "left"],
        content={"missions": only("A", TIMELINE, words.CardsOfColour(RED))},
    ).play_on(until="nobody plays on")

    assert sitting.position.over
    assert looks_at(sitting, None) == [1, 3]
    assert mission_points(sitting) == [5, 0, 0]
    assert sitting.points(0) >= 5


@pytest.mark.rule("POD-STRIGA-15")
def test_the_other_two_missions_stay_hidden_and_give_no_points() -> None:
    sitting = final(
        quiet(timeline=reds(1, 3)), quiet(), missions=only("B", TIMELINE, words.CardsOfColour(RED)), dominant="left"
    )

    assert [looks_at(sitting, viewer) for viewer in (0, 1, 2, None)] == [[1, 3]] * 4
    assert mission_points(sitting) == [0, 0, 0]


@pytest.mark.rule("POD-STRIGA-15")
def test_whoever_has_looked_at_an_unresolved_mission_remains_the_only_one_who_knows_it() -> None:
    sitting = final(
        quiet(timeline=reds(1, 3)),
        missions=only("B", TIMELINE, words.CardsOfColour(RED)),
        claims=[NO_CLAIM, [LEFT_FIELD, 0, 0]],
    )

    assert [looks_at(sitting, viewer) for viewer in (0, 1, 2, None)] == [[1, 2, 3], [1, 3], [1, 3], [1, 3]]
    assert mission_points(sitting) == [0, 0, 0]


@pytest.mark.rule("POD-STRIGA-16")
@pytest.mark.parametrize("token", [0, LEFT_FIELD, RIGHT_FIELD])
def test_a_token_at_a_mission_makes_no_difference_to_its_points(token: int) -> None:
    sitting = final(
        quiet(timeline=reds(1, 3)),
        quiet(timeline=reds(4, 5)),
        missions=only("A", TIMELINE, words.CardsOfColour(RED)),
        claims=[[0, token, token]],
    )

    assert mission_points(sitting) == [5, 3, 0]


SUBJECT_CARDS = {
    "r": card("red", "c"),
    "rr": card("red", "mm"),
    "gb": card("green blue", "cm"),
    "effect": card("green", "c", condition=lose_one("magic"), result=two_symbols("combat")),
}


@pytest.mark.rule("POD-STRIGA-17")
@pytest.mark.parametrize("where", [TIMELINE, HAND])
@pytest.mark.parametrize(
    ("subject", "counted"),
    [
        pytest.param(words.CardsOfColour(RED), 2, id="cards of a colour"),
        pytest.param(words.CardsOfColour(BLUE), 1, id="a card of many colours is of each of them"),
        pytest.param(words.CardsWithSymbol(MAGIC), 2, id="cards with a symbol"),
        pytest.param(words.SymbolsOfKind(MAGIC), 3, id="symbols"),
        pytest.param(words.ManyColoured(), 1, id="cards of many colours"),
        pytest.param(words.WithoutEffect(), 3, id="cards without an effect"),
    ],
)
def test_a_mission_counts_what_it_names_where_it_names_it(where: str, subject: words.Subject, counted: int) -> None:
    """Seat 1 has one of it, so that the steps of the scale tell how many more seat 0 has; seat 2 has none."""
    mine = {where: ["r", "rr", "gb", "effect"], ({TIMELINE, HAND} - {where}).pop(): ["many1"]}
    scale = tuple(range(9, 0, -1))
    rival = quiet(**{where: ["rival"]})
    sitting = final(
        quiet(**mine),
        rival,
        missions=only("A", where, subject, scale),
        cards=SUBJECT_CARDS | {"rival": one_of(subject)},
    )

    assert mission_points(sitting) == [9, 9 - (counted - 1), 0]


def one_of(subject: words.Subject) -> dict[str, Any]:
    """A card that counts once for a subject."""
    match subject:
        case words.CardsOfColour(colour):
            return card({RED: "red", GREEN: "green", BLUE: "blue"}[colour])
        case words.ManyColoured():
            return card("red pink")
        case _:
            return card("pink", "m")


@pytest.mark.rule("POD-STRIGA-17")
def test_equal_numbers_score_equal_points() -> None:
    sitting = final(
        quiet(timeline=reds(1, 2)),
        quiet(timeline=reds(3, 4)),
        quiet(timeline=reds(5, 6)),
        missions=only("A", TIMELINE, words.CardsOfColour(RED)),
    )

    assert mission_points(sitting) == [5, 5, 5]


@pytest.mark.rule("POD-STRIGA-17")
def test_missions_count_the_timelines_as_they_lie_at_the_end_of_chapter_three() -> None:
    """Nothing is cleaned up before the missions are scored; the last two cards count as well."""
    sitting = striga(
        "play_cards",
        quiet(timeline=reds(1, 2), hand=["red3", "red4", "red5"]),
        quiet(timeline=reds(6, 8), hand=["pink1", "pink2", "pink3"]),
        turn=9,
        active=["combat", "magic"],
        fates=["left", "left"],
        content={"missions": only("A", TIMELINE, words.CardsOfColour(RED))},
    )

    sitting.choose(0, "play:red3", "play:red4").choose(1, "play:pink1", "play:pink2").play_on(until="nobody plays on")

    assert mission_points(sitting) == [5, 3, 0]


@pytest.mark.rule("POD-STRIGA-18")
def test_printed_example_the_most_score_5_one_fewer_3_and_two_fewer_1() -> None:
    sitting = final(
        quiet(timeline=reds(1, 4)),
        quiet(timeline=["many1", "many2", "many3", "many4"]),
        quiet(timeline=reds(5, 7)),
        quiet(timeline=reds(8, 9)),
        quiet(timeline=["red10"]),
        players=5,
        missions=only("A", TIMELINE, words.CardsOfColour(RED), (5, 3, 1)),
    )

    assert mission_points(sitting) == [5, 5, 3, 1, 0]


@pytest.mark.rule("POD-STRIGA-18")
def test_several_players_with_fewer_all_score_the_lower_value() -> None:
    sitting = final(
        quiet(timeline=reds(1, 3)),
        quiet(timeline=reds(4, 5)),
        quiet(timeline=reds(6, 7)),
        quiet(timeline=["red8"]),
        quiet(timeline=["red9"]),
        players=5,
        missions=only("A", TIMELINE, words.CardsOfColour(RED), (5, 3, 1)),
    )

    assert mission_points(sitting) == [5, 3, 3, 1, 1]


@pytest.mark.rule("POD-STRIGA-18")
def test_a_mission_that_names_symbols_counts_symbols_and_not_cards() -> None:
    """One card with two combat symbols is as good as two cards with one."""
    sitting = final(
        quiet(hand=["cc"]),
        quiet(hand=["c1", "c2"]),
        quiet(hand=["c3"]),
        cards={"cc": card("pink", "cc")} | {f"c{number}": card("pink", "cm") for number in (1, 2, 3)},
        missions=only("A", HAND, words.SymbolsOfKind(COMBAT)),
    )

    assert mission_points(sitting) == [5, 5, 3]


@pytest.mark.rule("POD-STRIGA-19")
def test_constructed_example_counts_of_1_1_and_0_score_5_5_and_nothing() -> None:
    sitting = final(
        quiet(timeline=["red1"]), quiet(timeline=["red2"]), missions=only("A", TIMELINE, words.CardsOfColour(RED))
    )

    assert mission_points(sitting) == [5, 5, 0]


@pytest.mark.rule("POD-STRIGA-19")
def test_a_mission_gives_nothing_when_nobody_has_what_it_counts() -> None:
    sitting = final(
        quiet(timeline=["pink1"]), quiet(hand=["red1"]), missions=only("A", TIMELINE, words.CardsOfColour(RED))
    )

    assert looks_at(sitting, None) == [1, 3]
    assert mission_points(sitting) == [0, 0, 0]


# The solo game


@pytest.mark.rule("POD-STRIGA-20")
def test_a_single_player_meets_the_solo_missions_in_place_of_those_with_one_symbol() -> None:
    drawn = [faces(Sitting.begun("striga", players=1, seed=seed)) for seed in SEEDS]

    assert {tuple(one.kind for one in missions) for missions in drawn} == {tuple(BACKS)}
    assert {one.key for missions in drawn for one in missions} == {
        one.key for one in PACK.missions if one.solo or one.kind in ("C", "D")
    }


@pytest.mark.rule("POD-STRIGA-20")
def test_a_single_player_thinks_the_three_solo_missions_of_a_kind_possible() -> None:
    sitting = Sitting.begun("striga", players=1)

    assert imagined(sitting, 0, 0) == {one.key for one in PACK.missions if one.solo and one.kind == "A"}
    assert imagined(sitting, 0, 2) == {one.key for one in PACK.missions if one.kind == "C"}


@pytest.mark.rule("POD-STRIGA-21")
def test_the_automa_makes_no_claims() -> None:
    """The Automa has five red cards; the player who has three still takes the first claim."""
    sitting = playing(
        quiet(character="vesemir", timeline=reds(1, 2), hand=["red3", "pink1"]),
        {"character": "geralt", "timeline": reds(4, 8)},
        players=1,
    )

    assert claims(sitting)[0] == [LEFT_FIELD, 0]
    assert [told["seat"] for told in sitting.told("requirement-met")] == [0]
    assert sitting.told("gained-experience") == [{"seat": 0, "count": 1, "total": 1}]
    assert looks_at(sitting, 1) == []


@pytest.mark.rule("POD-STRIGA-21")
@pytest.mark.parametrize(("automa", "points"), [(1, [5, 1]), (3, [5, 5]), (4, [3, 5])])
def test_the_automa_scores_comparisons_on_timelines_like_a_player(automa: int, points: list[int]) -> None:
    sitting = final(
        quiet(timeline=reds(1, 3)),
        {"timeline": reds(4, 3 + automa)},
        players=1,
        missions=only("C", TIMELINE, words.CardsOfColour(RED)),
    )

    assert mission_points(sitting) == points


@pytest.mark.rule("POD-STRIGA-21")
def test_the_automa_scores_no_mission_about_hands() -> None:
    sitting = final(
        quiet(hand=["red1"]),
        {"timeline": reds(2, 5)},
        players=1,
        missions=only("C", HAND, words.CardsOfColour(RED)),
    )

    assert mission_points(sitting) == [5, 0]


@pytest.mark.rule("POD-STRIGA-21")
@pytest.mark.parametrize(("cards", "points"), [(0, 0), (2, 4), (3, 6), (5, 6)])
def test_a_solo_mission_gives_points_for_each_up_to_its_limit_and_only_to_the_player(cards: int, points: int) -> None:
    solo = tuple(
        replace(one, where=TIMELINE, subject=words.CardsOfColour(RED), each=2, most=3)
        if one.solo
        else compare(one, TIMELINE, words.CardsOfColour(RED), (0,))
        for one in PACK.missions
    )
    sitting = final(quiet(timeline=reds(1, cards)), {"timeline": reds(6, 10)}, players=1, missions=solo)

    assert mission_points(sitting) == [points, 0]


# Golden tokens


def tokens_of(sitting: Sitting, seat: int) -> tuple[dict[str, int], dict[str, int]]:
    """All tokens of a seat, and the golden ones among them."""
    golden = sitting.player(seat)["golden_tokens"]
    return sitting.tokens(seat), {symbol: count for symbol, count in golden.items() if count}


@pytest.mark.rule("POD-STRIGA-22")
def test_a_story_card_hands_out_the_golden_token_of_its_symbol() -> None:
    """Card 4 gives golden combat to the holder of the left path token, card 6 golden magic to that of the right."""
    left = striga("turn_page", turn=3, dominant="left", path_tokens=[1, 2])
    right = striga("turn_page", turn=3, dominant="right", path_tokens=[1, 2]).play_on(until="draft_pair")

    assert left.story()["page"] == 4
    assert [tokens_of(left, seat) for seat in (0, 1, 2)] == [({}, {}), ({"combat": 1}, {"combat": 1}), ({}, {})]
    assert right.story()["page"] == 6
    assert tokens_of(right, 2) == ({"magic": 1}, {"magic": 1})


@pytest.mark.rule("POD-STRIGA-22")
def test_a_golden_token_stays_when_timelines_are_prepared_and_plain_tokens_go() -> None:
    sitting = striga(
        "prepare_timelines",
        quiet(tokens={"combat": 2, "diplomacy": 1}, golden=["combat"]),
        quiet(tokens={"combat": 1}),
        turn=6,
        dominant="left",
        path_tokens=[2, 2],
    ).play_on(until="draft_pair")

    assert tokens_of(sitting, 0) == ({"combat": 1}, {"combat": 1})
    assert tokens_of(sitting, 1) == ({}, {})


@pytest.mark.rule("POD-STRIGA-22")
def test_a_golden_token_is_scored_like_any_other_symbol() -> None:
    seat = quiet(tokens={"combat": 1}, golden=["combat"])
    mat: dict[str, Any] = {"turn": 6, "active": ["combat", "magic"]}
    dominant = striga("score_chapter", seat, dominant="left", **mat)
    other = striga("score_chapter", seat, dominant="right", **mat)

    assert dominant.player(0)["points_by_source"]["chapter-2"] == 2
    assert other.told("gained-experience")[0] == {"seat": 0, "count": 2, "total": 2}
    assert other.told("path-token")[0] == {"seat": 0, "side": "left"}


@pytest.mark.rule("POD-STRIGA-22")
def test_a_golden_token_can_be_lost_and_plain_tokens_of_its_kind_go_first() -> None:
    spend = card("pink", condition=lose_one("combat"), result=two_symbols("exploration"))
    hand = {"hand": ["spend", "pink1"]}
    seats = [quiet(**hand, golden=["combat"]), quiet(tokens={"combat": 1}, golden=["combat"])]
    lost = striga("play_cards", seats[0], cards={"spend": spend}).choose(0, "play:spend")
    kept = striga("play_cards", seats[1] | hand, cards={"spend": spend}).choose(0, "play:spend")

    assert tokens_of(lost, 0) == ({"exploration": 2}, {})
    assert tokens_of(kept, 0) == ({"exploration": 2, "combat": 1}, {"combat": 1})


@pytest.mark.rule("POD-STRIGA-22")
def test_a_lost_golden_token_does_not_come_back_with_a_plain_one_of_its_kind() -> None:
    spend = card("pink", condition=lose_one("combat"), result=two_symbols("combat"))
    sitting = striga(
        "play_cards",
        quiet(hand=["spend", "pink1"], golden=["combat"]),
        cards={"spend": spend},
        turn=3,
        active=["combat", "diplomacy"],
    )

    sitting.choose(0, "play:spend")

    assert {"seat": 0, "symbol": "combat", "count": 2} in sitting.told("gained-symbols")
    assert sitting.asked(0) == "keep-card"
    assert tokens_of(sitting, 0) == ({}, {})
